import Lifecycle

extension Interpreter {
    /// A property of UIView, read by the learner's code.
    mutating func readUIKit(_ name: String, of view: View.ID) throws(Interruption) -> Value? {
        let object = app.world.views[view]
        app.cost.work += Simulation.workPerLink
        switch name {
        case "frame":
            if object.isWindowSubview { _ = app.applies(.screenStaysUpright) }
            return .rectangle(app.world.readFrame(of: view))
        case "bounds": return .rectangle(object.bounds)
        case "center": return .point(x: object.center.x, y: object.center.y)
        case "transform": return .structure(StructureValue(object.transform))
        case "contentOffset" where object.isScrollView:
            return .point(x: object.boundsOrigin.x, y: object.boundsOrigin.y)
        case "safeAreaInsets" where app.world.hasOtherBars, "layoutMargins" where app.world.hasOtherBars:
            return .unknown
        case "safeAreaInsets" where app.holds(.safeAreaChangeIsTold):
            return .structure(StructureValue(app.world.safeAreaInsets(of: view)))
        case "layoutMargins": return .structure(StructureValue(app.world.layoutMargins(of: view)))
        case "superview": return app.superview(of: view)
        case "subviews" where !Self.assembled.isDisjoint(with: app.world.viewNames(of: view)):
            return outsideResult()
        case "subviews":
            app.cost.work += object.subviews.count
            return .list(object.subviews.map { .view($0) })
        case "window":
            guard object.isInWindow else { return .nothing }
            app.cost.countVisits(app.world.visits(above: view))
            return app.world.window(of: view).map { .window($0) } ?? .nothing
        case "isHidden": return .bool(object.isHidden)
        case "alpha": return .number(object.alpha)
        case "isUserInteractionEnabled": return .bool(object.isUserInteractionEnabled)
        case "isOpaque": return .bool(object.isOpaque)
        case "clipsToBounds": return .bool(object.clipsToBounds)
        case "tag": return .integer(object.tag)
        case "translatesAutoresizingMaskIntoConstraints":
            guard !app.world.isMaskUnknown(view) else { return outsideResult() }
            return .bool(object.translatesAutoresizingMaskIntoConstraints)
        case "arrangedSubviews" where object.isStack && object.origin == .code:
            app.cost.work += object.subviews.count
            let arranged = app.world.arrangedSubviews(of: view)
            let mayHaveOthers =
                app.world.code.uncertainty.mayHaveMoved || app.world.isKnownToUnknownCode(view)
            return arranged == .unknown || mayHaveOthers ? outsideResult() : arranged
        case "safeAreaLayoutGuide": return .guide(.safeArea(view))
        case "layoutMarginsGuide": return .guide(.layoutMargins(view))
        case "layer":
            if let layer = object.attributes[name] { return layer }
            let delegate = ["delegate": StoredValue(.view(view), .unowned)]
            let layer = Value.instance(
                app.world.code.add(try layerClass(of: view), delegate, isHeld: true))
            app.world.views[view].attributes[name] = layer
            return layer
        case "backgroundColor":
            return object.attributes[name] ?? (object.backgroundColor == nil ? .nothing : .unknown)
        case "text" where (object.attributes[name] ?? .nothing) == .nothing && isField(view):
            return .string("")
        case "contentView": return object.attributes[name] ?? contentView(of: view)
        case "titleLabel", "textLabel", "detailTextLabel", "searchTextField":
            return object.attributes[name] ?? part(name, of: view)
        default:
            if let attribute = LayoutConstraint.Attribute(anchorName: name) {
                return .anchor(LayoutConstraint.Anchor(.view(view), attribute))
            }
            return try readList(name, of: view) ?? object.attributes[name] ?? initialState(name, of: view)
                ?? (UIKitName.optionalMembers.contains(name) ? .nothing : nil)
        }
    }

    /// The classes of views that consist of others, which only UIKit knows.
    private static let assembled: Set<String> = [
        "UITextField", "UITextView", "UISearchBar", "UISwitch", "UISlider", "UISegmentedControl",
        "UINavigationBar", "UITabBar", "UIToolbar", "UIPickerView", "UIDatePicker",
    ]

    /// Indicates whether a view's text can be edited; `text` of such a view is empty, never nil.
    private func isField(_ view: View.ID) -> Bool {
        app.world.viewNames(of: view).contains { $0 == "UITextField" || $0 == "UITextView" }
    }

    /// `UIView.layerClass`, which a class of the text may override.
    private mutating func layerClass(of view: View.ID) throws(Interruption) -> String {
        guard let classID = app.world.views[view].classID,
            case .type(.named(let name))? = try readOwnStatic("layerClass", of: .object(classID))
        else { return "CALayer" }
        return name
    }

    /// The view inside of a cell or of an effect view to which code adds its own; nil if the view has none.
    private mutating func contentView(of view: View.ID) -> Value? {
        guard !UIKitName.withContent.isDisjoint(with: app.world.viewNames(of: view)) else { return nil }
        let made = app.world.views.append(View(className: "UIView", origin: .code, frame: .zero))
        app.world.views[made].superview = view
        app.world.views[view].subviews.append(made)
        app.world.markGeometryUnknown(made)
        app.world.views[view].attributes["contentView"] = .view(made)
        return .view(made)
    }

    /// A part of one of UIKit's own views, which only remembers what it is given; nil if the view has no such part.
    private mutating func part(_ name: String, of view: View.ID) -> Value? {
        let owners = [
            "titleLabel": "UIButton", "textLabel": "UITableViewCell", "detailTextLabel": "UITableViewCell",
            "searchTextField": "UISearchBar",
        ]
        guard let owner = owners[name], app.world.viewNames(of: view).contains(owner) else { return nil }
        let type = name == "searchTextField" ? "UITextField" : "UILabel"
        let made = Value.instance(app.world.code.add(type, isHeld: true))
        app.world.views[view].attributes[name] = made
        return made
    }

    /// A property of UIView, assigned by the learner's code.
    ///
    /// - Returns: False if nothing is known of it.
    mutating func assignUIKit(_ value: Value, to name: String, of view: View.ID) throws(Interruption) -> Bool
    {
        switch (name, value) {
        case ("frame", _):
            // The effect of a new frame on a transformed view is undefined.
            guard let frame = value.rectangle, app.world.views[view].transform == .identity else {
                return false
            }
            // Turning is its own inverse.
            app.setFrame(
                app.world.views[view].isWindowSubview ? app.world.frameOnScreen(frame) : frame, of: view)
        case ("bounds", _):
            guard let bounds = value.rectangle else { return false }
            app.setBounds(bounds, of: view)
        case ("contentOffset", _) where app.world.views[view].isScrollView:
            guard let offset = value.point else { return false }
            app.setContentOffset(offset, of: view, animated: false)
        case ("transform", .structure(let structure)):
            guard let transform = structure.transform else { return false }
            app.setTransform(transform, of: view)
        case ("transform", .symbol("identity")): app.setTransform(.identity, of: view)
        case ("transform", _), ("contentOffset", _), ("safeAreaInsets", _): return false
        case ("layoutMargins", _), ("directionalLayoutMargins", _):
            let controller = app.world.views[view].controller.map { app.world.controllers[$0].classID }
            if app.world.overrides(.layoutMarginsDidChange, in: view)
                || controller.map({ app.world.overrides(.viewLayoutMarginsDidChange, in: $0) }) == true
            {
                skipNotSimulated("calls after .\(name) = …")
            }
            return false
        case ("center", .point(let x, let y)):
            let size = app.world.views[view].frame.size
            app.setFrame(Rectangle(x: x - size.width / 2, y: y - size.height / 2, size: size), of: view)
        case ("isHidden", .bool(let isHidden)): app.world.setHidden(isHidden, of: view)
        case ("alpha", _):
            guard let alpha = value.double else { return false }
            app.world.views[view].alpha = min(1, max(0, alpha))
        case ("isUserInteractionEnabled", .bool(let isEnabled)):
            app.world.views[view].isUserInteractionEnabled = isEnabled
        case ("isOpaque", .bool(let isOpaque)): app.world.views[view].isOpaque = isOpaque
        case ("clipsToBounds", .bool(let clips)): app.world.views[view].clipsToBounds = clips
        case ("tag", .integer(let tag)): app.world.views[view].tag = tag
        case ("translatesAutoresizingMaskIntoConstraints", .bool(let translates)):
            app.world.views[view].translatesAutoresizingMaskIntoConstraints = translates
        case ("autoresizingMask", _):
            guard let mask = AutoresizingMask(value) else { return false }
            app.world.views[view].autoresizingMask = mask
        case ("backgroundColor", _):
            app.world.views[view].backgroundColor = value == .symbol("clear") ? .clear : .opaque
            app.world.views[view].attributes[name] = value
        case ("center", _), ("isHidden", _), ("tag", _), ("isUserInteractionEnabled", _), ("isOpaque", _),
            ("clipsToBounds", _), (UIKitName.mask, _):
            return false
        case _ where Self.partsOfLists.contains(name) && (value == .nothing || value.view != nil):
            try assignPart(value, name, of: view)
        default:
            if UIKitName.unowned.contains(name) {
                app.world.assignDelegate(value, to: name, of: .view(view))
                app.setListObject(value, name, of: view)
                if !value.isPlain { return true }
            }
            guard value.isPlain || value.isInert else { return false }
            markEscaped(value)
            // Properties without an effect on the life of a view are only stored.
            if name == "isEditing", app.world.isList(view) { app.world.code.occasions.insert("rows") }
            if name == "contentConfiguration" { app.world.code.occasions.insert("configuring") }
            let old = app.world.views[view].attributes.updateValue(value, forKey: name)
            if let altered = UIKitName.altered[name] { mayHaveChanged(altered, of: .view(view)) }
            keepWithinLimits(name, of: view)
            if old != value { app.contentHasChanged(in: view, name) }
        }
        return true
    }

    /// The views of the app's own that a list shows behind and around its rows.
    private static let partsOfLists: Set<String> = ["backgroundView", "tableHeaderView", "tableFooterView"]

    /// One of them, which the list puts among its subviews.
    private mutating func assignPart(
        _ value: Value, _ name: String, of view: View.ID
    ) throws(Interruption) {
        if let old = app.world.views[view].attributes[name]?.view, app.world.views[old].superview == view {
            try app.removeFromSuperview(old)
        }
        app.world.views[view].attributes[name] = value
        guard let part = value.view else { return }
        app.world.markGeometryUnknown(part)
        try app.addSubview(part, to: view, at: name == "backgroundView" ? 0 : .max)
    }
}

extension AutoresizingMask {
    /// The mask that code writes as `.flexibleWidth` or `[.flexibleWidth, .flexibleHeight]`.
    init?(_ value: Value) {
        self = []
        let values = if case .array(let array) = value { array.elements } else { [value] }
        for value in values {
            guard case .symbol(let name) = value,
                let (_, mask) = AutoresizingMask.names.first(where: { $0.name == name })
            else { return nil }
            formUnion(mask)
        }
    }
}

extension UIKitName {
    /// The properties of a view that are others where one is.
    static func following(_ name: String) -> Set<String> {
        switch name {
        case "frame": ["frame", "bounds", "center"]
        case "bounds", "center", "transform": ["frame", name]
        case "contentOffset": ["bounds", name]
        case "layoutMargins", "directionalLayoutMargins": ["layoutMargins", "directionalLayoutMargins"]
        default: [name]
        }
    }
}

extension World {
    /// The view whose layer an object is, if it has a property that the view follows.
    func view(of layer: Value, with name: String) -> View.ID? {
        guard UIKitName.ofLayers[name] != nil || name == "transform" || name == "anchorPoint",
            case .instance(let instance) = layer,
            let view = code.instances[instance].properties["delegate"]?.value.view,
            views[view].attributes["layer"] == layer
        else { return nil }
        return view
    }
}
