// The deallocation of a controller whose last reference is released on another thread.

extension Simulation {
    /// The main thread's part. Whoever took a reference in the meantime does not stop it.
    mutating func deallocate(_ controller: Controller.ID) throws(Interruption) {
        guard world.controllers[controller].isAlive else { return }
        world.controllers[controller].retainCount = 0
        world.controllers[controller].isHeld = false
        try end(.controller(controller))
    }

    /// Checks that a reference can be formed: a weak one to a controller on its way out ends the app.
    package mutating func formReference(
        to value: Value, _ reference: ControllerClass.Property.Reference
    ) throws(Interruption) {
        guard reference == .weak, case .controller(let controller) = value, world.isEnding(controller),
            holds(.deallocatingObjectRefusesWeakReferences)
        else { return }
        throw trap(.weakReferenceToDeallocating(controller), by: .deallocatingObjectRefusesWeakReferences)
    }
}

extension World {
    /// Indicates whether a controller is being deallocated, but still alive.
    func isEnding(_ controller: Controller.ID) -> Bool {
        controllers[controller].isDeallocating && controllers[controller].isAlive
    }

    /// Indicates whether a weak reference to the object in a value still reads as the object; true if it
    /// isn't an object.
    package func readsWeakly(_ value: Value) -> Bool { !isDeallocating(value) && isAlive(value) }

    /// Indicates whether `deinit` of an object is running, has run, or is waiting for the main thread.
    func isDeallocating(_ object: Value) -> Bool {
        switch object {
        case .controller(let controller): controllers[controller].isDeallocating
        case .view(let view): views[view].isDeallocating
        case .window(let window): windows[window].isDeallocating
        case .instance(let instance): code.instances[instance].isDeallocating
        default: false
        }
    }
}
