// Properties of the app that code reads, and changes to its window.

import Lifecycle

extension Interpreter {
    /// A property of `UIApplication.shared`.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func readApplication(_ name: String) -> Value? {
        switch name {
        case "delegate":
            return app.world.delegates.application ?? (app.world.bundle.assumesNibs ? .unknown : .nothing)
        case "windows": return .list(app.world.visibleWindows.map { .window($0) })
        case "keyWindow": return app.world.keyWindow.map { .window($0) } ?? .nothing
        case "applicationState":
            if app.holds(.applicationStateIsSetInSteps) { app.recordRule(.applicationStateIsSetInSteps) }
            if app.world.usesScenes { app.recordRule(.applicationStateFollowsScene) }
            return .symbol(app.world.activation.rawValue)
        default: return nil
        }
    }
}
