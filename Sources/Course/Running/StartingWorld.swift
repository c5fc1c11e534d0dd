import CommandLanguage
import Lifecycle
import Session

/// The world that an exercise starts from: what its set-up makes, and nothing that was left over.
struct StartingWorld: Sendable {
    /// A session at the start of the exercise; copy it to use it.
    let session: Session
    /// The same with the set-up as commands of its own, which nearby worlds may change: for explanations.
    let teller: Session
    private let setUp: [String]
    private let start: Session.Start

    /// Carries out a set-up. Its `ios` and `device` lines choose what the world runs on.
    ///
    /// - Parameters:
    ///   - setup: The set-up; an empty world without it.
    ///   - start: An empty world of the lesson.
    ///   - file: The lesson's file, for the problem.
    ///   - made: A session in which it was carried out, whose statements are not read again; nil if there is none.
    /// - Throws: What is wrong with the first line that cannot be carried out.
    init(
        _ setup: Lesson.Setup?, on start: Session.Start, file: String, made: Session? = nil
    ) throws(LessonProblem) {
        self.start = start
        var setUp: [String] = []
        var probe = Session(start)
        let statements = (setup?.commands ?? []).flatMap { line in
            Lexer.statements(in: line.text).map { (text: $0.text, line: line.line) }
        }
        let made = made.flatMap { $0.statements == statements.map { $0.text } ? $0 : nil }
        for (statement, line) in statements {
            if try probe.perform(statement, on: line, file, asIn: made) != .moves { setUp.append(statement) }
        }
        self.setUp = setUp
        teller = probe
        session = Session(start.on(probe.environment, after: setUp), made: probe)
    }

    /// Returns the position in a session's trace at which the exercise begins. It depends on the release,
    /// since the set-up runs again on each.
    ///
    /// - Parameter other: A session that began as ``session`` and may have moved since.
    /// - Returns: The position from which calls count.
    func start(in other: Session) -> Int { beginning(of: other).simulation.trace.count }

    /// A session as it was when the exercise began: the set-up runs anew on each release.
    ///
    /// - Parameter other: A session that began as ``session`` and may have moved since.
    /// - Returns: The session before all that was done in the exercise.
    func beginning(of other: Session) -> Session {
        guard other.environment != session.environment else { return session }
        return Session(start.on(other.environment, after: setUp))
    }

    /// The world after some commands of the lesson's own.
    ///
    /// - Parameters:
    ///   - commands: The commands.
    ///   - file: The lesson's file, for the problem.
    /// - Returns: A session after them.
    /// - Throws: What is wrong with the first command that is not understood or is refused.
    func after(_ commands: [SourceLine], file: String) throws(LessonProblem) -> Session {
        var session = session
        try session.perform(commands, file)
        return session
    }

    /// Returns the engine's answer to a question about a number, a next call or a state.
    func answer(
        to question: Exercise.Question, _ kind: Exercise.Kind, file: String
    ) throws(LessonProblem) -> (question: EngineQuestion, answer: PlainAnswer, after: Session) {
        let asked: EngineQuestion
        do throws(CommandError) {
            asked = try EngineQuestion(kind, question.ask.text)
        } catch {
            throw LessonProblem(error, file: file, line: question.ask.line, remedy: "change the ask: line")
        }
        let after = try after(question.commands, file: file)
        guard let answer = asked.answer(in: after.simulation, since: start(in: after)) else {
            throw LessonProblem(
                file: file, line: question.ask.line, message: "the call is never made, so nothing follows it",
                remedy: "ask about a call that the commands trigger")
        }
        return (asked, answer, after)
    }

    /// Returns whether a choice is right.
    ///
    /// - Parameters:
    ///   - choice: The question.
    ///   - index: The position of the choice.
    ///   - file: The lesson's file, for the problem.
    /// - Returns: The author's tick, or for a command whether the goals hold after it.
    /// - Throws: A ``LessonProblem`` with the command.
    func reachesGoals(
        _ choice: Exercise.MultipleChoice, _ index: Int, file: String
    ) throws(LessonProblem) -> Bool {
        guard let command = choice.choices[index].command, !choice.goals.isEmpty else {
            return choice.choices[index].isRight
        }
        let goals = try choice.goals.goals(file: file)
        let session = try after([command], file: file)
        let start = start(in: session)
        return goals.allSatisfy { $0.holds(in: session.simulation, since: start) }
    }
}

/// The effect of a command in the lesson's text.
enum Effect: Hashable {
    /// It changed the app.
    case acts
    /// It changed what the app runs on.
    case moves
}

extension Session {
    /// Carries out commands of a lesson, up to the first that is not understood or is refused.
    mutating func perform(_ commands: [SourceLine], _ file: String) throws(LessonProblem) {
        for line in commands {
            for statement in Lexer.statements(in: line.text) {
                _ = try perform(statement.text, on: line.line, file)
            }
        }
    }

    /// Carries out one statement of a lesson.
    ///
    /// - Parameters:
    ///   - statement: The statement.
    ///   - line: Its line in the file.
    ///   - file: The lesson's file.
    ///   - made: A session that took it at the same point; nil if it has to be read.
    /// - Returns: What it did.
    /// - Throws: Why it is not fit for a lesson.
    mutating func perform(
        _ statement: String, on line: Int, _ file: String, asIn made: Session? = nil
    ) throws(LessonProblem) -> Effect {
        func problem(_ message: String, _ remedy: String) -> LessonProblem {
            LessonProblem(file: file, line: line, message: message, remedy: remedy)
        }
        for reply in made.map({ takeNext(of: $0) }) ?? enter(statement) {
            switch reply {
            case .misunderstood(_, let error):
                let error = CommandError(
                    "\(statement) is not understood: \(error.message)", suggestion: error.suggestion)
                throw LessonProblem(error, file: file, line: line, remedy: "to see the commands: help")
            case .ran(let run):
                guard case .ignored(let refusal) = run.outcome else { return .acts }
                throw problem(
                    "\(statement) is refused: \(refusal.text(in: run.simulation.world))",
                    "change it or the lines above it")
            case .using: return .acts
            case .moved(let relocation):
                guard let note = relocation.note else { return .moves }
                throw problem(
                    "\(statement): \(note)",
                    "name a device that runs that iOS version, on the line before or after it")
            case .message(let text): throw problem("\(statement) is refused: \(text)", "choose another")
            default: break
            }
        }
        throw problem("\(statement) doesn't change the app", "use only commands that change the app")
    }
}

extension Session.Start {
    /// The same on another release or device, after some statements.
    fileprivate func on(_ environment: Environment, after setUp: [String]) -> Session.Start {
        var start = self
        start.environment = environment
        start.setUp = setUp
        return start
    }
}
