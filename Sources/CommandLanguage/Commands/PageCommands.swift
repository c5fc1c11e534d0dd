import Lifecycle

extension CommandTable {
    static let pages: [CommandForm] = [
        CommandForm(
            .showing,
            "page to <controller> [in <controller>] [by (scroll | curl)] [animated | not animated] [and hold]"
        ) { (captures) throws(CommandError) in
            let (page, container) = try turn(captures)
            return held(
                .pages(
                    .turn(to: page, of: container, style: style(captures), animated: animated(captures))),
                captures)
        },
        CommandForm(.showing, "swipe page to <controller> [in <controller>] [by (scroll | curl)]") {
            (captures) throws(CommandError) in
            let (page, container) = try turn(captures)
            return .simulate(.pages(.swipe(to: page, of: container, style: style(captures))))
        },
    ]

    private static func style(_ captures: Captures) -> PageTransition.Style {
        captures.has("curl") ? .curl : .scroll
    }

    /// The page, and the page view controller that is named or the newest one.
    private static func turn(
        _ captures: Captures
    ) throws(CommandError) -> (page: Controller.ID, container: Controller.ID) {
        let names = captures.texts(.controller), world = captures.context.world
        let page = try captures.controller(named: names[0])
        if names.count > 1 {
            let container = try captures.controller(named: names[1])
            guard world.kind(of: container) == .page else {
                throw CommandError("\(names[1]) is not a UIPageViewController.")
            }
            return (page, container)
        }
        guard let container = world.newestControllers.first(where: { world.kind(of: $0) == .page }) else {
            throw CommandError(
                "There is no UIPageViewController. Create one: new UIPageViewController as pages with "
                    + "\(names[0]).")
        }
        return (page, container)
    }
}

extension Wording {
    func line(for command: PageCommand) -> String? {
        switch command {
        case .turn(let page, let container, let style, let animated):
            "page to \(name(page)) in \(name(container)) by \(style.rawValue)" + animationSuffix(animated)
        case .swipe(let page, let container, let style):
            "swipe page to \(name(page)) in \(name(container)) by \(style.rawValue)"
        }
    }
}
