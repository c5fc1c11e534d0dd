// The doors from the learner's code into UIKit: which name of a member means which method of the simulation.

extension Simulation {
    /// Reads a member of UIKit's or the standard library's.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func readUIKit(_ name: String, of receiver: Value) throws(Interruption) -> Value? {
        if name == "next", let next = nextResponder(after: receiver) { return next }
        switch receiver {
        case .controller(let controller): return try readUIKit(name, of: controller)
        case .view(let view): return readUIKit(name, of: view)
        case .window(let window): return readWindow(name, window)
        case .guide(let item):
            return LayoutConstraint.Attribute(anchorName: name).map { .anchor(.init(item, $0)) }
        case .constraint(let constraint):
            switch name {
            case "isActive": return .bool(world.constraints[constraint].isActive)
            case "constant": return .number(world.constraints[constraint].constant)
            default: return nil
            }
        case .instance(let instance): return readForeign(name, of: instance)
        case .type(let type): return readStatic(name, of: type)
        case .array(let values): return readArray(name, of: values)
        case .string(let text):
            switch name {
            case "isEmpty": return .bool(text.isEmpty)
            case "count":
                cost.work += text.utf8.count
                return .integer(text.count)
            default: return readText(name, of: text)
            }
        case .dictionary(let dictionary):
            switch name {
            case "isEmpty": return .bool(dictionary.entries.isEmpty)
            case "count": return .integer(dictionary.entries.count)
            case "first" where dictionary.entries.isEmpty: return .nothing
            case "keys" where dictionary.entries.count < 2:
                return .array(ArrayValue(dictionary.entries.map(\.key)))
            case "values" where dictionary.entries.count < 2:
                return .array(ArrayValue(dictionary.entries.map(\.value)))
            default: return nil
            }
        case .symbol where name == "rawValue": return receiver.windowLevel.map { .number($0) }
        case .integer, .number: return readNumber(name, of: receiver)
        case .point, .size, .rectangle: return receiver.part(name)
        case .structure(let structure) where world.valueTypes[structure.type] == nil:
            return readForeign(name, of: structure)
        default: return nil
        }
    }

    /// Assigns a member of UIKit's.
    ///
    /// - Returns: False if nothing is known of it.
    mutating func assignUIKit(
        _ value: Value, to name: String, of receiver: Value
    ) throws(Interruption) -> Bool {
        switch receiver {
        case .controller(let controller): return try assignUIKit(value, to: name, of: controller)
        case .view(let view): return try assignUIKit(value, to: name, of: view)
        case .window(let window): return try assignWindow(value, to: name, of: window)
        case .instance(let instance):
            guard case .named = world.instances[instance].type else { return false }
            // What has no part in the life of a controller is only remembered.
            if value.isPlain || name == "delegate" || name == "dataSource" || name == "target" {
                if !value.isPlain { return true }
            } else {
                escape(value)
            }
            let old = world.instances[instance].properties.updateValue(
                StoredValue(value, value.isPlain ? .strong : .unowned), forKey: name)
            if let old, old.reference == .strong { try release(old.value) }
            if case .named(World.sheetClass) = world.instances[instance].type {
                try sheetHasChanged(instance, name)
            }
            return true
        case .constraint(let constraint):
            if name == "constant", let constant = value.double {
                setConstant(constant, of: constraint)
                return true
            }
            guard name == "isActive", case .bool(let isActive) = value else { return name == "priority" }
            if isActive {
                try activate([constraint])
            } else {
                try deactivate([constraint])
            }
            return true
        default: return false
        }
    }

    /// Calls a method of UIKit's or the standard library's.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func callUIKit(
        _ name: String, of receiver: Value, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        if let value = try callPerform(name, of: receiver, arguments) { return value }
        switch receiver {
        case .controller(let controller): return try callUIKit(name, of: controller, arguments)
        case .view(let view): return try callUIKit(name, of: view, arguments)
        case .window(let window): return try callWindow(name, of: window, arguments)
        case .anchor(let anchor): return name == "constraint" ? constraint(anchor, arguments) : nil
        case .instance(let instance): return try callForeign(name, of: instance, arguments)
        case .type(let type): return try callStatic(name, of: type, arguments)
        case .array(let values): return try callArray(name, of: values, arguments)
        case .dictionary(let dictionary): return try callDictionary(name, of: dictionary, arguments)
        case .string(let text):
            if let value = try callText(name, of: text, arguments) { return value }
            return nil
        case .integer, .number, .bool, .point, .size:
            if let value = try callOptional(name, of: receiver, arguments) { return value }
            return nil
        case .rectangle(let frame): return frame.call(name, arguments)
        case .structure(let structure):
            if let value = structure.call(name, arguments) { return value }
            return try callOptional(name, of: receiver, arguments)
        default: return nil
        }
    }

    private func readArray(_ name: String, of values: ArrayValue) -> Value? {
        switch name {
        case "count": .integer(values.count)
        case "isEmpty": .bool(values.isEmpty)
        case "first": values.first ?? .nothing
        case "last": values.last ?? .nothing
        case "indices": .array(ArrayValue(values.indices.map { .integer($0) }))
        case "startIndex": .integer(0)
        case "endIndex": .integer(values.count)
        case "lazy": .array(values)
        default: nil
        }
    }

    private mutating func callArray(
        _ name: String, of values: ArrayValue, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        switch name {
        case "forEach":
            guard let action = arguments.closure("") ?? arguments.unlabeled() else { return nil }
            for value in values {
                try step()
                try invoke(action, [PassedArgument(nil, value)])
            }
            return .void
        case "contains":
            guard let wanted = arguments.unlabeled() else {
                return try callWithClosure(name, of: values, arguments)
            }
            cost.work += values.extent.work
            let answers = values.map { Value.areEqual($0, wanted) }
            return answers.contains(true) ? .bool(true) : answers.contains(nil) ? .unknown : .bool(false)
        case "reversed": return try made(.array(ArrayValue(values.elements.reversed())))
        case "firstIndex" where arguments["of"] != nil:
            guard let wanted = arguments["of"] else { return nil }
            cost.work += values.extent.work
            return values.firstIndex { Value.areEqual($0, wanted) == true }.map { .integer($0) } ?? .nothing
        case "map", "compactMap", "flatMap", "filter", "first", "allSatisfy", "firstIndex", "last":
            return try callWithClosure(name, of: values, arguments)
        default: return try callSequence(name, of: values, arguments)
        }
    }

    /// A method of an array that asks a closure about each element.
    private mutating func callWithClosure(
        _ name: String, of values: ArrayValue, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard let closure = arguments.closure("where") ?? arguments.unlabeled() else { return nil }
        var results: [Value] = []
        let all = name == "last" ? ArrayValue(values.elements.reversed()) : values
        for (index, value) in all.enumerated() {
            try step()
            let answer = try invoke(closure, [PassedArgument(nil, value)])
            switch (name, answer) {
            case ("map", _): results.append(keep(answer))
            case ("compactMap", _): if answer != .nothing { results.append(keep(answer)) }
            case ("filter", .bool(let isKept)): if isKept { results.append(value) }
            case ("flatMap", .array(let inner)): results += inner.map { keep($0) }
            case ("flatMap", _) where answer != .unknown:
                if answer != .nothing { results.append(keep(answer)) }
            case ("first", .bool(let isFound)), ("last", .bool(let isFound)): if isFound { return value }
            case ("firstIndex", .bool(let isFound)): if isFound { return .integer(index) }
            case ("contains", .bool(let isFound)): if isFound { return .bool(true) }
            case ("allSatisfy", .bool(let isSo)): if !isSo { return .bool(false) }
            default: return .unknown
            }
        }
        switch name {
        case "first", "last", "firstIndex": return .nothing
        case "contains": return .bool(false)
        case "allSatisfy": return .bool(true)
        default: return try made(.array(ArrayValue(results)))
        }
    }
}

extension Rectangle {
    /// A method of CGRect that makes another one.
    fileprivate func call(_ name: String, _ arguments: [PassedArgument]) -> Value? {
        if name == "contains" { return arguments.unlabeled()?.point.map { .bool(contains($0)) } }
        guard let dx = arguments["dx"]?.double, let dy = arguments["dy"]?.double else { return nil }
        switch name {
        case "offsetBy": return .rectangle(Rectangle(x: x + dx, y: y + dy, size: size))
        case "insetBy":
            let inner = Size(width: size.width - 2 * dx, height: size.height - 2 * dy)
            guard inner.width >= 0, inner.height >= 0 else { return nil }
            return .rectangle(Rectangle(x: x + dx, y: y + dy, size: inner))
        default: return nil
        }
    }
}

extension World {
    /// Whether a name without anything before it means a member of UIKit's.
    func isUIKitMember(_ name: String, of receiver: Value) -> Bool {
        switch receiver {
        case .controller(let controller):
            UIKitName.controllerMembers.contains(name) || UIKitName.harmlessMethods.contains(name)
                || kind(of: controller) != .plain && UIKitName.containerMembers.contains(name)
        case .view: UIKitName.viewMembers.contains(name) || UIKitName.harmlessMethods.contains(name)
        default: false
        }
    }
}

extension LayoutConstraint.Attribute {
    /// The attribute of a property such as `leadingAnchor`.
    init?(anchorName: String) {
        guard anchorName.hasSuffix("Anchor") else { return nil }
        self.init(rawValue: String(anchorName.dropLast("Anchor".count)))
    }
}

extension UIKitName {
    static let controllerMembers: Set<String> = [
        "view", "viewIfLoaded", "isViewLoaded", "loadViewIfNeeded", "parent", "children", "title", "nibName",
        "nibBundle", "transitionCoordinator",
        "presentedViewController", "presentingViewController", "navigationController", "tabBarController",
        "isBeingPresented", "isBeingDismissed", "isMovingToParent", "isMovingFromParent",
        "sheetPresentationController",
        "modalPresentationStyle", "modalTransitionStyle", "providesPresentationContextTransitionStyle",
        "isModalInPresentation", "present", "dismiss",
        "addChild",
        "removeFromParent", "willMove", "didMove", "beginAppearanceTransition", "endAppearanceTransition",
        "performSegue", "transition", "show", "showDetailViewController", "topLayoutGuide",
        "bottomLayoutGuide",
        "setNeedsStatusBarAppearanceUpdate", "navigationItem", "tabBarItem", "definesPresentationContext",
        "automaticallyAdjustsScrollViewInsets", "edgesForExtendedLayout", "traitCollection", "storyboard",
        "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "didReceiveMemoryWarning",
        "updateViewConstraints", "next", "hidesBottomBarWhenPushed", "preferredContentSize", "isEditing",
        "setEditing", "viewWillUnload", "viewDidUnload", "perform", "performSelector",
        "addChildViewController", "removeFromParentViewController", "childViewControllers",
        "isMovingToParentViewController", "isMovingFromParentViewController",
        "tableView", "collectionView", "clearsSelectionOnViewWillAppear", "refreshControl",
        "splitViewController",
        "editButtonItem", "toolbarItems", "presentationController", "popoverPresentationController",
        "transitioningDelegate", "additionalSafeAreaInsets", "extendedLayoutIncludesOpaqueBars",
        "restorationIdentifier", "restorationClass", "undoManager", "isFirstResponder",
        "overrideUserInterfaceStyle", "modalPresentationCapturesStatusBarAppearance", "interfaceOrientation",
        "becomeFirstResponder", "resignFirstResponder", "userActivity", "inputAccessoryView",
        "extensionContext",
        "setNeedsUpdateOfHomeIndicatorAutoHidden", "setToolbarItems", "registerForPreviewing",
        "definesPresentationContext",
        "installsStandardGestureForInteractiveMovement", "collectionViewLayout", "searchDisplayController",
        "setOverrideTraitCollection", "registerForTraitChanges", "traitOverrides",
        "preferredInterfaceOrientationForPresentation",
        "setNeedsUpdateOfSupportedInterfaceOrientations", "systemMinimumLayoutMargins",
        "viewRespectsSystemMinimumLayoutMargins", "contentUnavailableConfiguration", "addKeyCommand",
        "supportedInterfaceOrientations", "prefersStatusBarHidden", "preferredStatusBarStyle",
        "shouldAutorotate",
        "prefersHomeIndicatorAutoHidden", "preferredStatusBarUpdateAnimation", "canBecomeFirstResponder",
        "setContentScrollView", "observe", "value", "setValue", "isKind", "responds", "hash", "description",
    ]

    static let containerMembers: Set<String> = [
        "viewControllers", "topViewController", "visibleViewController", "pushViewController",
        "popViewController", "popToRootViewController", "popToViewController", "setViewControllers",
        "selectedIndex", "selectedViewController", "delegate", "dataSource", "navigationBar", "tabBar",
        "isNavigationBarHidden", "setNavigationBarHidden",
    ]

    static let viewMembers: Set<String> = [
        "frame", "bounds", "center", "superview", "subviews", "window", "isHidden", "alpha",
        "isUserInteractionEnabled", "backgroundColor", "translatesAutoresizingMaskIntoConstraints",
        "autoresizingMask", "tag", "isOpaque", "clipsToBounds", "addSubview", "insertSubview",
        "removeFromSuperview", "bringSubviewToFront", "sendSubviewToBack", "setNeedsLayout", "layoutIfNeeded",
        "setNeedsUpdateConstraints", "needsUpdateConstraints", "updateConstraintsIfNeeded", "setNeedsDisplay",
        "safeAreaLayoutGuide",
        "layoutMarginsGuide", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor",
        "bottomAnchor", "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "text", "addTarget",
        "safeAreaInsets", "layer", "tintColor", "contentMode", "transform", "convert", "hitTest", "point",
        "contentOffset", "contentSize", "contentInset", "setContentOffset", "next", "isScrollEnabled",
        "exchangeSubview", "isDescendant", "layoutMargins", "removeConstraint", "removeConstraints",
        "addConstraint", "addConstraints", "font", "textColor", "textAlignment", "numberOfLines", "image",
        "isEnabled",
        "isSelected", "isHighlighted", "contentView", "imageView", "titleLabel", "textLabel",
        "detailTextLabel",
        "accessoryType", "accessoryView", "selectionStyle", "selectedBackgroundView", "backgroundView",
        "delegate",
        "dataSource", "rowHeight", "estimatedRowHeight", "tableHeaderView", "tableFooterView",
        "separatorStyle",
        "separatorColor", "separatorInset", "register", "reloadData", "setTitle", "setTitleColor", "setImage",
        "setBackgroundImage", "addGestureRecognizer", "gestureRecognizers", "becomeFirstResponder",
        "resignFirstResponder", "isFirstResponder", "endEditing", "sizeToFit", "sizeThatFits",
        "intrinsicContentSize",
        "invalidateIntrinsicContentSize", "setContentHuggingPriority",
        "setContentCompressionResistancePriority",
        "placeholder", "attributedText", "attributedPlaceholder", "borderStyle", "keyboardType",
        "returnKeyType",
        "isSecureTextEntry", "leftView", "rightView", "leftViewMode", "rightViewMode", "axis", "spacing",
        "alignment",
        "distribution", "arrangedSubviews", "isLayoutMarginsRelativeArrangement", "traitCollection",
        "semanticContentAttribute",
        "accessibilityIdentifier", "accessibilityLabel", "isAccessibilityElement", "accessibilityTraits",
        "isMultipleTouchEnabled",
        "isExclusiveTouch", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "indexPath",
        "reuseIdentifier",
        "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "isPagingEnabled", "bounces",
        "alwaysBounceVertical", "alwaysBounceHorizontal", "decelerationRate", "collectionViewLayout",
        "adjustsFontSizeToFitWidth",
        "minimumScaleFactor", "lineBreakMode", "setNeedsUpdateConfiguration", "effect", "viewWithTag",
        "constraints",
        "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "directionalLayoutMargins",
        "isTracking",
        "isDragging", "contentScaleFactor", "autoresizesSubviews", "clearsContextBeforeDrawing", "mask",
        "systemLayoutSizeFitting",
    ]
}
