extension World {
    /// A constraint as UIKit's messages show it: in the visual format between a view and its superview, else as an
    /// equation.
    ///
    /// - Parameter id: The constraint.
    /// - Returns: Its class, an address that is the same in every run, and what it asks.
    package func description(of id: LayoutConstraint.ID) -> String {
        let constraint = constraints[id]
        return "<NSLayoutConstraint:\(address(4, id.ordinal)) "
            + (visualFormat(of: constraint) ?? equation(of: constraint) + "   (active)") + ">"
    }

    /// An anchor as UIKit's exceptions show it.
    func description(of anchor: LayoutConstraint.Anchor) -> String {
        let kind =
            switch anchor.attribute.kind {
            case .xAxis: "NSLayoutXAxisAnchor"
            case .yAxis: "NSLayoutYAxisAnchor"
            case .dimension: "NSLayoutDimension"
            }
        let place = view(of: anchor.item)?.ordinal ?? 0
        return "<\(kind):\(address(5, place)) \"\(name(of: anchor))\">"
    }

    private func equation(of constraint: LayoutConstraint) -> String {
        let left = "\(name(of: constraint.first)) == "
        guard let second = constraint.second else { return left + constraint.constant.brief }
        let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.brief)*"
        let sign = constraint.constant < 0 ? "-" : "+"
        let constant = constraint.constant == 0 ? "" : " \(sign) \(constraint.constant.magnitude.brief)"
        return left + factor + name(of: second) + constant
    }

    /// Such as `H:|-(20)-[UILabel:0x…]`; nil if the constraint ties nothing to the same edge of the superview.
    private func visualFormat(of constraint: LayoutConstraint) -> String? {
        guard constraint.multiplier == 1, let second = constraint.second,
            constraint.first.attribute == second.attribute, case .view(let view) = constraint.first.item,
            case .view(let outer) = second.item, views[view].superview == outer
        else { return nil }
        let ending = "   (active, names: '|':\(name(of: outer)) )"
        let box = "[\(name(of: view))]", gap = constraint.constant.brief, back = (-constraint.constant).brief
        return switch second.attribute {
        case .leading, .left: "H:|-(\(gap))-\(box)\(ending)"
        case .trailing, .right: "H:\(box)-(\(back))-|\(ending)"
        case .top: "V:|-(\(gap))-\(box)\(ending)"
        case .bottom: "V:\(box)-(\(back))-|\(ending)"
        case .width, .height, .centerX, .centerY: nil
        }
    }

    private func name(of anchor: LayoutConstraint.Anchor) -> String {
        let item =
            switch anchor.item {
            case .view(let view): name(of: view)
            case .safeArea(let view): "UILayoutGuide:\(address(6, view.ordinal))'UIViewSafeAreaLayoutGuide'"
            case .layoutMargins(let view):
                "UILayoutGuide:\(address(7, view.ordinal))'UIViewLayoutMarginsGuide'"
            case .topLayoutGuide(let controller): "_UILayoutGuide:\(address(8, controller.ordinal))"
            case .bottomLayoutGuide(let controller): "_UILayoutGuide:\(address(9, controller.ordinal))"
            }
        return "\(item).\(anchor.attribute.rawValue)"
    }

    private func name(of view: View.ID) -> String { "\(views[view].className):\(address(2, view.ordinal))" }
}
