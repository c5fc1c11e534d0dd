import CommandLanguage
import Lifecycle

/// A person's session with the simulated app: statements in, replies out.
///
/// Its state is a value computed from its inputs; undo, comparison and replay all rely on that.
package struct Session: Sendable {
    /// The inputs so far, each with its result.
    package private(set) var journal: [JournalEntry] = []
    /// The prediction that waits for an answer.
    @CopyOnWrite package var pending: Question? = nil
    var stage: Stage
    var history = StepHistory()
    /// The number of steps that the last reset took back; 0 once something else was done.
    var stepsBeforeReset = 0
    /// The sessions before ready-made set-ups, the latest at the end.
    var beforeWorlds: [Earlier] = []
    /// The sessions that `undo` left for those, the first that `redo` takes up again at the end.
    var afterWorlds: [Earlier] = []
    var start: Start
    /// Indicates whether the inputs come from a recording.
    var isReplaying = false
    /// Indicates whether a declaration may take the place of one before it. In a recording, only a marked one does, since
    /// older programs refused it.
    private var mayReplace = true
    /// Indicates whether the statement at hand did that.
    private var hasReplaced = false
    /// The last explanation; nil if there was none.
    @CopyOnWrite package internal(set) var explained: Explained? = nil
    /// The last prediction that was carried out; nil if there was none.
    @CopyOnWrite var predicted: Predicted? = nil
    /// The depth of the search for the cause of a wrong answer.
    package var depth = Depth.everything

    /// The depth of the search for the cause of a wrong answer. The points are the same at each depth.
    package enum Depth: Int, Hashable, Sendable {
        /// Nothing but its points.
        case points
        /// The belief that it seems to come from.
        case beliefs
        /// Also the rule behind its first mistake, and the world in which it would have been right.
        case everything
    }

    /// Commands that were predicted: `why` tells of all of them, as long as the last run is one of theirs.
    struct Predicted: Sendable {
        let commands: String
        let runs: [Run]
        /// The one controller that was asked about; nil if there were several.
        let controller: Controller.ID?
        /// The last wrong answer; nil if there was none.
        let last: JudgedAnswer?
    }

    /// The start of a session.
    package struct Start: Sendable {
        /// The release and device.
        package var environment: Environment
        /// Statements that are carried out first and are no part of the journal.
        package var setUp: [String]
        /// Indicates whether a plain controller of one of the app's own classes exists from the start. The
        /// first controller that the learner creates replaces it.
        package var hasReadyController = false
        /// The parser for Swift, and the stack for what goes deep; nil where only commands are understood.
        package var code: SwiftCode?
        /// Classes and functions that the app has from the beginning.
        package var program: Program?
        /// The limit on the learner's code in one command.
        package var limit: ExecutionLimit

        package init(
            environment: Environment = Environment(), setUp: [String] = [],
            code: SwiftCode? = nil, program: Program? = nil, limit: ExecutionLimit = ExecutionLimit()
        ) {
            self.environment = environment
            self.setUp = setUp
            self.code = code
            self.program = program
            self.limit = limit
        }

        /// The stack for what goes deep.
        var stack: SwiftCode.Stack { code?.stack ?? SwiftCode.Stack() }

        /// A plain controller of a class of the app's own is ready.
        ///
        /// - Parameters:
        ///   - environment: What the app runs on.
        ///   - code: The parser for Swift; nil where only commands are understood.
        ///   - limit: How long the learner's code may run in one command.
        /// - Returns: The beginning that the program uses when nothing else is asked for.
        package static func readyController(
            _ environment: Environment = Environment(), code: SwiftCode? = nil,
            limit: ExecutionLimit = ExecutionLimit()
        ) -> Start {
            var start = Start(environment: environment, code: code, limit: limit)
            start.hasReadyController = true
            return start
        }
    }

    /// Begins a session.
    package init(_ start: Start = .readyController()) {
        self.start = start
        // Only code and commands need a deep stack: most sessions begin with none, and need not wait for it.
        let runsCode = start.program != nil || !start.setUp.isEmpty
        stage =
            runsCode
            ? start.stack.run { Stage(start, on: start.environment) } : Stage(start, on: start.environment)
    }

    /// Begins a session where another one ended.
    ///
    /// - Parameters:
    ///   - start: A start whose set-up makes the same app.
    ///   - other: The session that has made it.
    package init(_ start: Start, made other: Session) {
        self.start = start
        stage = other.stage
        stage.forgetInputs()
    }

    /// The session, in which nothing has happened yet, with other results for the conditions that aren't known.
    ///
    /// - Parameters:
    ///   - decisions: The results by the places of the conditions.
    ///   - others: The result of all others.
    /// - Returns: What a new session with such a program would be, without declaring all its types again.
    package func deciding(_ decisions: [CodeLocation: Bool] = [:], others: Bool) -> Session {
        var session = self
        session.start.program?.decisions = decisions
        session.start.program?.otherDecisions = others
        session.stage.simulation.world.code.decisions = decisions
        session.stage.simulation.world.code.otherDecisions = others
        return session
    }

    /// The session, in which nothing has happened yet, with an app that goes on where it would end.
    package var goingOnPastEnds: Session {
        var session = self
        session.stage.simulation.world.code.goesOnPastEnds = true
        return session
    }

    /// The app as it is now.
    package var simulation: Simulation { stage.simulation }

    /// The problem with the classes that the app should have from the beginning; nil if there is none.
    package var problem: String? { stage.problem }

    /// The controller that is meant when none is named.
    package var current: Controller.ID? { stage.current }

    /// The name of that controller.
    package var currentName: String? { stage.current.map { stage.simulation.world.controllers[$0].name } }

    /// The last run of a statement that made the app do something, or tried to.
    package var lastRun: Run? { stage.lastRun }

    /// The names that the next statement can refer to, and their meanings.
    package var context: CommandContext {
        var context = stage.context
        context.predicted = closedQuestion
        return context
    }

    /// The commands of the prediction that is over, as long as nothing else was done since; nil if there is none.
    var closedQuestion: String? {
        guard let predicted, let lastRun, predicted.runs.contains(where: { $0 === lastRun }) else {
            return nil
        }
        return predicted.commands
    }

    /// The statements so far that changed the app, without those that were taken back.
    package var statements: [String] { history.done.map { $0.statement } }

    /// A statement with the command that it is; nil for one that is none.
    package typealias CarriedStatement = (statement: String, command: Command?)

    /// Those statements, each with its command.
    package var carried: [CarriedStatement] {
        history.done.map { ($0.statement, $0.instruction.command) }
    }

    /// The current release and device.
    package var environment: Environment { stage.simulation.world.environment }

    /// Takes a line from a person or a file.
    ///
    /// - Parameters:
    ///   - line: The line; it may contain several statements.
    ///   - seconds: The time of the input, in seconds since the session began.
    ///   - isRecorded: Indicates whether the line comes from a transcript.
    /// - Returns: The replies, in order. After a statement that is not understood or was stopped, the rest of
    ///   the line is skipped, as the last reply says.
    package mutating func enter(
        _ line: String, at seconds: Double = 0, isRecorded: Bool = false
    ) -> [Reply] {
        isReplaying = isRecorded
        let isReplacing = line.hasSuffix(JournalEntry.replacing)
        let line = isReplacing ? String(line.dropLast(JournalEntry.replacing.count)) : line
        mayReplace = !isRecorded || isReplacing
        let replies = start.stack.run {
            pending == nil ? enterCommands(line, at: seconds) : enterWhilePending(line, at: seconds)
        }
        // An answer whose reason can't be told in full yet has no sources either, not those of the one before.
        if case .judged? = replies.last { explained = nil }
        explained = replies.compactMap { $0.explained }.last ?? explained
        return replies
    }

    /// Takes the next statement of a session that began with the same ones, without reading it again.
    package mutating func takeNext(of other: Session) -> [Reply] {
        let step = other.history[history.count]
        return start.stack.run { carryOut(step.statement, step.instruction, at: 0) }
    }

    mutating func enterCommands(_ line: String, at seconds: Double) -> [Reply] {
        var replies: [Reply] = []
        // A command that is copied from a text may have its marks about it; Swift in braces means its own by them.
        let line = line.contains("{") ? line : line.filter { $0 != "`" }
        var pieces = PastedSwift.superclassesFirst(Lexer.statements(in: line).map { $0.text }) { $0 }[...]
        while let piece = pieces.popFirst() {
            let new = carryOut(piece, at: seconds)
            replies += new
            if new.contains(where: { $0.endsLine }) { return replies + notRun(pieces) }
        }
        return replies
    }

    /// Carries out a line in an app that is of no use unless all of it happens, and in which nothing is taken back.
    ///
    /// - Parameters:
    ///   - line: The line; all its statements act on the app.
    ///   - reader: The statements that were read before.
    /// - Returns: Whether all of it happened.
    package mutating func takes(_ line: String, by reader: inout StatementReader) -> Bool {
        for statement in Lexer.statements(in: line).map({ $0.text }) {
            guard let instruction = reader.instruction(of: statement, in: stage.context) else { return false }
            if case .environment = instruction {
                guard case .moved? = carryOut(statement, instruction).first else { return false }
                continue
            }
            switch stage.carryOut(instruction)?.outcome {
            case .ignored, .stopped, nil: return false
            default: append(Step(statement: statement, instruction: instruction), before: nil)
            }
        }
        return true
    }

    /// Says what is left of a line that ended early.
    func notRun(_ pieces: ArraySlice<String>) -> [Reply] {
        pieces.isEmpty ? [] : [.message("Not run: " + pieces.map { $0.head }.joined(separator: "; "))]
    }

    private mutating func carryOut(_ statement: String, at seconds: Double) -> [Reply] {
        let instruction: Instruction
        do throws(CommandError) {
            instruction = try CommandParser.parse(statement, in: context)
        } catch {
            return [.misunderstood(statement, told(error, of: statement))]
        }
        // A set-up is undone as one. Its recording counts all of its steps and one more.
        if instruction == .session(.undo(1)), !isReplaying, beforeWorlds.last?.steps == history.count {
            return carryOut("undo \(history.count + 1)", at: seconds)
        }
        return carryOut(statement, instruction, at: seconds)
    }

    private mutating func carryOut(
        _ statement: String, _ instruction: Instruction, at seconds: Double
    ) -> [Reply] {
        hasReplaced = false
        let replies = carryOut(statement, instruction)
        // What was stopped has not happened: a replay would not stop there.
        if replies.contains(where: { $0.isStopped }) { return replies }
        if case .ask(.predict) = instruction {
            if let pending { record(.predict, pending.recorded, at: seconds, replies) }
        } else {
            record(.command, statement + (hasReplaced ? JournalEntry.replacing : ""), at: seconds, replies)
        }
        return replies
    }

    /// What is said of a statement that isn't understood: first that the app is gone, and nothing that wouldn't work.
    private func told(_ error: CommandError, of statement: String) -> CommandError {
        let world = simulation.world
        if world.application == .crashed, CommandParser.actsOnApp(statement) ?? false {
            return CommandError(Refusal.appIsGone.text(in: world))
        }
        guard let suggestion = error.suggestion,
            case .session(.world(let name))? = CommandParser.instruction(of: suggestion, in: context)
        else { return error }
        return error.suggesting(PresetWorld.meant(by: name).map { "world \($0)" })
    }

    mutating func carryOut(_ statement: String, _ instruction: Instruction) -> [Reply] {
        switch instruction {
        case .simulate, .use:
            return takeStep(statement, instruction)
        case .environment(let change):
            return unlessStopped(statement) { $0.move(change, statement) }
        case .ask(let inquiry):
            return unlessStopped(statement) { $0.answer(inquiry) }
        case .session(let command):
            return unlessStopped(statement) { $0.change(command) }
        }
    }

    /// Carries out what may run many commands; if one of them was stopped, nothing has changed.
    private mutating func unlessStopped(
        _ statement: String, _ action: (inout Session) -> [Reply]
    ) -> [Reply] {
        let before = self
        let replies = action(&self)
        guard start.limit.shouldStop() else { return replies }
        self = before
        return [.stopped(statement)]
    }

    private mutating func takeStep(_ statement: String, _ instruction: Instruction) -> [Reply] {
        let before = stage, step = Step(statement: statement, instruction: instruction)
        guard let run = stage.carryOut(statement, instruction) else { return [] }
        switch run.outcome {
        case .stopped:
            stage = before
            return [.ran(run)]
        case .ignored(.nameTaken), .ignored(.appIsGone), .done:
            if mayReplace, let steps = steps(with: step, run.outcome, in: before.context) {
                stage = before
                hasReplaced = true
                return unlessStopped(statement) { $0.takeAnew(steps, for: step) }
            }
        default: break
        }
        if run.isRefused { return [.ran(run)] }
        append(step, before: before)
        if case .use(let controller) = instruction { return [.using(controller, stage.simulation.world)] }
        return [.ran(run)]
    }

    mutating func append(_ step: Step, before: Stage?) {
        // What a set-up was made of is undone as one only as long as all of it is there.
        if let steps = beforeWorlds.last?.steps, history.count < steps {
            beforeWorlds[beforeWorlds.count - 1].steps = nil
        }
        history.append(step, before: before)
        stage.note(step.statement, step.instruction)
        (afterWorlds, stepsBeforeReset) = ([], 0)
    }

    mutating func record(_ kind: JournalEntry.Kind, _ text: String, at seconds: Double, _ replies: [Reply]) {
        journal.append(
            JournalEntry(
                kind: kind, text: text, seconds: seconds, outcome: replies.flatMap { $0.outcomeLines }))
    }
}
