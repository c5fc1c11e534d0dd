extension Simulation {
    /// The interface turns, as it did up to iOS 7.
    mutating func turnInterface(
        of client: Controller.ID, toLandscape isLandscape: Bool
    ) throws(Interruption) {
        let visible = world.visibleTree(below: client)
        try tell(visible, .willRotate, isLandscape, by: .rotationTellsWill)
        let old = world.rootViewFrame
        world.isLandscape = isLandscape
        resizeViews(from: old)
        if let view = world.controllers[client].view {
            markConstraints(ofControllersIn: visible)
            try layout(below: view)
        }
        if holds(.rotationAnimates) {
            try tell(visible, .willAnimateRotation, isLandscape, by: .rotationAnimates)
        }
        schedule(.finishRotation(wasLandscape: !isLandscape), animated: true)
    }

    mutating func finishRotation(wasLandscape: Bool) throws(Interruption) {
        guard let client = world.orientationClient else { return }
        try tell(world.visibleTree(below: client), .didRotate, wasLandscape, by: .rotationTellsDid)
    }

    private mutating func tell(
        _ controllers: [Controller.ID], _ callback: Callback, _ isLandscape: Bool, by rule: Rule
    ) throws(Interruption) {
        for (place, controller) in controllers.enumerated() where world.controllers[controller].isAlive {
            try send(
                callback, to: controller, .orientation(isLandscape: isLandscape),
                by: place == 0 ? rule : .rotationReachesVisibleChildren)
        }
    }

    /// What filled the window fills it again, and so on downwards.
    mutating func resizeViews(from old: Rectangle) {
        let new = world.rootViewFrame
        guard let root = world.bottomController, old != new else { return }
        for controller in [root] + world.presentationChain(above: root) {
            guard let view = world.controllers[controller].view, world.views[view].frame.size == old.size
            else { continue }
            resize(view, to: new)
            var waiting = world.views[view].subviews
            while let below = waiting.popLast() {
                var frame = world.views[below].frame
                if frame.size == old.size {
                    frame.size = new.size
                    resize(below, to: frame)
                }
                waiting += world.views[below].subviews
            }
        }
    }

    mutating func resize(_ view: View.ID, to frame: Rectangle) {
        guard world.views[view].frame != frame else { return }
        setFrame(frame, of: view)
        guard let controller = world.views[view].controller else { return }
        note(.change(.resized(frame)), to: .controller(controller), by: .viewsFollowWindow)
    }
}
