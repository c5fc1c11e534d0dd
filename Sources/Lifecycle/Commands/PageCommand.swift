/// Turning the pages of a page view controller.
package enum PageCommand: Hashable, Sendable {
    /// Calls `setViewControllers(_:direction:animated:)`.
    case turn(to: Controller.ID, of: Controller.ID, style: PageTransition.Style, animated: Bool)
    /// A finger begins to turn a page.
    case swipe(to: Controller.ID, of: Controller.ID, style: PageTransition.Style)
    /// A finger begins to turn to the page for which the data source is asked.
    case swipeOn(isForward: Bool, of: Controller.ID, style: PageTransition.Style)

    var facts: CommandFacts {
        switch self {
        case .turn(let page, let container, _, let animated):
            .animated(animated, since: .pageViewControllerExists, giving: [page], to: container)
        case .swipe(let page, let container, _):
            CommandFacts(
                existence: .pageViewControllerExists,
                newContents: CommandFacts.NewContents(contents: [page], container: container))
        case .swipeOn: CommandFacts(existence: .pageViewControllerExists)
        }
    }

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .turn(let page, let container, let style, let animated):
            return try app.turnPage(of: container, to: page, style: style, animated: animated)
        case .swipe(let page, let container, let style):
            app.world.code.occasions.insert("turning")
            return try app.turnPage(
                of: container, to: page, style: style, animated: true, isInteractive: true)
        case .swipeOn(let isForward, let container, let style):
            return try app.swipePage(of: container, isForward: isForward, style: style)
        }
    }
}
