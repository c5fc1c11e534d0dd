// The methods of controllers and containers that code calls.

extension Simulation {
    /// A method of UIViewController or of a container, called by the learner's code.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func callUIKit(
        _ name: String, of controller: Controller.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        let other = arguments.unlabeled()?.controller, animated = arguments.isAnimated
        if ["present", "addChild", "pushViewController"].contains(name), arguments.unlabeled() == .nothing {
            throw mishap(.foundNil(isImplicit: true), by: .unwrappingNilTraps)
        }
        if UIKitName.controllerMembers.contains(name) { countWalk(above: controller) }
        switch (name, other) {
        case ("present", let presented?):
            if world.code.uncertainty.includes("modalPresentationStyle", of: .controller(presented)) {
                skipUnknown("modalPresentationStyle of \(world.controllers[presented].name)", .uncertain)
            }
            let style = world.controllers[presented].modalStyle
            let earlier = world.transitions.latest(of: presented)
            let outcome = try present(presented, from: controller, style: style, animated: animated)
            if outcome == .done { complete(presented, after: earlier, with: arguments.closure("completion")) }
        case ("dismiss", nil):
            let presenter = world.presenterToDismiss(from: controller)
            let top = presenter.flatMap { world.presentationChain(above: $0).last }
            let earlier = top.flatMap { world.transitions.latest(of: $0) }
            let outcome = try dismiss(from: controller, animated: animated)
            if outcome == .done, let top {
                complete(top, after: earlier, with: arguments.closure("completion"))
            }
        case ("addChild", let child?), ("addChildViewController", let child?):
            try addChild(child, to: controller)
        case ("removeFromParent", nil), ("removeFromParentViewController", nil):
            if world.controllers[controller].parent != nil { try removeFromParent(controller) }
        case ("willMove", nil) where arguments["toParent"] != nil:
            try willMove(
                controller, toParent: arguments["toParent"]?.controller, by: .recipeSendsTheOtherCall)
        case ("didMove", nil) where arguments["toParent"] != nil:
            try didMove(controller, toParent: arguments["toParent"]?.controller, by: .recipeSendsTheOtherCall)
        case ("beginAppearanceTransition", nil):
            guard case .bool(let isAppearing)? = arguments.unlabeled() else { return nil }
            try beginAppearanceByHand(controller, isAppearing: isAppearing, animated: animated)
        case ("endAppearanceTransition", nil): try endAppearanceByHand(controller)
        case ("loadViewIfNeeded", nil): try loadViewIfNeeded(controller)
        case ("setNeedsUpdateProperties", nil) where holds(.propertiesPrecedeLayout):
            if let view = world.controllers[controller].view { setNeedsUpdateProperties(view) }
        case ("updatePropertiesIfNeeded", nil) where holds(.propertiesPrecedeLayout):
            if let view = world.controllers[controller].view { try updateProperties(below: view) }
        case ("performSegue", nil):
            guard case .string(let identifier)? = arguments["withIdentifier"] else { return nil }
            _ = try perform(
                .segues(
                    .perform(
                        identifier, from: controller,
                        name: world.destinationName(ofSegue: identifier, from: controller))))
        case ("addTextField", nil) where world.isAlert(controller):
            guard let configure = arguments.block("configurationHandler") else { break }
            let field = world.code.instances.append(Instance(type: .named("UITextField"), retainCount: 1))
            try invoke(configure, [PassedArgument(nil, .instance(field))])
            escape(.instance(field))
        case ("addAction", nil) where world.isAlert(controller):
            guard case .instance(let action)? = arguments.unlabeled() else { return nil }
            escape(.instance(action))
            world.code.instances[action].properties["alert"] = StoredValue(.controller(controller), .unowned)
        case ("show", let shown?):
            _ = follows(.showSeguePushesOrPresents)
            if let navigation = world.container(.navigation, above: controller) {
                _ = try push(shown, onto: navigation, animated: true)
            } else {
                let style = world.controllers[shown].modalStyle
                _ = try present(shown, from: controller, style: style, animated: true)
            }
        case ("showDetailViewController", let shown?):
            _ = try showDetail(shown, from: controller)
        default:
            if let value = try callContainer(name, of: controller, other, arguments) { return value }
            return try callCallback(name, of: controller, arguments)
        }
        return .void
    }

    private mutating func callContainer(
        _ name: String, of controller: Controller.ID, _ other: Controller.ID?, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        let animated = arguments.isAnimated
        switch (name, other) {
        case ("pushViewController", let pushed?):
            _ = try push(pushed, onto: controller, animated: animated)
        case ("popViewController", nil):
            return try popped(by: nil, of: controller, animated).first ?? .nothing
        case ("popToRootViewController", nil):
            let root = world.controllers[controller].children.first
            return try made(.array(ArrayValue(popped(by: root, of: controller, animated))))
        case ("popToViewController", let target?):
            return try made(.array(ArrayValue(popped(by: target, of: controller, animated))))
        case ("setNavigationBarHidden", nil) where world.kind(of: controller) == .navigation:
            setNavigationBarHidden(arguments.unlabeled() ?? .unknown, of: controller)
        case ("setViewControllers", nil):
            guard case .array(let values)? = arguments.unlabeled() else { return nil }
            let controllers = values.compactMap(\.controller)
            switch world.kind(of: controller) {
            case .navigation: _ = try setStack(controllers, of: controller, animated: animated)
            case .tabBar: try setTabs(controllers, of: controller)
            case .page:
                guard let page = controllers.first else { return nil }
                _ = try perform(
                    .pages(.turn(to: page, of: controller, style: .scroll, animated: animated)))
                try completeTurn(of: controller, with: arguments.closure("completion") ?? .nothing)
            default: return nil
            }
        case ("transition", nil):
            guard let old = arguments["from"]?.controller, let new = arguments["to"]?.controller else {
                return nil
            }
            if let animations = arguments["animations"], case .closure = animations {
                try invoke(animations, [])
            }
            let outcome = try transition(from: old, to: new, animated: true)
            if outcome == .done, let completion = arguments.closure("completion"), case .closure = completion
            {
                runLater(completion, after: RunLoop.duration, passing: [PassedArgument(nil, .bool(true))])
            }
        default: return callHarmless(name, arguments)
        }
        return .void
    }

    /// A method that changes nothing here; what it is given may be kept.
    ///
    /// - Returns: Nil if the method is none of those.
    mutating func callHarmless(_ name: String, _ arguments: [PassedArgument]) -> Value? {
        guard UIKitName.harmlessMethods.contains(name) else { return nil }
        escape(arguments)
        return UIKitName.responderMethods.contains(name) ? .unknown : .void
    }

    /// Pops, down to a controller or by one, and gives what went, the lowest first.
    private mutating func popped(
        by target: Controller.ID?, of navigation: Controller.ID, _ animated: Bool
    ) throws(Interruption) -> [Value] {
        try listPostponedPushes(of: navigation)
        let stack = world.controllers[navigation].children
        for controller in stack { _ = keep(.controller(controller)) }
        let isSwipe = running.swipedStack == navigation
        running.swipedStack = nil
        _ = try pop(to: target, of: navigation, animated: animated, isInteractive: isSwipe)
        cost.work += stack.count
        let rest = Set(world.controllers[navigation].children)
        return stack.filter { !rest.contains($0) }.map { .controller($0) }
    }

    /// A callback that the learner's code calls by hand, as only UIKit should.
    private mutating func callCallback(
        _ name: String, of controller: Controller.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard
            let callback = Callback.allCases.first(where: { $0.isOverridable && $0.isNamed(name, arguments) })
        else { return nil }
        let argument: Argument
        if callback.isAppearance, case .bool(let animated)? = arguments.unlabeled() {
            argument = .animated(animated)
        } else {
            argument = .none
        }
        try callByHand(callback, on: controller, argument)
        return .void
    }

    /// Lets a completion block run when a presentation or dismissal is over. One that UIKit refused has begun nothing:
    /// its block never runs.
    private mutating func complete(
        _ presented: Controller.ID, after earlier: Transition.ID?, with block: Value?
    ) {
        guard let block, case .closure = block, let begun = world.transitions.latest(of: presented),
            begun != earlier
        else { return }
        retain(block)
        world.transitions.setCompletion(block, of: begun)
    }
}
