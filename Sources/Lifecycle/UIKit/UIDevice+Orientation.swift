extension Simulation {
    /// The person turns the device.
    mutating func rotate(toLandscape isLandscape: Bool) throws(Interruption) {
        if world.isDeviceLandscape != isLandscape { world.code.occasions.insert("turning") }
        world.isDeviceLandscape = isLandscape
        switch world.application {
        case .active: try rotateToDeviceOrientation()
        case .notLaunched: world.isLandscape = world.launchesOnItsSide
        case .background, .suspended, .crashed, .terminated: break
        }
    }

    /// The interface turns as the device is held, if the controllers allow it.
    mutating func rotateToDeviceOrientation() throws(Interruption) {
        let isLandscape = world.isDeviceLandscape
        guard isLandscape != world.isLandscape else { return }
        guard let client = world.orientationClient else {
            _ = applies(.onlyRootsAreTurned)
            return
        }
        if world.bottomControllers.count > 1 { recordRule(.keyWindowIsAskedToTurn) }
        guard try allows(client, isLandscape: isLandscape) else {
            return recordRule(.rotationNeedsPermission)
        }
        recordRule(.rotationKeepsAppearance)
        if holds(.sizeTransitionTellsSize) {
            let old = world.controllersRotating(with: client).flatMap { world.visibleTree(below: $0) }
                .filter(world.usesOldRotationMethods)
            try sendRotationCallbacks(.willRotate, to: old, isLandscape: isLandscape)
            try changeSize { world in
                world.isLandscape = isLandscape
                world.splitSize = nil
            }
            try sendRotationCallbacks(.willAnimateRotation, to: old, isLandscape: isLandscape)
            if !old.isEmpty {
                world.schedule(.finishRotationOfOldMethods(old, wasLandscape: !isLandscape), animated: true)
            }
        } else {
            try rotateInterface(of: client, toLandscape: isLandscape)
        }
    }
    /// Rotates back, after a dismissal, from an orientation that the presented controller supported and its
    /// presenter doesn't.
    mutating func rotateBackAfterDismissal() throws(Interruption) {
        let isLandscape = world.isLandscape
        guard world.application == .active, holds(.rotationAsksTopmost),
            let client = world.orientationClient,
            // Only a controller that may refuse portrait orientation is asked for it.
            isLandscape || !world.orientations(of: client).allows(isLandscape: false)
                || world.overrides(.supportedInterfaceOrientations, in: world.controllers[client].classID),
            try !allows(client, isLandscape: isLandscape)
        else { return }
        // One that does not turn by itself at all stays upright.
        if !isLandscape, try !allows(client, isLandscape: true) { return }
        guard !applies(.turnedPresenterStays) else { return }
        recordRule(.dismissalTurnsBack)
        if holds(.sizeTransitionTellsSize) {
            try changeSize { $0.isLandscape = !isLandscape }
        } else {
            try rotateInterface(of: client, toLandscape: !isLandscape)
        }
    }

    // A launch with the device on its side, up to iOS 10: the app begins upright and turns.

    /// Lets the interface of an app that launches turn where its root, or the device, wants it otherwise.
    mutating func scheduleRotationAtLaunch() {
        if holds(.launchTurnsAfterWillAppear) {
            world.runLoop.atCommit.insert(.orientAtLaunch, at: 0)
        } else if world.isDeviceLandscape != world.isLandscape,
            applies(.launchTurnsBeforeLayout) || applies(.launchTurnsBeforeLayoutAsBefore)
        {
            world.runLoop.atCommit.insert(.rotateAtLaunch, at: 0)
        }
    }

    /// The interface turns while its root appears.
    mutating func rotateAtLaunch() throws(Interruption) {
        let isLandscape = world.isDeviceLandscape
        guard let client = world.orientationClient, try allows(client, isLandscape: isLandscape) else {
            return recordRule(.rotationNeedsPermission)
        }
        try rotateInterface(of: client, toLandscape: isLandscape, tellsEnd: !applies(.launchTurnEndsUntold))
    }

    /// The interface turns once its root has appeared.
    mutating func rotateOnceAppeared() throws(Interruption) {
        guard world.application == .active, world.isDeviceLandscape != world.isLandscape,
            !holds(.launchBeginsAsHeld), !holds(.launchTurnsBeforeLayout),
            !holds(.launchTurnsBeforeLayoutAsBefore), applies(.launchTurnsOnceAppeared)
        else { return }
        try rotateToDeviceOrientation()
    }
}
