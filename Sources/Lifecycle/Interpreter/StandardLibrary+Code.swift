// What of Swift's own library values have: of numbers, texts, arrays, dictionaries and what may be nil.

extension Simulation {
    /// `map` and `flatMap` of Optional, of a value that is there and has no such methods itself.
    mutating func callOptional(
        _ name: String, of value: Value, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard name == "map" || name == "flatMap", let closure = arguments.closure("") ?? arguments.unlabeled()
        else { return nil }
        return try invoke(closure, [PassedArgument(nil, value)])
    }

    /// A property of a number.
    func readNumber(_ name: String, of value: Value) -> Value? {
        switch (name, value) {
        case ("description", .integer(let number)): .string(String(number))
        case ("magnitude", .integer(let number)) where number != .min: .integer(abs(number))
        case ("magnitude", .number(let number)): .number(abs(number))
        default: nil
        }
    }

    func readText(_ name: String, of text: String) -> Value? {
        name == "description" ? .string(text) : nil
    }

    /// A method of a text.
    mutating func callText(
        _ name: String, of text: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        cost.work += Extent.work(onBytes: text.utf8.count)
        guard case .string(let other)? = arguments.unlabeled() else {
            switch name {
            case "uppercased" where arguments.isEmpty: return try made(.string(text.uppercased()))
            case "lowercased" where arguments.isEmpty: return try made(.string(text.lowercased()))
            default: return nil
            }
        }
        switch name {
        case "hasPrefix": return .bool(text.hasPrefix(other))
        case "hasSuffix": return .bool(text.hasSuffix(other))
        default: return nil
        }
    }

    /// A method of a dictionary, or of a set, which is kept as one.
    mutating func callDictionary(
        _ name: String, of dictionary: DictionaryValue, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        switch name {
        case "contains":
            guard let key = arguments.unlabeled(), key != .unknown else { return nil }
            guard !world.comparesItself(key) else { return outsideResult() }
            cost.work += key.extent.work
            return .bool(dictionary[key] != nil)
        case "forEach" where dictionary.entries.isEmpty: return .void
        case "forEach", "map", "compactMap", "flatMap", "allSatisfy", "sorted", "reduce", "min", "max",
            "joined":
            // What has one element has an order.
            guard let only = dictionary.onlyElement else { return nil }
            return try callArray(name, of: [only], arguments)
        default: return nil
        }
    }

    /// A method of an array that makes another value of it.
    mutating func callSequence(
        _ name: String, of values: ArrayValue, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        cost.work += values.extent.work
        switch name {
        case "enumerated":
            let pairs = values.enumerated().map { index, value in
                Value.element(
                    ElementValue(
                        "", [PassedArgument("offset", .integer(index)), PassedArgument("element", value)]))
            }
            return try made(.array(ArrayValue(pairs)))
        case "dropFirst", "dropLast", "prefix", "suffix":
            var count = name.hasPrefix("drop") ? 1 : 0
            if case .integer(let number)? = arguments.unlabeled(), number >= 0 {
                count = number
            } else if !arguments.isEmpty || !name.hasPrefix("drop") {
                return nil
            }
            let part: [Value] =
                switch name {
                case "dropFirst": Array(values.elements.dropFirst(count))
                case "dropLast": Array(values.elements.dropLast(count))
                case "prefix": Array(values.elements.prefix(count))
                default: Array(values.elements.suffix(count))
                }
            return try made(.array(ArrayValue(part)))
        case "reduce":
            guard let start = arguments.unlabeled(),
                let closure = arguments.closure("") ?? arguments.unlabeled(1)
            else { return nil }
            var result = start
            for value in values {
                try step()
                result = keep(try invoke(closure, [PassedArgument(nil, result), PassedArgument(nil, value)]))
            }
            return result
        case "joined":
            var pieces: [String] = []
            for value in values {
                guard case .string(let text) = value else { return nil }
                pieces.append(text)
            }
            var separator = ""
            if case .string(let text)? = arguments["separator"] { separator = text }
            let (bytes, overflow) = separator.utf8.count.multipliedReportingOverflow(by: pieces.count)
            guard !overflow, bytes + values.extent.bytes <= Excess.longestText else { throw exhausted(.text) }
            return try made(.string(pieces.joined(separator: separator)))
        case "sorted" where arguments.isEmpty, "min" where arguments.isEmpty, "max" where arguments.isEmpty:
            guard let sorted = values.elements.sortedIfPlain else { return nil }
            switch name {
            case "min": return sorted.first ?? .nothing
            case "max": return sorted.last ?? .nothing
            default: return try made(.array(ArrayValue(sorted)))
            }
        case "min", "max": return try extreme(of: values, isLeast: name == "min", arguments)
        case "sorted":
            guard arguments.count == 1, let order = try order(of: values, arguments) else { return nil }
            return try made(.array(ArrayValue(order.map { values[$0] })))
        default: return nil
        }
    }
}

extension DictionaryValue {
    /// The element of a set that has just one, which is kept as a key.
    var onlyElement: Value? {
        guard entries.count == 1, let only = entries.first, only.value == .void else { return nil }
        return only.key
    }
}

extension [Value] {
    /// Numbers or texts in their order; nil if there is anything else among them.
    fileprivate var sortedIfPlain: [Value]? {
        if allSatisfy({ $0.double != nil }) { return sorted { ($0.double ?? 0) < ($1.double ?? 0) } }
        let texts = compactMap { value -> String? in if case .string(let text) = value { text } else { nil } }
        guard texts.count == count else { return nil }
        return texts.sorted().map { .string($0) }
    }
}
