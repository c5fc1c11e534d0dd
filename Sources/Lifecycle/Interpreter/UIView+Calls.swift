// The methods of UIView and UIControl that code calls.

extension Simulation {
    /// A method of UIView or UIControl, called by the learner's code.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func callUIKit(
        _ name: String, of view: View.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        let other = arguments.unlabeled()?.view
        if ["addSubview", "insertSubview"].contains(name), arguments.unlabeled() == .nothing {
            throw mishap(.foundNil(isImplicit: true), by: .unwrappingNilTraps)
        }
        switch (name, other) {
        case ("addSubview", let subview?), ("addArrangedSubview", let subview?),
            ("insertSubview", let subview?),
            ("insertArrangedSubview", let subview?):
            if let child = world.views[subview].controller, !world.contains(subview, view) {
                try checkHierarchy(of: child, newSuperview: view)
            }
            switch name {
            case "addSubview": try callOverridable(.addSubview, on: view, .subview(subview))
            case "insertSubview":
                try insertSubview(subview, into: view, at: try position(arguments, in: view))
            case "addArrangedSubview": try arrange(.view(subview), in: view, at: nil)
            default: try arrange(.view(subview), in: view, at: arguments["at"] ?? .unknown)
            }
        case ("removeArrangedSubview", let subview?) where world.views[view].isStack:
            world.forgetArranged(subview, in: view)
        case ("removeArrangedSubview", nil) where world.views[view].isStack:
            world.views[view].attributes["arrangedSubviews"] = .unknown
        case ("addSubview", nil), ("addArrangedSubview", nil), ("insertSubview", nil),
            ("insertArrangedSubview", nil):
            guard arguments.unlabeled() == .unknown || arguments.unlabeled()?.isInert == true else {
                return nil
            }
            if name.hasSuffix("ArrangedSubview") {
                world.views[view].attributes["arrangedSubviews"] = .unknown
            }
            try insertStandIn(into: view, at: try position(arguments, in: view))
        case ("exchangeSubview", nil):
            guard case .integer(let one)? = arguments["at"],
                case .integer(let other)? = arguments["withSubviewAt"]
            else { return nil }
            exchangeSubviews(of: view, one, other)
        case ("hitTest", nil):
            guard let point = arguments.unlabeled()?.point else { return nil }
            return try hitTest(point, in: view).map { .view($0) } ?? .nothing
        case ("point", nil):
            guard let point = arguments["inside"]?.point else { return nil }
            return .bool(try isInside(point, of: view))
        case ("convert", _): return convert(arguments, of: view)
        // Whether another view, or one outside of a window, becomes it is for its class to say.
        case ("becomeFirstResponder", nil)
        where world.views[view].isTextInput && world.views[view].isInWindow:
            return .bool(true)
        case ("isDescendant", nil):
            guard let ancestor = arguments["of"]?.view else { return nil }
            countWalk(above: view)
            return .bool(view == ancestor || world.isBelow(view, ancestor))
        case ("setContentOffset", nil) where world.views[view].isScrollView:
            guard let offset = arguments.unlabeled()?.point else { return nil }
            setContentOffset(offset, of: view, animated: arguments.isAnimated)
        case ("bringSubviewToFront", let subview?): try insertSubview(subview, into: view, at: .max)
        case ("sendSubviewToBack", let subview?): try insertSubview(subview, into: view, at: 0)
        case ("removeFromSuperview", nil):
            guard world.hasSuperview(view) else { return .void }
            retain(.view(view))
            try callOverridable(.removeFromSuperview, on: view)
            try release(.view(view))
        case ("addAction", nil), ("addGestureRecognizer", nil):
            guard case .instance(let held)? = arguments.unlabeled() else {
                return callHarmless(name, arguments)
            }
            keep(held, in: view)
        case ("removeAction", nil), ("removeGestureRecognizer", nil):
            guard case .instance(let held)? = arguments.unlabeled() else {
                return callHarmless(name, arguments)
            }
            try drop(held, from: view)
        case ("setNeedsLayout", nil): try callOverridable(.setNeedsLayout, on: view)
        case ("setNeedsDisplay", nil): try callOverridable(.setNeedsDisplay, on: view)
        case ("layoutIfNeeded", nil): try layoutIfNeeded(view)
        case ("setNeedsUpdateConstraints", nil): setNeedsUpdateConstraints(view)
        case ("invalidateIntrinsicContentSize", nil): invalidateIntrinsicContentSize(view)
        case ("setNeedsUpdateProperties", nil) where holds(.propertiesPrecedeLayout):
            setNeedsUpdateProperties(view)
        case ("updatePropertiesIfNeeded", nil) where holds(.propertiesPrecedeLayout):
            try updateProperties(below: view)
        case ("needsUpdateConstraints", nil): return .bool(world.views[view].needsUpdateConstraints)
        case ("updateConstraintsIfNeeded", nil): try updateConstraintsIfNeeded(view)
        case ("addConstraint", nil):
            guard case .constraint(let constraint)? = arguments.unlabeled() else { return nil }
            try activate([constraint])
        case ("removeConstraint", nil):
            guard case .constraint(let constraint)? = arguments.unlabeled() else { return nil }
            try deactivate([constraint])
        case ("removeConstraints", nil):
            guard case .array(let values)? = arguments.unlabeled() else { return nil }
            try deactivate(values.elements.constraints)
        case ("addConstraints", nil):
            guard case .array(let values)? = arguments.unlabeled() else { return nil }
            try callOverridable(.addConstraints, on: view, .constraints(values.elements.constraints))
        case ("addTarget", nil), ("addTarget", _?):
            guard let action = targetAction(arguments) else { return nil }
            world.views[view].actions.add(action)
        case ("removeTarget", _): world.views[view].actions.remove(arguments)
        case ("sendActions", nil):
            guard let events = arguments["for"]?.controlEvents else { return nil }
            try sendActions(of: view, for: events)
        default: return callHarmless(name, arguments)
        }
        return .void
    }

    /// A view that outside code made: it is one among the subviews, and nothing else is known of it.
    mutating func insertStandIn(into view: View.ID, at index: Int) throws(Interruption) {
        assume("a view that is not known in \(world.views[view].className)")
        let subview = world.views.append(View(className: "UIView", origin: .code, frame: .zero))
        leaveGeometryOpen(subview)
        try insertSubview(subview, into: view, at: index)
    }

    private func position(_ arguments: [PassedArgument], in view: View.ID) throws(Interruption) -> Int {
        let subviews = world.views[view].subviews
        if case .integer(let index)? = arguments["at"] { return index }
        if let above = arguments["aboveSubview"]?.view, let index = subviews.firstIndex(of: above) {
            return index + 1
        }
        if let below = arguments["belowSubview"]?.view, let index = subviews.firstIndex(of: below) {
            return index
        }
        return .max
    }
}
