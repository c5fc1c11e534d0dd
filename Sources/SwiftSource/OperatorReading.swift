import Lifecycle
import SwiftOperators
import SwiftSyntax

extension Reading {
    /// The most operands and operators of one chain that are followed.
    static let longestSequence = 129

    /// A chain of operators, folded by their precedence.
    func folded(_ parts: [ExprSyntax], in sequence: SequenceExprSyntax) -> Expression {
        if parts.count == 1, let only = parts.first { return expression(only) }
        let chain = SequenceExprSyntax(elements: ExprListSyntax(parts))
        guard parts.count <= Reading.longestSequence else { return .unknown(skip(sequence)) }
        // What others than Swift declare binds as Swift takes it to bind where it knows no better.
        let tree = OperatorTable.standardOperators.foldSingle(chain, errorHandler: { _ in })
        var rest = parts[...]
        return unfold(tree, taking: &rest) ?? .unknown(skip(sequence))
    }

    /// The expression that a folded chain stands for.
    ///
    /// Folding makes copies that no longer know their place in the text; so the tree gives the shape, and the parts
    /// of the chain, which come in the same order, what is read.
    private func unfold(_ tree: ExprSyntax, taking rest: inout ArraySlice<ExprSyntax>) -> Expression? {
        if let infix = tree.as(InfixOperatorExprSyntax.self) {
            guard let left = unfold(infix.leftOperand, taking: &rest),
                let mark = rest.popFirst()?.as(BinaryOperatorExprSyntax.self)?.operator.text,
                let right = unfold(infix.rightOperand, taking: &rest)
            else { return nil }
            return .infix(left, mark, right)
        }
        if let choice = tree.as(TernaryExprSyntax.self) {
            guard let condition = unfold(choice.condition, taking: &rest),
                let middle = rest.popFirst()?.as(UnresolvedTernaryExprSyntax.self),
                let otherwise = unfold(choice.elseExpression, taking: &rest)
            else { return nil }
            return .ternary(condition, expression(middle.thenExpression), otherwise)
        }
        if let cast = tree.as(AsExprSyntax.self) {
            guard let value = unfold(cast.expression, taking: &rest) else { return nil }
            rest = rest.dropFirst(2)
            return .cast(value, Expression.Cast(cast), type: cast.type.trimmedDescription)
        }
        if let test = tree.as(IsExprSyntax.self) {
            guard let value = unfold(test.expression, taking: &rest) else { return nil }
            rest = rest.dropFirst(2)
            return .cast(value, .test, type: test.type.trimmedDescription)
        }
        return rest.popFirst().map { expression($0) }
    }
}

extension Expression.Cast {
    init(_ cast: AsExprSyntax) {
        switch cast.questionOrExclamationMark?.text {
        case "?": self = .conditional
        case "!": self = .forced
        default: self = .plain
        }
    }
}
