// Enumerations and structures of the learner's, and what belongs to a type rather than to its objects.

import Lifecycle

extension Interpreter {
    /// `Type(…)` of an enumeration or structure.
    ///
    /// - Returns: Nil if it has no such initializer.
    mutating func instantiate(
        _ type: TypeDeclaration, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        if let cases = type.cases {
            // The result of an initializer that the type declares is unknown.
            guard let raw = arguments["rawValue"], arguments.count == 1,
                !type.members.initializers.contains(where: { $0.takes(arguments) })
            else { return nil }
            guard raw != .unknown else { return outsideResult() }
            let found = cases.first { $0.raw.flatMap { Value.areEqual($0, raw) } == true }
            if let found { return .symbol(found.name) }
            // It may be the raw value of a case of which that is not known.
            return cases.contains { $0.raw == nil } ? outsideResult() : .nothing
        }
        var fields: [String: Value] = [:]
        for property in type.properties {
            if let value = property.code.value {
                fields[property.name] = try evaluate(
                    first: value, at: property.code.location, in: Activation(level: .value(type.name)))
            } else {
                fields[property.name] = property.code.isOptional ? .nothing : .unknown
            }
        }
        let made = try made(.structure(StructureValue(type, fields)))
        let fitting = type.members.initializers.filter { $0.takes(arguments) }
        if let initializer = app.world.overload(of: fitting, taking: arguments) {
            let result = try runFunction(initializer, on: made, level: .value(type.name), arguments)
            // Only one that can fail returns anything.
            if result == .nothing || result == .unknown { return result }
            return app.execution.changedSelf ?? made
        }
        guard type.members.initializers.isEmpty || fitting.isEmpty else { return nil }
        return try memberwise(type, fields, arguments).map { (value) throws(Interruption) in
            try self.made(value)
        }
    }

    /// The initializer that a structure has by itself.
    private mutating func memberwise(
        _ type: TypeDeclaration, _ standard: [String: Value], _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        var fields = standard
        let given = type.properties.filter { !$0.code.isConstant }
        let initializer = Function(
            name: "init", parameters: given.map { Function.Parameter(memberwise: $0, of: type) }, body: Body()
        )
        guard let bound = initializer.bind(arguments) else { return nil }
        for (property, value) in zip(given, bound) {
            guard let value else { continue }
            if type.wrappedName(of: property) != nil, let wrapper = app.world.type(named: property.type) {
                fields[property.name] = try instantiate(wrapper, [PassedArgument("wrappedValue", value)])
                continue
            }
            try app.formReference(to: value, property.reference)
            fields[property.name] = try taken(value, by: property)
        }
        return .structure(StructureValue(type, fields))
    }

    /// A member of a case of an enumeration.
    func readElement(_ name: String, of value: Value) -> Value? {
        switch (name, value) {
        case ("rawValue", .symbol(let element)):
            app.world.code.valueType(of: value)?.cases?.first { $0.name == element }?.raw
        case (_, .element(let tuple)) where tuple.name.isEmpty:
            tuple.position(of: name).map { tuple.values[$0].value }
        default: nil
        }
    }

    /// A case of an enumeration, a nested type, or a stored property of the type itself.
    mutating func readOwnStatic(
        _ name: String, of type: Value.TypeReference
    ) throws(Interruption) -> Value? {
        if case .named(let typeName) = type {
            let all = app.world.code.valueTypes(named: typeName).compactMap { $0.cases }
            if all.contains(where: { $0.contains { $0.name == name } }) { return .symbol(name) }
            if name == "allCases", all.count == 1, let cases = all.first,
                !cases.contains(where: { $0.hasValues })
            {
                return .list(cases.map { .symbol($0.name) })
            }
        }
        if let value = try readShared(name, of: type) { return value }
        let inner = distinct(name, inside: type)
        return app.world.isNestable(inner) ? app.world.type(named: inner).map { .type($0) } : nil
    }

    /// Reads a property of the type itself, or without a type a constant or variable outside of all types.
    ///
    /// - Returns: Nil if there is none of the name.
    mutating func readShared(_ name: String, of type: Value.TypeReference?) throws(Interruption) -> Value? {
        for (members, level) in app.world.sharedMembers(of: type) {
            if let computed = members.staticComputed.first(where: { $0.name == name }) {
                return try get(computed, of: type.map { .type($0) }, level: level)
            }
            guard let property = members.statics.first(where: { $0.name == name }) else { continue }
            return try read(shared: property, of: type.map { .type($0) }, level: level)
        }
        return nil
    }

    /// Reads one that is stored, which is created at its first read.
    private mutating func read(
        shared property: ControllerClass.Property, of receiver: Value?, level: CodeLevel?
    ) throws(Interruption) -> Value {
        let key = CodeLevel.key(of: property, in: level)
        if let slot = app.world.code.statics[key] {
            guard property.code.isConstant || app.world.code.uncertainty.names[property.name] == nil else {
                return skipped(property.name, .uncertain)
            }
            return try load(slot)
        }
        guard let value = property.code.value else {
            return receiver != nil || property.code.isOptional ? .nothing : .unknown
        }
        let made = try evaluate(
            first: value, at: property.code.location, in: Activation(receiver: receiver, level: level))
        app.retain(made)
        app.world.code.statics[key] = StoredValue(made)
        return made
    }

    /// Assigns such a property or variable, and tells the observers of a type's property, but not of what they assign
    /// themselves.
    ///
    /// - Returns: False if there is none of the name.
    mutating func assignShared(
        _ value: Value, to name: String, of type: Value.TypeReference?, within activation: Activation?
    ) throws(Interruption) -> Bool {
        let receiver = type.map { Value.type($0) }
        for (members, level) in app.world.sharedMembers(of: type) {
            if let setter = members.staticComputed.first(where: { $0.name == name })?.setter {
                try give("newValue", value, to: setter, of: name, receiver, level: level)
                return true
            }
            guard let property = members.statics.first(where: { $0.name == name }) else { continue }
            let key = CodeLevel.key(of: property, in: level)
            let observer = type == nil || name == activation?.observes ? nil : property.code.observer
            // The old value may have to be made before it is old.
            let before = observer == nil ? nil : try readShared(name, of: type).map { app.keep($0) }
            if observer != nil, let receiver {
                try announce(value, to: property, of: receiver, within: activation)
            }
            let value = try taken(value, by: property).replacing(
                app.world.code.statics[key]?.value ?? .nothing)
            app.retain(value)
            app.world.code.uncertainty.names[name] = nil
            let old = app.world.code.statics.updateValue(StoredValue(value), forKey: key)
            if let old { try app.release(old.value) }
            if let observer {
                try give("oldValue", before ?? .nothing, to: observer, of: name, receiver, level: level)
            }
            return true
        }
        return false
    }

    /// `Type.case(values)`
    mutating func callOwnStatic(
        _ name: String, of type: Value.TypeReference, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard case .named(let typeName) = type else { return nil }
        let cases = app.world.code.valueTypes(named: typeName).compactMap { $0.cases }.joined()
        guard cases.contains(where: { $0.name == name && $0.hasValues }) else { return nil }
        return try made(.element(ElementValue(name, arguments)))
    }
}

extension StructureValue {
    /// A structure of the text's.
    fileprivate init(_ type: TypeDeclaration, _ fields: [String: Value]) {
        let others = type.properties.filter { $0.reference != .strong }
        self.init(
            type: type.name, fields: fields,
            references: Dictionary(others.map { ($0.name, $0.reference) }) { first, _ in first })
    }
}

extension Function.Parameter {
    /// Creates the parameter for a property in a structure's memberwise initializer.
    fileprivate init(memberwise property: ControllerClass.Property, of type: TypeDeclaration) {
        let isOptional = property.code.isOptional || property.code.isImplicitlyUnwrapped
        // A property that starts as a text or a number doesn't take a closure.
        let isLiteral =
            switch property.code.value {
            case .literal?, .interpolation?, .array?, .dictionary?: true
            default: false
            }
        let wrapped = type.wrappedName(of: property)
        self.init(
            label: wrapped ?? property.name, name: property.name,
            standard: property.code.value ?? (isOptional ? .literal(.nothing) : nil),
            type: wrapped != nil || property.type.isEmpty ? isLiteral ? "String" : nil : property.type)
    }
}

extension TypeDeclaration {
    /// The property that a stored one holds the wrapper of; nil if it holds none.
    fileprivate func wrappedName(of property: ControllerClass.Property) -> String? {
        guard property.name.hasPrefix("_") else { return nil }
        let name = String(property.name.dropFirst())
        return members.computed.contains { $0.name == name } ? name : nil
    }
}

extension CodeLevel {
    /// The key under which the value of a type's own property, or of a variable outside of all types, is kept.
    static func key(of property: ControllerClass.Property, in level: CodeLevel?) -> String {
        level.map { "\($0).\(property.name)" } ?? property.name
    }
}

extension World {
    /// The members of a type and of those from which it derives, or what is declared outside of all types.
    func sharedMembers(of type: Value.TypeReference?) -> [(members: Members, level: CodeLevel?)] {
        guard let type else { return [(code.globals, nil)] }
        return levels(of: type).map { (members(of: $0), $0) }
    }

    /// Indicates whether a name is that of one of the learner's types, which can be written after the type
    /// around it.
    fileprivate func isNestable(_ name: String) -> Bool {
        !code.valueTypes(named: name).isEmpty || controllerClass(named: name) != nil
            || code.objectClass(named: name) != nil
    }
}
