extension Simulation {
    /// The launch of the app: the window is set up with its root and shown, then the app becomes active.
    mutating func launch(root: Controller.ID) throws(Interruption) -> Outcome {
        guard world.application == .notLaunched, !world.window.isVisible else {
            return .ignored(.alreadyLaunched)
        }
        world.application = .active
        let showing = try setUpAtLaunch(root)
        if holds(.launchTurnsAfterWillAppear) { world.runLoop.atCommit.insert(.orientAtLaunch, at: 0) }
        if follows(.activationFollowsAppearance) || follows(.activationFollowsAppearanceAgain) {
            world.runLoop.afterCommit.append(.activateAtLaunch(showing: showing))
            return .done
        }
        let active = trace.count
        if holds(.sceneActivationFollowsLaunch) {
            activateScene()
        } else {
            tellApplication(.applicationDidBecomeActive, by: .activationFollowsLaunch)
        }
        world.runLoop.afterCommit.append(.endLaunch(showing: showing, activation: active..<trace.count))
        return .done
    }

    /// The app becomes active once its root has appeared.
    mutating func activateAtLaunch(showing: Range<Int>) {
        let active = trace.count
        tellApplication(.applicationDidBecomeActive, by: .activationFollowsLaunch)
        trace.leaveOpen(showing.lowerBound..<active, active..<trace.count, by: .activationFollowsLaunch)
    }

    /// A launch that the person does not see: the root appears in its window all the same.
    mutating func launchInBackground(root: Controller.ID) throws(Interruption) -> Outcome {
        guard follows(.launchInBackgroundShowsRoot) else {
            return .ignored(.unavailable(.launchInBackgroundShowsRoot))
        }
        guard world.application == .notLaunched, !world.window.isVisible else {
            return .ignored(.alreadyLaunched)
        }
        _ = try setUpAtLaunch(root)
        world.application = .background
        return .done
    }

    /// Tells the delegates of the app and of its scene. Without a storyboard they set the window up; with one UIKit
    /// does, once they have returned.
    ///
    /// - Returns: What came of the window.
    private mutating func setUpAtLaunch(_ root: Controller.ID) throws(Interruption) -> Range<Int> {
        let isDrawn = world.controllers[root].isFromStoryboard
        let isSetUpByScene = holds(.launchConnectsScene)
        cite(.delegateSetsWindowUp)
        let launching = enter(isSetUpByScene ? nil : .initializationDelegates)
        defer { leave(launching) }
        let application = begin(
            .callback(.didFinishLaunching, .none), to: .application, by: .launchCallsDelegate)
        var showing = 0..<0
        if !isDrawn, !isSetUpByScene { showing = try setUpWindow(with: root) }
        end(application)

        if isSetUpByScene { showing = try connectScene(settingWindowUpWith: isDrawn ? nil : root) }
        guard isDrawn else { return showing }
        if follows(.rootIsShownBySceneStep) { _ = enter(.showWindowOfScene) }
        return try setUpWindow(with: root)
    }

    /// What the delegate of the app or of its scene does with the window.
    ///
    /// - Returns: What came of it.
    mutating func setUpWindow(with root: Controller.ID) throws(Interruption) -> Range<Int> {
        let start = trace.count
        if holds(.rootViewControllerExists) {
            _ = try setRootViewController(root)
        } else {
            try addViewToWindow(of: root)
        }
        if follows(.launchAsksForOrientation) { world.runLoop.afterCommit.append(.askForOrientation(root)) }
        _ = try makeKeyAndVisible()
        return start..<trace.count
    }

    /// Where the activation comes among what the root hears at launch is left open.
    mutating func endLaunch(showing: Range<Int>, activation: Range<Int>) {
        let rule: Rule =
            holds(.sceneActivationFollowsLaunch) ? .sceneActivationFollowsLaunch : .activationFollowsLaunch
        trace.leaveOpen(showing, activation, by: rule)
        trace.leaveOpen(from: activation.lowerBound, upTo: activation.upperBound, by: rule)
    }

    mutating func tellApplication(_ callback: Callback, by rule: Rule) {
        note(.callback(callback, .none), to: .application, by: rule)
    }
}
