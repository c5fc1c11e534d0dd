import Lifecycle
import SwiftSyntax

extension Reading {
    /// The cases of an enumeration with their raw values: as written, or as Swift counts on.
    func cases(of declared: EnumDeclSyntax) -> [TypeDeclaration.Case] {
        let type = declared.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        // Nil behind a raw value that is not known: Swift counts on from that.
        var next: Int? = 0
        let elements = active(declared.memberBlock).compactMap { $0.as(EnumCaseDeclSyntax.self) }
            .flatMap(\.elements)
        return elements.map { element in
            let written = element.rawValue.map { expression($0.value) }
            var raw: Value?
            switch written {
            case .literal(let value)?: raw = value
            case .prefix("-", .literal(.integer(let number)))?: raw = .integer(-number)
            case .prefix("-", .literal(.number(let number)))?: raw = .number(-number)
            case _?: raw = nil
            case nil where type == "Int": raw = next.map { .integer($0) }
            case nil: raw = type == "String" ? .string(element.name.plainText) : nil
            }
            next = nil
            if case .integer(let number)? = raw, number < .max { next = number + 1 }
            return TypeDeclaration.Case(
                name: element.name.plainText, raw: raw,
                hasValues: element.parameterClause != nil)
        }
    }
}
