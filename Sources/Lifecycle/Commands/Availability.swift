extension Command {
    /// Indicates whether a world would run the command rather than refuse it.
    ///
    /// The answer comes from running it on a copy, so that refusals are defined in one place.
    ///
    /// - Parameters:
    ///   - world: The app as it is now.
    ///   - withoutException: Whether the command must not end the app either.
    /// - Returns: False if the outcome would be ``Outcome/ignored(_:)``.
    package func isAvailable(in world: World, withoutException: Bool = false) -> Bool {
        // A refusal comes before much code has run; how long the rest would take does not matter.
        var simulation = Simulation(world: world, limit: ExecutionLimit(steps: 5_000))
        return switch simulation.apply(.hold(self)) {
        case .ignored: false
        case .raised, .overflowed, .hung, .outgrown, .stopped: !withoutException
        case .done, .returned: true
        }
    }

    /// Indicates whether it would run and change anything, or call a method.
    package func hasEffect(in world: World) -> Bool {
        var simulation = Simulation(world: world, limit: ExecutionLimit(steps: 5_000))
        if case .ignored = simulation.apply(.hold(self)) { return false }
        return simulation.world != world
            || simulation.trace.entries.contains { if case .callback = $0.event { true } else { false } }
    }
}

extension World {
    /// Indicates whether the app has crashed or was terminated.
    package var isOver: Bool { application == .crashed || application == .terminated }
}
