extension Simulation {
    /// The person turns the device.
    mutating func rotate(toLandscape isLandscape: Bool) throws(Interruption) {
        world.isDeviceLandscape = isLandscape
        switch world.application {
        case .active: try followDevice()
        case .notLaunched: world.isLandscape = world.launchesOnItsSide
        case .background, .suspended, .crashed, .terminated: break
        }
    }

    /// The interface turns as the device is held, if the controllers allow it.
    mutating func followDevice() throws(Interruption) {
        let isLandscape = world.isDeviceLandscape
        guard isLandscape != world.isLandscape else { return }
        guard let client = world.orientationClient else {
            _ = follows(.onlyRootsAreTurned)
            return
        }
        if world.bottomControllers.count > 1 { cite(.keyWindowIsAskedToTurn) }
        guard try allows(client, isLandscape: isLandscape) else { return cite(.rotationNeedsPermission) }
        cite(.rotationKeepsAppearance)
        if holds(.sizeTransitionTellsSize) {
            let old = world.turning(with: client).flatMap { world.visibleTree(below: $0) }
                .filter(world.usesOldRotationMethods)
            try tellOldMethods(.willRotate, to: old, isLandscape: isLandscape)
            try changeSize { world in
                world.isLandscape = isLandscape
                world.splitSize = nil
            }
            try tellOldMethods(.willAnimateRotation, to: old, isLandscape: isLandscape)
            if !old.isEmpty {
                world.schedule(.finishRotationOfOldMethods(old, wasLandscape: !isLandscape), animated: true)
            }
        } else {
            try turnInterface(of: client, toLandscape: isLandscape)
        }
    }
    /// Rotates back, after a dismissal, from an orientation that the presented controller supported and its
    /// presenter doesn't.
    mutating func turnBackAfterDismissal() throws(Interruption) {
        let isLandscape = world.isLandscape
        guard world.application == .active, holds(.rotationAsksTopmost),
            let client = world.orientationClient, isLandscape || world.mayRefuseUpright(client),
            try !allows(client, isLandscape: isLandscape)
        else { return }
        // One that does not turn by itself at all stays upright.
        if !isLandscape, try !allows(client, isLandscape: true) { return }
        guard !follows(.turnedPresenterStays) else { return }
        cite(.dismissalTurnsBack)
        if holds(.sizeTransitionTellsSize) {
            try changeSize { $0.isLandscape = !isLandscape }
        } else {
            try turnInterface(of: client, toLandscape: !isLandscape)
        }
    }
}

extension World {
    /// Indicates whether portrait orientation may be wrong for a controller. Only then is the controller
    /// asked.
    fileprivate func mayRefuseUpright(_ controller: Controller.ID) -> Bool {
        !orientations(of: controller).allows(isLandscape: false)
            || overrides(.supportedInterfaceOrientations, in: controllers[controller].classID)
    }
}

// A launch with the device on its side, up to iOS 10: the app begins upright and turns.
extension Simulation {
    /// Lets the interface of an app that launches turn where its root, or the device, wants it otherwise.
    mutating func scheduleTurnOfLaunch() {
        if holds(.launchTurnsAfterWillAppear) {
            world.runLoop.atCommit.insert(.orientAtLaunch, at: 0)
        } else if world.isDeviceLandscape != world.isLandscape,
            follows(.launchTurnsBeforeLayout) || follows(.launchTurnsBeforeLayoutAsBefore)
        {
            world.runLoop.atCommit.insert(.turnAtLaunch, at: 0)
        }
    }

    /// The interface turns while its root appears.
    mutating func turnAtLaunch() throws(Interruption) {
        let isLandscape = world.isDeviceLandscape
        guard let client = world.orientationClient, try allows(client, isLandscape: isLandscape) else {
            return cite(.rotationNeedsPermission)
        }
        try turnInterface(of: client, toLandscape: isLandscape, tellsEnd: !follows(.launchTurnEndsUntold))
    }

    /// The interface turns once its root has appeared.
    mutating func turnOnceAppeared() throws(Interruption) {
        guard world.application == .active, world.isDeviceLandscape != world.isLandscape,
            !holds(.launchBeginsAsHeld), !holds(.launchTurnsBeforeLayout),
            !holds(.launchTurnsBeforeLayoutAsBefore), follows(.launchTurnsOnceAppeared)
        else { return }
        try followDevice()
    }
}
