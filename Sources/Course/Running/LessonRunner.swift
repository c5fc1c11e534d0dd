import CommandLanguage
import Lifecycle
import Session

/// Someone's way through a lesson: lines in, replies out.
///
/// Each exercise starts from its own set-up, never from what was left over, and nothing moves on by itself.
package struct LessonRunner: Sendable {
    package private(set) var lesson: Lesson
    /// An empty world of the lesson.
    let emptyWorld: Session.Start
    /// Finds the exercise of a name that the lesson does not have yet; nil for a lesson that has an end.
    private let more: (@Sendable (String) -> [Lesson.Part]?)?
    /// The inputs so far, each with what came of it.
    package private(set) var journal: [JournalEntry] = []
    /// The results of the exercises that were begun, by identifier.
    package internal(set) var results: [String: ExerciseResult] = [:]
    /// The learner's place in the lesson.
    package internal(set) var place = Place.beginning

    /// The world that the exercise started from; nil if the lesson's set-up is at fault.
    var start: StartingWorld?
    /// The reason why the last answer to the exercise is wrong; nil if it is right, or a prediction.
    var explanation: Explanation?
    /// The world of the exercise as it is now.
    var session: Session
    /// A session in which the set-up of the exercise at hand was carried out; nil if there is none.
    private(set) var made: Session?
    /// A copy of the exercise's world to try things in; nil outside of play.
    var play: Session?
    var visit = Visit()
    var events: [LessonEvent] = []
    /// Indicates whether the input comes from a recording.
    var isReplaying = false
    /// The depth of the explanations for wrong answers.
    package var depth = Session.Depth.everything
    /// The exercises whose answer was shown before, in other runs.
    private(set) var shownBefore: Set<String> = []
    /// The different wrong answers of other runs to exercises that were not come to yet.
    var wrongBefore: [String: [String]] = [:]
    /// The exercises whose first answer was wrong, in other runs.
    package var missedBefore: Set<String> = []
    /// The exercises that have changed since the learner answered them, in other runs, and that were not answered since.
    private(set) var changed: Set<String> = []
    /// The positions of the right choices; empty for an exercise that is no choice.
    var rightChoices: Set<Int> = []
    /// The possible aids for the exercise, in the order in which they are given.
    var aids: [ExerciseAid] = []
    /// The mistakes that the feedback on a prediction is on, looked up in its world; nil for one that isn't found.
    var foreseen: [ResolvedMistake?] = []
    /// The test of the lesson that is under way.
    var test: LessonTest?
    /// The questions of the test that was passed; nil if none was.
    package internal(set) var passedTest: [String]?

    /// A place in a lesson.
    package enum Place: Hashable, Sendable {
        /// Before the first part.
        case beginning
        /// At an exercise, by its position among the exercises.
        case exercise(Int)
        /// After the last part.
        case end
    }

    /// The state of an exercise since the learner came to it.
    struct Visit: Hashable, Sendable {
        var hints = 0
        /// Whether the last of several hints was given; taking a single one isn't giving up.
        var hasLastHint = false
        var answers = 0
        var hintsSinceEvent = 0
        var isSolved = false
        var wasShown = false
        var hasSeenNote = false
        /// Indicates whether the goals of a task held after the last command.
        var areGoalsMet = false
        /// Indicates whether the learner has seen the right answer, or has tried the code.
        var isRevealed = false
        /// The code of the last attempt; nil before the first.
        var code: ExerciseCode?
        /// The code before each change that wasn't taken back.
        var earlier: [ExerciseCode] = []
        /// Code that could not be tried, kept so that it can be put right; nil once other code was tried.
        var draft: ExerciseCode?
        /// The number of aids that haven't been reported yet.
        var newEasings = 0
        /// The answers so far to a question that isn't a prediction.
        var given: [String] = []
        /// The text of hints and of replies to answers so far.
        var told: [String] = []
    }

    /// Makes a way through a lesson.
    ///
    /// - Parameters:
    ///   - lesson: The lesson.
    ///   - done: The identifiers of exercises that were done before.
    ///   - shown: The identifiers of exercises whose answer was shown before.
    ///   - wrong: The different wrong answers to exercises that are open still, by identifier.
    ///   - changed: The identifiers of exercises that have changed since they were answered.
    ///   - start: The parser for Swift, and how long the learner's code may run in one command.
    ///   - more: Finds the exercise of a name that the lesson does not have yet, with its set-up, for a lesson without end.
    /// - Throws: A ``CommandError`` if the lesson names an iOS that does not exist.
    package init(
        _ lesson: Lesson, done: Set<String>, shown: Set<String>, wrong: [String: [String]],
        changed: Set<String>, on start: Session.Start, more: (@Sendable (String) -> [Lesson.Part]?)?
    ) throws(CommandError) {
        self.lesson = lesson
        self.more = more
        shownBefore = shown
        wrongBefore = wrong
        self.changed = changed
        var start = start
        start.environment = try lesson.environment
        emptyWorld = start
        session = Session(start)
        for exercise in lesson.exercises where done.contains(exercise.id) {
            var result = ExerciseResult(exercise: exercise.id)
            result.isSolved = true
            result.isDone = true
            results[exercise.id] = result
        }
    }

    /// The release and device of the lesson's worlds, unless a setup names others.
    package var environment: Environment { emptyWorld.environment }

    /// The world in which commands run now.
    package var stage: Session { play ?? session }

    /// The names that a line can refer to, with the steps of the lesson.
    var context: CommandContext {
        var context = stage.context
        context.steps = lesson.exercises.map { ($0.id, "") }
        return context
    }

    /// The exercise at which the learner is; nil before the first and after the last.
    package var exercise: Exercise? {
        if case .exercise(let index) = place { lesson.exercises[index] } else { nil }
    }

    /// The number of the current exercise and the total, such as `3/8` or `test 1/3`; empty outside of
    /// exercises.
    package var position: String {
        if let test { return "test \(test.number)/\(test.questions.count)" }
        guard case .exercise(let index) = place else { return "" }
        return isEndless ? "\(index + 1)" : "\(index + 1)/\(lesson.exercises.count)"
    }

    /// Indicates whether there is always one more exercise.
    var isEndless: Bool { more != nil }

    /// Indicates whether the learner is trying things in a copy of the exercise's world.
    package var isPlaying: Bool { play != nil }

    /// Indicates whether the exercise is waiting for an answer.
    package var awaitsAnswer: Bool {
        guard let exercise, play == nil else { return false }
        return exercise.kind != .do && !isOver
    }

    /// Indicates whether the exercise has been solved since the learner came to it.
    package var isSolved: Bool { visit.isSolved }

    /// Indicates whether the exercise has been solved, or its answer shown, since the learner came to it.
    package var isOver: Bool { visit.isSolved || visit.wasShown }

    /// Indicates whether the awaited answer may be code.
    package var awaitsCode: Bool { awaitsAnswer && exercise?.kind == .fix }

    /// Begins, or goes on at the first exercise that is not done.
    ///
    /// - Parameter seconds: When, in seconds since the session began.
    /// - Returns: The text up to the exercise, and the exercise.
    package mutating func begin(at seconds: Double = 0) -> [LessonReply] {
        // A resumed recording may have ended in the middle of a test.
        if test != nil { return question() }
        let open = lesson.exercises.firstIndex { !(results[$0.id]?.isDone ?? false) }
        return open.map { arrive(at: $0, seconds) } ?? finish()
    }

    /// Takes a line from the learner.
    ///
    /// - Parameters:
    ///   - line: An answer, a command of the app, or one such as `hint`.
    ///   - seconds: When it came, in seconds since the session began.
    ///   - isRecorded: Whether it comes from a transcript.
    /// - Returns: The replies, in order.
    package mutating func enter(
        _ line: String, at seconds: Double = 0, isRecorded: Bool = false
    ) -> [LessonReply] {
        isReplaying = isRecorded
        let statements = Lexer.statements(in: line).map { $0.text }
        guard let first = statements.first else { return question(isBrief: true) }
        if test != nil { return enterInTest(statements, at: seconds) }
        if let replies = move(first, at: seconds) { return replies + left(statements.dropFirst()) }
        guard let exercise else { return enterOutside(first) }
        if play == nil, exercise.kind != .do {
            return answer(statements.joined(separator: " ; "), to: exercise, at: seconds)
        }
        return carryOut(statements, exercise, at: seconds)
    }

    /// Goes to an exercise, from wherever the learner is.
    ///
    /// - Parameters:
    ///   - id: The exercise's identifier.
    ///   - seconds: When, in seconds since the session began.
    ///   - drawn: The exercise with its set-up, if the lesson may not have it yet and it has been found already.
    ///   - made: A session in which the set-up was carried out, if there is one.
    /// - Returns: Nil if there is no such exercise.
    package mutating func go(
        to id: String, at seconds: Double = 0, drawn: [Lesson.Part]? = nil, made: Session? = nil
    ) -> [LessonReply]? {
        // A journal of a test names each question, which has come by itself.
        if test != nil, exercise?.id == id { return question() }
        if !lesson.exercises.contains(where: { $0.id == id }), let parts = drawn ?? more?(id) {
            lesson.parts += parts
        }
        return lesson.exercises.firstIndex { $0.id == id }.map { index in
            test = nil
            self.made = made
            defer { self.made = nil }
            return arrive(at: index, seconds)
        }
    }

    /// Takes an input of a journal again, and records it anew with what comes of it now.
    ///
    /// - Parameters:
    ///   - entry: The input; the outcome that it carries is not looked at.
    ///   - drawn: The exercise that it goes to, if it has been found already.
    ///   - made: A session in which its set-up was carried out, if there is one.
    /// - Returns: The replies, in order; nil if this lesson has no such exercise or test.
    package mutating func take(
        _ entry: JournalEntry, drawn: [Lesson.Part]? = nil, made: Session? = nil
    ) -> [LessonReply]? {
        switch entry.kind {
        case .exercise: go(to: entry.text, at: entry.seconds, drawn: drawn, made: made)
        case .command, .answer: enter(entry.text, at: entry.seconds, isRecorded: true)
        case .predict: enter("predict " + entry.text, at: entry.seconds, isRecorded: true)
        case .hint, .skip, .play, .back: enter(entry.kind.rawValue, at: entry.seconds, isRecorded: true)
        case .edit: submit(code: entry.text, at: entry.seconds)
        case .easier: makeEasier(entry.text, at: entry.seconds)
        case .test: beginTest(entry.text.split(separator: " ").map(String.init), at: entry.seconds)
        case .aside: noteAside(entry.text, at: entry.seconds)
        }
    }

    /// Notes a line that was typed outside of the lesson, in which it changes nothing.
    private mutating func noteAside(_ line: String, at seconds: Double) -> [LessonReply] {
        record(.aside, line, at: seconds, [])
        return []
    }

    /// Makes the exercise easier as a journal tells it.
    ///
    /// - Parameters:
    ///   - text: How many things have made it easier by then.
    ///   - seconds: When, in seconds since the session began.
    /// - Returns: What has become easier; nothing if it is that easy already.
    private mutating func makeEasier(_ text: String, at seconds: Double) -> [LessonReply] {
        guard test == nil, let exercise, let count = Int(text), count >= 0 else { return [] }
        ease(exercise, to: count)
        return announceAids(of: exercise, at: seconds)
    }

    /// Returns and clears the events since the last call, for the learner's progress.
    package mutating func takeEvents() -> [LessonEvent] {
        defer { events = [] }
        return events
    }

    mutating func record(_ kind: JournalEntry.Kind, _ text: String, at seconds: Double, _ outcome: [String]) {
        journal.append(JournalEntry(kind: kind, text: text, seconds: seconds, outcome: outcome))
    }

    /// Counts an answer to the exercise, which gets easier after several wrong ones unless what is right is shown now.
    mutating func count(_ answer: String, to exercise: Exercise, points: Double, isAtEnd: Bool = false) {
        var result = results[exercise.id] ?? ExerciseResult(exercise: exercise.id)
        // The right answer given once more is no second try.
        if points < 1 || !visit.isSolved { result.attempts += 1 }
        result.isRepeated = result.isDone
        visit.answers += 1
        changed.remove(exercise.id)
        result.answer = answer
        result.firstPoints = result.firstPoints ?? points
        if points == 1 {
            visit.isSolved = true
            result.isSolved = true
            // Typing an answer off the screen does not make up for having been shown it.
            if !visit.wasShown { result.isDone = true }
        }
        results[exercise.id] = result
        if points < 1, !isAtEnd, !isOver { noteWrong(answer, to: exercise) }
        if points < 1 || !visit.wasShown {
            note(points == 1 ? .solved : .wrong, exercise, points: points, answer)
        }
    }

    mutating func note(_ kind: LessonEvent.Kind, _ exercise: Exercise, points: Double, _ answer: String) {
        events.append(
            LessonEvent(
                exercise: exercise.id, kind: kind, points: points, hints: visit.hintsSinceEvent,
                answer: answer))
        visit.hintsSinceEvent = 0
    }

    /// For each call that the answer to the exercise needs, the outcomes of which any gives it away; empty unless the
    /// engine answers it.
    package var revealingOutcomes: [[SeenOutcome]] {
        guard play == nil, let exercise, let start else { return [] }
        switch exercise.content {
        case .predict(let question):
            var session = start.session
            return (try? session.pose(question, file: lesson.file))?.revealingOutcomes ?? []
        case .count(let question), .next(let question), .state(let question):
            var session = start.session
            let replies = session.enter(question.commands.joined)
            let calls = engineQuestion(of: exercise)?.calls(in: session.simulation.world)
            return replies.flatMap { $0.revealingOutcomes(of: calls) }
        case .choose, .do, .fix: return []
        }
    }
}

extension Lesson {
    /// The release and device of the lesson's worlds, unless a set-up chooses others.
    var environment: Environment {
        get throws(CommandError) {
            guard let ios else { return Environment() }
            guard let release = Release(text: ios.text) else {
                throw CommandError("There's no iOS \(ios.text).")
            }
            return Environment(release: release)
        }
    }
}
