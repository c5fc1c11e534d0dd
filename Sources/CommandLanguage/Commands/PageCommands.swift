import Lifecycle

extension CommandTable {
    static let pages: [AppForm<PageCommand>] = [
        AppForm(
            .showing,
            "page to <controller> [in <controller>] [by (scroll | curl)] [animated | not animated] [and hold]"
        ) { (captures) throws(CommandError) in
            let (page, container) = try turn(captures)
            return .turn(to: page, of: container, style: style(captures), animated: captures.isAnimated)
        },
        AppForm(.showing, "swipe page to <controller> [in <controller>] [by (scroll | curl)]") {
            (captures) throws(CommandError) in
            let (page, container) = try turn(captures)
            return .swipe(to: page, of: container, style: style(captures))
        },
        AppForm(.showing, "swipe page (forward | back) [in <controller>] [by (scroll | curl)]") {
            (captures) throws(CommandError) in
            .swipeOn(
                isForward: captures.has("forward"),
                of: try container(.page, named: captures.text(.controller), captures), style: style(captures))
        },
    ]

    private static func style(_ captures: Captures) -> PageTransition.Style {
        captures.has("curl") ? .curl : .scroll
    }

    /// The page, and the page view controller that is named or the newest one.
    private static func turn(
        _ captures: Captures
    ) throws(CommandError) -> (page: Controller.ID, container: Controller.ID) {
        let named = try captures.controllers(), world = captures.context.world
        if named.count > 1 {
            guard world.kind(of: named[1]) == .page else {
                throw CommandError("\(world.controllers[named[1]].name) isn't a UIPageViewController.")
            }
            return (named[0], named[1])
        }
        guard let container = world.newestControllers.first(where: { world.kind(of: $0) == .page }) else {
            throw CommandError(
                "There's no UIPageViewController. Create one: new UIPageViewController as pages with "
                    + "\(captures.name(.controller)).")
        }
        return (named[0], container)
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
