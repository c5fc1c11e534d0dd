// Properties and methods of windows that code uses.

import Lifecycle

extension Interpreter {
    /// `UIWindow(frame:)` and `UIWindow(windowScene:)`. The first that the app's own code makes is the one that a launch
    /// shows, unless that is there already. What the code does not keep goes when the statement or the method ends.
    mutating func makeWindow() throws(Interruption) -> Value {
        if !app.world.firstWindow.isMade, !app.world.firstWindow.isVisible {
            app.world.windows[Window.first].isMade = true
            app.world.windows[Window.first].isHeld = false
            return app.keep(.window(Window.first))
        }
        try app.countObject()
        return app.keep(.window(app.world.addWindow(named: app.world.freshWindowName, isHeld: false)))
    }

    /// - Returns: Nil if nothing is known of it.
    mutating func readWindow(_ name: String, _ window: Window.ID) -> Value? {
        let object = app.world.windows[window]
        return switch name {
        case "rootViewController": object.root.map { .controller($0) } ?? .nothing
        case "bounds", "frame": .rectangle(Rectangle(size: app.world.screen))
        case "isHidden": .bool(!object.isVisible)
        case "isKeyWindow": .bool(app.world.keyWindow == window)
        case "windowLevel":
            Window.levels.first { $0.value == object.level }.map { .symbol($0.key) } ?? .number(object.level)
        case "subviews": .list(app.subviews(of: window))
        case "superview", "window": .nothing
        default: nil
        }
    }

    /// - Returns: False if nothing is known of it.
    mutating func assignWindow(
        _ value: Value, to name: String, of window: Window.ID
    ) throws(Interruption) -> Bool {
        switch (name, value) {
        case ("rootViewController", .controller(let root)):
            _ = try app.setRootViewController(root, of: window)
        case ("rootViewController", .nothing): _ = try app.setRootViewController(nil, of: window)
        case ("isHidden", .bool(let isHidden)): _ = try app.setHidden(isHidden, of: window)
        case ("windowLevel", _):
            guard let level = Interpreter.level(value), level.magnitude <= 10_000_000 else { return false }
            app.world.setLevel(level, of: window)
        case ("frame", _) where value.rectangle != Rectangle(size: app.world.screen):
            app.world.code.uncertainty.markUncertain(["frame", "bounds"], of: .window(window))
            for view in app.world.windows[window].subviews { app.world.markGeometryUnknown(view) }
            return false
        default:
            // These have no effect on the life of a controller.
            return ["backgroundColor", "tintColor", "windowScene", "overrideUserInterfaceStyle", "frame"]
                .contains(name)
        }
        return true
    }

    /// - Returns: Nil if nothing is known of it.
    mutating func callWindow(
        _ name: String, of window: Window.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        switch (name, arguments.unlabeled()?.view) {
        case ("convert", _): return convert(arguments, of: nil)
        case ("makeKeyAndVisible", _): _ = try app.makeKeyAndVisible(window)
        case ("makeKey", _): app.makeKey(window)
        case ("addSubview", let view?): try app.addSubview(view, to: nil, in: window)
        case ("insertSubview", let view?):
            guard case .integer(let index)? = arguments["at"] else { return nil }
            try app.addSubview(view, to: nil, in: window, at: index)
        case ("layoutIfNeeded", _):
            for view in app.world.windows[window].subviews { try app.layoutIfNeeded(view) }
        default: return nil
        }
        return .void
    }

    private static func level(_ value: Value) -> Double? { value.windowLevel ?? value.double }
}

extension Value {
    /// The number of a window's level that is known by name.
    var windowLevel: Double? { if case .symbol(let name) = self { Window.levels[name] } else { nil } }
}
