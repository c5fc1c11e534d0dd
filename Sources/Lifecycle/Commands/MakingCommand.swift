/// Making controllers.
package enum MakingCommand: Hashable, Sendable {
    /// Makes a controller and keeps it in a variable.
    case make(name: String, of: ControllerClass.ID, from: Controller.Source)
    /// Makes a navigation or tab bar controller with what it contains, the bottom or first one first.
    case makeContainer(name: String, of: ControllerClass.ID, with: [Controller.ID])

    var facts: CommandFacts {
        switch self {
        case .make(let name, _, _), .makeContainer(let name, _, _):
            CommandFacts(actsAtOnce: false, newController: name)
        }
    }
}

extension MakingCommand {
    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .make(let name, let classID, let source): return try app.make(name, of: classID, from: source)
        case .makeContainer(let name, let classID, let contents):
            return try app.make(name, of: classID, with: contents)
        }
    }
}
