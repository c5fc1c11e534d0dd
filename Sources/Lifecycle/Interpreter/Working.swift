// What the learner's code takes of the machine that runs it: work, counted so that it is the same everywhere, and stack.

extension Simulation {
    /// The depth of the learner's functions, closures and initial values at which a simulated stack overflows.
    static let callLimit = 128
    /// How many statements, expressions and calls can run one inside the other: each takes stack of the simulation's own,
    /// and whoever runs code has room for so many.
    package static let deepestNesting = 6_000
    /// How many of those an override counts as: UIKit's own methods come between it and the next one.
    static let nestingPerBody = 10

    /// A step is a statement or a call; what one touches counts in units.
    static let workPerStep = 16
    /// How many values are copied in the time of a unit.
    static let valuesCopiedPerUnit = 2
    /// What it takes to make an object.
    static let workPerObject = 96
    /// What it takes to go from an object to the one above it.
    static let workPerLink = 4

    /// The statements and calls of the learner's that the last command ran, so far if it still runs; a turn of the
    /// run loop counts as several, and so does what touches much.
    package var steps: Int { cost.work / Simulation.workPerStep }

    /// The steps that code took and not the run loop.
    package var stepsOfCode: Int { (cost.work - cost.workOfTurns) / Simulation.workPerStep }

    /// Counts a step of the learner's code.
    mutating func step() throws(Interruption) { try charge(Simulation.workPerStep) }

    /// Counts a turn of the run loop as several steps, so that code that only waits for the next turn ends as well.
    mutating func stepOfTurn() throws(Interruption) {
        cost.workOfTurns += RunLoop.stepsPerTurn * Simulation.workPerStep
        try charge(RunLoop.stepsPerTurn * Simulation.workPerStep)
    }

    /// Counts units of work; asked before the work is done, it ends a command that would take too much.
    mutating func charge(_ units: Int) throws(Interruption) {
        cost.work += units
        // Each asking `self` for them would copy the simulation where nothing is optimized.
        let steps = cost.work / Simulation.workPerStep
        guard steps <= limit.steps * (1 + cost.pardons) else { throw exhausted(.steps(limit.steps)) }
        guard trace.count <= Excess.longestTrace else { throw exhausted(.entries) }
        let questions = steps / ExecutionLimit.stepsBetweenQuestions
        guard questions > cost.questions else { return }
        cost.questions = questions
        if limit.shouldStop() { throw stopped() }
    }

    /// The end of a command from outside, which the app knows nothing about.
    private func stopped() -> Interruption {
        Interruption.ended(.stopped(at: trace.location(recorder.currentPlace)))
    }

    /// Counts a walk up from a controller, by parents and those who present.
    mutating func countWalk(above controller: Controller.ID) {
        cost.work += world.controllerAndHosts(of: controller).count * Simulation.workPerLink
    }

    /// Counts a walk up from a view.
    mutating func countWalk(above view: View.ID) {
        cost.work += (world.depth(of: view) + 1) * Simulation.workPerLink
    }

    /// Counts the solution of some constraints: each may change what is known of all the others, which in a long chain
    /// hangs on all of them.
    mutating func countSolving(_ constraints: Int) throws(Interruption) {
        cost.work += constraints * constraints / 4 + constraints * constraints / 50 * constraints / 40
        cost.solutions += 1
        try step()
    }

    /// Counts the search for a member among those that the learner's types declare, and the reading of a text.
    mutating func countSearch(in receiver: Value) {
        if case .string = receiver { cost.work += receiver.extent.reading }
        switch receiver {
        case .symbol, .element: cost.work += world.code.valueTypes.count
        case .type:
            cost.work += world.code.valueTypes.count + world.classes.count + world.code.objectClasses.count
        default:
            let levels = world.levels(of: receiver)
            // Few classes have many others above them; a chain of hundreds costs its length.
            cost.work += max(0, levels.count - 8)
            for level in levels {
                let members = world.members(of: level)
                cost.work += (members.functions.count + members.computed.count) / 4
                cost.work += world.properties(of: level).count / 4
            }
        }
    }

    /// Goes one level deeper into the learner's code; ``goUp(_:)`` ends it.
    mutating func goDown(_ levels: Int = 1) throws(Interruption) {
        let nesting = running.nesting + levels, between = ExecutionLimit.levelsBetweenQuestions
        guard nesting <= Simulation.deepestNesting else { throw overflow() }
        if nesting / between > running.nesting / between,
            !limit.hasRoom(min(nesting + between, Simulation.deepestNesting))
        {
            throw stopped()
        }
        running.nesting = nesting
    }

    mutating func goUp(_ levels: Int = 1) { running.nesting -= levels }

    /// Counts a function, closure or initial value that begins inside the others; ``endCall()`` ends it.
    mutating func beginCall() throws(Interruption) {
        guard running.callDepth < Simulation.callLimit else { throw overflow() }
        running.callDepth += 1
        running.frames.append(Frame(isUncertain: running.isPerhaps))
        running.isPerhaps = false
    }

    mutating func endCall() {
        running.callDepth -= 1
        _ = running.frames.popLast()
    }
}
