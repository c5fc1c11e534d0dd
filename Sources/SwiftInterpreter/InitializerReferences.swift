// Initializers as functions: `numbers.map(String.init)`.

import Lifecycle

extension Interpreter {
    /// Returns the object that an initializer creates when it is called as a function, with unlabeled
    /// arguments.
    mutating func initialize(
        _ type: Value.TypeReference, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value {
        let isOwn = app.world.isOfText(type)
        if !isOwn, let value = try callGlobal(app.world.typeName(type), arguments) { return value }
        guard isOwn, let labels = labels(of: type, taking: arguments) else {
            // Apple's types have initializers of one name that only the types tell apart.
            return outsideResult(escaping: arguments)
        }
        let passed = zip(labels, arguments).map { label, argument in
            var labeled = PassedArgument(label, argument.value)
            labeled.number = argument.number
            return labeled
        }
        return try call("init", of: .type(type), passed)
    }

    /// The labels of the only initializer of the text's that takes as many arguments; nil if there are several, or
    /// none.
    private func labels(of type: Value.TypeReference, taking arguments: [PassedArgument]) -> [String?]? {
        if case .named(let name) = type,
            let own = app.world.code.valueTypes[name] ?? app.world.code.valueType(named: name)
        {
            if own.cases != nil { return arguments.count == 1 ? ["rawValue"] : nil }
            if own.members.initializers.isEmpty {
                let taken = own.properties.filter { !$0.code.isConstant }
                return taken.count == arguments.count ? taken.map { $0.name } : nil
            }
        }
        for level in app.world.levels(of: type) {
            let own = app.world.members(of: level).initializers
            guard !own.isEmpty else { continue }
            let fitting = own.filter { $0.parameters.count == arguments.count }
            return fitting.count == 1 ? fitting[0].parameters.map { $0.label } : nil
        }
        return arguments.isEmpty ? [] : nil
    }
}
