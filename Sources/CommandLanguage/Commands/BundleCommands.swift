import Lifecycle

extension CommandTable {
    static let bundle: [AppForm<BundleCommand>] = [
        AppForm(
            .setUp,
            "nib <newNib> [with view [<viewClass>] [<size>] | without view [outlet]] [[,] outlet <property> "
                + "[in <property>] [frame <coordinate> <coordinate> <coordinate> <coordinate>] [<flexible>]*]* "
                + "[[,] controller <classOfApp>]*"
        ) { (captures) throws(CommandError) in
            var (drawn, layouts) = view(captures)
            drawn.connectsView = !captures.has("without")
            return .nib(
                Nib(
                    name: captures.name(.newNib), drawn, layouts: layouts,
                    controllers: try captures.classes()))
        },
        AppForm(
            .setUp,
            "storyboard <newStoryboard> with <classOfApp> [view [<viewClass>] [<size>]] "
                + "[outlet <property> [in <property>]]* "
                + "[[,] <classOfApp> [view [<viewClass>] [<size>]] [outlet <property> [in <property>]]*]*"
        ) { (captures) throws(CommandError) in
            .storyboard(name: captures.name(.newStoryboard), scenes: try scenes(captures))
        },
        AppForm(.setUp, "info orientations (\(orientationWords)) [(\(orientationWords))]*") { captures in
            .info(.orientations(captures.orientations))
        },
        AppForm(.setUp, "info (scenes | no-scenes)", entry: "info scenes") { captures in
            .info(.scenes(captures.has("scenes")))
        },
        AppForm(.setUp, "info storyboard <storyboard>") { (captures) throws(CommandError) in
            let name = captures.name(.storyboard)
            let storyboards = captures.context.world.bundle.storyboards
            guard let storyboard = storyboards.identifiers.first(where: { storyboards[$0].name == name })
            else {
                throw CommandError("There's no storyboard named \(name).")
            }
            return .info(.mainStoryboard(storyboard))
        },
        AppForm(.setUp, "info (exits-on-suspend | stays-in-background)", entry: "info exits-on-suspend") {
            captures in
            .info(.exitsOnSuspend(captures.has("exits-on-suspend")))
        },
        AppForm(.setUp, "info (status-bar | no-status-bar)", entry: "info status-bar") { captures in
            .info(.hidesStatusBar(captures.has("no-status-bar")))
        },
    ]

    private static let orientationWords = InfoPropertyList.Orientation.allCases.map { $0.rawValue }.joined(
        separator: " | ")

    /// The controllers of a storyboard, each with what is said of its view.
    private static func scenes(_ captures: Captures) throws(CommandError) -> [Storyboard.Scene] {
        var scenes: [Storyboard.Scene] = []
        var items = captures.items[...]
        while let item = items.popFirst() {
            guard case .placeholder(.classOfApp, let name) = item else { continue }
            let said = captures.of(items.prefix { !$0.holds(.classOfApp) })
            scenes.append(
                Storyboard.Scene(of: try captures.controllerClass(named: name), view(said).drawn))
        }
        return scenes
    }

    /// A root view with its outlets, and by their names how the views of some of them lie: what is said of an outlet
    /// follows its name.
    private static func view(_ captures: Captures) -> (drawn: DrawnView, layouts: [String: Nib.Layout]) {
        var drawn = DrawnView(
            viewClass: captures.text(.viewClass) ?? "UIView",
            size: captures.text(.size).flatMap(Size.init(text:)))
        var layouts: [String: Nib.Layout] = [:]
        var items = captures.items[...]
        while let item = items.popFirst() {
            guard case .placeholder(.property, let name) = item else { continue }
            drawn.outlets.append(name)
            if items.first == .word("in"), case .placeholder(_, let place)? = items.dropFirst().first {
                drawn.superviews[name] = place
                items = items.dropFirst(2)
            }
            let said = captures.of(items.prefix { !$0.holds(.property) })
            let mask = AutoresizingMask(named: said.texts(.flexible))
            guard said.rectangle != nil || !mask.isEmpty else { continue }
            layouts[name] = Nib.Layout(frame: said.rectangle ?? .zero, mask: mask)
        }
        return (drawn, layouts)
    }
}

extension Wording {
    func line(for command: BundleCommand) -> String? {
        switch command {
        case .nib(let nib): line(for: nib)
        case .storyboard(let name, let scenes):
            "storyboard \(name) with " + scenes.map(scene).joined(separator: ", ")
        case .info(let item): "info " + line(for: item)
        }
    }

    private func line(for item: InfoPropertyList.Item) -> String {
        switch item {
        case .orientations(let listed): "orientations " + listed.map { $0.rawValue }.joined(separator: " ")
        case .scenes(let isOn): isOn ? "scenes" : "no-scenes"
        case .mainStoryboard(let storyboard): "storyboard " + world.bundle.storyboards[storyboard].name
        case .exitsOnSuspend(let exits): exits ? "exits-on-suspend" : "stays-in-background"
        case .hidesStatusBar(let isHidden): isHidden ? "no-status-bar" : "status-bar"
        }
    }

    private func line(for nib: Nib) -> String {
        let drawn = nib.drawn, view = " with view \(drawn.viewClass) \(nib.size.words)"
        let outlets = drawn.outlets.map { outlet in
            let place = " outlet \(outlet)" + (drawn.superviews[outlet].map { " in \($0)" } ?? "")
            guard let layout = nib.layouts[outlet] else { return place }
            let mask = AutoresizingMask.names.filter { layout.mask.contains($0.part) }.map { " " + $0.name }
            return place + " frame \(layout.frame.words)" + mask.joined()
        }
        let controllers = nib.controllers.map { " controller " + name($0) }
        return "nib \(nib.name)" + (drawn.connectsView ? view : " without view") + outlets.joined()
            + controllers.joined()
    }

    private func scene(_ scene: Storyboard.Scene) -> String {
        let drawn = scene.drawn, size = drawn.size.map { " " + $0.words } ?? ""
        return name(scene.classID) + " view \(drawn.viewClass)" + size
            + drawn.outlets.map { outlet in
                " outlet " + outlet + (drawn.superviews[outlet].map { " in " + $0 } ?? "")
            }.joined()
    }
}

extension Captures {
    /// The orientations that are listed, each once.
    fileprivate var orientations: [InfoPropertyList.Orientation] {
        var listed: [InfoPropertyList.Orientation] = []
        for case .word(let word) in items {
            if let orientation = InfoPropertyList.Orientation(rawValue: word), !listed.contains(orientation) {
                listed.append(orientation)
            }
        }
        return listed
    }
}

extension Matcher.Item {
    fileprivate func holds(_ wanted: Placeholder) -> Bool {
        if case .placeholder(wanted, _) = self { true } else { false }
    }
}
