extension Simulation {
    /// Tells a controller of size classes that it does not know yet.
    mutating func updateTraits(of controller: Controller.ID) throws(Interruption) {
        let known = world.controllers[controller].knownTraits, now = world.sizeClasses
        guard known != now else { return }
        world.controllers[controller].knownTraits = now
        if known != nil, applies(.traitsDidChange) {
            try send(.traitCollectionDidChange, to: controller, by: .traitsDidChange)
        } else if known == nil, holds(.traitsChangeAtLaunch) {
            try send(.traitCollectionDidChange, to: controller, by: .traitsChangeAtLaunch)
        }
        guard let known else { return }
        try tellTraitRegistrations(of: controller, changed: now.traits(differingFrom: known), from: known)
    }

    /// `UIViewController.traitCollection`
    ///
    /// - Returns: Nil where the traits depend on what is not simulated.
    package mutating func traitCollection(of controller: Controller.ID) -> Value? {
        guard !world.isInNarrowPresentation(controller), !world.hasOtherTraits(controller) else { return nil }
        guard applies(.traitsComeFromSuperview) else {
            _ = applies(.traitsComeFromParent)
            return traitCollection(world.sizeClasses)
        }
        let known = world.isViewInWindow(controller) ? nil : world.controllers[controller].knownTraits
        return traitCollection(known ?? world.sizeClasses)
    }

    /// A UITraitCollection.
    package mutating func traitCollection(_ sizeClasses: SizeClasses) -> Value {
        let properties = [
            "horizontalSizeClass": StoredValue(.symbol(sizeClasses.horizontal.rawValue)),
            "verticalSizeClass": StoredValue(.symbol(sizeClasses.vertical.rawValue)),
            "userInterfaceIdiom": StoredValue(.symbol(world.idiomName)),
        ]
        return keep(.instance(world.code.add("UITraitCollection", properties)))
    }
}

extension World {
    /// The size classes of the window.
    package var sizeClasses: SizeClasses { SizeClasses(of: screen, in: environment) }

    /// Indicates whether code has changed the traits of a controller, or of one above it.
    fileprivate func hasOtherTraits(_ controller: Controller.ID) -> Bool {
        controllerAndAncestors(of: controller).contains {
            controllers[$0].attributes["traitOverrides"] != nil
        }
    }

    /// Indicates whether a controller is in a sheet or popover narrower than the window, as on an iPad.
    fileprivate func isInNarrowPresentation(_ controller: Controller.ID) -> Bool {
        guard environment.device.idiom == .pad else { return false }
        let presented = controllerAndAncestors(of: controller).first { controllers[$0].presenter != nil }
        return presented.map { isSheet($0) || isInPopover($0) } ?? false
    }

    // A UITraitCollection, as far as size classes and the family of the device go.

    /// The family of the device, as code names it.
    package var idiomName: String { environment.device.idiom == .pad ? "pad" : "phone" }
}
