// Arrays as code uses them.

import Lifecycle

extension Interpreter {
    mutating func readArray(_ name: String, of values: ArrayValue) throws(Interruption) -> Value? {
        switch name {
        case "count": return .integer(values.count)
        case "isEmpty": return .bool(values.isEmpty)
        case "first": return values.first ?? .nothing
        case "last": return values.last ?? .nothing
        case "indices": return try made(.list(values.indices.map { .integer($0) }))
        case "startIndex": return .integer(0)
        case "endIndex": return .integer(values.count)
        case "lazy": return .array(values)
        default: return nil
        }
    }

    mutating func callArray(
        _ name: String, of values: ArrayValue, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        try app.charge(values.extent.reading)
        switch name {
        case "forEach":
            guard let action = arguments.closure("") ?? arguments.unlabeled() else { return nil }
            for value in values { _ = try ask(action, value) }
            return .void
        case "contains":
            guard let wanted = arguments.unlabeled() else {
                return try callWithClosure(name, of: values, arguments)
            }
            var answers: [Bool?] = []
            for value in values { answers.append(try areEqual(value, wanted)) }
            return answers.contains(true) ? .bool(true) : answers.contains(nil) ? .unknown : .bool(false)
        case "reversed": return try made(.list(values.elements.reversed()))
        case "firstIndex" where arguments["of"] != nil:
            guard let wanted = arguments["of"] else { return nil }
            for (index, value) in values.enumerated() {
                switch try areEqual(value, wanted) {
                case true?: return .integer(index)
                case false?: continue
                case nil: return .unknown
                }
            }
            return .nothing
        case "map", "compactMap", "flatMap", "filter", "first", "allSatisfy", "firstIndex", "last":
            return try callWithClosure(name, of: values, arguments)
        default: return try callSequence(name, of: values, arguments)
        }
    }

    /// Calls a closure with elements, which counts as a step.
    mutating func ask(_ closure: Value, _ elements: Value...) throws(Interruption) -> Value {
        try app.step()
        return try invoke(closure, elements.map { PassedArgument(nil, $0) })
    }

    /// A method of an array that asks a closure about each element.
    private mutating func callWithClosure(
        _ name: String, of values: ArrayValue, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard let closure = arguments.closure("where") ?? arguments.unlabeled() else { return nil }
        var results: [Value] = []
        let all = name == "last" ? ArrayValue(values.elements.reversed()) : values
        for (index, value) in all.enumerated() {
            let answer = try ask(closure, value)
            switch (name, answer) {
            case ("map", _): results.append(app.keep(answer))
            case ("filter", .bool(let isKept)): if isKept { results.append(value) }
            case ("flatMap", .array(let inner)): results += inner.map { app.keep($0) }
            case ("compactMap", _) where answer != .unknown, ("flatMap", _) where answer != .unknown:
                if answer != .nothing { results.append(app.keep(answer)) }
            case ("first", .bool(let isFound)), ("last", .bool(let isFound)): if isFound { return value }
            case ("firstIndex", .bool(let isFound)): if isFound { return .integer(index) }
            case ("contains", .bool(let isFound)): if isFound { return .bool(true) }
            case ("allSatisfy", .bool(let isSo)): if !isSo { return .bool(false) }
            default: return .unknown
            }
        }
        switch name {
        case "first", "last", "firstIndex": return .nothing
        case "contains": return .bool(false)
        case "allSatisfy": return .bool(true)
        default: return try made(.list(results))
        }
    }
}
