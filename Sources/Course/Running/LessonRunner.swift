import CommandLanguage
import Lifecycle
import Session

/// Someone's way through a lesson: lines in, replies out.
///
/// Each exercise starts from its own set-up, never from what was left over, and nothing moves on by itself.
public struct LessonRunner: Sendable {
    /// The lesson.
    public let lesson: Lesson
    /// What the lesson's worlds run on.
    public let environment: Environment
    /// The inputs so far, each with what came of it.
    public private(set) var journal: [JournalEntry] = []
    /// How the exercises went that were begun, by identifier.
    public internal(set) var results: [String: ExerciseResult] = [:]
    /// Where the learner is.
    public internal(set) var place = Place.beginning

    /// The world of the exercise, or of what was answered last.
    var session: Session
    /// A copy of the exercise's world to try things in; nil outside of play.
    var play: Session?
    /// The position in the trace at which the exercise began.
    var start = 0
    private var events: [LessonEvent] = []
    private var hintsSinceEvent = 0

    /// Where a learner can be in a lesson.
    public enum Place: Hashable, Sendable {
        /// Before the first part.
        case beginning
        /// At an exercise, by its position among the exercises.
        case exercise(Int)
        /// After the last part.
        case end
    }

    /// Makes a way through a lesson.
    ///
    /// - Parameters:
    ///   - lesson: The lesson.
    ///   - done: The identifiers of exercises that were done before.
    /// - Throws: A ``CommandError`` if the lesson names an iOS that does not exist.
    public init(_ lesson: Lesson, done: Set<String> = []) throws(CommandError) {
        self.lesson = lesson
        var release = Release.standard
        if let ios = lesson.ios {
            guard let named = Release(text: ios.text) else {
                throw CommandError("There is no iOS \(ios.text).")
            }
            release = named
        }
        environment = Environment(release: release)
        session = Session(Session.Start(environment: environment))
        for id in done {
            var result = ExerciseResult(exercise: id)
            result.isSolved = true
            results[id] = result
        }
    }

    /// The world in which commands run now.
    public var stage: Session { play ?? session }

    /// The exercise at which the learner is; nil before the first and after the last.
    public var exercise: Exercise? {
        if case .exercise(let index) = place { lesson.exercises[index] } else { nil }
    }

    /// Whether the learner tries things in a copy of the exercise's world.
    public var isPlaying: Bool { play != nil }

    /// Whether an answer is waited for.
    public var awaitsAnswer: Bool {
        guard let exercise, play == nil else { return false }
        return exercise.kind != .do && !(results[exercise.id]?.isSolved ?? false)
    }

    /// Begins, or goes on at the first exercise that is not done.
    ///
    /// - Parameter seconds: When, in seconds since the session began.
    /// - Returns: The text up to the exercise, and the exercise.
    public mutating func begin(at seconds: Double = 0) -> [LessonReply] {
        let open = lesson.exercises.firstIndex { !(results[$0.id]?.isDone ?? false) }
        return open.map { arrive(at: $0, seconds) } ?? finish()
    }

    /// Takes a line from the learner.
    ///
    /// - Parameters:
    ///   - line: An answer, a command of the app, or one such as `hint`.
    ///   - seconds: When it came, in seconds since the session began.
    /// - Returns: The replies, in order.
    public mutating func enter(_ line: String, at seconds: Double = 0) -> [LessonReply] {
        let statement = Lexer.statements(in: line).first?.text ?? ""
        guard !statement.isEmpty else { return [] }
        if case .session(let command)? = try? CommandParser.parse(statement, in: stage.context),
            let replies = move(command, at: seconds)
        {
            return replies
        }
        if play != nil { return tryOut(line, at: seconds) }
        guard let exercise else {
            return [.message("The lesson is over. learn takes up another one; quit leaves.")]
        }
        return answer(line, to: exercise, at: seconds)
    }

    /// Goes to an exercise, from wherever the learner is.
    ///
    /// - Parameters:
    ///   - id: The exercise's identifier.
    ///   - seconds: When, in seconds since the session began.
    /// - Returns: Nil if there is no such exercise.
    public mutating func go(to id: String, at seconds: Double = 0) -> [LessonReply]? {
        lesson.exercises.firstIndex { $0.id == id }.map { arrive(at: $0, seconds) }
    }

    /// What has happened since this was last asked, for the learner's progress.
    public mutating func takeEvents() -> [LessonEvent] {
        defer { events = [] }
        return events
    }
}

// MARK: - Going through the lesson

extension LessonRunner {
    private mutating func move(_ command: SessionCommand, at seconds: Double) -> [LessonReply]? {
        switch command {
        case .hint: return hint(at: seconds)
        case .skip: return skip(at: seconds)
        case .play:
            guard exercise != nil, play == nil else {
                return [.message("play is for exercises; you are not at one.")]
            }
            var copy = session
            copy.dropQuestion()
            play = copy
            record(.play, "", at: seconds, [])
            return [.playing]
        case .back:
            guard play != nil else { return [.message("back ends play; you are at the exercise already.")] }
            play = nil
            record(.back, "", at: seconds, [])
            return [.back] + (exercise.map { [.exercise(presentation(of: $0))] } ?? [])
        case .next: return next(at: seconds)
        default: return nil
        }
    }

    private mutating func next(at seconds: Double) -> [LessonReply] {
        play = nil
        switch place {
        case .beginning: return begin(at: seconds)
        case .end: return finish()
        case .exercise(let index):
            let following = index + 1
            if following < lesson.exercises.count { return arrive(at: following, seconds) }
            return closing(after: index) + finish()
        }
    }

    private mutating func finish() -> [LessonReply] {
        place = .end
        session.dropQuestion()
        let open = lesson.exercises.map(\.id).filter { !(results[$0]?.isDone ?? false) }
        return [.finished(done: lesson.exercises.count - open.count, of: lesson.exercises.count, open: open)]
    }

    /// The text between the exercise before and this one, the set-up if it is new, and the exercise.
    private mutating func arrive(at index: Int, _ seconds: Double) -> [LessonReply] {
        place = .exercise(index)
        play = nil
        let exercise = lesson.exercises[index]
        results[exercise.id] = results[exercise.id] ?? ExerciseResult(exercise: exercise.id)
        hintsSinceEvent = 0
        let failure = prepare(exercise)
        record(.exercise, exercise.id, at: seconds, [])
        if let failure { return [.message("The lesson is at fault: \(failure.message)")] }
        return text(before: index) + [.exercise(presentation(of: exercise))]
    }

    private func text(before index: Int) -> [LessonReply] {
        var replies: [LessonReply] = []
        var passed = 0
        for part in lesson.parts {
            switch part {
            case .prose(let prose): replies.append(.prose(prose))
            case .setup(let setup): if !setup.isHidden { replies.append(.setup(setup.commands.map(\.text))) }
            case .exercise:
                if passed == index { return replies }
                passed += 1
                replies = []
            }
        }
        return replies
    }

    private func closing(after index: Int) -> [LessonReply] { text(before: index + 1) }

    /// Makes the world that the exercise starts from, and asks its question.
    mutating func prepare(_ exercise: Exercise) -> CommandError? {
        let setUp = lesson.setup(of: exercise.id)?.commands.map(\.text) ?? []
        session = Session(Session.Start(environment: environment, setUp: setUp))
        start = session.simulation.trace.count
        guard case .predict(let question) = exercise.content else { return nil }
        do throws(CommandError) {
            _ = try session.pose(question.commands.joined, asking: AskedNames(question.ask.text))
            return nil
        } catch {
            return error
        }
    }
}

// MARK: - Keeping account

extension LessonRunner {
    mutating func record(_ kind: JournalEntry.Kind, _ text: String, at seconds: Double, _ outcome: [String]) {
        journal.append(JournalEntry(kind: kind, text: text, seconds: seconds, outcome: outcome))
    }

    /// Counts an answer to an exercise.
    mutating func count(_ answer: String, to exercise: Exercise, points: Double) {
        guard var result = results[exercise.id] else { return }
        result.attempts += 1
        result.answer = answer
        result.firstPoints = result.firstPoints ?? points
        if points == 1 { result.isSolved = true }
        results[exercise.id] = result
        note(points == 1 ? .solved : .wrong, exercise, points: points, answer)
    }

    private mutating func note(
        _ kind: LessonEvent.Kind, _ exercise: Exercise, points: Double, _ answer: String
    ) {
        events.append(
            LessonEvent(
                exercise: exercise.id, kind: kind, points: points, hints: hintsSinceEvent, answer: answer))
        hintsSinceEvent = 0
    }

    private mutating func hint(at seconds: Double) -> [LessonReply] {
        guard let exercise, var result = results[exercise.id] else {
            return [.message("hint is for exercises.")]
        }
        guard !result.isSolved else { return [.message("The exercise is done; next goes on.")] }
        let given = hintsGiven(in: exercise)
        guard given < exercise.tips.count else {
            let none = exercise.tips.isEmpty ? "There are no hints here." : "There are no more hints."
            return [.message(none + (lesson.isSkipAllowed ? " skip shows the answer." : ""))]
        }
        result.hints += 1
        results[exercise.id] = result
        hintsSinceEvent += 1
        record(.hint, String(given + 1), at: seconds, [])
        return [.hint(given + 1, of: exercise.tips.count, exercise.tips[given])]
    }

    private func hintsGiven(in exercise: Exercise) -> Int {
        let since = journal.lastIndex { $0.kind == .exercise && $0.text == exercise.id } ?? 0
        return journal[since...].filter { $0.kind == .hint }.count
    }

    private mutating func skip(at seconds: Double) -> [LessonReply] {
        guard let exercise, var result = results[exercise.id] else {
            return [.message("skip is for exercises.")]
        }
        guard lesson.isSkipAllowed else { return [.message("This lesson does not allow skip. hint helps.")] }
        play = nil
        guard !result.isSolved else { return next(at: seconds) }
        result.wasShown = true
        results[exercise.id] = result
        record(.skip, exercise.id, at: seconds, ["shown"])
        note(.shown, exercise, points: 0, "")
        return show(exercise) + [.note(exercise.note)]
    }
}

extension [SourceLine] {
    /// The commands as one line.
    var joined: String { map(\.text).joined(separator: "; ") }
}
