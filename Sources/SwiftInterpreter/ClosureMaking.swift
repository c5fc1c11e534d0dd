import Lifecycle

extension Interpreter {
    /// Makes a closure as an object, which holds what its code uses.
    mutating func make(_ code: ClosureExpression) throws(Interruption) -> Value {
        try app.countObject()
        var closure = Closure(code: code, level: activation.level)
        for capture in code.captures {
            let value = try evaluate(capture.value)
            try app.formReference(to: value, capture.reference)
            closure.captures[capture.name] = StoredValue(value, capture.reference)
        }
        for name in code.uses {
            if let variable = share(name) {
                closure.variables[name] = variable
            } else if let slot = activation.captures[name] {
                closure.captures[name] = slot
            } else if let receiver = try? current(),
                name == "self" || app.world.hasMember(name, receiver)
            {
                captureSelf(for: &closure)
            }
        }
        if let type = app.world.typeForClosure(in: activation) {
            closure.captures[Activation.typeName] = StoredValue(type, .unowned)
        }
        for slot in closure.captures.values where slot.reference == .strong { app.retain(slot.value) }
        return app.keep(.closure(app.world.code.closures.append(closure)))
    }

    /// Lets a closure hold `self` as the code around it does.
    private mutating func captureSelf(for closure: inout Closure) {
        guard closure.captures["self"] == nil, closure.variables["self"] == nil else { return }
        if let variable = share("self") {
            closure.variables["self"] = variable
        } else {
            closure.captures["self"] =
                activation.captures["self"] ?? activation.receiver.map { StoredValue($0) }
        }
    }
}

extension [PassedArgument] {
    /// A closure that UIKit calls if it is given one; nil if none is given, or `nil` is.
    func block(_ label: String) -> Value? { closure(label).flatMap { $0 == .nothing ? nil : $0 } }
}
