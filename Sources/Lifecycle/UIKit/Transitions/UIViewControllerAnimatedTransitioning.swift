// Animators of the app's own: who is asked for one and when, what it is told, and how its transition ends.

/// What the app's code gives for a transition.
struct CustomAnimation: Hashable, Sendable {
    /// `UIViewControllerAnimatedTransitioning`; the transition holds it.
    let animator: Value
    /// `UIViewControllerInteractiveTransitioning`, which the transition holds as well; `.nothing` if no finger drives it.
    var interactor = Value.nothing
    /// `UIViewControllerContextTransitioning`, once the animation has begun.
    var context: Instance.ID?
    /// The position in the trace at which the animation began.
    var start = 0
    /// The ends of animations that wait until the finger lets go.
    var held: [RunLoop.PendingWork] = []
    /// Indicates whether `animateTransition(using:)` is running.
    var isStarting = false
    /// The argument of `completeTransition(_:)`; nil before it is called.
    var didComplete: Bool?

    /// What the transition holds.
    var objects: [Value] { [animator, interactor] + (context.map { [.instance($0)] } ?? []) }
}

// MARK: - Asking

extension Simulation {
    /// Calls a method or reads a property by which UIKit asks an object of the app's. Whoever asks lets go of the answer.
    ///
    /// - Returns: Nil if the app has no code for it.
    mutating func ask(
        _ method: String, of object: Value?, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard let object, object.isObject, world.isAlive(object),
            let (function, level) = world.function(method, of: object, arguments)
        else { return nil }
        let mark = progress.temporaries.count
        let answer = try run(.function(function, on: object, level: level, arguments)) ?? .void
        retain(answer)
        try dropTemporaries(to: mark)
        if answer == .unknown { skipUnknown("what \(function.fullName) returns", .condition) }
        return answer
    }

    /// Asks for the animator of a transition, and for what drives it.
    ///
    /// - Returns: Nil if UIKit animates the transition itself.
    mutating func customAnimation(
        of kind: Transition.Kind, in container: Controller.ID, from source: Controller.ID? = nil
    ) throws(Interruption) -> CustomAnimation? {
        guard holds(.animatedTransitionAsksForAnimator) else { return nil }
        let delegate: Value?, method: String, arguments: [PassedArgument]
        // A container's delegate is asked for both by methods of one name.
        var interaction: String?
        func controller(_ label: String?, _ id: Controller.ID) -> PassedArgument {
            PassedArgument(label, .controller(id))
        }
        switch kind {
        case .presentation(let presentation):
            delegate = world.controllers[presentation.presented].transitioningDelegate
            (method, interaction) = ("animationController", "interactionControllerForPresentation")
            arguments = [
                controller("forPresented", presentation.presented), controller("presenting", container),
                controller("source", source ?? container),
            ]
        case .dismissal(let dismissal):
            delegate = world.controllers[dismissal.presented].transitioningDelegate
            (method, interaction) = ("animationController", "interactionControllerForDismissal")
            arguments = [controller("forDismissed", dismissal.presented)]
        case .navigation(let change):
            guard let from = change.from else { return nil }
            (delegate, method) = (world.controllers[container].delegate, "navigationController")
            arguments = [
                controller(nil, container),
                PassedArgument("animationControllerFor", .symbol(change.isPush ? "push" : "pop")),
                controller("from", from), controller("to", change.to),
            ]
        case .tab(let old, let new):
            (delegate, method) = (world.controllers[container].delegate, "tabBarController")
            arguments = [
                controller(nil, container), controller("animationControllerForTransitionFrom", old),
                controller("to", new),
            ]
        case .sheetDrag, .page, .childSwap, .columns: return nil
        }
        guard let animator = try ask(method, of: delegate, arguments), animator.isObject else { return nil }
        recordRule(.animatedTransitionAsksForAnimator)
        guard world.function("animateTransition", of: animator, [PassedArgument("using", .unknown)]) != nil
        else {
            skipUnknown("animateTransition(using:)", .method)
            try release(animator)
            return nil
        }
        var custom = CustomAnimation(animator: animator)
        let given =
            interaction == nil
            ? [controller(nil, container), PassedArgument("interactionControllerFor", animator)]
            : [PassedArgument("using", animator)]
        let interactor = try ask(interaction ?? method, of: delegate, given) ?? .nothing
        guard interactor.isObject else { return custom }
        if try run(.read("wantsInteractiveStart", of: interactor)) == .bool(false) {
            try release(interactor)
        } else {
            custom.interactor = interactor
        }
        return custom
    }

    // MARK: - Running

    /// The wills are out: the animator puts the views into the container view and animates them.
    mutating func animate(_ id: Transition.ID) throws(Interruption) {
        guard let transition = world.transitions[id], let custom = transition.custom else { return }
        recordRule(.animatorEndsTransition)
        recordRule(.animatorAddsViews)
        world.code.occasions.insert("animating")
        let isInteractive = custom.interactor.isObject
        let context = world.addContext(of: transition)
        retain(.instance(context))
        world.transitions[id]?.isInteractive = isInteractive
        world.transitions[id]?.custom?.context = context
        world.transitions[id]?.custom?.start = recorder.trace.count
        world.transitions[id]?.custom?.isStarting = true
        defer { world.transitions[id]?.custom?.isStarting = false }
        let argument = Value.instance(context)
        let duration = try ask(
            "transitionDuration", of: custom.animator, [PassedArgument("using", argument)])
        if let duration { try release(duration) }
        guard isInteractive else {
            _ = try ask("animateTransition", of: custom.animator, [PassedArgument("using", argument)])
            return
        }
        recordRule(.fingerDrivesAnimator)
        let first = world.runLoop.animations.count
        if world.isPercentDriven(custom.interactor) { world.runLoop.held.append(id) }
        if try ask("startInteractiveTransition", of: custom.interactor, [PassedArgument(nil, argument)])
            == nil
        {
            try startInteractiveTransition(context)
        }
        guard world.runLoop.held.contains(id) else { return }
        world.transitions[id]?.custom?.held = world.runLoop.animations.dropFirst(first).map { $0.work }
        world.runLoop.animations.removeSubrange(first...)
    }

    /// `UIPercentDrivenInteractiveTransition.startInteractiveTransition(_:)`
    package mutating func startInteractiveTransition(_ context: Instance.ID) throws(Interruption) {
        guard let (_, custom) = world.transitions.custom(where: { $0.context == context }) else { return }
        _ = try ask(
            "animateTransition", of: custom.animator, [PassedArgument("using", .instance(context))])
    }

    /// `UIPercentDrivenInteractiveTransition.finish()` and `cancel()`: the animations go on, or back.
    package mutating func endInteraction(
        by interactor: Instance.ID, isCancelled: Bool
    ) throws(Interruption) {
        guard
            let (id, _) = world.transitions.custom(where: { $0.interactor == .instance(interactor) }),
            world.runLoop.held.contains(id)
        else { return }
        try endInteractiveTransition(id, isCancelled: isCancelled)
    }

    /// `UIViewControllerContextTransitioning.completeTransition(_:)`
    package mutating func completeTransition(
        of context: Instance.ID, _ didComplete: Bool
    ) throws(Interruption) {
        guard let (id, custom) = world.transitions.custom(where: { $0.context == context }),
            custom.didComplete == nil
        else { return }
        world.transitions[id]?.custom?.didComplete = didComplete
        world.runLoop.held.removeAll { $0 == id }
        // The dids of a presentation come after the commit, those of a container inside the call: but not before the
        // commit has shown the new view.
        guard world.transitions[id]?.presented == nil, !custom.isStarting else {
            return world.runLoop.afterCommit.append(.finish(id))
        }
        try finish(id)
    }

    /// A transition with an animator is over, dids and all.
    mutating func endAnimation(of transition: Transition, didComplete: Bool) throws(Interruption) {
        guard let custom = transition.custom else { return }
        if let presented = transition.presented { world.controllers[presented].isAnimatedByApp = false }
        _ = try ask("animationEnded", of: custom.animator, [PassedArgument(nil, .bool(didComplete))])
        for object in custom.objects { try release(object) }
    }

    /// Ends a transition whose animator does something unknown, which may complete it, when nothing else is left to do.
    ///
    /// - Returns: Whether there was one.
    mutating func finishUnknownAnimation() throws(Interruption) -> Bool {
        guard let (id, custom) = world.transitions.custom(where: { world.mayHaveCompleted($0, in: trace) }),
            !world.runLoop.held.contains(id)
        else { return false }
        assume("\(world.className(of: custom.animator)) calls completeTransition(true)")
        world.transitions[id]?.custom?.didComplete = true
        try finish(id)
        return true
    }

    // MARK: - What the context tells

    /// `view(forKey:)`: nil for a presenter whose view stays where it is.
    package mutating func view(
        forKey key: String, of context: Instance.ID
    ) throws(Interruption) -> Value {
        guard let sides = world.sides(of: context),
            let controller = world.viewController(forKey: key, of: context),
            controller != sides.stays
        else { return .nothing }
        if let own = world.ownPresentation(of: controller),
            let view = try run(.read("presentedView", of: .instance(own)))
        {
            return view
        }
        return world.controllers[controller].view.map { .view($0) } ?? .nothing
    }

    /// `initialFrame(for:)` and `finalFrame(for:)`: zero where nothing is known of it, or the view goes.
    package mutating func frame(
        of controller: Controller.ID, isFinal: Bool, in context: Instance.ID
    ) throws(Interruption) -> Value {
        guard let sides = world.sides(of: context), let view = world.controllers[controller].view,
            controller == (isFinal ? sides.to : sides.from) || controller == sides.stays
        else { return .rectangle(.zero) }
        guard isFinal, world.controllers[controller].containerView != nil else {
            return .rectangle(
                isFinal && world.views[view].superview == nil
                    ? Rectangle(size: world.views[view].frame.size) : world.views[view].frame)
        }
        return try frameOfPresentedView(of: controller)
    }
}

extension World {
    /// The name of the class of an object of the app's.
    fileprivate func className(of object: Value) -> String {
        switch object {
        case .controller(let controller): className(of: controller)
        case .instance(let instance): typeName(code.instances[instance].type)
        default: "the animator"
        }
    }

    /// Indicates whether an animation has begun that its animator has still to end, and not an interaction of the app's own.
    fileprivate func isOpen(_ custom: CustomAnimation) -> Bool {
        custom.context != nil && custom.didComplete == nil
            && (!custom.interactor.isObject || isPercentDriven(custom.interactor))
    }

    /// Indicates whether something that isn't known may have called `completeTransition(_:)`, or may call it later.
    fileprivate func mayHaveCompleted(_ custom: CustomAnimation, in trace: Trace) -> Bool {
        guard let context = custom.context, isOpen(custom) else { return false }
        return code.instances[context].retainCount > 1 || trace.hasUnknown(since: custom.start)
    }

    /// Indicates whether an object is a UIPercentDrivenInteractiveTransition.
    fileprivate func isPercentDriven(_ object: Value) -> Bool {
        guard case .instance(let instance) = object else { return false }
        return code.isObject(instance, of: AppCode.percentDrivenClass)
    }

    /// A `UIViewControllerContextTransitioning`.
    fileprivate mutating func addContext(of transition: Transition) -> Instance.ID {
        var container = controllers[transition.container].view
        var style = Controller.ModalStyle?.none
        if let presented = transition.presented {
            container = controllers[presented].containerView
            style = effectiveStyle(of: presented)
            controllers[presented].isAnimatedByApp = true
        }
        return code.add(
            "UIViewControllerContextTransitioning",
            [
                "containerView": StoredValue(container.map { .view($0) } ?? .nothing, .unowned),
                "isAnimated": StoredValue(.bool(transition.isAnimated)),
                "isInteractive": StoredValue(.bool(transition.custom?.interactor.isObject == true)),
                "transitionWasCancelled": StoredValue(.bool(false)),
                "presentationStyle": StoredValue(.symbol(style?.rawValue ?? "none")),
            ])
    }

    /// The controllers of the transition to which a context belongs, and whether the views of both are the animator's to move.
    fileprivate func sides(of context: Instance.ID) -> (
        from: Controller.ID, to: Controller.ID, stays: Controller.ID?
    )? {
        guard let (id, _) = transitions.custom(where: { $0.context == context }),
            let transition = transitions[id]
        else { return nil }
        let container = transition.container
        switch transition.kind {
        case .presentation(let presentation):
            return (container, presentation.presented, presentation.hidesPresenter ? nil : container)
        case .dismissal(let dismissal):
            return (dismissal.presented, container, dismissal.hidesPresenter ? nil : container)
        case .navigation(let change): return change.from.map { ($0, change.to, nil) }
        case .tab(let old, let new): return (old, new, nil)
        case .sheetDrag, .page, .childSwap, .columns: return nil
        }
    }

    /// `viewController(forKey:)`
    package func viewController(forKey key: String, of context: Instance.ID) -> Controller.ID? {
        let sides = sides(of: context)
        return key == "from" ? sides?.from : key == "to" ? sides?.to : nil
    }

    /// The animators of which nothing is left that can end the transition, by class.
    package var unfinishedAnimators: [String] {
        guard let (id, custom) = transitions.custom(where: { isOpen($0) }),
            !runLoop.held.contains(id), runLoop.animations.isEmpty
        else { return [] }
        return [className(of: custom.animator)]
    }
}
