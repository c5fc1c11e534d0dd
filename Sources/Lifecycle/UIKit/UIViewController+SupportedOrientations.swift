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
        guard try supportedOrientations(of: client).allows(isLandscape: isLandscape) else { return false }
        guard try appAllows(isLandscape: isLandscape) else {
            recordRule(.appLimitsOrientations)
            return false
        }
        return true
    }

    /// `supportedInterfaceOrientations`: the override, or else what the delegate of a container answers.
    mutating func supportedOrientations(of client: Controller.ID) throws(Interruption) -> Orientations {
        let answer = try send(.supportedInterfaceOrientations, to: client, by: .rotationAsksTopmost)
        if let known = Orientations(answer) { return known }
        guard answer == .void, let method = world.kind(of: client).methodForOrientations,
            let given = try ask(
                method, of: world.controllers[client].delegate, [PassedArgument(nil, .controller(client))])
        else { return world.orientations(of: client) }
        recordRule(.delegatesLimitOrientations)
        return Orientations(given) ?? world.orientations(of: client)
    }

    /// Indicates whether the app allows an orientation: its delegate says so, or else Info.plist.
    mutating func appAllows(isLandscape: Bool) throws(Interruption) -> Bool {
        let window = Value.window(world.currentWindow)
        let arguments = [
            PassedArgument(nil, .instance(world.code.shared("UIApplication"))),
            PassedArgument("supportedInterfaceOrientationsFor", window),
        ]
        guard let given = try ask("application", of: world.delegates.application, arguments),
            let orientations = Orientations(given)
        else { return world.bundle.info.allows(isLandscape: isLandscape) }
        recordRule(.delegatesLimitOrientations)
        return orientations.allows(isLandscape: isLandscape)
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

extension ControllerClass.Kind {
    /// The method by which a container asks its delegate for the orientations.
    fileprivate var methodForOrientations: String? {
        switch self {
        case .navigation: "navigationControllerSupportedInterfaceOrientations"
        case .tabBar: "tabBarControllerSupportedInterfaceOrientations"
        case .page: "pageViewControllerSupportedInterfaceOrientations"
        case .split: "splitViewControllerSupportedInterfaceOrientations"
        case .plain, .search, .alert: nil
        }
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
