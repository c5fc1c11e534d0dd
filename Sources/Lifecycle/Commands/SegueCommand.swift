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
        case .define, .forbid: .preparation()
        case .perform, .trigger: CommandFacts()
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

extension CandidateCommands {
    static let segues = kinds(
        Command.segues,
        { $0.arrows },
        { now in now.segueSources.map { .perform($1, from: $0, name: now.newName("feed")) } },
        { now in now.segueSources.map { .trigger($1, from: $0, name: now.newName("feed")) } },
        { now in
            now.classes.flatMap { source in
                now.world.bundle.segues.filter { $0.source == source && $0.canBePerformed }.prefix(2)
                    .map { .forbid($0.name, in: source) }
            }
        })

    private var arrows: [SegueCommand] {
        classes.flatMap { source in
            classes.flatMap { destination in
                Segue.Kind.allCases.map { kind in
                    guard kind != .relationship else {
                        return .define(.relationship(from: source, to: destination))
                    }
                    return .define(
                        Segue(name: "open\(kind.rawValue)", kind: kind, from: source, to: destination))
                }
            }
        }
    }

    /// The segues that can be performed, each with a controller that it begins at.
    private var segueSources: [(Controller.ID, String)] {
        controllers.filter { world.controllers[$0].isFromStoryboard }.flatMap { source in
            world.bundle.segues.filter { $0.source == world.controllers[source].classID && $0.canBePerformed }
                .prefix(3)
                .map { (source, $0.name) }
        }
    }
}
