/// Changing or selecting the tabs of a tab bar controller.
package enum TabCommand: Hashable, Sendable {
    /// Sets `viewControllers`.
    case set([Controller.ID], of: Controller.ID)
    /// Selects a tab, by its position from 0.
    case select(Int, of: Controller.ID)
    /// Taps a tab, by its position from 0.
    case tap(Int, of: Controller.ID)

    var facts: CommandFacts {
        switch self {
        case .set(let tabs, let container):
            CommandFacts(newContents: CommandFacts.NewContents(contents: tabs, container: container))
        case .select: CommandFacts()
        case .tap: CommandFacts(takesTime: true)
        }
    }
}

extension TabCommand {
    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .set(let tabs, let container):
            try app.setTabs(tabs, of: container)
            return .done
        case .select(let index, let container): return try app.selectTab(index, of: container)
        case .tap(let index, let container): return try app.tapTab(index, of: container)
        }
    }
}

extension CandidateCommands {
    static let tabs = kinds(
        Command.tabs,
        { now in
            now.tabBars.flatMap { container in now.contents(of: container).map { .set($0, of: container) } }
        },
        { now in now.places.map { .select($1, of: $0) } }, { now in now.places.map { .tap($1, of: $0) } })

    private var tabBars: [Controller.ID] { controllers(of: .tabBar) }

    /// The first tabs, each with the controller that it belongs to.
    private var places: [(Controller.ID, Int)] {
        tabBars.flatMap { container in
            world.controllers[container].children.indices.prefix(5).map { (container, $0) }
        }
    }
}
