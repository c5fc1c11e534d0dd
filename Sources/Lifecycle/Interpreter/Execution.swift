extension Simulation {
    /// Runs statements in a scope of their own.
    mutating func execute(
        _ statements: [Statement], in activation: inout Activation
    ) throws(Interruption) -> Completion {
        try goDown()
        defer { goUp() }
        activation.scopes.append([:])
        var deferred: [[Statement]] = []
        var completion = Completion.normal
        for statement in statements {
            if case .deferred(let later) = statement.kind {
                deferred.append(later)
                continue
            }
            completion = try execute(statement, in: &activation)
            if completion != .normal { break }
        }
        for later in deferred.reversed() { _ = try execute(later, in: &activation) }
        switch completion {
        case .returned(let value), .threw(let value): _ = keep(value)
        default: break
        }
        try closeScope(of: &activation)
        return completion
    }

    /// Runs a statement. What it made and nothing holds goes when it ends.
    private mutating func execute(
        _ statement: Statement, in activation: inout Activation
    ) throws(Interruption) -> Completion {
        try step()
        let mark = running.temporaries.count, place = recorder.currentPlace
        let open = recorder.depth, unknowns = running.unknownsBefore
        let endings = (running.ending, running.isEnding)
        running.unknownsBefore = running.unknowns
        defer { running.unknownsBefore = unknowns }
        if let location = statement.location { recorder.currentPlace = trace.place(location) }
        let scopes = activation.scopes.count
        let completion: Completion
        do throws(Interruption) {
            completion = try runStatement(statement.kind, in: &activation)
        } catch {
            let isHere = if case .lost(let frame) = error { running.frames.count <= frame } else { false }
            if isHere {
                recorder.unwind(to: open)
                (running.ending, running.isEnding) = endings
                recorder.currentPlace = statement.location.map { trace.place($0) } ?? place
                while activation.scopes.count > scopes { try closeScope(of: &activation) }
                completion = try lose(statement.kind, in: &activation)
            } else {
                guard case .thrown(let thrown) = error else { throw error }
                while activation.scopes.count > scopes { try closeScope(of: &activation) }
                completion = .threw(thrown)
            }
        }
        recorder.currentPlace = place
        switch completion {
        case .returned(let value), .threw(let value):
            retain(value)
            try dropTemporaries(to: mark)
            running.temporaries.append(value)
        default: try dropTemporaries(to: mark)
        }
        return completion
    }

    private mutating func runStatement(
        _ kind: Statement.Kind, in activation: inout Activation
    ) throws(Interruption) -> Completion {
        switch kind {
        case .callSuper: try callSuper(in: activation)
        case .expression(let expression): _ = try evaluate(expression, in: &activation)
        case .assign(let target, let value): try assign(value, to: target, in: &activation)
        case .declare(let declaration):
            let value = try declaration.value.map { (expression) throws(Interruption) in
                try evaluate(expression, in: &activation)
            }
            try formReference(to: value ?? .nothing, declaration.reference)
            try declare(
                declaration.name, StoredValue(value ?? .nothing, declaration.reference), in: &activation)
        case .branch(let conditions, let then, let otherwise):
            return try branch(conditions, then, otherwise, in: &activation)
        case .ensure(let conditions, let otherwise):
            switch try hold(conditions, in: &activation) {
            case false?: return try execute(otherwise, in: &activation)
            case true?: break
            case nil:
                skipUnknown("guard …", .assumption)
                becomeUncertain()
                try declareUnknown(conditions, in: &activation)
            }
        case .each(let name, let sequence, let body):
            return try each(name, in: sequence, body, in: &activation)
        case .loop(let conditions, let body): return try loop(conditions, body, in: &activation)
        case .repetition(let body, let condition):
            return try repetition(body, while: condition, in: &activation)
        case .choice(let subject, let cases): return try choose(subject, cases, in: &activation)
        case .deferred: break
        case .returned(let value):
            return .returned(
                try value.map { (expression) throws(Interruption) in
                    try evaluate(expression, in: &activation)
                } ?? .void)
        case .thrown(let error): return .threw(try evaluate(error, in: &activation))
        case .attempt(let statements, let catches):
            return try attempt(statements, catches, in: &activation)
        case .leaveLoop: return .leftLoop
        case .nextRound: return .nextRound
        case .perform(let command, _): _ = try perform(command)
        case .unknown(let words): skipUnknown(words, .syntax)
        }
        return .normal
    }

    private mutating func branch(
        _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement],
        in activation: inout Activation
    ) throws(Interruption) -> Completion {
        activation.scopes.append([:])
        let completion: Completion
        switch try hold(conditions, in: &activation) {
        case true?: completion = try execute(then, in: &activation)
        case false?: completion = try execute(otherwise, in: &activation)
        case nil:
            let names = CodeNames(then + otherwise)
            if decidesNothing(names) {
                // What it assigns is not known from now on; nothing else depends on it.
                running.unknowns += 1
                try leaveOpen(names, in: &activation, isDark: false)
            } else if let holds = decision {
                assume("the condition \(holds ? "holds" : "does not hold")")
                running.unknowns += 1
                becomeUncertain()
                if holds { try declareUnknown(conditions, in: &activation) }
                completion = try execute(holds ? then : otherwise, in: &activation)
                break
            } else {
                skipUnknown("if …", .condition)
                becomeUncertain()
                try leaveOpen(names, in: &activation)
            }
            completion = .normal
        }
        try closeScope(of: &activation)
        return completion
    }

    /// How a condition that is not known is to be taken; nil if neither way. Then it can be taken both ways in other runs.
    private var decision: Bool? {
        mutating get {
            guard let place = trace.location(recorder.currentPlace), !place.file.isEmpty else { return nil }
            if let holds = world.decisions[place] { return holds }
            if !world.openConditions.contains(place), world.openConditions.count < 100 {
                world.openConditions.append(place)
            }
            return nil
        }
    }

    private mutating func each(
        _ name: String, in sequence: Expression, _ body: [Statement], in activation: inout Activation
    ) throws(Interruption) -> Completion {
        guard let values = elements(of: try evaluate(sequence, in: &activation)) else {
            skipUnknown("for \(name) in …", .loop)
            becomeUncertain()
            try leaveOpen(body, in: &activation)
            return .normal
        }
        let unknowns = running.unknowns
        for value in values {
            if running.unknowns > unknowns { becomeUncertain() }
            try step()
            activation.scopes.append([:])
            try declare(name, StoredValue(value), in: &activation)
            let completion = try execute(body, in: &activation)
            try closeScope(of: &activation)
            switch completion {
            case .normal, .nextRound: continue
            case .leftLoop: return .normal
            case .returned, .threw: return completion
            }
        }
        return .normal
    }

    private mutating func loop(
        _ conditions: [Condition], _ body: [Statement], in activation: inout Activation
    ) throws(Interruption) -> Completion {
        let unknowns = running.unknowns, start = steps
        var rounds = 0
        while true {
            try step()
            if running.unknowns > unknowns { becomeUncertain() }
            rounds += 1
            guard !hasLostCount(of: rounds, since: start, unknowns: unknowns) else {
                skipUnknown("while …", .loop)
                var names = CodeNames(body)
                names.add(conditions)
                try leaveOpen(names, in: &activation)
                return .normal
            }
            activation.scopes.append([:])
            switch try hold(conditions, in: &activation) {
            case true?: break
            case false?:
                try closeScope(of: &activation)
                return .normal
            case nil:
                skipUnknown("while …", .loop)
                becomeUncertain()
                try leaveOpen(body, in: &activation)
                try closeScope(of: &activation)
                return .normal
            }
            let completion = try execute(body, in: &activation)
            try closeScope(of: &activation)
            switch completion {
            case .normal, .nextRound: continue
            case .leftLoop: return .normal
            case .returned, .threw: return completion
            }
        }
    }

    private mutating func repetition(
        _ body: [Statement], while condition: Expression, in activation: inout Activation
    ) throws(Interruption) -> Completion {
        let unknowns = running.unknowns, start = steps
        var rounds = 0
        while true {
            try step()
            if running.unknowns > unknowns { becomeUncertain() }
            rounds += 1
            let completion = try execute(body, in: &activation)
            switch completion {
            case .normal, .nextRound: break
            case .leftLoop: return .normal
            case .returned, .threw: return completion
            }
            switch try evaluate(condition, in: &activation) {
            case .bool(true) where !hasLostCount(of: rounds, since: start, unknowns: unknowns): continue
            case .bool(false): return .normal
            default:
                skipUnknown("repeat …", .loop)
                becomeUncertain()
                try leaveOpen(body, in: &activation)
                return .normal
            }
        }
    }

    /// Whether all conditions hold; what they bind is declared in the innermost scope. Nil if that is not known.
    private mutating func hold(
        _ conditions: [Condition], in activation: inout Activation
    ) throws(Interruption) -> Bool? {
        for condition in conditions {
            switch condition {
            case .holds(let expression):
                guard case .bool(let holds) = try evaluate(expression, in: &activation) else { return nil }
                if !holds { return false }
            case .binding(let name, let expression):
                let value = try evaluate(expression, in: &activation)
                guard value != .unknown else { return nil }
                if value == .nothing { return false }
                try declare(name, StoredValue(value), in: &activation)
            case .matches(let pattern, let expression):
                let value = try evaluate(expression, in: &activation)
                switch try matches(pattern, value, in: &activation) {
                case true?: break
                case false?: return false
                case nil: return nil
                }
            case .available(let release, let isNot):
                if world.environment.isAtLeast(release) == isNot { return false }
            case .unknown(let words):
                skipUnknown(words, .syntax)
                return nil
            }
        }
        return true
    }

    private func elements(of value: Value) -> ArrayValue? {
        switch value {
        case .array(let array): array
        case .dictionary(let dictionary) where dictionary.entries.isEmpty: []
        default: nil
        }
    }
}
