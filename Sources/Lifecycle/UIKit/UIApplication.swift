// A launch: one sequence of steps, whatever it is launched with. The delegates hear of each; what shows the root runs
// inside their methods, or behind them if a storyboard sets the window up.

extension Simulation {
    /// The launch of the app with a root; nil leaves the root to the storyboard and to the delegates' code.
    mutating func launch(root: Controller.ID?, insisting: Bool = false) throws(Interruption) -> Outcome {
        guard world.canLaunch else { return .ignored(.alreadyLaunched) }
        var root = root
        if root == nil, !world.usesScenes { root = try makeInitialController() }
        world.code.isBeforeRoot = insisting
        defer { world.code.isBeforeRoot = false }
        try beginLaunch()
        return try finishLaunch(root: root, insisting: insisting)
    }

    /// The first steps of a launch, before a restored state and before the window.
    ///
    /// - Parameter isInBackground: Whether the person does not see it.
    /// - Throws: An ``Interruption`` if the app ends.
    mutating func beginLaunch(isInBackground: Bool = false) throws(Interruption) {
        world.runLoop.launch = []
        world.activation = isInBackground || world.usesScenes ? .background : .inactive
        recorder.launch = LaunchParts()
        _ = applies(.launchBeginsAsHeld)
        try makeDelegate(ofScene: false)
        if holds(.willFinishIsFirst) { try tellDelegate(.willFinishLaunching, by: .willFinishIsFirst) }
    }

    /// The steps of a launch from the end of its preparations on: the window is set up, then the app becomes active.
    mutating func finishLaunch(
        root: Controller.ID?, insisting: Bool = false
    ) throws(Interruption) -> Outcome {
        world.application = .active
        let showing = try setUpAtLaunch(root)
        world.code.isBeforeRoot = false
        if insisting, let root { try replaceRoot(on: root) }
        recorder.launch?.showing = showing
        scheduleRotationAtLaunch()
        if world.usesScenes {
            try tellDelegate(.sceneWillEnterForeground, by: .sceneEntersForegroundAtLaunch)
            world.activation = .inactive
        }
        let end = trace.count
        recorder.launch?.commit = end
        if !world.usesScenes,
            applies(.activationFollowsAppearance) || applies(.activationFollowsAppearanceAgain)
        {
            world.runLoop.afterCommit.append(.activate)
        } else {
            world.runLoop.afterCommit.insert(.activate, at: 0)
        }
        world.runLoop.afterCommit.append(.endLaunch)
        return .done
    }

    /// A launch that the person does not see: the root appears in its window all the same.
    mutating func launchInBackground(root: Controller.ID) throws(Interruption) -> Outcome {
        guard world.canLaunch else { return .ignored(.alreadyLaunched) }
        try beginLaunch(isInBackground: true)
        _ = try setUpAtLaunch(root)
        world.application = .background
        world.runLoop.afterCommit.append(.endLaunch)
        return .done
    }

    /// The first controller of the app's main storyboard.
    ///
    /// - Returns: Nil if its property list names no storyboard.
    private mutating func makeInitialController() throws(Interruption) -> Controller.ID? {
        guard let storyboard = world.bundle.info.mainStoryboard,
            let classID = world.bundle.storyboards[storyboard].scenes.first?.classID
        else { return nil }
        recordRule(.mainStoryboardLoadsFirst)
        let name = world.takeFreshName(like: ControllerClass.instanceName(of: world.classes[classID].name))
        guard try make(name, of: classID, from: .storyboard(storyboard)) == .done,
            let root = world.controller(named: name)
        else { return nil }
        world.controllers[root].isHeld = false
        _ = try setRootViewController(root)
        return root
    }

    /// Tells the delegates of the app and of its scene. Without a storyboard they set the window up; with one UIKit
    /// does, once they have returned.
    ///
    /// - Returns: What came of the window.
    private mutating func setUpAtLaunch(_ given: Controller.ID?) throws(Interruption) -> Range<Int> {
        let launching = recorder.enter(world.usesScenes ? nil : .initializationDelegates)
        defer { recorder.leave(launching) }
        recordRule(.delegateSetsWindowUp)
        let before = world.firstWindow.root
        var showing = 0..<0
        let usesScenes = world.usesScenes
        let isDrawn = given.map { world.controllers[$0].isFromStoryboard } ?? false
        try tellDelegate(.didFinishLaunching, by: .launchCallsDelegate) {
            (simulation) throws(Interruption) in
            guard !usesScenes, !isDrawn else { return }
            showing = try simulation.setUpWindow(with: given, unlessChangedFrom: before)
        }
        guard usesScenes else {
            return isDrawn ? try setUpWindow(with: given, unlessChangedFrom: before) : showing
        }
        _ = recorder.enter(.connectScene)
        var root = given
        if root == nil { root = try makeInitialController() }
        let isDrawnByScene = root.map { world.controllers[$0].isFromStoryboard } ?? false
        let beforeScene = given == nil ? world.firstWindow.root : before
        let shown = root
        try makeDelegate(ofScene: true)
        try tellDelegate(.sceneWillConnect, by: .launchConnectsScene) { (simulation) throws(Interruption) in
            guard !isDrawnByScene else { return }
            showing = try simulation.setUpWindow(with: shown, unlessChangedFrom: beforeScene)
        }
        guard isDrawnByScene else { return showing }
        if applies(.rootIsShownBySceneStep) { _ = recorder.enter(.showWindowOfScene) }
        return try setUpWindow(with: root, unlessChangedFrom: beforeScene)
    }

    /// A command that names a class is about that class: its controller takes the place of the root that the code of the
    /// app's own delegates has set.
    private mutating func replaceRoot(on root: Controller.ID) throws(Interruption) {
        let window = world.currentWindow
        guard world.delegates.haveCode, world.windows[window].root != root else { return }
        assume(
            "\(world.controllers[root].name) is the root view controller, instead of the one that the delegates set"
        )
        _ = try setRootViewController(root, of: window)
        _ = try makeKeyAndVisible(window)
    }

    /// Sets up the window like the delegate of the app or its scene, unless the app's own code has done so.
    ///
    /// - Returns: The entries that this added to the trace.
    private mutating func setUpWindow(
        with root: Controller.ID?, unlessChangedFrom before: Controller.ID?
    ) throws(Interruption) -> Range<Int> {
        let start = trace.count
        guard world.firstWindow.root == before, !world.firstWindow.isVisible else { return start..<start }
        // Code of the app's own that shows no window leaves it hidden.
        guard root != nil || !world.delegates.haveCode else { return start..<start }
        let isBeforeRoot = world.code.isBeforeRoot
        world.code.isBeforeRoot = false
        defer { world.code.isBeforeRoot = isBeforeRoot }
        if let root {
            if holds(.rootViewControllerExists) {
                _ = try setRootViewController(root)
            } else {
                try addViewToWindow(of: root)
            }
            if applies(.launchAsksForOrientation) {
                world.runLoop.afterCommit.append(.askForOrientation(root))
            }
        }
        _ = try makeKeyAndVisible()
        return start..<trace.count
    }

    /// The app, or its scene, becomes active.
    mutating func activateAtLaunch() throws(Interruption) {
        let start = trace.count
        try becomeActive(by: world.usesScenes ? .sceneActivationFollowsLaunch : .activationFollowsLaunch)
        let end = trace.count
        recorder.launch?.activation = start..<end
    }

    /// The root has heard all that a launch brings. Where the activation comes among that is left open; the main queue
    /// is served from now on.
    mutating func endLaunch() throws(Interruption) {
        guard let blocks = world.runLoop.launch else { return }
        world.runLoop.launch = nil
        let parts = recorder.launch
        recorder.launch = nil
        if let parts, !parts.activation.isEmpty {
            let rule: Rule = world.usesScenes ? .sceneActivationFollowsLaunch : .activationFollowsLaunch
            let active = parts.activation.lowerBound
            trace.leaveOrderOpen(parts.showing, parts.activation, by: rule)
            trace.leaveOrderOpen(parts.commit..<active, parts.activation, by: rule)
            trace.leaveOrderOpen(from: active, upTo: parts.activation.upperBound, by: rule)
        }
        world.runLoop.afterCommit += blocks
        if world.firstWindow.root == nil, world.firstWindow.isVisible, applies(.windowNeedsRoot) {
            throw crash(.windowsExpectRoot, by: .windowNeedsRoot)
        }
        try rotateOnceAppeared()
    }
}

extension World {
    /// Indicates whether the app hasn't been launched yet.
    var canLaunch: Bool { application == .notLaunched && visibleWindows.isEmpty }
}
