import Lifecycle

extension CommandTable {
    static let bundle: [CommandForm] = [
        CommandForm(
            .setUp,
            "nib <newNib> [with view [<viewClass>] [<size>] | without view [outlet]] [[,] outlet <property> "
                + "[in <property>] [frame <coordinate> <coordinate> <coordinate> <coordinate>] [<flexible>]*]* "
                + "[[,] controller <classOfApp>]*"
        ) { (captures) throws(CommandError) in
            let (outlets, superviews) = outlets(captures)
            return .simulate(
                .bundle(
                    .nib(
                        Nib(
                            name: captures.text(.newNib) ?? "",
                            viewClass: captures.text(.viewClass) ?? "UIView",
                            size: captures.text(.size).flatMap(Size.init(text:))
                                ?? Size(width: 320, height: 480),
                            connectsView: !captures.has("without"), outlets: outlets,
                            layouts: layouts(captures), superviews: superviews,
                            controllers: try captures.classes()))))
        },
        CommandForm(
            .setUp,
            "storyboard <newStoryboard> with <classOfApp> [view [<viewClass>] [<size>]] "
                + "[outlet <property> [in <property>]]* "
                + "[[,] <classOfApp> [view [<viewClass>] [<size>]] [outlet <property> [in <property>]]*]*"
        ) { (captures) throws(CommandError) in
            .simulate(
                .bundle(.storyboard(name: captures.text(.newStoryboard) ?? "", scenes: try scenes(captures))))
        },
        CommandForm(.setUp, "info orientations (\(orientationWords)) [(\(orientationWords))]*") { captures in
            .simulate(.bundle(.info(.orientations(captures.orientations))))
        },
        CommandForm(.setUp, "info (scenes | no-scenes)", entry: "info scenes") { captures in
            .simulate(.bundle(.info(.scenes(captures.has("scenes")))))
        },
        CommandForm(.setUp, "info storyboard <storyboard>") { (captures) throws(CommandError) in
            let name = captures.text(.storyboard) ?? ""
            let storyboards = captures.context.world.bundle.storyboards
            guard let storyboard = storyboards.identifiers.first(where: { storyboards[$0].name == name })
            else {
                throw CommandError("There is no storyboard \(name).")
            }
            return .simulate(.bundle(.info(.mainStoryboard(storyboard))))
        },
        CommandForm(.setUp, "info (exits-on-suspend | stays-in-background)", entry: "info exits-on-suspend") {
            captures in
            .simulate(.bundle(.info(.exitsOnSuspend(captures.has("exits-on-suspend")))))
        },
        CommandForm(.setUp, "info (status-bar | no-status-bar)", entry: "info status-bar") { captures in
            .simulate(.bundle(.info(.hidesStatusBar(captures.has("no-status-bar")))))
        },
    ]

    private static let orientationWords = InfoPropertyList.Orientation.allCases.map { $0.rawValue }.joined(
        separator: " | ")

    /// The controllers of a storyboard, each with what is said of its view.
    private static func scenes(_ captures: Captures) throws(CommandError) -> [Storyboard.Scene] {
        var scenes: [Storyboard.Scene] = []
        var isPlace = false
        for item in captures.items {
            defer { isPlace = item == .word("in") }
            switch item {
            case .placeholder(.property, let name) where isPlace:
                scenes.changeLast { $0.with(superview: name) }
            case .placeholder(.classOfApp, let name):
                let classID = try Captures.controllerClass(named: name, in: captures.context)
                scenes.append(Storyboard.Scene(of: classID))
            case .placeholder(.viewClass, let name): scenes.changeLast { $0.with(viewClass: name) }
            case .placeholder(.size, let text): scenes.changeLast { $0.with(size: Size(text: text)) }
            case .placeholder(.property, let name): scenes.changeLast { $0.with(outlet: name) }
            default: break
            }
        }
        return scenes
    }

    /// The outlets, and in whose views some of them lie.
    private static func outlets(_ captures: Captures) -> (names: [String], superviews: [String: String]) {
        var names: [String] = [], superviews: [String: String] = [:]
        var isPlace = false
        for item in captures.items {
            if case .placeholder(.property, let name) = item {
                if isPlace, let last = names.last { superviews[last] = name } else { names.append(name) }
            }
            isPlace = item == .word("in")
        }
        return (names, superviews)
    }

    /// Returns the layouts of a nib's outlets by name; an outlet's layout follows its name in the statement.
    private static func layouts(_ captures: Captures) -> [String: Nib.Layout] {
        var layouts: [String: Nib.Layout] = [:]
        var items = captures.items[...]
        while let item = items.popFirst() {
            guard case .placeholder(.property, let name) = item else { continue }
            if items.first == .word("in") { items = items.dropFirst(2) }
            let said = items.prefix { if case .placeholder(.property, _) = $0 { false } else { true } }
            let part = Captures(items: Array(said), context: captures.context)
            let mask = AutoresizingMask(named: part.texts(.flexible))
            guard part.rectangle != nil || !mask.isEmpty else { continue }
            layouts[name] = Nib.Layout(frame: part.rectangle ?? .zero, mask: mask)
        }
        return layouts
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
        let view = " with view \(nib.viewClass) \(nib.size.words)"
        let outlets = nib.outlets.map { outlet in
            let place = " outlet \(outlet)" + (nib.superviews[outlet].map { " in \($0)" } ?? "")
            guard let layout = nib.layouts[outlet] else { return place }
            let mask = AutoresizingMask.names.filter { layout.mask.contains($0.part) }.map { " " + $0.name }
            return place + " frame \(layout.frame.words)" + mask.joined()
        }
        let controllers = nib.controllers.map { " controller " + name($0) }
        return "nib \(nib.name)" + (nib.connectsView ? view : " without view") + outlets.joined()
            + controllers.joined()
    }

    private func scene(_ scene: Storyboard.Scene) -> String {
        let size = scene.size.map { " " + $0.words } ?? ""
        return name(scene.classID) + " view \(scene.viewClass)" + size
            + scene.outlets.map { outlet in
                " outlet " + outlet + (scene.superviews[outlet].map { " in " + $0 } ?? "")
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

extension [Storyboard.Scene] {
    fileprivate mutating func changeLast(_ change: (Storyboard.Scene) -> Storyboard.Scene) {
        if let last = popLast() { append(change(last)) }
    }
}

extension Storyboard.Scene {
    fileprivate func with(
        viewClass: String? = nil, size: Size? = nil, outlet: String? = nil, superview: String? = nil
    ) -> Storyboard.Scene {
        var superviews = superviews
        if let superview, let last = outlets.last { superviews[last] = superview }
        return Storyboard.Scene(
            of: classID, viewClass: viewClass ?? self.viewClass, size: size ?? self.size,
            outlets: outlets + (outlet.map { [$0] } ?? []), superviews: superviews)
    }
}
