// The first child of a navigation controller: it has nothing to come in place of, and appears with its parent.

extension Simulation {
    /// `-[UINavigationController _startDeferredTransitionIfNeeded:]`, private, in the layout of the container's view,
    /// where nothing is shown yet. It does not depend on the app's code: one that leaves super out of its
    /// viewWillAppear shows its child all the same.
    mutating func showFirstChildIfNeeded(of container: Controller.ID) throws(Interruption) {
        guard world.isViewInWindow(container), world.controllers[container].appearance.isAppearingOrAppeared,
            let child = world.childToShowInLayout(of: container), !world.isShown(child, in: container)
        else { return }
        let caller = recorder.enter(.startNavigationInLayout)
        defer { recorder.leave(caller) }
        if world.kind(of: container) == .tabBar { return try showFirstTab(child, of: container) }
        let push = world.transitions.navigation(of: container)?.id
        try showFirstChild(child, of: container)
        guard world.isShown(child, in: container) else { return }
        world.runLoop.atCommit.append(.showView(child))
        if let push { world.deferUntilFirstChildAppears(before: push) }
    }

    /// Loads the first child, tells it, and puts its view in place; the did comes with the container's own.
    mutating func showFirstChild(
        _ child: Controller.ID, of navigation: Controller.ID
    ) throws(Interruption) {
        if world.controllers[child].view == nil, applies(.navigationCallsLoadViewIfNeeded) {
            try send(.loadViewIfNeeded, to: child, by: .navigationCallsLoadViewIfNeeded)
        }
        guard let superview = world.controllers[navigation].view, let view = try view(of: child) else {
            return
        }
        // A controller that it pushes while it loads takes its place, if nothing has been shown yet.
        guard
            world.controllers[navigation].children.last == child
                || world.transitions.navigation(of: navigation) != nil
        else { return }
        guard world.controllers[navigation].forwardsToFirstChild else {
            recordRule(.firstChildIsShownWithoutSuper)
            return try addSubview(view, to: superview)
        }
        if applies(.firstViewHasSuperviewBeforeWill) {
            try addSubview(view, to: superview) { (simulation) throws(Interruption) in
                try simulation.sendWillAppearToFirstChild(child, of: navigation)
            }
        } else {
            try sendWillAppearToFirstChild(child, of: navigation)
            if world.views[view].superview != superview { try addSubview(view, to: superview) }
        }
        try tellDelegate(
            of: navigation, .navigationDidShow, [.controller(child), .bool(false)],
            by: .delegateHearsOfFirstChild)
    }

    private mutating func sendWillAppearToFirstChild(
        _ child: Controller.ID, of navigation: Controller.ID
    ) throws(Interruption) {
        let animated = world.controllers[navigation].isTransitionAnimated
        if world.controllers[navigation].appearance == .appeared {
            try beginAppearanceTransition(
                child, isAppearing: true, animated: false, by: .containerForwardsFromItsOwnMethod)
            world.runLoop.afterCommit.append(
                .endAppearanceTransition(child, .containerForwardsFromItsOwnMethod))
        } else {
            try forward(.appearing, to: child, animated)
        }
        try tellDelegate(
            of: navigation, .navigationWillShow, [.controller(child), .bool(false)],
            by: .delegateHearsOfFirstChild)
    }

    /// Indicates whether new children of a stack replace nothing, since it is off screen or hasn't shown
    /// anything yet.
    mutating func isBeforeFirstChild(_ navigation: Controller.ID) -> Bool {
        guard world.controllers[navigation].appearance.isAppearingOrAppeared else { return true }
        guard world.controllers[navigation].appearance == .appearing,
            world.transitions.navigation(of: navigation) == nil
        else { return false }
        guard let top = world.controllers[navigation].children.last else { return true }
        return !world.isShown(top, in: navigation) && applies(.pendingFirstChildIsReplaced)
    }

    /// Requests layout of a stack that is on screen or appearing, so that it shows its new child.
    mutating func layOutFirstChild(of navigation: Controller.ID) {
        guard world.controllers[navigation].appearance.isAppearingOrAppeared,
            let view = world.controllers[navigation].view
        else {
            return
        }
        setNeedsLayout(view)
    }

    /// A controller that is covered from the start hears at once that it has moved.
    mutating func sendDidMoveToParent(
        ofCovered child: Controller.ID, in navigation: Controller.ID
    ) throws(Interruption) {
        guard world.controllers[child].awaitsDidMoveToParent else { return }
        try didMove(child, toParent: navigation, by: .coveredChildHasMovedAtOnce)
        // It has been added by then: what uncovers it later does not add it.
        if world.controllers[child].appearanceTransition == .isMovingToParent {
            _ = applies(.movingIsTrueInsideCallbacks)
            world.controllers[child].appearanceTransition = nil
        }
    }

    /// Removes the view of a child at once when its container is off screen and covers or removes the child.
    /// If the child is disappearing together with the container, its disappearance ends here, since the
    /// container's later steps go to the child that replaces it.
    mutating func removeChildOfHiddenContainer(
        _ child: Controller.ID, by rule: Rule = .navigationEndsWithOldFirst
    ) throws(Interruption) {
        try removeViews(inPlaceOf: child)
        try endAppearanceTransitions(inPlaceOf: child, isAppearing: false, by: rule)
    }

    private mutating func showFirstTab(_ tab: Controller.ID, of container: Controller.ID) throws(Interruption)
    {
        guard let superview = world.controllers[container].view, let view = try view(of: tab) else { return }
        let rule = Rule.emptyContainerShowsWhatItIsGiven
        if world.controllers[container].appearance == .appeared {
            try beginAppearanceTransition(tab, isAppearing: true, animated: false, by: rule)
            world.runLoop.afterCommit.append(.endAppearanceTransition(tab, rule))
        } else {
            try forward(.appearing, to: tab, world.controllers[container].isTransitionAnimated)
        }
        try addSubview(view, to: superview)
        world.runLoop.atCommit.append(.showView(tab))
    }
}

extension World {
    /// Delays a push over a first child that hasn't been shown yet, until that child is on screen. The push
    /// then starts in a layout of its own, without animation.
    fileprivate mutating func deferUntilFirstChildAppears(before push: Transition.ID) {
        guard !holds(.pendingFirstChildIsReplaced) else { return }
        // By then there is no animation.
        transitions[push]?.waitsForFirstChild = true
        transitions[push]?.isAnimated = false
        runLoop.atCommit.removeAll { $0 == .start(push) }
        runLoop.atCommit.append(.start(push))
    }

    /// Indicates whether the view of one of UIKit's containers contains a child's view.
    func isShown(_ child: Controller.ID, in container: Controller.ID) -> Bool {
        guard let superview = controllers[container].view else { return false }
        return inPlace(of: child).contains { controller in
            controllers[controller].view.map { isBelow($0, superview) } ?? false
        }
    }

    /// The child that a stack or tab bar controller would show in its layout if nothing else is under way.
    fileprivate func childToShowInLayout(of container: Controller.ID) -> Controller.ID? {
        switch kind(of: container) {
        case .navigation:
            guard let (id, change) = transitions.navigation(of: container) else {
                return controllers[container].children.last
            }
            return transitions[id]?.phase == .begun ? change.from : nil
        case .tabBar: return visibleChildren(of: container).first
        default: return nil
        }
    }
}
