import Lifecycle
import Session

/// A way through a lesson that is played again; its exercises are what it is graded by.
package struct LessonPlayer: TranscriptPlayer {
    /// The way through the lesson.
    package private(set) var runner: LessonRunner
    /// Indicates whether exercises are identified by number, since their names differ from learner to
    /// learner.
    private let knowsByNumber: Bool
    /// The exercise that is gone to next, if it has been drawn already, and the session in which its set-up was carried out.
    package var drawn: (parts: [Lesson.Part], made: Session?)?
    /// The answers to each exercise, by identifier.
    private var answers: [String: [GivenAnswer]] = [:]
    package private(set) var evidence = InputEvidence()
    private var isWatching = false
    /// The outcomes that give the answer to the current exercise away.
    private var revealing: (exercise: String, outcomes: [[SeenOutcome]])?
    /// The session in which the learner typed what the transcript has as asides; nil before the first.
    private var aside: Session?
    /// The right answers to the questions of a round that were left without one, in words; looked up before each is left, as
    /// its world has to be made again afterward.
    private var solutions: [String: String] = [:]
    private let limit: ExecutionLimit

    /// Makes the way through the lesson that a header tells of.
    ///
    /// - Parameters:
    ///   - header: The header of a transcript.
    ///   - lessons: The lessons there are.
    ///   - limit: How long the learner's code may run in one command.
    /// - Throws: A ``FileFault`` if the lesson is not among them or cannot be played.
    package init(
        _ header: TranscriptHeader, lessons: LessonLibrary, limit: ExecutionLimit = ExecutionLimit()
    ) throws(FileFault) {
        let id = header[.lesson] ?? ""
        guard let lesson = lessons.lesson(id) else {
            throw FileFault(
                "There is no lesson \(id.clipped) here.", "Name the lesson's folder with --lessons.")
        }
        guard let runner = try? LessonRunner(lesson, limit: limit) else {
            throw FileFault("The lesson \(id.clipped) has an error.", "To see where: viewdid lessons check")
        }
        self.init(runner, limit: limit)
    }

    /// Plays a way through a lesson that was put together elsewhere.
    ///
    /// - Parameters:
    ///   - runner: The way, at its beginning.
    ///   - knowsByNumber: Whether grades name exercises by their numbers, so that those of many learners can be compared.
    ///   - limit: How long the learner's code may run in one command.
    package init(
        _ runner: LessonRunner, knowsByNumber: Bool = false, limit: ExecutionLimit = ExecutionLimit()
    ) {
        self.runner = runner
        self.limit = limit
        self.knowsByNumber = knowsByNumber
    }

    /// Returns the name in grades of an exercise identified by number, counted from 1.
    package static func name(ofNumber number: Int) -> String { "question-\(number)" }

    /// Returns the factory of players for free sessions and for transcripts of some lessons.
    ///
    /// - Parameter lessons: The available lessons.
    /// - Returns: A factory for a ``Grader``.
    package static func factory(_ lessons: LessonLibrary) -> PlayerFactory {
        { header, limit throws(FileFault) in
            if header[.lesson] == nil { return try SessionPlayer(header, limit: limit) }
            return try LessonPlayer(header, lessons: lessons, limit: limit)
        }
    }

    /// The inputs so far, each with what came of it.
    package var journal: [JournalEntry] { runner.journal }

    /// The hash of the lesson's text here.
    package var lessonRevision: String? { runner.lesson.revision }

    package var isDivided: Bool { true }

    package mutating func watch(_ depth: Session.Depth) {
        isWatching = true
        runner.depth = depth
    }

    /// All exercises of the lesson, in its order.
    package var items: [GradeItem] {
        runner.lesson.exercises.enumerated().map { place, exercise in
            knowsByNumber
                ? item(
                    exercise, LessonPlayer.name(ofNumber: place + 1),
                    "\(exercise.id), \(exercise.asked)\(beginning(of: exercise))")
                : item(exercise, exercise.id, exercise.asked)
        }
    }

    /// Takes an input again; an exercise is gone to by its identifier.
    ///
    /// - Parameter entry: The input.
    /// - Returns: The lesson's replies; nil if no recording has such an entry.
    package mutating func take(_ entry: JournalEntry) -> [LessonReply]? {
        evidence = InputEvidence(after: evidence)
        let longest = entry.kind == .edit ? ExerciseCode.longestText : LessonPlayer.longestLine
        guard entry.text.utf8.count <= longest else { return nil }
        if isWatching, entry.kind == .answer { evidence.asked = asked() }
        let left = knowsByNumber && entry.kind == .exercise ? runner.exercise : nil
        if isWatching, let left, !isRight(left) { solutions[left.id] = solution(of: left) }
        // Trying things while the question is open is looking for its answer; what comes of an exercise is not.
        let likeness: SeenOutcome.Likeness = runner.isPlaying ? .sameCalls : .equal
        let exercise = runner.exercise?.id
        let replies = hand(entry)
        if isWatching {
            if entry.kind == .aside { look(aside: entry) }
            // Now, so that whoever goes on from here in another way need not look again.
            if entry.kind == .exercise { _ = asked() }
            for case .session(let reply) in replies ?? [] { evidence.note([reply], likeness) }
            if let exercise, entry.kind == .answer || entry.kind == .skip {
                // An answer that the learner found doesn't count as shown.
                let isFound =
                    entry.kind == .answer
                    && (replies ?? []).contains {
                        if case .verdict(true, _) = $0 { true } else { false }
                    }
                // Another exercise may ask what the lesson itself has shown here.
                evidence.known = evidence.shown.map(\.sight)
                evidence.shown = isFound ? [] : evidence.shown.map { ($0.sight.within(exercise), .shown) }
                if isFound { evidence.noteRightAnswer() }
            }
        }
        return replies
    }

    /// Notes what a line showed that was typed in a session outside of the lesson.
    private mutating func look(aside entry: JournalEntry) {
        var session = self.aside ?? Session(.readyController(code: .standard, limit: limit))
        session.depth = .points
        evidence.note(session.enter(entry.text, at: entry.seconds, isRecorded: true), .sameCalls)
        aside = session
    }

    /// Each command on a line keeps a copy of its app, so that lines have to end somewhere.
    private static let longestLine = 4_000

    /// Hands an input to the lesson, and keeps the answers that it brings.
    private mutating func hand(_ entry: JournalEntry) -> [LessonReply]? {
        let hints = runner.exercise.flatMap { runner.results[$0.id]?.hints } ?? 0
        defer { drawn = nil }
        guard let replies = runner.take(entry, drawn: drawn?.parts, made: drawn?.made) else { return nil }
        for event in runner.takeEvents() where event.kind != .shown {
            var answer: GivenAnswer
            let judged = replies.lazy.compactMap { reply -> JudgedAnswer? in
                if case .session(.judged(let judged)) = reply { judged } else { nil }
            }
            if let judged = judged.first {
                answer = GivenAnswer(judged, event.answer, entry: runner.journal.count, runner.depth)
            } else {
                answer = GivenAnswer(text: event.answer, entry: runner.journal.count, points: event.points)
                answer.belief = event.points < 1 ? runner.explanation?.misconception?.identifier : nil
            }
            answer.reasons = replies.flatMap(\.reasons)
            answer.hints = hints
            answer.isAfterSkip = runner.results[event.exercise]?.wasShown ?? false
            answers[event.exercise, default: []].append(answer)
        }
        return replies
    }

    /// Returns the outcomes that give the answer to the current exercise away.
    private mutating func asked() -> [[SeenOutcome]] {
        // In play nothing is asked, and an exam shows nothing before the one answer to each question.
        guard runner.play == nil, !knowsByNumber, let exercise = runner.exercise?.id else { return [] }
        if let revealing, revealing.exercise == exercise { return revealing.outcomes }
        let found = runner.revealingOutcomes.map { $0 + $0.map { $0.within(exercise) } }
        revealing = (exercise, found)
        return found
    }

    /// The set-up of an exercise that was drawn, as no lesson has it to look up; empty if there is none.
    private func beginning(of exercise: Exercise) -> String {
        guard let setup = runner.lesson.setup(of: exercise.id), !setup.commands.isEmpty else { return "" }
        return ", after: " + setup.commands.joined
    }

    /// Returns the right answer, in words; nil if the judgement includes it.
    private func solution(of exercise: Exercise) -> String? {
        switch exercise.content {
        case .count, .next, .state:
            return runner.solution(of: exercise)?.parts.map(\.text).joined(separator: ", ")
        case .choose(let choice):
            let right = runner.solution(of: exercise)?.parts.map(\.text) ?? []
            let places = choice.choices.indices.filter { right.contains(choice.choices[$0].label) }
            return places.map { "\(LessonRunner.letter($0)) (\(choice.choices[$0].label))" }
                .joined(separator: ", ")
        case .predict where answers[exercise.id] == nil:
            return runner.solution(of: exercise)?.parts.map(\.text).joined(separator: " ")
        case .predict, .do, .fix: return nil
        }
    }

    /// Indicates whether an exercise was answered right.
    private func isRight(_ exercise: Exercise) -> Bool {
        answers[exercise.id]?.contains { $0.points >= 1 } ?? false
    }

    private func item(_ exercise: Exercise, _ name: String, _ asked: String) -> GradeItem {
        let begun = runner.journal.firstIndex { $0.kind == .exercise && $0.text == exercise.id }
        let reason = begun == nil ? "The exercise was not started." : "There is no answer."
        var item = GradeItem(
            id: name, entry: begun.map { $0 + 1 }, asked: asked, reason: reason)
        let result = runner.results[exercise.id]
        item.answers = answers[exercise.id] ?? []
        item.hints = result?.hints ?? 0
        item.easings = result?.easings ?? 0
        item.isSkipped = result?.wasShown ?? false
        item.hasPlayed = result?.hasPlayed ?? false
        item.answersBeforeOrder = result?.answersBeforeOrder
        item.test = runner.passedTest
        // Only what the reports tell is looked for.
        if begun != nil, isWatching, !isRight(exercise) || item.attempts > 1 {
            item.solution = solutions[exercise.id] ?? solution(of: exercise)
        }
        return item
    }
}

extension LessonReply {
    /// The reason why an answer has its points, as far as the reply says it.
    fileprivate var reasons: [String] {
        switch self {
        case .session(.judged(let judged)): judged.reasons
        case .choices(let verdicts, let isRight, let missing):
            verdicts.map { "\($0.letter): \($0.isRight ? "right" : "wrong"). \($0.explanation)" }
                + (isRight || missing == 0
                    ? [] : ["\(missing) right \(missing == 1 ? "choice is" : "choices are") missing."])
        case .goals(let goals): goals.map { ($0.isMet ? "Reached: " : "Not reached: ") + $0.text }
        case .verdict(let isRight, _): [isRight ? "Right." : "Wrong."]
        case .explained(let explanation), .again(_, let explanation):
            explanation.rule.map { ["\($0.facts.statement) (\($0.facts.identifier))"] } ?? []
        // The lesson's or the simulation's comment on the answer.
        case .message(let text): [text]
        default: []
        }
    }
}
