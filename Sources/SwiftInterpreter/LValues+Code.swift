// The places that expressions name, and changes to the values there.

import Lifecycle

extension Interpreter {
    /// The place that an expression names, as far as finding it and changing what stands there runs no code of the
    /// text's.
    func place(of expression: Expression) -> LValue? {
        standing(at: expression)?.place
    }

    /// The expression with the calls and indexes in it worked out: it can be looked at again without running them
    /// again.
    ///
    /// - Returns: Nil if an optional chain in it ended before.
    mutating func fixed(_ expression: Expression) throws(Interruption) -> Expression? {
        switch expression {
        case .member(let base?, let name):
            guard let inner = try fixedBase(base) else { return nil }
            return .member(inner, name)
        case .chained(let base):
            return try fixed(base).map { .chained($0) }
        case .unwrapped(let base):
            return try fixed(base).map { .unwrapped($0) }
        case .element(let base, let index):
            guard let inner = try fixedBase(base) else { return nil }
            if case .literal = index { return .element(of: inner, at: index) }
            if inner.isChain, try link(inner) == nil { return nil }
            let position = app.keep(try evaluate(index))
            try app.charge(position.extent.reading)
            return .element(of: inner, at: .literal(position))
        case .call(.member(let base?, Function.subscriptName), let arguments):
            guard let inner = try fixedBase(base) else { return nil }
            if inner.isChain, try link(inner) == nil { return nil }
            var given: [CallArgument] = []
            for argument in arguments {
                let value = app.keep(try evaluate(argument.value))
                given.append(CallArgument(argument.label, .literal(value)))
            }
            return .call(.member(inner, Function.subscriptName), given)
        default: return expression
        }
    }

    /// Arguments, of which those that are given back are worked out so far that their places stay the same.
    mutating func fixed(_ arguments: [CallArgument]) throws(Interruption) -> [CallArgument] {
        guard arguments.contains(where: { $0.isInOut && isToFix($0.value) }) else { return arguments }
        var result = arguments
        for (index, argument) in arguments.enumerated() where argument.isInOut {
            guard let place = try fixed(argument.value) else { continue }
            result[index] = CallArgument(argument.label, place, isInOut: true)
        }
        return result
    }

    /// Returns the expression before a member or an index, with its calls and indexes evaluated. A call there
    /// returns an object, which stays the same.
    private mutating func fixedBase(_ base: Expression) throws(Interruption) -> Expression? {
        switch base {
        case .call(.member(_?, Function.subscriptName), _): return try fixed(base)
        case .call, .cast: return try link(base).map { .literal(app.keep($0)) }
        default: return try fixed(base)
        }
    }

    /// Indicates whether an expression contains anything that ``fixed(_:in:)`` evaluates.
    func isToFix(_ expression: Expression) -> Bool {
        switch expression {
        case .element(let base, .literal): isToFix(base)
        case .element, .call(.member(_?, Function.subscriptName), _): true
        case .member(.call?, _), .member(.cast?, _): true
        case .member(let base?, _), .chained(let base), .unwrapped(let base): isToFix(base)
        default: false
        }
    }

    // MARK: - What stands at a place

    func value(at place: LValue) -> Value? {
        root(of: place)?.value(at: place.steps[...])
    }

    /// Changes the value at a place: it is taken out, so that nothing else holds what it is made of.
    ///
    /// - Returns: What the change gives; nil if the way there has gone.
    mutating func change<Result>(
        at place: LValue, _ change: (inout Value) -> Result
    ) throws(Interruption) -> Result? {
        guard var value = root(of: place) else { return nil }
        setRoot(of: place, to: .nothing)
        let result = value.change(at: place.steps[...], change)
        let excess = value.extent.excess
        setRoot(of: place, to: value)
        if let excess { throw app.exhausted(excess) }
        return result
    }

    /// Puts another value into a place: only what comes and goes counts.
    mutating func replace(at place: LValue, with value: Value) throws(Interruption) {
        let old = try change(at: place) { (stored: inout Value) -> Value in
            let old = stored
            stored = value.replacing(old)
            return old
        }
        guard place.isStrong else { return }
        app.retain(value)
        if let old { try app.release(old) }
    }

    private func root(of place: LValue) -> Value? {
        switch place.root {
        case .variable(let scope, let name): activation.scopes[scope][name].map { slot(of: $0).value }
        case .property(let name, let object): app.world.slot(name, of: object)?.value
        case .shared(let key): app.world.code.statics[key]?.value
        }
    }

    private mutating func setRoot(of place: LValue, to value: Value) {
        let reference: ControllerClass.Property.Reference = place.isStrong ? .strong : .unowned
        switch place.root {
        case .variable(let scope, let name):
            if case .shared(let variable)? = activation.scopes[scope][name] {
                app.world.code.variables[variable].slot = StoredValue(value, reference)
            } else {
                activation.scopes[scope][name] = .slot(StoredValue(value, reference))
            }
        case .property(let name, let object): _ = app.world.setSlot(StoredValue(value), name, of: object)
        case .shared(let key): app.world.code.statics[key] = StoredValue(value)
        }
    }

    // MARK: - Finding it

    /// The place that an expression names, and what stands there.
    private func standing(at expression: Expression) -> (place: LValue, value: Value)? {
        switch expression {
        case .current: return variable("self")
        case .name(let name):
            if activation.local(name) != nil { return variable(name) }
            if let own = object(.current) { return property(name, of: own) }
            if let own = variable("self") { return part(name, of: own) }
            if case .type(let type)? = activation.receiver { return shared(name, of: type) }
            return shared(name, of: nil)
        case .member(let base?, let name):
            switch base {
            case .literal, .current, .name: if let object = object(base) { return property(name, of: object) }
            // Looked up once: twice for each member on the way would never end.
            default: break
            }
            if let type = type(base) { return shared(name, of: type) }
            return standing(at: base).flatMap { part(name, of: $0) }
        case .element(let base, .literal(let index)):
            guard let around = standing(at: base) else { return nil }
            return element(index, of: around)
        case .call(.member(let base?, Function.subscriptName), let arguments):
            guard arguments.isWithDefault, case .literal(let key) = arguments[0].value,
                let around = standing(at: base)
            else { return nil }
            return element(key, of: around)
        case .chained(let base), .unwrapped(let base):
            return standing(at: base).flatMap { $0.value == .nothing ? nil : $0 }
        default: return nil
        }
    }

    private func variable(_ name: String) -> (place: LValue, value: Value)? {
        guard let scope = activation.scopes.lastIndex(where: { $0[name] != nil }),
            let slot = activation.scopes[scope][name].map({ slot(of: $0) }),
            slot.reference == .strong || slot.value.isStructure
        else { return nil }
        let place = LValue(root: .variable(scope: scope, name), isStrong: slot.reference == .strong)
        return (place, slot.value)
    }

    private func property(_ name: String, of object: Value) -> (place: LValue, value: Value)? {
        guard app.world.computedProperty(name, of: object) == nil,
            let property = app.world.property(name, of: object), property.code.observer == nil,
            property.reference == .strong, !app.world.isObserved(name, of: object),
            let slot = app.world.slot(name, of: object)
        else { return nil }
        return (LValue(root: .property(name, of: object), isStrong: true), slot.value)
    }

    private func part(
        _ name: String, of whole: (place: LValue, value: Value)
    ) -> (place: LValue, value: Value)? {
        switch whole.value {
        case .structure(let structure):
            guard app.world.computedProperty(name, of: whole.value) == nil, structure.references[name] == nil,
                app.world.property(name, of: whole.value)?.code.observer == nil,
                let value = structure.fields[name]
            else { return nil }
            return (whole.place.adding(.part(name)), value)
        case .element(let tuple):
            guard let position = tuple.position(of: name) else { return nil }
            return (whole.place.adding(.part(name)), tuple.values[position].value)
        default: return isAliveObject(whole.value) ? property(name, of: whole.value) : nil
        }
    }

    private func element(
        _ index: Value, of whole: (place: LValue, value: Value)
    ) -> (place: LValue, value: Value)? {
        if app.world.code.textMembers.functions.contains(Function.subscriptName),
            app.world.function(Function.subscriptName, of: whole.value, [PassedArgument(nil, index)]) != nil
        {
            return nil
        }
        switch (whole.value, index) {
        case (.array(let array), .integer(let position)) where array.indices.contains(position):
            return (whole.place.adding(.position(position)), array[position])
        case (.dictionary(let dictionary), _) where index != .unknown && !app.world.comparesItself(index):
            return dictionary[index].map { (whole.place.adding(.key(index)), $0) }
        default: return nil
        }
    }

    /// A stored property of a type, or a variable outside of all types, once it has been made.
    private func shared(_ name: String, of type: Value.TypeReference?) -> (place: LValue, value: Value)? {
        for (members, level) in app.world.sharedMembers(of: type) {
            guard !members.staticComputed.contains(where: { $0.name == name }) else { return nil }
            guard let property = members.statics.first(where: { $0.name == name }) else { continue }
            let key = CodeLevel.key(of: property, in: level)
            guard property.reference == .strong, property.code.observer == nil,
                app.world.code.uncertainty.names[name] == nil, let slot = app.world.code.statics[key]
            else { return nil }
            return (LValue(root: .shared(key), isStrong: true), slot.value)
        }
        return nil
    }

    /// The type that a name stands for, if nothing nearer has the name.
    private func type(_ expression: Expression) -> Value.TypeReference? {
        guard case .name(let name) = expression, name.first?.isUppercase == true,
            activation.local(name) == nil,
            case .type(let type)? = app.world.global(distinct(name))
        else { return nil }
        return type
    }

    /// The object that an expression names, as far as reading it runs no code of the learner's.
    func object(_ expression: Expression) -> Value? {
        let found: Value?
        switch expression {
        case .literal(let value): found = value
        case .current: found = activation.local("self").map { slot(of: $0).value } ?? activation.receiver
        case .name(let name):
            if let local = activation.local(name) {
                found = slot(of: local).value
            } else {
                fallthrough
            }
        default: found = standing(at: expression)?.value
        }
        return found.flatMap { isAliveObject($0) ? $0 : nil }
    }

    private func isAliveObject(_ value: Value) -> Bool {
        switch value {
        case .controller, .view, .instance: app.world.isAlive(value)
        default: false
        }
    }

    /// Returns the stored value of a local variable.
    func slot(of local: Activation.Local) -> StoredValue {
        switch local {
        case .slot(let slot): slot
        case .shared(let variable): app.world.code.variables[variable].slot
        }
    }
}

extension Expression {
    /// Indicates whether an optional chain may end in it.
    fileprivate var isChain: Bool {
        switch self {
        case .chained: true
        case .member(let base?, _), .unwrapped(let base), .element(let base, _): base.isChain
        default: false
        }
    }
}

extension [CallArgument] {
    /// `key, default: value`
    var isWithDefault: Bool { count == 2 && self[0].label == nil && self[1].label == "default" }
}
