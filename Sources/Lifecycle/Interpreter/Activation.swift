/// A piece of the learner's code while it runs: what its names stand for.
struct Activation: Hashable, Sendable {
    /// `self`; nil at the prompt and in functions outside of classes.
    var receiver: Value?
    /// The class to which the code belongs: `super` begins above it.
    let level: CodeLevel?
    /// The object whose initial values are worked out, for which there is no `self` yet; nil if none are.
    var owner: Value?
    /// The override that runs, so that `super` goes on with the same call.
    var override: OverriddenCall?
    /// Indicates whether it is an initializer that gives properties their initial values.
    var isDesignated = false
    /// Indicates whether it is part of a task and can be suspended midway.
    var canPause = false
    /// The property whose observer this is: what that assigns to it itself is not observed again.
    var observes: String?
    /// The local variables, the innermost scope last.
    var scopes: [[String: Local]] = [[:]]
    /// The label of the statement that runs next.
    var label: String?
    /// The values that a closure captured, with the names that stand for `self` in it.
    var captures: [String: StoredValue] = [:]

    /// A local variable: its own, or shared with closures.
    enum Local: Hashable, Sendable {
        case slot(StoredValue)
        case shared(Variable.ID)
    }

    /// The class whose properties the code gives their initial values or ends: nobody observes those.
    var initializes: CodeLevel? {
        switch override?.callback {
        case .initNibName, .initCoder, .initFrame, .deinitialize: level
        default: isDesignated ? level : nil
        }
    }

    func local(_ name: String) -> Local? {
        for scope in scopes.reversed() {
            if let found = scope[name] { return found }
        }
        return captures[name].map { .slot($0) }
    }
}

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

// MARK: - Locals

extension Interpreter {
    mutating func declare(_ name: String, _ slot: StoredValue, in activation: inout Activation)
        throws(Interruption)
    {
        guard name != "_" else { return }
        app.cost.work += slot.value.extent.sharing
        if slot.reference == .strong { app.retain(slot.value) }
        let old = activation.scopes[activation.scopes.count - 1].updateValue(.slot(slot), forKey: name)
        if let old { try drop(old) }
    }

    /// Assigns a local variable.
    ///
    /// - Returns: False if there is none of the name.
    mutating func assign(
        _ value: Value, to name: String, in activation: inout Activation
    ) throws(Interruption) -> Bool {
        guard let index = activation.scopes.lastIndex(where: { $0[name] != nil }),
            let local = activation.scopes[index][name]
        else { return false }
        app.cost.work += value.extent.sharing
        let old = slot(of: local), new = StoredValue(value.replacing(old.value), old.reference)
        try app.formReference(to: value, new.reference)
        if new.reference == .strong { app.retain(value) }
        if case .shared(let variable) = local {
            app.world.code.variables[variable].slot = new
        } else {
            activation.scopes[index][name] = .slot(new)
        }
        if old.reference == .strong { try app.release(old.value) }
        return true
    }

    /// Ends a scope: what its variables hold is let go.
    mutating func closeScope(of activation: inout Activation) throws(Interruption) {
        guard let scope = activation.scopes.popLast() else { return }
        for (_, local) in scope.sorted(by: { $0.key < $1.key }) { try drop(local) }
    }

    private mutating func drop(_ local: Activation.Local) throws(Interruption) {
        switch local {
        case .slot(let slot): if slot.reference == .strong { try app.release(slot.value) }
        case .shared(let variable): try app.release(shared: variable)
        }
    }

    /// Makes a local variable one that closures share, and takes a reference to it.
    mutating func share(_ name: String, of activation: inout Activation) -> Variable.ID? {
        guard let index = activation.scopes.lastIndex(where: { $0[name] != nil }),
            let local = activation.scopes[index][name]
        else { return nil }
        switch local {
        case .shared(let variable):
            app.world.code.variables[variable].retainCount += 1
            return variable
        case .slot(let slot):
            let variable = app.world.code.variables.append(Variable(slot: slot, retainCount: 2))
            activation.scopes[index][name] = .shared(variable)
            return variable
        }
    }
}
