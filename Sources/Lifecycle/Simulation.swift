/// UIKit as far as the life of view controllers goes: commands in, a trace out, and the world between.
///
/// A simulation is a value. The same commands always give the same trace; a copy is a bookmark.
public struct Simulation: Sendable, Hashable {
    /// Everything that exists.
    public internal(set) var world: World
    /// Everything that happened.
    public internal(set) var trace = Trace()

    /// The entries that have begun and not returned, outermost first.
    var open: [Int] = []
    /// The innermost frame of UIKit's own inside the innermost open entry.
    var currentFrame: Int32 = -1
    /// How many overrides of the learner's are running, one inside the other.
    var bodyDepth = 0
    /// How many functions and closures of the learner's are running, one inside the other.
    var callDepth = 0
    /// How long the learner's code may run in one command.
    let limit: ExecutionLimit
    /// How many statements, expressions and calls of the learner's are running, one inside the other.
    var nesting = 0
    /// The work of the last command, so far if it still runs.
    var work = 0
    /// How much of it turns of the run loop count as.
    var workOfTurns = 0
    /// How often it was asked whether the command is to end.
    var asked = 0
    /// The bytes that the last command printed, and all of them together.
    var printed = 0, totallyPrinted = 0
    /// What the statements that are running made, held until each of them ends.
    var temporaries: [Value] = []
    /// What `self` was when a method of a structure ended.
    var changedSelf: Value?
    /// The objects whose last reference is gone and that have not ended yet.
    var ending: [Value] = []
    /// Whether the objects in that list are being ended.
    var isEnding = false
    /// Whether what happens now happens on another thread than the main one.
    var isOffMainThread = false
    /// Where the statement stands that is running, as the trace knows places.
    var currentPlace: Int32 = -1
    /// How many views are on their way into a superview, one move inside the other.
    var insertions = 0

    /// The depth of the learner's bodies at which a simulated stack overflows.
    static let stackLimit = 64

    /// Makes an app with nothing in it.
    ///
    /// - Parameters:
    ///   - environment: What the app runs on.
    ///   - limit: How long the learner's code may run in one command.
    public init(environment: Environment = Environment(), limit: ExecutionLimit = ExecutionLimit()) {
        world = World(environment: environment)
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
    public mutating func apply(_ command: Command) -> Outcome {
        guard world.application != .crashed else { return .ignored(.appIsGone) }
        guard world.application != .terminated else { return .ignored(.appIsTerminated) }
        let influences = trace.influences.count, frames = trace.frames.count
        let before = (work, workOfTurns, printed)
        (work, workOfTurns, asked, printed) = (0, 0, 0, 0)
        let outcome = carryOut(command)
        limit.count(stepsOfCode)
        if case .ignored = outcome {
            trace.influences.truncate(to: influences)
            trace.frames.truncate(to: frames)
            (work, workOfTurns, printed) = before
        }
        return outcome
    }

    private mutating func carryOut(_ command: Command) -> Outcome {
        do throws(Interruption) {
            let outcome = try perform(command)
            if case .ignored = outcome { return outcome }
            if command.facts.settles { try settle() }
            return outcome
        } catch {
            let end = error.thrown.map { uncaught($0) } ?? error
            open.removeAll()
            currentFrame = -1
            currentPlace = -1
            bodyDepth = 0
            callDepth = 0
            nesting = 0
            temporaries.removeAll()
            ending.removeAll()
            isEnding = false
            isOffMainThread = false
            insertions = 0
            world.runLoop.forgetAll()
            world.application = .crashed
            return end.outcome
        }
    }

    func holds(_ rule: Rule) -> Bool { world.holds(rule) }
}

/// The end of the app in the middle of a command: an exception or an overflow unwinds to ``Simulation/apply(_:)``.
struct Interruption: Error {
    let outcome: Outcome
    /// The error of the learner's that is on its way to whoever catches it; nil for the end of the app.
    var thrown: Value?

    init(outcome: Outcome) { self.outcome = outcome }

    /// An error of the learner's.
    init(thrown: Value) {
        outcome = .done
        self.thrown = thrown
    }
}
