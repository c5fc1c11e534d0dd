/// Changing what the window shows.
package enum WindowCommand: Hashable, Sendable {
    /// Sets `rootViewController` of the window.
    case setRootViewController(Controller.ID)
    /// Calls `makeKeyAndVisible()` on the window.
    case makeKeyAndVisible
    /// Adds a controller's view to the window.
    case addView(Controller.ID)
    /// Takes a controller's view out of its superview.
    case removeView(Controller.ID)

    var facts: CommandFacts {
        switch self {
        case .setRootViewController, .makeKeyAndVisible, .addView, .removeView: CommandFacts()
        }
    }
}

extension Simulation {
    mutating func perform(_ command: WindowCommand) throws(Interruption) -> Outcome {
        switch command {
        case .setRootViewController(let controller): return try setRootViewController(controller)
        case .makeKeyAndVisible: return try makeKeyAndVisible()
        case .addView(let controller):
            try addViewToWindow(of: controller)
            return .done
        case .removeView(let controller): return try removeView(of: controller)
        }
    }
}

extension Repertoire {
    static let window = kinds(
        Command.window,
        { $0.controllers.map { .setRootViewController($0) } }, { _ in [.makeKeyAndVisible] },
        { $0.controllers.map { .addView($0) } }, { $0.controllers.map { .removeView($0) } })
}
