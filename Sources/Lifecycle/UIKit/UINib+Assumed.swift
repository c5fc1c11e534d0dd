// Nibs that the app's code relies on and that nobody described; when files are run, they are assumed to exist.

extension Simulation {
    /// Records what is taken to be so, perhaps because of a place in the source.
    package mutating func assume(_ words: String, at location: CodeLocation? = nil) {
        let place = recorder.currentPlace
        defer { recorder.currentPlace = place }
        if let location { recorder.currentPlace = recorder.trace.place(location) }
        note(.skipped(words, .assumed), to: .application, by: .unknownCodeIsSkipped)
    }

    /// The nib that a controller's outlets ask for, if nothing is known of one; nil if it has none.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - name: The name that code gives it; nil if it gives none.
    /// - Returns: A nib with a view for each outlet that the class does not fill itself.
    mutating func assumedNib(of controller: Controller.ID, named name: String?) -> Nib? {
        guard world.bundle.assumesNibs else { return nil }
        let outlets = world.openOutlets(of: .controller(controller))
        guard name != nil || !outlets.isEmpty else { return nil }
        let drawn = outlets.filter { world.isDrawnView($0.type) }
        let others = outlets.map { $0.name }.sorted().joined(separator: ", ")
        assume(
            (name.map { "the nib \($0)" } ?? "a nib or storyboard")
                + (outlets.isEmpty ? "" : " with the outlets \(others)"),
            at: world.classes[world.controllers[controller].classID].location)
        var nib = Nib(
            name: name ?? world.className(of: controller),
            DrawnView(size: world.screen, outlets: drawn.map { $0.name }))
        nib.isAssumed = true
        return nib
    }
}

extension World {
    /// Of the views of an assumed nib nothing is known, and of its other outlets not even what they are.
    mutating func fillOtherOutlets(of controller: Controller.ID, drawnIn nib: Nib) {
        for outlet in nib.drawn.outlets {
            guard let view = controllers[controller].outlets[outlet] else { continue }
            markGeometryUnknown(view, UIKitName.drawnProperties)
        }
        // A nib file lists all of its views, so the other outlets are nil.
        let open = openOutlets(of: .controller(controller))
        for outlet in open where nib.isAssumed || nib.drawn.otherOutlets.contains(outlet.name) {
            _ = setSlot(StoredValue(.unknown), outlet.name, of: .controller(controller))
        }
    }

    /// The outlets of an object that nothing holds yet.
    package func openOutlets(of object: Value) -> [ControllerClass.Property] {
        levels(of: object).flatMap { properties(of: $0) }.filter {
            $0.code.isOutlet && $0.code.value == nil && slot($0.name, of: object) == nil
        }
    }

    /// Indicates whether a type is a view class, judging by its name.
    package func isDrawnView(_ type: String) -> Bool {
        if code.isViewClass(named: type) { return true }
        guard code.objectClass(named: type) == nil, controllerClass(named: type) == nil,
            code.valueTypes[type] == nil,
            type.first?.isUppercase == true, type.allSatisfy({ $0.isLetter || $0.isNumber })
        else { return false }
        return ["View", "Label", "Button", "Field", "Switch", "Slider", "Bar", "Cell"].contains {
            type.hasSuffix($0)
        }
    }
}
