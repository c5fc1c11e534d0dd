// Result builders that the text declares: what stands in a body or closure one below the other is given to them. The
// reader marks bodies by a first statement that no text can contain, and parameters by the attribute before the type.

extension Statement {
    /// Returns the statement that marks the body of a function or getter with an attribute that may be a
    /// result builder.
    ///
    /// - Parameter attribute: The attribute without `@`.
    /// - Returns: A statement that does nothing.
    package static func builtBy(_ attribute: String) -> Statement {
        Statement(.expression(.call(.name("@" + attribute), [])))
    }

    fileprivate var builder: String? {
        guard case .expression(.call(.name(let name), let arguments)) = kind, arguments.isEmpty,
            name.hasPrefix("@")
        else { return nil }
        return String(name.dropFirst())
    }
}

extension Interpreter {
    /// The statements of a body as they run: those of a result builder's with its calls.
    ///
    /// - Returns: The statements, and whether a builder that is not known makes something of them.
    func built(_ statements: [Statement]) -> (statements: [Statement], isOutside: Bool) {
        guard let name = statements.first?.builder else { return (statements, false) }
        let own = Array(statements.dropFirst())
        guard let builder = builder(named: name) else { return (own, true) }
        return (builder.block(own) ?? [Statement(.unknown("@" + name))], false)
    }

    /// A closure that is passed where a result builder stands before the type.
    mutating func build(_ value: Value, for type: String?) {
        guard case .closure(let id) = value, let type, type.hasPrefix("@"),
            let code = app.world.code.closures[id].code,
            let builder = builder(named: String(type.dropFirst().prefix { $0 != " " && $0 != "(" })),
            !builder.hasBuilt(code.body.statements), let built = builder.block(code.body.statements)
        else { return }
        let body = Body(
            built, parameters: code.body.parameters, source: code.body.source, location: code.body.location)
        let closure = app.world.code.closures[id]
        var result = Closure(
            code: ClosureExpression(
                captures: code.captures, parameters: code.parameters, uses: code.uses, body: body,
                function: code.function), level: closure.level)
        result.captures = closure.captures
        result.variables = closure.variables
        result.retainCount = closure.retainCount
        result.isAlive = closure.isAlive
        app.world.code.closures[id] = result
    }

    private func builder(named name: String) -> ResultBuilder? {
        guard let type = app.world.type(named: name), app.world.isOfText(type) else { return nil }
        let functions = app.world.levels(of: type).flatMap { app.world.members(of: $0).functions }
        let builder = ResultBuilder(
            name: name, methods: Set(functions.filter { $0.isStatic }.map { $0.name }))
        return builder.isOne ? builder : nil
    }
}

/// A type whose static methods put together what stands one below the other.
private struct ResultBuilder {
    let name: String
    /// The names of its static methods.
    let methods: Set<String>

    var isOne: Bool { methods.contains("buildBlock") || methods.contains("buildPartialBlock") }

    func hasBuilt(_ statements: [Statement]) -> Bool {
        guard case .returned(.call(.member(.name(name), let method), _)?)? = statements.last?.kind else {
            return false
        }
        return method.hasPrefix("build")
    }

    /// A body that returns what the builder makes of its statements; nil if it has statements that no builder takes.
    func block(_ statements: [Statement]) -> [Statement]? {
        var count = 0
        guard let (own, value) = parts(of: statements, &count) else { return nil }
        let isFinal = methods.contains("buildFinalResult")
        return own + [Statement(.returned(isFinal ? call("buildFinalResult", nil, value) : value))]
    }

    private func call(_ method: String, _ label: String?, _ value: Expression) -> Expression {
        .call(.member(.name(name), method), [CallArgument(label, value)])
    }

    /// The statements of a block with names for what they give, and what the builder makes of those.
    private func parts(of statements: [Statement], _ count: inout Int) -> ([Statement], Expression)? {
        var result: [Statement] = [], names: [Expression] = []
        for statement in statements {
            switch statement.kind {
            case .declare, .assign: result.append(statement)
            default:
                count += 1
                let part = "$part\(count)"
                guard let own = component(statement, named: part, &count) else { return nil }
                result += own
                names.append(.name(part))
            }
        }
        guard methods.contains("buildBlock") else {
            guard let first = names.first else { return nil }
            let value = names.dropFirst().reduce(call("buildPartialBlock", "first", first)) { all, next in
                .call(
                    .member(.name(name), "buildPartialBlock"),
                    [CallArgument("accumulated", all), CallArgument("next", next)])
            }
            return (result, value)
        }
        return (
            result, .call(.member(.name(name), "buildBlock"), names.map { CallArgument(nil, $0) })
        )
    }

    /// The statements that give a name to what one statement of a block gives.
    private func component(
        _ statement: Statement, named part: String, _ count: inout Int
    ) -> [Statement]? {
        func declare(_ value: Expression) -> Statement {
            Statement(.declare(VariableDeclaration(name: part, value: value)), at: statement.location)
        }
        func assign(_ value: Expression) -> Statement {
            Statement(.assign(.name(part), value), at: statement.location)
        }
        switch statement.kind {
        // A single expression is treated as a return value.
        case .expression(let value), .returned(let value?):
            return [
                declare(methods.contains("buildExpression") ? call("buildExpression", nil, value) : value)
            ]
        case .branch(let conditions, let then, let otherwise):
            guard let (own, value) = parts(of: then, &count) else { return nil }
            guard !otherwise.isEmpty else {
                let branch = Statement(.branch(conditions, then: own + [assign(value)], else: []))
                return [declare(.literal(.nothing)), branch, assign(call("buildOptional", nil, .name(part)))]
            }
            guard let (others, other) = parts(of: otherwise, &count) else { return nil }
            let first = own + [assign(call("buildEither", "first", value))]
            let second = others + [assign(call("buildEither", "second", other))]
            return [
                declare(.literal(.nothing)),
                Statement(.branch(conditions, then: first, else: second), at: statement.location),
            ]
        case .each(let name, let sequence, let body):
            guard let (own, value) = parts(of: body, &count) else { return nil }
            let append = Statement(
                .expression(.call(.member(.name(part), "append"), [CallArgument(nil, value)])))
            return [
                declare(.array([])),
                Statement(.each(name, in: sequence, own + [append]), at: statement.location),
                assign(call("buildArray", nil, .name(part))),
            ]
        default: return nil
        }
    }
}
