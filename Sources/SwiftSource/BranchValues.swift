import Lifecycle
import SwiftSyntax

// `if` and `switch` where they stand for a value: `let title = if isNew { "New" } else { "Old" }`.

extension Reading {
    /// `if` or `switch` as a value: code that is run at once and returns that of a branch.
    func branchValue(_ code: ExprSyntax) -> Expression {
        guard depth < Reading.deepestBlock, let returning = kind(code).returning(as: nil) else {
            return .unknown(skip(code))
        }
        let place = location(code), used = UsedNames(viewMode: .sourceAccurate)
        used.walk(code)
        return .call(
            .closure(
                ClosureExpression(
                    captures: [], parameters: [], uses: used.names.sorted(),
                    body: Body([Statement(returning, at: place)], location: place))), [])
    }

    /// `return target = value`: the assignment, and then there is nothing to return.
    func returned(_ statement: ReturnStmtSyntax) -> Statement.Kind {
        if let sequence = statement.expression?.as(SequenceExprSyntax.self),
            let assignment = assignment(Array(sequence.elements), in: sequence)
        {
            let place = location(statement)
            let statements = [Statement(assignment, at: place), Statement(.returned(nil), at: place)]
            return .branch([], then: statements, else: [])
        }
        return .returned(statement.expression.map { expression($0).made(as: returnType) })
    }
}

extension Statement.Kind {
    /// An `if` or `switch` of which each branch is a single value, as one that returns it; nil if it is none.
    func returning(as type: TypeSyntax?) -> Statement.Kind? {
        switch self {
        case .branch(let conditions, let then, let otherwise):
            guard !conditions.isEmpty, let then = then.returning(as: type),
                let otherwise = otherwise.returning(as: type)
            else { return nil }
            return .branch(conditions, then: then, else: otherwise)
        case .choice(let subject, let cases):
            var returning: [Statement.Case] = []
            for one in cases {
                guard let statements = one.statements.returning(as: type) else { return nil }
                returning.append(
                    Statement.Case(
                        patterns: one.patterns, condition: one.condition, statements: statements,
                        location: one.location))
            }
            return returning.isEmpty ? nil : .choice(subject, returning)
        default: return nil
        }
    }

    /// Indicates whether one of its branches is only a value without a call, which no
    /// one writes for its effect.
    var hasPlainValue: Bool {
        switch self {
        case .branch(_, let then, let otherwise): (then + otherwise).contains(where: \.kind.hasPlainValue)
        case .choice(_, let cases): cases.contains { $0.statements.contains(where: \.kind.hasPlainValue) }
        case .expression(let value): value.isPlainValue
        default: false
        }
    }
}

extension [Statement] {
    /// A branch that is a single value, as one that returns it. One that only throws an error gives none.
    fileprivate func returning(as type: TypeSyntax?) -> [Statement]? {
        guard count == 1, let only = first else { return nil }
        let kind: Statement.Kind
        switch only.kind {
        case .expression(let value): kind = .returned(value.made(as: type))
        case .unknown(let words): kind = .returned(.unknown(words))
        case .thrown: return self
        default:
            guard let inner = only.kind.returning(as: type) else { return nil }
            kind = inner
        }
        return [Statement(kind, at: only.location)]
    }
}

extension Expression {
    fileprivate var isPlainValue: Bool {
        switch self {
        case .call, .unknown: false
        case .awaited(let inner), .attempted(let inner, _), .chained(let inner), .unwrapped(let inner):
            inner.isPlainValue
        default: true
        }
    }
}
