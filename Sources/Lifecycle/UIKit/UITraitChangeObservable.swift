// Registrations for changes of traits, since iOS 17. The object whose traits change holds them.

extension Simulation {
    /// `registerForTraitChanges(_:handler:)`, and those with an action.
    ///
    /// - Parameters:
    ///   - arguments: What code passes.
    ///   - object: The controller or view.
    /// - Returns: The registration; nil if it isn't known what is registered.
    package mutating func registerForTraitChanges(
        _ arguments: [PassedArgument], of object: Value
    ) -> Value? {
        guard case .array(let given)? = arguments.unlabeled() else { return nil }
        var traits: [String] = []
        for trait in given.elements {
            guard case .type(let type) = trait else { return nil }
            traits.append(world.typeName(type))
        }
        var properties = ["traits": StoredValue(.string(traits.joined(separator: " ")))]
        if let handler = arguments.closure("handler"), handler.closure != nil {
            retain(handler)
            properties["handler"] = StoredValue(handler)
        } else if case .symbol(let method)? = arguments["action"] {
            properties["target"] = StoredValue(arguments["target"] ?? object, .unowned)
            properties["action"] = StoredValue(.string(method))
        } else {
            return nil
        }
        let registration = world.code.add("UITraitChangeRegistration", properties)
        retain(.instance(registration))
        _ = world.setSlot(
            StoredValue(.instance(registration)), World.traitPrefix + String(registration.ordinal), of: object
        )
        return keep(.instance(registration))
    }

    /// `unregisterForTraitChanges(_:)`
    package mutating func unregisterForTraitChanges(
        _ registration: Instance.ID, of object: Value
    ) throws(Interruption) {
        let name = World.traitPrefix + String(registration.ordinal)
        guard world.slot(name, of: object)?.value == .instance(registration) else { return }
        _ = world.setSlot(StoredValue(.nothing), name, of: object)
        try release(.instance(registration))
    }

    /// Calls what is registered for one of some traits of a controller, and of the views in its own view.
    mutating func tellTraitRegistrations(
        of controller: Controller.ID, changed: Set<String>, from previous: SizeClasses?
    ) throws(Interruption) {
        guard holds(.traitRegistrationsAreTold) else { return }
        try tellTraitRegistrations(of: .controller(controller), changed, from: previous)
        guard let root = world.controllers[controller].view else { return }
        for view in world.ownViews(below: root, &cost) {
            try tellTraitRegistrations(of: .view(view), changed, from: previous)
        }
    }

    private mutating func tellTraitRegistrations(
        of object: Value, _ changed: Set<String>, from previous: SizeClasses?
    ) throws(Interruption) {
        for registration in world.traitRegistrations(of: object) {
            let properties = world.code.instances[registration].properties
            guard case .string(let traits)? = properties["traits"]?.value,
                traits.split(separator: " ").contains(where: { changed.contains(String($0)) })
            else { continue }
            recordRule(.traitRegistrationsAreTold)
            if let handler = properties["handler"]?.value {
                let before = previous.map { traitCollection($0) } ?? .unknown
                try runAlone(.invoke(handler, [PassedArgument(nil, object), PassedArgument(nil, before)]))
            } else if case .string(let method)? = properties["action"]?.value,
                let target = properties["target"]
            {
                try send(method, to: target.value, from: object)
            }
        }
    }
}

extension World {
    /// The prefix of the slots in which an object holds its registrations. It contains a space, so that no code can have
    /// such a name.
    fileprivate static let traitPrefix = "traits "

    /// The registrations of an object, in the order in which they were made.
    fileprivate func traitRegistrations(of object: Value) -> [Instance.ID] {
        let slots: [String: StoredValue]
        switch object {
        case .controller(let controller): slots = controllers[controller].properties
        case .view(let view): slots = views[view].properties
        default: return []
        }
        let found = slots.compactMap { name, slot -> Instance.ID? in
            guard name.hasPrefix(World.traitPrefix), case .instance(let registration) = slot.value else {
                return nil
            }
            return registration
        }
        return found.sorted { $0.ordinal < $1.ordinal }
    }

    /// The controller whose traits change with those of an object, as far as they matter to controllers.
    package func controllerOfTraits(_ object: Value) -> Controller.ID? {
        switch object {
        case .controller(let controller): controller
        case .view(let view): views[view].controller
        case .window(let window): windows[window].root
        default: nil
        }
    }

    /// Indicates whether code follows changes of traits, by an override or a registration.
    package var followsTraits: Bool {
        classes.identifiers.contains { classes[$0].overrides[.traitCollectionDidChange] != nil }
            || code.instances.identifiers.contains {
                code.instances[$0].type == .named("UITraitChangeRegistration")
            }
    }
}
