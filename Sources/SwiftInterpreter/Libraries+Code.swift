// Functions of libraries that run the closures that they are given at once.

import Lifecycle

extension Interpreter {
    /// `then` and `do` of the library Then: the closure is given the object, and `then` gives it on.
    ///
    /// - Returns: Nil if it is none of these.
    mutating func configure(
        _ receiver: Value, by name: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard app.world.code.imports.contains("Then"), name == "then" || name == "do", receiver.isObject,
            arguments.count == 1, let closure = arguments.first?.value, case .closure = closure
        else { return nil }
        try invoke(closure, [PassedArgument(nil, receiver)])
        return name == "then" ? receiver : .void
    }
}
