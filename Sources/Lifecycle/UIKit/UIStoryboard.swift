extension Simulation {
    /// The view that a storyboard holds for a controller: one scene is two nibs, and this is the second.
    mutating func nibOfScene(of controller: Controller.ID, in storyboard: Storyboard.ID) -> Nib {
        let scene = world.bundle.storyboards[storyboard].scenes.first {
            $0.classID == world.controllers[controller].classID
        }
        var drawn = scene?.drawn ?? DrawnView()
        drawn.size = drawn.size ?? storyboardCanvas()
        var nib = Nib(name: world.bundle.storyboards[storyboard].name, drawn)
        nib.isRead = world.bundle.storyboards[storyboard].isRead
        return nib
    }

    /// The size at which Xcode drew controllers in storyboards when a release was new.
    private mutating func storyboardCanvas() -> Size {
        if applies(.storyboardCanvasIsPhoneOfTime) {
            return Device.ofItsTime(world.environment.linkedRelease).screen
        }
        if applies(.storyboardCanvasIsSquare) { return Size(width: 600, height: 600) }
        recordRule(.storyboardCanvasIsPhone)
        return Size(width: 375, height: 667)
    }

    // Containers that are drawn in a storyboard with what they contain: both come out of one nib.

    /// `-[UINavigationController initWithCoder:]` and its like: the children are decoded inside, and given to it.
    mutating func decodeChildren(of container: Controller.ID) throws(Interruption) {
        guard case .storyboard(let storyboard) = world.controllers[container].source else { return }
        let classID = world.controllers[container].classID
        let drawn = world.bundle.segues.filter { $0.kind == .relationship && $0.source == classID }
        guard !drawn.isEmpty, world.controllers[container].children.isEmpty else { return }
        guard progress.bodyDepth < Simulation.stackLimit else { throw overflow() }
        progress.bodyDepth += 1
        defer { progress.bodyDepth -= 1 }
        recordRule(.containerDecodesItsChildren)
        var children: [Controller.ID] = []
        for segue in drawn {
            if let child = try decode(segue.destination, in: storyboard) { children.append(child) }
        }
        switch world.kind(of: container) {
        case .navigation: for child in children { _ = try push(child, onto: container, animated: false) }
        case .tabBar: try setTabs(children, of: container)
        case .split: try setColumns(children, of: container)
        case .plain, .page, .search, .alert: break
        }
        for child in children { try release(variable: child) }
    }

    /// A child that a container's nib holds; it awakes with the container.
    private mutating func decode(
        _ classID: ControllerClass.ID, in storyboard: Storyboard.ID
    ) throws(Interruption) -> Controller.ID? {
        if let rule = world.classes[classID].kind.existence(on: world.environment.device.idiom),
            !applies(rule)
        {
            return nil
        }
        try step()
        try countObject()
        try enterNesting(Simulation.nestingPerBody)
        defer { execution.nesting -= Simulation.nestingPerBody }
        let name = world.takeFreshName(like: ControllerClass.instanceName(of: world.classes[classID].name))
        let drawn = world.bundle.storyboardRead(holding: classID) ?? storyboard
        let child = world.add(Controller(name: name, classID: classID, source: .storyboard(drawn)))
        try run(.initializeProperties(of: .controller(child)))
        try send(.initCoder, to: child, by: .storyboardDecodesController)
        return child
    }

    /// Sends awakeFromNib to all controllers from one nib, once they are all created. Their order isn't
    /// guaranteed.
    package mutating func awakeFromStoryboard(_ root: Controller.ID) throws(Interruption) {
        let start = trace.count
        for controller in world.decodedTogether(with: root) where world.controllers[controller].isAlive {
            let last = trace.count
            try send(.awakeFromNib, to: controller, by: .storyboardAwakesControllerBeforeItsViewLoads)
            guard controller != root else { continue }
            trace.leaveOrderOpen(from: start, upTo: last, by: .awakingOrderIsOpen)
            recordRule(.awakingOrderIsOpen)
        }
    }
}

extension World {
    /// A controller out of a storyboard and all that is drawn as contained in it.
    fileprivate func decodedTogether(with root: Controller.ID) -> [Controller.ID] {
        tree(below: root) { next in
            let classID = controllers[next].classID
            let drawn = bundle.segues.filter { $0.kind == .relationship && $0.source == classID }
            return controllers[next].children.filter { child in
                controllers[child].isFromStoryboard
                    && drawn.contains { $0.destination == controllers[child].classID }
            }
        }
    }

    /// Returns the maximum number of children that a container class can have in a storyboard; 0 if it isn't
    /// a container.
    package func roomForRelationships(of classID: ControllerClass.ID) -> Int {
        switch classes[classID].kind {
        case .navigation: 1
        case .split: 2
        case .tabBar: .max
        case .plain, .page, .search, .alert: 0
        }
    }

    /// Indicates whether a class already has a segue that conflicts with a new one.
    func isDrawn(_ segue: Segue) -> Bool {
        let others = bundle.segues.filter { $0.name == segue.name && $0.source == segue.source }
        guard segue.kind == .relationship else { return !others.isEmpty }
        return others.count >= roomForRelationships(of: segue.source)
            || others.contains { $0.destination == segue.destination }
    }
}
