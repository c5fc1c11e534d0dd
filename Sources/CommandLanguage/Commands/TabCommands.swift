import Lifecycle

extension CommandTable {
    static let tabs: [CommandForm] = [
        CommandForm(
            .showing, "set controllers <controller> [<controller>]* [in <controller>]",
            "sets viewControllers of a tab bar controller, the first tab first",
            example: "set controllers detail feed",
            after: readyTabs
        ) { (captures) throws(CommandError) in
            let tabs = try container(.tabBar, named: captures.text(after: "in"), captures)
            return .simulate(.tabs(.set(try contents(captures), of: tabs)))
        },
        CommandForm(
            .showing, "select tab <number> [of <controller>]", "selects a tab, counted from 1",
            example: "select tab 2", after: readyTabs
        ) { (captures) throws(CommandError) in
            let tabs = try container(.tabBar, named: captures.text(.controller), captures)
            return .simulate(.tabs(.select(captures.number(or: 1) - 1, of: tabs)))
        },
        CommandForm(
            .showing, "tap tab <number> [of <controller>] [and hold]",
            "taps a tab, counted from 1; the delegate hears of it",
            example: "tap tab 2", after: readyTabs
        ) { (captures) throws(CommandError) in
            let tabs = try container(.tabBar, named: captures.text(.controller), captures)
            return held(.tabs(.tap(captures.number(or: 1) - 1, of: tabs)), captures)
        },
    ]

    private static let readyTabs =
        "class Feed; new Feed as feed; new Feed as detail; "
        + "new UITabBarController as tabs with feed detail; launch tabs"
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
