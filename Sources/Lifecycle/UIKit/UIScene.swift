// What the delegate of a scene hears, from iOS 13 on in place of the delegate of the app.

extension Simulation {
    /// The scene of a launch connects: its delegate sets the window up with a root; nil leaves that to the storyboard.
    ///
    /// - Returns: What came of the window.
    mutating func connectScene(
        settingWindowUpWith root: Controller.ID?
    ) throws(Interruption) -> Range<Int> {
        _ = enter(.connectScene)
        let scene = begin(.callback(.sceneWillConnect, .none), to: .application, by: .launchConnectsScene)
        let showing = try root.map { (root) throws(Interruption) in try setUpWindow(with: root) }
        end(scene)
        return showing ?? 0..<0
    }

    /// The scene of a launch is shown.
    mutating func activateScene() {
        tellApplication(.sceneWillEnterForeground, by: .sceneActivationFollowsLaunch)
        tellApplication(.sceneDidBecomeActive, by: .sceneActivationFollowsLaunch)
    }

    /// The person throws the scene out of the app switcher.
    mutating func discardScene(wasActive: Bool) {
        if wasActive { tellApplication(.sceneWillResignActive, by: .killedSceneTakesRootAway) }
        tellApplication(.sceneDidDisconnect, by: .killedSceneTakesRootAway)
        tellApplication(.didDiscardSceneSessions, by: .killedSceneTakesRootAway)
    }

    /// The scene goes to the background or comes back: its delegate hears first, then who observes the notification.
    mutating func tellScene(
        _ callback: Callback, _ notification: Callback, by rule: Rule
    ) throws(Interruption) {
        tellApplication(callback, by: rule)
        tellApplication(notification, by: .notificationFollowsScene)
        try post(.symbol(notification.rawValue), from: .nothing)
    }
}
