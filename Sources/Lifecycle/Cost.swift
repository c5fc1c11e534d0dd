// The machine resources that code uses: work, counted so that it is the same everywhere, and stack.

/// The cost of a command, so far if it still runs. The total is also known after a crash.
package struct Cost: Hashable, Sendable {
    package var work = 0
    /// The part of the work that counts for turns of the run loop.
    var workOfTurns = 0
    /// The number of times that the limit was asked whether to stop.
    var questions = 0
    /// The number of times that a window's constraints were solved.
    var solutions = 0
    /// The number of times that repeating timers fired.
    var firings = 0
    /// The bytes that it printed.
    package var printed = 0
    /// The number of times that the command went on after a loop that may be endless.
    var pardons = 0

    /// The statements and calls of the learner's that the command ran; a turn of the run loop counts as several, and
    /// so does what touches much.
    package var steps: Int { work / Simulation.workPerStep }
    /// The steps that code took and not the run loop.
    package var stepsOfCode: Int { (work - workOfTurns) / Simulation.workPerStep }

    /// Counts objects that UIKit looks at on its way through a tree.
    package mutating func countVisits(_ count: Int = 1) { work += count * Simulation.workPerLink }

    /// Counts a look through so much work that waits for the commit.
    mutating func countQueue(_ waiting: Int) { work += waiting / Simulation.workWaitingPerUnit }

    /// Counts the solution of some constraints: each may change what is known of all the others, which in a long chain
    /// hangs on all of them.
    mutating func countSolution(of constraints: Int) {
        work += constraints * constraints / 4 + constraints * constraints / 50 * constraints / 40
        solutions += 1
    }
}

extension Simulation {
    /// The depth of the learner's functions, closures and initial values at which a simulated stack overflows.
    package static let callLimit = 128
    /// The most nested statements, expressions and calls that can run. Each takes up space on the real stack,
    /// and the stack has room for this many.
    package static let deepestNesting = 6_000
    /// The number of nested levels that an override counts as, since UIKit's own methods run between it and
    /// the next one.
    package static let nestingPerBody = 10
    /// A step is a statement or a call; what one touches counts in units.
    package static let workPerStep = 16
    /// The number of values copied in the time of one unit.
    package static let valuesCopiedPerUnit = 2
    /// The entries of the run loop's list passed over in the time of one unit.
    static let workWaitingPerUnit = 24
    /// The units that creating an object costs.
    static let workPerObject = 96
    /// The units that going from an object to the one above it costs.
    package static let workPerLink = 4

    /// Counts a step of the learner's code.
    package mutating func step() throws(Interruption) { try charge(Simulation.workPerStep) }

    /// Counts a turn of the run loop as several steps, so that code that only waits for the next turn ends as well.
    mutating func countTurn() throws(Interruption) {
        cost.workOfTurns += RunLoop.stepsPerTurn * Simulation.workPerStep
        try charge(RunLoop.stepsPerTurn * Simulation.workPerStep)
    }

    /// Counts units of work; asked before the work is done, it ends a command that would take too much.
    package mutating func charge(_ units: Int) throws(Interruption) {
        cost.work += units
        let steps = cost.steps
        guard steps <= limit.steps * (1 + cost.pardons) else { throw exhausted(.steps(limit.steps)) }
        guard trace.count <= ExhaustedResource.longestTrace else { throw exhausted(.entries) }
        let questions = steps / ExecutionLimit.stepsBetweenQuestions
        guard questions > cost.questions else { return }
        cost.questions = questions
        if limit.shouldStop() { throw recorder.stop }
    }

    /// Goes one level deeper into the learner's code; who does takes it from ``ExecutionState/nesting`` again.
    package mutating func enterNesting(_ levels: Int = 1) throws(Interruption) {
        let nesting = execution.nesting + levels, between = ExecutionLimit.levelsBetweenQuestions
        guard nesting <= Simulation.deepestNesting else { throw overflow() }
        if nesting / between > execution.nesting / between,
            !limit.hasRoom(min(nesting + between, Simulation.deepestNesting))
        {
            throw recorder.stop
        }
        execution.nesting = nesting
    }

    /// The end of a run that took too much of something: iOS ends an app that is busy for too long, or that takes too
    /// much memory.
    package mutating func exhausted(_ excess: ExhaustedResource) -> Interruption {
        if case .steps = excess {
            // The command gets as many steps again, but not for ever.
            if cost.pardons < 2, let lost = leaveUncertain("perhaps an endless loop", .hang) {
                cost.pardons += 1
                return lost
            }
            note(.exhausted(excess), to: .application, by: .endlessLoopEndsApp)
            return Interruption.ended(.hung(.endlessLoopEndsApp))
        }
        note(.exhausted(excess), to: .application, by: .endlessGrowthEndsApp)
        return Interruption.ended(.outgrown(.endlessGrowthEndsApp))
    }

    /// Counts an object that code makes.
    package mutating func countObject() throws(Interruption) {
        cost.work += Simulation.workPerObject
        let count =
            world.controllers.count + world.views.count + world.code.instances.count
            + world.code.closures.count
        guard count <= ExhaustedResource.mostObjects else { throw exhausted(.objects) }
    }

    /// Leaves calls or a loop without end that something unknown may have ended.
    ///
    /// - Returns: Nil if nothing unknown is among what runs.
    mutating func leaveUncertain(_ words: String, _ reason: UnknownReason) -> Interruption? {
        let uncertain = execution.frames.firstIndex { $0.isUncertain }
        let isLeft = reason == .recursion && world.code.goesOnPastEnds
        guard let first = uncertain ?? (isLeft ? 0 : nil) else { return nil }
        skipUnknown(words, reason)
        return .lost(frame: first + 1)
    }
}

extension World {
    /// The number of objects on the way up from a controller, by parents and those who present.
    package func visits(above controller: Controller.ID) -> Int { controllerAndHosts(of: controller).count }

    /// The number of views on the way up from a view.
    package func visits(above view: View.ID) -> Int {
        superviews(of: view).reduce(1) { depth, _ in depth + 1 }
    }

    /// The number of objects that a look at the children of a controller takes, with the way from each one's view up to the
    /// controller's. Containers of UIKit's own know which of them are visible.
    func visitsToChildren(of controller: Controller.ID) -> Int {
        guard kind(of: controller) == .plain else { return 0 }
        var visits = controllers[controller].children.count
        guard let view = controllers[controller].view else { return visits }
        for inner in controllers[controller].children.compactMap({ controllers[$0].view }) {
            for above in superviews(of: inner) {
                visits += 1
                if above == view { break }
            }
        }
        return visits
    }
}
