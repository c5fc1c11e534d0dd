extension Simulation {
    /// A property of UIView, read by the learner's code.
    mutating func readUIKit(_ name: String, of view: View.ID) throws(Interruption) -> Value? {
        let object = world.views[view]
        cost.work += Simulation.workPerLink
        if let known = world.standIns[view], UIKitName.drawnProperties.contains(name), !known.contains(name) {
            return outsideResult()
        }
        switch name {
        case "frame":
            if object.isWindowSubview { _ = follows(.screenStaysUpright) }
            return .rectangle(world.readFrame(of: view))
        case "bounds": return .rectangle(object.bounds)
        case "center": return .point(x: object.center.x, y: object.center.y)
        case "transform": return .structure(StructureValue(object.transform))
        case "contentOffset" where object.isScrollView:
            return .point(x: object.boundsOrigin.x, y: object.boundsOrigin.y)
        case "safeAreaInsets" where holds(.safeAreaChangeIsTold):
            return .structure(StructureValue(world.safeAreaInsets(of: view)))
        case "layoutMargins": return .structure(StructureValue(world.layoutMargins(of: view)))
        case "superview":
            return object.superview.map { .view($0) } ?? object.directWindow.map { .window($0) } ?? .nothing
        case "subviews":
            cost.work += object.subviews.count
            return .array(ArrayValue(object.subviews.map { .view($0) }))
        case "window":
            guard object.isInWindow else { return .nothing }
            countWalk(above: view)
            return world.window(of: view).map { .window($0) } ?? .nothing
        case "isHidden": return .bool(object.isHidden)
        case "alpha": return .number(object.alpha)
        case "isUserInteractionEnabled": return .bool(object.isUserInteractionEnabled)
        case "isOpaque": return .bool(object.isOpaque)
        case "clipsToBounds": return .bool(object.clipsToBounds)
        case "tag": return .integer(object.tag)
        case "translatesAutoresizingMaskIntoConstraints":
            guard !world.isMaskOpen(view) else { return outsideResult() }
            return .bool(object.translatesAutoresizingMaskIntoConstraints)
        case "arrangedSubviews" where object.isStack && object.origin == .code:
            cost.work += object.subviews.count
            let arranged = world.arrangedSubviews(of: view)
            let mayHaveOthers = world.uncertainty.mayHaveMoved || world.isKnownToUnknownCode(view)
            return arranged == .unknown || mayHaveOthers ? outsideResult() : arranged
        case "safeAreaLayoutGuide": return .guide(.safeArea(view))
        case "layoutMarginsGuide": return .guide(.layoutMargins(view))
        case "layer":
            if let layer = object.attributes[name] { return layer }
            let layer = world.instances.append(
                Instance(type: .named(try layerClass(of: view)), retainCount: 1))
            world.views[view].attributes[name] = .instance(layer)
            return .instance(layer)
        case "backgroundColor":
            return object.attributes[name] ?? (object.backgroundColor == nil ? .nothing : .unknown)
        case "text" where object.attributes[name] == nil && isField(view): return .string("")
        case "contentView": return object.attributes[name] ?? contentView(of: view)
        case "titleLabel", "textLabel", "detailTextLabel", "searchTextField":
            return object.attributes[name] ?? part(name, of: view)
        default:
            if let attribute = LayoutConstraint.Attribute(anchorName: name) {
                return .anchor(LayoutConstraint.Anchor(.view(view), attribute))
            }
            return object.attributes[name] ?? (UIKitName.optionalMembers.contains(name) ? .nothing : nil)
        }
    }

    /// Whether what it shows can be typed: of such a view `text` is empty at first, not nil.
    private func isField(_ view: View.ID) -> Bool {
        !Set(["UITextField", "UITextView"]).isDisjoint(with: world.viewNames(of: view))
    }

    /// `UIView.layerClass`, which a class of the text may override.
    private mutating func layerClass(of view: View.ID) throws(Interruption) -> String {
        guard let classID = world.views[view].classID,
            case .type(.named(let name))? = try readOwnStatic("layerClass", of: .object(classID))
        else { return "CALayer" }
        return name
    }

    /// The view inside of a cell or of an effect view to which code adds its own; nil if the view has none.
    private mutating func contentView(of view: View.ID) -> Value? {
        let owners = [
            "UITableViewCell", "UICollectionViewCell", "UIVisualEffectView", "UITableViewHeaderFooterView",
        ]
        guard !Set(owners).isDisjoint(with: world.viewNames(of: view)) else { return nil }
        let made = world.views.append(View(className: "UIView", origin: .code, frame: .zero))
        world.views[made].superview = view
        world.views[view].subviews.append(made)
        leaveGeometryOpen(made)
        world.views[view].attributes["contentView"] = .view(made)
        return .view(made)
    }

    /// A part of one of UIKit's own views, which only remembers what it is given; nil if the view has no such part.
    private mutating func part(_ name: String, of view: View.ID) -> Value? {
        let owners = [
            "titleLabel": "UIButton", "textLabel": "UITableViewCell", "detailTextLabel": "UITableViewCell",
            "searchTextField": "UISearchBar",
        ]
        guard let owner = owners[name], world.viewNames(of: view).contains(owner) else { return nil }
        let type = name == "searchTextField" ? "UITextField" : "UILabel"
        let made = Value.instance(world.instances.append(Instance(type: .named(type), retainCount: 1)))
        world.views[view].attributes[name] = made
        return made
    }

    /// A property of UIView, assigned by the learner's code.
    ///
    /// - Returns: False if nothing is known of it.
    mutating func assignUIKit(_ value: Value, to name: String, of view: View.ID) throws(Interruption) -> Bool
    {
        world.standIns[view]?.insert(name)
        switch (name, value) {
        case ("frame", _):
            // What a new frame does to a transformed view is not defined.
            guard let frame = value.rectangle, world.views[view].transform == .identity else { return false }
            // Turning is its own inverse.
            setFrame(world.views[view].isWindowSubview ? world.frameOnScreen(frame) : frame, of: view)
        case ("bounds", _):
            guard let bounds = value.rectangle else { return false }
            setBounds(bounds, of: view)
        case ("contentOffset", _) where world.views[view].isScrollView:
            guard let offset = value.point else { return false }
            setContentOffset(offset, of: view, animated: false)
        case ("transform", .structure(let structure)):
            guard let transform = structure.transform else { return false }
            setTransform(transform, of: view)
        case ("transform", .symbol("identity")): setTransform(.identity, of: view)
        case ("transform", _), ("contentOffset", _), ("safeAreaInsets", _), ("layoutMargins", _): return false
        case ("center", .point(let x, let y)):
            let size = world.views[view].frame.size
            setFrame(Rectangle(x: x - size.width / 2, y: y - size.height / 2, size: size), of: view)
        case ("isHidden", .bool(let isHidden)): setHidden(isHidden, of: view)
        case ("alpha", _):
            guard let alpha = value.double else { return false }
            world.views[view].alpha = min(1, max(0, alpha))
        case ("isUserInteractionEnabled", .bool(let isEnabled)):
            world.views[view].isUserInteractionEnabled = isEnabled
        case ("isOpaque", .bool(let isOpaque)): world.views[view].isOpaque = isOpaque
        case ("clipsToBounds", .bool(let clips)): world.views[view].clipsToBounds = clips
        case ("tag", .integer(let tag)): world.views[view].tag = tag
        case ("translatesAutoresizingMaskIntoConstraints", .bool(let translates)):
            world.views[view].translatesAutoresizingMaskIntoConstraints = translates
        case ("autoresizingMask", _):
            guard let mask = AutoresizingMask(value) else { return false }
            world.views[view].autoresizingMask = mask
        case ("backgroundColor", _):
            world.views[view].backgroundColor = value == .symbol("clear") ? .clear : .opaque
            world.views[view].attributes[name] = value
        case ("center", _), ("isHidden", _): return false
        case _ where Self.partsOfLists.contains(name) && (value == .nothing || value.view != nil):
            try assignPart(value, name, of: view)
        default:
            if name == "delegate" || name == "dataSource", !value.isPlain { return true }
            guard value.isPlain || value.isInert else { return false }
            escape(value)
            // What has no part in the life of a view is only remembered.
            world.views[view].attributes[name] = value
        }
        return true
    }

    /// The views of the app's own that a list shows behind and around its rows.
    private static let partsOfLists: Set<String> = ["backgroundView", "tableHeaderView", "tableFooterView"]

    /// One of them, which the list puts among its subviews.
    private mutating func assignPart(
        _ value: Value, _ name: String, of view: View.ID
    ) throws(Interruption) {
        if let old = world.views[view].attributes[name]?.view, world.views[old].superview == view {
            try removeFromSuperview(old)
        }
        world.views[view].attributes[name] = value
        guard let part = value.view else { return }
        leaveGeometryOpen(part)
        try insertSubview(part, into: view, at: name == "backgroundView" ? 0 : .max)
    }

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

    /// `addArrangedSubview(_:)` and `insertArrangedSubview(_:at:)`: a stack gives what it arranges its place, and it may
    /// switch the mask of that off.
    mutating func arrange(_ value: Value, in stack: View.ID, at place: Value?) throws(Interruption) {
        guard case .view(let subview) = value else {
            world.views[stack].attributes["arrangedSubviews"] = .unknown
            guard value == .unknown || value.isInert else {
                escape(value)
                return leaveGeometryOpen(stack, ["subviews"])
            }
            return try insertStandIn(into: stack, at: .max)
        }
        cost.work += world.views[stack].subviews.count
        var arranged: [Value]?
        if case .array(let known) = world.arrangedSubviews(of: stack) {
            arranged = known.elements.filter { $0 != value }
        }
        let last = arranged?.count ?? 0
        let index: Int? =
            switch place {
            case nil: last
            case .integer(let index)?: min(max(0, index), last)
            default: nil
            }
        try insertSubview(subview, into: stack, at: place == nil ? .max : index ?? .max)
        guard world.views[subview].superview == stack else { return }
        if let index { arranged?.insert(value, at: index) } else { arranged = nil }
        let known = arranged.map { Value.array(ArrayValue($0)) }
        world.views[stack].attributes["arrangedSubviews"] = known ?? .unknown
        leaveGeometryOpen(subview, UIKitName.layout)
    }

    /// A view that outside code made: it is one among the subviews, and nothing else is known of it.
    private mutating func insertStandIn(into view: View.ID, at index: Int) throws(Interruption) {
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

    // MARK: - Constraints

    /// `anchor.constraint(equalTo:multiplier:constant:)`
    mutating func constraint(_ anchor: LayoutConstraint.Anchor, _ arguments: [PassedArgument]) -> Value? {
        let constant = arguments["constant"]?.double ?? arguments["equalToConstant"]?.double ?? 0
        let multiplier = arguments["multiplier"]?.double ?? 1
        var second: LayoutConstraint.Anchor?
        if let other = arguments["equalTo"] {
            guard case .anchor(let found) = other else { return nil }
            second = found
        } else if arguments["equalToConstant"] == nil {
            return nil
        }
        let constraint = LayoutConstraint(anchor, equalTo: second, multiplier: multiplier, constant: constant)
        return keep(.constraint(world.constraints.append(constraint)))
    }
}

extension [Value] {
    var constraints: [LayoutConstraint.ID] {
        compactMap { value in
            if case .constraint(let constraint) = value { constraint } else { nil }
        }
    }
}

extension World {
    /// What a stack arranges: of what it was given what still lies in it.
    fileprivate func arrangedSubviews(of stack: View.ID) -> Value {
        switch views[stack].attributes["arrangedSubviews"] {
        case nil: .array(ArrayValue([]))
        case .array(let given)?:
            .array(ArrayValue(given.elements.filter { $0.view.flatMap { views[$0].superview } == stack }))
        case .some(let other): other
        }
    }

    /// `removeArrangedSubview(_:)`: it stays where it is, among the subviews.
    fileprivate mutating func forgetArranged(_ subview: View.ID, in stack: View.ID) {
        guard case .array(let arranged) = arrangedSubviews(of: stack) else { return }
        views[stack].attributes["arrangedSubviews"] = .array(
            ArrayValue(arranged.elements.filter { $0 != .view(subview) }))
    }
}

extension View {
    /// Whether it arranges views.
    fileprivate var isStack: Bool { UIKitName.viewAncestry(of: baseClassName).contains("UIStackView") }
}

extension AutoresizingMask {
    private static let names: [String: AutoresizingMask] = [
        "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
        "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
        "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ]

    /// The mask that code writes as `.flexibleWidth` or `[.flexibleWidth, .flexibleHeight]`.
    init?(_ value: Value) {
        switch value {
        case .symbol(let name):
            guard let mask = AutoresizingMask.names[name] else { return nil }
            self = mask
        case .array(let values):
            self = []
            for value in values {
                guard let mask = AutoresizingMask(value) else { return nil }
                formUnion(mask)
            }
        default: return nil
        }
    }
}
