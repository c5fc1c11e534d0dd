extension Simulation {
    /// `UIViewController.beginAppearanceTransition(_:animated:)`: the two-bit state moves, and the callback says so.
    ///
    /// A transition the other way takes the place of the one in flight; another one the same way is counted, and
    /// needs an end of its own. A class may override it: containers of UIKit's own call the override as well.
    mutating func beginAppearanceTransition(
        _ controller: Controller.ID, isAppearing: Bool, animated: Bool, by rule: Rule
    ) throws(Interruption) {
        guard world.controllers[controller].isAlive else { return }
        guard world.overrides(.beginAppearanceTransition, in: world.controllers[controller].classID),
            applies(.transitionCallsAreOverridable)
        else {
            return try baseBeginAppearanceTransition(controller, isAppearing, animated, by: rule)
        }
        try send(
            .beginAppearanceTransition, to: controller,
            .transition(isAppearing: isAppearing, animated: animated),
            by: rule)
    }

    /// UIKit's own beginAppearanceTransition.
    mutating func baseBeginAppearanceTransition(
        _ controller: Controller.ID, _ isAppearing: Bool, _ animated: Bool, by rule: Rule
    ) throws(Interruption) {
        switch (world.controllers[controller].appearance, isAppearing) {
        case (.disappeared, true), (.disappearing, true), (.appeared, false), (.appearing, false):
            recordRule(.appearanceStepsAlternate)
            try setViewAppearState(
                isAppearing ? .appearing : .disappearing, of: controller, animated, by: rule)
        case (.appearing, true), (.disappearing, false):
            _ = applies(.transitionsNest)
            world.controllers[controller].nestedTransitions += 1
        case (.appeared, true), (.disappeared, false):
            log(.unbalancedCalls(controller), of: controller, by: .imbalanceIsComplainedOf)
        }
    }

    /// `UIViewController.endAppearanceTransition()`
    mutating func endAppearanceTransition(_ controller: Controller.ID, by rule: Rule) throws(Interruption) {
        guard world.controllers[controller].isAlive else { return }
        guard world.overrides(.endAppearanceTransition, in: world.controllers[controller].classID),
            applies(.transitionCallsAreOverridable)
        else {
            return try baseEndAppearanceTransition(controller, by: rule)
        }
        try send(.endAppearanceTransition, to: controller, by: rule)
    }

    /// UIKit's own endAppearanceTransition.
    mutating func baseEndAppearanceTransition(_ controller: Controller.ID, by rule: Rule) throws(Interruption)
    {
        guard world.controllers[controller].nestedTransitions == 0 else {
            world.controllers[controller].nestedTransitions -= 1
            return
        }
        let animated = world.controllers[controller].isTransitionAnimated
        switch world.controllers[controller].appearance {
        case .appearing: try setViewAppearState(.appeared, of: controller, animated, by: rule)
        case .disappearing: try setViewAppearState(.disappeared, of: controller, animated, by: rule)
        case .appeared, .disappeared:
            log(.unbalancedCalls(controller), of: controller, by: .imbalanceIsComplainedOf)
        }
    }

    /// `-[UIViewController _setViewAppearState:isAnimating:]`, private: the callback, then the children, from the top
    /// of the tree down. It keeps a list instead of calling itself: containers may be nested very deep.
    private mutating func setViewAppearState(
        _ state: Controller.Appearance, of root: Controller.ID, _ animated: Bool, by rule: Rule
    ) throws(Interruption) {
        let before = recorder.currentMethod
        defer { recorder.leave(before) }
        var waiting = Worklist((controller: root, rule: rule, caller: before))
        while let (controller, rule, caller) = waiting.next() {
            recorder.leave(caller)
            if controller != root {
                _ = recorder.enter(.forwardAppearance)
                // On old releases a parent that has appeared passes that on to a child whose own transition code has
                // ended by hand.
                let isRepeated = state == .appeared && world.controllers[controller].appearance == .appeared
                guard world.followsParent(controller, to: state) || isRepeated && applies(.parentRepeatsDid)
                else { continue }
            }
            _ = recorder.enter(state.methods.sender)
            world.controllers[controller].move(to: state, animated, in: world.runLoop.turn)
            let flag = world.controllers[controller].appearanceTransition
            try send(state.methods.callback, to: controller, .animated(animated), by: rule)
            if world.kind(of: controller) == .plain, !world.controllers[controller].children.isEmpty,
                world.forwardsAppearance(controller)
            {
                cost.countVisits(world.visitsToChildren(of: controller))
                let children = world.controllersInView(of: controller)
                recordRule(.parentForwardsAppearance)
                for child in children.reversed() {
                    waiting.append((child, .childFollowsParent, recorder.currentMethod))
                }
            }
            if state == .appeared || state == .disappeared {
                // Its own code may have begun to move it in the meantime.
                if world.controllers[controller].appearanceTransition == flag {
                    world.controllers[controller].appearanceTransition = nil
                }
                world.endCoordination(of: controller, isAppearing: state == .appeared)
                try cleanUpDidMove(of: controller, after: state)
            }
        }
    }

    /// A child that the window told of its coming or going hears after the did, from UIKit, that it has moved, unless
    /// its parent has yet to say so.
    private mutating func cleanUpDidMove(
        of child: Controller.ID, after state: Controller.Appearance
    ) throws(Interruption) {
        guard world.controllers[child].needsDidMoveCleanup else { return }
        world.controllers[child].needsDidMoveCleanup = false
        let parent = world.controllers[child].parent
        guard world.controllers[child].isAlive, (parent != nil) == (state == .appeared),
            !world.controllers[child].awaitsDidMoveToParent, applies(.windowDrivenChildHasMovedTwice)
        else { return }
        try didMove(child, toParent: parent, by: .windowDrivenChildHasMovedTwice)
    }

    /// Passes a step of a container of UIKit's own on to a child, from inside its own method.
    mutating func forward(_ state: Controller.Appearance, to child: Controller.ID, _ animated: Bool)
        throws(Interruption)
    {
        guard world.followsParent(child, to: state) else { return }
        let caller = recorder.enter(.forwardAppearance)
        defer { recorder.leave(caller) }
        try setViewAppearState(state, of: child, animated, by: .containerForwardsFromItsOwnMethod)
    }
}

extension Controller {
    fileprivate mutating func move(to state: Appearance, _ animated: Bool, in turn: Int) {
        appearance = state
        hasMissedWill = false
        isTransitionAnimated = animated
        if state == .appearing || state == .disappearing {
            turnOfTransition = turn
            hasHeardIsAppearing = false
        }
    }
}

extension Controller.Appearance {
    /// The callback that tells of it, and the method of UIKit's that sends that.
    var methods: (callback: Callback, sender: StackMethod) {
        switch self {
        case .appearing: (.viewWillAppear, .willAppear)
        case .appeared: (.viewDidAppear, .didAppear)
        case .disappearing: (.viewWillDisappear, .willDisappear)
        case .disappeared: (.viewDidDisappear, .didDisappear)
        }
    }
}

extension World {
    /// Indicates whether a step of the parent's appearance applies to a child, which depends on the child's
    /// own state.
    fileprivate mutating func followsParent(_ child: Controller.ID, to state: Controller.Appearance) -> Bool {
        let now = controllers[child].appearance
        switch state {
        case .appearing: return now == .disappeared || now == .disappearing
        case .disappearing: return now == .appeared || now == .appearing
        case .appeared where now == .appearing, .disappeared where now == .disappearing:
            // A transition begun by the window ends after the commit: the child was added or removed in the
            // parent's own did.
            guard !runLoop.isAboutToEndTransition(of: child) else { return false }
            guard controllers[child].nestedTransitions == 0 else {
                controllers[child].nestedTransitions -= 1
                return false
            }
            return true
        case .appeared, .disappeared: return false
        }
    }
}
