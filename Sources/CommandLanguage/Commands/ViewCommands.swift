import Lifecycle

extension CommandTable {
    static let views: [CommandForm] = [
        CommandForm(
            .showing,
            "view <newView> [: <viewClass>] in (window | <place>) "
                + "[frame <coordinate> <coordinate> <coordinate> <coordinate>] [at <position>]",
            "makes a view in code and adds it to another one, at the front or at a place from 0, the back",
            example: "view button: UIButton in vc frame 20 40 100 44"
        ) { (captures) throws(CommandError) in
            .simulate(
                .makeView(
                    name: captures.text(.newView) ?? "", of: captures.text(.viewClass) ?? "UIView",
                    frame: captures.rectangle ?? .zero, in: try place(captures),
                    at: captures.text(.position).flatMap(Int.init)))
        },
        CommandForm(
            .showing, "remove subview <view>", "calls removeFromSuperview() on a view",
            example: "remove subview button", after: "view button: UIButton in vc"
        ) { (captures) throws(CommandError) in .simulate(.removeSubview(try captures.view())) },
        CommandForm(
            .showing, "bring subview <view> front", "brings a view to the front of its siblings",
            example: "bring subview button to front", after: "view button: UIButton in vc"
        ) { (captures) throws(CommandError) in .simulate(.bringToFront(try captures.view())) },
        property("alpha <view> <fraction>", "sets alpha: 0 is transparent", "alpha cover 0.5") { captures in
            .alpha(captures.text(.fraction).flatMap(Double.init) ?? 1)
        },
        property("hidden <view> [(true | false)]", "hides a view, or shows it again", "hidden cover") {
            captures in
            .isHidden(!captures.has("false"))
        },
        property(
            "interaction <view> (enabled | disabled)", "sets isUserInteractionEnabled",
            "interaction cover disabled"
        ) { captures in .isUserInteractionEnabled(captures.has("enabled")) },
        property("clear <view>", "gives a view a clear background", "clear cover") { _ in
            .backgroundColor(.clear)
        },
        property(
            "frame <view> <coordinate> <coordinate> <coordinate> <coordinate>",
            "sets a view's frame: left, top, width, height", "frame cover 0 0 100 44"
        ) { captures in .frame(captures.rectangle ?? .zero) },
        property(
            "autoresize <view> [<flexible>]*",
            "sets a view's autoresizingMask; nothing is flexible if none is named",
            "autoresize cover flexibleWidth flexibleTopMargin"
        ) { captures in .autoresizingMask(AutoresizingMask(named: captures.texts(.flexible))) },
        property(
            "translates mask <view> (true | false)", "sets translatesAutoresizingMaskIntoConstraints",
            "translates mask cover false"
        ) { captures in .translatesAutoresizingMaskIntoConstraints(captures.has("true")) },
    ]

    static let layout: [CommandForm] = [
        CommandForm(
            .showing,
            "constrain <anchor> (<anchor> [times <coordinate>] [plus <coordinate>] | <coordinate>)",
            "activates a constraint: an anchor equals another one, or a size equals a number",
            example: "constrain cover.leading to vc.leading plus 20", after: "view cover in vc"
        ) { (captures) throws(CommandError) in .simulate(.constrain(try constraint(captures))) },
        CommandForm(
            .showing, "unconstrain <view>", "deactivates all constraints of a view",
            example: "unconstrain cover",
            after: "view cover in vc"
        ) { (captures) throws(CommandError) in .simulate(.unconstrain(try captures.view())) },
        request(
            "set needs layout <view>", "calls setNeedsLayout(): the next commit lays out", .setNeedsLayout),
        request(
            "layout if needed <view>", "calls layoutIfNeeded(): what waits is laid out at once",
            .layoutIfNeeded),
        request(
            "set needs update constraints <view>", "calls setNeedsUpdateConstraints()",
            .setNeedsUpdateConstraints),
    ]

    static let touch: [CommandForm] = [
        CommandForm(
            .world, "tap (<coordinate> <coordinate> | <view>)",
            "taps the screen at a point of the window, or in the middle of a view", example: "tap 20 40",
            after: "launch vc"
        ) { (captures) throws(CommandError) in
            guard captures.text(.view) == nil else { return .simulate(.tapView(try captures.view())) }
            let numbers = captures.numbers
            guard numbers.count == 2 else { throw CommandError("A point is two numbers, such as tap 20 40.") }
            return .simulate(.tap(Point(x: numbers[0], y: numbers[1])))
        }
    ]

    private static func property(
        _ pattern: String, _ summary: String, _ example: String,
        _ value: @escaping @Sendable (Captures) -> ViewProperty
    ) -> CommandForm {
        CommandForm(.showing, pattern, summary, example: example, after: "view cover in vc") {
            (captures) throws(CommandError) in
            .simulate(.setView(value(captures), of: try captures.view()))
        }
    }

    private static func request(_ pattern: String, _ summary: String, _ request: LayoutRequest) -> CommandForm
    {
        CommandForm(
            .showing, pattern, summary, example: pattern.replacing("<view>", with: "cover"),
            after: "view cover in vc"
        ) { (captures) throws(CommandError) in .simulate(.layOut(try captures.view(), request)) }
    }

    private static func place(_ captures: Captures) throws(CommandError) -> ViewPlace {
        guard let name = captures.text(.place) else { return .window }
        if let controller = captures.context.world.controller(named: name) { return .root(of: controller) }
        return .view(try captures.view(named: name))
    }

    private static func constraint(_ captures: Captures) throws(CommandError) -> LayoutConstraint {
        let anchors = captures.texts(.anchor).compactMap { captures.context.anchor(named: $0) }
        guard let first = anchors.first else { throw CommandError("A constraint begins with an anchor.") }
        guard anchors.count == 2 else {
            guard first.attribute.kind == .dimension else {
                throw CommandError(
                    "Only a width or height can equal a number; \(first.attribute.rawValue) needs another anchor."
                )
            }
            return LayoutConstraint(first, equalTo: nil, constant: captures.numbers.first ?? 0)
        }
        let second = anchors[1]
        guard first.attribute.kind == second.attribute.kind else {
            throw CommandError(
                "\(first.attribute.rawValue) and \(second.attribute.rawValue) are different kinds of anchors: "
                    + "they cannot be equal.")
        }
        var numbers = captures.numbers[...]
        let multiplier = captures.has("times") ? numbers.popFirst() ?? 1 : 1
        return LayoutConstraint(
            first, equalTo: second, multiplier: multiplier, constant: numbers.popFirst() ?? 0)
    }
}

extension Captures {
    /// The view that is named.
    func view() throws(CommandError) -> View.ID { try view(named: text(.view) ?? "") }

    func view(named name: String) throws(CommandError) -> View.ID {
        guard let view = context.view(named: name) else { throw CommandError("There is no view \(name).") }
        return view
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
