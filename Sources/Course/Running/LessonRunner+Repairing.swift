import Characters
import CommandLanguage
import Lifecycle
import Session

extension LessonRunner {
    /// The code of the fix exercise as the learner has it now; nil at other exercises and in play.
    package var code: String? {
        guard play == nil, case .fix(let repair)? = exercise?.content else { return nil }
        return (visit.draft ?? code(of: repair)).text
    }

    /// Tries the whole code of the fix exercise anew.
    ///
    /// - Parameters:
    ///   - code: The code, with all its classes and overrides.
    ///   - seconds: When it came, in seconds since the session began.
    /// - Returns: What the code did and how the goals stand; a message at other exercises.
    package mutating func submit(code: String, at seconds: Double = 0) -> [LessonReply] {
        guard play == nil, let exercise, case .fix(let repair) = exercise.content else {
            return [.message("There's no code to change in this exercise.")]
        }
        return attempt(ExerciseCode(code), repair, exercise, at: seconds)
    }

    /// The code of the last attempt, or that of the lesson.
    func code(of repair: Exercise.Repair) -> ExerciseCode { visit.code ?? ExerciseCode(repair.swift) }

    /// Takes declarations that were typed into the code, and tries it.
    mutating func change(
        _ line: String, _ repair: Exercise.Repair, _ exercise: Exercise, at seconds: Double
    ) -> [LessonReply] {
        if case .session(.undo)? = CommandParser.instruction(of: line, in: session.context) {
            // What couldn't be read has not changed the code yet.
            if visit.draft != nil {
                visit.draft = nil
                return [.message("The code is as it was before that.")]
            }
            if let earlier = visit.earlier.last { return attempt(earlier, repair, exercise, at: seconds) }
        }
        var code = code(of: repair)
        for statement in ExerciseCode(line).statements {
            let owner = code.lacksClass(statement) ? owner(in: code) : nil
            guard owner != nil || !code.lacksClass(statement) else {
                return [.message("Name the class, for example: \(code.exampleOfOverride)")]
            }
            guard let changed = code.replacing(statement, in: owner) else {
                let form =
                    "That doesn't change the code. Type edit, or type a new version of a class or method, such as "
                    + "\(code.exampleOfOverride)."
                return [unread(line, form + (isCommand(line) ? "" : " To try commands: play"))]
            }
            code = changed
        }
        return attempt(code, repair, exercise, at: seconds)
    }

    /// The class of a method that is typed by itself: that of the current controller, or the only one of the code or the
    /// exercise; nil if that is open.
    private func owner(in code: ExerciseCode) -> String? {
        let current = session.current.map { session.simulation.world.className(of: $0) }
        if let current, code.classes.contains(current) { return current }
        let world = (start?.with(code).session ?? session).simulation.world
        let ofApp = world.classes.identifiers.filter(world.isOfApp).map { world.classes[$0].name }
        let own = ofApp.filter(code.classes.contains)
        let classes = own.isEmpty ? ofApp : own
        return classes.count == 1 ? classes[0] : nil
    }

    private mutating func attempt(
        _ code: ExerciseCode, _ repair: Exercise.Repair, _ exercise: Exercise, at seconds: Double
    ) -> [LessonReply] {
        guard code.text.utf8.count <= ExerciseCode.longestText else {
            return [.message("The code is too long: it can have at most \(ExerciseCode.longestText) bytes.")]
        }
        if start == nil, let fault = prepare(exercise) { return [.message(fault)] }
        guard let start else { return [] }
        let tried = start.trying(code, repair)
        if let fault = tried.fault {
            visit.draft = code
            return [.session(fault)]
        }
        let old = self.code(of: repair), isTakenBack = code == visit.earlier.last
        if isTakenBack {
            visit.earlier.removeLast()
        } else if code != old {
            visit.earlier.append(old)
        }
        (visit.code, visit.draft, visit.isRevealed) = (code, nil, true)
        session = tried.session
        let standing = standing(of: repair.goals, repair.trials, in: start.with(code).session)
        let areMet = standing.allSatisfy { $0.isMet }
        // What the goals do not show, the compiler would: such code is not done.
        let slips = code.slips(in: tried.session)
        let points: Double = areMet && slips.isEmpty ? 1 : 0
        // As code that cannot be read, it is no attempt: the compiler would not let it run.
        if slips.isEmpty, !isTakenBack || points == 1 { count(code.text, to: exercise, points: points) }
        record(
            .edit, code.text, at: seconds,
            tried.replies.flatMap { $0.outcomeOfRun } + ["points \(points.brief)"])
        let original = ExerciseCode(repair.swift).text
        let beliefs = exercise.feedback.filter { $0.isShown(in: code.text, changedFrom: original) }
        // What was typed last is told of before a mistake that was there already.
        let new = code.statements.filter { !old.statements.contains($0) }.joined(separator: "\n")
        let typed = new.isEmpty ? code.text : new
        let belief = beliefs.first { $0.isShown(in: typed, changedFrom: original) } ?? beliefs.first
        var replies = tried.replies.map(LessonReply.session)
        if points < 1, let belief { replies.append(.message(belief.text)) }
        replies.append(.goals(standing))
        if !slips.isEmpty { replies.append(.slips(slips, areGoalsMet: areMet)) }
        return points < 1 ? replies : replies + note(of: exercise) + solved(exercise)
    }
}

extension ExerciseCode {
    /// An override as it could be typed.
    fileprivate var exampleOfOverride: String {
        "override viewDidLoad in \(classes.first ?? "Feed") { … }"
    }
}

extension Reply {
    /// The outcome of a command, as a transcript records it.
    fileprivate var outcomeOfRun: [String] {
        if case .ran(let run) = self { run.outcomeLines } else { [] }
    }
}

/// The result of running code in the starting world of its exercise.
struct TriedCode: Sendable {
    /// The world after it.
    var session: Session
    /// Why the code could not be tried; nil if it could.
    var fault: Reply?
    /// The replies to the exercise's commands.
    var replies: [Reply] = []
}

extension StartingWorld {
    /// Declares code, and nothing else: a statement that is no declaration is a fault.
    func with(_ code: ExerciseCode) -> TriedCode {
        var tried = TriedCode(session: session)
        for statement in code.statements where tried.fault == nil {
            do throws(CommandError) {
                if let name = PastedSwift.unknownSuperclass(in: statement, tried.session.context) {
                    throw CommandError("There's no class named \(name). Declare it as well: class \(name)")
                }
                guard try CommandParser.parse(statement, in: tried.session.context).isDeclaration else {
                    throw CommandError("The code can only contain classes and overrides.")
                }
            } catch {
                tried.fault = .misunderstood(statement, error)
                break
            }
            tried.fault = tried.session.enter(statement).first { $0.isFailure }
        }
        return tried
    }

    /// Declares code and carries out the commands of its exercise, as far as they are understood.
    func trying(_ code: ExerciseCode, _ repair: Exercise.Repair) -> TriedCode {
        var tried = with(code)
        guard tried.fault == nil else { return tried }
        for statement in repair.commands.flatMap({ Lexer.statements(in: $0.text).map { $0.text } }) {
            let replies = tried.session.enter(statement)
            tried.replies += replies
            if case .misunderstood? = replies.last { break }
        }
        return tried
    }
}

extension Instruction {
    /// Indicates whether the instruction only declares a class or overrides a method.
    fileprivate var isDeclaration: Bool {
        if case .simulate(.swift(.declare)) = self { return true }
        guard case .simulate(.classes(let command)) = self else { return false }
        return switch command {
        case .define, .override: true
        case .restore, .declareProperty: false
        }
    }
}

extension LessonProblem {
    /// A fault of code, at the line of the lesson on which it is.
    init(_ fault: Reply, in lines: [SourceLine], file: String) {
        func line(of statement: String) -> Int {
            (lines.first { !$0.isBlank && statement.hasPrefix($0.trimmed) } ?? lines.first)?.line ?? 1
        }
        switch fault {
        case .misunderstood(let statement, let error):
            let exact = lines.first { $0.text == error.excerpt?.line }?.line
            self.init(error, file: file, line: exact ?? line(of: statement), remedy: "fix the Swift")
        case .ran(let run):
            var reason = "the code is refused"
            if case .ignored(let refusal) = run.outcome {
                reason += ": \(refusal.text(in: run.simulation.world))"
            }
            self.init(
                file: file, line: line(of: run.statement), message: reason, remedy: "change it or the setup")
        default:
            self.init(
                file: file, line: lines.first?.line ?? 1, message: "this is neither a class nor an override",
                remedy: "write classes or overrides")
        }
    }
}
