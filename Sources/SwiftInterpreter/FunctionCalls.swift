// Closures and functions of the text, as they run.

import Lifecycle

extension Interpreter {
    /// Runs a closure or a bound method.
    ///
    /// - Parameters:
    ///   - function: What is called.
    ///   - arguments: What it is given.
    ///   - changingThem: Whether what a closure makes of its parameters goes back to whoever calls it.
    ///   - canPause: Whether a closure can be left in its middle, to go on later.
    /// - Returns: What it returned.
    /// - Throws: The end of the app, or an error of the code's own.
    @discardableResult
    mutating func invoke(
        _ function: Value, _ arguments: [PassedArgument], changingThem: Bool = false, canPause: Bool = false
    ) throws(Interruption) -> Value {
        switch function {
        case .closure(let id):
            let closure = app.world.code.closures[id]
            guard let code = closure.code else { return .void }
            let outer = enter(Activation(level: closure.level))
            defer { activation = outer }
            activation.canPause = canPause
            activation.captures = closure.captures
            for (name, variable) in closure.variables { activation.scopes[0][name] = .shared(variable) }
            app.retain(function)
            var values = arguments.map { $0.value }
            if let own = code.function {
                // A function inside of another one knows itself, and has labels and default values.
                activation.captures[own.name] = StoredValue(function, .unowned)
                values = try bind(arguments, to: own)
            } else if values.count == 1, code.parameters.count > 1,
                case .element(let tuple) = values[0], tuple.name.isEmpty
            {
                values = tuple.values.map { $0.value }
            }
            let completion: ControlFlow
            do throws(Interruption) {
                completion = try runBody(
                    code.body, code.parameters, values,
                    changing: code.function?.inOutParameters
                        ?? (changingThem ? Array(code.parameters.prefix(values.count)) : []))
            } catch {
                if case .paused = error { pause(in: function, code.body.location) }
                throw error
            }
            // The closure retains the variables that it shares with the code around it; the call has nothing
            // else to release.
            try app.release(function)
            return try value(of: completion)
        case .method(.type(let type), "init"): return try initialize(type, arguments)
        case .method(let receiver, let name): return try call(name, of: receiver, arguments)
        case .type(let type): return try instantiate(type, arguments)
        case .instance(let item) where app.world.code.foreignClass(of: function) == Interpreter.workItem:
            return try perform(workItem: item)
        case .nothing: throw trapUnlessUncertain(.foundNil(isImplicit: true), by: .unwrappingNilTraps)
        // A value that isn't a function is called only if its parameter made it a closure: `@autoclosure`.
        case _ where function != .unknown && function.isPlain && arguments.isEmpty: return function
        default:
            return skipped("(…)", .function, escaping: arguments)
        }
    }

    /// The values for the parameters of a function.
    private mutating func bind(
        _ arguments: [PassedArgument], to function: Function
    ) throws(Interruption) -> [Value] {
        guard let bound = function.bind(arguments) else { return arguments.map { $0.value } }
        var values: [Value] = []
        for (parameter, value) in zip(function.parameters, bound) {
            if let value {
                let type = parameter.isVariadic ? parameter.type.map { "[\($0)]" } : parameter.type
                let isBuilt = value.closure != nil && isBuilder(type)
                if isBuilt { markEscaped(value) }
                values.append(isBuilt ? outsideResult() : try taken(value, as: type))
            } else {
                let standard = try parameter.standard.map { (expression) throws(Interruption) in
                    try evaluate(first: expression)
                }
                values.append(standard ?? .unknown)
            }
        }
        return values
    }

    /// Indicates whether a parameter's type has one of the text's result builders before it.
    private func isBuilder(_ type: String?) -> Bool {
        guard let type, type.hasPrefix("@") else { return false }
        let name = type.dropFirst().prefix { $0 != " " && $0 != "(" }
        return app.world.type(named: String(name)).map { app.world.isOfText($0) } ?? false
    }

    /// Runs a function of the learner's.
    ///
    /// - Parameters:
    ///   - function: The function.
    ///   - receiver: Whose it is; nil of what is outside of all types.
    ///   - level: The class that has it.
    ///   - arguments: What it is given.
    ///   - property: The property whose observer it is.
    ///   - isTaken: Whether ``ExecutionState/changedSelf`` is a structure that was taken out of its place, to be put back when it
    ///     has changed: who holds the objects in it does not change. The receiver only tells its type.
    /// - Returns: What it returned.
    /// - Throws: The end of the app, or an error of the code's own.
    mutating func runFunction(
        _ function: Function, on receiver: Value?, level: CodeLevel?, _ arguments: [PassedArgument],
        observing property: String? = nil, isTaken: Bool = false
    ) throws(Interruption) -> Value {
        let isStructure = receiver?.isStructure == true
        let outer = enter(Activation(receiver: receiver, level: level))
        defer { activation = outer }
        activation.canPause = app.execution.canPause
        app.execution.canPause = false
        activation.observes = property
        activation.isDesignated = function.isDesignated
        if let receiver, !isTaken { app.retain(receiver) }
        if isStructure, let receiver {
            // The variable has the reference that was taken.
            activation.scopes[0]["self"] = .slot(
                StoredValue(isTaken ? app.execution.changedSelf.take() ?? receiver : receiver))
        }
        let completion: ControlFlow
        do throws(Interruption) {
            let values = try bind(arguments, to: function)
            completion = try runBody(
                function.body, function.parameters.map { $0.name }, values,
                changing: function.inOutParameters)
        } catch {
            if case .paused = error { pause(in: nil, function.body.location) }
            if isTaken { app.execution.changedSelf = try takeSelf() }
            throw error
        }
        if isTaken {
            app.execution.changedSelf = try takeSelf()
        } else if isStructure {
            let changed = try current()
            app.execution.changedSelf = function.isGetter ? changed : app.keep(changed)
        }
        try closeScope()
        if let receiver, !isStructure { try app.release(receiver) }
        return try value(of: completion)
    }

    /// Takes the changed `self` out of the scope of a structure's method, without releasing its objects.
    private mutating func takeSelf() throws(Interruption) -> Value? {
        switch activation.scopes.first?["self"] {
        case .slot(let slot)?:
            activation.scopes[0]["self"] = nil
            return slot.value
        case .shared(let variable)?:
            activation.scopes[0]["self"] = nil
            let value = app.world.code.variables[variable].slot.value
            app.world.code.variables[variable].slot = StoredValue(.nothing)
            try app.release(shared: variable)
            return value
        case nil: return nil
        }
    }

    /// Returns the result of a function body that ended this way, or rethrows its error.
    private func value(of completion: ControlFlow) throws(Interruption) -> Value {
        switch completion {
        case .returned(let value): return value
        case .threw(let error): throw Interruption.thrown(error)
        case .normal, .leftLoop, .nextRound, .fellThrough: return .void
        }
    }

    private mutating func runBody(
        _ body: Body, _ parameters: [String], _ arguments: [Value], changing inOut: [String]
    ) throws(Interruption) -> ControlFlow {
        try beginCall()
        defer { endCall() }
        app.execution.frames[app.execution.frames.count - 1].code = body.location
        app.execution.frames[app.execution.frames.count - 1].receiver = activation.receiver
        activation.scopes.append([:])
        for (name, value) in zip(parameters, arguments) {
            try declare(name, StoredValue(value))
        }
        let (statements, isBuilt) = body.statements.unmarked
        var completion = try execute(statements)
        if isBuilt, completion == .normal { completion = .returned(outsideResult()) }
        if let frame = app.execution.frames.last {
            // If the error is uncertain, so is everything in the code that catches it.
            if case .threw = completion, frame.isUncertain, app.execution.frames.count > 1 {
                app.execution.frames[app.execution.frames.count - 2].isUncertain = true
            }
            switch completion {
            case .returned(let value) where value != .void && frame.mayHaveReturned:
                markEscaped(value)
                completion = .returned(outsideResult())
            case .normal where frame.mayHaveReturned: completion = .returned(outsideResult())
            default: break
            }
        }
        var changed: [Value] = []
        for name in inOut { changed.append(app.keep(try evaluate(.name(name)))) }
        app.execution.changedArguments = changed
        try closeScope()
        return completion
    }

    /// Returns the initial value of a parameter, or of a property, which is evaluated in code of its own. The evaluation
    /// counts as a call.
    mutating func evaluate(
        first value: Expression, at location: CodeLocation? = nil, in code: Activation? = nil
    ) throws(Interruption) -> Value {
        try beginCall()
        let place = app.recorder.currentPlace, outer = enter(code ?? activation)
        if let location { app.recorder.currentPlace = app.trace.place(location) }
        defer {
            app.recorder.currentPlace = place
            activation = outer
            endCall()
        }
        return try evaluate(value)
    }

    /// Makes other code the one that runs.
    ///
    /// - Returns: The code that ran before.
    private mutating func enter(_ code: Activation) -> Activation {
        let outer = activation
        activation = code
        return outer
    }
}
