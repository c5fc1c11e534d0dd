/// Drawing and performing segues.
package enum SegueCommand: Hashable, Sendable {
    /// Draws a segue in a storyboard.
    case define(Segue)
    /// Calls `performSegue(withIdentifier:sender:)`; the destination gets a name for commands.
    case perform(String, from: Controller.ID, name: String)
    /// Taps the control that a segue begins at.
    case trigger(String, from: Controller.ID, name: String)
    /// Lets a class return false from `shouldPerformSegue(withIdentifier:sender:)` for a segue.
    case forbid(String, in: ControllerClass.ID)

    var facts: CommandFacts {
        switch self {
        case .define(let segue): .preparation(since: segue.kind.existence)
        case .forbid: .preparation()
        case .perform, .trigger: CommandFacts(existence: .segueExists)
        }
    }
}

extension SegueCommand {
    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .define(let segue): return app.define(segue)
        case .perform(let identifier, let source, let name):
            return try app.performSegue(identifier, from: source, name: name)
        case .trigger(let identifier, let source, let name):
            return try app.performSegue(identifier, from: source, name: name, byTap: true)
        case .forbid(let identifier, let classID):
            app.world.classes[classID].forbiddenSegues.insert(identifier)
            return .done
        }
    }
}
