// Tasks that sleep: what has still to run is kept with its variables, and goes on when the time has passed.

import Lifecycle

extension Interpreter {
    // MARK: - Falling asleep

    /// Lets the task that runs sleep if a statement says so and code can be left here.
    mutating func sleepIfNeeded(_ kind: Statement.Kind) throws(Interruption) {
        guard activation.canPause, let call = kind.awaitedCall,
            case .call(.member(.name("Task")?, "sleep"), let arguments) = call,
            app.world.function(
                "sleep", of: .type(.named("Task")), arguments.map { PassedArgument($0.label, .unknown) })
                == nil,
            let seconds = try evaluate(arguments).seconds
        else { return }
        app.recordRule(.sleepingTaskHoldsItsBlock)
        app.execution.pause = PausedTask(seconds: max(0, seconds))
        throw .paused
    }

    /// A statement that cannot end now: its function begins with it when the task goes on.
    mutating func pause(at statement: Statement) {
        if app.execution.pause?.functions.last?.isComplete == true {
            app.execution.pause?.functions.append(PausedFunction())
        }
        changePaused { $0.waiting = $0.waiting ?? statement }
    }

    /// Records the code that follows a suspended statement in the same function.
    mutating func pause(before rest: PausedFunction.Rest) { changePaused { $0.rests.append(rest) } }

    /// Keeps the variables of the function that sleeps.
    mutating func pause(in closure: Value?, _ code: CodeLocation?) {
        let activation = activation
        changePaused { function in
            function.activation = activation
            function.closure = closure
            function.code = code
            function.isComplete = true
        }
    }

    private mutating func changePaused(_ change: (inout PausedFunction) -> Void) {
        guard var function = app.execution.pause?.functions.popLast() else { return }
        change(&function)
        app.execution.pause?.functions.append(function)
    }

    // MARK: - Going on

    /// Runs what a task has still to do, each function when the one inside of it has returned.
    mutating func resume(_ paused: PausedTask) throws(Interruption) {
        var result = ControlFlow.returned(.void)
        if isCancelled(paused.task) { result = .threw(makeInert("CancellationError", [])) }
        for (index, function) in paused.functions.enumerated() {
            activation = function.activation
            try beginCall()
            app.execution.frames[app.execution.frames.count - 1].code = function.code
            app.execution.frames[app.execution.frames.count - 1].receiver = activation.receiver
            do throws(Interruption) {
                result = try resume(function, with: result)
            } catch {
                endCall()
                if case .paused = error {
                    pause(in: function.closure, function.code)
                    app.execution.pause?.functions += paused.functions[(index + 1)...]
                }
                throw error
            }
            endCall()
            try end(function)
            if case .threw(let error) = result, index == paused.functions.count - 1 {
                throw .thrown(error)
            }
        }
    }

    private mutating func resume(
        _ function: PausedFunction, with result: ControlFlow
    ) throws(Interruption) -> ControlFlow {
        var completion = ControlFlow.normal
        for (index, rest) in function.rests.enumerated() {
            do throws(Interruption) {
                switch rest {
                case .block(let statements, let deferred, let scopes):
                    while activation.scopes.count > scopes { try closeScope() }
                    let waiting = index == 0 ? function.waiting.map { [$0.receiving(result)] } : nil
                    completion = try finishBlock((waiting ?? []) + statements, deferred, after: completion)
                case .loop(let kind, let label):
                    completion = try nextRounds(of: kind, label, after: completion)
                case .catches(let clauses):
                    completion = try handle(completion, clauses)
                case .choice: if completion == .leftLoop(nil) { completion = .normal }
                case .label(let label): if completion == .leftLoop(label) { completion = .normal }
                }
            } catch {
                if case .paused = error {
                    for later in function.rests[(index + 1)...] { pause(before: later) }
                }
                throw error
            }
        }
        if case .normal = completion { return .returned(.void) }
        return completion
    }

    /// A function that slept has returned: its variables go.
    private mutating func end(_ function: PausedFunction) throws(Interruption) {
        while activation.scopes.count > 1 { try closeScope() }
        if let closure = function.closure { return try app.release(closure) }
        try closeScope()
        if let receiver = activation.receiver { try app.release(receiver) }
    }
}

extension Statement {
    /// The statement, with what it waited for in place of the call.
    fileprivate func receiving(_ result: ControlFlow) -> Statement {
        var value = Value.void
        switch result {
        case .threw(let error):
            guard kind.takesErrorAsNil else { return Statement(.thrown(.literal(error)), at: location) }
            value = .nothing
        case .returned(let returned): value = returned
        default: break
        }
        return Statement(kind.with(.literal(value)), at: location)
    }
}

extension Statement.Kind {
    /// The call that is its expression, if the statement awaits it.
    var awaitedCall: Expression? {
        var isAwaited = false
        var expression = value
        while let inner = expression {
            switch inner {
            case .awaited(let call):
                isAwaited = true
                expression = call
            case .attempted(let call, _): expression = call
            case .call: return isAwaited ? inner : nil
            default: return nil
            }
        }
        return nil
    }

    /// Indicates whether it is a `try?` expression.
    fileprivate var takesErrorAsNil: Bool {
        guard case .attempted(_, isForced: false)? = value else { return false }
        return true
    }
}

extension [PassedArgument] {
    /// The duration that `Task.sleep` is given, in seconds; nil if unknown. The argument is a number of
    /// nanoseconds or a duration.
    fileprivate var seconds: Double? {
        if let duration = self["for"]?.double { return duration }
        return (self["nanoseconds"] ?? unlabeled())?.double.map { $0 / 1_000_000_000 }
    }
}
