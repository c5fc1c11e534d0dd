// Automatic reference counting, as far as the learner's values go. What containers and windows hold is counted in
// Ownership.swift by the same methods.

extension Simulation {
    /// Takes strong references to the objects in a value.
    package mutating func retain(_ value: Value) {
        switch value {
        case .controller(let controller): world.retain(controller)
        case .view(let view): world.views[view].retainCount += 1
        case .window(let window): world.windows[window].retainCount += 1
        case .instance(let instance): world.code.instances[instance].retainCount += 1
        case .constraint(let constraint): world.constraints[constraint].retainCount += 1
        case .closure(let closure): world.code.closures[closure].retainCount += 1
        case .array, .dictionary, .element, .structure:
            guard value.extent.holdsObjects else { return }
            let parts = value.parts
            cost.work += parts.count
            for part in parts { retain(part) }
        case .method(let receiver, _): retain(receiver)
        default: break
        }
    }

    /// Gives strong references back: with the last one an object goes.
    package mutating func release(_ value: Value) throws(Interruption) {
        switch value {
        case .controller(let controller): try release(reference: controller)
        case .view(let view):
            world.views[view].retainCount -= 1
            try endIfUnreferenced(view)
        case .window(let window):
            world.windows[window].retainCount -= 1
            try endIfUnreferenced(window)
        case .instance(let instance):
            world.code.instances[instance].retainCount -= 1
            if world.code.instances[instance].retainCount == 0 { try end(value) }
        case .constraint(let constraint):
            world.constraints[constraint].retainCount -= 1
            if world.constraints[constraint].retainCount == 0 {
                world.constraints[constraint].isAlive = false
            }
        case .closure(let closure):
            world.code.closures[closure].retainCount -= 1
            if world.code.closures[closure].retainCount == 0 { try end(value) }
        case .array, .dictionary, .element, .structure:
            guard value.extent.holdsObjects else { return }
            let parts = value.parts
            cost.work += parts.count
            for part in parts { try release(part) }
        case .method(let receiver, _): try release(receiver)
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

    /// A window that no variable holds goes; UIKit holds none.
    mutating func endIfUnreferenced(_ window: Window.ID) throws(Interruption) {
        guard world.windows[window].isAlive, !world.isReferenced(window) else { return }
        try end(.window(window))
    }

    /// A view that neither a superview, a controller nor the app's code holds goes, and lets its subviews go.
    mutating func endIfUnreferenced(_ view: View.ID) throws(Interruption) {
        guard world.views[view].isAlive, !world.isReferenced(view) else { return }
        try end(.view(view))
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
