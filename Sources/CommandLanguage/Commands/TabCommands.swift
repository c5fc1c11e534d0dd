import Lifecycle

extension CommandTable {
    static let tabs: [AppForm<TabCommand>] = [
        AppForm(.showing, "set controllers <controller> [<controller>]* [in <controller>]") {
            (captures) throws(CommandError) in
            let tabs = try captures.container(.tabBar, named: captures.text(after: "in"))
            return .set(try captures.controllers(before: "in"), of: tabs)
        },
        AppForm(.showing, "select tab <number> [of <controller>]", Captures.tabs) {
            .select($1.number(or: 1) - 1, of: $0)
        },
        AppForm(.showing, "select [tab] <controller>", Captures.tab) { tab, _ in
            .select(tab.position, of: tab.tabs)
        },
        AppForm(.showing, "tap tab <number> [of <controller>] [and hold]", Captures.tabs) {
            .tap($1.number(or: 1) - 1, of: $0)
        },
        AppForm(
            .showing, "tap tab <controller> [and hold]", entry: "tap tab controller", Captures.tab
        ) { tab, _ in .tap(tab.position, of: tab.tabs) },
    ]
}

extension Captures {
    fileprivate func tabs() throws(CommandError) -> Controller.ID {
        try container(.tabBar, named: text(.controller))
    }

    /// The tab in which a controller is: it, or a container around it, is one of those that the tab bar controller has.
    fileprivate func tab() throws(CommandError) -> (position: Int, tabs: Controller.ID) {
        let controller = try controller(), world = context.world
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
