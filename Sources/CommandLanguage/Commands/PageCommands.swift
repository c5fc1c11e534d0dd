import Lifecycle

extension CommandTable {
    static let pages: [AppForm<PageCommand>] = [
        AppForm(
            .showing,
            "page to <controller> [in <controller>] [by (scroll | curl)] [animated | not animated] [and hold]",
            Captures.turn
        ) {
            .turn(to: $0.page, of: $0.container, style: $1.pageStyle, animated: $1.isAnimated)
        },
        AppForm(
            .showing, "swipe page to <controller> [in <controller>] [by (scroll | curl)]", Captures.turn
        ) { .swipe(to: $0.page, of: $0.container, style: $1.pageStyle) },
        AppForm(
            .showing, "swipe page (forward | back) [in <controller>] [by (scroll | curl)]", Captures.pages
        ) { .swipeOn(isForward: $1.has("forward"), of: $0, style: $1.pageStyle) },
    ]
}

extension Captures {
    fileprivate var pageStyle: PageTransition.Style { has("curl") ? .curl : .scroll }

    fileprivate func pages() throws(CommandError) -> Controller.ID {
        try container(.page, named: text(.controller))
    }

    /// The page, and the page view controller that is named or meant.
    fileprivate func turn() throws(CommandError) -> (page: Controller.ID, container: Controller.ID) {
        (try controllers()[0], try container(.page, named: text(after: "in")))
    }
}

extension Wording {
    func line(for command: PageCommand) -> String? {
        switch command {
        case .turn(let page, let container, let style, let animated):
            "page to \(name(page)) in \(name(container)) by \(style.rawValue)" + animationSuffix(animated)
        case .swipe(let page, let container, let style):
            "swipe page to \(name(page)) in \(name(container)) by \(style.rawValue)"
        case .swipeOn(let isForward, let container, let style):
            "swipe page \(isForward ? "forward" : "back") in \(name(container)) by \(style.rawValue)"
        }
    }
}
