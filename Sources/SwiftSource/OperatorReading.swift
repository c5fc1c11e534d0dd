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
        // Operators that Swift itself doesn't declare bind as Swift assumes for unknown ones.
        let tree = OperatorTable.standardOperators.foldSingle(chain, errorHandler: { _ in })
        var rest = parts[...]
        // A part that the shape does not account for would be left out without a trace.
        guard let value = unfold(tree, taking: &rest), rest.isEmpty else { return .unknown(skip(sequence)) }
        return value
    }

    /// The expression that a folded chain stands for.
    ///
    /// Folding makes copies that no longer know their place in the text; so the tree gives the shape, and the parts
    /// of the chain, which come in the same order, what is read.
    private func unfold(_ tree: ExprSyntax, taking rest: inout ArraySlice<ExprSyntax>) -> Expression? {
        guard let first = rest.first else { return nil }
        switch (tree.as(ExprSyntaxEnum.self), first.as(ExprSyntaxEnum.self)) {
        // `try` and `await` cover all that stands to their right: in the text they belong to the first part of it.
        case (.tryExpr(let attempt), .tryExpr(let written)):
            rest[rest.startIndex] = written.expression
            return unfold(attempt.expression, taking: &rest).map { attempted($0, attempt) }
        case (.awaitExpr(let awaited), .awaitExpr(let written)):
            rest[rest.startIndex] = written.expression
            return unfold(awaited.expression, taking: &rest).map { .awaited($0) }
        case (.unsafeExpr(let unsafe), .unsafeExpr(let written)):
            rest[rest.startIndex] = written.expression
            return unfold(unsafe.expression, taking: &rest)
        case (.infixOperatorExpr(let infix), _):
            guard let left = unfold(infix.leftOperand, taking: &rest),
                let mark = rest.popFirst()?.as(BinaryOperatorExprSyntax.self)?.operator.text,
                let right = unfold(infix.rightOperand, taking: &rest)
            else { return nil }
            return .infix(left, mark, right)
        case (.ternaryExpr(let choice), _):
            guard let condition = unfold(choice.condition, taking: &rest),
                let middle = rest.popFirst()?.as(UnresolvedTernaryExprSyntax.self),
                let otherwise = unfold(choice.elseExpression, taking: &rest)
            else { return nil }
            return .ternary(condition, expression(middle.thenExpression), otherwise)
        case (.asExpr(let cast), _):
            guard let value = unfold(cast.expression, taking: &rest) else { return nil }
            rest = rest.dropFirst(2)
            let kind = Expression.Cast(cast)
            return .cast(
                kind == .plain ? value.made(as: cast.type) : value, kind, type: cast.type.trimmedDescription)
        case (.isExpr(let test), _):
            guard let value = unfold(test.expression, taking: &rest) else { return nil }
            rest = rest.dropFirst(2)
            return .cast(value, .test, type: test.type.trimmedDescription)
        default: return rest.popFirst().map { expression($0) }
        }
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
