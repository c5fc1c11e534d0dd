import Lifecycle

extension CommandTable {
    static let split: [AppForm<SplitCommand>] = [
        AppForm(.showing, "show column (primary | secondary) [of <controller>]", Captures.split) {
            .show($1.column, of: $0)
        },
        AppForm(.showing, "hide column (primary | secondary) [of <controller>]", Captures.split) {
            .hide($1.column, of: $0)
        },
        AppForm(
            .showing,
            "display mode (automatic | secondaryOnly | oneBesideSecondary | oneOverSecondary | primaryHidden "
                + "| allVisible | primaryOverlay) [of <controller>]",
            Captures.split
        ) { .setDisplayMode($1.displayMode, of: $0) },
        AppForm(.showing, "show detail <controller> [from <controller>]") {
            (captures) throws(CommandError) in
            let named = try captures.controllers()
            guard let source = named.count > 1 ? named[1] : captures.context.world.frontmost else {
                throw CommandError("There's no controller to show it from. Launch one first.")
            }
            return .showDetail(named[0], from: source)
        },
        AppForm(.setUp, "prefer primary [of <controller>]", Captures.split) { split, _ in
            .preferPrimary(of: split)
        },
    ]
}

extension Captures {
    fileprivate func split() throws(CommandError) -> Controller.ID {
        try container(.split, named: text(.controller))
    }

    fileprivate var column: SplitColumns.Column { has("primary") ? .primary : .secondary }

    fileprivate var displayMode: SplitColumns.DisplayMode {
        if has("primaryHidden") { return .secondaryOnly }
        if has("allVisible") { return .oneBesideSecondary }
        if has("primaryOverlay") { return .oneOverSecondary }
        return SplitColumns.DisplayMode.allCases.first { has($0.rawValue) } ?? .automatic
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
