// `willSet`: the reader keeps it as a function of the type, under a name that no text can give one; and so is
// `didSet` of a property with a wrapper, which stores nothing itself.

import Lifecycle

extension World {
    /// Returns a property's `willSet` observer; nil if it has none.
    func willSet(
        _ property: ControllerClass.Property, of receiver: Value
    ) -> (Function, CodeLevel)? {
        let name = Function.willSetName(of: property.name)
        return property.code.observer == nil ? nil : observer(name, of: receiver)
    }

    /// The function of a name that hears of a property; nil if there is none.
    fileprivate func observer(_ name: String, of receiver: Value) -> (Function, CodeLevel)? {
        guard code.textMembers.functions.contains(name) else { return nil }
        for level in levels(of: receiver) {
            if let found = members(of: level).functions.first(where: { $0.name == name }) {
                return (found, level)
            }
        }
        return nil
    }
}

extension Interpreter {
    /// Runs a getter.
    mutating func get(
        _ property: ComputedProperty, of receiver: Value?, level: CodeLevel?
    ) throws(Interruption) -> Value {
        try runFunction(
            Function(name: property.name, parameters: [], body: property.getter), on: receiver, level: level,
            [])
    }

    /// Runs the setter of a property, which is given its `newValue`, or its `didSet`, which is given the `oldValue`.
    mutating func give(
        _ parameter: String, _ value: Value, to code: Body, of name: String, _ receiver: Value?,
        level: CodeLevel?, isMutating: Bool = false
    ) throws(Interruption) {
        let function = Function(
            name: name, parameters: [Function.Parameter(label: nil, name: parameter)], body: code,
            isMutating: isMutating)
        _ = try runFunction(
            function, on: receiver, level: level, [PassedArgument(nil, value)],
            observing: parameter == "oldValue" ? name : nil)
    }

    /// Tells the observer of a property what it is about to be given, but for what initializers of its class and the observer
    /// itself assign.
    mutating func announce(
        _ value: Value, to property: ControllerClass.Property, of receiver: Value,
        within activation: Activation?
    ) throws(Interruption) {
        guard let (function, level) = app.world.willSet(property, of: receiver) else { return }
        if let activation, level == activation.initializes || property.name == activation.observes { return }
        _ = try runFunction(
            function, on: receiver, level: level, [PassedArgument(nil, value)], observing: property.name)
    }

    /// Assigns a property with a setter; where that is one with a wrapper, who observes it hears of it.
    mutating func assign(
        _ value: Value, to name: String, of receiver: Value, by setter: Body, level: CodeLevel,
        within activation: Activation?
    ) throws(Interruption) {
        let willSet = app.world.observer(Function.willSetName(of: name), of: receiver)
        let didSet = app.world.observer(Function.didSetName(of: name), of: receiver)
        let isOwn = level == activation?.initializes || name == activation?.observes
        guard willSet != nil || didSet != nil, !isOwn else {
            return try give("newValue", value, to: setter, of: name, receiver, level: level)
        }
        if let (function, level) = willSet {
            _ = try runFunction(
                function, on: receiver, level: level, [PassedArgument(nil, value)], observing: name)
        }
        let old = app.keep(try read(name, of: receiver) ?? .unknown)
        try give("newValue", value, to: setter, of: name, receiver, level: level)
        guard let (function, level) = didSet else { return }
        _ = try runFunction(
            function, on: receiver, level: level, [PassedArgument(nil, old)], observing: name)
    }

    /// Assigns a property of a structure that the structure observes; its own initializers and the observer itself are not
    /// heard. What the observers make of the structure is assigned with it.
    ///
    /// - Returns: False if it is not observed.
    mutating func assignObserved(
        _ name: String, of receiver: Value, at place: Expression, _ new: Value
    ) throws(Interruption) -> Bool {
        guard case .structure(let structure) = receiver,
            let property = app.world.property(name, of: receiver),
            let observer = property.code.observer, name != activation.observes,
            !activation.isDesignated || place != .current,
            let level = app.world.level(declaring: name, of: receiver),
            let changed = receiver.setting(name, to: new)
        else { return false }
        try announce(new, to: property, of: receiver, within: nil)
        let old = app.keep(structure.fields[name] ?? .unknown)
        try give("oldValue", old, to: observer, of: name, changed, level: level, isMutating: true)
        try assign(.literal(app.execution.changedSelf ?? changed), to: place)
        return true
    }
}
