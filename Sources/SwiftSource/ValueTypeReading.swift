import Lifecycle
import SwiftSyntax

extension Reading {
    /// An enumeration with its cases, or a structure.
    func valueType(_ name: String, cases: [ValueType.Case]?, _ block: MemberBlockSyntax) -> ValueType {
        var read = ClassDeclaration(name: name, superclass: nil, location: location(block))
        self.read(block, into: &read)
        return ValueType(name: name, cases: cases, properties: read.properties, members: read.members)
    }

    /// The cases of an enumeration with their raw values: as written, or as Swift counts on.
    func cases(of declared: EnumDeclSyntax) -> [ValueType.Case] {
        let type = declared.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        var next = 0
        let elements = declared.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
            .flatMap(\.elements)
        return elements.map { element in
            let written = element.rawValue.map { expression($0.value) }
            var raw: Value?
            if case .literal(let value)? = written {
                raw = value
            } else if written == nil {
                raw = type == "Int" ? .integer(next) : type == "String" ? .string(element.name.text) : nil
            }
            if case .integer(let number)? = raw, number < .max { next = number + 1 }
            return ValueType.Case(
                name: element.name.text.filter { $0 != "`" }, raw: raw,
                hasValues: element.parameterClause != nil)
        }
    }
}

extension Members {
    /// Adds what an extension declares.
    mutating func add(_ other: Members) {
        functions += other.functions
        initializers += other.initializers
        computed += other.computed
        statics += other.statics
    }
}

extension Program {
    /// A name for an enumeration or structure: with the type around it where another one has its own.
    func freeName(for name: String, in outer: String?) -> String {
        guard valueTypes.contains(where: { $0.name == name }), let outer else { return name }
        return outer + "." + name
    }
}
