// The type of a literal depends on the place that takes its value. The reader handles it where both are in
// one place; here are the literals whose type is written elsewhere: arguments, and values assigned to
// properties.

import Lifecycle

extension Value {
    /// A whole number that was written where a number with a fraction stood before: a variable keeps its type.
    func replacing(_ old: Value) -> Value {
        guard case .integer(let whole) = self, case .number = old else { return self }
        return .number(Double(whole))
    }

    /// The value as what is of a written type takes it.
    func taken(as type: String?) -> Value {
        switch self {
        case .integer(let whole):
            guard let type, type.isOfFractions else { return self }
            return .number(Double(whole))
        case .array(let array):
            guard let type, let first = array.first else { return self }
            if case .integer = first, type.hasPrefix("["), type.elementType.isOfFractions {
                return .list(array.elements.map { $0.taken(as: "Double") })
            }
            return self
        default: return self
        }
    }
}

extension Interpreter {
    /// The value as a property or parameter of a written type takes it: an array literal at a set is one.
    mutating func taken(_ value: Value, as type: String?) throws(Interruption) -> Value {
        let type = type.map { app.world.code.aliases[$0] ?? $0 }
        guard case .array(let array) = value else { return value.taken(as: type) }
        app.cost.work += array.count / 16
        guard let type, type.hasPrefix("Set<") else { return value.taken(as: type) }
        return try set(of: array)
    }

    /// The set of some values. Where their type has an `==` of its own, which of them are the same is not known.
    mutating func set(of array: ArrayValue) throws(Interruption) -> Value {
        if array.contains(where: { $0 == .unknown || app.world.comparesItself($0) }) {
            markEscaped(.array(array))
            return outsideResult()
        }
        // A set is kept as the keys of a dictionary: neither has an order.
        var set = DictionaryValue()
        for value in array { _ = set.set(.void, under: value) }
        return try made(.dictionary(set))
    }

    /// Converts a value to the type of one of the learner's stored properties.
    mutating func taken(
        _ value: Value, by property: ControllerClass.Property, of receiver: Value? = nil
    ) throws(Interruption) -> Value {
        switch value {
        case .integer:
            let old = receiver.flatMap { app.world.slot(property.name, of: $0)?.value }
            return try taken(value, as: property.type).replacing(old ?? .nothing)
        case .array: return try taken(value, as: property.type)
        default: return value
        }
    }

    /// Converts a value to the type of a structure's stored property.
    mutating func taken(
        _ value: Value, byField name: String, of receiver: Value
    ) throws(Interruption) -> Value {
        switch (receiver, value) {
        case (.structure, .integer), (.structure, .array): break
        default: return value
        }
        guard let property = app.world.property(name, of: receiver) else { return value }
        return try taken(value, by: property, of: receiver)
    }
}

extension String {
    /// Indicates whether it is a floating-point type or an optional one.
    fileprivate var isOfFractions: Bool {
        UIKitName.fractions.contains(hasSuffix("?") || hasSuffix("!") ? String(dropLast()) : self)
    }

    /// The text between the brackets of an array type.
    fileprivate var elementType: String {
        var inner = Substring(self).dropFirst()
        while let last = inner.last, last == "?" || last == "!" || last == "]" {
            inner = inner.dropLast()
            if last == "]" { break }
        }
        return String(inner)
    }
}
