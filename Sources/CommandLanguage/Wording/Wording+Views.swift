import Lifecycle

extension Wording {
    func views(_ command: Command) -> String? {
        switch command {
        case .makeView(let name, let className, let frame, let place, let position):
            "view \(name): \(className) in \(words(for: place)) frame \(frame.words)"
                + (position.map { " at \($0)" } ?? "")
        case .removeSubview(let view): "remove subview \(world.viewName(view))"
        case .bringToFront(let view): "bring subview \(world.viewName(view)) to front"
        case .setView(let property, let view): words(for: property, of: world.viewName(view))
        case .layOut(let view, .setNeedsLayout): "set needs layout \(world.viewName(view))"
        case .layOut(let view, .layoutIfNeeded): "layout if needed \(world.viewName(view))"
        case .layOut(let view, .setNeedsUpdateConstraints):
            "set needs update constraints \(world.viewName(view))"
        case .constrain(let constraint): words(for: constraint)
        case .unconstrain(let view): "unconstrain \(world.viewName(view))"
        case .tap(let point): "tap \(point.x.brief) \(point.y.brief)"
        case .tapView(let view): "tap \(world.viewName(view))"
        default: nil
        }
    }

    private func words(for place: ViewPlace) -> String {
        switch place {
        case .window: "window"
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
        case .autoresizingMask(let mask):
            "autoresize \(view)"
                + AutoresizingMask.names.filter { mask.contains($0.part) }.map { " " + $0.name }.joined()
        case .translatesAutoresizingMaskIntoConstraints(let translates):
            "translates mask \(view) \(translates)"
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
