extension Simulation {
    /// The person goes to the home screen.
    mutating func enterBackground() throws(Interruption) -> Outcome {
        guard world.application == .active else { return .ignored(.appIsNotOnScreen) }
        cite(.backgroundKeepsAppearance)
        if holds(.appLeavingOldSystemEnds) {
            tellApplication(.applicationWillTerminate, by: .appLeavingOldSystemEnds)
            world.application = .terminated
            return .done
        }
        if holds(.sceneLeavesScreen) {
            try tellScene(.sceneWillResignActive, .willResignActiveNotification, by: .sceneLeavesScreen)
            try tellScene(.sceneDidEnterBackground, .didEnterBackgroundNotification, by: .sceneLeavesScreen)
        } else {
            tellApplication(.applicationWillResignActive, by: .appLeavesScreen)
            try post(.symbol(Callback.willResignActiveNotification.rawValue), from: .nothing)
            tellApplication(.applicationDidEnterBackground, by: .appLeavesScreen)
            try post(.symbol(Callback.didEnterBackgroundNotification.rawValue), from: .nothing)
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
        cite(.backgroundKeepsAppearance)
        if world.isDeviceLandscape != world.isLandscape { cite(.turnIsMadeUpOnReturn) }
        try followDevice()
        if holds(.sceneReturns) {
            try tellScene(.sceneWillEnterForeground, .willEnterForegroundNotification, by: .sceneReturns)
            try tellScene(.sceneDidBecomeActive, .didBecomeActiveNotification, by: .sceneReturns)
        } else {
            tellApplication(.applicationWillEnterForeground, by: .appReturns)
            try post(.symbol(Callback.willEnterForegroundNotification.rawValue), from: .nothing)
            tellApplication(.applicationDidBecomeActive, by: .appReturns)
            try post(.symbol(Callback.didBecomeActiveNotification.rawValue), from: .nothing)
        }
        return .done
    }

    /// The person throws the app out of the app switcher.
    mutating func terminate() throws(Interruption) -> Outcome {
        switch world.application {
        case .active, .background: break
        case .notLaunched, .crashed, .terminated: return .ignored(.appIsNotOnScreen)
        }
        if holds(.appLeavingOldSystemEnds) {
            tellApplication(.applicationWillTerminate, by: .appLeavingOldSystemEnds)
            return end()
        }
        let wasActive = world.application == .active
        let root: Range<Int>
        if holds(.killedSceneTakesRootAway) {
            discardScene(wasActive: wasActive)
            root = try takeRootAway(by: .killedSceneTakesRootAway)
        } else {
            if wasActive {
                tellApplication(.applicationWillResignActive, by: .appLeavesScreen)
                tellApplication(.applicationDidEnterBackground, by: .appLeavesScreen)
            }
            root = try takeRootAway(by: .killedAppTakesRootAway)
        }
        let told = trace.count
        tellApplication(.applicationWillTerminate, by: .killedAppHearsTermination)
        if holds(.killedSceneTakesRootAway) {
            trace.leaveOpen(root, told..<trace.count, by: .killedAppHearsTermination)
        }
        return end()
    }

    /// The root of an app that ends disappears.
    ///
    /// - Returns: What came of it.
    private mutating func takeRootAway(by rule: Rule) throws(Interruption) -> Range<Int> {
        let start = trace.count
        if let root = world.window.root, world.controllers[root].isOnStage {
            try beginAppearanceTransition(root, isAppearing: false, animated: false, by: rule)
            try endAppearanceTransition(root, by: rule)
        }
        return start..<trace.count
    }

    private mutating func end() -> Outcome {
        world.runLoop.forgetAll()
        world.application = .terminated
        return .done
    }
}
