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
