// The delegates of containers and of presentations: which object of the app's is one, and what it is told and asked.

extension Simulation {
    /// Tells the delegate of a container, or of a controller's presentation. It is told whether or not the app has code
    /// for it, since a device tells any object.
    ///
    /// - Parameters:
    ///   - controller: The container, or the controller that is presented.
    ///   - callback: The delegate's method.
    ///   - values: What it is given behind the container or presentation controller.
    ///   - rule: What makes it happen.
    /// - Returns: What the app's own method returned; nil if there is none, or if nobody knows it.
    /// - Throws: The end of the app, if the delegate's code ends it.
    @discardableResult
    mutating func tellDelegate(
        of controller: Controller.ID, _ callback: Callback, _ values: [Value] = [], by rule: Rule
    ) throws(Interruption) -> Value? {
        guard let delegate = world.delegate(of: controller, hearing: callback) else {
            note(.callback(callback, .none), to: .delegate(controller), by: rule)
            return nil
        }
        let sender =
            callback.isOfPresentation ? presentationController(of: controller) : .controller(controller)
        let passed = callback.arguments([sender] + values)
        guard let (function, level) = world.function(callback.baseName, of: delegate, passed) else {
            note(.callback(callback, .none), to: .delegate(controller), by: rule)
            return nil
        }
        let entry = begin(.callback(callback, .none), to: .delegate(controller), by: rule)
        recordRule(.containerCallsItsDelegate)
        let result = try runAlone(.function(function, on: delegate, level: level, passed))
        recorder.end(entry)
        guard result == .unknown else { return result }
        skipUnknown("what \(callback.signature) returns", .condition)
        return nil
    }

    /// The same for a method that few delegates have: it is told only if the app has code for it.
    @discardableResult
    mutating func askDelegate(
        of controller: Controller.ID, _ callback: Callback, _ values: [Value], by rule: Rule
    ) throws(Interruption) -> Value? {
        let passed = callback.arguments([.unknown] + values)
        guard let delegate = world.delegate(of: controller, hearing: callback),
            world.function(callback.baseName, of: delegate, passed) != nil, holds(rule)
        else { return nil }
        return try tellDelegate(of: controller, callback, values, by: rule)
    }

    // MARK: - Code

    /// `delegate = …` of a container or a presentation controller, neither of which holds it.
    package mutating func setDelegate(_ delegate: Value, of controller: Controller.ID, ofPresentation: Bool) {
        let known = delegate == .nothing ? nil : delegate
        // An unknown value may be an object that implements delegate methods.
        if delegate == .unknown,
            world.code.textMembers.functions.contains(where: Callback.namesOfDelegates.contains)
        {
            skipUnknown(".delegate = …", .assignment)
        }
        if ofPresentation {
            world.controllers[controller].presentationDelegate = known
        } else {
            world.controllers[controller].delegate = known
        }
    }

    /// `UIViewController.presentationController`: that of the controller or of the one above it that is, or is to be,
    /// presented.
    package mutating func presentationController(of controller: Controller.ID) -> Value {
        var presented = controller
        while world.controllers[presented].presenter == nil, let parent = world.controllers[presented].parent
        {
            presented = parent
        }
        let sheet = sheetPresentationController(of: presented)
        guard sheet == .nothing else { return sheet }
        if let known = world.controllers[presented].presentation { return .instance(known) }
        let isPopover = world.effectiveStyle(of: presented) == .popover
        let made = world.code.add(
            isPopover ? "UIPopoverPresentationController" : "UIPresentationController",
            ["presentedViewController": StoredValue(.controller(presented), .unowned)], isHeld: true)
        world.controllers[presented].presentation = made
        return .instance(made)
    }
}

extension World {
    fileprivate func delegate(of controller: Controller.ID, hearing callback: Callback) -> Value? {
        let slot =
            callback.isOfPresentation
            ? controllers[controller].presentationDelegate : controllers[controller].delegate
        guard let delegate = slot, isAlive(delegate), delegate.isObject else { return nil }
        return delegate
    }

    /// `delegate`, as code reads it.
    package func readDelegate(of controller: Controller.ID, ofPresentation: Bool) -> Value {
        let object = controllers[controller]
        let delegate = ofPresentation ? object.presentationDelegate : object.delegate
        return delegate.map { isAlive($0) ? $0 : .nothing } ?? .nothing
    }
}

extension AppCode {
    /// The controller whose presentation an object controls; nil for other objects.
    package func controllerPresented(by object: Instance.ID) -> Controller.ID? {
        guard case .named(let name) = instances[object].type, name.hasSuffix("PresentationController"),
            case .controller(let presented)? = instances[object].properties["presentedViewController"]?.value
        else { return nil }
        return presented
    }
}

extension Callback {
    /// Indicates whether the callback is for the delegate of a presentation, not that of a container.
    fileprivate var isOfPresentation: Bool {
        [
            .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss,
            .presentationDidAttemptToDismiss,
        ].contains(self)
    }

    /// The names of the methods that delegates of controllers have.
    fileprivate static let namesOfDelegates = Set(
        allCases.filter { $0.receiver == .delegate }.map { $0.baseName })
}
