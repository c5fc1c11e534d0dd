// Appearance that the window drives: of controllers that have no parent, or whose parent is plain.

extension Simulation {
    /// `-[UIViewController viewWillMoveToWindow:]`, private: a view that enters a window lets its controller appear.
    mutating func viewWillMoveToWindow(of controller: Controller.ID) throws(Interruption) {
        let caller = enter(.controllerMovesToWindow)
        defer { leave(caller) }
        switch world.controllers[controller].appearance {
        case .appearing, .appeared:
            cite(.appearanceStepsAlternate)
            if let parent = world.controllers[controller].parent, world.kind(of: parent) == .plain,
                !world.forwardsAppearance(parent)
            {
                showByHand(controller)
            }
            return
        case .disappearing, .disappeared: break
        }
        guard let rule = ruleForWindowMove(of: controller) else { return }
        world.controllers[controller].isDrivenByWindow = true
        if rule == .lateChildMissesWill {
            world.controllers[controller].appearance = .appearing
            return cite(.lateChildMissesWill)
        }
        try beginAppearanceTransition(
            controller, isAppearing: true, animated: false,
            by: rule == .windowMoveDrivesAppearance ? .willAppearPrecedesWindow : rule)
        world.runLoop.atCommit.append(.showView(controller))
    }

    /// The same with nil, private: a view that leaves lets its controller disappear.
    mutating func viewWillLeaveWindow(of controller: Controller.ID) throws(Interruption) {
        let caller = enter(.controllerMovesToWindow)
        defer { leave(caller) }
        switch world.controllers[controller].appearance {
        case .appearing, .appeared: break
        case .disappearing, .disappeared: return cite(.appearanceStepsAlternate)
        }
        guard let rule = ruleForWindowMove(of: controller) else { return }
        world.controllers[controller].isDrivenByWindow = true
        try beginAppearanceTransition(
            controller, isAppearing: false, animated: false,
            by: rule == .windowMoveDrivesAppearance ? .willDisappearPrecedesRemoval : rule)
    }

    /// `-[UIViewController viewDidMoveToWindow:shouldAppearOrDisappear:]`, private: the did waits for the commit.
    mutating func viewDidMoveToWindow(of controller: Controller.ID, isThere: Bool) {
        guard world.controllers[controller].isDrivenByWindow else { return }
        world.controllers[controller].isDrivenByWindow = false
        if let parent = world.controllers[controller].parent, world.forwardsAppearance(parent),
            world.controllers[parent].appearance == .appearing
        {
            return
        }
        let rule: Rule = isThere ? .didAppearFollowsCommit : .didDisappearFollowsRemoval
        world.runLoop.afterCommit.append(.endAppearanceTransition(controller, rule))
    }

    /// The rule by which a move into or out of the window concerns a controller; nil if its parent sees to it.
    private mutating func ruleForWindowMove(of controller: Controller.ID) -> Rule? {
        guard let parent = world.controllers[controller].parent else {
            if world.controllers[controller].presenter != nil { return nil }
            guard world.isBelowAnotherController(controller) else {
                cite(.windowMoveDrivesAppearance)
                return .windowMoveDrivesAppearance
            }
            return follows(.orphanIsDrivenByWindow) ? .orphanIsDrivenByWindow : nil
        }
        guard world.kind(of: parent) == .plain else { return nil }
        guard world.forwardsAppearance(parent) else {
            cite(.optingOutSilencesChildren)
            return follows(.optingOutFailsAtFirst) ? .optingOutFailsAtFirst : nil
        }
        switch world.controllers[parent].appearance {
        case .appeared: return .childOfVisibleParentAppears
        case .appearing:
            return follows(.lateChildMissesWill) ? .lateChildMissesWill : .childOfVisibleParentAppears
        case .disappeared, .disappearing: return nil
        }
    }
}
