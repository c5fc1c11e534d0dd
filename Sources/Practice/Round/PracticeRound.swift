import CommandLanguage
import Course
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
    /// The beliefs that questions were chosen to test, each with the rule on which it showed, by the question's name.
    private var tested: [String: (belief: String, rule: String)] = [:]

    /// The most minutes of an interview.
    package static let longestInterview = 240

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
            case .exam(let paper): .ofExams(paper.version)
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
    ///   - today: The number of the day.
    ///   - runner: The way through the round, by which right answers are followed up.
    ///   - day: The number of the day of an answer.
    /// - Returns: Its name; nil if none was found, or an exam has no more.
    package mutating func next(
        after results: [PracticeResult], on today: Int, in runner: LessonRunner? = nil,
        day: (PracticeResult) -> Int
    ) -> String? {
        let question: DrawnQuestion?
        switch form {
        case .interview, .exam: return next(in: runner)
        case .practice(_, let asksBeliefs, _):
            let again = beliefToAskAgain, held = results.heldBeliefs
            var beliefs = again.map { [$0] } ?? []
            if asksBeliefs { beliefs += leastTested(of: held).filter { $0.identifier != again?.identifier } }
            var chosen: DrawnQuestion?
            for belief in beliefs where chosen == nil {
                chosen = test(belief, shownOn: held[belief.identifier])
            }
            question =
                chosen != nil || asksBeliefs
                ? chosen
                : chooser.question(
                    Deck(results, day: day), on: today, after: Array(questions.suffix(20)))
        }
        guard let question else { return nil }
        questions.append(question)
        return question.identifier.description
    }

    /// Takes the next question from a copy of the round, in which it was chosen ahead of time.
    package mutating func takeNext(from ahead: PracticeRound) {
        (questions, chooser, tested) = (ahead.questions, ahead.chooser, ahead.tested)
    }

    /// Chooses the next question of an interview or an exam: a follow-up to the last one, if there is one and the last
    /// answer was right, or else a new one.
    ///
    /// - Parameter runner: The way through the round; nil if no answer is followed up.
    /// - Returns: Its name; nil if none was found, or an exam has no more.
    mutating func next(in runner: LessonRunner?) -> String? {
        if let name = runner.flatMap({ nextFollowUp(in: $0) }) { return name }
        guard let question = chooser.question() else { return nil }
        questions.append(question)
        return question.identifier.description
    }

    /// Takes the last question as a way through the round needs it.
    ///
    /// - Returns: Its parts, and the session in which its setup was carried out, if nobody has taken that; nil if there is no
    ///   question.
    package mutating func takeDrawn() -> (parts: [Lesson.Part], made: Session?)? {
        guard let last = questions.indices.last else { return nil }
        defer { questions[last].made = nil }
        return (questions[last].parts, questions[last].made)
    }

    /// Does the same with what other rounds have in memory, and adds to it.
    mutating func next(in runner: LessonRunner, with memory: inout SetUpMemory) -> String? {
        swap(&memory, &chooser.memory)
        defer { swap(&memory, &chooser.memory) }
        return next(in: runner)
    }

    /// Chooses the follow-up to the last question of an interview, if there is one and the last answer was right.
    ///
    /// - Parameter runner: The way through the round.
    /// - Returns: Its name.
    package mutating func nextFollowUp(in runner: LessonRunner) -> String? {
        guard hidesVerdicts, form.range.followsUp, let last = questions.last?.identifier,
            last.followUp < QuestionIdentifier.mostFollowUps,
            runner.results[last.description]?.firstPoints == 1,
            let question = QuestionGenerator.question(last.followUp(last.followUp + 1))
        else { return nil }
        questions.append(question)
        return question.identifier.description
    }

    /// Takes up the questions that were asked before, as a recording has them.
    package mutating func takeUp(_ runner: LessonRunner) {
        questions = runner.lesson.exercises.compactMap {
            QuestionIdentifier($0.id).flatMap { QuestionGenerator.question($0) }
        }
        // Skip the questions that the seed has already drawn.
        if hidesVerdicts { for question in questions where question.change == nil { _ = chooser.question() } }
    }

    /// The belief behind the last answer: one further question, to which it leads to a wrong answer as well, shows whether
    /// it is gone.
    private var beliefToAskAgain: Misconception? {
        let last = questions.suffix(2).map { beliefs[$0.identifier.description] }
        guard let belief = last.last ?? nil, last.count == 1 || last[0] != belief else { return nil }
        return Misconception.named(belief)
    }

    /// The beliefs that the learner holds, those first that this round has tested least.
    private func leastTested(of held: [String: String]) -> [Misconception] {
        func count(_ belief: Misconception) -> Int { tested.values.count { $0.belief == belief.identifier } }
        return held.keys.sorted().compactMap(Misconception.named).sorted { count($0) < count($1) }
    }

    /// Chooses a question to which a belief leads to a wrong answer, or one about the rule on which it showed.
    private mutating func test(_ belief: Misconception, shownOn rule: String?) -> DrawnQuestion? {
        let rule = rule ?? belief.rule.facts.identifier, asked = Set(questions.map { $0.substance })
        let calls = belief.example.answer.split(separator: " ").map { String($0) }.filter {
            CallbackName.callback(for: $0) != nil
        }
        // With other choices, in another topic or release, it is the same question to a learner.
        func words(_ question: DrawnQuestion) -> [String] {
            question.start.filter { !$0.hasPrefix("iOS ") } + [question.exercise.ask]
        }
        let wordings = Set(questions.map(words))
        let shown = questions.last { beliefs[$0.identifier.description] == belief.identifier }?.topic
        for topic in [shown].compactMap({ $0 }) + belief.topics.filter({ $0 != shown }) {
            let found = chooser.question(on: topic) { question in
                !asked.contains(question.substance)
                    && (question.rule.facts.identifier == rule
                        && (calls.isEmpty || calls.contains { question.exercise.ask.contains($0) })
                        || question.isAnsweredWrong(by: belief))
                    && !wordings.contains(words(question))
            }
            guard let found else { continue }
            tested[found.identifier.description] = (belief.identifier, rule)
            return found
        }
        return nil
    }

    /// Returns the result to store for a question so far.
    ///
    /// - Parameters:
    ///   - id: The question's name.
    ///   - runner: The way through the round.
    ///   - seconds: The time, in seconds since 1970.
    /// - Returns: Nil if the question has not been answered.
    package func result(of id: String, in runner: LessonRunner, at seconds: Double) -> PracticeResult? {
        guard let question = questions.last(where: { $0.identifier.description == id }),
            let result = runner.results[id], result.attempts > 0 || result.wasShown
        else { return nil }
        let isAnswered = hidesVerdicts ? result.firstPoints == 1 : result.isDone || result.isSolved
        return PracticeResult(
            question: id, rule: tested[id]?.rule ?? question.rule.facts.identifier,
            topic: question.topic.rawValue,
            kind: question.kind.rawValue,
            rating: Rating(
                firstPoints: result.firstPoints, hints: result.hints, isSolved: isAnswered,
                wasShown: result.wasShown,
                isGuessable: question.kind.isGuessable),
            points: result.firstPoints ?? 0, hints: result.hints, belief: beliefs[id], seconds: seconds)
    }

    /// Notes the belief that a wrong answer came of.
    package mutating func note(_ replies: [LessonReply], on id: String) {
        if let belief = replies.compactMap({ $0.belief }).last { beliefs[id] = belief.identifier }
    }
}

extension Misconception {
    /// The topics that its example is about, by the words of its commands.
    fileprivate var topics: [PracticeTopic] {
        let words = "\(example.commands) \(example.setUp)".split { !$0.isLetter && !$0.isNumber }
        let named = words.filter { $0 != "view" }.compactMap { PracticeTopic(word: String($0)) }
        return named.isEmpty ? [.appearance] : PracticeTopic.allCases.filter(named.prefix(2).contains)
    }
}
