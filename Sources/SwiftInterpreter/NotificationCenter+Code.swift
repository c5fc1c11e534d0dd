import Lifecycle

extension Interpreter {
    /// A method of NotificationCenter.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func callNotificationCenter(
        _ name: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        switch name {
        case "addObserver": return app.addObserver(arguments)
        case "removeObserver":
            guard let observer = arguments.unlabeled() else { return nil }
            let sender = arguments["object"] ?? .nothing
            guard sender != .unknown else { return nil }
            try app.removeObservers(observer, of: arguments["name"] ?? .nothing, from: sender)
            return .void
        case "post":
            if case .structure? = arguments.unlabeled() { return nil }
            guard let posted = arguments["name"], posted != .unknown else { return nil }
            try app.post(posted, from: arguments["object"] ?? .nothing)
            return .void
        default: return nil
        }
    }

}
