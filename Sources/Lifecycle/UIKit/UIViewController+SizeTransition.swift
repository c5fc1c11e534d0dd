extension Simulation {
    /// The person gives the app another part of the screen.
    mutating func resizeApp(to size: Size) throws(Interruption) -> Outcome {
        guard world.environment.device.idiom == .pad else { return .ignored(.noSplitScreen) }
        guard world.application == .active else { return .ignored(.appIsNotOnScreen) }
        let whole = world.wholeScreen
        guard size.width <= whole.width, size.height <= whole.height else {
            return .ignored(.tooLargeForScreen)
        }
        guard size != world.screen else { return .done }
        recordRule(.rotationKeepsAppearance)
        try changeSize { $0.splitSize = size == whole ? nil : size }
        return .done
    }

    /// The window gets another size, as it does from iOS 8 on.
    mutating func changeSize(_ change: (inout World) -> Void) throws(Interruption) {
        let roots = world.rotatingControllers
        guard !roots.isEmpty else { return change(&world) }
        if roots.count > 1 { recordRule(.everyWindowTurns) }
        if world.hidesRotatingWindow { recordRule(.hiddenWindowTurns) }
        var after = world
        change(&after)
        let old = world.rootViewFrame, new = after.screen, classes = after.sizeClasses
        let chain = roots.flatMap { [$0] + world.presentedControllers(above: $0) }
        let first = trace.count
        for controller in chain where world.controllers[controller].view != nil {
            let start = trace.count
            if classes != world.sizeClasses {
                try sendDown(
                    .willTransitionToTraits, .sizeClasses(classes), to: controller, by: .traitsAreToldFirst)
            }
            try sendDown(
                .viewWillTransition, .size(new), to: controller,
                by: roots.contains(controller) ? .sizeTransitionTellsSize : .sizeTransitionReachesPresented
            ) { world, child in world.controllers[child].view.map { world.views[$0].frame.size } == new }
            trace.leaveOrderOpen(from: first, upTo: start, by: .sizeTransitionReachesPresented)
        }
        let splits = world.splitsOnScreen(below: chain)
        change(&world)
        resizeViews(from: old)
        try runSizeTransitionAnimations()
        try fitColumns(of: splits)
        try layOutAfterRotation(chain)
    }

    /// The root allows only another orientation than the one that the launch began with.
    mutating func orientAtLaunch() throws(Interruption) {
        guard let root = world.firstWindow.root, let view = world.controllers[root].view,
            !(try orientations(askedOf: root)).allows(isLandscape: world.isLandscape),
            try appAllows(isLandscape: !world.isLandscape)
        else { return }
        let old = world.rootViewFrame, classes = world.sizeClasses
        world.isLandscape.toggle()
        if classes != world.sizeClasses {
            try sendDown(
                .willTransitionToTraits, .sizeClasses(world.sizeClasses), to: root,
                by: .launchTurnsAfterWillAppear)
            world.controllers[root].knownTraits = classes
        }
        resizeViews(from: old)
        try runSizeTransitionAnimations()
        try updateGeometry(below: root)
        if applies(.turnedRootIsLaidOutTwice) { world.runLoop.atCommit.append(.layout(view)) }
    }

    /// Returns the supported orientations of a controller, from its class's override if there is one.
    private mutating func orientations(askedOf controller: Controller.ID) throws(Interruption) -> Orientations
    {
        guard holds(.rotationAsksTopmost),
            world.overrides(.supportedInterfaceOrientations, in: world.controllers[controller].classID)
        else { return world.orientations(of: controller) }
        return try supportedOrientations(of: controller)
    }

    /// Traits, safe areas, constraints and layout of everything that has a new size.
    private mutating func layOutAfterRotation(_ chain: [Controller.ID]) throws(Interruption) {
        for controller in chain {
            guard let view = world.controllers[controller].view, world.views[view].isInWindow else {
                continue
            }
            markConstraints(ofControllersIn: world.visibleTree(below: controller))
            try updateGeometry(below: controller)
            try layout(below: view)
        }
    }

    /// Sends a callback whose own version in UIKit passes it on to the children: only where super is called.
    private mutating func sendDown(
        _ callback: Callback, _ argument: Argument, to root: Controller.ID, by rule: Rule,
        skipping isSkipped: (World, Controller.ID) -> Bool = { _, _ in false }
    ) throws(Interruption) {
        var waiting = [(controller: root, rule: rule)]
        while let (next, rule) = waiting.popLast() {
            guard world.controllers[next].isAlive else { continue }
            let index = trace.count
            try send(callback, to: next, argument, by: rule)
            guard trace.entries[index].reachedBase else { continue }
            for child in world.controllers[next].children.reversed()
            where world.controllers[child].view != nil {
                if isSkipped(world, child) {
                    recordRule(.sizeTransitionSkipsSameSize)
                } else {
                    waiting.append(
                        (
                            child,
                            world.isCovered(child)
                                ? .sizeTransitionReachesCovered : .sizeTransitionReachesChildren
                        ))
                }
            }
        }
    }
}

extension World {
    /// Indicates whether a controller is in a stack, but not on top.
    fileprivate func isCovered(_ controller: Controller.ID) -> Bool {
        guard let parent = controllers[controller].parent, kind(of: parent) == .navigation else {
            return false
        }
        return controllers[parent].children.last != controller
    }
}
