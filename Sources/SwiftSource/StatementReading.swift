import Lifecycle
import SwiftSyntax

extension Reading {
    /// The statements of a block, in order.
    func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
        guard depth < Reading.deepestBlock else { return [Statement(.unknown(skip(items)))] }
        depth += 1
        defer { depth -= 1 }
        return items.flatMap { item -> [Statement] in
            let place = location(item)
            return kinds(item.item).map { Statement($0, at: place) }
        }
    }

    private func kinds(_ item: CodeBlockItemSyntax.Item) -> [Statement.Kind] {
        switch item {
        case .decl(let declaration):
            guard let variable = declaration.as(VariableDeclSyntax.self) else {
                return [.unknown(skip(declaration))]
            }
            return variable.bindings.map { declare($0, of: variable) }
        case .stmt(let statement): return [kind(statement)]
        case .expr(let expression): return [kind(expression)]
        }
    }

    private func declare(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) -> Statement.Kind {
        let name: String
        if let identifier = binding.pattern.as(IdentifierPatternSyntax.self) {
            name = identifier.identifier.text
        } else if binding.pattern.is(WildcardPatternSyntax.self) {
            name = "_"
        } else {
            return .unknown(skip(binding))
        }
        guard binding.accessorBlock == nil else { return .unknown(skip(binding)) }
        return .declare(
            VariableDeclaration(
                name: name, isOptional: binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true,
                reference: variable.modifiers.reference,
                value: binding.initializer.map { firstValue($0.value, of: binding.typeAnnotation?.type) }))
    }

    private func kind(_ statement: StmtSyntax) -> Statement.Kind {
        if let wrapped = statement.as(ExpressionStmtSyntax.self) { return kind(wrapped.expression) }
        if let ensure = statement.as(GuardStmtSyntax.self) {
            return .ensure(conditions(ensure.conditions), else: statements(ensure.body.statements))
        }
        if let each = statement.as(ForStmtSyntax.self) { return self.each(each) }
        if let loop = statement.as(WhileStmtSyntax.self) {
            return .loop(conditions(loop.conditions), statements(loop.body.statements))
        }
        if let loop = statement.as(RepeatStmtSyntax.self) {
            return .repetition(statements(loop.body.statements), while: expression(loop.condition))
        }
        if let deferred = statement.as(DeferStmtSyntax.self) {
            return .deferred(statements(deferred.body.statements))
        }
        if let returned = statement.as(ReturnStmtSyntax.self) {
            return .returned(returned.expression.map { expression($0) })
        }
        if let thrown = statement.as(ThrowStmtSyntax.self) { return .thrown(expression(thrown.expression)) }
        if let attempt = statement.as(DoStmtSyntax.self) { return self.attempt(attempt) }
        if let leave = statement.as(BreakStmtSyntax.self), leave.label == nil { return .leaveLoop }
        if let next = statement.as(ContinueStmtSyntax.self), next.label == nil { return .nextRound }
        return .unknown(skip(statement))
    }

    private func kind(_ code: ExprSyntax) -> Statement.Kind {
        if let branch = code.as(IfExprSyntax.self) { return self.branch(branch) }
        if let choice = code.as(SwitchExprSyntax.self) { return self.choice(choice) }
        if let sequence = code.as(SequenceExprSyntax.self), let assignment = assignment(sequence) {
            return assignment
        }
        let expression = expression(code)
        if case .unknown(let words) = expression { return .unknown(words) }
        return .expression(expression)
    }

    private func branch(_ branch: IfExprSyntax) -> Statement.Kind {
        let otherwise: [Statement]
        switch branch.elseBody {
        case nil: otherwise = []
        case .codeBlock(let block): otherwise = statements(block.statements)
        case .ifExpr(let next):
            guard depth < Reading.deepestBlock else {
                otherwise = [Statement(.unknown(skip(next)))]
                break
            }
            depth += 1
            otherwise = [Statement(self.branch(next), at: location(next))]
            depth -= 1
        }
        return .branch(
            conditions(branch.conditions), then: statements(branch.body.statements), else: otherwise)
    }

    private func choice(_ choice: SwitchExprSyntax) -> Statement.Kind {
        guard let cases = cases(choice.cases) else { return .unknown(skip(choice)) }
        return .choice(expression(choice.subject), cases)
    }

    private func each(_ each: ForStmtSyntax) -> Statement.Kind {
        guard each.whereClause == nil, each.caseKeyword == nil, each.awaitKeyword == nil else {
            return .unknown(skip(each))
        }
        let name: String
        if let identifier = each.pattern.as(IdentifierPatternSyntax.self) {
            name = identifier.identifier.text
        } else if each.pattern.is(WildcardPatternSyntax.self) {
            name = "_"
        } else {
            return .unknown(skip(each))
        }
        return .each(name, in: expression(each.sequence), statements(each.body.statements))
    }

    private func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.map { element in
            switch element.condition {
            case .expression(let code):
                let expression = expression(code)
                if case .unknown(let words) = expression { return .unknown(words) }
                return .holds(expression)
            case .optionalBinding(let binding):
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                    return .unknown(skip(binding))
                }
                let value = binding.initializer.map { expression($0.value) }
                return .binding(name, value ?? (name == "self" ? .current : .name(name)))
            case .availability(let availability): return self.availability(availability)
            case .matchingPattern(let match):
                guard let pattern = self.pattern(match.pattern) else { return .unknown(skip(match)) }
                return .matches(pattern, expression(match.initializer.value))
            }
        }
    }

    private func availability(_ condition: AvailabilityConditionSyntax) -> Condition {
        for argument in condition.availabilityArguments {
            guard case .availabilityVersionRestriction(let platform) = argument.argument,
                platform.platform.text == "iOS", let version = platform.version,
                let major = Int(version.major.text)
            else { continue }
            let minor = version.components.first.flatMap { Int($0.number.text) } ?? 0
            let isNot = condition.availabilityKeyword.text == "#unavailable"
            return .available(Release(major, minor), isNot: isNot)
        }
        return .unknown(skip(condition))
    }

    /// `a = b`, `a += b`; nil if the sequence is no assignment.
    private func assignment(_ sequence: SequenceExprSyntax) -> Statement.Kind? {
        let parts = Array(sequence.elements)
        guard parts.count >= 3 else { return nil }
        let rest = Array(parts.dropFirst(2))
        if parts[1].is(AssignmentExprSyntax.self) {
            let value = folded(rest, in: sequence)
            return parts[0].is(DiscardAssignmentExprSyntax.self)
                ? .expression(value) : .assign(expression(parts[0]), value)
        }
        let compound = ["+=", "-=", "*=", "/="]
        guard let mark = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text, compound.contains(mark)
        else { return nil }
        let target = expression(parts[0])
        return .assign(target, .infix(target, String(mark.dropLast()), folded(rest, in: sequence)))
    }

    /// The most blocks one inside the other that are followed.
    static let deepestBlock = 60
}
