import CommandLanguage
import Lifecycle

/// A person's session with the simulated app: statements in, replies out.
///
/// What it holds is a value computed from its inputs; undo, comparison and replay all rest on that.
public struct Session: Sendable {
    /// The inputs so far, each with what came of it.
    public private(set) var journal: [JournalEntry] = []
    /// The prediction that waits for an answer.
    public internal(set) var pending: Question?
    var stage: Stage
    var steps: [Step] = []
    var undone: [Step] = []
    private let start: Start

    /// The number of steps whose earlier app is kept; older ones are reached by replay.
    private static let bookmarkLimit = 32

    /// How a session begins.
    public struct Start: Sendable {
        /// What the app runs on.
        public var environment: Environment
        /// Statements that are carried out first and are no part of the journal.
        public var setUp: [String]
        /// Whether the first controller that the learner makes replaces what the set-up made.
        public var isProvisional: Bool

        /// Makes a beginning.
        ///
        /// - Parameters:
        ///   - environment: What the app runs on.
        ///   - setUp: Statements that are carried out first and are no part of the journal.
        ///   - isProvisional: Whether the first controller that the learner makes replaces what the set-up made.
        public init(
            environment: Environment = Environment(), setUp: [String] = [], isProvisional: Bool = false
        ) {
            self.environment = environment
            self.setUp = setUp
            self.isProvisional = isProvisional
        }

        /// A plain controller of a class of the app's own is ready.
        ///
        /// - Parameter environment: What the app runs on.
        /// - Returns: The beginning that the program uses when nothing else is asked for.
        public static func readyController(_ environment: Environment = Environment()) -> Start {
            Start(
                environment: environment, setUp: ["class ViewController", "new ViewController as vc"],
                isProvisional: true)
        }
    }

    /// Begins a session.
    ///
    /// - Parameter start: How it begins.
    public init(_ start: Start = .readyController()) {
        self.start = start
        stage = Session.stage(from: start, start.environment, keepsSetUp: true)
    }

    /// The app as it is now.
    public var simulation: Simulation { stage.simulation }

    /// The controller that is meant when none is named.
    public var current: Controller.ID? { stage.current }

    /// What the last statement did that made the app do something, or tried to.
    public var lastRun: Run? { stage.lastRun }

    /// What the names in the next statement can stand for.
    public var context: CommandContext { stage.context }

    /// The statements so far that changed the app, without those that were taken back.
    public var statements: [String] { steps.map(\.statement) }

    /// What the app runs on.
    public var environment: Environment { stage.simulation.world.environment }

    /// Takes a line from a person or a file.
    ///
    /// - Parameters:
    ///   - line: The line; it may hold several statements.
    ///   - seconds: When it came, in seconds since the session began.
    /// - Returns: The replies, in order. After a statement that is not understood the rest of the line is left.
    public mutating func enter(_ line: String, at seconds: Double = 0) -> [Reply] {
        if pending != nil { return enterWhilePending(line, at: seconds) }
        var replies: [Reply] = []
        for piece in Lexer.statements(in: line) {
            let new = carryOut(piece.text, at: seconds)
            replies += new
            if new.contains(where: { if case .misunderstood = $0 { true } else { false } }) { break }
        }
        return replies
    }

    private mutating func carryOut(_ statement: String, at seconds: Double) -> [Reply] {
        let instruction: Instruction
        do throws(CommandError) {
            instruction = try CommandParser.parse(statement, in: context)
        } catch {
            return [.misunderstood(statement, error)]
        }
        let replies = carryOut(statement, instruction)
        if case .ask(.predict(let commands)) = instruction {
            if pending != nil { record(.predict, commands, at: seconds, replies) }
        } else {
            record(.command, statement, at: seconds, replies)
        }
        return replies
    }

    private mutating func carryOut(_ statement: String, _ instruction: Instruction) -> [Reply] {
        switch instruction {
        case .simulate, .use:
            return takeStep(statement, instruction)
        case .environment(let change):
            return move(change, statement)
        case .ask(let inquiry):
            return answer(inquiry)
        case .session(let command):
            return change(command)
        }
    }

    private mutating func takeStep(_ statement: String, _ instruction: Instruction) -> [Reply] {
        dropProvisionalController(before: instruction)
        // Dropping the provisional controller renumbers the others, so names are looked up again.
        let fresh = (try? CommandParser.parse(statement, in: context)) ?? instruction
        let before = stage
        guard let run = stage.carryOut(statement, fresh) else { return [] }
        if case .ignored = run.outcome { return [.ran(run)] }
        append(Step(statement: statement, instruction: fresh, before: before))
        if case .use(let controller) = fresh { return [.using(controller, stage.simulation.world)] }
        return [.ran(run)]
    }

    mutating func append(_ step: Step) {
        steps.append(step)
        undone.removeAll()
        let forgotten = steps.count - 1 - Session.bookmarkLimit
        if forgotten >= 0 { steps[forgotten].before = nil }
    }

    mutating func record(_ kind: JournalEntry.Kind, _ text: String, at seconds: Double, _ replies: [Reply]) {
        journal.append(
            JournalEntry(kind: kind, text: text, seconds: seconds, outcome: replies.flatMap(\.outcomeLines)))
    }
}

// MARK: - Reaching a state by replay

extension Session {
    /// The app that some steps lead to.
    ///
    /// - Parameters:
    ///   - steps: The steps, in order.
    ///   - environment: What to run on; the one that the steps lead to if left out.
    /// - Returns: The app, and what each step did; nil for steps that are not understood there.
    func replay(_ steps: [Step], on environment: Environment? = nil) -> (stage: Stage, runs: [Run?]) {
        let environment = environment ?? self.environment(after: steps)
        var stage = Session.stage(from: start, environment, keepsSetUp: !hasDroppedSetUp(steps))
        var runs: [Run?] = []
        for step in steps {
            guard let instruction = try? CommandParser.parse(step.statement, in: stage.context) else {
                runs.append(nil)
                continue
            }
            runs.append(stage.carryOut(step.statement, instruction))
        }
        return (stage, runs)
    }

    /// What the app runs on after some steps.
    func environment(after steps: [Step]) -> Environment {
        var environment = start.environment
        for step in steps {
            if case .environment(let change) = step.instruction {
                environment = change.applied(to: environment)
            }
        }
        return environment
    }

    private static func stage(from start: Start, _ environment: Environment, keepsSetUp: Bool) -> Stage {
        let empty = Stage(simulation: Simulation(environment: environment), current: nil, lastRun: nil)
        return start.setUp.reduce(into: empty) { stage, statement in
            let attempt = Attempt(statement, from: stage)
            // Classes stay when the controllers of the set-up go: the learner's statements may name them.
            if keepsSetUp || !attempt.makesController { stage = attempt.stage }
        }
    }

    /// Whether the learner has made a controller of their own before touching the one that was ready.
    private func hasDroppedSetUp(_ steps: [Step]) -> Bool {
        guard start.isProvisional else { return false }
        for step in steps {
            switch step.instruction {
            case .simulate(.make): return true
            case .simulate(.defineClass), .simulate(.defineNib), .simulate(.defineStoryboard), .environment:
                continue
            case .simulate(.override(_, let classID, _)), .simulate(.declareProperty(_, let classID)):
                if step.statement.contains(" in ") && classID != readyClass { continue }
                return false
            default: return false
            }
        }
        return false
    }

    private var readyClass: ControllerClass.ID? {
        Simulation().world.controllerClass(named: "ViewController")
    }

    /// The ready controller goes when the learner makes one before having touched it.
    private mutating func dropProvisionalController(before instruction: Instruction) {
        guard case .simulate(.make) = instruction, start.isProvisional, !hasDroppedSetUp(steps) else {
            return
        }
        let next = Step(statement: "", instruction: instruction, before: nil)
        guard hasDroppedSetUp(steps + [next]) else { return }
        var empty = Session.stage(from: start, environment(after: steps), keepsSetUp: false)
        for step in steps {
            if let instruction = try? CommandParser.parse(step.statement, in: empty.context) {
                _ = empty.carryOut(step.statement, instruction)
            }
        }
        stage = empty
    }
}

extension EnvironmentChange {
    /// The environment after the change: a device that the release does not run on gives way.
    func applied(to environment: Environment) -> Environment {
        switch self {
        case .release(let release):
            let keeps =
                environment.device.runs(release)
                && environment.device != Device.ofItsTime(environment.release)
            return Environment(
                release: release, device: keeps ? environment.device : nil,
                isLandscape: environment.isLandscape)
        case .device(let device, let isLandscape):
            return Environment(release: environment.release, device: device, isLandscape: isLandscape)
        }
    }
}
