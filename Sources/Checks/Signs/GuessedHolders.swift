import Lifecycle

extension World {
    /// Indicates whether one of the references to a controller is only assumed to be strong.
    func isGuessed(_ way: [StrongLink]) -> Bool {
        way.contains { link in
            let parts = link.label.split(separator: ".").map(String.init)
            guard let last = parts.last else { return false }
            if parts.count == 1 { return holdsByGuess(storedValue(last, of: link.owner), link.target) }
            return code.instances.identifiers.contains { id in
                code.instances[id].properties[last].map { holdsByGuess($0.value, link.target) } == true
            }
        }
    }

    /// A weak property of a structure holds nothing, and what is passed to a member of a type that is not known, such as
    /// `.actions(for: self)`, may be kept or not.
    private func holdsByGuess(_ value: Value, _ controller: Controller.ID) -> Bool {
        switch value {
        case .structure(let structure):
            return code.valueTypes[structure.type]?.properties.contains { property in
                property.reference != .strong && structure.fields[property.name] == .controller(controller)
            } == true
        case .element(let element):
            let isCase = code.valueTypes.values.contains { type in
                type.cases?.contains { $0.name == element.name } == true
            }
            return !element.name.isEmpty && !isCase
                && element.values.contains { $0.value == .controller(controller) }
        default: return false
        }
    }
}
