// NSObject's family of perform(_:…): methods that are named by a selector.

import Lifecycle

extension Interpreter {
    /// A method of the family.
    ///
    /// - Returns: Nil if it is none, or not one that is understood.
    mutating func callPerform(
        _ name: String, of receiver: Value, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        if name == "cancelPreviousPerformRequests", let target = arguments["withTarget"] {
            guard let selector = arguments["selector"] else {
                try app.cancelPerformRequests(of: target, nil)
                return .void
            }
            guard case .symbol(let method) = selector else { return nil }
            try app.cancelPerformRequests(of: target, method)
            return .void
        }
        guard name == "perform" || name == "performSelector" else { return nil }
        let labels = arguments.map { $0.label ?? "_" }
        guard case .symbol(let method)? = arguments.first?.value else { return nil }
        let given = arguments.dropFirst().filter { $0.label == "with" }.map { PassedArgument(nil, $0.value) }
        let taken = app.world.function(method, of: receiver, given) == nil ? [] : given
        switch labels {
        case ["_"], ["_", "with"], ["_", "with", "with"]: return try call(method, of: receiver, taken)
        case ["_", "with", "afterDelay"], ["_", "with", "afterDelay", "inModes"]:
            guard let delay = arguments["afterDelay"]?.double else { return nil }
            app.recordRule(.performAfterDelayComesLater)
            return app.runLater(.method(receiver, method), after: max(0, delay), passing: taken)
        case ["onMainThread", "with", "waitUntilDone"]:
            guard case .bool(let waits)? = arguments["waitUntilDone"] else { return nil }
            if waits { return try call(method, of: receiver, taken) }
            return app.runLater(.method(receiver, method), after: nil, passing: taken)
        case ["inBackground", "with"]:
            return app.runLater(.method(receiver, method), after: nil, passing: taken, isOffMainThread: true)
        default: return nil
        }
    }
}
