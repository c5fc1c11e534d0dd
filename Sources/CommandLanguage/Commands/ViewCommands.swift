import Lifecycle

extension CommandTable {
    static let views: [AppForm<ViewCommand>] = [
        AppForm(
            .showing,
            "view <newView> [: <viewClass>] in (window [<window>] | <place>) "
                + "[frame <coordinate> <coordinate> <coordinate> <coordinate>] [at <position>]"
        ) { (captures) throws(CommandError) in
            .make(
                name: captures.name(.newView), of: captures.text(.viewClass) ?? "UIView",
                frame: captures.rectangle ?? .zero, in: try place(captures),
                at: captures.text(.position).flatMap(Int.init))
        },
        AppForm(.showing, "remove subview <view>", Captures.view) { view, _ in .remove(view) },
        AppForm(.showing, "bring subview <view> front", Captures.view) { view, _ in .bringToFront(view) },
        property("alpha <view> <fraction>") { .alpha($0.text(.fraction).flatMap(Double.init) ?? 1) },
        property("hidden <view> [(true | false)]") { captures in .isHidden(!captures.has("false")) },
        property("interaction <view> (enabled | disabled)") { .isUserInteractionEnabled($0.has("enabled")) },
        property("clear <view>") { _ in .backgroundColor(.clear) },
        property("frame <view> <coordinate> <coordinate> <coordinate> <coordinate>") { captures in
            .frame(captures.rectangle ?? .zero)
        },
        property("bounds <view> <coordinate> <coordinate> <coordinate> <coordinate>") { captures in
            .bounds(captures.rectangle ?? .zero)
        },
        AppForm(.showing, "scroll <view> to <coordinate> <coordinate>") {
            (captures) throws(CommandError) in
            let numbers = captures.numbers
            guard numbers.count == 2 else { throw CommandError("A point is two numbers, such as 0 30.") }
            return .set(.contentOffset(Point(x: numbers[0], y: numbers[1])), of: try captures.view())
        },
        property("autoresize <view> [<flexible>]*") { captures in
            .autoresizingMask(AutoresizingMask(named: captures.texts(.flexible)))
        },
        property("translates mask <view> (true | false)") { captures in
            .translatesAutoresizingMaskIntoConstraints(captures.has("true"))
        },
    ]

    private static func property(
        _ pattern: String, _ value: @escaping @Sendable (Captures) -> ViewProperty
    ) -> AppForm<ViewCommand> {
        AppForm(.showing, pattern, Captures.view) { view, captures in .set(value(captures), of: view) }
    }

    private static func place(_ captures: Captures) throws(CommandError) -> ViewPlace {
        guard let name = captures.text(.place) else { return .window(captures.window) }
        if let controller = captures.context.world.controller(named: name) { return .root(of: controller) }
        return .view(try captures.view(named: name))
    }
}

extension Wording {
    func line(for command: ViewCommand) -> String? {
        switch command {
        case .make(let name, let className, let frame, let place, let position):
            "view \(name): \(className) in \(words(for: place)) frame \(frame.words)"
                + (position.map { " at \($0)" } ?? "")
        case .remove(let view): "remove subview \(world.viewName(view))"
        case .bringToFront(let view): "bring subview \(world.viewName(view)) to front"
        case .set(let property, let view): words(for: property, of: world.viewName(view))
        }
    }

    private func words(for place: ViewPlace) -> String {
        switch place {
        case .window(let window): word("window") + words(behind: window)
        case .root(let controller): name(controller)
        case .view(let view): world.viewName(view)
        }
    }

    private func words(for property: ViewProperty, of view: String) -> String? {
        switch property {
        case .alpha(let alpha): "alpha \(view) \(alpha.brief)"
        case .isHidden(let isHidden): "hidden \(view) \(isHidden)"
        case .isUserInteractionEnabled(let isEnabled):
            "interaction \(view) \(isEnabled ? "enabled" : "disabled")"
        case .backgroundColor(.clear): "clear \(view)"
        case .backgroundColor: nil
        case .frame(let frame): "frame \(view) \(frame.words)"
        case .bounds(let bounds): "bounds \(view) \(bounds.words)"
        case .contentOffset(let offset): "scroll \(view) to \(offset.x.brief) \(offset.y.brief)"
        case .autoresizingMask(let mask):
            "autoresize \(view)"
                + AutoresizingMask.names.filter { mask.contains($0.part) }.map { " " + $0.name }.joined()
        case .translatesAutoresizingMaskIntoConstraints(let translates):
            "translates mask \(view) \(translates)"
        }
    }
}

extension Captures {
    /// The view that is named.
    func view() throws(CommandError) -> View.ID { try view(named: text(.view) ?? "") }

    func view(named name: String) throws(CommandError) -> View.ID {
        if let view = context.view(named: name) { return view }
        throw CommandError("There's no view named \(name).")
    }

    /// The numbers of points in the statement, from left to right.
    var numbers: [Double] { texts(.coordinate).compactMap(Double.init) }

    /// The four numbers as a rectangle; nil if they are not there.
    var rectangle: Rectangle? {
        let numbers = numbers
        guard numbers.count == 4 else { return nil }
        return Rectangle(
            x: numbers[0], y: numbers[1], size: Size(width: max(0, numbers[2]), height: max(0, numbers[3])))
    }
}
