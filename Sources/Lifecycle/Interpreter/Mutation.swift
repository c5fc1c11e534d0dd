// Values that are changed where they stand: a method or an assignment that changes a part of an array, a dictionary or a
// structure makes another value and assigns it to the place.

extension Simulation {
    /// A method that changes the value on which it is called.
    ///
    /// - Returns: Nil if the method is none that does.
    mutating func mutate(
        _ receiver: Value, by name: String, _ arguments: [PassedArgument], at place: Expression,
        in activation: inout Activation
    ) throws(Interruption) -> Value? {
        switch receiver {
        case .structure:
            guard let (function, level) = world.function(name, of: receiver, arguments), function.isMutating
            else { return nil }
            let result = try run(function, on: receiver, level: level, arguments)
            try put(changedSelf ?? receiver, into: place, in: &activation)
            return result
        case .array, .dictionary, .bool:
            guard let change = receiver.changed(by: name, arguments) else { return nil }
            guard let index = change.index else {
                try put(change.value, into: place, in: &activation)
                return change.result
            }
            guard case .array(let values) = receiver, values.indices.contains(index) else {
                throw trap(.indexOutOfRange, by: .indexOutOfRangeTraps)
            }
            let result = keep(values[index])
            var rest = values
            rest.remove(at: index)
            try put(.array(rest), into: place, in: &activation)
            return result
        default: return nil
        }
    }

    /// `place[index] = value`
    mutating func assign(
        _ value: Value, toElement index: Expression, of place: Expression, in activation: inout Activation
    ) throws(Interruption) {
        guard let old = try link(place, in: &activation) else { return }
        let key = try evaluate(index, in: &activation)
        switch (old, key) {
        case (.array(var values), .integer(let index)):
            guard values.indices.contains(index) else {
                throw trap(.indexOutOfRange, by: .indexOutOfRangeTraps)
            }
            values[index] = value
            try put(.array(values), into: place, in: &activation)
        case (.dictionary(let entries), _) where key != .unknown:
            try put(.dictionary(entries.setting(key, to: value)), into: place, in: &activation)
        default: skipUnknown("[…] = …")
        }
    }

    /// Assigns a changed value to the place of the old one.
    private mutating func put(
        _ value: Value, into place: Expression, in activation: inout Activation
    ) throws(Interruption) {
        switch place {
        case .chained(let inner), .unwrapped(let inner): try put(value, into: inner, in: &activation)
        default: try assign(.literal(value.isModest ? value : .unknown), to: place, in: &activation)
        }
    }
}

extension Value {
    /// What a method of the standard library's changes.
    fileprivate struct Change {
        var value: Value
        var result = Value.void
        /// The element that is taken out and returned; nil if none is.
        var index: Int?
    }

    /// What a method makes of a value; nil if it is none that changes it.
    fileprivate func changed(by name: String, _ arguments: [PassedArgument]) -> Change? {
        switch (self, name) {
        case (.bool(let flag), "toggle"): return Change(value: .bool(!flag))
        case (.array(let values), _): return values.changed(by: name, arguments)
        case (.dictionary, "removeAll"): return Change(value: .dictionary([]))
        case (.dictionary(let entries), "removeValue"):
            guard let key = arguments["forKey"] else { return nil }
            return Change(
                value: .dictionary(entries.setting(key, to: .nothing)), result: entries[key] ?? .nothing)
        default: return nil
        }
    }
}

extension [Value] {
    fileprivate func changed(by name: String, _ arguments: [PassedArgument]) -> Value.Change? {
        switch name {
        case "append":
            if let new = arguments.unlabeled() { return Value.Change(value: .array(self + [new])) }
            guard case .array(let others)? = arguments["contentsOf"] else { return nil }
            return Value.Change(value: .array(self + others))
        case "insert":
            guard let new = arguments.unlabeled(), case .integer(let index)? = arguments["at"],
                (0...count).contains(index)
            else { return nil }
            return Value.Change(value: .array(Array(self[..<index]) + [new] + Array(self[index...])))
        case "removeAll": return arguments.isEmpty ? Value.Change(value: .array([])) : nil
        case "remove":
            guard case .integer(let index)? = arguments["at"] else { return nil }
            return Value.Change(value: .array(self), index: index)
        case "removeFirst": return arguments.isEmpty ? Value.Change(value: .array(self), index: 0) : nil
        case "removeLast":
            return arguments.isEmpty ? Value.Change(value: .array(self), index: count - 1) : nil
        case "popLast":
            guard let last else { return Value.Change(value: .array(self), result: .nothing) }
            return Value.Change(value: .array(Array(dropLast())), result: last)
        default: return nil
        }
    }
}

extension [DictionaryEntry] {
    /// What stands under a key.
    subscript(key: Value) -> Value? { first { $0.key == key }?.value }

    /// The dictionary with another value under a key; nil takes the key out.
    func setting(_ key: Value, to value: Value) -> [DictionaryEntry] {
        let entry = DictionaryEntry(key: key, value: value)
        guard let index = firstIndex(where: { $0.key == key }) else {
            return value == .nothing ? self : self + [entry]
        }
        var changed = self
        if value == .nothing { changed.remove(at: index) } else { changed[index] = entry }
        return changed
    }
}
