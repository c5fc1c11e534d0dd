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
