/// Turning the device and dividing its screen.
package enum DeviceCommand: Hashable, Sendable {
    /// Lets a class say what it allows the interface to be turned to.
    case allowOrientations(Orientations, in: ControllerClass.ID)
    /// Turns the device.
    case rotate(toLandscape: Bool)
    /// Gives the app another part of an iPad's screen.
    case resize(Size)

    var facts: CommandFacts {
        switch self {
        case .allowOrientations: CommandFacts(isPreparation: true)
        case .rotate: CommandFacts(takesTime: true, reachesSuspendedApp: true)
        case .resize: CommandFacts(existence: .splitScreenExists)
        }
    }

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .allowOrientations(let orientations, let classID):
            app.world.classes[classID].orientations = orientations
        case .rotate(let isLandscape): try app.rotate(toLandscape: isLandscape)
        case .resize(let size): return try app.resizeApp(to: size)
        }
        return .done
    }
}
