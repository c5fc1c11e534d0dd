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
}

extension ReferenceCommand {
    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .setProperty(let name, let owner, let reference):
            return try app.setProperty(name, of: owner, to: reference)
        case .readProperty(let name, let owner): return try app.readProperty(name, of: owner)
        case .release(let controller):
            try app.release(variable: controller)
            if app.world.controllers[controller].isAlive { app.recordRule(.strongReferenceKeepsAlive) }
        case .releaseOffMainThread(let controller):
            try app.offMainThread { (simulation) throws(Interruption) in
                try simulation.release(variable: controller)
            }
        }
        return .done
    }
}

extension CandidateCommands {
    static let references = kinds(
        Command.references,
        { now in now.paths.flatMap { now.assignments(of: $1, in: $0) } },
        { $0.paths.map { .readProperty($1.name, of: $0) } },
        { $0.heldControllers.map { .release($0) } },
        { $0.heldControllers.map { .releaseOffMainThread($0) } })

    private var heldControllers: [Controller.ID] { controllers.filter { world.controllers[$0].isHeld } }

    /// The properties that can hold controllers, each with its owner.
    private var paths: [(Controller.ID, ControllerClass.Property)] {
        controllers.flatMap { owner in
            world.ancestry(of: world.controllers[owner].classID)
                .flatMap { world.classes[$0].properties }.filter { $0.type != "UILabel" }.prefix(3)
                .map { (owner, $0) }
        }
    }

    private func assignments(
        of property: ControllerClass.Property, in owner: Controller.ID
    ) -> [ReferenceCommand] {
        let plain = controllers.map { Controller.Reference(to: $0, kind: property.reference) }
        let closures = ControllerClass.Property.Reference.allCases.map {
            Controller.Reference(to: owner, kind: $0, isClosure: true)
        }
        return [.setProperty(property.name, of: owner, to: nil)]
            + (plain + closures).map { .setProperty(property.name, of: owner, to: $0) }
    }
}
