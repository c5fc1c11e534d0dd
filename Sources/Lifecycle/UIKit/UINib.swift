extension Simulation {
    /// `-[UIViewController _loadViewFromNibNamed:bundle:]`, private.
    mutating func load(_ nib: Nib, origin: View.Origin, into controller: Controller.ID) throws(Interruption) {
        let caller = recorder.enter(.loadViewFromNib)
        defer { recorder.leave(caller) }
        // The nib holds what it makes until it is where it belongs.
        let mark = progress.temporaries.count
        let rectangle = Rectangle(size: nib.size)
        let root = world.views.append(View(className: nib.drawn.viewClass, origin: origin, frame: rectangle))
        _ = keep(.view(root))
        let rule = world.ruleForChoosingNib(of: controller)
        note(.change(.madeView(root, origin, rectangle)), to: .controller(controller), by: rule)
        if nib.name.contains("~") { recordRule(.nibVariantFollowsIdiom) }
        try adoptDeclaredClass(root)
        try send(.initCoder, to: root, by: .nibViewsAreDecodedFirst)
        let views = try decodeViews(
            of: nib, below: root, for: nib.drawn.outlets.map { _ in .controller(controller) })
        for (outlet, view) in zip(nib.drawn.outlets, views) { try connect(outlet, view, to: controller) }
        if nib.isAssumed || nib.isRead {
            world.markGeometryUnknown(root, UIKitName.drawnLook)
            world.fillOtherOutlets(of: controller, drawnIn: nib)
        }
        try awake(views, of: nib, below: root, for: .controller(controller))
        guard nib.drawn.connectsView else {
            throw crash(.viewOutletNotSet(nib: nib.name), of: controller, by: .viewOutletMustBeSet)
        }
        try setView(root, of: controller)
        try dropTemporaries(to: mark)
    }

    /// Makes the views of a nib's outlets, each of the class that the property asks for. When all are there they enter
    /// their superviews, in the order in which they were drawn.
    private mutating func decodeViews(
        of nib: Nib, below root: View.ID, for owners: [Value]
    ) throws(Interruption) -> [View.ID] {
        var views: [View.ID] = []
        for (outlet, owner) in zip(nib.drawn.outlets, owners) {
            let layout = nib.layouts[outlet]
            views.append(
                try decode(
                    world.property(outlet, of: owner)?.type ?? "UIView", origin: world.views[root].origin,
                    frame: layout?.frame ?? .zero, mask: layout?.mask ?? []))
        }
        let byOutlet = Dictionary(zip(nib.drawn.outlets, views), uniquingKeysWith: { first, _ in first })
        for (outlet, view) in zip(nib.drawn.outlets, views) {
            let outer = nib.drawn.superviews[outlet].flatMap { byOutlet[$0] }
            try add(view, to: outer ?? root)
        }
        return views
    }

    /// Makes a view of a nib, perhaps at an unknown place; one of which the mask isn't known keeps that of a root view.
    private mutating func decode(
        _ className: String, origin: View.Origin, frame: Rectangle?, mask: AutoresizingMask? = nil
    ) throws(Interruption) -> View.ID {
        let view = world.views.append(View(className: className, origin: origin, frame: frame ?? .zero))
        _ = keep(.view(view))
        if frame == nil { world.markGeometryUnknown(view) }
        if let mask { world.views[view].autoresizingMask = mask }
        try adoptDeclaredClass(view)
        try send(.initCoder, to: view, by: .nibViewsAreDecodedFirst)
        return view
    }

    mutating func add(_ view: View.ID, to superview: View.ID) throws(Interruption) {
        try send(.willMoveToSuperview, to: view, .superview(superview), by: .nibViewsEnterTheirSuperview)
        world.views[superview].subviews.append(view)
        world.views[view].superview = superview
        try send(.didMoveToSuperview, to: view, by: .nibViewsEnterTheirSuperview)
        try send(.didAddSubview, to: superview, .subview(view), by: .nibViewsEnterTheirSuperview)
    }

    private mutating func connect(
        _ outlet: String, _ view: View.ID, to controller: Controller.ID
    ) throws(Interruption) {
        let classID = world.controllers[controller].classID
        guard world.property(named: outlet, of: classID) != nil else {
            // It can be one of a superclass that nobody can see.
            if world.ancestry(of: classID).contains(where: { world.classes[$0].hasMoreMembers }) { return }
            throw crash(.unknownOutlet(controller, key: outlet), of: controller, by: .outletNeedsProperty)
        }
        world.controllers[controller].outlets[outlet] = view
        world.viewsByOutlet.set(outlet, to: view)
        if let property = world.property(outlet, of: .controller(controller)) {
            if property.code.observer == nil {
                try run(.store(.view(view), to: property, of: .controller(controller)))
            } else {
                let arguments = [PassedArgument(nil, .view(view)), PassedArgument("forKey", .string(outlet))]
                try run(.call("setValue", of: .controller(controller), arguments))
            }
        }
        world.views[view].isOutlet = true
        note(
            .change(.connectedOutlet(outlet)), to: .controller(controller),
            by: .outletsAreSetBeforeViewDidLoad)
    }

    // A nib as code loads it: the objects on its top level go to whoever asked, and nobody needs to own it.

    /// `UINib.instantiate(withOwner:options:)` and `Bundle.loadNibNamed(_:owner:options:)`.
    ///
    /// The outlets are those of the owner, or of the root view where that has the properties. What no one has a property
    /// for stays unconnected, since a nib here does not say whose outlet it draws.
    ///
    /// - Returns: The root view, then the controllers, as the nib lists them.
    package mutating func instantiate(_ nib: Nib, owner: Value) throws(Interruption) -> [Value] {
        recordRule(.nibHasTopLevelObjects)
        let origin = View.Origin.nib(nib.name)
        var controllers: [(controller: Controller.ID, view: View.ID)] = []
        for classID in nib.controllers {
            let controller = try decode(classID, by: .nibHasTopLevelObjects)
            let view = try decode("UIView", origin: origin, frame: Rectangle(size: world.screen))
            controllers.append((controller, view))
        }
        let root = try decode(nib.drawn.viewClass, origin: origin, frame: Rectangle(size: nib.size))
        let top = Value.view(root)
        let owners = nib.drawn.outlets.map { world.property($0, of: owner) == nil ? top : owner }
        let views = try decodeViews(of: nib, below: root, for: owners)
        for (index, outlet) in nib.drawn.outlets.enumerated() {
            guard let property = world.property(outlet, of: owners[index]) else { continue }
            try run(.store(.view(views[index]), to: property, of: owners[index]))
        }
        for (controller, view) in controllers {
            try send(.awakeFromNib, to: controller, by: .nibHasTopLevelObjects)
            if world.controllers[controller].view == nil {
                try setView(view, of: controller)
                try send(.viewDidLoad, to: controller, by: .nibHasTopLevelObjects)
            }
            try send(.awakeFromNib, to: view, by: .nibViewsAwakeAfterOutlets)
        }
        try awake(views, of: nib, below: root, for: owner)
        return [top] + controllers.map { .controller($0.controller) }
    }

    /// The nib of a name in the bundle.
    package mutating func nibInBundle(_ name: String) throws(Interruption) -> Nib {
        guard let nib = world.nib(named: name) else {
            throw trap(.couldNotLoadNib(name: name), by: .missingNibRaises)
        }
        return nib
    }

    // The actions that a nib or storyboard connects while it makes its views.

    /// Connects what sends actions, for which a control without an outlet is made, and awakes all views.
    private mutating func awake(
        _ views: [View.ID], of nib: Nib, below root: View.ID, for owner: Value
    ) throws(Interruption) {
        func held(_ outlet: String) -> Value? {
            (world.slot(outlet, of: owner) ?? world.slot(outlet, of: .view(root)))?.value
        }
        var views = [root] + views
        for drawn in nib.drawn.senders {
            let actions = drawn.connections.compactMap { connection -> TargetAction? in
                let target: Value
                switch connection.target {
                case .owner: target = owner
                case .root: target = .view(root)
                case .outlet(let name): target = held(name) ?? .unknown
                case .firstResponder: target = .nothing
                }
                guard target != .unknown else { return nil }
                var action = TargetAction(
                    target: target, method: world.baseName(of: connection.selector, in: target))
                if let event = connection.event { action.events = [event] }
                return action
            }
            let connected = drawn.outlet.flatMap { held($0) }
            switch connected {
            case .view(let view)?: world.views[view].actions += actions
            case .instance(let object)?: world.code.instances[object].actions += actions
            case _ where drawn.isView:
                // A control that has no outlet.
                let view = try decode(drawn.className, origin: world.views[root].origin, frame: nil)
                try add(view, to: root)
                world.views[view].actions = actions
                views.append(view)
            default:
                let object = world.code.instances.append(
                    Instance(type: .named(drawn.className), retainCount: 1))
                world.code.instances[object].actions = actions
                guard let outlet = drawn.outlet, let property = world.property(outlet, of: owner) else {
                    break
                }
                try run(.store(.instance(object), to: property, of: owner))
            }
        }
        for view in views { try send(.awakeFromNib, to: view, by: .nibViewsAwakeAfterOutlets) }
    }
}

extension World {
    fileprivate func ruleForChoosingNib(of controller: Controller.ID) -> Rule {
        if controllers[controller].isFromStoryboard { return .baseLoadViewUsesNib }
        return controllers[controller].nibName == nil ? .nibIsFoundByClassName : .nibNameComesFirst
    }

    /// The nib that a name stands for on this device.
    package func nib(named name: String) -> Nib? {
        if holds(.nibVariantFollowsIdiom),
            let variant = bundle.nibs["\(name)~\(environment.device.idiom.rawValue)"]
        {
            return variant
        }
        return bundle.nibs[name]
    }

    /// `+[UIViewController existingNibNameMatchingClassName:bundle:]`, private: the nib that goes without saying.
    func nibMatchingClassName(of controller: Controller.ID, evenIfOverridden: Bool = false) -> Nib? {
        let classID = controllers[controller].classID
        guard classID != World.viewControllerClass, evenIfOverridden || !overrides(.loadView, in: classID),
            !moduleHidesNib(of: classID)
        else {
            return nil
        }
        return nibMatching(classes[classID].name)
    }

    /// Indicates whether UIKit misses the nib named after a class, because the class's runtime name starts
    /// with a module.
    func moduleHidesNib(of classID: ControllerClass.ID) -> Bool {
        classes[classID].isOfSwift && holds(.moduleHidesNibOfSwiftClass)
            && nibMatching(classes[classID].name) != nil
    }

    /// Indicates whether there is a nib named after a superclass of a controller's class.
    func nibMatchesSuperclass(of controller: Controller.ID) -> Bool {
        ancestry(of: controllers[controller].classID).dropFirst().contains {
            isOfApp($0) && nibMatching(classes[$0].name) != nil
        }
    }

    private func nibMatching(_ className: String) -> Nib? {
        let suffix = "Controller"
        if className.hasSuffix(suffix), let nib = nib(named: String(className.dropLast(suffix.count))) {
            return nib
        }
        return nib(named: className)
    }

    /// `UIViewController.nibName`: in a storyboard the name is made of Interface Builder's identifiers.
    package func nibName(of controller: Controller.ID) -> String? {
        guard controllers[controller].isFromStoryboard else { return controllers[controller].nibName }
        let scene = controllers[controller].classID.ordinal * 2
        return World.interfaceBuilderIdentifier(scene) + "-view-"
            + World.interfaceBuilderIdentifier(scene + 1)
    }

    /// Something like `7Iy-2i-DqV`, the same for the same number.
    private static func interfaceBuilderIdentifier(_ number: Int) -> String {
        let characters = Array("abcdefghijkmnopqrstuvwxyzABCDEFGHIJKLMNPQRSTUVWXYZ23456789")
        var seed = UInt32(truncatingIfNeeded: number) &+ 1
        return [3, 2, 3].map { length in
            String(
                (0..<length).map { _ in
                    seed = seed &* 1_664_525 &+ 1_013_904_223
                    return characters[Int(seed >> 16) % characters.count]
                })
        }.joined(separator: "-")
    }

    /// Indicates whether a class or one of its superclasses overrides a method.
    package func overrides(_ callback: Callback, in classID: ControllerClass.ID) -> Bool {
        ancestry(of: classID).contains { classes[$0].overrides.keys.contains(callback) }
    }

    /// The property of a class or of one that it derives from.
    func property(named name: String, of classID: ControllerClass.ID) -> ControllerClass.Property? {
        ancestry(of: classID).first(having: { classes[$0].properties.first { $0.name == name } })
    }

    /// The name in the text of a method that a file knows by its selector, such as `save:` or `saveWithSender:`.
    fileprivate func baseName(of selector: String, in target: Value) -> String {
        let found = levels(of: target).first(having: { level in
            members(of: level).functions.first { $0.selector == selector }
        })
        return found?.name ?? String(selector.prefix { $0 != ":" })
    }
}
