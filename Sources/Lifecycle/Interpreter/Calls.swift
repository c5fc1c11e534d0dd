extension Simulation {
    /// A call: of a method, a function, an initialiser, or what a variable holds.
    ///
    /// - Returns: What it returned; nil if the optional chain before it ended early.
    mutating func call(
        _ callee: Expression, _ arguments: [CallArgument], in activation: inout Activation
    ) throws(Interruption) -> Value? {
        try step()
        switch callee {
        case .member(.parent, let name):
            return try callSuper(name, try evaluate(arguments, in: &activation), in: &activation)
        case .member(let base?, let name):
            if let result = try mutateInPlace(base, by: name, arguments, in: &activation) { return result }
            guard let receiver = try link(base, in: &activation) else { return nil }
            if receiver == .nothing {
                // Of what may be nil these are methods of Optional's own.
                if name == "map" || name == "flatMap" { return .nothing }
                if !world.extensions.isEmpty {
                    let passed = try evaluate(arguments, in: &activation)
                    if let (function, level) = world.function(name, of: receiver, passed) {
                        return try runFunction(function, on: receiver, level: level, passed)
                    }
                }
                guard try isFilledElsewhere(base, in: &activation) else {
                    throw mishap(.foundNil(isImplicit: true), by: .unwrappingNilTraps)
                }
                return try skipCall(".\(name)(…)", arguments, in: &activation)
            }
            let passed = try evaluate(arguments, in: &activation)
            if let result = try mutate(receiver, by: name, passed, at: base, in: &activation) {
                return result
            }
            if case .type(let type) = receiver {
                let inner = distinct(name, in: Activation(level: world.levels(of: type).first))
                if inner != name { return try call(inner, of: receiver, passed) }
            }
            let unknowns = running.unknowns
            running.changedArguments = nil
            let result = try call(name, of: receiver, passed)
            if result == .unknown, running.unknowns > unknowns, receiver.isChangedByMethods,
                !CodeNames.keeping.contains(name)
            {
                try mayHaveChanged(base, in: &activation)
            }
            try writeBack(arguments, in: &activation)
            return result
        case .member(nil, let name):
            let passed = try evaluate(arguments, in: &activation)
            switch (name, passed.unlabeled()?.double) {
            case ("seconds", let seconds?): return .number(seconds)
            case ("milliseconds", let milliseconds?): return .number(milliseconds / 1000)
            default:
                guard name != "init" else {
                    escape(passed)
                    skipUnknown(".init(…)", .initializer)
                    return .unknown
                }
                return passed.isEmpty
                    ? .symbol(name) : try made(.element(ElementValue(name, passed)))
            }
        case .name(let name): return try call(name, arguments, in: &activation)
        default:
            guard let function = try link(callee, in: &activation) else { return nil }
            return try invoke(function, try evaluate(arguments, in: &activation))
        }
    }

    private mutating func call(
        _ name: String, _ arguments: [CallArgument], in activation: inout Activation
    ) throws(Interruption) -> Value {
        if name == "print" || name == "NSLog" || name == "debugPrint" {
            return try printValues(arguments, in: &activation)
        }
        let passed = try evaluate(arguments, in: &activation)
        running.changedArguments = nil
        if activation.local(name) != nil {
            let function = try evaluate(.name(name), in: &activation)
            let result = try invoke(function, passed)
            try writeBack(arguments, in: &activation)
            return result
        }
        if let receiver = try implicitReceiver(of: name, in: &activation) {
            let result = try call(name, of: receiver, passed)
            try writeBack(arguments, in: &activation)
            return result
        }
        cost.work +=
            world.functions.count + world.classes.count + world.objectClasses.count + world.valueTypes.count
        let functions = world.functions.filter { $0.name == name && $0.takes(passed) }
        if let function = world.overload(of: functions, taking: passed) {
            let result = try runFunction(function, on: nil, level: nil, passed)
            try writeBack(arguments, in: &activation)
            return result
        }
        if functions.isEmpty {
            if world.globals.statics.contains(where: { $0.name == name }) {
                return try invoke(try evaluate(.name(name), in: &activation), passed)
            }
            if let value = try callGlobal(name, passed) {
                try writeBack(arguments, in: &activation)
                return value
            }
            if let type = world.type(named: distinct(name, in: activation)) {
                let made = try instantiate(type, passed)
                if !world.isOfText(type) { try writeBack(arguments, in: &activation) }
                return made
            }
            if let value = callOutsideFunction(name, passed) {
                try writeBack(arguments, in: &activation)
                return value
            }
        } else {
            becomeUncertain()
        }
        escape(passed)
        try writeBack(arguments, in: &activation)
        skipUnknown("\(name)(…)", functions.isEmpty ? .function : .overload)
        return .unknown
    }

    /// A call of which nothing is known but what it is given.
    private mutating func skipCall(
        _ words: String, _ arguments: [CallArgument], in activation: inout Activation
    ) throws(Interruption) -> Value {
        escape(try evaluate(arguments, in: &activation))
        running.changedArguments = nil
        try writeBack(arguments, in: &activation)
        skipUnknown(words, .method)
        return .unknown
    }

    /// Variables behind `&` get what the function that was called made of them; nothing is known of them if it is none of
    /// the text's.
    private mutating func writeBack(
        _ arguments: [CallArgument], in activation: inout Activation
    ) throws(Interruption) {
        let places = arguments.filter(\.isInOut).map(\.value)
        guard !places.isEmpty else { return }
        let changed = running.changedArguments
        running.changedArguments = nil
        guard let changed, changed.count == places.count else {
            running.unknowns += 1
            for place in places { try mayHaveChanged(place, in: &activation) }
            return
        }
        for (place, value) in zip(places, changed) {
            try assign(.literal(value), to: place, in: &activation)
        }
    }

    /// `self`, if it has a method or property of a name.
    private mutating func implicitReceiver(
        of name: String, in activation: inout Activation
    ) throws(Interruption) -> Value? {
        let receiver = try evaluate(.current, in: &activation)
        guard receiver != .unknown, receiver != .nothing else { return nil }
        return world.hasMember(name, receiver) ? receiver : nil
    }

    mutating func evaluate(
        _ arguments: [CallArgument], in activation: inout Activation
    ) throws(Interruption) -> [PassedArgument] {
        var passed: [PassedArgument] = []
        for argument in arguments {
            passed.append(PassedArgument(argument.label, try evaluate(argument.value, in: &activation)))
        }
        return passed
    }

    /// Calls a method of an object: the learner's, or UIKit's.
    mutating func call(
        _ name: String, of receiver: Value, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value {
        countSearch(in: receiver)
        if case .type(let type) = receiver, name == "init" { return try instantiate(type, arguments) }
        if let (function, level) = world.function(name, of: receiver, arguments) {
            return try runFunction(function, on: receiver, level: level, arguments)
        }
        if case .type = receiver, name.first?.isUppercase == true, let inner = world.type(named: name),
            world.isOfText(inner)
        {
            return try instantiate(inner, arguments)
        }
        if let held = try storedClosure(name, of: receiver) { return try invoke(held, arguments) }
        if name == "init", case .view = receiver {
            return try initialize(receiver, above: nil, arguments)
        }
        if let value = try callUIKit(name, of: receiver, arguments) { return value }
        guard !world.isAmbiguous(name, of: receiver, arguments) else {
            escape(arguments)
            guard !isHarmless(function: name) else { return outsideResult() }
            becomeUncertain()
            skipUnknown(".\(name)(…)", .overload)
            return .unknown
        }
        if ["instantiateViewController", "instantiateInitialViewController"].contains(name),
            let made = try decodeExpected()
        {
            return made
        }
        if let value = callOutside(name, of: receiver, arguments) { return value }
        escape(arguments)
        skipUnknown(".\(name)(…)", .method)
        return .unknown
    }

    private mutating func storedClosure(_ name: String, of receiver: Value) throws(Interruption) -> Value? {
        guard world.property(name, of: receiver) != nil else { return nil }
        return try read(name, of: receiver)
    }

    /// Runs a closure or a bound method.
    @discardableResult
    mutating func invoke(_ function: Value, _ arguments: [PassedArgument]) throws(Interruption) -> Value {
        switch function {
        case .closure(let id):
            let closure = world.closures[id]
            guard let code = closure.code else { return .void }
            var activation = Activation(level: closure.level)
            activation.captures = closure.captures
            for (name, variable) in closure.variables { activation.scopes[0][name] = .shared(variable) }
            retain(function)
            var values = arguments.map(\.value)
            if let own = code.function {
                // A function inside of another one knows itself, and has labels and standard values.
                activation.captures[own.name] = StoredValue(function, .unowned)
                values = try bind(arguments, to: own, in: &activation)
            } else if values.count == 1, code.parameters.count > 1, !code.parameters[0].hasPrefix("$"),
                case .element(let tuple) = values[0], tuple.name.isEmpty
            {
                values = tuple.values.map(\.value)
            }
            let completion = try runBody(
                code.body, code.parameters, values, changing: code.function?.inOutParameters ?? [],
                in: &activation)
            // What it shares with the code around it is the closure's, not this call's, so nothing more is let go.
            try release(function)
            return try value(of: completion)
        case .method(let receiver, let name): return try call(name, of: receiver, arguments)
        case .type(let type): return try instantiate(type, arguments)
        case .nothing: throw mishap(.foundNil(isImplicit: true), by: .unwrappingNilTraps)
        default:
            escape(arguments)
            skipUnknown("(…)", .function)
            return .unknown
        }
    }

    /// The values for the parameters of a function.
    private mutating func bind(
        _ arguments: [PassedArgument], to function: Function, in activation: inout Activation
    ) throws(Interruption) -> [Value] {
        guard let bound = function.bind(arguments) else { return arguments.map(\.value) }
        var values: [Value] = []
        for (parameter, value) in zip(function.parameters, bound) {
            if let value {
                values.append(value)
            } else {
                let standard = try parameter.standard.map { (expression) throws(Interruption) in
                    try evaluate(first: expression, in: &activation)
                }
                values.append(standard ?? .unknown)
            }
        }
        return values
    }

    /// Runs a function of the learner's.
    mutating func runFunction(
        _ function: Function, on receiver: Value?, level: CodeLevel?, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value {
        var activation = Activation(receiver: receiver, level: level)
        if let receiver { retain(receiver) }
        let values = try bind(arguments, to: function, in: &activation)
        if let receiver, receiver.isStructure {
            activation.scopes[0]["self"] = .slot(StoredValue(receiver, .unowned))
        }
        let completion = try runBody(
            function.body, function.parameters.map(\.name), values, changing: function.inOutParameters,
            in: &activation)
        if let receiver, receiver.isStructure { running.changedSelf = try current(in: &activation) }
        try closeScope(of: &activation)
        if let receiver { try release(receiver) }
        return try value(of: completion)
    }

    /// What a body that ended this way returns; what it threw goes on to whoever catches it.
    private func value(of completion: Completion) throws(Interruption) -> Value {
        switch completion {
        case .returned(let value): return value
        case .threw(let error): throw Interruption.thrown(error)
        case .normal, .leftLoop, .nextRound: return .void
        }
    }

    private mutating func runBody(
        _ body: Body, _ parameters: [String], _ arguments: [Value], changing inOut: [String],
        in activation: inout Activation
    ) throws(Interruption) -> Completion {
        try beginCall()
        defer { endCall() }
        activation.scopes.append([:])
        for (name, value) in zip(parameters, arguments) {
            try declare(name, StoredValue(value), in: &activation)
        }
        let completion = try execute(body.statements, in: &activation)
        var changed: [Value] = []
        for name in inOut { changed.append(keep(try evaluate(.name(name), in: &activation))) }
        running.changedArguments = changed
        try closeScope(of: &activation)
        return completion
    }

    /// What the first value of a property or parameter is worth: making it counts as a call.
    mutating func evaluate(
        first value: Expression, at location: CodeLocation? = nil, in activation: inout Activation
    ) throws(Interruption) -> Value {
        try beginCall()
        let place = recorder.currentPlace
        if let location { recorder.currentPlace = trace.place(location) }
        defer {
            recorder.currentPlace = place
            endCall()
        }
        return try evaluate(value, in: &activation)
    }
}

extension Function {
    /// The parameters of which what the function makes goes back to whoever calls it.
    fileprivate var inOutParameters: [String] {
        parameters.filter { $0.type?.hasPrefix("inout ") == true }.map(\.name)
    }

    func takes(_ arguments: [PassedArgument]) -> Bool { bind(arguments) != nil }

    /// The values for the parameters, in their order; nil inside where the standard value is meant, nil if the
    /// arguments do not fit.
    func bind(_ arguments: [PassedArgument]) -> [Value?]? {
        var rest = arguments[...]
        var bound: [Value?] = []
        for parameter in parameters {
            if let next = rest.first, next.label == parameter.label || next.label == "{}" {
                bound.append(next.value)
                rest.removeFirst()
            } else if parameter.standard != nil {
                bound.append(nil)
            } else {
                return nil
            }
        }
        return rest.isEmpty ? bound : nil
    }
}
