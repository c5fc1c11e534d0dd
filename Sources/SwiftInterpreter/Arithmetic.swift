import Lifecycle

extension Value {
    /// Returns the limit that the result of an operator would exceed, before the result is computed; nil if
    /// it is within limits.
    static func excess(applying mark: String, _ left: Value, _ right: Value) -> ExhaustedResource? {
        switch (mark, left, right) {
        case ("+", .string(let a), .string(let b)):
            return a.utf8.count + b.utf8.count > ExhaustedResource.longestText ? .text : nil
        case ("+", .array(let a), .array(let b)):
            return a.extent.count + b.extent.count > ExhaustedResource.mostElements ? .elements : nil
        default: return nil
        }
    }

    /// The operators of Swift's own that have two operands.
    static let operators: Set<String> = [
        "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??", "...",
        "..<",
        "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "~=",
    ]

    /// The result of an operator; its value is nil if a whole number does not hold it.
    struct Result {
        let value: Value?

        init(_ value: Value?) { self.value = value }
    }

    /// A prefix operator applied; nil if the operand does not have it, or is not known.
    static func applying(_ mark: String, _ operand: Value) -> Value? {
        switch (mark, operand) {
        case ("!", .bool(let value)): .bool(!value)
        case ("-", .integer(let value)): value == .min ? nil : .integer(-value)
        case ("-", .number(let value)): .number(-value)
        case ("+", .integer), ("+", .number): operand
        case ("...", .integer), ("..<", .integer), (Expression.rangeFrom, .integer):
            .element(ElementValue(mark, [PassedArgument(nil, operand)]))
        default: nil
        }
    }

    /// An infix operator applied; nil if the operands do not have it, or are not known.
    static func applying(_ mark: String, _ left: Value, _ right: Value) -> Result? {
        switch mark {
        case "===" where left != .unknown && right != .unknown: Result(.bool(left == right))
        case "!==" where left != .unknown && right != .unknown: Result(.bool(left != right))
        case "==": areEqual(left, right).map { Result(.bool($0)) }
        case "!=": areEqual(left, right).map { Result(.bool(!$0)) }
        case "&&", "||": if case .bool(let value) = right { Result(.bool(value)) } else { nil }
        case "...", "..<": range(mark, left, right)
        default: arithmetic(mark, left, right)
        }
    }

    /// Indicates whether two values are equal; nil if unknown.
    static func areEqual(_ left: Value, _ right: Value) -> Bool? {
        if left == .unknown || right == .unknown { return nil }
        if case .instance = left, case .instance = right, left != right { return nil }
        switch (left, right) {
        case (.integer, .number), (.number, .integer): return left.double == right.double
        case (.array(let one), .array(let other)):
            guard one.count == other.count else { return false }
            return areAllEqual(zip(one, other))
        case (.element(let one), .element(let other)):
            guard one.name == other.name, one.values.map({ $0.label }) == other.values.map({ $0.label })
            else {
                return false
            }
            return areAllEqual(zip(one.values.map { $0.value }, other.values.map { $0.value }))
        case (.structure(let one), .structure(let other)):
            guard one.type == other.type, one.fields.count == other.fields.count else { return false }
            return areAllEqual(one.fields.map { ($0.value, other.fields[$0.key] ?? .unknown) })
        case (.symbol(let name), let other), (let other, .symbol(let name)):
            return other.equals(constant: name)
        // A set, or options, beside a literal of which nobody says what it is.
        case (.array, .dictionary), (.dictionary, .array): return nil
        default: return left == right
        }
    }

    /// Indicates whether it equals a constant or case of which only the name is known, such as `.zero`; nil
    /// if unknown.
    private func equals(constant name: String) -> Bool? {
        switch (self, name) {
        case (.symbol(let other), _): other == name
        // A case with values is another one than one without.
        case (.nothing, _): name == "none"
        case (.element, _): false
        case (.rectangle(let frame), "zero"): frame == .zero
        case (.size(let size), "zero"): size == .zero
        case (.point(let x, let y), "zero"): x == 0 && y == 0
        case (.integer, "zero"), (.number, "zero"): double == 0
        default: nil
        }
    }

    /// Indicates whether the parts of two values are equal in pairs: false if any pair differs, otherwise nil
    /// if any is unknown.
    private static func areAllEqual(_ parts: some Sequence<(Value, Value)>) -> Bool? {
        var result: Bool? = true
        for (one, other) in parts {
            switch areEqual(one, other) {
            case true?: break
            case false?: return false
            case nil: result = nil
            }
        }
        return result
    }

    private static func range(_ mark: String, _ left: Value, _ right: Value) -> Result? {
        guard case .integer(let first) = left, case .integer(let last) = right, first <= last else {
            return nil
        }
        let (distance, overflow) = last.subtractingReportingOverflow(first)
        guard !overflow, distance < ExhaustedResource.mostElements else {
            return Result(
                .element(ElementValue(mark, [PassedArgument(nil, left), PassedArgument(nil, right)])))
        }
        let numbers = mark == "..." ? Array(first...last) : Array(first..<last)
        return Result(.list(numbers.map { .integer($0) }))
    }

    private static func arithmetic(_ mark: String, _ left: Value, _ right: Value) -> Result? {
        switch (left, right) {
        case (.integer(let a), .integer(let b)): return whole(mark, a, b)
        case (.number(let a), .number(let b)): return number(mark, a, b)
        case (.integer(let a), .number(let b)): return number(mark, Double(a), b)
        case (.number(let a), .integer(let b)): return number(mark, a, Double(b))
        case (.symbol("now"), _) where mark == "+":
            // A deadline counts from now.
            return right.double.map { Result(.number($0)) }
        case (.symbol, _) where left.windowLevel != nil && ["+", "-"].contains(mark):
            // A level between those that have a name.
            return left.windowLevel.flatMap { arithmetic(mark, .number($0), right) }
        case (.string(let a), .string(let b)):
            return mark == "+" ? Result(.string(a + b)) : comparison(mark, a, b)
        case (.array(let a), .array(let b)):
            return mark == "+" ? Result(.list(a.elements + b.elements)) : nil
        default: return nil
        }
    }

    private static func whole(_ mark: String, _ a: Int, _ b: Int) -> Result? {
        func checked(_ result: (partialValue: Int, overflow: Bool)) -> Result {
            Result(result.overflow ? nil : .integer(result.partialValue))
        }
        switch mark {
        case "+": return checked(a.addingReportingOverflow(b))
        case "-": return checked(a.subtractingReportingOverflow(b))
        case "*": return checked(a.multipliedReportingOverflow(by: b))
        case "/": return checked(a.dividedReportingOverflow(by: b))
        case "%": return checked(a.remainderReportingOverflow(dividingBy: b))
        case "&": return Result(.integer(a & b))
        case "|": return Result(.integer(a | b))
        case "^": return Result(.integer(a ^ b))
        case "<<": return Result(.integer(a << b))
        case ">>": return Result(.integer(a >> b))
        case "&+": return Result(.integer(a &+ b))
        case "&-": return Result(.integer(a &- b))
        case "&*": return Result(.integer(a &* b))
        default: return comparison(mark, a, b)
        }
    }

    private static func number(_ mark: String, _ a: Double, _ b: Double) -> Result? {
        switch mark {
        case "+": Result(.number(a + b))
        case "-": Result(.number(a - b))
        case "*": Result(.number(a * b))
        case "/": Result(.number(a / b))
        default: comparison(mark, a, b)
        }
    }

    private static func comparison<Operand: Comparable>(_ mark: String, _ a: Operand, _ b: Operand) -> Result?
    {
        switch mark {
        case "<": Result(.bool(a < b))
        case "<=": Result(.bool(a <= b))
        case ">": Result(.bool(a > b))
        case ">=": Result(.bool(a >= b))
        default: nil
        }
    }
}
