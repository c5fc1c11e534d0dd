extension World {
    /// Returns the value of a controller's stored property without running any code.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - controller: The controller.
    /// - Returns: `.nothing` if it is empty, or if it is weak and its object is gone.
    package func storedValue(_ name: String, of controller: Controller.ID) -> Value {
        guard let slot = slot(name, of: .controller(controller)) else { return .nothing }
        return slot.reference == .weak && !readsWeakly(slot.value) ? .nothing : slot.value
    }

    /// Indicates whether the learner's classes only observe a property that UIKit's own class stores.
    package func isStoredByUIKit(_ property: ControllerClass.Property, of receiver: Value) -> Bool {
        guard property.code.isOverride else { return false }
        return levels(of: receiver).allSatisfy { level in
            properties(of: level).allSatisfy { $0.name != property.name || $0.code.isOverride }
        }
    }

    /// Returns the slot of an object's stored property.
    package func slot(_ name: String, of receiver: Value) -> StoredValue? {
        switch receiver {
        case .controller(let controller):
            controllers[controller].properties[name]
                ?? controllers[controller].outlets[name].map {
                    let declared = property(named: name, of: controllers[controller].classID)
                    return StoredValue(.view($0), declared?.reference ?? .strong)
                }
        case .view(let view): views[view].properties[name]
        case .window(let window): windows[window].properties[name]
        case .instance(let instance): code.instances[instance].properties[name]
        case .structure(let structure):
            structure.fields[name].map { StoredValue($0, structure.references[name] ?? .strong) }
        default: nil
        }
    }

    /// Lets commands know a view by the name of the property that holds it, if neither has another one.
    package mutating func name(_ view: View.ID, _ name: String) {
        guard views[view].name == nil, self.view(named: name) == nil else { return }
        views[view].name = name
        viewsByName.set(name, to: view)
    }

    /// Puts a slot into an object.
    ///
    /// - Returns: What was there before.
    package mutating func setSlot(_ slot: StoredValue, _ name: String, of receiver: Value) -> StoredValue? {
        switch receiver {
        case .controller(let controller): controllers[controller].properties.updateValue(slot, forKey: name)
        case .view(let view): views[view].properties.updateValue(slot, forKey: name)
        case .window(let window): windows[window].properties.updateValue(slot, forKey: name)
        case .instance(let instance): code.instances[instance].properties.updateValue(slot, forKey: name)
        default: nil
        }
    }
}
