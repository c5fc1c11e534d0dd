// Values that are changed where they stand. A variable and a stored property are changed in place, as Swift does; for every
// other place, such as one behind a setter or in a structure, the changed value is assigned.

extension Simulation {
    /// A variable or a stored property.
    private enum Place {
        case variable(scope: Int, String)
        case property(String, of: Value)
    }

    /// A method that changes the value on which it is called.
    ///
    /// - Returns: Nil if the method is none that does.
    mutating func mutate(
        _ receiver: Value, by name: String, _ arguments: [PassedArgument], at place: Expression,
        in activation: inout Activation
    ) throws(Interruption) -> Value? {
        if case .structure = receiver {
            guard let (function, level) = world.function(name, of: receiver, arguments), function.isMutating
            else { return nil }
            let result = try runFunction(function, on: receiver, level: level, arguments)
            try put(running.changedSelf ?? receiver, into: place, in: &activation)
            return result
        }
        if case .string(let text) = receiver, let longer = try lengthened(text, by: name, arguments) {
            try put(longer, into: place, in: &activation)
            return .void
        }
        guard receiver.isChangedInPlace, ValueChange.methods.contains(name) else { return nil }
        if let change = try change(of: receiver, by: name, arguments) {
            return try make(change, of: receiver, at: place, in: &activation)
        }
        return try mayMutate(receiver, by: name, arguments, at: place, in: &activation)
    }

    /// A method that may have changed a value in a way that is not understood: nothing is known of the value from now on.
    private mutating func mayMutate(
        _ receiver: Value, by name: String, _ arguments: [PassedArgument], at place: Expression,
        in activation: inout Activation
    ) throws(Interruption) -> Value {
        let unknowns = running.unknowns
        let result = try call(name, of: receiver, arguments)
        let isOwn = world.textMembers.functions.contains(name)
        if isOwn, let (function, _) = world.function(name, of: receiver, arguments), !function.isMutating {
            return result
        }
        // What comes of something that is not known has been told where that was met.
        if running.unknowns == unknowns, !arguments.contains(where: { $0.value == .unknown }) {
            skipUnknown(".\(name)(…)", .method)
        }
        running.unknowns += 1
        try mayHaveChanged(place, in: &activation)
        return .unknown
    }

    /// A method that changes the array, dictionary or truth value in a variable or stored property.
    ///
    /// - Returns: Nil if it is no such method or place: then nothing was evaluated.
    mutating func mutateInPlace(
        _ expression: Expression, by name: String, _ arguments: [CallArgument],
        in activation: inout Activation
    ) throws(Interruption) -> Value? {
        guard ValueChange.methods.contains(name), let place = place(of: expression.unwrapped, in: activation),
            value(at: place, in: activation)?.isChangedInPlace == true
        else { return nil }
        let passed = try evaluate(arguments, in: &activation)
        // A value that is not taken from its place would be copied when it is changed.
        if let change = value(at: place, in: activation).flatMap({ plainChange(of: $0, by: name, passed) }) {
            return try make(change, at: place, in: &activation)
        }
        let receiver = try evaluate(expression, in: &activation)
        if let change = try change(of: receiver, by: name, passed) {
            return try make(change, at: place, in: &activation)
        }
        return try mayMutate(receiver, by: name, passed, at: expression, in: &activation)
    }

    /// `place += elements`, read as `place = place + elements`: adding to a copy would take longer with each one.
    ///
    /// - Returns: False if no array in a variable or stored property is added to: then nothing was evaluated.
    mutating func lengthenInPlace(
        _ expression: Expression, to value: Expression, in activation: inout Activation
    ) throws(Interruption) -> Bool {
        guard case .infix(expression, "+", let more) = value,
            let place = place(of: expression, in: activation),
            case .array? = self.value(at: place, in: activation)
        else { return false }
        let added = try evaluate(more, in: &activation)
        guard case .array(let array) = added, case .array? = self.value(at: place, in: activation) else {
            try assign(.infix(expression, "+", .literal(added)), to: expression, in: &activation)
            return true
        }
        _ = try make(.append(array.elements), at: place, in: &activation)
        return true
    }

    /// `place[label: index] = value`, by the type's own subscript.
    mutating func assign(
        _ value: Value, toElement index: [PassedArgument], of receiver: Value, at place: Expression,
        in activation: inout Activation
    ) throws(Interruption) {
        let passed = index + [PassedArgument("newValue", value)]
        if let (setter, level) = world.function(Function.subscriptSetterName, of: receiver, passed) {
            _ = try runFunction(setter, on: receiver, level: level, passed)
            if receiver.isStructure, let changed = running.changedSelf {
                try assign(.literal(changed), to: place, in: &activation)
            }
            return
        }
        escape(passed)
        running.unknowns += 1
        guard receiver.isOutside || receiver.isObject && world.comesFromOutside(receiver) else {
            try mayHaveChanged(place, in: &activation)
            return skipUnknown("[…] = …", .assignment)
        }
    }

    /// `place[index] = value`
    mutating func assign(
        _ value: Value, toElement index: Expression, of expression: Expression,
        in activation: inout Activation
    ) throws(Interruption) {
        if world.textMembers.functions.contains(Function.subscriptSetterName),
            let receiver = try link(expression, in: &activation), !world.levels(of: receiver).isEmpty
        {
            let index = PassedArgument(nil, try evaluate(index, in: &activation))
            return try assign(value, toElement: [index], of: receiver, at: expression, in: &activation)
        }
        if let place = place(of: expression, in: activation) {
            let key = try evaluate(index, in: &activation)
            // A value that is held here as well would be copied when it is changed.
            guard let change = self.value(at: place, in: activation)?.assignment(of: value, at: key) else {
                let isOutside = self.value(at: place, in: activation)?.isOutside == true
                escape(value)
                try mayHaveChanged(expression, in: &activation)
                running.unknowns += 1
                return isOutside || key == .unknown ? () : skipUnknown("[…] = …", .assignment)
            }
            _ = try make(change, at: place, in: &activation)
            return
        }
        guard let old = try link(expression, in: &activation) else { return }
        let key = try evaluate(index, in: &activation)
        guard let change = old.assignment(of: value, at: key) else {
            escape(value)
            try mayHaveChanged(expression, in: &activation)
            running.unknowns += 1
            return old.isOutside || key == .unknown ? () : skipUnknown("[…] = …", .assignment)
        }
        _ = try make(change, of: old, at: expression, in: &activation)
    }

    /// Makes a change of a value and assigns what comes of it to its place: that copies the value.
    private mutating func make(
        _ change: ValueChange, of old: Value, at place: Expression, in activation: inout Activation
    ) throws(Interruption) -> Value {
        cost.work += old.extent.work
        var value = old
        guard let effect = value.make(change) else {
            throw mishap(.indexOutOfRange, by: .indexOutOfRangeTraps)
        }
        let result = keep(effect.result)
        try put(value, into: place, in: &activation)
        return result
    }

    /// Makes a change where the value stands: only what comes and goes counts.
    private mutating func make(
        _ change: ValueChange, at place: Place, in activation: inout Activation
    ) throws(Interruption) -> Value {
        var value = take(place, in: &activation)
        let effect = value.make(change)
        let excess = value.extent.excess
        set(place, to: value, in: &activation)
        guard let effect else { throw mishap(.indexOutOfRange, by: .indexOutOfRangeTraps) }
        cost.work += effect.work
        if let excess { throw exhausted(excess) }
        for part in effect.added { retain(part) }
        let result = keep(effect.result)
        for part in effect.removed { try release(part) }
        return result
    }

    /// Assigns a changed value to the place of the old one.
    private mutating func put(
        _ value: Value, into place: Expression, in activation: inout Activation
    ) throws(Interruption) {
        switch place {
        case .chained(let inner), .unwrapped(let inner): try put(value, into: inner, in: &activation)
        default: try assign(.literal(try made(value)), to: place, in: &activation)
        }
    }

    // MARK: - Places

    /// The variable or stored property that an expression names, as far as finding it runs no code of the learner's.
    private func place(of expression: Expression, in activation: Activation) -> Place? {
        switch expression {
        case .name(let name):
            if let scope = activation.scopes.lastIndex(where: { $0[name] != nil }) {
                let isStrong = activation.scopes[scope][name].map { slot(of: $0).reference } == .strong
                return isStrong ? .variable(scope: scope, name) : nil
            }
            guard activation.captures[name] == nil, let receiver = object(.current, in: activation) else {
                return nil
            }
            return property(name, of: receiver)
        case .member(let base?, let name):
            return object(base, in: activation).flatMap { property(name, of: $0) }
        default: return nil
        }
    }

    private func property(_ name: String, of object: Value) -> Place? {
        guard world.computedProperty(name, of: object) == nil,
            let property = world.property(name, of: object), property.code.observer == nil,
            property.reference == .strong, world.slot(name, of: object) != nil
        else { return nil }
        return .property(name, of: object)
    }

    /// The object that an expression names, as far as reading it runs no code of the learner's.
    func object(_ expression: Expression, in activation: Activation) -> Value? {
        let found: Value?
        switch expression {
        case .current:
            found = activation.local("self").map { slot(of: $0).value } ?? activation.receiver
        case .name(let name):
            if let local = activation.local(name) {
                found = slot(of: local).value
            } else {
                found = object(.current, in: activation).flatMap { property(name, of: $0) }
                    .flatMap { value(at: $0, in: activation) }
            }
        case .member(let base?, let name):
            found = object(base, in: activation).flatMap { property(name, of: $0) }
                .flatMap { value(at: $0, in: activation) }
        default: return nil
        }
        switch found {
        case .controller?, .view?, .instance?: return found.flatMap { world.isAlive($0) ? $0 : nil }
        default: return nil
        }
    }

    private func slot(of local: Activation.Local) -> StoredValue {
        switch local {
        case .slot(let slot): slot
        case .shared(let variable): world.variables[variable].slot
        }
    }

    private func value(at place: Place, in activation: Activation) -> Value? {
        switch place {
        case .variable(let scope, let name): activation.scopes[scope][name].map { slot(of: $0).value }
        case .property(let name, let object): world.slot(name, of: object)?.value
        }
    }

    /// Takes the value out of its place, so that nothing else holds what it is made of.
    private mutating func take(_ place: Place, in activation: inout Activation) -> Value {
        let value = value(at: place, in: activation) ?? .unknown
        set(place, to: .nothing, in: &activation)
        return value
    }

    private mutating func set(_ place: Place, to value: Value, in activation: inout Activation) {
        switch place {
        case .variable(let scope, let name):
            if case .shared(let variable)? = activation.scopes[scope][name] {
                world.variables[variable].slot = StoredValue(value)
            } else {
                activation.scopes[scope][name] = .slot(StoredValue(value))
            }
        case .property(let name, let object):
            _ = world.setSlot(StoredValue(value), name, of: object)
        }
    }
}

extension Expression {
    /// What stands before `?` or `!`.
    fileprivate var unwrapped: Expression {
        switch self {
        case .chained(let inner), .unwrapped(let inner): inner.unwrapped
        default: self
        }
    }
}

extension Value {
    /// What assigning an element changes; nil if the value has no such elements.
    fileprivate func assignment(of value: Value, at key: Value) -> ValueChange? {
        switch (self, key) {
        case (.array, .integer(let index)): .replace(at: index, with: value)
        case (.dictionary, _) where key != .unknown: .set(value == .nothing ? nil : value, under: key)
        default: nil
        }
    }
}
