// Members of the standard library's types: numbers, texts, arrays and optionals.

import Lifecycle

extension Interpreter {
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
        switch name {
        case "description": .string(text)
        case "isEmpty": .bool(text.isEmpty)
        case "count": .integer(text.count)
        case "first": text.first.map { .string(String($0)) } ?? .nothing
        case "last": text.last.map { .string(String($0)) } ?? .nothing
        default: nil
        }
    }

    /// A method that a text has as a collection of characters: of each of them is made a text.
    private mutating func callCharacters(
        _ name: String, of text: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        switch name {
        case "map", "compactMap", "forEach", "allSatisfy", "reduce", "enumerated", "reversed", "sorted":
            guard case .array(let array) = try made(text.characters) else { return nil }
            return try callArray(name, of: array, arguments)
        case "filter", "prefix", "suffix", "dropFirst", "dropLast":
            guard case .array(let array) = try made(text.characters),
                case .array(let kept)? = try callArray(name, of: array, arguments)
            else { return nil }
            return try made(.string(kept.compactMap { $0.text }.joined()))
        default: return nil
        }
    }

    /// A method of a text that looks for another one.
    private mutating func search(
        _ text: String, by name: String, _ other: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        // Each character is made apart and compared with those that are sought.
        try app.charge(2 * (text.utf8.count + other.utf8.count))
        switch name {
        case "contains" where arguments.count == 1:
            return .bool(other.isEmpty || text.pieces(between: other).count > 1)
        case "components" where arguments["separatedBy"] != nil && !other.isEmpty:
            return try made(.list(text.pieces(between: other).map { .string($0) }))
        case "split" where arguments.count == 1 && other.count == 1:
            let pieces = text.pieces(between: other).filter { !$0.isEmpty }
            return try made(.list(pieces.map { .string($0) }))
        case "replacingOccurrences" where arguments.count == 2 && !other.isEmpty:
            guard case .string(let new)? = arguments["with"] else { return nil }
            let pieces = text.pieces(between: other)
            let (bytes, overflow) = new.utf8.count.multipliedReportingOverflow(by: pieces.count)
            guard !overflow, bytes + text.utf8.count <= ExhaustedResource.longestText else {
                throw app.exhausted(.text)
            }
            return try made(.string(pieces.joined(separator: new)))
        default: return nil
        }
    }

    /// A method of a text.
    mutating func callText(
        _ name: String, of text: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        let sought =
            ["separatedBy", "separator", "of"].lazy.compactMap { arguments[$0] }.first
            ?? arguments.unlabeled()
        if case .string(let other)? = sought, let found = try search(text, by: name, other, arguments) {
            return found
        }
        switch (name, arguments.unlabeled()) {
        case ("uppercased", nil) where arguments.isEmpty: return try made(.string(text.uppercased()))
        case ("lowercased", nil) where arguments.isEmpty: return try made(.string(text.lowercased()))
        case ("hasPrefix", .string(let other)?): return .bool(text.hasPrefix(other))
        case ("hasSuffix", .string(let other)?): return .bool(text.hasSuffix(other))
        case (_, .string?): return nil
        default: return try callCharacters(name, of: text, arguments)
        }
    }

    /// `reduce(into: start) { result, value in … }`
    private mutating func reduce(
        _ values: ArrayValue, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard let closure = arguments.closure("") ?? arguments.unlabeled(), closure != .unknown,
            var result = arguments["into"]
        else { return nil }
        for value in values {
            try app.step()
            app.cost.work += result.extent.work / Simulation.valuesCopiedPerUnit
            app.execution.changedArguments = nil
            try invoke(
                closure, [PassedArgument(nil, result), PassedArgument(nil, value)], changingThem: true)
            guard let changed = app.execution.changedArguments?.first else { return outsideResult() }
            result = app.keep(changed)
        }
        app.execution.changedArguments = nil
        return result
    }

    /// A method of an array that makes another value of it.
    mutating func callSequence(
        _ name: String, of values: ArrayValue, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        switch name {
        case "enumerated":
            return try made(
                .list(values.enumerated().map { .tuple(("offset", .integer($0)), ("element", $1)) }))
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
            return try made(.list(part))
        case "reduce" where arguments["into"] != nil: return try reduce(values, arguments)
        case "reduce":
            guard let start = arguments.unlabeled(),
                let closure = arguments.closure("") ?? arguments.unlabeled(1)
            else { return nil }
            var result = start
            for value in values {
                result = app.keep(try ask(closure, result, value))
            }
            return result
        case "joined":
            let pieces = values.compactMap { $0.text }, separator = arguments["separator"]?.text ?? ""
            guard pieces.count == values.count else { return nil }
            let (bytes, overflow) = separator.utf8.count.multipliedReportingOverflow(by: pieces.count)
            guard !overflow, bytes + values.extent.bytes <= ExhaustedResource.longestText else {
                throw app.exhausted(.text)
            }
            return try made(.string(pieces.joined(separator: separator)))
        case "sorted",
            "min" where arguments.isEmpty, "max" where arguments.isEmpty:
            guard arguments.count <= 1, let order = try order(of: values, arguments) else { return nil }
            if name == "sorted" { return try made(.list(order.map { values[$0] })) }
            return (name == "min" ? order.first : order.last).map { values[$0] } ?? .nothing
        case "min", "max": return try extreme(of: values, isLeast: name == "min", arguments)
        default: return nil
        }
    }
}

extension String {
    /// Returns the parts between the occurrences of a separator, found in one pass by the Knuth-Morris-Pratt
    /// algorithm.
    fileprivate func pieces(between separator: String) -> [String] {
        let all = Array(self), sought = Array(separator)
        // For each prefix, the length of the longest proper prefix with which it also ends.
        var borders = [0]
        func extended(_ length: Int, by character: Character) -> Int {
            var length = length
            while length > 0, character != sought[length] { length = borders[length - 1] }
            return character == sought[length] ? length + 1 : 0
        }
        for character in sought.dropFirst() {
            borders.append(extended(borders[borders.count - 1], by: character))
        }
        var pieces: [String] = [], start = 0, length = 0
        for (index, character) in all.enumerated() {
            length = extended(length, by: character)
            guard length == sought.count else { continue }
            pieces.append(String(all[start...index].dropLast(length)))
            (start, length) = (index + 1, 0)
        }
        return pieces + [String(all[start...])]
    }
}
