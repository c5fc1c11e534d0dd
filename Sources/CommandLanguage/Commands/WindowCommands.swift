import Lifecycle

extension CommandTable {
    static let window: [AppForm<WindowCommand>] = [
        AppForm(.showing, "new window [as <newWindow>]") { captures in
            .make(name: captures.text(.newWindow) ?? captures.context.world.freshWindowName)
        },
        AppForm(.showing, "window [<window>] root [<controller>]", Captures.controller) {
            .setRootViewController($0, of: $1.window)
        },
        AppForm(.showing, "make key and visible [<window>]") { captures in
            .makeKeyAndVisible(captures.window)
        },
        AppForm(.showing, "show window [<window>]") { .setHidden(false, $0.window) },
        AppForm(.showing, "hide window [<window>]") { .setHidden(true, $0.window) },
        AppForm(.showing, "level <window> <coordinate>") { captures in
            .setLevel(captures.numbers.first ?? 0, of: captures.window)
        },
        AppForm(.showing, "release window <window>") { .release($0.window) },
        AppForm(
            .showing, "add subview [<controller>] window [<window>]", entry: "add subview window",
            Captures.controller
        ) { .addView($0, to: $1.window) },
        AppForm(.showing, "remove view [<controller>]", of: { .removeView($0) }),
    ]
}

extension Wording {
    func line(for command: WindowCommand) -> String? {
        switch command {
        case .make(let name): "new window as \(name)"
        case .setRootViewController(let controller, let window):
            "window \(world.windows[window].name.map { $0 + " " } ?? "")root \(name(controller))"
        case .makeKeyAndVisible(let window): "make key and visible\(words(behind: window))"
        case .setHidden(let isHidden, let window):
            "\(isHidden ? "hide" : "show") window\(words(behind: window))"
        case .setLevel(let level, let window):
            world.windows[window].name.map { "level \($0) \(level.brief)" }
        case .release(let window): world.windows[window].name.map { "release window \($0)" }
        case .addView(let controller, let window):
            "add subview \(name(controller)) to window\(words(behind: window))"
        case .removeView(let controller): "remove view \(name(controller))"
        }
    }

    /// A window that has a name, after a word; the first has none.
    func words(behind window: Window.ID) -> String { world.windows[window].name.map { " " + $0 } ?? "" }
}
