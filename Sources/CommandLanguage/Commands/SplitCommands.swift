import Lifecycle

extension CommandTable {
    static let split: [AppForm<SplitCommand>] = [
        AppForm(.showing, "show column (primary | secondary) [of <controller>]") {
            (captures) throws(CommandError) in
            .show(column(captures), of: try split(captures))
        },
        AppForm(.showing, "hide column (primary | secondary) [of <controller>]") {
            (captures) throws(CommandError) in
            .hide(column(captures), of: try split(captures))
        },
        AppForm(
            .showing,
            "display mode (automatic | secondaryOnly | oneBesideSecondary | oneOverSecondary | primaryHidden "
                + "| allVisible | primaryOverlay) [of <controller>]"
        ) { (captures) throws(CommandError) in
            .setDisplayMode(mode(captures), of: try split(captures))
        },
        AppForm(.showing, "show detail <controller> [from <controller>]") {
            (captures) throws(CommandError) in
            let named = try captures.controllers()
            guard let source = named.count > 1 ? named[1] : captures.context.world.frontmost else {
                throw CommandError("There's no controller to show it from. Launch one first.")
            }
            return .showDetail(named[0], from: source)
        },
        AppForm(.setUp, "prefer primary [of <controller>]") { (captures) throws(CommandError) in
            .preferPrimary(of: try split(captures))
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
