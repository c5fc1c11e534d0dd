// The global functions and structure initializers of Foundation, Core Graphics and the standard library.

import Lifecycle

extension Interpreter {
    /// A function of the standard library or an initializer of a structure.
    ///
    /// - Returns: Nil if nothing is known of the name.
    mutating func callGlobal(_ name: String, _ arguments: [PassedArgument]) throws(Interruption) -> Value? {
        try app.charge(arguments.reduce(0) { $0 + $1.value.extent.reading })
        let first = arguments.unlabeled()
        switch name {
        case "NSLocalizedString", "Notification.Name", "Optional": return first
        case "withObservationTracking":
            guard let read = arguments.closure("") ?? first, let block = arguments.closure("onChange") else {
                return nil
            }
            app.beginTracking(.block(block))
            defer { _ = app.execution.readers.popLast() }
            return try invoke(read, [])
        case _ where Statement.endings.contains(name):
            throw trapUnlessUncertain(.fatal(first?.text ?? ""), by: .fatalCallTraps)
        case "type":
            guard let value = arguments["of"] else { return nil }
            return app.world.type(of: value).map { .type($0) } ?? outsideResult()
        case "CGRect", "CGSize", "CGPoint": return geometry(name, arguments)
        case "UIEdgeInsets", "CGAffineTransform", "IndexPath": return makeStructure(name, arguments)
        case "Int" where first?.text != nil && arguments.count == 1:
            return first?.text.flatMap { Int($0) }.map { .integer($0) } ?? .nothing
        case "Double" where first?.text != nil, "Float" where first?.text != nil:
            return first?.text.flatMap { Double($0) }.map { .number($0) } ?? .nothing
        case "Array" where arguments.isEmpty: return .array([])
        // A set is kept as the keys of a dictionary: neither has an order.
        case "Dictionary" where arguments.isEmpty, "Set" where arguments.isEmpty:
            return .dictionary(DictionaryValue())
        case "CGFloat", "Double", "Float": return first?.double.map { .number($0) } ?? .unknown
        case "Int":
            guard let number = first?.double, number.magnitude < 1e15 else { return .unknown }
            return .integer(Int(number))
        case "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64":
            return first.map { wholeNumber($0, of: name, arguments) }
        case "Bool":
            switch first {
            case .bool?: return first
            case .string(let text)?:
                return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .nothing
            default: return nil
            }
        case "String":
            if let text = try string(arguments) { return text }
            return outsideResult(escaping: arguments)
        case "Dictionary": return try dictionary(arguments)
        case "Array":
            if case .array? = first { return first }
            return try newArray(arguments)
        case "Set":
            guard case .array(let values)? = first else { return nil }
            return try set(of: values)
        case "stride": return try stride(arguments)
        case "zip":
            guard case .array(let one)? = first, case .array(let other)? = arguments.unlabeled(1) else {
                return nil
            }
            return try made(.list(Swift.zip(one, other).map { .tuple((nil, $0), (nil, $1)) }))
        case "Task":
            return (arguments.closure("operation") ?? arguments.closure("")).map {
                startTask($0, isOffMainThread: false)
            }
        case "min", "max":
            let values = ArrayValue(arguments.filter { $0.label == nil }.map { $0.value })
            return values.count < 2 ? nil : try callSequence(name, of: values, [])
        case "swap":
            guard let one = first, let other = arguments.unlabeled(1) else { return nil }
            app.execution.changedArguments = [other, one]
            return .void
        // The app is one that was built for debugging: there assertions are checked.
        case "precondition", "assert":
            guard case .bool(false)? = first else { return .void }
            throw trapUnlessUncertain(.fatal(arguments.unlabeled(1)?.text ?? ""), by: .fatalCallTraps)
        case "floor": return first?.double.map { .number($0.rounded(.down)) }
        case "ceil": return first?.double.map { .number($0.rounded(.up)) }
        case "round": return first?.double.map { .number($0.rounded()) }
        case "sqrt": return first?.double.map { .number($0.squareRoot()) }
        case "abs":
            guard case .integer(let whole)? = first else {
                return first?.double.map { .number($0.magnitude) }
            }
            guard whole > .min else { throw trapUnlessUncertain(.arithmeticOverflow, by: .arithmeticTraps) }
            return .integer(whole < 0 ? -whole : whole)
        default: return nil
        }
    }

    private func geometry(_ name: String, _ arguments: [PassedArgument]) -> Value {
        let (x, y) = (arguments["x"]?.double, arguments["y"]?.double)
        let (width, height) = (arguments["width"]?.double, arguments["height"]?.double)
        return switch (name, x, y, width, height) {
        case ("CGSize", _, _, let width?, let height?): .size(Size(width: width, height: height))
        case ("CGPoint", let x?, let y?, _, _): .point(x: x, y: y)
        case ("CGRect", let x?, let y?, let width?, let height?):
            .rectangle(Rectangle(x: x, y: y, size: Size(width: width, height: height)))
        default: name == "CGRect" && arguments.isEmpty ? .rectangle(.zero) : .unknown
        }
    }

    /// An array of the same value several times, or of the characters of a text; nil for any other.
    private mutating func newArray(_ arguments: [PassedArgument]) throws(Interruption) -> Value? {
        if let value = arguments["repeating"], case .integer(let count)? = arguments["count"], count >= 0 {
            guard count <= ExhaustedResource.mostElements else { throw app.exhausted(.elements) }
            return try made(.list(Array(repeating: value, count: count)))
        }
        guard case .string(let text)? = arguments.unlabeled() else { return nil }
        guard text.utf8.count <= ExhaustedResource.mostElements else { throw app.exhausted(.elements) }
        return try made(text.characters)
    }

    private mutating func stride(_ arguments: [PassedArgument]) throws(Interruption) -> Value? {
        guard case .integer(let start)? = arguments["from"], case .integer(let step)? = arguments["by"],
            case .integer(let end)? = arguments["to"] ?? arguments["through"], step != 0
        else { return nil }
        let distance = end.subtractingReportingOverflow(start)
        let steps = distance.partialValue.dividedReportingOverflow(by: step)
        guard !distance.overflow, !steps.overflow, steps.partialValue <= ExhaustedResource.mostElements else {
            throw app.exhausted(.elements)
        }
        let isClosed = arguments["through"] != nil
        let numbers =
            isClosed
            ? Array(Swift.stride(from: start, through: end, by: step))
            : Array(Swift.stride(from: start, to: end, by: step))
        return try made(.list(numbers.map { .integer($0) }))
    }

    /// A whole number of another size than Int; what does not fit into it is not known.
    private mutating func wholeNumber(
        _ value: Value, of type: String, _ arguments: [PassedArgument]
    ) -> Value {
        let bits = Int(type.filter { $0.isNumber }) ?? 64, isSigned = type.hasPrefix("I")
        let largest = bits < 64 ? (1 << (isSigned ? bits - 1 : bits)) - 1 : Int.max
        let least = !isSigned ? 0 : bits < 64 ? -largest - 1 : Int.min
        switch value {
        case .integer(let whole) where whole >= least && whole <= largest: return value
        case .number(let number) where number.magnitude < 1e15 && arguments.count == 1:
            let whole = Int(number)
            if whole >= least, whole <= largest { return .integer(whole) }
        default: break
        }
        return outsideResult(escaping: arguments)
    }

    /// `String(repeating:count:)`
    mutating func repeated(_ arguments: [PassedArgument]) throws(Interruption) -> Value {
        guard case .string(let text)? = arguments["repeating"],
            case .integer(let count)? = arguments["count"],
            count >= 0
        else { return .unknown }
        let (bytes, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
        guard !overflow, bytes <= ExhaustedResource.longestText else { throw app.exhausted(.text) }
        try app.charge(count / 4)
        return try made(.string(text.isEmpty ? "" : String(repeating: text, count: count)))
    }
}

extension Value {
    var text: String? { if case .string(let text) = self { text } else { nil } }

    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// An array.
    static func list(_ elements: [Value]) -> Value { .array(ArrayValue(elements)) }

    /// A tuple, whose parts may have labels.
    static func tuple(_ parts: (label: String?, value: Value)...) -> Value {
        .element(ElementValue("", parts.map { PassedArgument($0.label, $0.value) }))
    }
}

extension String {
    /// The characters, each as a text.
    var characters: Value { .list(map { .string(String($0)) }) }
}
