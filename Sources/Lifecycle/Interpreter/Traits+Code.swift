// `traitCollection`, as far as size classes and the family of the device go.

extension Simulation {
    /// `UIViewController.traitCollection`
    ///
    /// - Returns: Nil where the traits depend on what is not simulated.
    mutating func traitCollection(of controller: Controller.ID) -> Value? {
        guard !world.isInNarrowPresentation(controller) else { return nil }
        guard heeds(.traitsComeFromSuperview) else {
            _ = heeds(.traitsComeFromParent)
            return traitCollection(world.sizeClasses)
        }
        let object = world.controllers[controller]
        let isThere = object.view.map { world.views[$0].isInWindow } ?? false
        return traitCollection(isThere ? world.sizeClasses : object.knownTraits ?? world.sizeClasses)
    }

    /// A UITraitCollection.
    mutating func traitCollection(_ sizeClasses: SizeClasses) -> Value {
        let idiom = world.environment.device.idiom == .pad ? "pad" : "phone"
        return keep(
            .instance(
                world.instances.append(
                    Instance(
                        type: .named("UITraitCollection"),
                        properties: [
                            "horizontalSizeClass": StoredValue(.symbol(sizeClasses.horizontal.rawValue)),
                            "verticalSizeClass": StoredValue(.symbol(sizeClasses.vertical.rawValue)),
                            "userInterfaceIdiom": StoredValue(.symbol(idiom)),
                        ]))))
    }
}

extension World {
    /// Whether a controller lies in a sheet or popover that is narrower than the window, as they are on an iPad.
    fileprivate func isInNarrowPresentation(_ controller: Controller.ID) -> Bool {
        guard environment.device.idiom == .pad else { return false }
        var next: Controller.ID? = controller
        while let current = next {
            if controllers[current].presenter != nil { return isSheet(current) || isInPopover(current) }
            next = controllers[current].parent
        }
        return false
    }
}
