/// An enumeration or structure of the learner's.
package struct ValueType: Hashable, Sendable {
    package internal(set) var name: String
    /// The name with those of the types around it.
    package let path: String
    /// The protocols that it names.
    package var protocols: [String] = []
    /// The location of its declaration.
    package let location: CodeLocation?
    /// The cases of an enumeration, in order; nil for a structure.
    package let cases: [Case]?
    /// The stored properties of a structure, in order.
    package var properties: [ControllerClass.Property]
    /// Everything else that it declares.
    package var members: Members

    /// A case of an enumeration.
    package struct Case: Hashable, Sendable {
        package let name: String
        /// The raw value; nil if it has none.
        package let raw: Value?
        /// Indicates whether it has associated values.
        package let hasValues: Bool

        package init(name: String, raw: Value?, hasValues: Bool) {
            self.name = name
            self.raw = raw
            self.hasValues = hasValues
        }
    }

    package init(
        name: String, path: String? = nil, cases: [Case]?, properties: [ControllerClass.Property] = [],
        members: Members = Members(), location: CodeLocation? = nil
    ) {
        self.name = name
        self.path = path ?? name
        self.location = location
        self.cases = cases
        self.properties = properties
        self.members = members
    }
}

extension AppCode {
    /// The enumerations and structures of a name; several where types of one name stand in different classes.
    package func valueTypes(named name: String) -> [ValueType] {
        let ending = "." + name, length = ending.utf8.count
        // Going through the types themselves would copy each.
        let names = valueTypes.keys.filter { $0.utf8.count > length && $0.hasSuffix(ending) }
        return ([name] + names).compactMap { valueTypes[$0] }
    }

    /// The enumeration or structure of a name; nil if there is none, or if there are several.
    package func valueType(named name: String) -> ValueType? {
        let found = valueTypes(named: name)
        return found.count == 1 ? found.first : nil
    }

    /// The enumeration or structure that a value is of; nil if it is of none, or of one of several.
    ///
    /// A case is known by its name alone, as it is written where its type is clear.
    package func valueType(of value: Value) -> ValueType? {
        switch value {
        case .structure(let structure): return valueTypes[structure.type]
        case .symbol(let name): return valueType(withCase: name)
        case .element(let element): return valueType(withCase: element.name)
        default: return nil
        }
    }

    /// Indicates whether one of the learner's enumerations has a case with this name.
    package func isCase(_ name: String) -> Bool {
        valueTypes.values.contains { $0.cases?.contains { $0.name == name } == true }
    }

    fileprivate func valueType(withCase name: String) -> ValueType? {
        let fitting = valueTypes.values.filter { $0.cases?.contains { $0.name == name } == true }
        return fitting.count == 1 ? fitting.first : nil
    }
}
