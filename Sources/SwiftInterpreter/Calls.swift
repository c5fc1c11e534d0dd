import Lifecycle

extension Interpreter {
    /// A call: of a method, a function, an initializer, or what a variable holds.
    ///
    /// - Returns: What it returned; nil if the optional chain before it ended early.
    mutating func call(_ callee: Expression, _ written: [CallArgument]) throws(Interruption) -> Value? {
        try app.step()
        let arguments = try fixed(written)
        let canPause = app.execution.canPause
        app.execution.canPause = false
        switch callee {
        case .member(.parent, let name):
            return try callSuper(name, try evaluate(arguments))
        case .member(let around?, let name):
            let isOwn = app.world.code.textMembers.functions.contains(name)
            // If the method may change its value, the calls and indexes in it are evaluated once.
            let isFixed = (isOwn || UIKitName.changing.contains(name)) && isToFix(around)
            guard let base = try isFixed ? fixed(around) : around else { return nil }
            if let result = try mutateInPlace(base, by: name, arguments) { return result }
            if isOwn, let result = try mutateStructure(base, by: name, arguments) {
                return result
            }
            guard let receiver = try link(base) else { return nil }
            if receiver == .nothing {
                // Of what may be nil these are methods of Optional's own, unless it is a collection without a mark.
                if name == "map" || name == "flatMap", !isImplicitCollection(base) { return .nothing }
                if !app.world.code.extensions.isEmpty {
                    let passed = try evaluate(arguments)
                    if let (function, level) = app.world.function(name, of: receiver, passed, near: codeFile)
                    {
                        return try runFunction(function, on: receiver, level: level, passed)
                    }
                }
                guard try isFilledElsewhere(base) else {
                    throw trapUnlessUncertain(.foundNil(isImplicit: true), by: .unwrappingNilTraps)
                }
                return try skipCall(".\(name)(…)", arguments)
            }
            let passed = try evaluate(arguments)
            if name == "init", case .structure(let structure) = receiver,
                let type = app.world.code.valueTypes[structure.type], let made = try instantiate(type, passed)
            {
                if made == .nothing { return .nothing }
                try assign(.literal(made), to: base)
                return .void
            }
            if let result = try mutate(receiver, by: name, passed, at: base) {
                if receiver.isStructure { try writeBack(arguments) }
                return result
            }
            if case .type(let type) = receiver {
                let inner = distinct(name, inside: type)
                if inner != name { return try call(inner, of: receiver, passed) }
            }
            let unknowns = app.execution.unknowns
            app.execution.changedArguments = nil
            app.execution.sourceMayEnd = receiver == .unknown && mayEnd(around)
            app.execution.canPause =
                canPause && !receiver.isStructure && !arguments.contains { $0.isInOut }
            let result = try call(name, of: receiver, passed)
            if result == .unknown, app.execution.unknowns > unknowns, receiver.isChangedByMethods,
                !UIKitName.keeping.contains(name)
            {
                try mayHaveChanged(base)
            }
            try writeBack(arguments)
            return result
        case .member(nil, let name):
            let passed = try evaluate(arguments)
            switch (name, passed.unlabeled()?.double) {
            case ("seconds", let seconds?): return .number(seconds)
            case ("milliseconds", let milliseconds?): return .number(milliseconds / 1000)
            default:
                guard name != "init" else {
                    // Of which type it is only the code around it says; Apple's with a text alone are that text.
                    if passed.count == 1, case .string? = passed.unlabeled(),
                        !app.world.codeLevels.contains(where: { level in
                            app.world.members(of: level).initializers.contains { $0.takes(passed) }
                        })
                    {
                        return passed[0].value
                    }
                    return outsideResult(escaping: passed)
                }
                return try callImplicitMember(name, passed)
            }
        case .name(let name): return try call(name, arguments, canPause: canPause)
        default:
            guard let function = try link(callee) else { return nil }
            return try invoke(function, try evaluate(arguments))
        }
    }

    private mutating func call(
        _ written: String, _ arguments: [CallArgument], canPause: Bool
    ) throws(Interruption) -> Value {
        let name = specialized(written)
        if name == "print" || name == "NSLog" || name == "debugPrint" {
            return try printValues(arguments)
        }
        if name == "assert" || name == "precondition", let condition = arguments.first?.value,
            try isInsistedOn(condition)
        {
            return .void
        }
        if name.hasPrefix("objc_"), let value = try callAssociated(name, arguments) {
            return value
        }
        if activation.local(name) == nil, app.world.code.textMembers.functions.contains(name),
            activation.local("self") != nil,
            let result = try mutateStructure(.current, by: name, arguments)
        {
            return result
        }
        let passed = try evaluate(arguments)
        app.execution.changedArguments = nil
        if activation.local(name) != nil {
            let function = try evaluate(.name(name))
            let changesThem = arguments.contains { $0.isInOut }
            let result = try invoke(
                function, passed, changingThem: changesThem, canPause: canPause && !changesThem)
            try writeBack(arguments)
            return result
        }
        if let receiver = try implicitReceiver(of: name) {
            app.execution.canPause =
                canPause && !receiver.isStructure && !arguments.contains { $0.isInOut }
            let result = try call(name, of: receiver, passed)
            try writeBack(arguments)
            return result
        }
        app.cost.work +=
            app.world.code.functions.count + app.world.classes.count + app.world.code.objectClasses.count
            + app.world.code.valueTypes.count
        let functions = app.world.code.functions.filter { $0.name == name && $0.takes(passed) }
        if let function = app.world.overload(of: functions, taking: passed, near: codeFile) {
            app.execution.canPause = canPause && !arguments.contains { $0.isInOut }
            let result = try runFunction(function, on: nil, level: nil, passed)
            try writeBack(arguments)
            return result
        }
        if functions.isEmpty {
            if app.world.code.globals.statics.contains(where: { $0.name == name }) {
                return try invoke(try evaluate(.name(name)), passed)
            }
            if let value = try callGlobal(name, passed) {
                try writeBack(arguments)
                return value
            }
            if let type = app.world.type(named: distinct(name)) {
                let made = try instantiate(type, passed)
                if !app.world.isOfText(type) { try writeBack(arguments) }
                return made
            }
            // In an extension of one of Apple's types it is a method of that type's.
            if activation.level?.isOfApple(in: app.world) == true {
                let receiver = try current()
                if receiver != .nothing { return try call(name, of: receiver, passed) }
            }
            if let value = try callOutsideFunction(name, passed) {
                if name.hasPrefix("objc_") { return value }
                try writeBack(arguments)
                return value
            }
        } else {
            becomeUncertain()
        }
        markEscaped(passed)
        try markChanged(by: passed)
        try writeBack(arguments)
        return skipped("\(name)(…)", functions.isEmpty ? .function : .overload)
    }

    /// A call of which nothing is known but what it is given.
    private mutating func skipCall(
        _ words: String, _ arguments: [CallArgument]
    ) throws(Interruption) -> Value {
        let passed = try evaluate(arguments)
        markEscaped(passed)
        try markChanged(by: passed)
        app.execution.changedArguments = nil
        try writeBack(arguments)
        return skipped(words, .method)
    }

    /// Variables behind `&` get what the function that was called made of them; nothing is known of them if it is none of
    /// the text's.
    mutating func writeBack(_ arguments: [CallArgument]) throws(Interruption) {
        let places = arguments.filter { $0.isInOut }.map { $0.value }
        guard !places.isEmpty else { return }
        let changed = app.execution.changedArguments
        app.execution.changedArguments = nil
        // A function of the text without `inout` is given an address, such as that of a key.
        if let changed, changed.isEmpty { return }
        if let changed, changed.count == arguments.count {
            // A closure tells of all that it was given.
            for (argument, value) in zip(arguments, changed) where argument.isInOut {
                try assign(.literal(value), to: argument.value)
            }
            return
        }
        guard let changed, changed.count == places.count else {
            app.execution.unknowns += 1
            for place in places { try mayHaveChanged(place) }
            return
        }
        for value in changed { app.cost.work += value.extent.work / Simulation.valuesCopiedPerUnit }
        for (place, value) in zip(places, changed) {
            try assign(.literal(value), to: place)
        }
    }

    /// `self`, if it has a method or property of a name.
    private mutating func implicitReceiver(of name: String) throws(Interruption) -> Value? {
        let receiver = try evaluate(.current)
        guard receiver != .unknown, receiver != .nothing else { return nil }
        return app.world.hasMember(name, receiver) ? receiver : nil
    }

    mutating func evaluate(_ arguments: [CallArgument]) throws(Interruption) -> [PassedArgument] {
        var passed: [PassedArgument] = []
        for argument in arguments {
            var given = PassedArgument(
                argument.label, try evaluate(argument: argument.value))
            if case .call(.name(let type), _) = argument.value, UIKitName.numbers.contains(type) {
                given.number = type
            }
            passed.append(given)
        }
        return passed
    }

    /// Calls a method of an object: the learner's, or UIKit's.
    mutating func call(
        _ name: String, of receiver: Value, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value {
        countSearch(in: receiver)
        if name == "init" {
            app.execution.canPause = false
            switch receiver {
            case .type(let type): return try instantiate(type, arguments)
            case .controller, .view, .window:
                return try initialize(receiver, above: nil, arguments, isDelegated: true)
            case .instance(let instance):
                guard case .object = app.world.code.instances[instance].type else { break }
                return try initialize(receiver, above: nil, arguments)
            default: break
            }
        }
        if let (function, level) = app.world.function(
            name, of: receiver, arguments, from: activation.level, near: codeFile,
            in: app.execution.frames.last?.code),
            try !meansApple(function, at: level, of: receiver, arguments)
        {
            return try runFunction(function, on: receiver, level: level, arguments)
        }
        app.execution.canPause = false
        if case .type(let outer) = receiver, name.first?.isUppercase == true,
            let inner = app.world.type(named: name), app.world.isOfText(inner),
            !app.world.isApart(inner, from: outer)
        {
            return try instantiate(inner, arguments)
        }
        if let held = try storedClosure(name, of: receiver) { return try invoke(held, arguments) }
        if case .view(let view) = receiver { noteState(of: view, after: name, arguments) }
        if UIKitName.requestsNotSimulated.contains(name) { skipRequest(name) }
        if name == "send", app.world.code.keyObservers[KeyObserver(subscribing: receiver, to: name)] != nil {
            skipNotSimulated("subscribers of what sends")
        }
        if let value = try callUIKit(name, of: receiver, arguments) { return value }
        guard !app.world.isAmbiguous(name, of: receiver, arguments) else {
            markEscaped(arguments)
            guard !isHarmless(function: name, taking: arguments) else { return outsideResult() }
            becomeUncertain()
            return skipped(".\(name)(…)", .overload)
        }
        if ["instantiateViewController", "instantiateInitialViewController"].contains(name),
            let made = try decodeExpected()
        {
            return made
        }
        if let value = try configure(receiver, by: name, arguments) { return value }
        if let value = callOutside(name, of: receiver, arguments) { return value }
        if !UIKitName.callsThatMatter.contains(name), app.world.comesFromOutside(receiver),
            receiver != .unknown || isHarmless(function: name, taking: arguments),
            let value = try callBack(from: name, arguments)
        {
            return value
        }
        if UIKitName.callsThatMatter.contains(name), case .controller = receiver {
            app.world.code.uncertainty.mayHaveMoved = true
        }
        try markChanged(by: arguments)
        return skipped(".\(name)(…)", .method, escaping: arguments)
    }

    private mutating func storedClosure(_ name: String, of receiver: Value) throws(Interruption) -> Value? {
        guard app.world.property(name, of: receiver) != nil else { return nil }
        return try read(name, of: receiver)
    }
}
