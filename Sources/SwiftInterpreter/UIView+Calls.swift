// The methods of UIView and UIControl that code calls.

import Lifecycle

extension Interpreter {
    /// `UIView.sizeToFit()`: how large Apple's views want to be isn't known.
    private mutating func sizeToFit(_ view: View.ID) throws(Interruption) {
        let frame = app.world.views[view].frame
        let size = [PassedArgument(nil, .size(app.world.views[view].bounds.size))]
        if app.world.function("sizeThatFits", of: .view(view), size) != nil,
            case .size(let fitting) = try call("sizeThatFits", of: .view(view), size)
        {
            app.setFrame(Rectangle(x: frame.x, y: frame.y, size: fitting), of: view)
        } else {
            let names = app.world.viewNames(of: view)
            if names.contains(where: { $0 != "UIView" && UIKitName.isViewClass($0) }) {
                app.world.markGeometryUnknown(view)
            }
        }
    }

    /// A method of UIView or UIControl, called by the learner's code.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func callUIKit(
        _ name: String, of view: View.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        let other = arguments.unlabeled()?.view
        if ["addSubview", "insertSubview"].contains(name), arguments.unlabeled() == .nothing {
            throw trapUnlessUncertain(.foundNil(isImplicit: true), by: .unwrappingNilTraps)
        }
        switch (name, other) {
        case ("addSubview", let subview?), ("addArrangedSubview", let subview?),
            ("insertSubview", let subview?), ("insertArrangedSubview", let subview?):
            if let child = app.world.views[subview].controller, !app.world.contains(subview, view) {
                try app.checkHierarchy(of: child, newSuperview: view)
            }
            switch name {
            case "addSubview": try app.callOverridable(.addSubview, on: view, .subview(subview))
            case "insertSubview":
                try app.addSubview(subview, to: view, at: try position(arguments, in: view))
            case "addArrangedSubview": try arrange(.view(subview), in: view, at: nil)
            default: try arrange(.view(subview), in: view, at: arguments["at"] ?? .unknown)
            }
        case ("removeArrangedSubview", let subview?) where app.world.views[view].isStack:
            app.world.forgetArranged(subview, in: view)
        case ("removeArrangedSubview", nil) where app.world.views[view].isStack:
            app.world.views[view].attributes["arrangedSubviews"] = .unknown
        case ("addSubview", nil), ("addArrangedSubview", nil), ("insertSubview", nil),
            ("insertArrangedSubview", nil):
            guard arguments.unlabeled() == .unknown || arguments.unlabeled()?.isInert == true else {
                return nil
            }
            markEscaped(arguments)
            if name.hasSuffix("ArrangedSubview") {
                app.world.views[view].attributes["arrangedSubviews"] = .unknown
            }
            try insertStandIn(into: view, at: try position(arguments, in: view))
        case ("exchangeSubview", nil):
            guard case .integer(let one)? = arguments["at"],
                case .integer(let other)? = arguments["withSubviewAt"]
            else { return nil }
            app.exchangeSubviews(of: view, one, other)
        case ("hitTest", nil):
            guard let point = arguments.unlabeled()?.point else { return nil }
            return try app.hitTest(point, in: view).map { .view($0) } ?? .nothing
        case ("point", nil):
            guard let point = arguments["inside"]?.point else { return nil }
            return .bool(try app.isInside(point, of: view))
        case ("sizeToFit", nil): try sizeToFit(view)
        case ("convert", _): return convert(arguments, of: view)
        case ("becomeFirstResponder", nil): return try app.becomeFirstResponder(.view(view))
        case ("resignFirstResponder", nil): return try app.resignFirstResponder(.view(view))
        case ("endEditing", nil):
            guard let isForced = arguments.unlabeled()?.bool else { return nil }
            return try app.endEditing(view, isForced: isForced)
        case ("isDescendant", nil):
            guard let ancestor = arguments["of"]?.view else { return nil }
            app.cost.countVisits(app.world.visits(above: view))
            return .bool(view == ancestor || app.world.isBelow(view, ancestor))
        case ("setContentOffset", nil) where app.world.views[view].isScrollView:
            guard let offset = arguments.unlabeled()?.point else { return nil }
            app.setContentOffset(offset, of: view, animated: arguments.isAnimated)
        case ("bringSubviewToFront", let subview?): try app.addSubview(subview, to: view)
        case ("sendSubviewToBack", let subview?): try app.addSubview(subview, to: view, at: 0)
        case ("removeFromSuperview", nil):
            guard app.world.hasSuperview(view) else { return .void }
            app.retain(.view(view))
            try app.callOverridable(.removeFromSuperview, on: view)
            try app.release(.view(view))
        case ("addAction", nil), ("addGestureRecognizer", nil), ("removeAction", nil),
            ("removeGestureRecognizer", nil):
            guard case .instance(let held)? = arguments.unlabeled() else {
                return callHarmless(name, arguments)
            }
            let events = arguments["for"]?.controlEvents
            if name.hasPrefix("add") { keep(held, in: view, for: events) } else { try drop(held, from: view) }
        case ("setNeedsLayout", nil): try app.callOverridable(.setNeedsLayout, on: view)
        case ("setNeedsDisplay", nil): try app.callOverridable(.setNeedsDisplay, on: view)
        case ("layoutIfNeeded", nil): try app.layoutIfNeeded(view)
        case ("setNeedsUpdateConstraints", nil): app.setNeedsUpdateConstraints(view)
        case ("invalidateIntrinsicContentSize", nil): app.invalidateIntrinsicContentSize(view)
        case ("setNeedsUpdateProperties", nil) where app.holds(.propertiesPrecedeLayout):
            app.setNeedsUpdateProperties(view)
        case ("updatePropertiesIfNeeded", nil) where app.holds(.propertiesPrecedeLayout):
            try app.updateProperties(below: view)
        case ("registerForTraitChanges", _), ("unregisterForTraitChanges", _):
            return try callTraits(name, of: .view(view), arguments)
        case ("needsUpdateConstraints", nil): return .bool(app.world.views[view].needsUpdateConstraints)
        case ("updateConstraintsIfNeeded", nil): try app.updateConstraints(below: view)
        case ("addConstraint", nil), ("addConstraints", nil), ("removeConstraint", nil),
            ("removeConstraints", nil):
            guard let constraints = arguments.unlabeled()?.constraints else { return nil }
            switch name {
            case "addConstraint": try app.activate(constraints)
            case "addConstraints":
                try app.callOverridable(.addConstraints, on: view, .constraints(constraints))
            default: try app.deactivate(constraints)
            }
        case ("addTarget", _):
            guard let action = app.world.targetAction(arguments) else { return nil }
            app.world.views[view].actions.add(action)
        case ("removeTarget", _): app.world.views[view].actions.remove(arguments)
        case ("sendActions", nil):
            guard let events = arguments["for"]?.controlEvents else { return nil }
            try app.sendActions(of: view, for: events)
        default: return try callList(name, of: view, arguments) ?? callHarmless(name, arguments)
        }
        return .void
    }

    /// A view that outside code made: it is one among the subviews, and nothing else is known of it.
    mutating func insertStandIn(into view: View.ID, at index: Int) throws(Interruption) {
        app.assume("an unknown view in \(app.world.views[view].className)")
        let subview = app.world.views.append(View(className: "UIView", origin: .code, frame: .zero))
        app.world.markGeometryUnknown(subview)
        try app.addSubview(subview, to: view, at: index)
    }

    private func position(_ arguments: [PassedArgument], in view: View.ID) throws(Interruption) -> Int {
        let subviews = app.world.views[view].subviews
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
