extension Simulation {
    /// The person goes to the home screen.
    mutating func enterBackground() -> Outcome {
        guard world.application == .active else { return .ignored(.appIsNotOnScreen) }
        heed(.backgroundKeepsAppearance)
        if holds(.appLeavingOldSystemEnds) {
            tellApplication(.applicationWillTerminate, by: .appLeavingOldSystemEnds)
            world.application = .terminated
            return .done
        }
        if holds(.sceneLeavesScreen) {
            tellScene(.sceneWillResignActive, .willResignActiveNotification, by: .sceneLeavesScreen)
            tellScene(.sceneDidEnterBackground, .didEnterBackgroundNotification, by: .sceneLeavesScreen)
        } else {
            tellApplication(.applicationWillResignActive, by: .appLeavesScreen)
            tellApplication(.applicationDidEnterBackground, by: .appLeavesScreen)
        }
        world.application = .background
        return .done
    }

    /// The person comes back.
    mutating func enterForeground() throws(Interruption) -> Outcome {
        switch world.application {
        case .background: break
        case .active: return .ignored(.appIsOnScreen)
        case .notLaunched, .crashed, .terminated: return .ignored(.appIsNotOnScreen)
        }
        world.application = .active
        heed(.backgroundKeepsAppearance)
        if world.isDeviceLandscape != world.isLandscape { heed(.turnIsMadeUpOnReturn) }
        try followDevice()
        if holds(.sceneReturns) {
            tellScene(.sceneWillEnterForeground, .willEnterForegroundNotification, by: .sceneReturns)
            tellScene(.sceneDidBecomeActive, .didBecomeActiveNotification, by: .sceneReturns)
        } else {
            tellApplication(.applicationWillEnterForeground, by: .appReturns)
            tellApplication(.applicationDidBecomeActive, by: .appReturns)
        }
        return .done
    }

    /// The person throws the app out of the app switcher.
    mutating func terminate() throws(Interruption) -> Outcome {
        guard world.application != .notLaunched else { return .ignored(.appIsNotOnScreen) }
        guard holds(.killedSceneTakesRootAway) else {
            tellApplication(.applicationWillTerminate, by: .killedAppIsToldOnly)
            return end()
        }
        if world.application == .active {
            tellApplication(.sceneWillResignActive, by: .killedSceneTakesRootAway)
        }
        tellApplication(.sceneDidDisconnect, by: .killedSceneTakesRootAway)
        tellApplication(.didDiscardSceneSessions, by: .killedSceneTakesRootAway)
        if let root = world.window.root, world.controllers[root].isOnStage {
            try beginAppearanceTransition(
                root, isAppearing: false, animated: false, by: .killedSceneTakesRootAway)
            try endAppearanceTransition(root, by: .killedSceneTakesRootAway)
        }
        return end()
    }

    private mutating func end() -> Outcome {
        world.runLoop.forgetAll()
        world.application = .terminated
        return .done
    }

    private mutating func tellScene(_ callback: Callback, _ notification: Callback, by rule: Rule) {
        tellApplication(callback, by: rule)
        tellApplication(notification, by: .notificationFollowsScene)
    }
}
