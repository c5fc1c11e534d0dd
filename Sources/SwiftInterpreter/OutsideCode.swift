// Code outside of the text, Apple's and that of libraries: what it gives is not known, and that is no skip as long as nothing
// depends on it. A condition, a loop or a call that takes part in the life of controllers tells that it does.

import Lifecycle

extension Interpreter {
    /// Returns the unknown result of outside code, after which a trap in the same statement isn't certain.
    mutating func outsideResult(escaping arguments: [PassedArgument] = []) -> Value {
        markEscaped(arguments)
        app.execution.unknowns += 1
        return .unknown
    }

    /// A property of something that the text does not declare.
    ///
    /// - Returns: Nil if reading it may do or mean something here.
    mutating func readOutside(_ name: String, of receiver: Value) -> Value? {
        guard name != "view", app.world.comesFromOutside(receiver),
            receiver != .unknown || isHarmless(accessor: name)
        else { return nil }
        if case .view(let view) = receiver, UIKitName.layoutLibraries.contains(name) {
            app.world.markGeometryUnknown(view, UIKitName.layout)
        }
        return outsideResult()
    }

    /// A method of something that the text does not declare; what it is given may be held by someone for ever.
    ///
    /// - Returns: Nil if calling it may do something here.
    mutating func callOutside(
        _ name: String, of receiver: Value, _ arguments: [PassedArgument]
    ) -> Value? {
        if let subscription = subscribe(name, to: receiver, arguments) { return subscription }
        guard !UIKitName.callsThatMatter.contains(name), app.world.comesFromOutside(receiver),
            receiver != .unknown || isHarmless(function: name, taking: arguments),
            arguments.allSatisfy({ isHarmless($0.value) })
        else { return nil }
        if case .anchor(let anchor) = receiver, case .view(let view) = anchor.item {
            app.world.markGeometryUnknown(view)
        }
        if case .type(let type) = receiver, app.world.typeName(type) == "NSLayoutConstraint" {
            markGeometryUnknown(of: arguments)
        }
        if case .view(let view) = receiver, UIKitName.laysOut(name) {
            app.world.markGeometryUnknown(view, UIKitName.layout)
        }
        return outsideResult(escaping: arguments)
    }

    /// A function outside of all types that the text does not declare.
    ///
    /// - Returns: Nil if it may be one of the app's own that stands in another file.
    mutating func callOutsideFunction(
        _ name: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard UIKitName.isFunctionOfApple(name) || app.world.code.importsLibrary,
            !UIKitName.callsThatMatter.contains(name)
        else { return nil }
        if UIKitName.requestsNotSimulated.contains(name) { skipNotSimulated(name) }
        guard arguments.allSatisfy({ isHarmless($0.value) }) else {
            return try callBack(from: name, arguments)
        }
        return outsideResult(escaping: arguments)
    }

    /// Gives a property a value that the text does not declare.
    ///
    /// - Returns: False if that may do or mean something here.
    mutating func assignOutside(
        _ value: Value, to name: String, of receiver: Value, isFromOutside: Bool = false
    ) -> Bool {
        if receiver == .unknown, name == UIKitName.mask {
            app.cost.work += app.world.constraints.count
            app.world.markMasksUnknown()
        }
        let isHiddenView = if case .view = receiver { name == "isHidden" } else { false }
        let mayBeOfText =
            receiver == .unknown && !isFromOutside && app.world.code.textMembers.has(name)
        guard !mayBeOfText || !app.world.code.textMembers.setters.contains(name),
            app.world.comesFromOutside(receiver),
            isHiddenView || !UIKitName.assignmentsThatMatter.contains(name)
        else { return false }
        // It may be an object of the text, but only one that somebody outside of it was given.
        if mayBeOfText {
            app.cost.work += app.world.code.escaped.count / 16
            for object in app.world.code.escaped {
                app.world.code.uncertainty.markUncertain([name], of: object)
            }
        }
        markEscaped(value)
        app.execution.unknowns += 1
        return true
    }

    /// Indicates whether code can do nothing with a value that matters here, other than retain it.
    mutating func isHarmless(_ value: Value) -> Bool {
        switch value {
        case .closure(let closure): app.world.code.closures[closure].code.map { isHarmless($0) } ?? true
        case .method: false
        case .array(let array): array.elements.allSatisfy { isHarmless($0) }
        default: true
        }
    }

    /// Indicates whether a closure changes nothing outside itself and calls nothing that matters, so that it
    /// makes no difference whether it runs.
    private mutating func isHarmless(_ closure: ClosureExpression) -> Bool {
        isHarmless(CodeNames(closure.body.statements), with: Set(closure.parameters))
    }

    private mutating func isHarmless(_ names: CodeNames, with parameters: Set<String>) -> Bool {
        let own = names.declared.union(parameters)
        return names.assigned.isSubset(of: own) && names.parted.isSubset(of: own) && callsNothing(names)
    }

    /// Indicates whether code calls nothing that matters.
    mutating func callsNothing(_ names: CodeNames) -> Bool {
        guard !names.endsApp else { return false }
        for name in names.called.sorted() {
            guard !UIKitName.callsThatMatter.contains(name), !UIKitName.effects.contains(name),
                isHarmless(function: name)
            else { return false }
        }
        return true
    }

    /// Indicates whether all of the learner's functions and initializers with this name are harmless.
    mutating func isHarmless(function name: String, taking arguments: [PassedArgument]? = nil) -> Bool {
        guard let arguments else { return isHarmless(function: name, name, where: { _ in true }) }
        let key = name + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
        return isHarmless(function: name, key) { function in
            function.takes(arguments) || function.parameters.contains { $0.type == nil }
        }
    }

    private mutating func isHarmless(
        function name: String, _ key: String, where isMeant: (Function) -> Bool
    ) -> Bool {
        if let known = app.execution.harmless[key] { return known }
        guard app.world.code.textMembers.functions.contains(name) else {
            return app.world.type(named: name).map { !app.world.isOfText($0) } ?? true
        }
        // A recursive function is judged by the rest of its code.
        app.execution.harmless[key] = true
        var isHarmless = true
        for function in app.world.functions(named: name) where isHarmless && isMeant(function) {
            app.cost.work += function.body.statements.count
            isHarmless = self.isHarmless(
                CodeNames(function.body.statements), with: Set(function.parameters.map { $0.name }))
        }
        app.execution.harmless[key] = isHarmless
        return isHarmless
    }

    private mutating func isHarmless(accessor name: String) -> Bool {
        guard app.world.code.textMembers.accessors.contains(name) else { return true }
        if let known = app.execution.harmless["." + name] { return known }
        app.execution.harmless["." + name] = true
        var isHarmless = !app.world.code.textMembers.observed.contains(name)
        for getter in app.world.getters(named: name) where isHarmless {
            isHarmless = self.isHarmless(CodeNames(getter.statements), with: [])
        }
        app.execution.harmless["." + name] = isHarmless
        return isHarmless
    }

    // MARK: - Geometry

    /// Nothing is known from now on of where views lie of which unknown constraints are made.
    mutating func markGeometryUnknown(of arguments: [PassedArgument]) {
        for object in arguments.flatMap({ $0.value.objects }) {
            if case .view(let view) = object { app.world.markGeometryUnknown(view) }
        }
    }
}

extension World {
    /// All types and extensions of the text.
    var codeLevels: [CodeLevel] {
        classes.identifiers.map { .controller($0) } + code.objectClasses.identifiers.map { .object($0) }
            + code.valueTypes.keys.sorted().map { .value($0) }
            + code.extensions.keys.sorted().map { .extended($0) }
    }

    /// All functions of a name that the text declares.
    fileprivate func functions(named name: String) -> [Function] {
        let overrides = codeLevels.flatMap { self.overrides(of: $0) }.filter {
            $0.key.signature.hasPrefix(name + "(")
        }
        return code.functions.filter { $0.name == name }
            + codeLevels.flatMap { members(of: $0).functions.filter { $0.name == name } }
            + overrides.map { Function(name: name, parameters: [], body: $0.value) }
    }

    /// The getters of all properties without storage of a name.
    fileprivate func getters(named name: String) -> [Body] {
        codeLevels.flatMap { level in
            (members(of: level).computed + members(of: level).staticComputed).filter { $0.name == name }.map(
                { $0.getter })
        }
    }
}
