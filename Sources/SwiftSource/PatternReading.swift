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
        if let binding = pattern.as(ValueBindingPatternSyntax.self) {
            return self.pattern(binding.pattern, isBinding: true)
        }
        if let name = pattern.as(IdentifierPatternSyntax.self) { return .binding(name.identifier.text) }
        if pattern.is(WildcardPatternSyntax.self) { return .any }
        if let tuple = pattern.as(TuplePatternSyntax.self) {
            if tuple.elements.count == 1, let only = tuple.elements.first {
                return self.pattern(only.pattern, isBinding: isBinding)
            }
            return all(tuple.elements.map { self.pattern($0.pattern, isBinding: isBinding) })
                .map { .element("", $0) }
        }
        if let test = pattern.as(IsTypePatternSyntax.self) {
            return .type(test.type.trimmedDescription, .any)
        }
        guard let written = pattern.as(ExpressionPatternSyntax.self) else { return nil }
        return self.pattern(written.expression, isBinding: isBinding)
    }

    private func pattern(_ code: ExprSyntax, isBinding: Bool) -> CasePattern? {
        if let inner = code.as(PatternExprSyntax.self) { return pattern(inner.pattern, isBinding: isBinding) }
        if code.is(DiscardAssignmentExprSyntax.self) { return .any }
        if isBinding, let name = code.as(DeclReferenceExprSyntax.self) { return .binding(name.baseName.text) }
        if let tuple = code.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first, only.label == nil,
            isBinding || only.expression.is(PatternExprSyntax.self)
        {
            return self.pattern(only.expression, isBinding: isBinding)
        }
        if let tuple = code.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            return all(tuple.elements.map { pattern($0.expression, isBinding: isBinding) })
                .map { .element("", $0) }
        }
        if let optional = code.as(OptionalChainingExprSyntax.self) {
            return pattern(optional.expression, isBinding: isBinding).map { .some($0) }
        }
        if let member = code.as(MemberAccessExprSyntax.self), isCase(member) {
            return .element(member.declName.baseName.text, [])
        }
        if let call = code.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), isCase(member),
            call.trailingClosure == nil
        {
            return all(call.arguments.map { pattern($0.expression, isBinding: isBinding) })
                .map { .element(member.declName.baseName.text, $0) }
        }
        if let sequence = code.as(SequenceExprSyntax.self), let cast = pattern(cast: sequence, isBinding) {
            return cast
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
