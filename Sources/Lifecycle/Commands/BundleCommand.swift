/// Putting something into the bundle.
package enum BundleCommand: Hashable, Sendable {
    /// Adds a nib; one of the same name is replaced.
    case nib(Nib)
    /// Adds a storyboard with controllers of some classes.
    case storyboard(name: String, scenes: [Storyboard.Scene])
    /// Says something in the app's property list.
    case info(InfoPropertyList.Item)

    var facts: CommandFacts {
        switch self {
        case .nib: .preparation()
        case .storyboard: .preparation(since: .storyboardExists)
        case .info(let item): .preparation(since: item.existence)
        }
    }
}

extension BundleCommand {
    func perform(in app: inout Simulation) -> Outcome {
        switch self {
        case .nib(let nib):
            app.world.bundle.nibs[nib.name] = nib
        case .storyboard(let name, let scenes):
            guard app.world.bundle.storyboards.first(where: { $0.name == name }) == nil else {
                return .ignored(.nameTaken(name))
            }
            _ = app.world.bundle.storyboards.append(Storyboard(name: name, scenes: scenes))
        case .info(let item):
            guard app.world.application == .notLaunched else { return .ignored(.alreadyLaunched) }
            app.world.bundle.info.set(item)
            app.world.isLandscape = app.world.launchesOnItsSide
        }
        return .done
    }
}

extension InfoPropertyList.Item {
    /// The rule that says since when the entry means something; nil if it always did.
    fileprivate var existence: Rule? {
        switch self {
        case .orientations, .hidesStatusBar: nil
        case .scenes: .launchConnectsScene
        case .mainStoryboard: .storyboardExists
        case .exitsOnSuspend: .exitsOnSuspendIsHeeded
        }
    }
}

extension CandidateCommands {
    static let bundle = kinds(Command.bundle, { $0.nibs }, { $0.storyboards }, { $0.propertyLists })

    private var propertyLists: [BundleCommand] {
        let items: [InfoPropertyList.Item] = [
            .orientations([.portrait]), .orientations([.landscapeLeft, .portrait]), .scenes(false),
            .scenes(true),
            .exitsOnSuspend(true), .hidesStatusBar(true),
        ]
        return (items + world.bundle.storyboards.identifiers.suffix(2).map { .mainStoryboard($0) }).map {
            .info($0)
        }
    }

    private var nibs: [BundleCommand] {
        classes.flatMap { classID -> [BundleCommand] in
            let name = world.classes[classID].name
            let outlets = world.classes[classID].properties.prefix(1).map { $0.name }
            return [
                .nib(Nib(name: name, viewClass: "MapView", outlets: outlets)),
                .nib(Nib(name: name, connectsView: false)),
            ]
        }
    }

    private var storyboards: [BundleCommand] {
        let name = CandidateCommands.name("Main") { name in
            world.bundle.storyboards.first { $0.name == name } == nil
        }
        return classes.isEmpty
            ? [] : [.storyboard(name: name, scenes: classes.map { Storyboard.Scene(of: $0) })]
    }
}
