// Appearance that the window drives: of controllers that have no parent, or whose parent is plain.

extension Simulation {
    /// `-[UIViewController viewWillMoveToWindow:]`, private: a view that enters a window lets its controller appear, and
    /// one that leaves lets it disappear.
    mutating func viewWillMoveToWindow(
        of controller: Controller.ID, isEntering: Bool
    ) throws(Interruption) {
        let caller = recorder.enter(.controllerMovesToWindow)
        defer { recorder.leave(caller) }
        guard world.controllers[controller].appearance.isAppearingOrAppeared != isEntering else {
            recordRule(.appearanceStepsAlternate)
            if isEntering, let parent = world.controllers[controller].parent,
                world.kind(of: parent) == .plain,
                !world.forwardsAppearance(parent)
            {
                showByHand(controller)
            }
            return
        }
        guard var rule = ruleForWindowMove(of: controller) else { return }
        world.controllers[controller].isDrivenByWindow = true
        world.controllers[controller].needsDidMoveCleanup = rule == .childOfVisibleParentAppears
        if isEntering, rule == .lateChildMissesWill {
            world.controllers[controller].appearance = .appearing
            world.controllers[controller].hasMissedWill = true
            return recordRule(.lateChildMissesWill)
        }
        if rule == .windowMoveDrivesAppearance {
            rule = isEntering ? .willAppearPrecedesWindow : .willDisappearPrecedesRemoval
        }
        try beginAppearanceTransition(controller, isAppearing: isEntering, animated: false, by: rule)
        if isEntering { world.runLoop.atCommit.append(.showView(controller)) }
    }

    /// The rule by which a move into or out of the window concerns a controller; nil if its parent sees to it.
    private mutating func ruleForWindowMove(of controller: Controller.ID) -> Rule? {
        guard let parent = world.controllers[controller].parent else {
            if world.controllers[controller].presenter != nil { return nil }
            // An animator moves the presenter's view into the container view, and UIKit moves it back.
            if let presented = world.controllers[controller].presented,
                world.controllers[presented].isAnimatedByApp
            {
                return nil
            }
            guard world.isBelowAnotherController(controller) else {
                recordRule(.windowMoveDrivesAppearance)
                return .windowMoveDrivesAppearance
            }
            guard holds(.orphanIsDrivenByWindow) else { return nil }
            let rule: Rule =
                world.isOrphanUnsettled(controller) ? .coveredOrphanIsUnsettled : .orphanIsDrivenByWindow
            recordRule(rule)
            return rule
        }
        guard world.kind(of: parent) == .plain else { return nil }
        guard world.forwardsAppearance(parent) else {
            // Before there were children, views alone were put into views.
            if holds(.parentForwardsAppearance) { recordRule(.optingOutSilencesChildren) }
            return applies(.optingOutFailsAtFirst) ? .optingOutFailsAtFirst : nil
        }
        switch world.controllers[parent].appearance {
        case .appeared: return .childOfVisibleParentAppears
        case .appearing:
            if world.runLoop.launch != nil, applies(.lateChildAtLaunchIsUnsettled) {
                return .lateChildAtLaunchIsUnsettled
            }
            return applies(.lateChildMissesWill) ? .lateChildMissesWill : .childOfVisibleParentAppears
        case .disappeared, .disappearing: return nil
        }
    }
}

extension World {
    /// Indicates whether a controller without a parent has its view inside a controller that was pushed, or
    /// that is covered by a presentation.
    fileprivate func isOrphanUnsettled(_ orphan: Controller.ID) -> Bool {
        var next = controllers[orphan].view.flatMap { controllerAbove($0) }
        while let current = next {
            if controllers[current].presented != nil { return true }
            next = controllers[current].parent
            if let next, kind(of: next) == .navigation,
                controllers[next].children.first != current
            {
                return true
            }
        }
        return false
    }

    /// `-[UIViewController viewDidMoveToWindow:shouldAppearOrDisappear:]`, private: the did waits for the commit.
    mutating func viewDidMoveToWindow(of controller: Controller.ID, isThere: Bool) {
        guard controllers[controller].isDrivenByWindow else { return }
        controllers[controller].isDrivenByWindow = false
        if let parent = controllers[controller].parent, forwardsAppearance(parent),
            controllers[parent].appearance == .appearing
        {
            return
        }
        let rule: Rule = isThere ? .didAppearFollowsCommit : .didDisappearFollowsRemoval
        runLoop.afterCommit.append(.endAppearanceTransition(controller, rule))
    }
}
