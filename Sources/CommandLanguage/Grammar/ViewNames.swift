import Lifecycle

extension CommandContext {
    /// The view that a name stands for: one with a name of its own, an outlet, or the loaded view of a controller.
    ///
    /// An outlet may stand alone where only one living controller, or the current one, has it.
    func view(named name: String) -> View.ID? {
        if let view = world.view(named: name) { return view }
        if let controller = world.controller(named: name) { return world.controllers[controller].view }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2, let controller = world.controller(named: parts[0]) {
            return parts[1] == "view" ? world.controllers[controller].view : outlet(parts[1], of: controller)
        }
        if let current, let view = outlet(name, of: current) { return view }
        guard world.hasOutlet(named: name) else { return nil }
        let outlets = world.livingControllers.compactMap { outlet(name, of: $0) }
        return outlets.count == 1 ? outlets[0] : nil
    }

    /// The anchor that a text such as `label.leading` or `login.safeArea.top` stands for.
    func anchor(named text: String) -> LayoutConstraint.Anchor? {
        var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 4, let last = parts.popLast(),
            let attribute = LayoutConstraint.Attribute(rawValue: last),
            let guide = parts.last
        else { return nil }
        let isGuide = ["safeArea", "margins", "topLayoutGuide", "bottomLayoutGuide"].contains(guide)
        if isGuide { parts.removeLast() }
        let owner = parts.joined(separator: ".")
        guard let view = view(named: owner) else { return nil }
        switch guide {
        case "safeArea": return LayoutConstraint.Anchor(.safeArea(view), attribute)
        case "margins": return LayoutConstraint.Anchor(.layoutMargins(view), attribute)
        case "topLayoutGuide":
            return world.controller(named: owner).map {
                LayoutConstraint.Anchor(.topLayoutGuide($0), attribute)
            }
        case "bottomLayoutGuide":
            return world.controller(named: owner).map {
                LayoutConstraint.Anchor(.bottomLayoutGuide($0), attribute)
            }
        default: return LayoutConstraint.Anchor(.view(view), attribute)
        }
    }

    /// The names that stand for views, each in its shortest form.
    var viewNames: [String] {
        let own = offeredViews.compactMap { id in
            world.views[id].name.flatMap { world.view(named: $0) == id ? $0 : nil }
        }
        let outlets = offeredControllers.flatMap { controller in
            world.controllers[controller].outlets.keys.sorted().filter { outlet($0, of: controller) != nil }
                .map { "\(world.controllers[controller].name).\($0)" }
        }
        let roots = offeredControllers.filter { world.controllers[$0].view != nil }
        return own + outlets + roots.map { world.controllers[$0].name }
    }

    /// The names of what a view can be added to.
    var placeNames: [String] { viewNames + controllerNames.filter { !viewNames.contains($0) } }

    /// Some anchors of each view.
    var anchorNames: [String] {
        viewNames.flatMap { view in
            LayoutConstraint.Attribute.allCases.map { "\(view).\($0.rawValue)" } + ["\(view).safeArea.top"]
        }
    }

    private func outlet(_ name: String, of controller: Controller.ID) -> View.ID? {
        world.controllers[controller].outlets[name].flatMap { world.views[$0].isAlive ? $0 : nil }
    }
}

extension AutoresizingMask {
    /// The parts that some names stand for.
    init(named names: [String]) {
        let parts = names.compactMap { text in
            AutoresizingMask.names.first { $0.name.lowercased() == text.lowercased() }?.part
        }
        self.init(parts)
    }
}

extension World {
    /// The shortest name by which people know a view.
    ///
    /// - Parameter view: The view.
    /// - Returns: Its own name, `login.view` or `login.label`; the class's name if it has none.
    package func viewName(_ view: View.ID) -> String {
        if let name = views[view].name { return name }
        if let controller = views[view].controller { return "\(controllers[controller].name).view" }
        guard let root = superviews(of: view).first(where: { views[$0].controller != nil }),
            let controller = views[root].controller,
            let outlet = controllers[controller].outlets.sorted(by: { $0.key < $1.key }).first(where: {
                $0.value == view
            })
        else { return views[view].className }
        return "\(controllers[controller].name).\(outlet.key)"
    }
}
