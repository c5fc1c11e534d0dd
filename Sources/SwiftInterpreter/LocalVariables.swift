import Lifecycle

extension Interpreter {
    mutating func declare(_ name: String, _ slot: StoredValue) throws(Interruption) {
        guard name != "_" else { return }
        app.cost.work += slot.value.extent.sharing
        if slot.reference == .strong { app.retain(slot.value) }
        let old = activation.scopes[activation.scopes.count - 1].updateValue(.slot(slot), forKey: name)
        if let old { try drop(old) }
    }

    /// Assigns a local variable.
    ///
    /// - Returns: False if there is none of the name.
    mutating func assign(_ value: Value, to name: String) throws(Interruption) -> Bool {
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
    mutating func closeScope() throws(Interruption) {
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
    mutating func share(_ name: String) -> Variable.ID? {
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
