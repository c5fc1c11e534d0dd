import Lifecycle

/// The way a statement ended, which decides where the code continues.
enum ControlFlow: Hashable, Sendable {
    case normal
    case returned(Value)
    case threw(Value)
    /// `break` and `continue`, with the label that they name.
    case leftLoop(String?)
    case nextRound(String?)
    /// `fallthrough`
    case fellThrough
}

extension Interpreter {
    /// Runs statements in a scope of their own.
    mutating func execute(_ statements: [Statement]) throws(Interruption) -> ControlFlow {
        try app.enterNesting()
        defer { app.execution.nesting -= 1 }
        activation.scopes.append([:])
        return try finishBlock(statements, [], after: .normal)
    }

    /// Runs the rest of a block, and ends it.
    mutating func finishBlock(
        _ statements: [Statement], _ earlier: [[Statement]], after earlierCompletion: ControlFlow
    ) throws(Interruption) -> ControlFlow {
        var deferred = earlier
        var completion = earlierCompletion
        let scopes = activation.scopes.count
        for (index, statement) in statements.enumerated() where completion == .normal {
            if case .deferred(let later) = statement.kind {
                deferred.append(later)
                continue
            }
            do throws(Interruption) {
                completion = try execute(statement)
            } catch {
                if case .paused = error {
                    pause(at: statement)
                    pause(
                        before: .block(
                            Array(statements[(index + 1)...]), deferred: deferred, scopes: scopes))
                }
                throw error
            }
        }
        for later in deferred.reversed() { _ = try execute(later) }
        switch completion {
        case .returned(let value), .threw(let value): _ = app.keep(value)
        default: break
        }
        try closeScope()
        return completion
    }

    /// Runs a statement. What it made and nothing holds goes when it ends.
    private mutating func execute(_ statement: Statement) throws(Interruption) -> ControlFlow {
        try app.step()
        let mark = app.progress.temporaries.count, place = app.recorder.currentPlace
        let open = app.recorder.depth, unknowns = app.execution.unknownsBefore
        let endings = (app.progress.ending, app.progress.isEnding)
        app.execution.unknownsBefore = app.execution.unknowns
        defer { app.execution.unknownsBefore = unknowns }
        if let location = statement.location { app.recorder.currentPlace = app.trace.place(location) }
        let scopes = activation.scopes.count
        let completion: ControlFlow
        do throws(Interruption) {
            completion = try runStatement(statement.kind)
        } catch {
            let isHere =
                if case .lost(let frame) = error { app.execution.frames.count <= frame } else { false }
            if isHere {
                app.recorder.unwind(to: open)
                (app.progress.ending, app.progress.isEnding) = endings
                app.recorder.currentPlace = statement.location.map { app.trace.place($0) } ?? place
                while activation.scopes.count > scopes { try closeScope() }
                completion = try abandonStatement(statement.kind)
            } else {
                guard case .thrown(let thrown) = error else { throw error }
                while activation.scopes.count > scopes { try closeScope() }
                completion = .threw(thrown)
            }
        }
        app.recorder.currentPlace = place
        switch completion {
        case .returned(let value), .threw(let value):
            app.retain(value)
            try app.dropTemporaries(to: mark)
            app.progress.temporaries.append(value)
        default: try app.dropTemporaries(to: mark)
        }
        return completion
    }

    /// Runs a block behind which something comes in the same statement.
    mutating func execute(
        _ statements: [Statement], before rest: @autoclosure () -> PausedFunction.Rest
    ) throws(Interruption) -> ControlFlow {
        do throws(Interruption) {
            return try execute(statements)
        } catch {
            if case .paused = error { pause(before: rest()) }
            throw error
        }
    }

    mutating func runStatement(_ kind: Statement.Kind) throws(Interruption) -> ControlFlow {
        app.execution.canPause = false
        if activation.canPause, kind.awaitedCall != nil {
            try sleepIfNeeded(kind)
            app.execution.canPause = true
        }
        switch kind {
        case .callSuper: try callSuper()
        case .expression(let expression):
            let value = try evaluate(expression)
            // An initializer that another one calls has failed, and with it this one.
            if value == .nothing, expression.isDelegation { return .returned(.nothing) }
        case .assign(let target, let value):
            guard try !lengthenInPlace(target, to: value) else { break }
            try assign(value, to: target)
        case .declare(let declaration):
            let value = try declaration.value.map { (expression) throws(Interruption) in
                try evaluate(expression)
            }
            try app.formReference(to: value ?? .nothing, declaration.reference)
            try declare(declaration.name, StoredValue(value ?? .nothing, declaration.reference))
        case .branch(let conditions, let then, let otherwise):
            return try branch(conditions, then, otherwise)
        case .ensure(let conditions, let otherwise):
            var holds = try hold(conditions, orElse: otherwise)
            if holds == true { break }
            if holds == nil {
                holds = decision(at: app.recorder.currentPlace)
                if let holds {
                    decide(holds, leaving: holds ? otherwise : [])
                } else {
                    app.skipUnknown("guard …", .assumption)
                    becomeUncertain()
                }
            }
            if holds == false {
                let completion = try execute(otherwise)
                // A guard is left by what it says; what should have ended the app is told.
                guard completion == .normal else { return completion }
            }
            try declareUnknown(conditions)
        case .each(let name, let sequence, let body):
            return try each(name, in: sequence, body)
        case .loop(let conditions, let body): return try loop(conditions, body)
        case .repetition(let body, let condition):
            return try repetition(body, while: condition)
        case .choice(let subject, let cases): return try choose(subject, cases)
        case .deferred: break
        case .returned(let value):
            return .returned(
                try value.map { (expression) throws(Interruption) in
                    try evaluate(expression)
                } ?? .void)
        case .thrown(let error): return .threw(try evaluate(error))
        case .attempt(let statements, let catches):
            return try handle(try execute(statements, before: .catches(catches)), catches)
        case .leaveLoop(let label): return .leftLoop(label)
        case .nextRound(let label): return .nextRound(label)
        case .fallThrough: return .fellThrough
        case .labeled(let label, let labeled):
            activation.label = labeled.isLoop ? label : nil
            let completion = try run(labeled, before: .label(label))
            activation.label = nil
            return completion == .leftLoop(label) ? .normal : completion
        case .perform(let command, _): _ = try app.perform(command)
        case .unknown(let words): app.skipUnknown(words, .syntax)
        }
        return .normal
    }

    /// Runs a part of a statement behind which something comes.
    private mutating func run(
        _ kind: Statement.Kind, before rest: PausedFunction.Rest
    ) throws(Interruption) -> ControlFlow {
        do throws(Interruption) {
            return try runStatement(kind)
        } catch {
            if case .paused = error { pause(before: rest) }
            throw error
        }
    }

    private mutating func branch(
        _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]
    ) throws(Interruption) -> ControlFlow {
        activation.scopes.append([:])
        let completion: ControlFlow
        var holds = try hold(conditions, orElse: otherwise)
        if holds == true, then.insist, try isInsistedOn(not: conditions) { holds = false }
        switch holds {
        case true?: completion = try execute(then)
        case false?: completion = try execute(otherwise)
        case nil:
            let names = CodeNames(then + otherwise)
            if try passesOver(names) {
                completion = .normal
            } else if let holds = decision(at: app.recorder.currentPlace) {
                decide(holds, leaving: holds ? otherwise : then)
                if holds { try declareUnknown(conditions) }
                completion = try execute(holds ? then : otherwise)
            } else {
                app.skipUnknown("if …", .condition)
                becomeUncertain(mayHaveReturned: names.returns)
                try markUnknown(names)
                completion = .normal
            }
        }
        try closeScope()
        return completion
    }
}

extension Expression {
    /// Indicates whether it is `self.init(…)` or `super.init(…)`.
    fileprivate var isDelegation: Bool {
        switch self {
        case .call(.member(.current, "init"), _), .call(.member(.parent, "init"), _): true
        default: false
        }
    }
}
