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

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .define(let segue): return define(segue, in: &app)
        case .perform(let identifier, let source, let name):
            return try app.performSegue(identifier, from: source, name: name)
        case .trigger(let identifier, let source, let name):
            return try app.performSegue(identifier, from: source, name: name, byTap: true)
        case .forbid(let identifier, let classID):
            app.world.classes[classID].forbiddenSegues.insert(identifier)
            return .done
        }
    }

    private func define(_ segue: Segue, in app: inout Simulation) -> Outcome {
        if segue.kind == .relationship, app.world.roomForRelationships(of: segue.source) == 0 {
            return .ignored(.isNoContainer(app.world.classes[segue.source].name))
        }
        guard !app.world.isDrawn(segue) else { return .ignored(.segueExists(segue.name)) }
        let storyboard = app.world.bundle.storyboards.first { $0.holds(segue.source) }
        guard let storyboard else { return .ignored(.notInStoryboard(app.world.classes[segue.source].name)) }
        guard app.world.bundle.storyboards[storyboard].holds(segue.destination) else {
            return .ignored(.notInStoryboard(app.world.classes[segue.destination].name))
        }
        app.world.bundle.segues.append(segue)
        return .done
    }
}
