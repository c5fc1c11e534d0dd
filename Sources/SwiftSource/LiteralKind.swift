import SwiftSyntax

/// The kind of a literal, as far as it determines the type.
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
        case .text: "A string"
        case .whole, .fraction: "A number"
        case .truth: "A Bool"
        case .nothing: "nil"
        }
    }

    /// Indicates whether it can be a value of a type. For all but the simplest types the answer is true.
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
