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
        guard try allows(client, isLandscape: isLandscape) else { return heed(.rotationNeedsPermission) }
        heed(.rotationKeepsAppearance)
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

    /// The person gives the app another part of the screen.
    mutating func resizeApp(to size: Size) throws(Interruption) -> Outcome {
        guard heeds(.splitScreenExists) else { return .ignored(.unavailable(.splitScreenExists)) }
        guard world.environment.device.idiom == .pad else { return .ignored(.noSplitScreen) }
        guard world.application == .active else { return .ignored(.appIsNotOnScreen) }
        let whole = world.wholeScreen
        guard size.width <= whole.width, size.height <= whole.height else {
            return .ignored(.tooLargeForScreen)
        }
        guard size != world.screen else { return .done }
        heed(.rotationKeepsAppearance)
        try changeSize { $0.splitSize = size == whole ? nil : size }
        return .done
    }

    /// Whether the controllers that have a say allow the interface to be turned.
    private mutating func allows(_ client: Controller.ID, isLandscape: Bool) throws(Interruption) -> Bool {
        guard holds(.rotationAsksTopmost) else {
            return try allowsByAsking(client, isLandscape: isLandscape)
        }
        if heeds(.shouldAutorotateIsAsked) {
            let answer = try send(.shouldAutorotate, to: client, by: .shouldAutorotateIsAsked)
            guard answer != .bool(false) else { return false }
        }
        let answer = try send(.supportedInterfaceOrientations, to: client, by: .rotationAsksTopmost)
        let orientations = Orientations(answer) ?? world.orientations(of: client)
        return orientations.allows(isLandscape: isLandscape)
    }

    /// `shouldAutorotateToInterfaceOrientation:` of each controller that is visible and contains no other.
    mutating func allowsByAsking(_ root: Controller.ID, isLandscape: Bool) throws(Interruption) -> Bool {
        var isAllowed = true
        for leaf in world.visibleTree(below: root) where world.visibleInside(leaf).isEmpty {
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
    /// The bounds of the app's part of the screen as the interface stands, in points.
    public var screen: Size { splitSize ?? wholeScreen }

    var wholeScreen: Size { isLandscape ? environment.device.screen.turned : environment.device.screen }

    /// The height of the status bar, in points.
    public var statusBarHeight: Double {
        environment.device.hasNotch ? (isLandscape ? 0 : environment.device.topInset) : 20
    }

    /// The size classes of the window.
    public var sizeClasses: SizeClasses { SizeClasses(of: screen, on: environment.device.idiom) }

    /// The root, or what covers it all.
    var orientationClient: Controller.ID? {
        var client = bottomController
        while let current = client, let presented = controllers[current].presented, fillsScreen(presented) {
            client = presented
        }
        return client
    }

    /// The root, or before there were roots, the controller whose view lies lowest in the window.
    var bottomController: Controller.ID? {
        window.root ?? window.subviews.first.flatMap { views[$0].controller }
    }

    /// Whether a presented controller covers the whole screen.
    func fillsScreen(_ presented: Controller.ID) -> Bool {
        switch effectiveStyle(of: presented) {
        case .fullScreen, .overFullScreen: true
        case .pageSheet, .formSheet, .popover:
            holds(.sheetFillsPhone) && environment.device.idiom == .phone
        case .automatic, .currentContext, .overCurrentContext, .custom: false
        }
    }

    /// What a controller allows: its class's word, or UIKit's own.
    func orientations(of controller: Controller.ID) -> Orientations {
        for classID in ancestry(of: controllers[controller].classID) {
            if let orientations = classes[classID].orientations { return orientations }
        }
        return holds(.rotationAsksTopmost) ? .all : .portrait
    }

    /// What is visible directly inside a controller.
    func visibleInside(_ controller: Controller.ID) -> [Controller.ID] {
        kind(of: controller) == .plain && !forwardsAppearance(controller)
            ? [] : visibleChildren(of: controller)
    }

    /// A controller and all that is visible inside it, each before what it contains.
    func visibleTree(below root: Controller.ID) -> [Controller.ID] {
        var found: [Controller.ID] = []
        var waiting = [root]
        while let next = waiting.popLast() {
            found.append(next)
            waiting += visibleInside(next).reversed()
        }
        return found
    }
}
