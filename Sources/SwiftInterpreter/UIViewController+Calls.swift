// The methods of controllers and containers that code calls.

import Lifecycle

extension Interpreter {
    /// A method of UIViewController or of a container, called by the learner's code.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func callUIKit(
        _ name: String, of controller: Controller.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        let other = arguments.unlabeled()?.controller, animated = arguments.isAnimated
        let parent = arguments["toParent"] ?? arguments.unlabeled()
        if ["present", "addChild", "pushViewController"].contains(name), arguments.unlabeled() == .nothing {
            throw trapUnlessUncertain(.foundNil(isImplicit: true), by: .unwrappingNilTraps)
        }
        if UIKitName.controllerMembers.contains(name) {
            app.cost.countVisits(app.world.visits(above: controller))
        }
        switch (name, other) {
        case ("present", let presented?):
            if app.world.code.uncertainty.includes("modalPresentationStyle", of: .controller(presented)) {
                app.skipUnknown(
                    "modalPresentationStyle of \(app.world.controllers[presented].name)", .uncertain)
            }
            let earlier = app.world.transitions.latest(of: presented)
            let outcome = try app.present(presented, from: controller, animated: animated)
            if outcome == .done { complete(presented, after: earlier, with: arguments.closure("completion")) }
        case ("dismiss", nil):
            let presenter = app.world.presenterToDismiss(from: controller)
            // Who is presented asks the presenter, by the same method.
            if let presenter, !app.world.controllerAndAncestors(of: controller).contains(presenter),
                try app.runOverride(of: name, on: presenter, arguments)
            {
                break
            }
            let top = presenter.flatMap { app.world.presentationChain(above: $0).last }
            let earlier = top.flatMap { app.world.transitions.latest(of: $0) }
            let outcome = try app.dismiss(from: controller, animated: animated)
            if outcome == .done, let top {
                complete(top, after: earlier, with: arguments.closure("completion"))
            }
        case ("addChild", let child?), ("addChildViewController", let child?):
            try app.addChild(child, to: controller)
        case ("removeFromParent", nil), ("removeFromParentViewController", nil):
            if app.world.controllers[controller].parent != nil { try app.removeFromParent(controller) }
        case ("willMove", nil) where parent != nil, ("willMoveToParentViewController", _):
            try app.willMove(controller, toParent: parent?.controller, by: .recipeSendsTheOtherCall)
        case ("didMove", nil) where parent != nil, ("didMoveToParentViewController", _):
            try app.didMove(controller, toParent: parent?.controller, by: .recipeSendsTheOtherCall)
        case ("beginAppearanceTransition", nil):
            guard let isAppearing = arguments.unlabeled()?.bool else { return nil }
            try app.beginAppearanceByHand(controller, isAppearing: isAppearing, animated: animated)
        case ("endAppearanceTransition", nil): try app.endAppearanceByHand(controller)
        case ("setOverrideTraitCollection", _):
            guard let child = arguments["forChild"]?.controller else { return nil }
            overrideTraits(of: child)
        case ("registerForTraitChanges", _), ("unregisterForTraitChanges", _):
            return try callTraits(name, of: .controller(controller), arguments)
        case ("loadViewIfNeeded", nil): try app.loadViewIfNeeded(controller)
        case ("setEditing", nil):
            if app.world.isController(controller, of: "UITableViewController") {
                app.world.code.occasions.insert("rows")
            }
            app.world.controllers[controller].attributes["isEditing"] = arguments.unlabeled() ?? .unknown
        case ("becomeFirstResponder", nil): return try app.becomeFirstResponder(.controller(controller))
        case ("resignFirstResponder", nil): return try app.resignFirstResponder(.controller(controller))
        case ("setNeedsUpdateProperties", nil) where app.holds(.propertiesPrecedeLayout):
            if let view = app.world.controllers[controller].view { app.setNeedsUpdateProperties(view) }
        case ("updatePropertiesIfNeeded", nil) where app.holds(.propertiesPrecedeLayout):
            if let view = app.world.controllers[controller].view { try app.updateProperties(below: view) }
        case ("performSegue", nil):
            guard let identifier = arguments["withIdentifier"]?.text else { return nil }
            _ = try app.perform(
                .segues(
                    .perform(
                        identifier, from: controller,
                        name: app.world.destinationName(ofSegue: identifier, from: controller))))
        case ("addTextField", nil) where app.world.isAlert(controller):
            guard let configure = arguments.block("configurationHandler") else { break }
            let field = app.world.code.add("UITextField", isHeld: true)
            try invoke(configure, [PassedArgument(nil, .instance(field))])
            markEscaped(.instance(field))
        case ("addAction", nil) where app.world.isAlert(controller):
            guard case .instance(let action)? = arguments.unlabeled() else { return nil }
            markEscaped(.instance(action))
            app.world.code.instances[action].properties["alert"] = StoredValue(
                .controller(controller), .unowned)
        case ("show", _?) where try handUp(name, from: controller, arguments),
            ("showDetailViewController", _?) where try handUp(name, from: controller, arguments):
            break
        case ("show", let shown?):
            _ = app.applies(.showSeguePushesOrPresents)
            if let navigation = app.world.container(.navigation, above: controller) {
                _ = try app.push(shown, onto: navigation, animated: true)
            } else {
                _ = try app.present(shown, from: controller, animated: true)
            }
        case ("showDetailViewController", let shown?):
            _ = try app.showDetail(shown, from: controller)
        default:
            if let value = try callContainer(name, of: controller, other, arguments) { return value }
            return try callCallback(name, of: controller, arguments)
        }
        return .void
    }

    /// UIKit's own `show(_:sender:)` and its like call the nearest override above, unless a container of UIKit's that has one
    /// is nearer.
    private mutating func handUp(
        _ name: String, from controller: Controller.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Bool {
        app.world.code.occasions.insert("showing")
        for above in app.world.ancestors(of: controller) {
            if try app.runOverride(of: name, on: above, arguments) { return true }
            let kind = app.world.kind(of: above)
            if kind == .split || kind == .navigation && name == "show" { return false }
        }
        return false
    }

    private mutating func callContainer(
        _ name: String, of controller: Controller.ID, _ other: Controller.ID?, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        let animated = arguments.isAnimated
        switch (name, other) {
        case ("pushViewController", let pushed?):
            _ = try app.push(pushed, onto: controller, animated: animated)
        case ("popViewController", nil):
            return try popped(by: nil, of: controller, animated).first ?? .nothing
        case ("popToRootViewController", nil):
            let root = app.world.controllers[controller].children.first
            return try made(.list(popped(by: root, of: controller, animated)))
        case ("popToViewController", let target?):
            return try made(.list(popped(by: target, of: controller, animated)))
        case ("setNavigationBarHidden", nil) where app.world.kind(of: controller) == .navigation:
            app.setNavigationBarHidden(arguments.unlabeled() ?? .unknown, of: controller)
        case ("setToolbarHidden", nil), ("setTabBarHidden", nil):
            if let isHidden = arguments.unlabeled() {
                skipBars("is" + name.dropFirst(3), isHidden, of: .controller(controller))
            }
        case ("setViewControllers", nil):
            guard case .array(let values)? = arguments.unlabeled() else { return nil }
            let controllers = values.compactMap { $0.controller }
            switch app.world.kind(of: controller) {
            case .navigation: _ = try app.setStack(controllers, of: controller, animated: animated)
            case .tabBar: try app.setTabs(controllers, of: controller)
            case .page:
                guard let page = controllers.first else { return nil }
                _ = try app.perform(
                    .pages(.turn(to: page, of: controller, style: .scroll, animated: animated)))
                try app.completePageTurn(of: controller, with: arguments.closure("completion") ?? .nothing)
            default: return nil
            }
        case ("setViewController", let child?) where app.world.kind(of: controller) == .split:
            guard case .symbol(let column)? = arguments["for"],
                try app.setViewController(child, for: column, of: controller)
            else { return nil }
        case ("show", nil) where app.world.kind(of: controller) == .split:
            guard let column = arguments.column else { return nil }
            _ = try app.showColumn(column, of: controller)
        case ("hide", nil) where app.world.kind(of: controller) == .split:
            guard let column = arguments.column else { return nil }
            _ = try app.hideColumn(column, of: controller)
        case ("transition", nil):
            guard let old = arguments["from"]?.controller, let new = arguments["to"]?.controller else {
                return nil
            }
            if let animations = arguments["animations"], animations.closure != nil {
                try invoke(animations, [])
            }
            let outcome = try app.transition(from: old, to: new, animated: true)
            if outcome == .done { runLater(completion: arguments.closure("completion"), of: []) }
        default: return callHarmless(name, arguments)
        }
        return .void
    }

    /// A method that changes nothing here; what it is given may be kept.
    ///
    /// - Returns: Nil if the method is none of those.
    mutating func callHarmless(_ name: String, _ arguments: [PassedArgument]) -> Value? {
        guard UIKitName.harmlessMethods.contains(name) else { return nil }
        markEscaped(arguments)
        return UIKitName.responderMethods.contains(name) ? .unknown : .void
    }

    /// Pops, down to a controller or by one, and gives what went, the lowest first.
    private mutating func popped(
        by target: Controller.ID?, of navigation: Controller.ID, _ animated: Bool
    ) throws(Interruption) -> [Value] {
        try app.listPostponedPushes(of: navigation)
        let stack = app.world.controllers[navigation].children
        for controller in stack { _ = app.keep(.controller(controller)) }
        let isSwipe = app.progress.swipedStack == navigation
        app.progress.swipedStack = nil
        _ = try app.pop(to: target, of: navigation, animated: animated, isInteractive: isSwipe)
        app.cost.work += stack.count
        let rest = Set(app.world.controllers[navigation].children)
        return stack.filter { !rest.contains($0) }.map { .controller($0) }
    }

    /// A callback that the learner's code calls by hand, as only UIKit should.
    private mutating func callCallback(
        _ name: String, of controller: Controller.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard
            let callback = Callback.allCases.first(where: { $0.isOverridable && $0.isNamed(name, arguments) })
        else { return nil }
        let isAnimated = callback.isAppearance ? arguments.unlabeled()?.bool : nil
        try app.callByHand(callback, on: controller, isAnimated.map { .animated($0) } ?? .none)
        return .void
    }

    /// Lets a completion block run when a presentation or dismissal is over. One that UIKit refused has begun nothing:
    /// its block never runs.
    private mutating func complete(
        _ presented: Controller.ID, after earlier: Transition.ID?, with block: Value?
    ) {
        guard let block, case .closure = block, let begun = app.world.transitions.latest(of: presented),
            begun != earlier
        else { return }
        app.retain(block)
        app.world.transitions[begun]?.completion = block
    }
}

extension [PassedArgument] {
    /// The column that code names; nil for one that isn't simulated.
    fileprivate var column: SplitColumns.Column? {
        if case .symbol(let name)? = unlabeled() { SplitColumns.Column(rawValue: name) } else { nil }
    }
}
