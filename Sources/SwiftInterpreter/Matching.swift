import Lifecycle

extension Interpreter {
    /// `switch`: the first case that fits runs.
    mutating func choose(
        _ subject: Expression, _ cases: [Statement.Case], in activation: inout Activation
    ) throws(Interruption) -> ControlFlow {
        let value = try evaluate(subject, in: &activation)
        var falls = false
        for (index, one) in cases.enumerated() {
            activation.scopes.append([:])
            var fits = falls ? true : try self.fits(one, value, in: &activation)
            if fits == nil {
                let names = CodeNames(ofSwitch: cases)
                if try passesOver(names, in: &activation) {
                    try closeScope(of: &activation)
                    return .normal
                }
                fits = try take(one, isLast: index == cases.count - 1, in: &activation)
            }
            guard fits != false else {
                try closeScope(of: &activation)
                continue
            }
            let completion: ControlFlow
            if fits == nil {
                app.skipUnknown("switch …", .condition)
                becomeUncertain(CodeNames(ofSwitch: cases))
                try markUnknown(cases.flatMap { $0.statements }, in: &activation)
                completion = .normal
            } else {
                completion = try execute(one.statements, in: &activation, before: .choice)
            }
            try closeScope(of: &activation)
            falls = completion == .fellThrough
            if falls { continue }
            return completion == .leftLoop(nil) ? .normal : completion
        }
        return .normal
    }

    /// Decides whether to take a case for which it is unknown whether it matches. The last one is taken if no
    /// other was.
    ///
    /// - Returns: Nil to take neither branch.
    private mutating func take(
        _ one: Statement.Case, isLast: Bool, in activation: inout Activation
    ) throws(Interruption) -> Bool? {
        guard let place = one.location, !place.file.isEmpty, let taken = decision(at: place) else {
            return nil
        }
        let fits = taken || isLast
        decide(fits, leaving: fits ? [] : one.statements)
        if fits { for pattern in one.patterns ?? [] { try declareUnknown(pattern, in: &activation) } }
        return fits
    }

    /// `do { … } catch { … }`
    mutating func attempt(
        _ statements: [Statement], _ catches: [Statement.Case], in activation: inout Activation
    ) throws(Interruption) -> ControlFlow {
        let completion = try execute(statements, in: &activation, before: .catches(catches))
        return try handle(completion, catches, in: &activation)
    }

    /// The clauses behind a block that has ended.
    mutating func handle(
        _ completion: ControlFlow, _ catches: [Statement.Case], in activation: inout Activation
    ) throws(Interruption) -> ControlFlow {
        guard case .threw(let error) = completion else { return completion }
        for one in catches {
            activation.scopes.append([:])
            try declare("error", StoredValue(error), in: &activation)
            let fits = try self.fits(one, error, in: &activation)
            let result: ControlFlow?
            switch fits {
            case true?: result = try execute(one.statements, in: &activation)
            case false?: result = nil
            case nil:
                app.skipUnknown("catch …", .condition)
                becomeUncertain()
                try markUnknown(catches.flatMap { $0.statements }, in: &activation)
                result = .normal
            }
            try closeScope(of: &activation)
            if let result { return result }
        }
        return completion
    }

    /// Indicates whether a value matches a case, and declares the bindings in the innermost scope; nil if
    /// unknown.
    private mutating func fits(
        _ one: Statement.Case, _ value: Value, in activation: inout Activation
    ) throws(Interruption) -> Bool? {
        guard let patterns = one.patterns else { return true }
        for pattern in patterns {
            switch try matches(pattern, value, in: &activation) {
            case true?:
                guard let condition = one.condition else { return true }
                switch try evaluate(condition, in: &activation) {
                case .bool(true): return true
                case .bool(false): continue
                default: return nil
                }
            case false?: continue
            case nil:
                let pattern = Condition.matches(pattern, .literal(.nothing))
                guard let condition = one.condition,
                    areUnmet([pattern, .holds(condition)], in: activation) == false
                else { return nil }
            }
        }
        return false
    }

    /// Indicates whether a value matches a pattern, and declares the bindings in the innermost scope; nil if
    /// unknown.
    mutating func matches(
        _ pattern: CasePattern, _ value: Value, in activation: inout Activation
    ) throws(Interruption) -> Bool? {
        switch pattern {
        case .any: return true
        case .binding(let name):
            try declare(name, StoredValue(value), in: &activation)
            return true
        case .value(let expression):
            let other = try evaluate(expression, in: &activation)
            try app.charge(min(value.extent.reading, other.extent.reading))
            if case .integer(let number) = value, let contains = other.containsNumber(number) {
                return contains
            }
            return Value.areEqual(value, other)
        case .some(let inner):
            if value == .unknown { return nil }
            return value == .nothing ? false : try matches(inner, value, in: &activation)
        case .type(let name, let inner):
            let type = name.plainTypeName { distinct($0, in: activation) }
            guard value != .unknown, let isInstance = app.world.isInstance(value, of: type) else {
                return nil
            }
            return isInstance ? try matches(inner, value, in: &activation) : false
        case .element(let name, let patterns):
            return try matches(name, patterns, value, in: &activation)
        }
    }

    private mutating func matches(
        _ name: String, _ patterns: [CasePattern], _ value: Value, in activation: inout Activation
    ) throws(Interruption) -> Bool? {
        switch value {
        case .symbol(let other): return other == name
        case .element(let element):
            guard element.name == name else { return false }
            guard !patterns.isEmpty else { return true }
            guard patterns.count == element.values.count else { return nil }
            for (pattern, value) in zip(patterns, element.values) {
                let fits = try matches(pattern, value.value, in: &activation)
                if fits != true { return fits }
            }
            return true
        case .unknown: return nil
        case .nothing: return name == "none"
        default:
            guard name == "some", patterns.count == 1 else { return nil }
            return try matches(patterns[0], value, in: &activation)
        }
    }
}
