/// A presentation, of which the one that comes is told first; or a dismissal, of which the presenter is, if it comes back.
struct PresentationTransition: Hashable, Sendable {
    /// The controller that comes or goes: of several, the one on top.
    let presented: Controller.ID
    /// The controllers that a dismissal takes away, the nearest to the presenter first.
    var gone: [Controller.ID] = []
    /// Indicates whether the presenter's view is out of the window during the presentation.
    let hidesPresenter: Bool
    /// Of a chain that goes step by step, what follows when this is over.
    var rest: Rest?

    struct Rest: Hashable, Sendable {
        let presenter: Controller.ID
        let isAnimated: Bool
    }
}

extension Transition {
    /// The controller that is presented or dismissed.
    var presented: Controller.ID? {
        switch kind {
        case .presentation(let presentation), .dismissal(let presentation): presentation.presented
        case .navigation, .sheetDrag, .page, .tab, .childSwap, .columns: nil
        }
    }

    /// The controllers that a dismissal takes away.
    var dismissed: [Controller.ID] {
        if case .dismissal(let dismissal) = kind { dismissal.gone } else { [] }
    }

    /// Indicates whether it presents or dismisses a controller, and has begun to tell of that.
    package func isRunningPresentationOrDismissal(of controller: Controller.ID) -> Bool {
        phase == .running && presented == controller
    }

    package func isPresentation(of controller: Controller.ID) -> Bool {
        if case .presentation(let presentation) = kind { presentation.presented == controller } else { false }
    }

    package func isDismissal(of controller: Controller.ID) -> Bool {
        if case .dismissal(let dismissal) = kind { dismissal.presented == controller } else { false }
    }

    /// Indicates whether a dismissal has to wait until it ends.
    var delaysDismissal: Bool {
        switch kind {
        case .presentation: true
        case .dismissal: isAnimated
        case .navigation, .sheetDrag, .page, .tab, .childSwap, .columns: false
        }
    }
}

extension Simulation {
    /// `-[UIPresentationController runTransitionForCurrentState]`, private: the wills, and the views.
    mutating func startPresentation(
        _ presentation: PresentationTransition, of transition: Transition
    ) throws(Interruption) {
        let caller = recorder.enter(.runPresentation)
        defer { recorder.leave(caller) }
        let presenter = transition.container, presented = presentation.presented
        try tellOfAdaptivePresentation(of: presented)
        try checkPopoverSource(of: presented)
        world.controllers[presented].appearanceTransition = .isBeingPresented
        if transition.custom != nil || world.ownPresentation(of: presented) != nil {
            try makeContainerView(of: presented, on: presenter)
        }
        try tellPresentationController(of: presented, .presentationTransitionWillBegin)
        if presentation.hidesPresenter {
            try beginAppearanceTransition(
                presenter, isAppearing: false, animated: transition.isAnimated, by: .fullScreenHidesPresenter)
        }
        try beginAppearanceTransition(
            presented, isAppearing: true, animated: transition.isAnimated,
            by: presentation.hidesPresenter ? .fullScreenHidesPresenter : .sheetKeepsPresenterVisible)
        if let view = world.controllers[presented].view, transition.custom == nil {
            try addToContainerView(view, of: presented, on: presenter)
        }
        world.runLoop.atCommit.append(.showView(presented))
        if presentation.hidesPresenter, let view = world.controllers[presenter].view,
            laysOut(presenter, by: .coveredPresenterLaysOut)
        {
            world.runLoop.atCommit.append(.layout(view))
        }
    }

    mutating func startDismissal(_ dismissal: PresentationTransition, of transition: Transition)
        throws(Interruption)
    {
        let caller = recorder.enter(.runPresentation)
        defer { recorder.leave(caller) }
        if !transition.hasToldWills { try tell(of: dismissal, in: transition) }
        let presenter = transition.container
        guard dismissal.hidesPresenter, world.controllers[presenter].appearance == .appearing,
            let view = world.controllers[presenter].view
        else { return }
        // It is shown before it is laid out, as viewIsAppearing comes between.
        world.runLoop.atCommit.append(.showView(presenter))
        // The presenter was covered by the controller that it presented itself, not by the ones presented
        // from that. An animator puts its view into the container view.
        if transition.custom == nil {
            try returnView(view, below: dismissal.gone.first ?? dismissal.presented)
        }
        if laysOut(presenter, by: .dismissalLaysPresenterOut) { setNeedsLayout(view) }
        // A stack inside that was given another top while it was covered has asked for layout outside of any window.
        for inner in world.visibleTree(below: presenter).dropFirst() {
            if let view = world.controllers[inner].view, world.views[view].needsLayout {
                world.runLoop.atCommit.append(.layoutIfNeeded(view))
            }
        }
    }

    /// Indicates whether a presentation or dismissal makes the presenter lay out, by a rule; in a tab bar
    /// controller, only the tab does.
    private mutating func laysOut(_ presenter: Controller.ID, by rule: Rule) -> Bool {
        guard !(world.kind(of: presenter) == .tabBar && applies(.tabViewLiesInWrapper)), applies(rule) else {
            return false
        }
        _ = applies(.presenterLayoutIsUnsettled)
        return true
    }

    /// The wills of a dismissal.
    mutating func tell(
        of dismissal: PresentationTransition, in transition: Transition
    ) throws(Interruption) {
        // A controller that left the screen with its context, such as one in a tab that isn't selected, gets
        // no callbacks.
        guard
            !world.coversContext(dismissal.presented)
                || world.controllers[dismissal.presented].appearance != .disappeared
        else { return }
        world.controllers[dismissal.presented].appearanceTransition = .isBeingDismissed
        let beginning = trace.count
        try tellPresentationController(of: dismissal.presented, .dismissalTransitionWillBegin)
        let hiding = trace.count
        // Up to iOS 5 a memory warning may have taken the view of what is covered.
        let presenterView = dismissal.hidesPresenter ? try view(of: transition.container) : nil
        try beginAppearanceTransition(
            dismissal.presented, isAppearing: false, animated: transition.isAnimated,
            by: dismissal.hidesPresenter ? .dismissalShowsPresenter : .sheetKeepsPresenterVisible)
        if beginning < hiding {
            trace.leaveOrderOpen(beginning..<hiding, hiding..<trace.count, by: .dismissalBeginIsUnsettled)
            recordRule(.dismissalBeginIsUnsettled)
        }
        guard presenterView != nil else { return }
        try beginAppearanceTransition(
            transition.container, isAppearing: true, animated: transition.isAnimated,
            by: .dismissalShowsPresenter)
    }

    /// `-[UIPresentationController transitionDidFinish:]`, private: the dids, then the completion block.
    mutating func finishPresentation(
        _ presentation: PresentationTransition, of transition: Transition
    ) throws(Interruption) {
        let caller = recorder.enter(.finishPresentation)
        defer { recorder.leave(caller) }
        let presenter = transition.container, presented = presentation.presented
        if applies(.modalDidIsNotAnimated) { world.controllers[presenter].isTransitionAnimated = false }
        try tellPresentationController(of: presented, .presentationTransitionDidEnd, true)
        if presentation.hidesPresenter { try removeViewFromSuperview(of: presenter) }
        try endAppearanceTransition(presented, by: .presentedEndsFirst)
        if presentation.hidesPresenter { try endAppearanceTransition(presenter, by: .presentedEndsFirst) }
        try complete(transition, of: presented)
        for navigation in world.transitions.postponed.map({ $0.navigation }) {
            try makePostponedChanges(of: navigation)
        }
        try release(.controller(presented))
        try release(.controller(presenter))
    }

    mutating func finishDismissal(_ dismissal: PresentationTransition, of transition: Transition)
        throws(Interruption)
    {
        let caller = recorder.enter(.finishPresentation)
        defer { recorder.leave(caller) }
        let presenter = transition.container, presented = dismissal.presented
        if applies(.modalDidIsNotAnimated) { world.controllers[presenter].isTransitionAnimated = false }
        try tellPresentationController(of: presented, .dismissalTransitionDidEnd, true)
        // Controllers that it has presented since the dismissal began are dismissed too.
        if world.controllers[presented].presented != nil {
            _ = try dismiss(from: presented, animated: false)
        }
        if transition.custom != nil, dismissal.hidesPresenter {
            try putBackView(of: presenter, below: presented)
        }
        try removeFromContainerView(presented)
        if transition.isAnimated || !holds(.dismissalUnlinksAtOnce) {
            world.unlink(dismissal.gone, from: presenter)
        }
        // A presenter that is dismissed in the same turn has turned round already.
        let isPresenterGoing = world.transitions.contains { $0.dismissed.contains(presenter) }
        if dismissal.hidesPresenter, !isPresenterGoing,
            !world.coversContext(presented) || world.controllers[presenter].appearance == .appearing
        {
            try endAppearanceTransition(presenter, by: .presenterEndsFirst)
        }
        if !world.coversContext(presented) || world.controllers[presented].appearance == .disappearing {
            try endAppearanceTransition(presented, by: .presenterEndsFirst)
        }
        for controller in dismissal.gone where controller != presented {
            try removeFromContainerView(controller)
        }
        if dismissal.rest == nil { try complete(transition, of: presented) }
        try layOut(presenter, after: dismissal)
        for controller in dismissal.gone.reversed() {
            try releaseOwnPresentation(of: controller)
            try release(.controller(controller))
        }
        try release(.controller(presented))
        try release(.controller(presenter))
        guard let rest = dismissal.rest else {
            if dismissal.hidesPresenter { try rotateBackAfterDismissal() }
            return
        }
        _ = try dismiss(from: rest.presenter, animated: rest.isAnimated)
        // The completion block of a chain that goes in steps runs after the last of them.
        let last = world.transitions.last { $0.presented != nil && $0.container == rest.presenter }
        if transition.completion != .nothing, let last {
            world.transitions[last]?.completion = transition.completion
        }
    }

    /// The finger lets go before the end of a dismissal of the app's own: everything is put back.
    mutating func cancelDismissal(_ dismissal: PresentationTransition, of transition: Transition)
        throws(Interruption)
    {
        let presenter = transition.container, rule = Rule.cancelledDismissalTurnsBack
        try tellPresentationController(of: dismissal.presented, .dismissalTransitionDidEnd, false)
        if dismissal.hidesPresenter { try removeIncoming(presenter, by: rule) }
        try restoreOutgoing(dismissal.presented, by: rule)
        if transition.completion != .nothing { try release(transition.completion) }
        try release(.controller(dismissal.presented))
        try release(.controller(presenter))
    }

    /// The animator has not completed a presentation: everything is put back.
    mutating func cancelPresentation(
        _ presentation: PresentationTransition, of transition: Transition
    ) throws(Interruption) {
        let presenter = transition.container, presented = presentation.presented
        let rule = Rule.incompleteTransitionTurnsBack
        try tellPresentationController(of: presented, .presentationTransitionDidEnd, false)
        try beginAppearanceTransition(presented, isAppearing: false, animated: true, by: rule)
        if presentation.hidesPresenter { try putBackView(of: presenter, below: presented) }
        try removeFromContainerView(presented)
        try endAppearanceTransition(presented, by: rule)
        if presentation.hidesPresenter { try restoreOutgoing(presenter, by: rule) }
        if transition.completion != .nothing { try release(transition.completion) }
        world.unlink([presented], from: presenter)
        try releaseOwnPresentation(of: presented)
        // That of the transition, and that of the presenter.
        try release(.controller(presented))
        try release(.controller(presented))
        try release(.controller(presenter))
    }

    /// The presenter that was covered is laid out once more; on iOS 8 it also gets the screen's size back.
    private mutating func layOut(
        _ presenter: Controller.ID, after dismissal: PresentationTransition
    ) throws(Interruption) {
        guard dismissal.hidesPresenter, let view = world.controllers[presenter].view else { return }
        if world.controllers[presenter].presenter != nil, world.effectiveStyle(of: presenter) == .custom,
            applies(.coveredCustomFrameIsLost)
        {
            resize(view, to: world.rootViewFrame)
        }
        if laysOut(presenter, by: .dismissalLaysPresenterOut) { setNeedsLayout(view) }
    }

    /// The app's own presentation controller, which only a custom presentation has.
    private mutating func tellPresentationController(
        of presented: Controller.ID, _ callback: Callback, _ completed: Bool? = nil
    ) throws(Interruption) {
        guard world.effectiveStyle(of: presented) == .custom, !world.isAlert(presented),
            holds(.presentationControllerHears)
        else { return }
        let entry = begin(
            .callback(callback, .none), to: .presentationController(presented),
            by: .presentationControllerHears)
        let own = world.ownPresentation(of: presented).map { Value.instance($0) }
        let arguments = completed.map { [PassedArgument(nil, .bool($0))] } ?? []
        _ = try ask(callback.baseName, of: own, arguments)
        recorder.end(entry)
    }

    private mutating func complete(
        _ transition: Transition, of presented: Controller.ID
    ) throws(Interruption) {
        let index = begin(.completion, to: .controller(presented), by: .completionFollowsDids)
        if transition.completion != .nothing {
            try runAlone(.invoke(transition.completion, []))
            try release(transition.completion)
        }
        recorder.end(index)
    }
}
