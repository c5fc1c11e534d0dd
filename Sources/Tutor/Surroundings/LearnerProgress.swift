import Course
import Foundation
import Practice
import Progress
import enum Session.Reply
import VisibleText

/// The learner's progress as the program uses it: a fault is told once and stops nothing.
package final class LearnerProgress {
    private let store: ProgressStore
    /// The time.
    package let now: @Sendable () -> Date
    private var run: (lesson: Lesson, id: LessonRun.ID)?
    private var hasFailed = false
    /// When another program was found to hold the file. Each try waits for seconds, so that there is none for a while.
    private var foundBusy: Date?
    private static let secondsWithoutTry = 60.0
    /// Indicates whether earlier answers are damaged, or were written by a newer version.
    private var isDamaged = false

    /// The exercise at which the learner continues.
    struct OpenStep {
        let lesson: Int, step: Int
        let title: String
    }

    package init(store: ProgressStore, now: @escaping @Sendable () -> Date) {
        self.store = store
        self.now = now
    }

    /// The exercises of a lesson that are done: solved, in the text that the lesson has now.
    func done(_ lesson: Lesson) -> Set<String> {
        let known = Set(lesson.exercises.map(\.id))
        return Set(exercises(of: lesson).filter(\.isSolved).map(\.exercise)).intersection(known)
    }

    /// The exercises of a lesson whose answer was shown.
    func shown(_ lesson: Lesson) -> Set<String> {
        Set(exercises(of: lesson).filter(\.wasShown).map(\.exercise))
    }

    /// The lesson to take up next: the first that is not done, of those behind another one before all others.
    func nextLesson(
        on shelf: LessonShelf, after other: Lesson? = nil
    ) -> (number: Int, lesson: Lesson)? {
        let ways = [lane(on: shelf)?.lessons.compactMap(shelf.lesson) ?? [], shelf.lessons]
        return ways.lazy.compactMap { way -> (number: Int, lesson: Lesson)? in
            let place = way.firstIndex { $0.id == other?.id } ?? -1
            let open = way.enumerated().filter { $1.id != other?.id && !self.isPassed($1) }
            let next = (open.first { $0.offset > place } ?? open.first)?.element
            return next.flatMap { lesson in shelf.number(of: lesson).map { ($0, lesson) } }
        }.first
    }

    /// The lane that the learner follows; nil for the whole course.
    func lane(on shelf: LessonShelf) -> Lane? {
        guard store.exists else { return nil }
        let name = tell { () throws(ProgressError) in try store.setting(Self.lane) }
        return name.flatMap { $0 }.flatMap(shelf.library.lane)
    }

    /// Follows a lane from now on; nil follows the whole course.
    func follow(_ lane: Lane?) {
        tell { () throws(ProgressError) in try store.set(Self.lane, to: lane?.name ?? "") }
    }

    private static let lane = "lane"

    /// Returns whether a lesson was ever begun.
    func hasBegun(_ lesson: Lesson) -> Bool { begun.contains { $0.lesson == lesson.id } }

    /// Indicates whether no lesson was ever begun.
    var isNew: Bool { begun.isEmpty }

    /// The lessons that the learner has finished today.
    func finishedToday(on shelf: LessonShelf) -> [Lesson] {
        let today = Deck.day(of: now())
        return begun.filter { Deck.day(of: $0.lastDate) == today }.compactMap { shelf.lesson($0.lesson) }
            .filter(isPassed)
    }

    /// The step at which the lesson that was last begun goes on; nil if none was begun, or nothing of it is open.
    func openStep(on shelf: LessonShelf) -> OpenStep? {
        guard let last = begun.max(by: { $0.lastDate < $1.lastDate }), let lesson = shelf.lesson(last.lesson),
            let number = shelf.number(of: lesson)
        else { return nil }
        let done = done(lesson)
        guard last.testedOut == nil, let step = lesson.exercises.firstIndex(where: { !done.contains($0.id) })
        else { return nil }
        return OpenStep(lesson: number, step: step + 1, title: lesson.title)
    }

    /// Returns whether a lesson is done, or was passed by its test.
    func isPassed(_ lesson: Lesson) -> Bool {
        done(lesson).count == lesson.exercises.count || hasTestedOut(of: lesson)
    }

    /// Returns whether the test of a lesson was passed.
    func hasTestedOut(of lesson: Lesson) -> Bool {
        begun.contains { $0.lesson == lesson.id && $0.testedOut != nil }
    }

    /// The progress of lessons that were begun. If nothing was stored, no file is created for this.
    private var begun: [LessonProgress] {
        guard store.exists else { return [] }
        return tell { () throws(ProgressError) in try store.lessons() } ?? []
    }

    /// Returns the progress of the answered exercises of a lesson.
    private func exercises(of lesson: Lesson) -> [ExerciseProgress] {
        guard store.exists else { return [] }
        return tell { () throws(ProgressError) in try store.exercises(of: lesson.id) } ?? []
    }

    /// All answers to a lesson, oldest first.
    private func attempts(at lesson: Lesson) -> [Attempt] {
        guard store.exists else { return [] }
        return tell { () throws(ProgressError) in try store.attempts(at: lesson.id) } ?? []
    }

    /// The exercises that have changed since the learner last answered them.
    func changed(_ lesson: Lesson) -> Set<String> {
        let last = Dictionary(
            exercises(of: lesson).map { ($0.exercise, $0.lastExerciseRevision) }, uniquingKeysWith: { $1 })
        let changed = lesson.exercises.filter { exercise in
            (last[exercise.id] ?? nil).map { $0 != exercise.revision } ?? false
        }
        return Set(changed.map(\.id))
    }

    /// The different wrong answers to the exercises that are open still, as they are asked now.
    func wrong(_ lesson: Lesson) -> [String: [String]] {
        let revisions = Dictionary(uniqueKeysWithValues: lesson.exercises.map { ($0.id, $0.revision) })
        var wrong: [String: [String]] = [:]
        for attempt in attempts(at: lesson) where attempt.exerciseRevision == revisions[attempt.exercise] {
            if attempt.outcome != .wrong {
                wrong[attempt.exercise] = nil
            } else if wrong[attempt.exercise]?.contains(attempt.answer) != true {
                wrong[attempt.exercise, default: []].append(attempt.answer)
            }
        }
        return wrong
    }

    /// The exercises whose first answer was wrong.
    func missed(_ lesson: Lesson) -> Set<String> {
        let first = Dictionary(
            attempts(at: lesson).filter { $0.outcome != .shown }.map { ($0.exercise, $0.outcome) },
            uniquingKeysWith: { first, _ in first })
        return Set(first.filter { $0.value == .wrong }.keys)
    }

    func begin(_ lesson: Lesson) {
        let id = tell { () throws(ProgressError) in
            try store.startRun(of: lesson.id, revision: lesson.revision, date: now())
        }
        run = id.map { (lesson: lesson, id: $0) }
    }

    func save(_ events: [LessonEvent]) {
        guard let run else { return }
        for event in events {
            let outcome: Attempt.Outcome =
                switch event.kind {
                case .solved: .solved
                case .wrong: .wrong
                case .shown: .shown
                }
            let attempt = Attempt(
                run: run.id, lesson: run.lesson.id, revision: run.lesson.revision, exercise: event.exercise,
                outcome: outcome, points: event.points, hints: event.hints, answer: event.answer, date: now(),
                exerciseRevision: run.lesson.exercises.first { $0.id == event.exercise }?.revision)
            tell { () throws(ProgressError) in try store.record(attempt) }
        }
    }

    /// Keeps that the learner passed the test of the lesson that was begun last.
    func passTest() {
        guard let (lesson, id) = run else { return }
        tell { () throws(ProgressError) in
            try store.passTest(of: lesson.id, revision: lesson.revision, in: id, date: now())
        }
    }

    // MARK: Practice

    /// The answers of practice up to now, the oldest first; read once.
    package private(set) lazy var practice: [PracticeResult] = {
        guard store.exists else { return [] }
        let answers = tell { () throws(ProgressError) in try store.practiceAnswers() } ?? []
        // What a wrong clock dated in the future says nothing of when a rule is due. Time zones differ by a day.
        let tomorrow = now().addingTimeInterval(86_400)
        return answers.compactMap(PracticeResult.init).filter { $0.date <= tomorrow }
    }()
    /// The identifier of the round that is under way.
    private var round = ""

    /// Begins a round of practice: what is saved from now on belongs to no lesson.
    func beginRound() {
        run = nil
        round = store.newIdentifier()
    }

    /// Saves how a question was answered so far.
    func save(_ result: PracticeResult) {
        let known = practice.lastIndex { $0.question == result.question && saved.contains($0.question) }
        if let known { practice[known] = result.dated(practice[known].date) } else { practice.append(result) }
        saved.insert(result.question)
        record(result, as: "\(round)-\(result.question)")
    }

    /// Keeps the beliefs that wrong answers outside of practice came of, each as long as it is not held already.
    func keepBeliefs(of replies: [LessonReply]) {
        for belief in replies.compactMap(\.belief) where practice.heldBeliefs[belief.identifier] == nil {
            let result = PracticeResult(outsidePractice: belief, date: now())
            practice.append(result)
            record(result, as: store.newIdentifier())
        }
    }

    private func record(_ result: PracticeResult, as id: String) {
        let answer = PracticeAnswer(
            id: id, question: result.question, rule: result.rule,
            topic: result.topic,
            kind: result.kind, rating: result.rating.rawValue, points: result.points, hints: result.hints,
            belief: result.belief, date: result.date)
        tell { () throws(ProgressError) in try store.record(answer) }
    }

    /// The questions that were saved by this program.
    private var saved: Set<String> = []

    /// Forgets a lesson, or practice.
    ///
    /// - Returns: Whether anything was kept of it.
    func forget(_ name: String) -> Bool {
        guard store.exists else { return false }
        if name.lowercased() == "practice" {
            guard !practice.isEmpty else { return false }
            tell { () throws(ProgressError) in try store.forgetPractice() }
            practice = []
            return true
        }
        guard begun.contains(where: { $0.lesson == name }) else { return false }
        tell { () throws(ProgressError) in try store.forget(name) }
        return true
    }

    /// Tells on standard error what happened to the progress since this was last asked.
    func tellNotices() {
        for notice in store.takeNotices() {
            isDamaged = true
            StandardError.print(notice)
        }
    }

    /// Tells what is left to tell, at the end.
    ///
    /// - Throws: The exit status that says so, if answers from before were damaged or are a newer program's, or if answers
    ///   could not be kept.
    package func finish() throws(ExitStatus) {
        tellNotices()
        if isDamaged { throw .damagedProgress }
        if hasFailed { throw .notWritten }
    }

    /// Does something with the store; the first fault becomes a notice.
    @discardableResult
    private func tell<Value>(_ action: () throws(ProgressError) -> Value) -> Value? {
        if let foundBusy, abs(now().timeIntervalSince(foundBusy)) < Self.secondsWithoutTry { return nil }
        do throws(ProgressError) {
            return try action()
        } catch {
            if case .busy = error { foundBusy = now() }
            if !hasFailed { StandardError.print("\(error) From now on, progress isn't saved.") }
            hasFailed = true
            if error.exitStatus == .damagedProgress { isDamaged = true }
            return nil
        }
    }
}

extension PracticeResult {
    /// An answer that is kept; nil for one of a program that rates otherwise.
    package init?(_ answer: PracticeAnswer) {
        guard let rating = Rating(rawValue: answer.rating) else { return nil }
        self.init(
            question: answer.question, rule: answer.rule, topic: answer.topic, kind: answer.kind,
            rating: rating,
            points: answer.points, hints: answer.hints, belief: answer.belief, date: answer.date)
    }

    /// The result, of an answer at another time.
    fileprivate func dated(_ date: Date) -> PracticeResult {
        PracticeResult(
            question: question, rule: rule, topic: topic, kind: kind, rating: rating, points: points,
            hints: hints,
            belief: belief, date: date)
    }
}
