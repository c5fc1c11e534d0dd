import Lifecycle
import SwiftSyntax

// The meaning of a literal depends on the type next to it: `let inset: CGFloat = 5` is floating-point, and
// `let seen: Set<String> = []` a set. Swift converts nothing else by itself, so that only literals are looked for.

extension Expression {
    /// The value where a type is written beside it: `.init(…)` and literals are of that type.
    func made(as type: TypeSyntax?) -> Expression {
        guard let type else { return self }
        guard case .call(.member(nil, "init"), let arguments) = self else { return literal(of: type) }
        let name = type.namedType
        return name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
            ? .call(.name(name), arguments) : self
    }

    /// The expression with its literals as those of a type.
    private func literal(of type: TypeSyntax) -> Expression {
        switch self {
        case .literal(.integer), .array, .dictionary, .tuple, .infix, .prefix, .ternary, .call(.name, _):
            break
        default: return self
        }
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let optional): return literal(of: optional.wrappedType)
        case .implicitlyUnwrappedOptionalType(let optional): return literal(of: optional.wrappedType)
        case .attributedType(let attributed): return literal(of: attributed.baseType)
        case .identifierType(let named):
            let inner = named.genericArgumentClause?.arguments.first.flatMap { argument -> TypeSyntax? in
                if case .type(let type) = argument.argument { type } else { nil }
            }
            switch named.name.text {
            case let name where Expression.fractions.contains(name): return withFractions
            case "Set": return set(of: inner)
            case "Array": return inner.map { array(of: $0) } ?? self
            case "Optional": return inner.map { literal(of: $0) } ?? self
            default: return self
            }
        case .arrayType(let array): return self.array(of: array.element)
        case .dictionaryType(let dictionary): return entries(dictionary.key, dictionary.value)
        case .tupleType(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first { return literal(of: only.type) }
            guard case .tuple(let values) = self, values.count == tuple.elements.count else { return self }
            return .tuple(
                zip(values, tuple.elements).map { CallArgument($0.label, $0.value.made(as: $1.type)) })
        default: return self
        }
    }

    private func array(of type: TypeSyntax) -> Expression {
        switch self {
        case .array(let elements): .array(elements.map { $0.made(as: type) })
        case .ternary(let condition, let one, let other):
            .ternary(condition, one.array(of: type), other.array(of: type))
        case .infix(let one, let mark, let other) where mark == "+" || mark == "??":
            .infix(one.array(of: type), mark, other.array(of: type))
        default: self
        }
    }

    private func set(of type: TypeSyntax?) -> Expression {
        switch self {
        case .array(let elements):
            .call(.name("Set"), [CallArgument(nil, .array(elements.map { $0.made(as: type) }))])
        case .ternary(let condition, let one, let other):
            .ternary(condition, one.set(of: type), other.set(of: type))
        case .infix(let one, "??", let other): .infix(one.set(of: type), "??", other.set(of: type))
        default: self
        }
    }

    private func entries(_ key: TypeSyntax, _ value: TypeSyntax) -> Expression {
        guard case .dictionary(let keys, let values) = self else { return self }
        return .dictionary(
            keys: keys.map { $0.made(as: key) }, values: values.map { $0.made(as: value) })
    }

    /// The expression with its whole numbers as numbers with fractions, as far as they become part of its value.
    var withFractions: Expression {
        switch self {
        case .literal(.integer(let whole)): .literal(.number(Double(whole)))
        case .prefix(let mark, let operand) where mark == "-" || mark == "+":
            .prefix(mark, operand.withFractions)
        case .infix(let one, let mark, let other) where ["+", "-", "*", "/", "??"].contains(mark):
            .infix(one.withFractions, mark, other.withFractions)
        case .ternary(let condition, let one, let other):
            .ternary(condition, one.withFractions, other.withFractions)
        case .call(.name(let name), let arguments) where ["max", "min", "abs"].contains(name):
            .call(.name(name), arguments.map { CallArgument($0.label, $0.value.withFractions) })
        default: self
        }
    }

    /// The elements of an array literal: beside a number with a fraction the whole ones are such numbers as well.
    static func elements(_ values: [Expression]) -> [Expression] {
        let hasFraction = values.contains { if case .literal(.number) = $0 { true } else { false } }
        return hasFraction ? values.map(\.withFractions) : values
    }

    /// An argument: `1 / 3` is no whole number where a person writes it, whatever the parameter's type.
    var asArgument: Expression {
        guard case .infix(.literal(.integer(let one)), "/", .literal(.integer(let other))) = self,
            other != 0, one % other != 0
        else { return self }
        return withFractions
    }

    /// The types whose literals are numbers with fractions.
    static let fractions: Set<String> = ["Double", "CGFloat", "TimeInterval", "Float", "CFTimeInterval"]
}
