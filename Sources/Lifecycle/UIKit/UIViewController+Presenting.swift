extension Simulation {
    /// The controller that presents when another one is asked to: for styles that cover a context, the nearest that
    /// defines one; otherwise the outermost container.
    mutating func presenter(for source: Controller.ID, style: Controller.ModalStyle) -> Controller.ID {
        cite(.presenterIsSuitableAncestor)
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
}
