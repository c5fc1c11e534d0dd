// The initializers of String.

import Lifecycle

extension Interpreter {
    /// `String(…)`
    mutating func string(_ arguments: [PassedArgument]) throws(Interruption) -> Value? {
        guard let label = arguments.first(where: { $0.label != nil })?.label else {
            guard let value = arguments.unlabeled() else { return .string("") }
            guard value != .unknown else { return outsideResult() }
            if case .array(let values) = value { return try joined(values) }
            return try made(.string(try text(value)))
        }
        switch label {
        case "repeating": return try repeated(arguments)
        case "describing":
            guard let value = arguments["describing"] else { return nil }
            return try made(.string(try text(value)))
        case "radix":
            guard case .integer(let number)? = arguments.unlabeled(),
                case .integer(let radix)? = arguments["radix"], (2...36).contains(radix)
            else { return nil }
            return .string(String(number, radix: radix, uppercase: arguments["uppercase"] == .bool(true)))
        default: return nil
        }
    }

    /// A text of characters, which are kept as texts; nil if they are none.
    private mutating func joined(_ values: ArrayValue) throws(Interruption) -> Value? {
        let texts = values.compactMap { $0.text }
        guard texts.count == values.count, texts.allSatisfy({ $0.count == 1 }) else {
            return try made(.string(try text(.array(values))))
        }
        return try made(.string(texts.joined()))
    }
}
