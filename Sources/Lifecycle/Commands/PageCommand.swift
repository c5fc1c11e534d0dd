/// Turning the pages of a page view controller.
package enum PageCommand: Hashable, Sendable {
    /// Calls `setViewControllers(_:direction:animated:)`.
    case turn(to: Controller.ID, of: Controller.ID, style: PageTransition.Style, animated: Bool)
    /// A finger begins to turn a page.
    case swipe(to: Controller.ID, of: Controller.ID, style: PageTransition.Style)

    var facts: CommandFacts {
        switch self {
        case .turn(let page, let container, _, let animated):
            .animated(animated, giving: [page], to: container)
        case .swipe(let page, let container, _):
            CommandFacts(newContents: CommandFacts.NewContents(contents: [page], container: container))
        }
    }
}

extension PageCommand {
    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .turn(let page, let container, let style, let animated):
            return try app.turnPage(of: container, to: page, style: style, animated: animated)
        case .swipe(let page, let container, let style):
            return try app.turnPage(
                of: container, to: page, style: style, animated: true, isInteractive: true)
        }
    }
}

extension CandidateCommands {
    static let pages = kinds(
        Command.pages,
        { now in
            now.turns.flatMap { page, container in
                PageTransition.Style.allCases.flatMap { style in
                    either.map { .turn(to: page, of: container, style: style, animated: $0) }
                }
            }
        },
        { now in
            now.turns.flatMap { page, container in
                PageTransition.Style.allCases.map { .swipe(to: page, of: container, style: $0) }
            }
        })

    private var turns: [(page: Controller.ID, container: Controller.ID)] {
        controllers(of: .page).flatMap { container in
            free.filter { !world.isAbove($0, container) && world.kind(of: $0) == .plain }
                .map { (page: $0, container: container) }
        }
    }
}
