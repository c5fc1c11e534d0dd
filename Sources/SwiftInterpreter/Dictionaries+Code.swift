// Dictionaries and sets as code uses them. A set is kept as the keys of a dictionary. Neither has an order of which
// anything is known, so only what does not depend on one is known of what has more than one element.

import Lifecycle

extension Interpreter {
    mutating func readDictionary(
        _ name: String, of dictionary: DictionaryValue
    ) throws(Interruption) -> Value? {
        switch name {
        case "isEmpty": return .bool(dictionary.entries.isEmpty)
        case "count": return .integer(dictionary.entries.count)
        case "first" where dictionary.entries.count < 2: return dictionary.elements.first ?? .nothing
        case "keys" where dictionary.entries.count < 2:
            return .list(dictionary.entries.map { $0.key })
        case "keys":
            try app.charge(dictionary.extent.reading)
            return try made(.dictionary(dictionary.keys))
        case "values" where dictionary.entries.count < 2:
            return .list(dictionary.entries.map { $0.value })
        default: return nil
        }
    }

    /// A method of a dictionary, or of a set.
    mutating func callDictionary(
        _ name: String, of dictionary: DictionaryValue, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        switch name {
        case "contains" where arguments.closure("where") == nil:
            guard let key = arguments.unlabeled(), key != .unknown else { return nil }
            guard !app.world.comparesItself(key) else { return outsideResult() }
            return .bool(dictionary[key] != nil)
        case Function.subscriptName:
            guard arguments.count == 2, let key = arguments.unlabeled(), let standard = arguments["default"]
            else { return nil }
            guard key != .unknown, !app.world.comparesItself(key) else { return outsideResult() }
            return dictionary[key] ?? standard
        case "union", "intersection", "subtracting", "symmetricDifference", "isSubset", "isSuperset",
            "isDisjoint":
            return try combine(dictionary, by: name, arguments)
        case "mapValues", "compactMapValues", "filter":
            return try convert(dictionary, by: name, arguments)
        case "forEach" where dictionary.entries.isEmpty: return .void
        // With a single element, the order is known.
        case "forEach", "map", "compactMap", "flatMap", "allSatisfy", "sorted", "reduce", "min", "max",
            "joined", "contains", "first", "enumerated", "reversed":
            try app.charge(dictionary.extent.reading)
            if dictionary.entries.count < 2 {
                return try callArray(name, of: ArrayValue(dictionary.elements), arguments)
            }
            return try callInAnyOrder(name, of: dictionary, arguments)
        default: return nil
        }
    }

    /// A method of which the result is the same in whatever order it goes through the elements.
    private mutating func callInAnyOrder(
        _ name: String, of dictionary: DictionaryValue, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        let elements = ArrayValue(dictionary.elements)
        switch name {
        case "sorted" where arguments.isEmpty, "min" where arguments.isEmpty, "max" where arguments.isEmpty:
            return try callArray(name, of: elements, arguments)
        case "contains", "allSatisfy":
            guard arguments.allSatisfy({ isHarmless($0.value) }) else { return nil }
            return try callArray(name, of: elements, arguments)
        case "sorted":
            guard arguments.allSatisfy({ isHarmless($0.value) }),
                let comesBefore = arguments.closure("by"), comesBefore != .unknown,
                let order = try order(of: elements, arguments)
            else { return nil }
            // Of two that are neither before the other nobody knows which one comes first.
            for (one, other) in zip(order, order.dropFirst()) {
                guard try ask(comesBefore, elements[one], elements[other]) == .bool(true) else {
                    return outsideResult()
                }
            }
            return try made(.list(order.map { elements[$0] }))
        default: return nil
        }
    }

    /// A method that makes another dictionary or set, element by element.
    private mutating func convert(
        _ dictionary: DictionaryValue, by name: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard let closure = arguments.closure("") ?? arguments.unlabeled(), closure != .unknown,
            dictionary.entries.count < 2 || isHarmless(closure)
        else { return nil }
        var result = DictionaryValue()
        for (entry, element) in zip(dictionary.entries, dictionary.elements) {
            guard name == "filter" else {
                let value = app.keep(try ask(closure, entry.value))
                if name == "compactMapValues" {
                    if value == .unknown { return nil }
                    if value == .nothing { continue }
                }
                _ = result.set(value, under: entry.key)
                continue
            }
            guard case .bool(let isKept) = try ask(closure, element) else { return nil }
            if isKept { _ = result.set(entry.value, under: entry.key) }
        }
        return try made(.dictionary(result))
    }

    /// A method of a set that is given another one, or an array.
    private mutating func combine(
        _ set: DictionaryValue, by name: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard arguments.count == 1, let others = arguments[0].value.members, !others.contains(.unknown),
            !(others + set.entries.map { $0.key }).contains(where: { app.world.comparesItself($0) })
        else { return nil }
        // Both are made into tables.
        try app.charge(2 * (set.extent.reading + arguments[0].value.extent.reading))
        let own = set.entries.map { $0.key }, ownKeys = Set(own), otherKeys = Set(others)
        let result: [Value]
        switch name {
        case "isSubset": return .bool(ownKeys.isSubset(of: otherKeys))
        case "isSuperset": return .bool(ownKeys.isSuperset(of: otherKeys))
        case "isDisjoint": return .bool(ownKeys.isDisjoint(with: otherKeys))
        case "union": result = own + others
        case "intersection": result = own.filter { otherKeys.contains($0) }
        case "subtracting": result = own.filter { !otherKeys.contains($0) }
        default:
            result =
                own.filter { !otherKeys.contains($0) } + others.filter { !ownKeys.contains($0) }
        }
        return try self.set(of: ArrayValue(result))
    }

    /// `Dictionary(grouping: values, by: key)` and `Dictionary(uniqueKeysWithValues: pairs)`
    mutating func dictionary(_ arguments: [PassedArgument]) throws(Interruption) -> Value? {
        var result = DictionaryValue()
        if case .array(let values)? = arguments["grouping"] {
            guard let key = arguments.closure("by"), key != .unknown else { return nil }
            var groups: [Value: ArrayValue] = [:], keys: [Value] = []
            for value in values {
                let group = app.keep(try ask(key, value))
                app.cost.work += group.extent.reading
                guard group != .unknown, !app.world.comparesItself(group) else { return nil }
                if groups[group] == nil { keys.append(group) }
                groups[group, default: []].append(value)
            }
            for group in keys { _ = result.set(.array(groups[group] ?? []), under: group) }
            return try made(.dictionary(result))
        }
        guard case .array(let pairs)? = arguments["uniqueKeysWithValues"], arguments.count == 1 else {
            return nil
        }
        for pair in pairs {
            guard case .element(let tuple) = pair, tuple.name.isEmpty, tuple.values.count == 2,
                tuple.values[0].value != .unknown, !app.world.comparesItself(tuple.values[0].value)
            else { return nil }
            guard result.set(tuple.values[1].value, under: tuple.values[0].value) == nil else {
                let key = try text(tuple.values[0].value)
                throw trapUnlessUncertain(.fatal("Duplicate values for key: '\(key)'"), by: .fatalCallTraps)
            }
        }
        return try made(.dictionary(result))
    }
}

extension DictionaryValue {
    /// The elements as code meets them: those of a set, or pairs of keys and values.
    var elements: [Value] {
        entries.map { entry in
            if entry.value == .void { return entry.key }
            return .tuple(("key", entry.key), ("value", entry.value))
        }
    }

    /// The keys as a set.
    fileprivate var keys: DictionaryValue {
        var result = DictionaryValue()
        for entry in entries { _ = result.set(.void, under: entry.key) }
        return result
    }
}
