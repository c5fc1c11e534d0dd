// The enumerations and structures of the text.

extension AppCode {
    /// The enumerations and structures of a name; several where types of one name stand in different classes.
    package func valueTypes(named name: String) -> [TypeDeclaration] {
        let names = (innerValueTypes[name.lastComponent] ?? []).filter { $0.hasSuffix("." + name) }
        return ([name] + names).compactMap { valueTypes[$0] }
    }

    /// The enumeration or structure of a name; nil if there is none, or if there are several.
    package func valueType(named name: String) -> TypeDeclaration? {
        let found = valueTypes(named: name)
        return found.count == 1 ? found.first : nil
    }

    /// The enumeration or structure that a value is of; nil if it is of none, or of one of several.
    ///
    /// A case is known by its name alone, as it is written where its type is clear.
    package func valueType(of value: Value) -> TypeDeclaration? {
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

    fileprivate func valueType(withCase name: String) -> TypeDeclaration? {
        let fitting = valueTypes.values.filter { $0.cases?.contains { $0.name == name } == true }
        return fitting.count == 1 ? fitting.first : nil
    }
}
