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

extension CandidateCommands {
    static let making = kinds(Command.making, { $0.makes }, { $0.containers })

    private var makes: [MakingCommand] {
        let name = newName("feed")
        let sources: [Controller.Source] =
            [.code(nibName: nil)] + world.bundle.nibs.keys.sorted().prefix(2).map { .code(nibName: $0) }
            + world.bundle.storyboards.identifiers.suffix(2).map { .storyboard($0) }
        return ([World.viewControllerClass] + classes).flatMap { classID in
            sources.map { source in MakingCommand.make(name: name, of: classID, from: source) }
        }
    }

    private var containers: [MakingCommand] {
        let contents = free.filter { world.kind(of: $0) == .plain }
        let names: [ControllerClass.Kind: String] = [
            .navigation: "nav", .tabBar: "tabs", .page: "pages", .split: "split",
        ]
        return ControllerClass.Kind.allCases.flatMap { kind -> [MakingCommand] in
            guard let name = names[kind], let classID = world.controllerClass(named: kind.rawValue) else {
                return []
            }
            return contents.indices.map { place in
                let room = kind == .page ? 1 : kind == .split ? 2 : 3
                let count = min(room, contents.count - place)
                return .makeContainer(
                    name: newName(name), of: classID, with: Array(contents[place..<place + count]))
            }
        }
    }
}
