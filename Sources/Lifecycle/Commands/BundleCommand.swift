/// Putting something into the bundle.
package enum BundleCommand: Hashable, Sendable {
    /// Adds a nib; one of the same name is replaced.
    case nib(Nib)
    /// Adds a storyboard with controllers of some classes.
    case storyboard(name: String, scenes: [Storyboard.Scene])

    var facts: CommandFacts {
        switch self {
        case .nib: .preparation()
        case .storyboard: .preparation(since: .storyboardExists)
        }
    }
}

extension Simulation {
    mutating func perform(_ command: BundleCommand) -> Outcome {
        switch command {
        case .nib(let nib):
            world.nibs[nib.name] = nib
        case .storyboard(let name, let scenes):
            guard world.storyboards.first(where: { $0.name == name }) == nil else {
                return .ignored(.nameTaken(name))
            }
            _ = world.storyboards.append(Storyboard(name: name, scenes: scenes))
        }
        return .done
    }
}

extension Repertoire {
    static let bundle = kinds(Command.bundle, \.nibs, \.storyboards)

    private var nibs: [BundleCommand] {
        classes.flatMap { classID -> [BundleCommand] in
            let name = world.classes[classID].name
            let outlets = world.classes[classID].properties.prefix(1).map(\.name)
            return [
                .nib(Nib(name: name, viewClass: "MapView", outlets: outlets)),
                .nib(Nib(name: name, connectsView: false)),
            ]
        }
    }

    private var storyboards: [BundleCommand] {
        let name = Repertoire.name("Main") { name in world.storyboards.first { $0.name == name } == nil }
        return classes.isEmpty
            ? [] : [.storyboard(name: name, scenes: classes.map { Storyboard.Scene(of: $0) })]
    }
}
