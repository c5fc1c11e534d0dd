import Lifecycle

extension CommandTable {
    static let layout: [AppForm<LayoutCommand>] = [
        AppForm(
            .showing, "constrain <anchor> (<anchor> [times <coordinate>] [plus <coordinate>] | <coordinate>)",
            Captures.constraint
        ) { constraint, _ in .constrain(constraint) },
        AppForm(.showing, "unconstrain <view>", Captures.view) { view, _ in .unconstrain(view) },
        AppForm(.showing, "set needs layout <view>", Captures.view) { view, _ in .setNeedsLayout(view) },
        AppForm(.showing, "layout if needed <view>", Captures.view) { view, _ in .layoutIfNeeded(view) },
        AppForm(.showing, "set needs update constraints <view>", Captures.view) { view, _ in
            .setNeedsUpdateConstraints(view)
        },
        AppForm(.showing, "set needs display <view>", Captures.view) { view, _ in .setNeedsDisplay(view) },
    ]
}

extension Captures {
    /// The constraint between the anchors that are named.
    fileprivate func constraint() throws(CommandError) -> LayoutConstraint {
        let anchors = texts(.anchor).compactMap { context.anchor(named: $0) }
        guard let first = anchors.first else { throw CommandError("Start with an anchor: label.leading") }
        guard anchors.count == 2 else {
            guard first.attribute.kind == .dimension else {
                throw CommandError(
                    "Only a width or height can equal a number. For \(first.attribute.rawValue), name another anchor."
                )
            }
            return LayoutConstraint(first, equalTo: nil, constant: self.numbers.first ?? 0)
        }
        let second = anchors[1]
        guard first.attribute.kind == second.attribute.kind else {
            throw CommandError(
                "\(first.attribute.rawValue) and \(second.attribute.rawValue) are different kinds of anchors, "
                    + "so they can't be equal.")
        }
        var numbers = self.numbers[...]
        let multiplier = has("times") ? numbers.popFirst() ?? 1 : 1
        return LayoutConstraint(
            first, equalTo: second, multiplier: multiplier, constant: numbers.popFirst() ?? 0)
    }
}

extension Wording {
    func line(for command: LayoutCommand) -> String? {
        switch command {
        case .setNeedsLayout(let view): "set needs layout \(world.viewName(view))"
        case .layoutIfNeeded(let view): "layout if needed \(world.viewName(view))"
        case .setNeedsUpdateConstraints(let view): "set needs update constraints \(world.viewName(view))"
        case .setNeedsDisplay(let view): "set needs display \(world.viewName(view))"
        case .constrain(let constraint): words(for: constraint)
        case .unconstrain(let view): "unconstrain \(world.viewName(view))"
        }
    }

    private func words(for constraint: LayoutConstraint) -> String {
        let first = words(for: constraint.first)
        guard let second = constraint.second else {
            return "constrain \(first) \(constraint.constant.brief)"
        }
        return "constrain \(first) to \(words(for: second)) "
            + "times \(constraint.multiplier.brief) plus \(constraint.constant.brief)"
    }

    private func words(for anchor: LayoutConstraint.Anchor) -> String {
        let owner =
            switch anchor.item {
            case .view(let view): world.viewName(view)
            case .safeArea(let view): world.viewName(view) + ".safeArea"
            case .layoutMargins(let view): world.viewName(view) + ".margins"
            case .topLayoutGuide(let controller): name(controller) + ".topLayoutGuide"
            case .bottomLayoutGuide(let controller): name(controller) + ".bottomLayoutGuide"
            }
        return "\(owner).\(anchor.attribute.rawValue)"
    }
}
