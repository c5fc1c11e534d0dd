extension Simulation {
    /// The person turns the device.
    mutating func rotate(toLandscape isLandscape: Bool) throws(Interruption) {
        world.isDeviceLandscape = isLandscape
        switch world.application {
        case .active: try followDevice()
        case .notLaunched: world.isLandscape = isLandscape
        case .background, .crashed, .terminated: break
        }
    }

    /// The interface turns as the device is held, if the controllers allow it.
    mutating func followDevice() throws(Interruption) {
        let isLandscape = world.isDeviceLandscape
        guard isLandscape != world.isLandscape, let client = world.orientationClient else { return }
        guard try allows(client, isLandscape: isLandscape) else { return cite(.rotationNeedsPermission) }
        cite(.rotationKeepsAppearance)
        if holds(.sizeTransitionTellsSize) {
            let old = world.visibleTree(below: client).filter {
                holds(.oldRotationMethodsSurvive) && world.usesOldRotationMethods($0)
            }
            try tellOldMethods(.willRotate, to: old, isLandscape: isLandscape)
            try changeSize { world in
                world.isLandscape = isLandscape
                world.splitSize = nil
            }
            try tellOldMethods(.willAnimateRotation, to: old, isLandscape: isLandscape)
            if !old.isEmpty {
                schedule(.finishRotationOfOldMethods(old, wasLandscape: !isLandscape), animated: true)
            }
        } else {
            try turnInterface(of: client, toLandscape: isLandscape)
        }
    }
    /// What a presentation allowed and its presenter does not is turned back once it has gone.
    mutating func turnBackAfterDismissal() throws(Interruption) {
        guard world.application == .active, world.isLandscape, holds(.rotationAsksTopmost),
            let client = world.orientationClient, try !allows(client, isLandscape: true)
        else { return }
        guard !follows(.turnedPresenterStays) else { return }
        cite(.dismissalTurnsBack)
        if holds(.sizeTransitionTellsSize) {
            try changeSize { $0.isLandscape = false }
        } else {
            try turnInterface(of: client, toLandscape: false)
        }
    }
}
