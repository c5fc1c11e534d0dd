/// UIKit as far as the life of view controllers goes: commands in, a trace out, and the world between.
///
/// A simulation is a value. The same commands always give the same trace; a copy is a bookmark.
package struct Simulation: Sendable, Hashable {
    /// Everything that exists.
    package var world: World
    /// The trace so far, and the current position in it.
    package var recorder = Recorder()
    /// The state of UIKit in the running command.
    package var progress = CommandProgress()
    /// The state of the app's running code.
    package var execution = ExecutionState()
    /// The cost of the last command, so far if it still runs.
    package var cost = Cost()
    /// The world at the beginning of each callback, by the callback's entry; nil unless worlds are kept.
    package var earlierWorlds: [Int: World]?
    /// The limit on the learner's code in one command.
    package let limit: ExecutionLimit

    /// The number of steps that UIKit's part of a trace entry counts as; the app's code does no work for it.
    private static let stepsPerEntry = 6

    /// The depth of the learner's bodies at which a simulated stack overflows.
    package static let stackLimit = 64

    /// Makes an app with nothing in it.
    ///
    /// - Parameters:
    ///   - environment: What the app runs on.
    ///   - limit: How long the learner's code may run in one command.
    ///   - interpreter: The interpreter of the app's code.
    package init(environment: Environment, limit: ExecutionLimit, interpreter: CodeInterpreter) {
        world = World(environment: environment, interpreter: interpreter)
        self.limit = limit
    }

    /// Makes an app that is as a world is, and of which nothing has been recorded.
    init(world: World, limit: ExecutionLimit) {
        self.world = world
        self.limit = limit
    }

    /// Carries a command out, until everything that it set going has settled.
    ///
    /// After ``Outcome/stopped(at:)`` the app stands in the middle of the command: go on with a copy from before it.
    ///
    /// - Parameter command: What to do.
    /// - Returns: What it came to; what happened stands in the trace.
    @discardableResult
    package mutating func apply(_ command: Command) -> Outcome {
        guard world.application != .crashed else { return .ignored(.appIsGone) }
        guard world.application != .terminated else { return .ignored(.appIsTerminated) }
        guard world.application != .suspended || command.unheld.facts.reachesSuspendedApp else {
            return .ignored(.appIsSuspended)
        }
        let recordedRules = trace.recordedRules.count, methods = trace.methods.count
        let before = cost, start = trace.count
        cost = Cost()
        let outcome = carryOut(command)
        progress.solution = nil
        limit.count(cost.stepsOfCode + (trace.count - start) * Simulation.stepsPerEntry)
        if case .ignored = outcome {
            trace.recordedRules.truncate(to: recordedRules)
            trace.methods.truncate(to: methods)
            cost = before
        } else if trace.count == start {
            for place in recordedRules..<trace.recordedRules.count {
                trace.recordedRules.change(at: place) { $0.isOfIdleCommand = true }
            }
        }
        return outcome
    }

    private mutating func carryOut(_ command: Command) -> Outcome {
        do throws(Interruption) {
            let facts = command.facts
            let outcome = try perform(command, facts)
            if case .ignored = outcome { return outcome }
            if facts.settles { try settle() }
            return outcome
        } catch {
            let end: Outcome?
            switch error {
            case .ended(let outcome): end = outcome
            case .thrown(let error): end = uncaught(error)
            case .lost, .paused: end = nil
            }
            // Nothing goes on where it was.
            recorder.abandon()
            progress = CommandProgress()
            execution = ExecutionState()
            guard let end else { return .done }
            world.runLoop.forgetAll()
            world.application = .crashed
            return end
        }
    }

    package func holds(_ rule: Rule) -> Bool { world.holds(rule) }
}
