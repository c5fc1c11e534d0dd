extension Simulation {
    /// The controller that presents when another one is asked to: for styles that cover a context, the nearest that
    /// defines one; otherwise the outermost container.
    mutating func presenter(
        for source: Controller.ID, style: Controller.ModalStyle
    ) throws(Interruption) -> Controller.ID {
        recordRule(.presenterIsSuitableAncestor)
        let coversContext = style == .currentContext || style == .overCurrentContext
        var presenter = source
        while true {
            if coversContext { _ = try adopt("definesPresentationContext", of: presenter) }
            if coversContext, world.definesPresentationContext(presenter) {
                if world.kind(of: presenter) == .navigation { recordRule(.navigationDefinesContext) }
                return presenter
            }
            guard let parent = world.controllers[presenter].parent else { return presenter }
            presenter = parent
        }
    }
}

extension World {
    /// `definesPresentationContext`, as the class or the app's code sets it: a navigation controller begins with true.
    package func definesPresentationContext(_ controller: Controller.ID) -> Bool {
        if let isSet = controllers[controller].definesPresentationContext { return isSet }
        if kind(of: controller) == .navigation, holds(.navigationDefinesContext) { return true }
        return ancestry(of: controllers[controller].classID).contains {
            classes[$0].definesPresentationContext
        }
    }
}
