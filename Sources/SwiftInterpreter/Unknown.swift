// Conclusions that unknown code doesn't allow: objects that were passed to it stay alive, variables that it
// may have changed are unknown, and so is any end of the app after it.

import Lifecycle

extension Interpreter {
    // MARK: - Objects

    /// Objects that unknown code was given: it may hold them, and nobody knows until when.
    mutating func markEscaped(_ value: Value) {
        guard value.extent.holdsObjects else { return }
        // Each is looked up.
        app.cost.work += value.extent.count * Simulation.workPerLink
        for object in value.objects where app.world.isAlive(object) {
            guard app.world.code.escaped.insert(object).inserted else { continue }
            app.retain(object)
        }
    }

    mutating func markEscaped(_ arguments: [PassedArgument]) {
        for argument in arguments { markEscaped(argument.value) }
    }

    /// Nothing is known from now on of what closures may change that unknown code may call at any time.
    mutating func markChanged(by arguments: [PassedArgument]) throws(Interruption) {
        for argument in arguments {
            if case .method(let owner, let name) = argument.value, UIKitName.moving.contains(name) {
                app.world.code.uncertainty.markUncertain(UIKitName.places, of: owner)
            }
            guard case .closure(let closure) = argument.value else { continue }
            guard let code = app.world.code.closures[closure].code else { continue }
            try markUnknown(CodeNames(code.body.statements), isDark: false)
        }
    }

    /// The unknown value of something that is skipped, to which some arguments may have been given.
    mutating func skipped(
        _ words: String, _ reason: UnknownReason, escaping arguments: [PassedArgument] = []
    ) -> Value {
        markEscaped(arguments)
        app.skipUnknown(words, reason)
        return .unknown
    }

    // MARK: - Variables

    /// Statements that may have run or not: what they may change is not known from now on.
    mutating func markUnknown(_ statements: [Statement]) throws(Interruption) {
        try markUnknown(CodeNames(statements))
    }

    mutating func markUnknown(_ names: CodeNames, isDark: Bool = true) throws(Interruption) {
        if isDark { app.recorder.trace.markUncertain(names.places) }
        app.cost.work += names.places.count
        markUnknown(names.targets)
        var assigned = names.assigned, parted = names.parted
        for name in names.assigned.sorted() {
            if try markUnknown(name, isPart: false) { assigned.remove(name) }
        }
        for name in names.parted.sorted() where activation.local(name) != nil {
            _ = try markUnknown(name, isPart: true)
            parted.remove(name)
        }
        let effects = effects(of: names.called)
        let outer = activation
        activation = Activation(receiver: outer.receiver, level: outer.level)
        markUnknown(effects.targets)
        activation = outer
        if !names.called.union(effects.called).isDisjoint(with: UIKitName.callsThatMatter) {
            app.world.code.uncertainty.mayHaveMoved = true
        }
        assigned.formUnion(effects.assigned)
        parted.formUnion(effects.parted)
        guard !assigned.isEmpty || !parted.isEmpty else { return }
        app.world.code.uncertainty.time += 1
        for name in assigned { app.world.code.uncertainty.names[name] = app.world.code.uncertainty.time }
        for name in parted { app.world.code.uncertainty.parts[name] = app.world.code.uncertainty.time }
    }

    /// Passes over code that may run or not if that makes no difference to the life of controllers: what it assigns is not
    /// known from now on, and nothing else depends on it.
    ///
    /// - Returns: False if it does make one.
    mutating func passesOver(_ names: CodeNames) throws(Interruption) -> Bool {
        guard !names.leaves, names.assigned.isDisjoint(with: UIKitName.assignmentsThatMatter),
            names.assigned.isDisjoint(with: app.world.code.textMembers.accessors), callsNothing(names)
        else { return false }
        app.execution.unknowns += 1
        try markUnknown(names, isDark: false)
        return true
    }

    /// Makes a local variable one of which nothing is known; what it held may live on. An object of which only a part may
    /// have changed is the same object.
    ///
    /// - Returns: False if there is none of the name.
    private mutating func markUnknown(_ name: String, isPart: Bool) throws(Interruption) -> Bool {
        guard let old = activation.local(name).map({ slot(of: $0).value }) else { return false }
        if isPart, !old.isChangedByMethods { return true }
        markEscaped(old)
        return try assign(.unknown, to: name)
    }

    /// Makes the properties of UIKit's unknown that code may have changed, where their objects are known.
    private mutating func markUnknown(_ targets: [Expression]) {
        app.cost.work += targets.count
        for target in targets {
            switch target {
            case .name(let name) where activation.local(name) == nil:
                if let owner = object(.current) { mayHaveChanged(name, of: owner) }
            case .member(let base?, let name):
                if let owner = owner(base) { mayHaveChanged(name, of: owner) }
            case .call(let callee, let arguments):
                let around = if case .member(let base?, _) = callee { owner(base) } else { object(.current) }
                for moved in [around] + arguments.map({ owner($0.value) }) {
                    guard let moved else { continue }
                    app.world.code.uncertainty.markUncertain(UIKitName.places, of: moved)
                }
            default: break
            }
        }
    }

    /// The object that an expression names as far as reading it runs no code and makes nothing.
    private func owner(_ expression: Expression) -> Value? {
        let whole: Value?, name: String
        switch expression {
        case .chained(let inner), .unwrapped(let inner): return owner(inner)
        case .name(let written) where activation.local(written) == nil:
            (whole, name) = (object(.current), written)
        case .member(let base?, let written): (whole, name) = (owner(base), written)
        default: return object(expression)
        }
        guard let whole, app.world.computedProperty(name, of: whole) == nil else { return nil }
        if app.world.property(name, of: whole) != nil { return app.world.slot(name, of: whole)?.value }
        switch whole {
        case .controller(let controller):
            let object = app.world.controllers[controller]
            switch name {
            case "view": return object.view.map { .view($0) }
            case "navigationController":
                return app.world.container(.navigation, above: controller).map { .controller($0) }
            default: return object.properties[name]?.value
            }
        case .view(let view): return app.world.views[view].attributes[name]
        default: return nil
        }
    }

    /// A property of UIKit's may have another value, and so may what follows from it.
    mutating func mayHaveChanged(_ name: String, of owner: Value) {
        let property = app.world.property(name, of: owner)
        guard owner.isObject, property.map({ app.world.isStoredByUIKit($0, of: owner) }) != false else {
            return
        }
        if let view = app.world.view(of: owner, with: name) {
            return mayHaveChanged(UIKitName.ofLayers[name] ?? "frame", of: .view(view))
        }
        app.world.code.uncertainty.markUncertain(UIKitName.following(name), of: owner)
        switch owner {
        case .view(let view) where name == "frame" || name == "bounds":
            app.world.markPlacesUnknown(below: view, &app.cost)
        case .constraint(let constraint): app.world.markPlacesUnknown(of: constraint)
        default: break
        }
    }

    /// Returns what functions, and the functions that they call, may change.
    private mutating func effects(of names: Set<String>) -> CodeNames {
        if let known = app.execution.effects[names] { return known }
        var effects = CodeNames(), seen: Set<String> = [], waiting = names.sorted()
        while let name = waiting.popLast() {
            guard seen.count < 500, seen.insert(name).inserted,
                let own = app.world.code.textMembers.uses[name]
            else { continue }
            waiting += own.called.filter { !effects.called.contains($0) }.sorted()
            effects.add(changesOf: own)
            app.cost.work += own.places.count / 16
        }
        app.execution.effects[names] = effects
        return effects
    }

    /// A variable or property on which a method was called that is not known: it may have changed the value.
    mutating func mayHaveChanged(_ place: Expression) throws(Interruption) {
        switch place {
        case .name(let name):
            if try markUnknown(name, isPart: false) { return }
            app.world.code.uncertainty.time += 1
            app.world.code.uncertainty.names[name] = app.world.code.uncertainty.time
        case .member(let base, let name):
            app.world.code.uncertainty.time += 1
            app.world.code.uncertainty.names[name] = app.world.code.uncertainty.time
            // Of a part of a frame, the whole frame.
            markUnknown([place] + (base.map { [$0] } ?? []))
        case .chained(let inner), .unwrapped(let inner), .element(let inner, _):
            try mayHaveChanged(inner)
        default: break
        }
    }

    // MARK: - Ends of the app

    /// A trap of Swift's own; not known where what came before in the function is not known.
    mutating func trapUnlessUncertain(_ exception: AppException, by rule: Rule) -> Interruption {
        guard isUncertainHere || app.world.code.goesOnPastEnds else { return app.trap(exception, by: rule) }
        if app.world.code.otherDecisions != nil, case .fatal = exception {
            // The code says so itself: this way leads to the end of the app.
            app.assume("the app ends here: " + exception.reason(in: app.world))
            return .lost(frame: .max)
        }
        app.skipUnknown("perhaps: " + exception.reason(in: app.world), .trap)
        if app.world.code.goesOnPastEnds { becomeUncertain(mayHaveReturned: true) }
        return .lost(frame: .max)
    }

    /// Indicates whether something unknown may have led here: in this statement, or by a guard or loop of
    /// this function.
    private var isUncertainHere: Bool {
        app.execution.unknowns > app.execution.unknownsBefore
            || app.execution.frames.last?.isUncertain == true
    }

    /// From here on what happens in the function that runs, and perhaps what it gives, depends on something unknown.
    mutating func becomeUncertain(mayHaveReturned: Bool = false) {
        guard !app.execution.frames.isEmpty else { return }
        app.execution.frames[app.execution.frames.count - 1].isUncertain = true
        if mayHaveReturned { app.execution.frames[app.execution.frames.count - 1].mayHaveReturned = true }
    }

    /// A statement that could not be carried out to its end, since what it meets is not known.
    mutating func abandonStatement(_ kind: Statement.Kind) throws(Interruption) -> ControlFlow {
        switch kind {
        case .declare(let declaration):
            try declare(declaration.name, StoredValue(.unknown))
        case .returned(.some): return .returned(.unknown)
        case .ensure(let conditions, _):
            try declareUnknown(conditions)
            becomeUncertain()
        case .expression: break
        default:
            var names = CodeNames()
            names.add(kind)
            try markUnknown(names)
        }
        return .normal
    }

    /// Declares what conditions bind that are taken to hold.
    mutating func declareUnknown(_ conditions: [Condition]) throws(Interruption) {
        for condition in conditions {
            switch condition {
            case .binding(let name, let value):
                // `guard let self` with an object that is known to be there binds nothing anew.
                if name == "self", value == .current { continue }
                guard activation.scopes.last?[name] == nil else { continue }
                try declare(name, StoredValue(.unknown))
            case .matches(let pattern, _): try declareUnknown(pattern)
            case .holds, .available, .unknown: break
            }
        }
    }

    mutating func declareUnknown(_ pattern: CasePattern) throws(Interruption) {
        switch pattern {
        case .binding(let name): try declare(name, StoredValue(.unknown))
        case .some(let inner), .type(_, let inner): try declareUnknown(inner)
        case .element(_, let inner): for one in inner { try declareUnknown(one) }
        case .any, .value: break
        }
    }
}
