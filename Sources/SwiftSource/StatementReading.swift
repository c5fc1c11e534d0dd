import Lifecycle
import SwiftSyntax

extension Reading {
    /// The statements of a block, in order.
    func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
        guard depth < Reading.deepestBlock else { return [Statement(.unknown(skip(items)))] }
        depth += 1
        localComputed.append([])
        writtenTypes.append([:])
        defer {
            depth -= 1
            localComputed.removeLast()
            writtenTypes.removeLast()
        }
        return active(items).flatMap { item -> [Statement] in
            let place = location(item)
            return kinds(item.item).flatMap { waitingFirst($0) }.map { Statement($0, at: place) }
        }
    }

    private func kinds(_ item: CodeBlockItemSyntax.Item) -> [Statement.Kind] {
        switch item {
        case .decl(let declaration):
            switch declaration.as(DeclSyntaxEnum.self) {
            case .functionDecl(let function): return [declare(function)]
            case .variableDecl(let variable): return variable.bindings.flatMap { declare($0, of: variable) }
            case _ where declaration.isType && keepsLocalTypes: localTypes.append((declaration, typePath))
            case _ where declaration.isWithoutEffect: break
            default: return [.unknown(skip(declaration))]
            }
            return []
        case .stmt(let statement): return [kind(statement)]
        case .expr(let expression): return [kind(expression)]
        }
    }

    private func declare(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) -> [Statement.Kind]
    {
        let name: String
        if let identifier = binding.pattern.as(IdentifierPatternSyntax.self) {
            name = identifier.identifier.plainText
        } else if binding.pattern.is(WildcardPatternSyntax.self) {
            name = "_"
        } else if let tuple = binding.pattern.as(TuplePatternSyntax.self), let value = binding.initializer {
            return parts(of: tuple, expression(value.value)) ?? [.unknown(skip(binding))]
        } else {
            return [.unknown(skip(binding))]
        }
        if let block = binding.accessorBlock {
            guard case .getter(let items) = block.accessors else { return [.unknown(skip(binding))] }
            let getter = closure(items, parameters: [], at: binding)
            localComputed[localComputed.count - 1].insert(name)
            return [.declare(VariableDeclaration(name: name, value: .closure(getter)))]
        }
        writtenTypes[writtenTypes.count - 1][name] = .some(binding.typeAnnotation?.type)
        return [
            .declare(
                VariableDeclaration(
                    name: name, isOptional: binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true,
                    reference: variable.modifiers.reference,
                    value: binding.initializer.map {
                        firstValue($0.value, of: binding.typeAnnotation?.type)
                    }))
        ]
    }

    /// A function inside of another one: a closure that has a name.
    private func declare(_ declared: FunctionDeclSyntax) -> Statement.Kind {
        let outer = function
        defer { function = outer }
        guard let block = declared.body, let function = self.function(declared) else {
            return .unknown(skip(declared))
        }
        let closure = closure(
            block.statements, parameters: function.parameters.map(\.name), at: declared.name,
            function: function)
        return .declare(VariableDeclaration(name: function.name, value: .closure(closure)))
    }

    /// `let (a, b) = value`: the whole under a name of its own, then each part.
    ///
    /// - Returns: Nil if a part is neither a name, nor `_`, nor a tuple of those.
    func parts(of tuple: TuplePatternSyntax, _ value: Expression) -> [Statement.Kind]? {
        let whole = hiddenName()
        var kinds: [Statement.Kind] = [.declare(VariableDeclaration(name: whole, value: value))]
        for (index, element) in tuple.elements.enumerated() {
            let part = Expression.member(.name(whole), String(index))
            if let name = element.pattern.as(IdentifierPatternSyntax.self) {
                kinds.append(.declare(VariableDeclaration(name: name.identifier.plainText, value: part)))
            } else if let inner = element.pattern.as(TuplePatternSyntax.self) {
                guard let inner = parts(of: inner, part) else { return nil }
                kinds += inner
            } else if !element.pattern.is(WildcardPatternSyntax.self) {
                return nil
            }
        }
        return kinds
    }

    private func kind(_ statement: StmtSyntax) -> Statement.Kind {
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let wrapped): return kind(wrapped.expression)
        case .guardStmt(let ensure):
            return .ensure(conditions(ensure.conditions), else: statements(ensure.body.statements))
        case .forStmt(let each): return self.each(each)
        case .whileStmt(let loop): return .loop(conditions(loop.conditions), statements(loop.body.statements))
        case .repeatStmt(let loop):
            return .repetition(statements(loop.body.statements), while: expression(loop.condition))
        case .deferStmt(let deferred): return .deferred(statements(deferred.body.statements))
        case .returnStmt(let returned): return self.returned(returned)
        case .throwStmt(let thrown): return .thrown(expression(thrown.expression))
        case .doStmt(let attempt): return self.attempt(attempt)
        case .breakStmt(let leave): return .leaveLoop(label: leave.label?.text)
        case .continueStmt(let next): return .nextRound(label: next.label?.text)
        case .fallThroughStmt: return .fallThrough
        case .labeledStmt(let labeled) where depth < Reading.deepestBlock:
            depth += 1
            defer { depth -= 1 }
            return .labeled(labeled.label.text, kind(labeled.statement))
        default: return .unknown(skip(statement))
        }
    }

    func kind(_ code: ExprSyntax) -> Statement.Kind {
        if let branch = code.as(IfExprSyntax.self) { return self.branch(branch) }
        if let choice = code.as(SwitchExprSyntax.self) { return self.choice(choice) }
        if let sequence = code.as(SequenceExprSyntax.self),
            let assignment = assignment(Array(sequence.elements), in: sequence)
        {
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
        let written = expression(each.sequence), place = location(each)
        let sequence = each.awaitKeyword == nil ? written : .awaited(written)
        var body = statements(each.body.statements)
        if let condition = each.whereClause.map({ expression($0.condition) }) {
            body = [Statement(.branch([.holds(condition)], then: body, else: []), at: place)]
        }
        if each.caseKeyword == nil, let identifier = each.pattern.as(IdentifierPatternSyntax.self) {
            return .each(identifier.identifier.plainText, in: sequence, body)
        }
        if each.pattern.is(WildcardPatternSyntax.self) { return .each("_", in: sequence, body) }
        let name = hiddenName()
        if each.caseKeyword == nil, let tuple = each.pattern.as(TuplePatternSyntax.self) {
            guard let parts = parts(of: tuple, .name(name)) else { return .unknown(skip(each)) }
            return .each(name, in: sequence, parts.map { Statement($0, at: place) } + body)
        }
        guard let pattern = pattern(each.pattern) else { return .unknown(skip(each)) }
        return .each(
            name, in: sequence,
            [Statement(.branch([.matches(pattern, .name(name))], then: body, else: []), at: place)])
    }

    private func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.flatMap { element -> [Condition] in
            // `if let (a, b) = value`: the whole under a name of its own, then its parts.
            if case .optionalBinding(let binding) = element.condition,
                !binding.pattern.is(IdentifierPatternSyntax.self),
                !binding.pattern.is(WildcardPatternSyntax.self), let value = binding.initializer,
                let pattern = pattern(binding.pattern, isBinding: true)
            {
                let name = hiddenName()
                return [.binding(name, expression(value.value)), .matches(pattern, .name(name))]
            }
            return [condition(element)]
        }
    }

    private func condition(_ element: ConditionElementSyntax) -> Condition {
        switch element.condition {
        case .expression(let code):
            let expression = expression(code)
            if case .unknown(let words) = expression { return .unknown(words) }
            return .holds(expression)
        case .optionalBinding(let binding):
            let isDropped = binding.pattern.is(WildcardPatternSyntax.self)
            let bound = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
            guard let name = bound ?? (isDropped ? "_" : nil) else { return .unknown(skip(binding)) }
            let value = binding.initializer.map { expression($0.value) }
            return .binding(name, value ?? (name == "self" ? .current : .name(name)))
        case .availability(let availability): return self.availability(availability)
        case .matchingPattern(let match):
            guard let pattern = self.pattern(match.pattern) else { return .unknown(skip(match)) }
            return .matches(pattern, expression(match.initializer.value))
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
        // Of other platforms only: `*` stands for the rest.
        return .holds(.literal(.bool(condition.availabilityKeyword.text != "#unavailable")))
    }

    /// `a = b`, `a += b`; nil if the sequence is no assignment.
    func assignment(_ parts: [ExprSyntax], in sequence: SequenceExprSyntax) -> Statement.Kind? {
        guard parts.count >= 3 else { return nil }
        let rest = Array(parts.dropFirst(2))
        if parts[1].is(AssignmentExprSyntax.self) {
            // `_ = a = b` drops what an assignment gives, which is nothing.
            if parts[0].is(DiscardAssignmentExprSyntax.self), let inner = assignment(rest, in: sequence) {
                return inner
            }
            let value = folded(rest, in: sequence)
            if let tuple = parts[0].as(TupleExprSyntax.self), tuple.elements.count > 1 {
                return .branch([], then: assignments(to: tuple, value, at: location(sequence)), else: [])
            }
            guard !parts[0].is(DiscardAssignmentExprSyntax.self) else { return .expression(value) }
            let target = expression(parts[0])
            return .assign(target, value.made(as: writtenType(of: target)).asArgument)
        }
        let compound = ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]
        guard let mark = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text, compound.contains(mark)
        else { return nil }
        let place = location(sequence)
        var before: [Statement] = []
        let target = once(expression(parts[0]), at: place, &before)
        let value = Expression.infix(target, String(mark.dropLast()), folded(rest, in: sequence))
        guard !before.isEmpty else { return .assign(target, value) }
        return .branch([], then: before + [Statement(.assign(target, value), at: place)], else: [])
    }

    /// `(a, b) = value`: the whole under a name of its own, then each part.
    private func assignments(
        to tuple: TupleExprSyntax, _ value: Expression, at place: CodeLocation
    ) -> [Statement] {
        let whole = hiddenName()
        return [Statement(.declare(VariableDeclaration(name: whole, value: value)), at: place)]
            + tuple.elements.enumerated().flatMap { index, element -> [Statement] in
                let part = Expression.member(.name(whole), String(index))
                if element.expression.is(DiscardAssignmentExprSyntax.self) { return [] }
                guard let inner = element.expression.as(TupleExprSyntax.self), inner.elements.count > 1 else {
                    return [Statement(.assign(expression(element.expression), part), at: place)]
                }
                guard depth < Reading.deepestBlock else {
                    return [Statement(.unknown(skip(inner)), at: place)]
                }
                depth += 1
                defer { depth -= 1 }
                return assignments(to: inner, part, at: place)
            }
    }

    /// The type that is written beside a local variable; nil if that is none, or names none.
    private func writtenType(of target: Expression) -> TypeSyntax? {
        guard case .name(let name) = target else { return nil }
        return writtenTypes.last { $0[name] != nil }?[name] ?? nil
    }

    /// The most blocks one inside the other that are followed.
    static let deepestBlock = 60
}
