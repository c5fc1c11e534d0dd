// UIViewControllerTransitionCoordinator: blocks that run beside a transition, and when it is over.

import Lifecycle

extension Interpreter {
    /// `UIViewController.transitionCoordinator`
    mutating func transitionCoordinator(of controller: Controller.ID) -> Value {
        guard app.applies(.coordinatorLastsForTransition) else { return .nothing }
        // Without a transition of its own it has that of the nearest container above.
        let nearest = app.world.controllerAndAncestors(of: controller).first {
            app.world.isInAnimatedTransition($0) || app.world.coordinatedChange(of: $0) != nil
        }
        guard let nearest else { return .nothing }
        var properties = [
            "controller": StoredValue(.controller(nearest), .unowned), "isAnimated": StoredValue(.bool(true)),
        ]
        if let stack = app.world.coordinatedChange(around: nearest) {
            properties["initiallyInteractive"] = StoredValue(.bool(stack.transition.isInteractive))
        }
        return coordinator(properties)
    }

    /// A coordinator; without properties that of a change of size, as `viewWillTransition(to:with:)` receives it.
    mutating func coordinator(_ properties: [String: StoredValue] = [:]) -> Value {
        app.keep(.instance(app.world.code.add("UIViewControllerTransitionCoordinator", properties)))
    }

    /// A method of a transition coordinator.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func callCoordinator(
        _ name: String, of instance: Instance.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        if name == "notifyWhenInteractionChanges" || name == "notifyWhenInteractionEnds" {
            guard let block = arguments.unlabeled() ?? arguments["{}"], block.closure != nil else {
                return nil
            }
            app.retain(block)
            app.world.transitions.interactions.append(block)
            return .void
        }
        if name == "viewController" { return viewController(arguments["forKey"], of: instance) }
        guard name == "animate" else { return nil }
        let trailing = arguments["{}"]
        let animation = arguments["alongsideTransition"] ?? trailing
        let completion =
            arguments["completion"] ?? (arguments["alongsideTransition"] == nil ? nil : trailing)
        guard let controller = app.world.code.instances[instance].properties["controller"]?.value.controller
        else {
            animateAlongsideSizeTransition(animation, completion)
            return .bool(true)
        }
        let isStack = app.world.coordinatedChange(of: controller) != nil
        guard isStack || app.world.isInAnimatedTransition(controller) else { return .bool(false) }
        if let completion, case .closure = completion {
            app.retain(completion)
            app.world.transitions.completions.append(
                CoordinatedCompletion(
                    controller: controller,
                    isAppearing: isStack || app.world.controllers[controller].appearance == .appearing
                        || app.world.transitions.contains { $0.isPresentation(of: controller) },
                    block: completion))
        }
        guard !isTooLateForAnimations(controller) else {
            app.recordRule(.alongsideNeedsWillAppear)
            if animation?.closure != nil {
                app.skipUnknown("an animation added after viewWillAppear", .function)
            }
            return .bool(false)
        }
        if let animation, animation.closure != nil {
            app.retain(animation)
            app.world.runLoop.atCommit.append(
                .runAlongside(animation, [PassedArgument(nil, app.world.coordinatorContext())]))
        }
        return .bool(true)
    }

    /// `viewController(forKey:)` of the change of a stack; nil if the transition is of another kind.
    private func viewController(_ key: Value?, of instance: Instance.ID) -> Value? {
        guard let controller = app.world.code.instances[instance].properties["controller"]?.value.controller,
            let change = app.world.coordinatedChange(around: controller)?.change
        else { return nil }
        switch key {
        case .symbol("from"): return change.from.map { .controller($0) } ?? .nothing
        case .symbol("to"): return .controller(change.to)
        default: return nil
        }
    }

    /// From viewIsAppearing on the animations of a transition are set up.
    private func isTooLateForAnimations(_ controller: Controller.ID) -> Bool {
        if let (transition, change) = app.world.coordinatedChange(of: controller) {
            return [.running, .over].contains(transition.phase) && isTooLateForAnimations(change.to)
        }
        guard !app.world.isStartingTransition(of: controller) else { return false }
        return app.world.controllers[controller].turnOfTransition != app.world.runLoop.turn
            || app.recorder.isInside {
                if case .callback(.viewIsAppearing, _) = $0.event { true } else { false }
            }
    }

    private mutating func animateAlongsideSizeTransition(_ animation: Value?, _ completion: Value?) {
        app.recordRule(.alongsideRunsBeforeLayout)
        if let animation, animation.closure != nil {
            app.retain(animation)
            app.world.transitions.sizeAnimations.append(animation)
        }
        if let completion, completion.closure != nil {
            let context = app.world.coordinatorContext()
            app.runLater(completion, after: RunLoop.duration, passing: [PassedArgument(nil, context)])
        }
    }
}

extension World {
    /// Indicates whether a controller is appearing or disappearing with an animation.
    fileprivate func isInAnimatedTransition(_ controller: Controller.ID) -> Bool {
        let object = controllers[controller]
        return object.isTransitionAnimated
            && (object.appearance == .appearing || object.appearance == .disappearing)
            || transitions.contains { $0.isAnimated && $0.isRunningPresentationOrDismissal(of: controller) }
    }

    /// Indicates whether the presentation controller hears that a presentation or dismissal begins, which is before the
    /// wills.
    fileprivate func isStartingTransition(of controller: Controller.ID) -> Bool {
        [.disappeared, .appeared].contains(controllers[controller].appearance)
            && transitions.contains { $0.isAnimated && $0.isRunningPresentationOrDismissal(of: controller) }
    }

    /// The animated change of a stack on screen that is under way.
    fileprivate func coordinatedChange(
        of container: Controller.ID
    ) -> (transition: Transition, change: NavigationTransition)? {
        guard kind(of: container) == .navigation, isViewInWindow(container) else { return nil }
        return transitions.coordinated(by: container)
    }

    /// The animated change that is under way of the nearest stack in which a controller takes part.
    fileprivate func coordinatedChange(
        around controller: Controller.ID
    ) -> (transition: Transition, change: NavigationTransition)? {
        for container in controllerAndAncestors(of: controller) {
            if let found = coordinatedChange(of: container) { return found }
        }
        return nil
    }
}
