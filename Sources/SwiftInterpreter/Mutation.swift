// Values that are changed where they stand. A variable, a stored property and a part of what they hold are changed
// in place, as Swift does; for every other place, such as one behind a setter or an observer, the changed value is
// assigned.

import Lifecycle

extension Interpreter {
    /// A method that changes the value on which it is called.
    ///
    /// - Returns: Nil if the method is none that does.
    mutating func mutate(
        _ receiver: Value, by name: String, _ arguments: [PassedArgument], at place: Expression
    ) throws(Interruption) -> Value? {
        if case .structure = receiver {
            guard let (function, level) = app.world.function(name, of: receiver, arguments),
                function.isMutating
            else { return nil }
            let result = try runFunction(function, on: receiver, level: level, arguments)
            let changed = app.execution.changedArguments
            try put(app.execution.changedSelf ?? receiver, into: place)
            app.execution.changedArguments = changed
            return app.keep(result)
        }
        if case .string(let text) = receiver, let longer = try lengthened(text, by: name, arguments) {
            try put(longer, into: place)
            return .void
        }
        guard receiver.isChangedInPlace, UIKitName.changing.contains(name) else { return nil }
        if let change = try change(of: receiver, by: name, arguments) {
            return try make(change, of: receiver, at: place)
        }
        return try mayMutate(receiver, by: name, arguments, at: place)
    }

    /// A method of a structure's own that changes it, called where the structure stands.
    ///
    /// - Returns: Nil if it is no such method or place: then nothing was evaluated.
    mutating func mutateStructure(
        _ expression: Expression, by name: String, _ arguments: [CallArgument]
    ) throws(Interruption) -> Value? {
        guard let place = place(of: expression), place.isStrong,
            let value = value(at: place), app.world.mayChange(value, by: name)
        else { return nil }
        let passed = try evaluate(arguments)
        guard let (function, level) = mutatingFunction(name, at: place, passed),
            let whole = self.value(at: place)?.emptied
        else {
            let receiver = try evaluate(expression)
            if let result = try mutate(receiver, by: name, passed, at: expression) {
                return result
            }
            return try call(name, of: receiver, passed)
        }
        app.execution.changedArguments = nil
        app.execution.changedSelf = try change(at: place) { $0.takeWhole() }
        let result: Value
        do throws(Interruption) {
            result = app.keep(try runFunction(function, on: whole, level: level, passed, isTaken: true))
        } catch {
            try putBack(at: place)
            throw error
        }
        let changed = app.execution.changedArguments
        try putBack(at: place)
        app.execution.changedArguments = changed
        try writeBack(arguments)
        return result
    }

    private func mutatingFunction(
        _ name: String, at place: LValue, _ arguments: [PassedArgument]
    ) -> (Function, CodeLevel)? {
        guard let value = value(at: place),
            let found = app.world.function(name, of: value, arguments), found.0.isMutating
        else { return nil }
        return found
    }

    private mutating func putBack(at place: LValue) throws(Interruption) {
        guard let changed = app.execution.changedSelf else { return }
        app.execution.changedSelf = nil
        _ = try change(at: place) { $0 = changed }
    }

    /// A method that may have changed a value in a way that is not understood: nothing is known of the value from now on.
    private mutating func mayMutate(
        _ receiver: Value, by name: String, _ arguments: [PassedArgument], at place: Expression
    ) throws(Interruption) -> Value {
        let unknowns = app.execution.unknowns
        let result = try call(name, of: receiver, arguments)
        let isOwn = app.world.code.textMembers.functions.contains(name)
        if isOwn, let (function, _) = app.world.function(name, of: receiver, arguments), !function.isMutating
        {
            return result
        }
        // The result of something unknown was already reported where that was found.
        if app.execution.unknowns == unknowns, !arguments.contains(where: { $0.value == .unknown }) {
            app.skipUnknown(".\(name)(…)", .method)
        }
        app.execution.unknowns += 1
        try mayHaveChanged(place)
        return .unknown
    }

    /// A method that changes the array, dictionary or truth value in a variable or stored property.
    ///
    /// - Returns: Nil if it is no such method or place: then nothing was evaluated.
    mutating func mutateInPlace(
        _ expression: Expression, by name: String, _ arguments: [CallArgument]
    ) throws(Interruption) -> Value? {
        guard UIKitName.changing.contains(name), let place = place(of: expression),
            value(at: place)?.isChangedInPlace == true
        else { return nil }
        let passed = try evaluate(arguments)
        // A value that is not taken from its place would be copied when it is changed.
        if let change = value(at: place).flatMap({ plainChange(of: $0, by: name, passed) }) {
            return try make(change, at: place)
        }
        let receiver = try evaluate(expression)
        if let change = try change(of: receiver, by: name, passed) {
            return try make(change, at: place)
        }
        return try mayMutate(receiver, by: name, passed, at: expression)
    }

    /// `place += elements`, read as `place = place + elements`: adding to a copy would take longer with each one.
    ///
    /// - Returns: False if no array in a variable or stored property is added to: then nothing was evaluated.
    mutating func lengthenInPlace(
        _ expression: Expression, to value: Expression
    ) throws(Interruption) -> Bool {
        guard case .infix(expression, "+", let more) = value,
            let place = place(of: expression),
            case .array? = self.value(at: place)
        else { return false }
        let added = try evaluate(more)
        guard case .array(let array) = added, case .array? = self.value(at: place) else {
            try assign(.infix(expression, "+", .literal(added)), to: expression)
            return true
        }
        _ = try make(.append(array.elements), at: place)
        return true
    }

    /// `place[label: index] = value`, by the type's own subscript.
    mutating func assign(
        _ value: Value, toElement index: [PassedArgument], of receiver: Value, at place: Expression
    ) throws(Interruption) {
        let passed = index + [PassedArgument("newValue", value)]
        if let (setter, level) = app.world.function(Function.subscriptSetterName, of: receiver, passed) {
            _ = try runFunction(setter, on: receiver, level: level, passed)
            if receiver.isStructure, let changed = app.execution.changedSelf {
                try assign(.literal(changed), to: place)
            }
            return
        }
        markEscaped(passed)
        app.execution.unknowns += 1
        guard receiver.isOutside || receiver.isObject && app.world.comesFromOutside(receiver) else {
            try mayHaveChanged(place)
            return app.skipUnknown("[…] = …", .assignment)
        }
    }

    /// `place[index] = value`
    mutating func assign(
        _ value: Value, toElement index: Expression, of expression: Expression
    ) throws(Interruption) {
        if app.world.code.textMembers.functions.contains(Function.subscriptSetterName),
            let receiver = try link(expression), !app.world.levels(of: receiver).isEmpty
        {
            let index = PassedArgument(nil, try evaluate(index))
            return try assign(value, toElement: [index], of: receiver, at: expression)
        }
        let place = place(of: expression), old = place == nil ? try link(expression) : nil
        guard place != nil || old != nil else { return }
        let key = try evaluate(index)
        // A value that is held here as well would be copied when it is changed.
        guard let change = (place.flatMap { self.value(at: $0) } ?? old)?.assignment(of: value, at: key)
        else {
            let isOutside = (place.flatMap { self.value(at: $0) } ?? old)?.isOutside == true
            markEscaped(value)
            try mayHaveChanged(expression)
            app.execution.unknowns += 1
            return isOutside || key == .unknown ? () : app.skipUnknown("[…] = …", .assignment)
        }
        if let place {
            _ = try make(change, at: place)
        } else if let old {
            _ = try make(change, of: old, at: expression)
        }
    }

    /// Makes a change of a value and assigns what comes of it to its place: that copies the value.
    private mutating func make(
        _ change: ValueChange, of old: Value, at place: Expression
    ) throws(Interruption) -> Value {
        app.cost.work += 1 + old.extent.work / Simulation.valuesCopiedPerUnit
        var value = old
        guard let effect = value.make(change) else {
            throw trapUnlessUncertain(.indexOutOfRange, by: .indexOutOfRangeTraps)
        }
        let result = app.keep(effect.result)
        try put(value, into: place)
        return result
    }

    /// Makes a change where the value stands: only what comes and goes counts.
    private mutating func make(_ change: ValueChange, at place: LValue) throws(Interruption) -> Value {
        let made = try self.change(at: place) { $0.make(change) }
        guard let effect = made ?? nil else {
            throw trapUnlessUncertain(.indexOutOfRange, by: .indexOutOfRangeTraps)
        }
        app.cost.work += effect.work
        guard place.isStrong else { return app.keep(effect.result) }
        for part in effect.added { app.retain(part) }
        let result = app.keep(effect.result)
        for part in effect.removed { try app.release(part) }
        return result
    }

    /// Assigns a changed value to the place of the old one.
    private mutating func put(_ value: Value, into place: Expression) throws(Interruption) {
        switch place {
        case .chained(let inner), .unwrapped(let inner): try put(value, into: inner)
        default:
            if let excess = value.extent.excess { throw app.exhausted(excess) }
            app.cost.work += 1 + value.extent.work / Simulation.valuesCopiedPerUnit
            try assign(.literal(value), to: place)
        }
    }
}

extension Value {
    /// Returns the change that assigning an element makes; nil if the value has no such elements.
    fileprivate func assignment(of value: Value, at key: Value) -> ValueChange? {
        switch (self, key) {
        case (.array, .integer(let index)): .replace(at: index, with: value)
        case (.dictionary, _) where key != .unknown: .set(value == .nothing ? nil : value, under: key)
        default: nil
        }
    }
}

extension World {
    /// Indicates whether a value is a structure with a mutating method of this name.
    fileprivate func mayChange(_ value: Value, by name: String) -> Bool {
        guard case .structure = value else { return false }
        return levels(of: value).contains { level in
            members(of: level).functions.contains { $0.name == name && $0.isMutating }
        }
    }
}
