// What code reads of controllers and assigns to them.

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
        case "isBeingPresented":
            return .bool(
                isInside(.isBeingPresented, controller)
                    || isUnderWay(.flagsLastForPresentation) { $0.isPresentation(of: controller) })
        case "isBeingDismissed":
            return .bool(
                isInside(.isBeingDismissed, controller)
                    || isUnderWay(.flagsLastForPresentation) { $0.isDismissal(of: controller) })
        case "isMovingToParent", "isMovingToParentViewController":
            return .bool(isInside(.isMovingToParent, controller))
        case "isMovingFromParent", "isMovingFromParentViewController":
            return .bool(isInside(.isMovingFromParent, controller))
        case "presentationController": return presentationController(of: controller)
        case "delegate" where world.kind(of: controller).isContainer:
            return readDelegate(of: controller, ofPresentation: false)
        case "sheetPresentationController": return sheetPresentationController(of: controller)
        case "isModalInPresentation": return .bool(object.isModalInPresentation)
        case "definesPresentationContext": return .bool(world.definesPresentationContext(controller))
        case "popoverPresentationController" where object.assignedStyle == .popover:
            return presentationController(of: controller)
        case "popoverPresentationController" where world.isAlert(controller):
            world.controllers[controller].attributes[name] = .unknown
            return .unknown
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
            return world.bundle.assumesNibs ? .unknown : .nothing
        case "navigationItem", "tabBarItem", "navigationBar", "toolbar", "tabBar":
            return object.attributes[name] ?? object.properties[name]?.value ?? item(name, of: controller)
        case "tableView" where world.isController(controller, of: "UITableViewController"):
            return try view(of: controller).map { .view($0) } ?? .nothing
        case "collectionView" where world.isController(controller, of: "UICollectionViewController"):
            if let known = object.attributes[name] { return known }
            return try collectionView(of: controller)
        case "topViewController": return optional(object.children.last)
        case "visibleViewController" where world.kind(of: controller) == .navigation:
            return optional(world.presentedController(of: controller) ?? object.children.last)
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
        let made = world.code.instances.append(Instance(type: .named(type), retainCount: 1))
        world.controllers[controller].properties[name] = StoredValue(.instance(made))
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

    /// Whether a transition is under way by which one of the four is true outside of callbacks, too.
    private mutating func isUnderWay(_ rule: Rule, _ fits: (Transition) -> Bool) -> Bool {
        world.transitions.contains(where: fits) && follows(rule)
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
        case ("view", .unknown), ("view", .instance): try setStandInView(value, of: controller)
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
            case .split where world.controllers[controller].children.isEmpty:
                try setColumns(controllers, of: controller)
            default: return false
            }
        case ("selectedIndex", .integer(let index)): _ = try selectTab(index, of: controller)
        case ("selectedViewController", .controller(let child)):
            guard let index = world.controllers[controller].children.firstIndex(of: child) else {
                return false
            }
            _ = try selectTab(index, of: controller)
        case ("isNavigationBarHidden", _) where world.kind(of: controller) == .navigation:
            setNavigationBarHidden(value, of: controller)
        case ("view", _), ("viewControllers", _), ("selectedIndex", _): return false
        case ("delegate", _) where world.kind(of: controller).isContainer:
            setDelegate(value, of: controller, ofPresentation: false)
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
}

extension Simulation {
    /// `view = …` with a view that outside code made: the controller has a view, and nothing else is known of it.
    private mutating func setStandInView(_ value: Value, of controller: Controller.ID) throws(Interruption) {
        assume("a view that is not known as the view of \(world.controllers[controller].name)")
        escape(value)
        let made = world.views.append(View(className: "UIView", origin: .code, frame: .zero))
        world.code.standIns[made] = []
        try setView(made, of: controller)
    }
}

extension Value {
    /// Whether it is an object that is neither a controller, nor a view, nor a closure.
    var isInert: Bool { if case .instance = self { true } else { false } }

    var view: View.ID? { if case .view(let view) = self { view } else { nil } }

    /// Whether it is no object, so that holding it keeps nothing alive.
    var isPlain: Bool { !extent.holdsObjects }
}

extension UIKitName {
    /// Properties that would change what is seen, of which nothing is known here: they are remembered, and listed.
    static let withoutEffect: Set<String> = [
        "modalTransitionStyle", "providesPresentationContextTransitionStyle", "preferredContentSize",
        "additionalSafeAreaInsets",
    ]

    /// Those of the methods without a part here that tell whether they did what they are called for.
    static let responderMethods: Set<String> = ["becomeFirstResponder", "resignFirstResponder", "endEditing"]

    /// Methods that have no part in the life of a controller or view: calling them changes nothing here.
    static let harmlessMethods: Set<String> = [
        "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateOfHomeIndicatorAutoHidden", "setEditing",
        "setTitle", "setTitleColor", "setImage", "register",
        "reloadData", "becomeFirstResponder", "resignFirstResponder", "sizeToFit",
        "setContentHuggingPriority",
        "setContentCompressionResistancePriority", "addGestureRecognizer", "setBackgroundColor",
        "startAnimating",
        "stopAnimating", "setToolbarHidden", "setTabBarHidden", "endEditing", "addLayoutGuide",
        "deselectRow", "selectRow", "scrollToRow", "scrollToItem", "scrollRectToVisible", "insertRows",
        "deleteRows", "reloadRows", "reloadSections", "insertSections", "deleteSections", "reloadItems",
        "beginUpdates", "endUpdates", "setAttributedTitle", "setBackgroundImage", "setTitleTextAttributes",
        "setTitleShadowColor", "setProgress", "setOn", "setValue", "setSelected", "setHighlighted",
        "setCustomSpacing", "flashScrollIndicators", "addSublayer",
        "insertSublayer", "removeAllAnimations", "removeGestureRecognizer", "setNeedsFocusUpdate",
        "setRightBarButton", "setLeftBarButton", "setRightBarButtonItems", "setLeftBarButtonItems",
        "setToolbarItems", "setItems", "setShadowImage", "setMinimumTrackImage", "setMaximumTrackImage",
    ]
}

extension World {
    /// Whether a controller's class is one of Apple's that is not modelled, or derives from it.
    fileprivate func isController(_ controller: Controller.ID, of name: String) -> Bool {
        ancestry(of: controllers[controller].classID).contains {
            classes[$0].appleClass == name || classes[$0].name == name
        }
    }

    /// The class of the view that UIKit makes for a controller.
    func ownViewClass(of controller: Controller.ID) -> String {
        isController(controller, of: "UITableViewController") ? "UITableView" : kind(of: controller).viewClass
    }
}
