import Lifecycle

extension CommandTable {
    static let split: [CommandForm] = [
        CommandForm(.showing, "show column (primary | secondary) [of <controller>]") {
            (captures) throws(CommandError) in
            .simulate(.split(.show(column(captures), of: try split(captures))))
        },
        CommandForm(.showing, "hide column (primary | secondary) [of <controller>]") {
            (captures) throws(CommandError) in
            .simulate(.split(.hide(column(captures), of: try split(captures))))
        },
        CommandForm(
            .showing,
            "display mode (automatic | secondaryOnly | oneBesideSecondary | oneOverSecondary | primaryHidden "
                + "| allVisible | primaryOverlay) [of <controller>]"
        ) { (captures) throws(CommandError) in
            .simulate(.split(.setDisplayMode(mode(captures), of: try split(captures))))
        },
        CommandForm(.showing, "show detail <controller> [from <controller>]") {
            (captures) throws(CommandError) in
            let names = captures.texts(.controller)
            let detail = try captures.controller(named: names[0])
            let source =
                names.count > 1 ? try captures.controller(named: names[1]) : captures.context.world.frontmost
            guard let source else {
                throw CommandError("There is no controller to show it from. Launch one first.")
            }
            return .simulate(.split(.showDetail(detail, from: source)))
        },
        CommandForm(.setUp, "prefer primary [of <controller>]") { (captures) throws(CommandError) in
            .simulate(.split(.preferPrimary(of: try split(captures))))
        },
    ]

    private static func split(_ captures: Captures) throws(CommandError) -> Controller.ID {
        try container(.split, named: captures.text(.controller), captures)
    }

    private static func column(_ captures: Captures) -> SplitColumns.Column {
        captures.has("primary") ? .primary : .secondary
    }

    private static func mode(_ captures: Captures) -> SplitColumns.DisplayMode {
        if captures.has("primaryHidden") { return .secondaryOnly }
        if captures.has("allVisible") { return .oneBesideSecondary }
        if captures.has("primaryOverlay") { return .oneOverSecondary }
        return SplitColumns.DisplayMode.allCases.first { captures.has($0.rawValue) } ?? .automatic
    }
}

extension Wording {
    func line(for command: SplitCommand) -> String? {
        switch command {
        case .setDisplayMode(let mode, let split): "display mode \(mode.rawValue) of \(name(split))"
        case .show(let column, let split): "show column \(column.rawValue) of \(name(split))"
        case .hide(let column, let split): "hide column \(column.rawValue) of \(name(split))"
        case .showDetail(let detail, let source): "show detail \(name(detail)) from \(name(source))"
        case .preferPrimary(let split): "prefer primary of \(name(split))"
        }
    }
}
