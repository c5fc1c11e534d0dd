// Constants and variables outside of all types.

extension Interpreter {
    /// A constant or variable outside of all types.
    mutating func readGlobal(_ name: String) throws(Interruption) -> Value? {
        if let computed = app.world.code.globals.staticComputed.first(where: { $0.name == name }) {
            return try runFunction(
                Function(name: name, parameters: [], body: computed.getter), on: nil, level: nil, [])
        }
        guard let property = app.world.code.globals.statics.first(where: { $0.name == name }) else {
            return nil
        }
        if let slot = app.world.code.statics[name] {
            guard property.code.isConstant || app.world.code.uncertainty.names[name] == nil else {
                app.skipUnknown(name, .uncertain)
                return .unknown
            }
            return try load(slot)
        }
        guard let value = property.code.value else { return property.code.isOptional ? .nothing : .unknown }
        var activation = Activation(receiver: nil, level: nil)
        let made = try evaluate(first: value, at: property.code.location, in: &activation)
        app.retain(made)
        app.world.code.statics[name] = StoredValue(made)
        return made
    }

    /// Assigns a variable outside of all types.
    ///
    /// - Returns: False if there is none of the name.
    mutating func assignGlobal(_ value: Value, to name: String) throws(Interruption) -> Bool {
        if let setter = app.world.code.globals.staticComputed.first(where: { $0.name == name })?.setter {
            let function = Function(
                name: name, parameters: [Function.Parameter(label: nil, name: "newValue")], body: setter)
            _ = try runFunction(function, on: nil, level: nil, [PassedArgument(nil, value)])
            return true
        }
        guard app.world.code.globals.statics.contains(where: { $0.name == name }) else { return false }
        app.retain(value)
        app.world.code.uncertainty.names[name] = nil
        let old = app.world.code.statics.updateValue(StoredValue(value), forKey: name)
        if let old { try app.release(old.value) }
        return true
    }
}
