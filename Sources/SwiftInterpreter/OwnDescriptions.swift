// The text that `print` and interpolation show for values with their own description.

import Lifecycle

extension Interpreter {
    /// A value with what the text's own `description` says in place of each part that has one.
    mutating func described(_ value: Value) throws(Interruption) -> Value {
        guard app.world.code.textMembers.accessors.contains("description") else { return value }
        try app.enterNesting()
        defer { app.execution.nesting -= 1 }
        switch value {
        case .array(let array):
            guard array.contains(where: { app.world.mayDescribe($0) }) else { return value }
            var parts: [Value] = []
            for element in array { parts.append(try described(element)) }
            return .list(parts)
        case .element(let tuple) where tuple.name.isEmpty:
            var parts: [PassedArgument] = []
            for part in tuple.values { parts.append(PassedArgument(part.label, try described(part.value))) }
            return .element(ElementValue("", parts))
        case .structure(let structure) where !app.world.describesItself(value):
            var copy = structure
            for (name, field) in structure.fields.sorted(by: { $0.key < $1.key })
            where app.world.mayDescribe(field) {
                copy.set(name, to: try described(field))
            }
            return .structure(copy)
        default: break
        }
        guard app.world.describesItself(value), let text = try read("description", of: value) else {
            return value
        }
        // A name is shown as it is, without quotation marks.
        return if case .string(let text) = text { .symbol(text) } else { .unknown }
    }
}

extension World {
    /// Indicates whether a value can have a custom description, or parts that do.
    fileprivate func mayDescribe(_ value: Value) -> Bool {
        switch value {
        case .structure, .symbol, .element, .instance, .controller, .view, .array: true
        default: false
        }
    }

    /// Indicates whether the type of a value declares a `description`.
    fileprivate func describesItself(_ value: Value) -> Bool {
        switch value {
        case .structure, .symbol, .element, .instance, .controller, .view: break
        default: return false
        }
        guard let (_, level) = computedProperty("description", of: value) else { return false }
        switch level {
        // Each of UIKit's objects has one, which the text's overrides.
        case .controller: return true
        case .object:
            return levels(of: value).contains { level in
                guard case .object(let classID) = level else { return false }
                return code.objectClasses[classID].viewClass != nil || code.objectClasses[classID].isWindow
                    || code.areDescribed(code.objectClasses[classID].protocols)
            }
        case .value(let name):
            return code.areDescribed(
                (code.valueTypes[name]?.protocols ?? []) + (code.addedProtocols[name] ?? []))
        // An extension of a protocol's: whether it is the one that is shown depends on who conforms to what.
        case .extended(let name): return code.areDescribed([name] + (code.addedProtocols[name] ?? []))
        }
    }
}

extension AppCode {
    /// Indicates whether a type that conforms to some protocols has a description.
    fileprivate func areDescribed(_ names: [String]) -> Bool {
        var waiting = names, seen: Set<String> = []
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted, seen.count < 100 else { continue }
            if name == "CustomStringConvertible" || name == "NSObject" { return true }
            waiting += (protocols[name] ?? []) + (addedProtocols[name] ?? [])
        }
        return false
    }
}
