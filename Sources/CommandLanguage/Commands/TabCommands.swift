import Lifecycle

extension CommandTable {
    static let tabs: [AppForm<TabCommand>] = [
        AppForm(.showing, "set controllers <controller> [<controller>]* [in <controller>]") {
            (captures) throws(CommandError) in
            let tabs = try container(.tabBar, named: captures.text(after: "in"), captures)
            return .set(try captures.controllers(before: "in"), of: tabs)
        },
        AppForm(.showing, "select tab <number> [of <controller>]") { (captures) throws(CommandError) in
            let tabs = try container(.tabBar, named: captures.text(.controller), captures)
            return .select(captures.number(or: 1) - 1, of: tabs)
        },
        AppForm(.showing, "select [tab] <controller>") { (captures) throws(CommandError) in
            let (position, tabs) = try tab(of: captures)
            return .select(position, of: tabs)
        },
        AppForm(.showing, "tap tab <number> [of <controller>] [and hold]") {
            (captures) throws(CommandError) in
            let tabs = try container(.tabBar, named: captures.text(.controller), captures)
            return .tap(captures.number(or: 1) - 1, of: tabs)
        },
        AppForm(.showing, "tap tab <controller> [and hold]", entry: "tap tab controller") {
            (captures) throws(CommandError) in
            let (position, tabs) = try tab(of: captures)
            return .tap(position, of: tabs)
        },
    ]

    /// The tab in which a controller is: it, or a container around it, is one of those that the tab bar controller has.
    private static func tab(
        of captures: Captures
    ) throws(CommandError) -> (position: Int, of: Controller.ID) {
        let controller = try captures.controller(), world = captures.context.world
        for tab in world.controllerAndAncestors(of: controller) {
            guard let tabs = world.controllers[tab].parent, world.kind(of: tabs) == .tabBar,
                let position = world.controllers[tabs].children.firstIndex(of: tab)
            else { continue }
            return (position, tabs)
        }
        throw CommandError("\(world.controllers[controller].name) isn't in a tab.")
    }
}

extension Wording {
    func line(for command: TabCommand) -> String? {
        switch command {
        case .set(let contents, let tabs): "set controllers \(names(contents)) in \(name(tabs))"
        case .select(let position, let tabs): "select tab \(position + 1) of \(name(tabs))"
        case .tap(let position, let tabs): "tap tab \(position + 1) of \(name(tabs))"
        }
    }
}
