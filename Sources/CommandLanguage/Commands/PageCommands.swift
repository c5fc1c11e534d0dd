import Lifecycle

extension CommandTable {
    static let pages: [CommandForm] = [
        CommandForm(
            .showing,
            "page to <controller> [in <controller>] [by (scroll | curl)] [animated | not animated] [and hold]",
            "turns a page view controller to a page", example: "page to detail", after: ready
        ) { (captures) throws(CommandError) in
            let (page, container) = try turn(captures)
            let command = Command.page(
                to: page, of: container, style: style(captures), animated: !captures.has("not"))
            return .simulate(captures.has("hold") ? .hold(command) : command)
        },
        CommandForm(
            .showing, "swipe page to <controller> [in <controller>] [by (scroll | curl)]",
            "begins to turn a page; finish or cancel ends it", example: "swipe page to detail", after: ready
        ) { (captures) throws(CommandError) in
            let (page, container) = try turn(captures)
            return .simulate(.swipePage(to: page, of: container, style: style(captures)))
        },
    ]

    static let segues: [CommandForm] = [
        CommandForm(
            .setUp, "segue (show | modal) from <classOfApp> to <classOfApp> named <property>",
            "draws a segue in a storyboard", example: "segue show from Feed to Detail named open",
            after: "class Feed; class Detail; storyboard Main with Feed, Detail"
        ) { (captures) throws(CommandError) in
            let names = captures.texts(.classOfApp)
            return .simulate(
                .defineSegue(
                    Segue(
                        name: captures.text(.property) ?? "", kind: captures.has("modal") ? .modal : .show,
                        from: try Captures.controllerClass(named: names[0], in: captures.context),
                        to: try Captures.controllerClass(named: names[1], in: captures.context))))
        },
        CommandForm(
            .showing, "perform segue <property> [from <controller>] [as <newController>]",
            "performs a segue; its destination gets a name, or one made of its class",
            example: "perform segue open",
            after: "class Feed; class Detail; storyboard Main with Feed, Detail; "
                + "segue show from Feed to Detail named open; new Feed as feed from storyboard; launch feed"
        ) { (captures) throws(CommandError) in
            let source = try captures.controller(), identifier = captures.text(.property) ?? ""
            let name =
                captures.text(.newController) ?? destinationName(of: identifier, from: source, captures)
            return .simulate(.performSegue(identifier, from: source, name: name))
        },
    ]

    private static let ready =
        "class Feed; new Feed as feed; new Feed as detail; new UIPageViewController as pages with feed; "
        + "launch pages"

    private static func style(_ captures: Captures) -> PageTurn.Style {
        captures.has("curl") ? .curl : .scroll
    }

    /// The page, and the page view controller that is named or the newest one.
    private static func turn(
        _ captures: Captures
    ) throws(CommandError) -> (page: Controller.ID, container: Controller.ID) {
        let names = captures.texts(.controller), world = captures.context.world
        let page = try captures.controller(named: names[0])
        let all = world.controllers.identifiers.filter {
            world.controllers[$0].isAlive && world.kindOfController($0) == .page
        }
        if names.count > 1 {
            let container = try captures.controller(named: names[1])
            guard all.contains(container) else {
                throw CommandError("\(names[1]) is no UIPageViewController.")
            }
            return (page, container)
        }
        guard let container = all.last else {
            throw CommandError(
                "There is no UIPageViewController: make one with new UIPageViewController as pages with "
                    + "\(names[0]).")
        }
        return (page, container)
    }

    /// `detail` for a Detail; `detail2` if that is taken, and so on.
    private static func destinationName(
        of identifier: String, from source: Controller.ID, _ captures: Captures
    ) -> String {
        let world = captures.context.world
        let segue = world.segues.first {
            $0.name == identifier && $0.source == world.controllers[source].classID
        }
        let className = segue.map { world.classes[$0.destination].name } ?? "destination"
        let base = className.prefix(1).lowercased() + className.dropFirst()
        var name = base, number = 2
        while world.controller(named: name) != nil || !Keyword.isName(name) {
            name = base + String(number)
            number += 1
        }
        return name
    }
}
