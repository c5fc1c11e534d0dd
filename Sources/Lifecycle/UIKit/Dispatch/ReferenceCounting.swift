// Automatic reference counting, as far as the learner's values go. What containers and windows hold is counted in
// Ownership.swift by the same methods.

extension Simulation {
    /// Takes strong references to the objects in a value.
    package mutating func retain(_ value: Value) {
        switch value {
        case .array, .dictionary, .element, .structure:
            guard value.extent.holdsObjects else { return }
            let parts = value.parts
            cost.work += parts.count
            for part in parts { retain(part) }
        case .method(let receiver, _): retain(receiver)
        case .controller, .view, .window, .instance, .constraint, .closure:
            world.countReferences(to: value, 1)
        default: break
        }
    }

    /// Gives strong references back: with the last one an object goes.
    package mutating func release(_ value: Value) throws(Interruption) {
        switch value {
        case .array, .dictionary, .element, .structure:
            guard value.extent.holdsObjects else { return }
            let parts = value.parts
            cost.work += parts.count
            for part in parts { try release(part) }
        case .method(let receiver, _): try release(receiver)
        case .controller, .view, .window, .instance, .constraint, .closure:
            world.countReferences(to: value, -1)
            try endIfUnreferenced(value)
        default: break
        }
    }

    /// Keeps a value to the end of the statement that is running, as ARC does with what no variable holds.
    package mutating func keep(_ value: Value) -> Value {
        if value.extent.holdsObjects {
            retain(value)
            progress.temporaries.append(value)
        }
        return value
    }

    /// Lets go of what only the statement that ended here held.
    package mutating func dropTemporaries(to mark: Int) throws(Interruption) {
        while progress.temporaries.count > mark { try release(progress.temporaries.removeLast()) }
    }

    /// Gives a reference to a variable that closures share back.
    package mutating func release(shared variable: Variable.ID) throws(Interruption) {
        world.code.variables[variable].retainCount -= 1
        guard world.code.variables[variable].retainCount == 0 else { return }
        let slot = world.code.variables[variable].slot
        world.code.variables[variable].slot = StoredValue(.nothing)
        if slot.reference == .strong { try release(slot.value) }
    }
}

extension World {
    /// Indicates whether the object in a value is alive; true if it isn't an object.
    package func isAlive(_ value: Value) -> Bool {
        switch value {
        case .controller(let controller): controllers[controller].isAlive
        case .view(let view): views[view].isAlive
        case .window(let window): windows[window].isAlive
        case .instance(let instance): code.instances[instance].isAlive
        case .constraint(let constraint): constraints[constraint].isAlive
        case .closure(let closure): code.closures[closure].isAlive
        default: true
        }
    }
}
