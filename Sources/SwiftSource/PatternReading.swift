import Lifecycle
import SwiftSyntax

extension Reading {
    /// The cases of a `switch`, from top to bottom; nil if one of them is not understood.
    func cases(_ list: SwitchCaseListSyntax) -> [Statement.Case]? {
        var cases: [Statement.Case] = []
        for one in active(list) {
            switch one.label {
            case .default:
                cases.append(
                    Statement.Case(
                        patterns: nil, statements: statements(one.statements), location: location(one.label)))
            case .case(let label):
                let items = Array(label.caseItems)
                // Of several patterns the condition belongs to the last only.
                guard items.dropLast().allSatisfy({ $0.whereClause == nil }),
                    items.count == 1 || items.last?.whereClause == nil,
                    let patterns = all(items.map { pattern($0.pattern) })
                else { return nil }
                let condition = items.last?.whereClause.map { expression($0.condition) }
                cases.append(
                    Statement.Case(
                        patterns: patterns, condition: condition, statements: statements(one.statements),
                        location: location(one.label)))
            }
        }
        return cases
    }

    /// `do { … } catch { … }`
    func attempt(_ attempt: DoStmtSyntax) -> Statement.Kind {
        var catches: [Statement.Case] = []
        for clause in attempt.catchClauses {
            let handler = statements(clause.body.statements)
            if clause.catchItems.isEmpty {
                catches.append(Statement.Case(patterns: nil, statements: handler))
            }
            // Each pattern of a clause can have a condition of its own: they are tried one after the other.
            for item in clause.catchItems {
                guard let read = item.pattern.map({ pattern($0) }) ?? .any else {
                    return .unknown(skip(attempt))
                }
                catches.append(
                    Statement.Case(
                        patterns: [read], condition: item.whereClause.map { expression($0.condition) },
                        statements: handler))
            }
        }
        return .attempt(statements(attempt.body.statements), catches: catches)
    }

    /// Reads a pattern; nil if it is not understood. `isBinding` is true after `let`, which binds the names
    /// in the pattern.
    func pattern(_ pattern: PatternSyntax, isBinding: Bool = false) -> CasePattern? {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .valueBindingPattern(let binding): return self.pattern(binding.pattern, isBinding: true)
        case .identifierPattern(let name): return .binding(name.identifier.plainText)
        case .wildcardPattern: return .any
        case .tuplePattern(let tuple):
            let parts = tuple.elements.map { self.pattern($0.pattern, isBinding: isBinding) }
            return parts.count == 1 ? parts[0] : all(parts).map { .element("", $0) }
        case .isTypePattern(let test): return .type(test.type.trimmedDescription, .any)
        case .expressionPattern(let written): return self.pattern(written.expression, isBinding: isBinding)
        default: return nil
        }
    }

    private func pattern(_ code: ExprSyntax, isBinding: Bool) -> CasePattern? {
        switch code.as(ExprSyntaxEnum.self) {
        case .patternExpr(let inner): return pattern(inner.pattern, isBinding: isBinding)
        case .discardAssignmentExpr: return .any
        case .declReferenceExpr(let name) where isBinding: return .binding(name.baseName.text)
        case .tupleExpr(let tuple) where tuple.elements.count > 1:
            return all(tuple.elements.map { pattern($0.expression, isBinding: isBinding) })
                .map { .element("", $0) }
        case .tupleExpr(let tuple):
            if let only = tuple.elements.first, only.label == nil,
                isBinding || only.expression.is(PatternExprSyntax.self)
            {
                return pattern(only.expression, isBinding: isBinding)
            }
        case .optionalChainingExpr(let optional):
            return pattern(optional.expression, isBinding: isBinding).map { .some($0) }
        case .memberAccessExpr(let member) where isCase(member):
            return .element(member.declName.baseName.text, [])
        case .functionCallExpr(let call) where call.trailingClosure == nil:
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self), isCase(member) {
                return all(call.arguments.map { pattern($0.expression, isBinding: isBinding) })
                    .map { .element(member.declName.baseName.text, $0) }
            }
        case .sequenceExpr(let sequence):
            if let cast = pattern(cast: sequence, isBinding) { return cast }
        default: break
        }
        let value = expression(code)
        if case .unknown = value { return nil }
        return .value(value)
    }

    /// `let name as Type`
    private func pattern(cast sequence: SequenceExprSyntax, _ isBinding: Bool) -> CasePattern? {
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
            let type = parts[2].as(TypeExprSyntax.self), let inner = pattern(parts[0], isBinding: isBinding)
        else { return nil }
        return .type(type.type.trimmedDescription, inner)
    }

    /// Indicates whether a member is an enum case: `.name` or `Type.name`.
    private func isCase(_ member: MemberAccessExprSyntax) -> Bool {
        guard let base = member.base else { return true }
        let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text
        return type?.first?.isUppercase == true && type?.hasPrefix("UI") == false
    }

    private func all(_ patterns: [CasePattern?]) -> [CasePattern]? {
        let read = patterns.compactMap { $0 }
        return read.count == patterns.count ? read : nil
    }
}
