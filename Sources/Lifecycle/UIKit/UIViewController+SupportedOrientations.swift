// The controllers that UIKit asks before the interface rotates.

extension Simulation {
    /// Indicates whether the controllers that UIKit asks allow the interface to rotate.
    mutating func allows(_ client: Controller.ID, isLandscape: Bool) throws(Interruption) -> Bool {
        guard holds(.rotationAsksTopmost) else {
            return try allowsByAsking(client, isLandscape: isLandscape)
        }
        if applies(.shouldAutorotateIsAsked) {
            let answer = try send(.shouldAutorotate, to: client, by: .shouldAutorotateIsAsked)
            guard answer != .bool(false) else { return false }
        }
        let answer = try send(.supportedInterfaceOrientations, to: client, by: .rotationAsksTopmost)
        let orientations = Orientations(answer) ?? world.orientations(of: client)
        guard orientations.allows(isLandscape: isLandscape) else { return false }
        guard world.bundle.info.allows(isLandscape: isLandscape) else {
            recordRule(.appLimitsOrientations)
            return false
        }
        return true
    }

    /// `shouldAutorotateToInterfaceOrientation:` of each controller that is visible and contains no other.
    mutating func allowsByAsking(_ root: Controller.ID, isLandscape: Bool) throws(Interruption) -> Bool {
        var isAllowed = true
        let tree = world.tree(below: root) { world.forwardedChildren(of: $0) }
        for leaf in tree where world.forwardedChildren(of: leaf).isEmpty {
            let answer = try send(
                .shouldAutorotateToInterfaceOrientation, to: leaf, .orientation(isLandscape: isLandscape),
                by: .visibleLeavesAreAsked)
            if case .bool(let allows) = answer {
                isAllowed = isAllowed && allows
            } else {
                isAllowed = isAllowed && world.orientations(of: leaf).allows(isLandscape: isLandscape)
            }
        }
        return isAllowed
    }
}

extension World {
    /// The root of the key window, or what covers it all.
    var orientationClient: Controller.ID? {
        [currentWindow, Window.first].lazy.compactMap { bottomController(of: $0) }
            .first { rotates($0) }.map { covering($0) }
    }

    /// Returns the controllers that rotate, one for each window, beginning with the one that was asked.
    func controllersRotating(with client: Controller.ID) -> [Controller.ID] {
        [client] + rotatingControllers.map { covering($0) }.filter { $0 != client }
    }

    /// The bottom controllers that hear that the interface turns or takes another size.
    var rotatingControllers: [Controller.ID] { bottomControllers.filter { rotates($0) } }

    private func rotates(_ bottom: Controller.ID) -> Bool { !holds(.onlyRootsAreTurned) || isRoot(bottom) }

    /// A controller, or what covers it all.
    private func covering(_ bottom: Controller.ID) -> Controller.ID {
        var client = bottom
        while let presented = controllers[client].presented, fillsScreen(presented) {
            client = presented
        }
        return client
    }

    /// Returns the supported orientations of a controller, as its class declares them, or UIKit's default.
    func orientations(of controller: Controller.ID) -> Orientations {
        ancestry(of: controllers[controller].classID).first(having: { classes[$0].orientations })
            ?? (holds(.visibleLeavesAreAsked) ? .portrait : .all)
    }
}
