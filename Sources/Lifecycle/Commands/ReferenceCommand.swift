/// Changing who holds whom.
package enum ReferenceCommand: Hashable, Sendable {
    /// Assigns a stored property of a controller; nil empties it.
    case setProperty(String, of: Controller.ID, to: Controller.Reference?)
    /// Reads a stored property of a controller.
    case readProperty(String, of: Controller.ID)
    /// Lets go of the variable that holds a controller.
    case release(Controller.ID)
    /// Lets go of that variable on another thread than the main one.
    case releaseOffMainThread(Controller.ID)

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .setProperty(let name, let owner, let reference):
            return try setProperty(name, of: owner, to: reference, in: &app)
        case .readProperty(let name, let owner): return try readProperty(name, of: owner, in: &app)
        case .release(let controller):
            try app.release(variable: controller)
            if app.world.controllers[controller].isAlive { app.recordRule(.strongReferenceKeepsAlive) }
        case .releaseOffMainThread(let controller):
            app.progress.isOffMainThread = true
            defer { app.progress.isOffMainThread = false }
            try app.release(variable: controller)
        }
        return .done
    }

    /// `owner.name = …`: what was there before is let go after the new value is held.
    private func setProperty(
        _ name: String, of owner: Controller.ID, to reference: Controller.Reference?,
        in app: inout Simulation
    ) throws(Interruption) -> Outcome {
        let receiver = Value.controller(owner)
        guard let property = app.world.property(name, of: receiver) else {
            return .ignored(.noSuchProperty(name))
        }
        if reference?.kind == .weak, !app.applies(.weakReferenceBecomesNil) {
            return .ignored(.unavailable(.weakReferenceBecomesNil))
        }
        guard let reference, reference.isClosure else {
            let value = reference.map { Value.controller($0.target) } ?? .nothing
            try app.run(.store(value, to: property, of: receiver))
            return .done
        }
        try app.formReference(to: .controller(reference.target), reference.kind)
        app.recordRule(.strongReferenceKeepsAlive)
        if reference.kind == .strong { app.world.retain(reference.target) }
        let closure = Closure(
            code: nil, captures: ["self": StoredValue(.controller(reference.target), reference.kind)],
            level: nil)
        let made = Value.closure(app.world.code.closures.append(closure))
        app.retain(made)
        try app.run(.store(made, to: property, of: receiver))
        // A weak property holds no closure: it goes at once, with what it captured.
        try app.release(made)
        return .done
    }

    /// `_ = owner.name`
    private func readProperty(
        _ name: String, of owner: Controller.ID, in app: inout Simulation
    ) throws(Interruption) -> Outcome {
        let receiver = Value.controller(owner)
        guard app.world.property(name, of: receiver) != nil else { return .ignored(.noSuchProperty(name)) }
        guard let value = try app.run(.read(name, of: receiver)) else {
            return .returned(.controller(nil))
        }
        switch value {
        case .controller(let controller): return .returned(.controller(controller))
        case .view(let view): return .returned(.view(view))
        case .bool(let flag): return .returned(.bool(flag))
        default: return .returned(.controller(nil))
        }
    }
}
