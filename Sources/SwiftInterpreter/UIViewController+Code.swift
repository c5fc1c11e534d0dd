// Properties of controllers that code reads and assigns.

import Lifecycle

extension Interpreter {
    /// A property of UIViewController or of a container, read by the learner's code.
    mutating func readUIKit(_ name: String, of controller: Controller.ID) throws(Interruption) -> Value? {
        let object = app.world.controllers[controller]
        guard object.isAlive else {
            throw app.trap(.readDestroyedObject(.controller(controller)), by: .unownedReferenceTraps)
        }
        if UIKitName.hierarchy.contains(name) { app.cost.countVisits(app.world.visits(above: controller)) }
        // An empty container may have got something that wasn't understood.
        let mayHaveOthers = object.children.isEmpty && app.world.code.uncertainty.mayHaveMoved
        func optional(_ other: Controller.ID?) -> Value { other.map { .controller($0) } ?? .nothing }
        switch name {
        case "view":
            if runsLoadView(of: controller) { app.recordRule(.readingViewInLoadViewRecurses) }
            return try app.view(of: controller).map { .view($0) } ?? .nothing
        case "viewIfLoaded": return object.view.map { .view($0) } ?? .nothing
        case "isViewLoaded": return .bool(object.view != nil)
        case "parent": return optional(object.parent)
        case "children" where mayHaveOthers, "childViewControllers" where mayHaveOthers,
            "viewControllers" where mayHaveOthers:
            return outsideResult()
        case "children", "childViewControllers":
            app.cost.work += object.children.count
            return .list(object.children.map { .controller($0) })
        case "presentedViewController":
            // An active search controller is presented by somebody.
            if app.world.code.occasions.contains("searching") { return outsideResult() }
            app.recordRule(.presentationIsReadFromAncestors)
            return optional(app.world.presentedController(of: controller))
        // The bar of a search is in a navigation bar, which has no views here.
        case "searchBar" where app.world.kind(of: controller) == .search && object.attributes[name] == nil:
            let bar = Value.instance(app.world.code.add("UISearchBar", isHeld: true))
            app.world.controllers[controller].attributes[name] = bar
            return bar
        case "presentingViewController": return optional(app.world.presentingController(of: controller))
        case "navigationController": return optional(app.world.container(.navigation, above: controller))
        case "tabBarController": return optional(app.world.container(.tabBar, above: controller))
        case "splitViewController": return optional(app.world.container(.split, above: controller))
        case "isBeingPresented":
            return .bool(isInside(.isBeingPresented, controller) { $0.isPresentation(of: controller) })
        case "isBeingDismissed":
            return .bool(isInside(.isBeingDismissed, controller) { $0.isDismissal(of: controller) })
        case "isMovingToParent", "isMovingToParentViewController":
            return .bool(isInside(.isMovingToParent, controller))
        case "isMovingFromParent", "isMovingFromParentViewController":
            return .bool(isInside(.isMovingFromParent, controller))
        case "presentationController": return app.presentationController(of: controller)
        case "delegate" where app.world.kind(of: controller).isContainer:
            return app.world.readDelegate(of: controller, ofPresentation: false)
        case "sheetPresentationController": return app.sheetPresentationController(of: controller)
        case "transitioningDelegate":
            return object.transitioningDelegate.map { app.world.isAlive($0) ? $0 : .nothing } ?? .nothing
        case "isModalInPresentation": return .bool(object.isModalInPresentation)
        case "definesPresentationContext": return .bool(app.world.definesPresentationContext(controller))
        case "popoverPresentationController" where object.assignedStyle == .popover:
            return app.presentationController(of: controller)
        case "popoverPresentationController" where app.world.isAlert(controller):
            app.world.controllers[controller].attributes[name] = .unknown
            return .unknown
        case "modalPresentationStyle": return .symbol(object.modalStyle.rawValue)
        case "nibName": return app.world.nibName(of: controller).map { .string($0) } ?? .nothing
        case "nibBundle":
            app.recordRule(.nibBundleIsMain)
            return .instance(app.world.code.shared("Bundle"))
        case "traitCollection": return app.traitCollection(of: controller)
        case "transitionCoordinator": return transitionCoordinator(of: controller)
        case "topLayoutGuide": return .guide(.topLayoutGuide(controller))
        case "bottomLayoutGuide": return .guide(.bottomLayoutGuide(controller))
        case "viewControllers" where app.world.kind(of: controller) != .plain:
            app.cost.work += object.children.count
            return .list(app.viewControllers(of: controller).map { .controller($0) })
        case "storyboard":
            if case .storyboard(let storyboard) = object.source { return storyboardObject(storyboard) }
            return app.world.bundle.assumesNibs ? .unknown : .nothing
        case "navigationItem", "tabBarItem", "navigationBar", "toolbar", "tabBar",
            "interactivePopGestureRecognizer":
            return object.attributes[name] ?? object.properties[name]?.value ?? item(name, of: controller)
        case "tableView" where mayHaveOwnList(controller), "collectionView" where mayHaveOwnList(controller):
            return outsideResult()
        case "tableView" where app.world.isController(controller, of: "UITableViewController"):
            return try app.view(of: controller).map { .view($0) } ?? .nothing
        case "collectionView" where app.world.isController(controller, of: "UICollectionViewController"):
            _ = try app.view(of: controller)
            return app.world.controllers[controller].attributes[name] ?? .nothing
        case "topViewController": return optional(object.children.last)
        case "visibleViewController" where app.world.kind(of: controller) == .navigation:
            return optional(app.world.presentedController(of: controller) ?? object.children.last)
        case "isEditing": return object.attributes[name] ?? .bool(false)
        case "selectedIndex": return .integer(object.selectedIndex)
        case "additionalSafeAreaInsets" where object.attributes[name] == nil:
            return .structure(StructureValue(Insets.zero))
        case "selectedViewController": return optional(app.world.visibleChildren(of: controller).first)
        default: return object.attributes[name] ?? (UIKitName.optionalMembers.contains(name) ? .nothing : nil)
        }
    }

    /// An object of UIKit's that a controller has of its own, and that only remembers what it is given.
    private mutating func item(_ name: String, of controller: Controller.ID) -> Value? {
        guard name.hasSuffix("Item") || app.world.kind(of: controller) != .plain else { return nil }
        let type =
            name == "interactivePopGestureRecognizer"
            ? "UIScreenEdgePanGestureRecognizer" : "UI" + name.prefix(1).uppercased() + name.dropFirst()
        let made = app.world.code.add(type, isHeld: true)
        app.world.controllers[controller].properties[name] = StoredValue(.instance(made))
        return .instance(made)
    }

    /// Returns whether one of the four flags is true now: inside a callback during the transition, and for two of them also
    /// outside of callbacks while a presentation or dismissal that fits is in flight.
    private mutating func isInside(
        _ appearanceTransition: Controller.AppearanceTransition, _ controller: Controller.ID,
        orDuring fits: (Transition) -> Bool = { _ in false }
    ) -> Bool {
        app.recorder.isInside {
            $0.receiver == .controller(controller) && $0.appearanceTransition == appearanceTransition
        } || app.world.transitions.contains(where: fits) && app.applies(.flagsLastForPresentation)
    }

    /// Indicates whether a controller that isn't loaded may have a list apart from its view, from a superclass that nobody knows.
    private func mayHaveOwnList(_ controller: Controller.ID) -> Bool {
        let object = app.world.controllers[controller]
        return object.view == nil
            && app.world.ancestry(of: object.classID).contains { app.world.classes[$0].hasMoreMembers }
    }

    private func runsLoadView(of controller: Controller.ID) -> Bool {
        app.world.controllers[controller].view == nil
            && app.recorder.isInside {
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
        case ("view", .view(let view)): try app.setView(view, of: controller)
        case ("view", .nothing): try app.setView(nil, of: controller)
        case ("view", .unknown), ("view", .instance): try setStandInView(value, of: controller)
        case ("modalPresentationStyle", .symbol(let style)):
            guard let style = Controller.ModalStyle(rawValue: style) else { return false }
            app.world.controllers[controller].modalStyle = style
            app.world.controllers[controller].assignedStyle = style
        case ("transitioningDelegate", _):
            if value == .unknown, app.world.code.textMembers.functions.contains("animationController") {
                app.skipUnknown(".transitioningDelegate = …", .assignment)
            }
            app.world.controllers[controller].transitioningDelegate = value == .nothing ? nil : value
        case ("definesPresentationContext", .bool(let defines)):
            app.world.controllers[controller].definesPresentationContext = defines
        case ("preferredContentSize", .size(let size)): try app.setPreferredContentSize(size, of: controller)
        case ("isActive", _) where app.world.kind(of: controller) == .search:
            app.world.code.occasions.insert(value == .bool(false) ? "closing" : "searching")
            app.skipUnknown(".\(name) = …", .assignment)
            app.world.controllers[controller].attributes[name] = value
        case ("isModalInPresentation", .bool(let isModal)):
            app.world.controllers[controller].isModalInPresentation = isModal
        case ("viewControllers", .array(let values)):
            let controllers = values.compactMap { $0.controller }
            switch app.world.kind(of: controller) {
            case .navigation: _ = try app.setStack(controllers, of: controller, animated: false)
            case .tabBar: try app.setTabs(controllers, of: controller)
            case .split where app.world.controllers[controller].children.isEmpty:
                try app.setColumns(controllers, of: controller)
            default: return false
            }
        case ("preferredDisplayMode", .symbol(let name)) where app.world.kind(of: controller) == .split:
            guard let mode = SplitColumns.DisplayMode(rawValue: name) else { return false }
            _ = try app.setDisplayMode(mode, of: controller)
        case ("selectedIndex", .integer(let index)): _ = try app.selectTab(index, of: controller)
        case ("selectedViewController", .controller(let child)):
            guard let index = app.world.controllers[controller].children.firstIndex(of: child) else {
                return false
            }
            _ = try app.selectTab(index, of: controller)
        case ("isNavigationBarHidden", _) where app.world.kind(of: controller) == .navigation:
            app.setNavigationBarHidden(value, of: controller)
        case ("view", _), ("viewControllers", _), ("selectedIndex", _): return false
        case ("delegate", _) where app.world.kind(of: controller).isContainer:
            app.setDelegate(value, of: controller, ofPresentation: false)
        default:
            if UIKitName.unowned.contains(name) {
                app.world.assignDelegate(value, to: name, of: .controller(controller))
                if !value.isPlain { return true }
            }
            if UIKitName.withoutEffect.contains(name) { app.skipUnknown(".\(name) = …", .assignment) }
            guard value.isPlain || value.isInert else { return false }
            markEscaped(value)
            // Properties without an effect on the life of a controller are only stored.
            app.world.controllers[controller].attributes[name] = value
            if name == "preferredContentSize" { app.world.leavePlaceUnknown(around: controller) }
        }
        return true
    }
}

extension Interpreter {
    /// Code changes the traits of a controller and of all that is in it: those are no longer known.
    mutating func overrideTraits(of controller: Controller.ID) {
        app.world.controllers[controller].attributes["traitOverrides"] = .unknown
        if app.world.followsTraits {
            skipNotSimulated("other traits of \(app.world.controllers[controller].name)")
        }
    }

    /// `registerForTraitChanges` and `unregisterForTraitChanges` of a controller or view.
    mutating func callTraits(
        _ name: String, of object: Value, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard name != "registerForTraitChanges" else {
            if let registration = app.registerForTraitChanges(arguments, of: object) { return registration }
            skipNotSimulated(name)
            return outsideResult(escaping: arguments)
        }
        guard case .instance(let registration)? = arguments.unlabeled() else { return nil }
        try app.unregisterForTraitChanges(registration, of: object)
        return .void
    }

    /// `view = …` with a view that outside code made: the controller has a view, and nothing else is known of it.
    private mutating func setStandInView(_ value: Value, of controller: Controller.ID) throws(Interruption) {
        app.assume("an unknown view as the view of \(app.world.controllers[controller].name)")
        markEscaped(value)
        let made = app.world.views.append(View(className: "UIView", origin: .code, frame: .zero))
        app.world.markGeometryUnknown(made, UIKitName.drawnProperties)
        try app.setView(made, of: controller)
    }
}

extension Value {
    /// Indicates whether it is an object other than a controller, view or closure.
    var isInert: Bool { if case .instance = self { true } else { false } }

    /// Indicates whether it contains no object, so that retaining it keeps nothing alive.
    var isPlain: Bool { !extent.holdsObjects }
}
