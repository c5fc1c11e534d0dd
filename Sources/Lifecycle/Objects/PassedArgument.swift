/// An argument that arrives at a function, or that belongs to a case of an enumeration.
package struct PassedArgument: Hashable, Sendable {
    /// The label at the call; nil if there is none, `{}` for a trailing closure.
    package let label: String?
    /// The argument's value.
    package let value: Value

    /// The type of number that the call makes of it, such as by `UInt64(…)`; nil if it makes none.
    package var number: String?

    package init(_ label: String? = nil, _ value: Value) {
        self.label = label
        self.value = value
    }

    /// Indicates whether the argument's number type fits the parameter's. Swift converts no number
    /// implicitly, except between Double and CGFloat.
    package func canBeNumber(of type: String?) -> Bool {
        guard let number, let type, UIKitName.numbers.contains(type), type != "NSNumber" else { return true }
        let fractions: Set<String> = ["Double", "CGFloat", "TimeInterval"]
        return number == type || fractions.contains(number) && fractions.contains(type)
    }
}

extension [PassedArgument] {
    /// The value with a label; nil if there is none.
    package subscript(label: String) -> Value? { first { $0.label == label }?.value }

    /// The value without a label at a position among those.
    package func unlabeled(_ position: Int = 0) -> Value? {
        let values = filter { $0.label == nil }
        return values.indices.contains(position) ? values[position].value : nil
    }

    /// The closure under a label, or behind the parentheses.
    package func closure(_ label: String) -> Value? { self[label] ?? self["{}"] }

    /// Indicates whether `options:` is or contains an option.
    package func hasOption(_ name: String) -> Bool {
        switch self["options"] {
        case .symbol(name)?: true
        case .array(let options)?: options.elements.contains(.symbol(name))
        default: false
        }
    }

    /// `animated:`, if it is known.
    package var isAnimated: Bool {
        if case .bool(let animated)? = self["animated"] { animated } else { true }
    }
}
