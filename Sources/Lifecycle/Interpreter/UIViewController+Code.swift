extension Simulation {
    /// A property of UIViewController or of a container, read by the learner's code.
    mutating func readUIKit(_ name: String, of controller: Controller.ID) throws(Interruption) -> Value? {
        let object = world.controllers[controller]
        guard object.isAlive else {
            throw trap(.readDestroyedObject(.controller(controller)), by: .unownedReferenceTraps)
        }
        if Self.walkingMembers.contains(name) { countWalk(above: controller) }
        func optional(_ other: Controller.ID?) -> Value { other.map { .controller($0) } ?? .nothing }
        switch name {
        case "view":
            if runsLoadView(of: controller) { cite(.readingViewInLoadViewRecurses) }
            return try view(of: controller).map { .view($0) } ?? .nothing
        case "viewIfLoaded": return object.view.map { .view($0) } ?? .nothing
        case "isViewLoaded": return .bool(object.view != nil)
        case "parent": return optional(object.parent)
        case "children", "childViewControllers":
            cost.work += object.children.count
            return .array(ArrayValue(object.children.map { .controller($0) }))
        case "presentedViewController":
            cite(.presentationIsReadFromAncestors)
            return optional(world.presentedController(of: controller))
        case "presentingViewController": return optional(world.presentingController(of: controller))
        case "navigationController": return optional(world.container(.navigation, above: controller))
        case "tabBarController": return optional(world.container(.tabBar, above: controller))
        case "isBeingPresented": return .bool(isInside(.isBeingPresented, controller))
        case "isBeingDismissed": return .bool(isInside(.isBeingDismissed, controller))
        case "isMovingToParent", "isMovingToParentViewController":
            return .bool(isInside(.isMovingToParent, controller))
        case "isMovingFromParent", "isMovingFromParentViewController":
            return .bool(isInside(.isMovingFromParent, controller))
        case "sheetPresentationController": return sheetPresentationController(of: controller)
        case "isModalInPresentation": return .bool(object.isModalInPresentation)
        case "definesPresentationContext": return .bool(world.definesPresentationContext(controller))
        case "modalPresentationStyle": return .symbol(object.modalStyle.rawValue)
        case "nibName": return world.nibName(of: controller).map { .string($0) } ?? .nothing
        case "nibBundle":
            cite(.nibBundleIsMain)
            return .instance(mainBundle())
        case "traitCollection": return traitCollection(of: controller)
        case "transitionCoordinator": return transitionCoordinator(of: controller)
        case "topLayoutGuide": return .guide(.topLayoutGuide(controller))
        case "bottomLayoutGuide": return .guide(.bottomLayoutGuide(controller))
        case "viewControllers" where world.kind(of: controller) != .plain:
            cost.work += object.children.count
            return .array(ArrayValue(viewControllers(of: controller).map { .controller($0) }))
        case "storyboard":
            if case .storyboard(let storyboard) = object.source { return storyboardObject(storyboard) }
            return world.assumesNibs ? .unknown : .nothing
        case "navigationItem", "tabBarItem", "navigationBar", "toolbar", "tabBar":
            return object.attributes[name] ?? item(name, of: controller)
        case "tableView" where world.isController(controller, of: "UITableViewController"):
            return try view(of: controller).map { .view($0) } ?? .nothing
        case "collectionView" where world.isController(controller, of: "UICollectionViewController"):
            if let known = object.attributes[name] { return known }
            return try collectionView(of: controller)
        case "topViewController", "visibleViewController": return optional(object.children.last)
        case "selectedIndex": return .integer(object.selectedIndex)
        case "selectedViewController": return optional(world.visibleChildren(of: controller).first)
        default: return object.attributes[name] ?? (UIKitName.optionalMembers.contains(name) ? .nothing : nil)
        }
    }

    /// The view that a collection view controller has inside of its own.
    private mutating func collectionView(of controller: Controller.ID) throws(Interruption) -> Value? {
        guard let root = try view(of: controller) else { return .nothing }
        let made = world.views.append(View(className: "UICollectionView", origin: .code, frame: .zero))
        leaveGeometryOpen(made)
        try addSubview(made, to: root)
        world.controllers[controller].attributes["collectionView"] = .view(made)
        return .view(made)
    }

    /// An object of UIKit's that a controller has of its own, and that only remembers what it is given.
    private mutating func item(_ name: String, of controller: Controller.ID) -> Value? {
        let types = [
            "navigationItem": "UINavigationItem", "tabBarItem": "UITabBarItem",
            "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
        ]
        let isItem = name.hasSuffix("Item")
        guard let type = types[name], isItem || world.kind(of: controller) != .plain else { return nil }
        let made = world.instances.append(Instance(type: .named(type), retainCount: 1))
        world.controllers[controller].attributes[name] = .instance(made)
        return .instance(made)
    }

    /// The properties that look for something above a controller.
    private static let walkingMembers: Set<String> = [
        "presentedViewController", "presentingViewController", "navigationController", "tabBarController",
    ]

    /// Whether one of the four is true now: inside a callback that can tell.
    private func isInside(
        _ appearanceTransition: Controller.AppearanceTransition, _ controller: Controller.ID
    ) -> Bool {
        recorder.isInside {
            $0.receiver == .controller(controller) && $0.appearanceTransition == appearanceTransition
        }
    }

    private func runsLoadView(of controller: Controller.ID) -> Bool {
        world.controllers[controller].view == nil
            && recorder.isInside {
                $0.receiver == .controller(controller) && $0.event == .callback(.loadView, .none)
            }
    }

    /// A property of UIViewController or of a container, assigned by the learner's code.
    ///
    /// - Returns: False if nothing is known of it.
    mutating func assignUIKit(
        _ value: Value, to name: String, of controller: Controller.ID
    ) throws(Interruption) -> Bool {
        switch (name, value) {
        case ("view", .view(let view)): try setView(view, of: controller)
        case ("view", .nothing): try setView(nil, of: controller)
        case ("modalPresentationStyle", .symbol(let style)):
            guard let style = Controller.ModalStyle(rawValue: style) else { return false }
            world.controllers[controller].modalStyle = style
            world.controllers[controller].assignedStyle = style
        case ("definesPresentationContext", .bool(let defines)):
            world.controllers[controller].definesPresentationContext = defines
        case ("isModalInPresentation", .bool(let isModal)):
            world.controllers[controller].isModalInPresentation = isModal
        case ("viewControllers", .array(let values)):
            let controllers = values.compactMap(\.controller)
            switch world.kind(of: controller) {
            case .navigation: _ = try setStack(controllers, of: controller, animated: false)
            case .tabBar: try setTabs(controllers, of: controller)
            default: return false
            }
        case ("selectedIndex", .integer(let index)): _ = try selectTab(index, of: controller)
        case ("selectedViewController", .controller(let child)):
            guard let index = world.controllers[controller].children.firstIndex(of: child) else {
                return false
            }
            _ = try selectTab(index, of: controller)
        case ("view", _), ("viewControllers", _), ("selectedIndex", _): return false
        default:
            if name == "delegate" || name == "dataSource" || name == "transitioningDelegate", !value.isPlain {
                return true
            }
            guard value.isPlain || value.isInert else { return false }
            escape(value)
            // What has no part in the life of a controller is only remembered.
            world.controllers[controller].attributes[name] = value
            if UIKitName.withoutEffect.contains(name) { skipUnknown(".\(name) = …", .assignment) }
        }
        return true
    }

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
            if world.uncertainty.includes("modalPresentationStyle", of: .controller(presented)) {
                skipUnknown("modalPresentationStyle of \(world.controllers[presented].name)", .uncertain)
            }
            let style = world.controllers[presented].modalStyle
            let outcome = try present(presented, from: controller, style: style, animated: animated)
            if outcome == .done { try complete(presented, with: arguments.closure("completion")) }
        case ("dismiss", nil):
            let presenter = world.presenterToDismiss(from: controller)
            let top = presenter.flatMap { world.presentationChain(above: $0).last }
            let outcome = try dismiss(from: controller, animated: animated)
            if outcome == .done, let top { try complete(top, with: arguments.closure("completion")) }
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
        case ("performSegue", nil):
            guard case .string(let identifier)? = arguments["withIdentifier"] else { return nil }
            _ = try perform(
                .segues(
                    .perform(identifier, from: controller, name: world.freshName(like: identifier))))
        case ("show", let shown?):
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
        return .void
    }

    /// Pops, down to a controller or by one, and gives what went, the lowest first.
    private mutating func popped(
        by target: Controller.ID?, of navigation: Controller.ID, _ animated: Bool
    ) throws(Interruption) -> [Value] {
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

    /// Lets a completion block run when a presentation or dismissal is over.
    private mutating func complete(_ presented: Controller.ID, with block: Value?) throws(Interruption) {
        guard let block, case .closure = block,
            let transition = world.transitions.last(where: { $0.presented == presented })
        else { return }
        retain(block)
        world.transitions.setCompletion(block, of: transition)
    }
}

extension Value {
    /// Whether it is an object that is neither a controller, nor a view, nor a closure.
    var isInert: Bool { if case .instance = self { true } else { false } }

    var controller: Controller.ID? { if case .controller(let controller) = self { controller } else { nil } }

    var view: View.ID? { if case .view(let view) = self { view } else { nil } }

    /// Whether it is no object, so that holding it keeps nothing alive.
    var isPlain: Bool { !extent.holdsObjects }
}

extension UIKitName {
    /// Properties that would change what is seen, of which nothing is known here: they are remembered, and listed.
    static let withoutEffect: Set<String> = [
        "modalTransitionStyle", "providesPresentationContextTransitionStyle", "preferredContentSize",
    ]

    /// Methods that have no part in the life of a controller or view: calling them changes nothing here.
    static let harmlessMethods: Set<String> = [
        "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateOfHomeIndicatorAutoHidden", "setEditing",
        "setNavigationBarHidden", "setTitle", "setTitleColor", "setImage", "register",
        "reloadData", "becomeFirstResponder", "resignFirstResponder", "sizeToFit",
        "setContentHuggingPriority",
        "setContentCompressionResistancePriority", "addGestureRecognizer", "setBackgroundColor",
        "startAnimating",
        "stopAnimating", "setToolbarHidden", "setTabBarHidden", "endEditing", "addLayoutGuide",
        "deselectRow", "selectRow", "scrollToRow", "scrollToItem", "scrollRectToVisible", "insertRows",
        "deleteRows", "reloadRows", "reloadSections", "insertSections", "deleteSections", "reloadItems",
        "beginUpdates", "endUpdates", "setAttributedTitle", "setBackgroundImage", "setTitleTextAttributes",
        "setTitleShadowColor", "setProgress", "setOn", "setValue", "setSelected", "setHighlighted",
        "setCustomSpacing", "invalidateIntrinsicContentSize", "flashScrollIndicators", "addSublayer",
        "insertSublayer", "removeAllAnimations", "removeGestureRecognizer", "setNeedsFocusUpdate",
        "setRightBarButton", "setLeftBarButton", "setRightBarButtonItems", "setLeftBarButtonItems",
        "setToolbarItems", "setItems", "setShadowImage", "setMinimumTrackImage", "setMaximumTrackImage",
    ]
}

extension World {
    /// Whether a controller's class is one of Apple's that is not modelled, or derives from it.
    func isController(_ controller: Controller.ID, of name: String) -> Bool {
        ancestry(of: controllers[controller].classID).contains {
            classes[$0].appleClass == name || classes[$0].name == name
        }
    }

    /// The class of the view that UIKit makes for a controller.
    func ownViewClass(of controller: Controller.ID) -> String {
        isController(controller, of: "UITableViewController") ? "UITableView" : kind(of: controller).viewClass
    }
}
