// Values that are nil here but wouldn't be in the app, where skipped code or a storyboard sets them.

import Lifecycle

extension Interpreter {
    /// Indicates whether a nil value may have been set by code that didn't run here, such as a segue, a
    /// factory or the code that shows the controller, or by a storyboard.
    mutating func isFilledElsewhere(_ expression: Expression) throws(Interruption) -> Bool {
        guard app.world.bundle.assumesNibs else { return false }
        switch expression {
        case .chained(let inner), .unwrapped(let inner): return try isFilledElsewhere(inner)
        case .name(let name) where activation.local(name) == nil:
            if case .type(let type)? = activation.receiver, isUnfilled(name, of: type) {
                app.skipUnknown(name, .injected)
                return true
            }
            return isFilledElsewhere(name, of: object(.current))
        case .member(let base?, "first"), .member(let base?, "last"), .call(.member(let base?, "first"), _),
            .call(.member(let base?, "last"), _):
            guard isDrawn(base) else { return false }
            app.skipUnknown("children of a storyboard", .nib)
            return true
        case .member(.name(let type)?, let name)
        where activation.local(type) == nil && isUnfilled(name, of: app.world.type(named: type)):
            app.skipUnknown(name, .injected)
            return true
        case .member(let base?, let name):
            return isFilledElsewhere(name, of: object(base) ?? app.execution.emptyObject)
        default: return false
        }
    }

    /// Indicates whether a variable of a type itself has no value of its own and none has been assigned: in the app, some
    /// other screen has done that.
    private func isUnfilled(_ name: String, of type: Value.TypeReference?) -> Bool {
        guard let type else { return false }
        return app.world.sharedMembers(of: type).contains { members, level in
            members.statics.contains {
                $0.name == name && $0.code.value == nil
                    && app.world.code.statics[CodeLevel.key(of: $0, in: level)] == nil
            }
        }
    }

    /// Returns the value of an argument. An implicitly unwrapped property that is still nil and that other
    /// code fills is passed as an unknown value.
    mutating func evaluate(argument expression: Expression) throws(Interruption) -> Value {
        let value = try evaluate(expression)
        guard value == .nothing, app.world.bundle.assumesNibs, let (receiver, name) = member(expression),
            app.world.property(name, of: receiver)?.code.isImplicitlyUnwrapped == true,
            isFilledElsewhere(name, of: receiver)
        else { return value }
        return .unknown
    }

    /// Indicates whether code stands for a collection in an implicitly unwrapped property: what is called `map` then is the
    /// collection's, whose elements the closure gets, rather than Optional's.
    func isImplicitCollection(_ expression: Expression) -> Bool {
        guard let (receiver, name) = member(expression),
            let property = app.world.property(name, of: receiver)
        else { return false }
        return property.code.isImplicitlyUnwrapped
            && ["[", "Array<", "Set<", "Dictionary<"].contains(where: property.type.hasPrefix)
    }

    /// Indicates whether code asks a property for its elements that the code of the class itself doesn't set: in the app,
    /// a subclass, a store or another screen has filled it.
    func hasElementsElsewhere(_ collection: Expression) -> Bool {
        guard app.world.bundle.assumesNibs else { return false }
        if case .chained(let inner) = collection { return hasElementsElsewhere(inner) }
        if case .unwrapped(let inner) = collection { return hasElementsElsewhere(inner) }
        guard let (receiver, name) = member(collection) else {
            if case .member(_?, _) = collection { return true }
            return false
        }
        return app.world.property(name, of: receiver)?.code.isConstant == false
            && !app.world.isFilledByOwnCode(name, of: receiver)
    }

    /// The object whose member code names, and the name.
    private func member(_ expression: Expression) -> (Value, String)? {
        switch expression {
        case .name(let name) where activation.local(name) == nil: object(.current).map { ($0, name) }
        case .member(let base?, let name): (object(base) ?? app.execution.emptyObject).map { ($0, name) }
        default: nil
        }
    }

    private mutating func isFilledElsewhere(_ name: String, of receiver: Value?) -> Bool {
        guard let receiver else { return false }
        if UIKitName.hierarchy.contains(name), app.world.property(name, of: receiver) == nil,
            app.world.mayHaveBeenPlaced(receiver)
        {
            // The code that was given it may have moved it.
            app.skipUnknown(name, .uncertain)
            return true
        }
        if case .controller(let controller) = receiver, UIKitName.surroundings.contains(name),
            app.world.property(name, of: receiver) == nil
        {
            // Whoever gave the command to make it says nothing of what is around it in the app.
            let top = app.world.controllerAndHosts(of: controller).last ?? controller
            guard app.world.controllers[top].isHeld else { return false }
            app.skipUnknown(name, .injected)
            return true
        }
        guard let property = app.world.property(name, of: receiver) else {
            guard case .controller(let controller) = receiver, name == "title",
                app.world.controllers[controller].isFromStoryboard
            else { return false }
            app.skipUnknown(name, .nib)
            return true
        }
        if app.world.code.uncertainty.mentions(name) || mayBeFilledOutside(property, of: receiver) {
            app.skipUnknown(name, .uncertain)
            return true
        }
        if property.code.isOutlet {
            guard case .view = receiver else { return false }
        } else if property.startsWithObject || app.world.isFilledByOwnCode(name, of: receiver) {
            return false
        }
        app.skipUnknown(name, .injected)
        return true
    }

    /// Indicates whether code that was given an object may have set one of its properties, or loaded its view.
    func mayBeFilledOutside(_ property: ControllerClass.Property, of receiver: Value) -> Bool {
        app.world.bundle.assumesNibs && app.world.code.escaped.contains(receiver) && !property.code.isConstant
            && !property.code.isLazy
    }

    /// Indicates whether a condition that the app relies on, such as an assertion's, tests for a value that
    /// only other code fills. In the app, that code has run.
    mutating func isInsistedOn(_ condition: Expression) throws(Interruption) -> Bool {
        try isNothingHere(condition, "!=")
    }

    /// Indicates whether a condition under which the app ends is that such a value is missing.
    mutating func isInsistedOn(not conditions: [Condition]) throws(Interruption) -> Bool {
        guard conditions.count == 1, case .holds(let condition) = conditions[0] else { return false }
        return try isNothingHere(condition, "==")
    }

    private mutating func isNothingHere(
        _ condition: Expression, _ comparison: String
    ) throws(Interruption) -> Bool {
        guard app.world.bundle.assumesNibs else { return false }
        switch condition {
        case .infix(let asked, comparison, .literal(.nothing)),
            .infix(.literal(.nothing), comparison, let asked):
            guard try evaluate(asked) == .nothing else { return false }
            return try isFilledElsewhere(asked)
        default: return false
        }
    }

    /// Indicates whether the app's own storyboard would have shown a controller in the window in which a
    /// command shows another one.
    var isShownByStoryboard: Bool {
        let root = app.world.firstWindow.root
        guard app.world.bundle.assumesNibs, root.map({ app.world.controllers[$0].isHeld }) ?? true else {
            return false
        }
        return [app.world.delegates.application, app.world.delegates.scene].contains { delegate in
            guard let delegate, let window = app.world.property("window", of: delegate) else { return false }
            return app.world.slot("window", of: delegate) == nil && isWindowOfStoryboard(window, delegate)
        }
    }

    /// Indicates whether a property is a delegate's window that a storyboard sets up.
    func isWindowOfStoryboard(_ property: ControllerClass.Property, _ receiver: Value) -> Bool {
        app.world.bundle.assumesNibs && property.name == "window"
            && (receiver == app.world.delegates.application || receiver == app.world.delegates.scene)
            && !app.world.levels(of: receiver).contains { level in
                app.world.members(of: level).functions.contains {
                    CodeNames($0.body.statements).assigned.contains("window")
                }
            }
    }

    /// Indicates whether elements of a collection, or of what a method makes of one, can come from a storyboard.
    func isDrawn(_ expression: Expression) -> Bool {
        guard app.world.bundle.assumesNibs else { return false }
        switch expression {
        case .name(let name), .member(_, let name): return UIKitName.drawnCollections.contains(name)
        case .chained(let inner), .unwrapped(let inner), .call(.member(let inner?, _), _):
            return isDrawn(inner)
        default: return false
        }
    }
}

extension World {
    /// Indicates whether other code may have put an object somewhere else.
    fileprivate func mayHaveBeenPlaced(_ object: Value) -> Bool {
        if case .view(let view) = object, liesInBar(view) { return true }
        return code.escaped.contains(object) || code.uncertainty.mayHaveMoved
    }
}

extension ControllerClass.Property {
    /// Indicates whether a weak property's initial value is a new object, which is deallocated right away.
    /// The resulting nil is expected.
    fileprivate var startsWithObject: Bool {
        guard reference == .weak, case .call? = code.value else { return false }
        return true
    }
}
