// Key-value coding: properties that are named by a text.

import Lifecycle

extension Interpreter {
    /// `setValue(_:forKey:)`, `value(forKey:)` and `setValuesForKeys(_:)` of a property that the text declares.
    ///
    /// - Returns: Nil if it is none of these, or of another property.
    mutating func callKeyValueCoding(
        _ name: String, of receiver: Value, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        switch name {
        case "setValue":
            guard case .string(let key)? = arguments["forKey"], declares(key, receiver),
                let value = arguments.unlabeled()
            else { return nil }
            try assign(value, to: key, of: receiver)
            return .void
        case "value":
            guard case .string(let key)? = arguments["forKey"], declares(key, receiver) else { return nil }
            return try read(key, of: receiver)
        case "setValuesForKeys":
            guard case .dictionary(let values)? = arguments.unlabeled() else { return nil }
            for entry in values.entries {
                guard case .string(let name) = entry.key, declares(name, receiver) else {
                    markEscaped(entry.value)
                    continue
                }
                try assign(entry.value, to: name, of: receiver)
            }
            return .void
        default: return nil
        }
    }

    private func declares(_ key: String, _ receiver: Value) -> Bool {
        app.world.property(key, of: receiver) != nil || app.world.computedProperty(key, of: receiver) != nil
    }
}
