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
            func part(_ label: String) -> Value? {
                guard case .instance(let notification)? = arguments.unlabeled() else {
                    return arguments[label]
                }
                return app.world.code.instances[notification].properties[label]?.value
            }
            guard let posted = part("name"), posted != .unknown else {
                skipNotSimulated("a post of an unknown notification")
                return nil
            }
            try app.post(posted, from: part("object") ?? .nothing, with: part("userInfo") ?? .nothing)
            return .void
        default: return nil
        }
    }

}
