/// An enumeration or structure of the learner's.
public struct ValueType: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The cases of an enumeration, in order; nil for a structure.
    public let cases: [Case]?
    /// The stored properties of a structure, in order.
    public var properties: [ControllerClass.Property]
    /// Everything else that it declares.
    public var members: Members

    /// A case of an enumeration.
    public struct Case: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The raw value; nil if it has none.
        public let raw: Value?
        /// Whether it has associated values.
        public let hasValues: Bool

        /// Makes a case.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - raw: The raw value; nil if it has none.
        ///   - hasValues: Whether it has associated values.
        public init(name: String, raw: Value?, hasValues: Bool) {
            self.name = name
            self.raw = raw
            self.hasValues = hasValues
        }
    }

    /// Makes a type.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - cases: The cases of an enumeration, in order; nil for a structure.
    ///   - properties: The stored properties of a structure, in order.
    ///   - members: Everything else that it declares.
    public init(
        name: String, cases: [Case]?, properties: [ControllerClass.Property] = [],
        members: Members = Members()
    ) {
        self.name = name
        self.cases = cases
        self.properties = properties
        self.members = members
    }
}

/// A value of a structure of the learner's.
public struct StructureValue: Hashable, Sendable {
    /// The type's name.
    public let type: String
    /// What the stored properties hold, by name.
    public internal(set) var fields: [String: Value]
}

/// A key of a dictionary and what stands under it.
public struct DictionaryEntry: Hashable, Sendable {
    /// The key.
    public let key: Value
    /// What stands under it.
    public let value: Value
}

extension World {
    /// The enumerations and structures of a name; several where types of one name stand in different classes.
    func valueTypes(named name: String) -> [ValueType] {
        valueTypes.values.filter { $0.name == name || $0.name.hasSuffix("." + name) }
    }

    /// The enumeration or structure of a name; nil if there is none, or if there are several.
    func valueType(named name: String) -> ValueType? {
        let found = valueTypes(named: name)
        return found.count == 1 ? found.first : nil
    }

    /// The enumeration or structure that a value is of; nil if it is of none, or of one of several.
    ///
    /// A case is known by its name alone, as it is written where its type is clear.
    func valueType(of value: Value) -> ValueType? {
        switch value {
        case .structure(let structure): return valueTypes[structure.type]
        case .symbol(let name), .element(let name, _):
            let fitting = valueTypes.values.filter { $0.cases?.contains { $0.name == name } == true }
            return fitting.count == 1 ? fitting.first : nil
        default: return nil
        }
    }
}
