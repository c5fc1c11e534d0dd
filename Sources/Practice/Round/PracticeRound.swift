import Course
import Foundation
import Lifecycle
import Session

/// A round of questions: what was asked, and how it went. The way through it is a lesson without end.
package struct PracticeRound: Sendable {
    package let form: Form
    /// The questions so far, the last one asked now.
    package private(set) var questions: [DrawnQuestion] = []
    private var chooser: QuestionChooser
    /// The beliefs that wrong answers came of, by the question's name.
    private var beliefs: [String: String] = [:]

    /// The kinds of round.
    package enum Form: Hashable, Sendable {
        /// Without end, each answer judged at once.
        case practice(topic: PracticeTopic?, beliefs: Bool, QuestionRange)
        /// For some minutes, judged at the end.
        case interview(minutes: Int, seed: UInt64, QuestionRange)
        /// So many questions for each learner of a class, not judged before the transcript is graded.
        case exam(ExamPaper)

        /// The name used in transcripts in place of a lesson.
        package var name: String {
            switch self {
            case .practice: "practice"
            case .interview: "interview"
            case .exam: TranscriptHeader.exam
            }
        }

        /// The questions that the round may draw.
        package var range: QuestionRange {
            switch self {
            case .practice(_, _, let range), .interview(_, _, let range): range
            case .exam: .ofExams
            }
        }

        /// The seconds that it takes; nil if they are not limited.
        package var seconds: Double? {
            if case .interview(let minutes, _, _) = self { Double(minutes) * 60 } else { nil }
        }
    }

    /// Makes a round.
    ///
    /// - Parameters:
    ///   - form: The kind of round.
    ///   - seed: What questions of practice are chosen by.
    package init(_ form: Form, seed: UInt64 = 0) {
        self.form = form
        switch form {
        case .practice(let topic, _, let range): chooser = QuestionChooser(seed: seed, topic: topic, range)
        case .interview(_, let seed, let range): chooser = QuestionChooser(seed: seed, range)
        case .exam(let paper): chooser = QuestionChooser(paper)
        }
    }

    /// The lesson without end that rounds of a form are ways through. Its revision is the version of the generator.
    package static func runner(_ form: Form, limit: ExecutionLimit = ExecutionLimit()) -> LessonRunner? {
        let lesson = Lesson(id: form.name, title: form.name, revision: form.range.revision, parts: [])
        return try? LessonRunner(lesson, limit: limit, more: QuestionGenerator.parts)
    }

    /// Indicates whether there is no help, and no feedback on answers before the end.
    package var hidesVerdicts: Bool { if case .practice = form { false } else { true } }

    /// The paper of an exam; nil for other rounds.
    package var paper: ExamPaper? { if case .exam(let paper) = form { paper } else { nil } }

    /// Chooses the next question.
    ///
    /// - Parameters:
    ///   - results: What was answered before, this round included.
    ///   - date: Now.
    /// - Returns: Its name; nil if none was found, or an exam has no more.
    package mutating func next(after results: [PracticeResult], date: Date) -> String? {
        let question: DrawnQuestion?
        switch form {
        case .interview, .exam: question = chooser.question()
        case .practice(_, let asksBeliefs, _):
            let belief = beliefToAskAgain
            let again = belief.flatMap { belief in
                questions.last.flatMap { last in
                    chooser.question(on: last.topic) { $0.isAnsweredWrong(by: belief) }
                }
            }
            let broken = Set([belief?.rule].compactMap { $0?.facts.identifier })
            let held = broken.isEmpty && asksBeliefs ? PracticeRound.heldRules(results) : broken
            question =
                again
                ?? chooser.question(
                    Deck(results), on: Deck.day(of: date), held: held,
                    asked: Set(questions.suffix(8).map(\.rule.facts.identifier)).subtracting(broken))
        }
        guard let question else { return nil }
        questions.append(question)
        return question.identifier.description
    }

    /// Takes up the questions that were asked before, as a recording has them.
    package mutating func takeUp(_ runner: LessonRunner) {
        questions = runner.lesson.exercises.compactMap {
            QuestionIdentifier($0.id).flatMap(QuestionGenerator.question)
        }
        // Skip the questions that the seed has already drawn.
        if hidesVerdicts { for _ in questions { _ = chooser.question() } }
    }

    /// The belief behind the last answer: one further question, to which it leads to a wrong answer as well, shows whether
    /// it is gone.
    private var beliefToAskAgain: Misconception? {
        let last = questions.suffix(2).map { beliefs[$0.identifier.description] }
        guard let belief = last.last ?? nil, last.count == 1 || last[0] != belief else { return nil }
        return Misconception.named(belief)
    }

    private static func heldRules(_ results: [PracticeResult]) -> Set<String> {
        let held = results.heldBeliefs
        let broken = held.keys.compactMap(Misconception.named).map(\.rule.facts.identifier)
        return Set(held.values).union(broken)
    }

    /// Returns the result to store for a question so far.
    ///
    /// - Parameters:
    ///   - id: The question's name.
    ///   - runner: The way through the round.
    ///   - date: Now.
    /// - Returns: Nil if the question has not been answered.
    package func result(of id: String, in runner: LessonRunner, date: Date) -> PracticeResult? {
        guard let question = questions.last(where: { $0.identifier.description == id }),
            let result = runner.results[id], result.attempts > 0 || result.wasShown
        else { return nil }
        let isAnswered = hidesVerdicts ? result.firstPoints == 1 : result.isDone || result.isSolved
        return PracticeResult(
            question: id, rule: question.rule.facts.identifier, topic: question.topic.rawValue,
            kind: question.kind.rawValue,
            rating: Rating(
                firstPoints: result.firstPoints, hints: result.hints, isSolved: isAnswered,
                wasShown: result.wasShown,
                isGuessable: question.kind.isGuessable),
            points: result.firstPoints ?? 0, hints: result.hints, belief: beliefs[id], date: date)
    }

    /// Notes the belief that a wrong answer came of.
    package mutating func note(_ replies: [LessonReply], on id: String) {
        if let belief = replies.compactMap(\.belief).last { beliefs[id] = belief.identifier }
    }
}
