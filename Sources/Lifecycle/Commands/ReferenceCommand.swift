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
            app.progress.isOffMainThread = true
            defer { app.progress.isOffMainThread = false }
            try app.release(variable: controller)
        }
        return .done
    }
}
