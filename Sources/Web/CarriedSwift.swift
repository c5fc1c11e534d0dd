// The Swift of lessons and pages, which the native program has parsed.

extension Program {
    init(carried data: JSON) {
        self.init(
            classes: data[0].list.map { ClassDeclaration(carried: $0) },
            valueTypes: data[1].list.map { ValueType(carried: $0) }, functions: data[2].functions)
        globals = Members(carried: data[3])
        extensions = data[4].list.map {
            TypeExtension(type: $0[0].text, added: ClassDeclaration(carried: $0[1]))
        }
        imports = Set(data[8].texts)
        for pair in data[9].list { protocols[pair[0].text] = pair[1].texts }
        aliases = data[10].pairs
        for pair in data[11].list {
            innerNames[pair[0].text] = InnerNames(
                parameters: pair[1][0].texts, arguments: pair[1][1].texts, aliases: pair[1][2].pairs)
        }
        namesakes = data[12].list.map {
            Namesake(written: $0[0].text, name: $0[1].text, outer: $0[2].text, location: $0[3].location)
        }
        namesAreWords = data[13].bool
        assumesNibs = data[14].bool
    }
}

extension Body {
    init(carried data: JSON) {
        self.init(
            data[1].statements, parameters: data[0].texts, source: data[2].map { $0.text },
            location: data[3].location)
    }
}

extension JSON {
    fileprivate var location: CodeLocation? {
        map { CodeLocation(file: $0[0].text, line: $0[1].number, column: $0[2].number) }
    }

    fileprivate var functions: [Function] { list.map { Function(carried: $0) } }
    fileprivate var computed: [ComputedProperty] {
        list.map {
            ComputedProperty(
                name: $0[0].text, getter: Body(carried: $0[1]), setter: $0[2].map { Body(carried: $0) })
        }
    }
    fileprivate var properties: [ControllerClass.Property] {
        list.map { ControllerClass.Property(carried: $0) }
    }
    fileprivate var statements: [Statement] { list.map { Statement(carried: $0) } }
    fileprivate var expression: Expression { Expression(carried: self) }
    fileprivate var expressions: [Expression] { list.map { $0.expression } }
    fileprivate var arguments: [CallArgument] {
        list.map { CallArgument($0[0].map { $0.text }, $0[1].expression, isInOut: $0[2].bool) }
    }
    fileprivate var conditions: [Condition] { list.map { Condition(carried: $0) } }
    fileprivate var patterns: [CasePattern] { list.map { CasePattern(carried: $0) } }
    fileprivate var reference: ControllerClass.Property.Reference {
        ControllerClass.Property.Reference(rawValue: text) ?? .strong
    }
}

extension Function {
    fileprivate init(carried data: JSON) {
        self.init(
            name: data[0].text,
            parameters: data[1].list.map {
                Parameter(
                    label: $0[0].map { $0.text }, name: $0[1].text, standard: $0[2].map { $0.expression },
                    type: $0[3].map { $0.text }, isVariadic: $0[4].bool)
            }, body: Body(carried: data[2]), isStatic: data[3].bool, isMutating: data[4].bool,
            isConvenience: data[5].bool)
    }
}

extension Members {
    fileprivate init(carried data: JSON) {
        self.init()
        functions = data[0].functions
        initializers = data[1].functions
        computed = data[2].computed
        statics = data[3].properties
        staticComputed = data[4].computed
    }
}

extension ClassDeclaration {
    fileprivate init(carried data: JSON) {
        var overrides: [Callback: Body] = [:]
        for pair in data[3].list {
            if let callback = Callback(rawValue: pair[0].text) {
                overrides[callback] = Body(carried: pair[1])
            }
        }
        self.init(
            name: data[0].text, path: data[1].text, superclass: data[2].map { $0.text }, overrides: overrides,
            properties: data[4].properties, members: Members(carried: data[5]), location: data[8].location)
        forwardsByHand = data[6].bool
        protocols = data[7].texts
    }
}

extension ValueType {
    fileprivate init(carried data: JSON) {
        self.init(
            name: data[0].text, path: data[1].text,
            cases: data[4].map { cases in
                cases.list.map { one in
                    Case(
                        name: one[0].text, raw: one[1].map { Value(carried: $0) }, hasValues: one[2].bool)
                }
            }, properties: data[5].properties, members: Members(carried: data[6]), location: data[3].location)
        protocols = data[2].texts
    }
}

extension ControllerClass.Property {
    fileprivate init(carried data: JSON) {
        let code = data[3]
        self.init(
            name: data[0].text, type: data[1].text, reference: data[2].reference,
            code: Code(
                value: code[0].map { $0.expression }, isLazy: code[1].bool, isOptional: code[2].bool,
                isImplicitlyUnwrapped: code[3].bool, observer: code[4].map { Body(carried: $0) },
                isOutlet: code[5].bool, isOverride: code[6].bool, isConstant: code[7].bool,
                location: code[8].location))
    }
}

extension Value {
    fileprivate init(carried data: JSON) {
        switch data[0].text {
        case "nothing": self = .nothing
        case "void": self = .void
        case "bool": self = .bool(data[1].bool)
        case "integer": self = .integer(data[1].number)
        case "number": self = .number(Double(bitPattern: UInt64(data[1].text, radix: 16) ?? 0))
        case "string": self = .string(data[1].text)
        case "symbol": self = .symbol(data[1].text)
        default: self = .unknown
        }
    }
}

extension Statement {
    fileprivate init(carried data: JSON) {
        self.init(Kind(carried: data[0]), at: data[1].location)
    }
}

extension Statement.Kind {
    fileprivate init(carried data: JSON) {
        switch data[0].text {
        case "callSuper": self = .callSuper
        case "expression": self = .expression(data[1].expression)
        case "assign": self = .assign(data[1].expression, data[2].expression)
        case "declare":
            self = .declare(
                VariableDeclaration(
                    name: data[1][0].text, isOptional: data[1][1].bool, reference: data[1][2].reference,
                    value: data[1][3].map { $0.expression }))
        case "branch":
            self = .branch(data[1].conditions, then: data[2].statements, else: data[3].statements)
        case "ensure": self = .ensure(data[1].conditions, else: data[2].statements)
        case "each": self = .each(data[1].text, in: data[2].expression, data[3].statements)
        case "loop": self = .loop(data[1].conditions, data[2].statements)
        case "repetition": self = .repetition(data[1].statements, while: data[2].expression)
        case "choice":
            self = .choice(data[1].expression, data[2].list.map { Statement.Case(carried: $0) })
        case "deferred": self = .deferred(data[1].statements)
        case "returned": self = .returned(data[1].map { $0.expression })
        case "leaveLoop": self = .leaveLoop(label: data[1].map { $0.text })
        case "nextRound": self = .nextRound(label: data[1].map { $0.text })
        case "fallThrough": self = .fallThrough
        case "labeled": self = .labeled(data[1].text, Self(carried: data[2]))
        case "thrown": self = .thrown(data[1].expression)
        case "attempt":
            self = .attempt(
                data[1].statements, catches: data[2].list.map { Statement.Case(carried: $0) })
        default: self = .unknown(data[1].text)
        }
    }
}

extension Statement.Case {
    fileprivate init(carried data: JSON) {
        self.init(
            patterns: data[0].map { $0.patterns }, condition: data[1].map { $0.expression },
            statements: data[2].statements, location: data[3].location)
    }
}

extension CasePattern {
    fileprivate init(carried data: JSON) {
        switch data[0].text {
        case "binding": self = .binding(data[1].text)
        case "value": self = .value(data[1].expression)
        case "element": self = .element(data[1].text, data[2].patterns)
        case "some": self = .some(CasePattern(carried: data[1]))
        case "type": self = .type(data[1].text, CasePattern(carried: data[2]))
        default: self = .any
        }
    }
}

extension Condition {
    fileprivate init(carried data: JSON) {
        switch data[0].text {
        case "holds": self = .holds(data[1].expression)
        case "binding": self = .binding(data[1].text, data[2].expression)
        case "matches": self = .matches(CasePattern(carried: data[1]), data[2].expression)
        case "available":
            self = .available(Release(data[1][0].number, data[1][1].number), isNot: data[2].bool)
        default: self = .unknown(data[1].text)
        }
    }
}

extension Expression {
    fileprivate init(carried data: JSON) {
        switch data[0].text {
        case "literal": self = .literal(Value(carried: data[1]))
        case "interpolation": self = .interpolation(data[1].expressions)
        case "array": self = .array(data[1].expressions)
        case "name": self = .name(data[1].text)
        case "current": self = .current
        case "parent": self = .parent
        case "member": self = .member(data[1].map { $0.expression }, data[2].text)
        case "chained": self = .chained(data[1].expression)
        case "unwrapped": self = .unwrapped(data[1].expression)
        case "element": self = .element(of: data[1].expression, at: data[2].expression)
        case "call": self = .call(data[1].expression, data[2].arguments)
        case "closure": self = .closure(ClosureExpression(carried: data[1]))
        case "cast":
            self = .cast(
                data[1].expression, Expression.Cast(rawValue: data[2].text) ?? .plain, type: data[3].text)
        case "prefix": self = .prefix(data[1].text, data[2].expression)
        case "infix": self = .infix(data[1].expression, data[2].text, data[3].expression)
        case "dictionary":
            self = .dictionary(
                data[1].list.map { DictionaryElement(key: $0[0].expression, value: $0[1].expression) })
        case "attempted": self = .attempted(data[1].expression, isForced: data[2].bool)
        case "awaited": self = .awaited(data[1].expression)
        case "tuple": self = .tuple(data[1].arguments)
        case "ternary": self = .ternary(data[1].expression, data[2].expression, data[3].expression)
        default: self = .unknown(data[1].text)
        }
    }
}

extension ClosureExpression {
    fileprivate init(carried data: JSON) {
        self.init(
            captures: data[0].list.map {
                Capture(name: $0[0].text, value: $0[1].expression, reference: $0[2].reference)
            }, parameters: data[1].texts, uses: data[2].texts, body: Body(carried: data[3]),
            function: data[4].map { Function(carried: $0) })
    }
}
