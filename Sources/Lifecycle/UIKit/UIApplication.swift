extension Simulation {
    /// The launch of the app: its delegate makes the window, sets the root, and shows it.
    mutating func launch(root: Controller.ID) throws(Interruption) -> Outcome {
        guard world.application == .notLaunched, !world.window.isVisible else {
            return .ignored(.alreadyLaunched)
        }
        world.application = .active
        tellApplication(.didFinishLaunching, by: .launchCallsDelegate)
        if holds(.launchConnectsScene) { tellApplication(.sceneWillConnect, by: .launchConnectsScene) }
        if holds(.rootViewControllerExists) {
            _ = try setRootViewController(root)
        } else {
            try addViewToWindow(of: root)
        }
        if heeds(.launchAsksForOrientation) { world.runLoop.afterCommit.append(.askForOrientation(root)) }
        try showWindowAtLaunch()
        if holds(.launchTurnsAfterWillAppear) { world.runLoop.atCommit.insert(.orientAtLaunch, at: 0) }
        if holds(.sceneActivationFollowsLaunch) {
            tellApplication(.sceneWillEnterForeground, by: .sceneActivationFollowsLaunch)
            tellApplication(.sceneDidBecomeActive, by: .sceneActivationFollowsLaunch)
        } else {
            tellApplication(.applicationDidBecomeActive, by: .activationFollowsLaunch)
        }
        return .done
    }

    private mutating func showWindowAtLaunch() throws(Interruption) {
        let frame = enter(.launch)
        defer { leave(frame) }
        _ = heeds(.rootIsShownBySceneStep)
        _ = try makeKeyAndVisible()
    }

    mutating func tellApplication(_ callback: Callback, by rule: Rule) {
        note(.callback(callback, .none), to: .application, by: rule)
    }
}
