// Key-value coding: properties that are named by a text.

import Lifecycle

extension Interpreter {
    /// `setValue(_:forKey:)` and `value(forKey:)`, also with `forKeyPath:`, and `setValuesForKeys(_:)`, of properties that the
    /// text or UIKit declares.
    ///
    /// - Returns: Nil if it is none of these, or of another property.
    mutating func callKeyValueCoding(
        _ name: String, of receiver: Value, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        let place = property(arguments["forKey"] ?? arguments["forKeyPath"], of: receiver)
        switch name {
        case "setValue":
            guard let place, let value = arguments.unlabeled() else { return nil }
            try assign(.literal(value), to: place)
            return .void
        case "value": return try place.map { (place) throws(Interruption) in try evaluate(place) }
        case "setValuesForKeys":
            guard case .dictionary(let values)? = arguments.unlabeled() else { return nil }
            for entry in values.entries {
                if let place = property(entry.key, of: receiver) {
                    try assign(.literal(entry.value), to: place)
                } else {
                    markEscaped(entry.value)
                }
            }
            return .void
        default: return nil
        }
    }

    /// The property that a key or a path of keys names. Swift calls one `isHidden` that Objective-C calls `hidden`.
    private func property(_ keys: Value?, of receiver: Value) -> Expression? {
        guard case .string(let path)? = keys else { return nil }
        var place = Expression.literal(receiver)
        for key in path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
            let names = [key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
            guard let name = names.first(where: { declares($0, receiver) }) else { return nil }
            place = .member(place, name)
        }
        return place
    }

    private func declares(_ name: String, _ receiver: Value) -> Bool {
        if app.world.property(name, of: receiver) != nil { return true }
        if app.world.computedProperty(name, of: receiver) != nil { return true }
        switch receiver {
        case .controller: return UIKitName.controllerMembers.contains(name)
        case .view: return UIKitName.viewMembers.contains(name) || UIKitName.ofLayers[name] != nil
        default: return false
        }
    }
}
