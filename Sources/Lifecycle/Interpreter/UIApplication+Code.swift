// What code reads of the app, and does to its window.

extension Simulation {
    /// A property of `UIApplication.shared`.
    ///
    /// - Returns: Nil if nothing is known of it.
    mutating func readApplication(_ name: String) -> Value? {
        switch name {
        case "delegate":
            return world.delegates.application ?? (world.bundle.assumesNibs ? .unknown : .nothing)
        case "windows": return .array(ArrayValue(world.visibleWindows.map { .window($0) }))
        case "keyWindow": return world.keyWindow.map { .window($0) } ?? .nothing
        case "applicationState":
            if holds(.applicationStateIsSetInSteps) { cite(.applicationStateIsSetInSteps) }
            if world.usesScenes { cite(.applicationStateFollowsScene) }
            return .symbol(world.activation.rawValue)
        default: return nil
        }
    }

    /// Whether a property of the window's has no part in the life of a controller.
    static func isHarmless(windowProperty name: String) -> Bool {
        ["backgroundColor", "tintColor", "windowScene", "overrideUserInterfaceStyle", "frame"].contains(name)
    }
}
