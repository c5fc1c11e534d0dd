/// Touching the screen, and letting go of it.
package enum TouchCommand: Hashable, Sendable {
    /// Taps the screen, in the coordinates of the window.
    case tap(Point)
    /// Taps where a view lies, in its middle.
    case tapView(View.ID)
    /// Lets a control, bar button item or gesture recognizer send the action that calls a method, wherever it lies.
    case trigger(String, of: Controller.ID?)
    /// Taps a row of a list, counted from 1.
    case tapRow(Int, of: Controller.ID?)
    /// Scrolls a list until a row is at its top.
    case scrollToRow(Int, of: Controller.ID?)
    /// The finger lets go where the movement completes.
    case finish
    /// The finger lets go where everything goes back.
    case cancel

    var facts: CommandFacts {
        switch self {
        case .tap, .tapView, .trigger, .tapRow, .scrollToRow: CommandFacts()
        case .finish, .cancel: CommandFacts(actsAtOnce: false, takesTime: true)
        }
    }
}

extension TouchCommand {
    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .tap(let point): return try app.tap(point)
        case .tapView(let view):
            guard app.world.views[view].isInWindow else { return .ignored(.viewIsInNoWindow(view)) }
            return try app.tap(app.world.center(of: view))
        case .trigger(let method, let controller): return try app.triggerAction(method, of: controller)
        case .tapRow(let row, let controller): return try app.touchRow(row, of: controller, isTap: true)
        case .scrollToRow(let row, let controller): return try app.touchRow(row, of: controller, isTap: false)
        case .finish: return try app.endInteractiveTransition(completed: true)
        case .cancel: return try app.endInteractiveTransition(completed: false)
        }
    }
}
