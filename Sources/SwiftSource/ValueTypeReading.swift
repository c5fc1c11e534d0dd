import Lifecycle
import SwiftSyntax

extension Reading {
    /// An enumeration with its cases, or a structure.
    func valueType(
        _ name: TokenSyntax, _ path: String, cases: [ValueType.Case]?,
        _ inheritance: InheritanceClauseSyntax?,
        _ block: MemberBlockSyntax
    ) -> ValueType {
        var read = ClassDeclaration(name: name.text, superclass: nil, location: location(block))
        self.read(block, into: &read)
        var type = ValueType(
            name: name.text, path: path, cases: cases, properties: read.properties, members: read.members,
            location: location(name))
        type.protocols = inherited(by: inheritance)
        return type
    }

    /// The cases of an enumeration with their raw values: as written, or as Swift counts on.
    func cases(of declared: EnumDeclSyntax) -> [ValueType.Case] {
        let type = declared.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        var next = 0
        let elements = active(declared.memberBlock).compactMap { $0.as(EnumCaseDeclSyntax.self) }
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
