// The Swift of lessons and pages, which the native program has parsed.

extension Program: Carried {
    init(carried data: JSON) {
        self.init()
        (classes, valueTypes, functions) = (data(0), data(1), data(2))
        (globals, extensions, imports, protocols) = (data(3), data(4), data(8), data(9))
        (aliases, innerNames, namesakes) = (data(10), data(11), data(12))
        (namesAreWords, assumesNibs) = (data(13), data(14))
    }
}

extension InnerNames: Carried {
    init(carried data: JSON) {
        self.init()
        (parameters, arguments, aliases) = (data(0), data(1), data(2))
    }
}

extension Namesake: Carried {
    init(carried data: JSON) { self.init(written: data(0), name: data(1), outer: data(2), location: data(3)) }
}

extension Body: Carried {
    init(carried data: JSON) {
        self.init(data(1), parameters: data(0), source: data(2), location: data(3))
    }
}

extension CodeLocation: Carried {
    init(carried data: JSON) { self.init(file: data(0), line: data(1), column: data(2)) }
}

extension Function: Carried {
    init(carried data: JSON) {
        self.init(
            name: data(0), parameters: data(1), body: data(2), isStatic: data(3), isMutating: data(4),
            isConvenience: data(5), isPrivate: data(6))
    }
}

extension Function.Parameter: Carried {
    init(carried data: JSON) {
        self.init(
            label: data(0), name: data(1), standard: data(2), type: data(3), isVariadic: data(4))
    }
}

extension Members: Carried {
    init(carried data: JSON) {
        self.init()
        (functions, initializers, computed) = (data(0), data(1), data(2))
        (statics, staticComputed) = (data(3), data(4))
    }
}

extension ComputedProperty: Carried {
    init(carried data: JSON) { self.init(name: data(0), getter: data(1), setter: data(2)) }
}

extension Callback: Carried {
    init(carried data: JSON) { self = Callback(rawValue: data.text) ?? .loadView }
}

extension TypeDeclaration: Carried {
    init(carried data: JSON) {
        self.init(name: data(0), path: data(1), superclass: data(2), location: data(9))
        (overrides, properties, members) = (data(3), data(4), data(5))
        (forwardsByHand, protocols, cases) = (data(6), data(7), data(8))
    }
}

extension TypeDeclaration.Case: Carried {
    init(carried data: JSON) { self.init(name: data(0), raw: data(1), hasValues: data(2)) }
}

extension ControllerClass.Property: Carried {
    init(carried data: JSON) {
        self.init(name: data(0), type: data(1), reference: data(2), code: data(3))
    }
}

extension ControllerClass.Property.Code: Carried {
    init(carried data: JSON) {
        self.init()
        (value, isLazy, isOptional, isImplicitlyUnwrapped) = (data(0), data(1), data(2), data(3))
        (observer, isOutlet, isOverride, isConstant) = (data(4), data(5), data(6), data(7))
        (isDynamic, isObservationIgnored, location) = (data(8), data(9), data(10))
    }
}

extension ControllerClass.Property.Reference: Carried {
    init(carried data: JSON) { self = Self(rawValue: data.text) ?? .strong }
}

extension Value: Carried {
    init(carried data: JSON) {
        switch data[0].text {
        case "nothing": self = .nothing
        case "void": self = .void
        case "bool": self = .bool(data(1))
        case "integer": self = .integer(data(1))
        case "number": self = .number(Double(bitPattern: UInt64(data[1].text, radix: 16) ?? 0))
        case "string": self = .string(data(1))
        case "symbol": self = .symbol(data(1))
        default: self = .unknown
        }
    }
}

extension Statement: Carried {
    init(carried data: JSON) { self.init(data(0), at: data(1)) }
}

extension Statement.Kind: Carried {
    init(carried data: JSON) {
        switch data[0].text {
        case "callSuper": self = .callSuper
        case "expression": self = .expression(data(1))
        case "assign": self = .assign(data(1), data(2))
        case "declare": self = .declare(data(1))
        case "branch": self = .branch(data(1), then: data(2), else: data(3))
        case "ensure": self = .ensure(data(1), else: data(2))
        case "each": self = .each(data(1), in: data(2), data(3))
        case "loop": self = .loop(data(1), data(2))
        case "repetition": self = .repetition(data(1), while: data(2))
        case "choice": self = .choice(data(1), data(2))
        case "deferred": self = .deferred(data(1))
        case "returned": self = .returned(data(1))
        case "leaveLoop": self = .leaveLoop(label: data(1))
        case "nextRound": self = .nextRound(label: data(1))
        case "fallThrough": self = .fallThrough
        case "labeled": self = .labeled(data(1), data(2))
        case "thrown": self = .thrown(data(1))
        case "attempt": self = .attempt(data(1), catches: data(2))
        default: self = .unknown(data(1))
        }
    }
}

extension VariableDeclaration: Carried {
    init(carried data: JSON) {
        self.init(name: data(0), isOptional: data(1), reference: data(2), value: data(3))
    }
}

extension Statement.Case: Carried {
    init(carried data: JSON) {
        self.init(patterns: data(0), condition: data(1), statements: data(2), location: data(3))
    }
}

extension CasePattern: Carried {
    init(carried data: JSON) {
        switch data[0].text {
        case "binding": self = .binding(data(1))
        case "value": self = .value(data(1))
        case "element": self = .element(data(1), data(2))
        case "some": self = .some(data(1))
        case "type": self = .type(data(1), data(2))
        default: self = .any
        }
    }
}

extension Condition: Carried {
    init(carried data: JSON) {
        switch data[0].text {
        case "holds": self = .holds(data(1))
        case "binding": self = .binding(data(1), data(2))
        case "matches": self = .matches(data(1), data(2))
        case "available": self = .available(data(1), isNot: data(2))
        default: self = .unknown(data(1))
        }
    }
}

extension Expression: Carried {
    init(carried data: JSON) {
        switch data[0].text {
        case "literal": self = .literal(data(1))
        case "interpolation": self = .interpolation(data(1))
        case "array": self = .array(data(1))
        case "name": self = .name(data(1))
        case "current": self = .current
        case "parent": self = .parent
        case "member": self = .member(data(1), data(2))
        case "chained": self = .chained(data(1))
        case "unwrapped": self = .unwrapped(data(1))
        case "element": self = .element(of: data(1), at: data(2))
        case "call": self = .call(data(1), data(2))
        case "closure": self = .closure(data(1))
        case "cast": self = .cast(data(1), Expression.Cast(rawValue: data(2)) ?? .plain, type: data(3))
        case "prefix": self = .prefix(data(1), data(2))
        case "infix": self = .infix(data(1), data(2), data(3))
        case "dictionary": self = .dictionary(keys: data(1), values: data(2))
        case "attempted": self = .attempted(data(1), isForced: data(2))
        case "awaited": self = .awaited(data(1))
        case "tuple": self = .tuple(data(1))
        case "ternary": self = .ternary(data(1), data(2), data(3))
        default: self = .unknown(data(1))
        }
    }
}

extension CallArgument: Carried {
    init(carried data: JSON) { self.init(data(0), data(1), isInOut: data(2)) }
}

extension ClosureExpression: Carried {
    init(carried data: JSON) {
        self.init(captures: data(0), parameters: data(1), uses: data(2), body: data(3), function: data(4))
    }
}

extension ClosureExpression.Capture: Carried {
    init(carried data: JSON) { self.init(name: data(0), value: data(1), reference: data(2)) }
}
