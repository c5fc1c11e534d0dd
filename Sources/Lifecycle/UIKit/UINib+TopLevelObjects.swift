// A nib as code loads it: the objects on its top level go to whoever asked, and nobody needs to own it.

extension Simulation {
    /// `UINib.instantiate(withOwner:options:)` and `Bundle.loadNibNamed(_:owner:options:)`.
    ///
    /// The outlets are those of the owner, or of the root view where that has the properties. What no one has a property
    /// for stays unconnected, since a nib here does not say whose outlet it draws.
    ///
    /// - Returns: The root view, then the controllers, as the nib lists them.
    mutating func instantiate(_ nib: Nib, owner: Value) throws(Interruption) -> [Value] {
        cite(.nibHasTopLevelObjects)
        let origin = View.Origin.nib(nib.name)
        var controllers: [(controller: Controller.ID, view: View.ID)] = []
        for classID in nib.controllers {
            controllers.append(try decode(classID, origin: origin))
        }
        let root = world.views.append(
            View(className: nib.viewClass, origin: origin, frame: Rectangle(size: nib.size)))
        let top = keep(.view(root))
        try adoptDeclaredClass(root)
        try send(.initCoder, to: root, by: .nibViewsAreDecodedFirst)
        var views: [View.ID] = []
        let owners = nib.outlets.map { world.property($0, of: owner) == nil ? top : owner }
        for (outlet, owner) in zip(nib.outlets, owners) {
            views.append(try decode(outlet, as: nib.layouts[outlet], below: root, for: owner))
        }
        try add(views, of: nib, below: root)
        for (index, outlet) in nib.outlets.enumerated() {
            guard let property = world.property(outlet, of: owners[index]) else { continue }
            try store(.view(views[index]), in: property, of: owners[index])
        }
        for (controller, view) in controllers {
            try send(.awakeFromNib, to: controller, by: .nibHasTopLevelObjects)
            if world.controllers[controller].view == nil {
                try setView(view, of: controller)
                try send(.viewDidLoad, to: controller, by: .nibHasTopLevelObjects)
            }
            try send(.awakeFromNib, to: view, by: .nibViewsAwakeAfterOutlets)
        }
        views += try connectActions(of: nib, below: root, for: owner)
        for view in [root] + views { try send(.awakeFromNib, to: view, by: .nibViewsAwakeAfterOutlets) }
        return [top] + controllers.map { .controller($0.controller) }
    }

    /// The nib of a name in the bundle.
    mutating func nibInBundle(_ name: String) throws(Interruption) -> Nib {
        guard let nib = world.nib(named: name) else {
            throw trap(.couldNotLoadNib(name: name), by: .missingNibRaises)
        }
        return nib
    }

    /// A controller on the top level of a nib, with the view that is drawn in it.
    private mutating func decode(
        _ classID: ControllerClass.ID, origin: View.Origin
    ) throws(Interruption) -> (Controller.ID, View.ID) {
        let controller = try decode(classID, by: .nibHasTopLevelObjects)
        let view = world.views.append(
            View(className: "UIView", origin: origin, frame: Rectangle(size: world.screen)))
        _ = keep(.view(view))
        try send(.initCoder, to: view, by: .nibViewsAreDecodedFirst)
        return (controller, view)
    }
}
