import Lifecycle

extension Interpreter {
    /// `switch`: the first case that fits runs.
    mutating func choose(
        _ subject: Expression, _ cases: [Statement.Case]
    ) throws(Interruption) -> ControlFlow {
        let value = try evaluate(subject)
        var falls = false
        for (index, one) in cases.enumerated() {
            activation.scopes.append([:])
            var fits = falls ? true : try self.fits(one, value)
            if fits == nil {
                let names = CodeNames(ofSwitch: cases)
                if try passesOver(names) {
                    try closeScope()
                    return .normal
                }
                fits = try take(one, isLast: index == cases.count - 1)
            }
            guard fits != false else {
                try closeScope()
                continue
            }
            let completion: ControlFlow
            if fits == nil {
                app.skipUnknown("switch …", .condition)
                becomeUncertain(mayHaveReturned: CodeNames(ofSwitch: cases).returns)
                try markUnknown(cases.flatMap { $0.statements })
                completion = .normal
            } else {
                completion = try execute(one.statements, before: .choice)
            }
            try closeScope()
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
    private mutating func take(_ one: Statement.Case, isLast: Bool) throws(Interruption) -> Bool? {
        guard let place = one.location, !place.file.isEmpty, let taken = decision(at: place) else {
            return nil
        }
        let fits = taken || isLast
        decide(fits, leaving: fits ? [] : one.statements)
        if fits { for pattern in one.patterns ?? [] { try declareUnknown(pattern) } }
        return fits
    }

    /// The clauses of `do { … } catch { … }` behind a block that has ended.
    mutating func handle(
        _ completion: ControlFlow, _ catches: [Statement.Case]
    ) throws(Interruption) -> ControlFlow {
        guard case .threw(let error) = completion else { return completion }
        for one in catches {
            activation.scopes.append([:])
            try declare("error", StoredValue(error))
            let fits = try self.fits(one, error)
            let result: ControlFlow?
            switch fits {
            case true?: result = try execute(one.statements)
            case false?: result = nil
            case nil:
                app.skipUnknown("catch …", .condition)
                becomeUncertain()
                try markUnknown(catches.flatMap { $0.statements })
                result = .normal
            }
            try closeScope()
            if let result { return result }
        }
        return completion
    }

    /// Indicates whether a value matches a case, and declares the bindings in the innermost scope; nil if
    /// unknown.
    private mutating func fits(_ one: Statement.Case, _ value: Value) throws(Interruption) -> Bool? {
        guard let patterns = one.patterns else { return true }
        for pattern in patterns {
            switch try matches(pattern, value) {
            case true?:
                guard let condition = one.condition else { return true }
                switch try evaluate(condition) {
                case .bool(true): return true
                case .bool(false): continue
                default: return nil
                }
            case false?: continue
            case nil:
                let pattern = Condition.matches(pattern, .literal(.nothing))
                guard let condition = one.condition,
                    areUnmet([pattern, .holds(condition)]) == false
                else { return nil }
            }
        }
        return false
    }

    /// Indicates whether a value matches a pattern, and declares the bindings in the innermost scope; nil if
    /// unknown.
    mutating func matches(_ pattern: CasePattern, _ value: Value) throws(Interruption) -> Bool? {
        switch pattern {
        case .any: return true
        case .binding(let name):
            try declare(name, StoredValue(value))
            return true
        case .value(let expression):
            let other = try evaluate(expression)
            try app.charge(min(value.extent.reading, other.extent.reading))
            if case .integer(let number) = value, let contains = other.containsNumber(number) {
                return contains
            }
            return Value.areEqual(value, other)
        case .some(let inner):
            if value == .unknown { return nil }
            return value == .nothing ? false : try matches(inner, value)
        case .type(let name, let inner):
            let type = name.plainTypeName { distinct($0) }
            guard value != .unknown, let isInstance = app.world.isInstance(value, of: type) else {
                return nil
            }
            return isInstance ? try matches(inner, value) : false
        case .element(let name, let patterns):
            return try matches(name, patterns, value)
        }
    }

    private mutating func matches(
        _ name: String, _ patterns: [CasePattern], _ value: Value
    ) throws(Interruption) -> Bool? {
        switch value {
        case .symbol(let other): return other == name
        case .element(let element):
            guard element.name == name else { return false }
            guard !patterns.isEmpty else { return true }
            guard patterns.count == element.values.count else { return nil }
            for (pattern, value) in zip(patterns, element.values) {
                let fits = try matches(pattern, value.value)
                if fits != true { return fits }
            }
            return true
        case .unknown: return nil
        case .nothing: return name == "none"
        default:
            guard name == "some", patterns.count == 1 else { return nil }
            return try matches(patterns[0], value)
        }
    }
}
