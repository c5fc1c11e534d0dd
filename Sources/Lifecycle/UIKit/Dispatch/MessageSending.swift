// Sending a method of UIKit's: the app's override runs, or UIKit's own method; the method that super reaches,
// and the effect of a missing super.

extension Simulation {
    /// Sends a callback to a controller: the class's override runs, or UIKit's own method.
    ///
    /// - Returns: What the override returned; `.void` if there is none or it returned nothing.
    @discardableResult
    package mutating func send(
        _ callback: Callback, to controller: Controller.ID, _ argument: Argument = .none, by rule: Rule
    ) throws(Interruption) -> Value {
        let index = begin(.callback(callback, argument), to: .controller(controller), by: rule)
        if let appearanceTransition = world.controllers[controller].appearanceTransition,
            appearanceTransition.isValid(in: callback),
            applies(.movingIsTrueInsideCallbacks)
        {
            trace.entries.change(at: index) { $0.appearanceTransition = appearanceTransition }
        }
        let classID = world.controllers[controller].classID
        let result = try runImplementation(
            of: callback, on: controller, from: classID, argument, entry: index)
        if trace.entries[index].overridingClass != nil {
            if trace.entries[index].reachedBase {
                recordRule(.superReachesBase)
            } else {
                recordRule(.overrideReplacesBase)
                if callback != .loadView { recordRule(.superIsExpected) }
            }
            if callback == .loadView, world.controllers[controller].view == nil {
                recordRule(.emptyLoadViewLeavesViewNil)
            }
        }
        recorder.end(index)
        return result
    }

    /// Calls a public method that UIKit calls on its own behalf where the app overrides it.
    ///
    /// - Returns: Whether the app overrides it; if not, nothing was done.
    package mutating func runOverride(
        of method: String, on controller: Controller.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Bool {
        guard let (function, level) = world.function(method, of: .controller(controller), arguments) else {
            return false
        }
        try runAlone(.function(function, on: .controller(controller), level: level, arguments))
        return true
    }

    /// Reads a property that UIKit reads on its own behalf where the class of a controller computes it.
    ///
    /// - Returns: Whether it computes it; if not, nothing was done.
    mutating func adopt(_ property: String, of controller: Controller.ID) throws(Interruption) -> Bool {
        guard world.computedProperty(property, of: .controller(controller)) != nil else { return false }
        try run(.adopt(property, controller))
        return true
    }

    /// Sends a callback to a view: the class's override runs, if the learner's source has one.
    ///
    /// - Returns: What the override returned; `.void` if there is none or it returned nothing.
    @discardableResult
    package mutating func send(
        _ callback: Callback, to view: View.ID, _ argument: Argument = .none, by rule: Rule
    ) throws(Interruption) -> Value {
        guard world.views[view].classID != nil || world.hasRows(view) else {
            note(.callback(callback, argument), to: .view(view), by: rule)
            return .void
        }
        let index = begin(.callback(callback, argument), to: .view(view), by: rule)
        let result = try runImplementation(of: callback, on: .view(view), above: nil, argument, entry: index)
        if [.updateConstraints, .awakeFromNib, .prepareForReuse].contains(callback),
            !trace.entries[index].reachedBase
        {
            recordRule(.viewOverridesCallSuper)
        }
        recorder.end(index)
        return result
    }

    /// Runs the first implementation of a method above a class, or from the object's own class upwards, for any object
    /// of a class that is no controller's.
    package mutating func runImplementation(
        of callback: Callback, on receiver: Value, above level: CodeLevel?, _ argument: Argument, entry: Int
    ) throws(Interruption) -> Value {
        var levels = world.levels(of: receiver)
        if let level, let index = levels.firstIndex(of: level) { levels.removeFirst(index + 1) }
        for level in levels {
            guard let body = world.overrides(of: level)[callback] else { continue }
            let call = OverriddenCall(callback: callback, argument: argument, entry: entry)
            let result = try run(.override(body, of: call, on: receiver, level: level)) ?? .void
            // Nobody calls super in a deinit: Swift goes on with the superclass by itself.
            if callback != .deinitialize { return result }
        }
        trace.entries.change(at: entry) { $0.reachedBase = true }
        guard case .view(let view) = receiver else { return .void }
        return try runBase(callback, on: view, argument)
    }

    /// Runs UIView's own implementation and returns its result.
    private mutating func runBase(
        _ callback: Callback, on view: View.ID, _ argument: Argument
    ) throws(Interruption) -> Value {
        switch (callback, argument) {
        case (.hitTest, .point(let point)):
            return try baseHitTest(point, in: view).map { .view($0) } ?? .nothing
        case (.pointInside, .point(let point)): return .bool(world.contains(point, inside: view))
        case (.initCoder, _):
            guard world.overrides(.setNeedsDisplay, in: view), holds(.decodedViewAsksForDisplay) else {
                break
            }
            try send(.setNeedsDisplay, to: view, by: .decodedViewAsksForDisplay)
        case (.layoutSubviews, _) where world.hasRows(view): try layoutRows(of: view)
        case (.setNeedsLayout, _): setNeedsLayout(view)
        case (.setNeedsDisplay, _): world.setNeedsDisplay(view)
        case (.addSubview, .subview(let subview)): try addSubview(subview, to: view)
        case (.removeFromSuperview, _) where world.hasSuperview(view): try removeFromSuperview(view)
        case (.addConstraints, .constraints(let constraints)): try activate(constraints)
        default: break
        }
        return .void
    }

    /// A method of UIView that code or a command calls: an override runs in place of UIKit's own.
    package mutating func callOverridable(
        _ callback: Callback, on view: View.ID, _ argument: Argument = .none
    ) throws(Interruption) {
        guard world.overrides(callback, in: view) else {
            _ = try runBase(callback, on: view, argument)
            return
        }
        recordRule(.viewMethodIsOverridden)
        try send(callback, to: view, argument, by: .viewMethodIsOverridden)
    }

    /// Runs the first implementation of a method from a class upwards.
    package mutating func runImplementation(
        of callback: Callback, on controller: Controller.ID, from classID: ControllerClass.ID?,
        _ argument: Argument, entry: Int
    ) throws(Interruption) -> Value {
        var next = classID
        while let current = next {
            // Most classes override nothing, and most calls come by here. To look into the dictionary where it stands would
            // copy the whole class.
            let overrides = world.classes[current].overrides
            if !overrides.isEmpty, let body = overrides[callback] {
                trace.entries.change(at: entry) { $0.overridingClass = $0.overridingClass ?? current }
                let call = OverriddenCall(callback: callback, argument: argument, entry: entry)
                let result = try run(
                    .override(body, of: call, on: .controller(controller), level: .controller(current)))
                // Nobody calls super in a deinit: Swift goes on with the superclass by itself.
                if callback != .deinitialize { return result ?? .void }
            }
            next = world.classes[current].superclass
        }
        let isOverridden = trace.entries.change(at: entry) { $0.reachBase() }
        try runBase(
            callback, on: controller, argument, isOverridden: isOverridden, by: trace.entries[entry].rule)
        return switch callback {
        case .shouldPerformSegue: .bool(true)
        case .canPerformUnwindSegueAction:
            progress.unwind.map { .bool(world.takes($0, controller)) } ?? .unknown
        case .shouldAutorotateToInterfaceOrientation: .unknown
        default: .void
        }
    }

    /// Runs UIViewController's own implementation.
    private mutating func runBase(
        _ callback: Callback, on controller: Controller.ID, _ argument: Argument, isOverridden: Bool,
        by rule: Rule
    ) throws(Interruption) {
        switch callback {
        case .loadView: try baseLoadView(controller, isOverridden: isOverridden)
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            if callback == .viewWillAppear { try tableControllerWillAppear(controller) }
            guard world.kind(of: controller) != .plain, let state = callback.appearance else { return }
            try forwardFromContainer(controller, to: state)
        case .initNibName:
            if case (.code, .nibName(let name)) = (world.controllers[controller].source, argument) {
                world.controllers[controller].source = .code(nibName: name)
            }
            // A tab bar controller reads its view at once.
            guard world.kind(of: controller) == .tabBar, applies(.tabBarControllerLoadsAtOnce) else { return }
            _ = try view(of: controller)
        case .initCoder: try decodeChildren(of: controller)
        case .updateViewConstraints:
            guard let view = world.controllers[controller].view else { return }
            try send(.updateConstraints, to: view, by: .updateViewConstraintsReachesView)
        case .loadViewIfNeeded: try loadViewIfNeeded(controller)
        case .deinitialize: try loadViewInDeinit(of: controller)
        case .beginAppearanceTransition:
            guard case .transition(let isAppearing, let animated) = argument else { return }
            try baseBeginAppearanceTransition(controller, isAppearing, animated, by: rule)
        case .endAppearanceTransition: try baseEndAppearanceTransition(controller, by: rule)
        case .didReceiveMemoryWarning: try baseDidReceiveMemoryWarning(controller, isOverridden: isOverridden)
        default: break
        }
    }
}

extension View {
    /// Indicates whether its class is the app's own, so that the app can log its callbacks: the class is
    /// declared, or its name isn't one of Apple's.
    package var isOfOwnClass: Bool {
        classID != nil
            || !(className.hasPrefix("UI") || className.hasPrefix("_UI") || UIKitName.isViewClass(className))
    }

    /// Indicates whether it has a name, or a class that can log its callbacks.
    var isNamed: Bool { name != nil || isOutlet || isOfOwnClass }
}
