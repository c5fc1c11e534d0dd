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
        try showWindowAtLaunch()
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

    private mutating func tellApplication(_ callback: Callback, by rule: Rule) {
        note(.callback(callback, .none), to: .application, by: rule)
    }
}
