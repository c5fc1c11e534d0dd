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

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .tap(let point): return try app.tap(point)
        case .tapView(let view):
            guard app.world.views[view].isInWindow else { return .ignored(.viewIsInNoWindow(view)) }
            return try app.tap(app.world.center(of: view))
        case .trigger(let method, let controller): return try trigger(method, of: controller, in: &app)
        case .tapRow(let row, let controller): return try touchRow(row, of: controller, isTap: true, in: &app)
        case .scrollToRow(let row, let controller):
            return try touchRow(row, of: controller, isTap: false, in: &app)
        case .finish, .cancel:
            guard let held = app.world.runLoop.held.first else { return .ignored(.nothingHeld) }
            try app.endInteractiveTransition(held, isCancelled: self == .cancel)
            return .done
        }
    }

    /// Lets what is connected to a method of a controller, or of anything if that is nil, send its action as a finger
    /// would, wherever it lies.
    private func trigger(
        _ method: String, of controller: Controller.ID?, in app: inout Simulation
    ) throws(Interruption) -> Outcome {
        guard app.world.application == .active else { return .ignored(.appIsNotOnScreen) }
        app.cost.work += app.world.views.count + app.world.code.instances.count
        let named = app.world.actionSenders.filter { candidate in
            candidate.method == method && (controller == nil || candidate.controller == controller)
        }
        // What lies behind an alert no finger reaches.
        guard let found = named.first(where: { $0.isOfAlert }) ?? named.first else {
            return .ignored(.nothingSends(method))
        }
        if case .view = found.sender { app.recordRule(.controlKeepsTouches) }
        if let alert = app.world.code.alert(of: found.sender) {
            try app.choose(found, of: alert)
            return .done
        }
        try app.sendAction(found.action, from: found.sender)
        return .done
    }

    /// A finger taps a row of the list that is on screen, or scrolls to it.
    ///
    /// - Parameters:
    ///   - number: The row, counted from 1 through all sections.
    ///   - controller: The controller whose view has the list; nil for any.
    ///   - isTap: Whether it is tapped; otherwise the list only scrolls until the row is at its top.
    ///   - app: The app.
    /// - Returns: What it came to.
    /// - Throws: The end of the app.
    private func touchRow(
        _ number: Int, of controller: Controller.ID?, isTap: Bool, in app: inout Simulation
    ) throws(Interruption) -> Outcome {
        guard app.world.application == .active else { return .ignored(.appIsNotOnScreen) }
        guard let list = app.world.listOnScreen(of: controller), let paths = app.world.lists[list]?.paths,
            paths.indices.contains(number - 1)
        else { return .ignored(.noSuchRow(number)) }
        let path = paths[number - 1]
        guard isTap else {
            app.world.code.occasions.insert("dragging")
            try app.scrollToRow(path, in: list)
            return .done
        }
        guard case .view(let cell)? = app.world.lists[list]?.shown[path] else {
            return .ignored(.rowIsNotVisible(number))
        }
        let outcome = try app.tap(app.world.center(of: cell))
        if case .ignored = outcome { return outcome }
        return .done
    }
}
