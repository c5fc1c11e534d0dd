/// Changing what the windows show, and which there are.
package enum WindowCommand: Hashable, Sendable {
    /// `UIWindow(frame:)`: one more window.
    case make(name: String)
    /// Sets `rootViewController` of a window.
    case setRootViewController(Controller.ID, of: Window.ID = Window.first)
    /// Calls `makeKeyAndVisible()` on a window.
    case makeKeyAndVisible(Window.ID = Window.first)
    /// Sets `isHidden` of a window.
    case setHidden(Bool, Window.ID)
    /// Sets `windowLevel`.
    case setLevel(Double, of: Window.ID)
    /// Lets go of the variable that holds a window.
    case release(Window.ID)
    /// Adds a controller's view to a window.
    case addView(Controller.ID, to: Window.ID = Window.first)
    /// Takes a controller's view out of its superview.
    case removeView(Controller.ID)

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .make(let name):
            guard app.world.isFree(name), name != app.world.windowName(Window.first) else {
                return .ignored(.nameTaken(name))
            }
            _ = app.world.addWindow(named: name, isHeld: true)
            return .done
        case .setRootViewController(let controller, let window):
            return try app.setRootViewController(controller, of: window)
        case .makeKeyAndVisible(let window): return try app.makeKeyAndVisible(window)
        case .setHidden(let isHidden, let window): return try app.setHidden(isHidden, of: window)
        case .setLevel(let level, let window):
            app.world.setLevel(level, of: window)
            return .done
        case .release(let window):
            guard app.world.windows[window].isHeld else { return .ignored(.noVariableHolds(window)) }
            app.world.windows[window].isHeld = false
            try app.endIfUnreferenced(.window(window))
            return .done
        case .addView(let controller, let window):
            try app.addViewToWindow(of: controller, window)
            return .done
        case .removeView(let controller):
            guard let view = app.world.controllers[controller].view, app.world.hasSuperview(view) else {
                return .ignored(.notInHierarchy(controller))
            }
            try app.removeFromSuperview(view)
            return .done
        }
    }
}
