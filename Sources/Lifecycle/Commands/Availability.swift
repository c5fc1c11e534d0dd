extension Command {
    /// Returns the commands that can run now, with objects and arguments that make sense.
    ///
    /// The list has every kind of command that the world would not refuse. It is bounded: where an app has
    /// very many controllers or classes, those on screen and the newest represent all. A command that would
    /// end the app isn't refused, so it is listed.
    ///
    /// - Parameter world: The app as it is now.
    /// - Returns: The commands, by kind, and within a kind by the age of the objects they act on; the same
    ///   list for the same world. Empty when the app is gone.
    package static func available(in world: World) -> [Command] {
        guard !world.isOver else { return [] }
        let candidates = CandidateCommands(world)
        return CandidateCommands.kinds.flatMap { kind in
            candidates.commands(of: kind).filter { $0.isAvailable(in: world) }
        }
    }

    /// One command of each kind that can be done now: a short view of ``available(in:)``.
    ///
    /// - Parameter world: The app as it is now.
    /// - Returns: The first available command of each kind that does not end in an exception, in the order of the
    ///   kinds. Empty when the app is gone.
    package static func oneOfEachAvailable(in world: World) -> [Command] {
        guard !world.isOver else { return [] }
        let candidates = CandidateCommands(world)
        return CandidateCommands.kinds.compactMap { kind in
            kind(candidates).first { $0.isAvailable(in: world, withoutException: true) }
        }
    }

    /// A command out of ``available(in:)``, each kind being as likely as any other.
    ///
    /// - Parameters:
    ///   - world: The app as it is now.
    ///   - generator: Where chance comes from; the same numbers give the same command.
    /// - Returns: Nil when the app is gone.
    package static func anyAvailable(
        in world: World, using generator: inout some RandomNumberGenerator
    ) -> Command? {
        guard !world.isOver else { return nil }
        let candidates = CandidateCommands(world)
        for kind in CandidateCommands.kinds.shuffled(using: &generator) {
            var commands = candidates.commands(of: kind)
            while let place = commands.indices.randomElement(using: &generator) {
                let command = commands.remove(at: place)
                if command.isAvailable(in: world) { return command }
            }
        }
        return nil
    }

    /// Indicates whether a world would run the command rather than refuse it.
    ///
    /// The answer comes from running it on a copy, so that refusals are defined in one place.
    ///
    /// - Parameter world: The app as it is now.
    /// - Returns: False if the outcome would be ``Outcome/ignored(_:)``.
    package func isAvailable(in world: World) -> Bool { isAvailable(in: world, withoutException: false) }

    /// Indicates whether it would run and change anything.
    package func hasEffect(in world: World) -> Bool {
        var simulation = Simulation(world: world, limit: ExecutionLimit(steps: 5_000))
        if case .ignored = simulation.apply(.hold(self)) { return false }
        return simulation.world != world
    }

    private func isAvailable(in world: World, withoutException: Bool) -> Bool {
        // A refusal comes before much code has run; how long the rest would take does not matter.
        var simulation = Simulation(world: world, limit: ExecutionLimit(steps: 5_000))
        return switch simulation.apply(.hold(self)) {
        case .ignored: false
        case .raised, .overflowed, .hung, .outgrown, .stopped: !withoutException
        case .done, .returned: true
        }
    }
}

extension World {
    /// Indicates whether the app has crashed or was terminated.
    package var isOver: Bool { application == .crashed || application == .terminated }
}
