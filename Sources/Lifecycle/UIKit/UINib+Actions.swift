// The actions that a nib or storyboard connects while it makes its views.

extension Simulation {
    /// Connects what sends actions. A control without an outlet is made for it; those views are returned.
    mutating func connectActions(
        of nib: Nib, below root: View.ID, for owner: Value
    ) throws(Interruption) -> [View.ID] {
        func held(_ outlet: String) -> Value? {
            (world.slot(outlet, of: owner) ?? world.slot(outlet, of: .view(root)))?.value
        }
        var made: [View.ID] = []
        for drawn in nib.senders {
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
                let view = try decode(drawn.className, below: root)
                world.views[view].actions = actions
                made.append(view)
            default:
                let object = world.code.instances.append(
                    Instance(type: .named(drawn.className), actions: actions, retainCount: 1))
                guard let outlet = drawn.outlet, let property = world.property(outlet, of: owner) else {
                    break
                }
                try store(.instance(object), in: property, of: owner)
            }
        }
        return made
    }

    /// A control that has no outlet.
    private mutating func decode(
        _ className: String, below root: View.ID
    ) throws(Interruption) -> View.ID {
        let origin = world.views[root].origin
        let view = world.views.append(View(className: className, origin: origin, frame: .zero))
        _ = keep(.view(view))
        world.leaveGeometryOpen(view)
        try adoptDeclaredClass(view)
        try send(.initCoder, to: view, by: .nibViewsAreDecodedFirst)
        try add(view, to: root)
        return view
    }
}

extension World {
    /// The name in the text of a method that a file knows by its selector, such as `save:` or `saveWithSender:`.
    fileprivate func baseName(of selector: String, in target: Value) -> String {
        for level in levels(of: target) {
            if let found = members(of: level).functions.first(where: { $0.selector == selector }) {
                return found.name
            }
        }
        return String(selector.prefix { $0 != ":" })
    }
}
