// Leaving the app, coming back to it, and its end.

extension Simulation {
    /// The app, or its scene, becomes active. Where there are no scenes `applicationState` says so in the delegate's
    /// method already.
    mutating func becomeActive(by rule: Rule) throws(Interruption) {
        if world.usesScenes {
            try tellDelegate(.sceneDidBecomeActive, by: rule)
            world.activation = .active
        } else {
            world.activation = .active
            try tellDelegate(.applicationDidBecomeActive, by: rule)
        }
    }

    /// The app, or its scene, will no longer be active, which `applicationState` says afterwards.
    mutating func resignActive(by rule: Rule) throws(Interruption) {
        try tellDelegate(world.usesScenes ? .sceneWillResignActive : .applicationWillResignActive, by: rule)
        world.activation = .inactive
    }

    /// The person goes to the home screen.
    mutating func enterBackground() throws(Interruption) -> Outcome {
        guard world.application == .active else { return .ignored(.appIsNotOnScreen) }
        recordRule(.backgroundKeepsAppearance)
        if holds(.appLeavingOldSystemEnds) { return try terminate() }
        if world.bundle.info.exitsOnSuspend, applies(.exitsOnSuspendIsHeeded) { return try terminate() }
        let rule: Rule = world.usesScenes ? .sceneLeavesScreen : .appLeavesScreen
        try resignActive(by: rule)
        (world.application, world.activation) = (.background, .background)
        try tellDelegate(
            world.usesScenes ? .sceneDidEnterBackground : .applicationDidEnterBackground, by: rule)
        try takeSnapshots()
        return .done
    }

    /// Pictures of the app for the app switcher: it is laid out for each.
    private mutating func takeSnapshots() throws(Interruption) {
        let roots = world.visibleWindows.compactMap { world.bottomController(of: $0) }
        guard let root = world.bottomController(of: world.currentWindow) ?? roots.first else { return }
        if world.hasSnapshotsInBothOrientations(root), applies(.snapshotsTurnPad) {
            // The interface turns to the other orientation and back.
            try changeSize { $0.isLandscape.toggle() }
            return try changeSize { $0.isLandscape.toggle() }
        }
        guard world.usesScenes, applies(.snapshotsLayOut) else { return }
        let outermost = roots.flatMap { [$0] + world.presentedControllers(above: $0) }
        for _ in 0..<2 {
            for controller in outermost {
                try sendTraitChangeForSnapshot(below: controller)
                let views = world.visibleTree(below: controller).compactMap { world.controllers[$0].view }
                    .filter { world.views[$0].isInWindow }
                for view in views { world.views[view].needsLayout = true }
                if let view = views.first { try layout(below: view) }
            }
        }
    }

    /// One of the pictures shows the app in the other of the light and the dark appearance, the next one in its own
    /// again.
    private mutating func sendTraitChangeForSnapshot(below controller: Controller.ID) throws(Interruption) {
        guard applies(.snapshotsTellTraits) else { return }
        for shown in world.visibleTree(below: controller) where world.isViewInWindow(shown) {
            try send(.traitCollectionDidChange, to: shown, by: .snapshotsTellTraits)
            try tellTraitRegistrations(of: shown, changed: ["UITraitUserInterfaceStyle"], from: nil)
        }
    }

    /// The person comes back.
    mutating func enterForeground() throws(Interruption) -> Outcome {
        switch world.application {
        case .background, .suspended: break
        case .active: return .ignored(.appIsOnScreen)
        case .notLaunched, .crashed, .terminated: return .ignored(.appIsNotOnScreen)
        }
        world.application = .active
        recordRule(.backgroundKeepsAppearance)
        if world.isDeviceLandscape != world.isLandscape { recordRule(.turnIsMadeUpOnReturn) }
        try rotateToDeviceOrientation()
        let rule: Rule = world.usesScenes ? .sceneReturns : .appReturns
        try tellDelegate(
            world.usesScenes ? .sceneWillEnterForeground : .applicationWillEnterForeground, by: rule)
        world.activation = .inactive
        try becomeActive(by: rule)
        return .done
    }

    /// The person throws the app out of the app switcher.
    mutating func terminate() throws(Interruption) -> Outcome {
        switch world.application {
        case .active, .background: break
        case .suspended:
            recordRule(.suspendedAppHearsNothing)
            return world.end()
        case .notLaunched, .crashed, .terminated: return .ignored(.appIsNotOnScreen)
        }
        if holds(.appLeavingOldSystemEnds) {
            try tellDelegate(.applicationWillTerminate, by: .appLeavingOldSystemEnds)
            return world.end()
        }
        let wasActive = world.application == .active
        let root: Range<Int>
        if world.usesScenes {
            try discardScene(wasActive: wasActive)
            root =
                applies(.killedSceneOf13KeepsRoot)
                ? trace.count..<trace.count : try removeRootAtTermination(by: .killedSceneTakesRootAway)
        } else {
            if wasActive {
                try resignActive(by: .appLeavesScreen)
                world.activation = .background
                try tellDelegate(.applicationDidEnterBackground, by: .appLeavesScreen)
            }
            root = try removeRootAtTermination(by: .killedAppTakesRootAway)
        }
        let told = trace.count
        try tellDelegate(.applicationWillTerminate, by: .killedAppHearsTermination)
        if world.usesScenes { trace.leaveOrderOpen(root, told..<trace.count, by: .killedAppHearsTermination) }
        return world.end()
    }

    /// The root of an app that ends disappears.
    ///
    /// - Returns: What came of it.
    private mutating func removeRootAtTermination(by rule: Rule) throws(Interruption) -> Range<Int> {
        let start = trace.count
        for window in world.windows.identifiers {
            guard let root = world.windows[window].root,
                world.controllers[root].appearance.isAppearingOrAppeared
            else {
                continue
            }
            try beginAppearanceTransition(root, isAppearing: false, animated: false, by: rule)
            try endAppearanceTransition(root, by: rule)
        }
        return start..<trace.count
    }
}

extension World {
    fileprivate mutating func end() -> Outcome {
        runLoop.forgetAll()
        application = .terminated
        return .done
    }

    /// Indicates whether the system takes a snapshot of the app in both orientations. It does on an iPad, if
    /// the app fills the screen and supports both.
    fileprivate func hasSnapshotsInBothOrientations(_ root: Controller.ID) -> Bool {
        guard environment.device.idiom == .pad, splitSize == nil else { return false }
        let client = orientationClient ?? root
        return [true, false].allSatisfy { isLandscape in
            bundle.info.allows(isLandscape: isLandscape)
                && orientations(of: client).allows(isLandscape: isLandscape)
        }
    }
}
