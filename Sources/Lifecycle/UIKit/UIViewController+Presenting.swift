extension Simulation {
    /// The controller that presents when another one is asked to: for styles that cover a context, the nearest that
    /// defines one; otherwise the outermost container.
    mutating func presenter(for source: Controller.ID, style: Controller.ModalStyle) -> Controller.ID {
        heed(.presenterIsSuitableAncestor)
        let coversContext = style == .currentContext || style == .overCurrentContext
        var presenter = source
        while true {
            if coversContext, world.definesPresentationContext(presenter) { return presenter }
            guard let parent = world.controllers[presenter].parent else { return presenter }
            presenter = parent
        }
    }
}

extension World {
    /// `definesPresentationContext`, as the class sets it.
    func definesPresentationContext(_ controller: Controller.ID) -> Bool {
        ancestry(of: controllers[controller].classID).contains { classes[$0].definesPresentationContext }
    }

    /// Whether a controller is another one, or contains or presents it, however far up.
    func isAbove(_ controller: Controller.ID, _ other: Controller.ID) -> Bool {
        var waiting = [other], seen: Set<Controller.ID> = []
        // A presented controller may have a parent as well, so both ways are followed.
        while let current = waiting.popLast() {
            if current == controller { return true }
            guard seen.insert(current).inserted else { continue }
            waiting += [controllers[current].parent, controllers[current].presenter].compactMap { $0 }
        }
        return false
    }

    /// The controller whose presentation `dismiss` ends.
    func presenterToDismiss(from controller: Controller.ID) -> Controller.ID? {
        var next: Controller.ID? = controller
        while let current = next {
            if controllers[current].presented != nil { return current }
            next = controllers[current].parent
        }
        next = controller
        while let current = next {
            if let presenter = controllers[current].presenter { return presenter }
            next = controllers[current].parent
        }
        return nil
    }

    /// The controllers presented above one, the nearest first.
    func presentationChain(above presenter: Controller.ID) -> [Controller.ID] {
        var chain: [Controller.ID] = []
        var next = controllers[presenter].presented
        while let current = next {
            chain.append(current)
            next = controllers[current].presented
        }
        return chain
    }

    /// The controller on top of all presentations of the window.
    var topmostPresented: Controller.ID? { window.root.flatMap { presentationChain(above: $0).last } }
}
