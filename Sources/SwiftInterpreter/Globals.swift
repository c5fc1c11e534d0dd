// Constants and variables outside of all types.

import Lifecycle

extension Interpreter {
    /// A constant or variable outside of all types.
    mutating func readGlobal(_ name: String) throws(Interruption) -> Value? {
        if let computed = app.world.code.globals.staticComputed.first(where: { $0.name == name }) {
            return try get(computed, of: nil, level: nil)
        }
        guard let property = app.world.code.globals.statics.first(where: { $0.name == name }) else {
            return nil
        }
        return try read(shared: property, name, of: nil, level: nil)
    }

    /// Assigns a variable outside of all types.
    ///
    /// - Returns: False if there is none of the name.
    mutating func assignGlobal(_ value: Value, to name: String) throws(Interruption) -> Bool {
        if let setter = app.world.code.globals.staticComputed.first(where: { $0.name == name })?.setter {
            try give("newValue", value, to: setter, of: name, nil, level: nil)
            return true
        }
        guard app.world.code.globals.statics.contains(where: { $0.name == name }) else { return false }
        try assign(value, toShared: name, named: name)
        return true
    }
}
