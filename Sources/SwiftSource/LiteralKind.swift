import SwiftSyntax

/// What a literal is, as far as its type is concerned.
enum LiteralKind {
    case text, whole, fraction, truth, nothing

    init?(_ value: ExprSyntax) {
        switch value.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr: self = .text
        case .integerLiteralExpr: self = .whole
        case .floatLiteralExpr: self = .fraction
        case .booleanLiteralExpr: self = .truth
        case .nilLiteralExpr: self = .nothing
        default: return nil
        }
    }

    var words: String {
        switch self {
        case .text: "A text"
        case .whole, .fraction: "A number"
        case .truth: "true or false"
        case .nothing: "nil"
        }
    }

    /// Whether it can be a value of a type; of types that are not the simplest it is not known that it cannot.
    func fits(_ type: String) -> Bool {
        let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
        switch isOptional ? String(type.dropLast()) : type {
        case "String": return self == .text || self == .nothing && isOptional
        case "Int": return self == .whole || self == .nothing && isOptional
        case "Double", "CGFloat", "Float", "TimeInterval":
            return self == .whole || self == .fraction || self == .nothing && isOptional
        case "Bool": return self == .truth || self == .nothing && isOptional
        default: return true
        }
    }
}
