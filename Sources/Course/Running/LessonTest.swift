import CommandLanguage
import Session

/// The test of a lesson: some of its questions, each to be answered once, without hints. Whoever answers all of them
/// right does not have to go through the lesson.
struct LessonTest: Hashable, Sendable {
    /// The identifiers of the exercises that are asked.
    let questions: [String]
    /// For each question so far, whether it was answered right.
    var answers: [Bool] = []

    /// The number of questions in a test.
    static let length = 3

    /// The number of the question that waits, from 1.
    var number: Int { min(answers.count + 1, questions.count) }
}

extension Lesson {
    /// Draws the questions of a test: at least one prediction, and no more than one that is answered yes or no.
    ///
    /// - Parameters:
    ///   - seen: The identifiers of exercises that the learner has seen already.
    ///   - generator: What decides.
    /// - Returns: Their identifiers, in the order of the lesson; nil if too few are left.
    package func drawTest(
        without seen: Set<String>, using generator: inout some RandomNumberGenerator
    ) -> [String]? {
        let open = exercises.filter { $0.kind.canBeTested && !seen.contains($0.id) }.shuffled(
            using: &generator)
        guard let prediction = open.first(where: { $0.kind == .predict }) else { return nil }
        var drawn = [prediction.id]
        var hasTruth = false
        for exercise in open where exercise.id != prediction.id && drawn.count < LessonTest.length {
            if exercise.kind == .state, hasTruth { continue }
            hasTruth = hasTruth || exercise.kind == .state
            drawn.append(exercise.id)
        }
        return drawn.count == LessonTest.length ? exercises.map { $0.id }.filter(drawn.contains) : nil
    }
}

extension Exercise.Kind {
    /// Indicates whether an exercise of this kind is answered in one line that is right or wrong.
    fileprivate var canBeTested: Bool {
        switch self {
        case .predict, .count, .next, .state, .choose: true
        case .do, .fix: false
        }
    }
}

extension LessonRunner {
    /// The exercises that are of no use in a test, as something of them was seen, here or in other runs.
    package var seen: Set<String> {
        let touched = results.values.filter {
            $0.isSolved || $0.wasShown || $0.attempts > 0 || $0.hints > 0 || $0.hasPlayed
        }
        return shownBefore.union(touched.map { $0.exercise })
    }

    /// Indicates whether the test of the lesson is in progress.
    package var isTesting: Bool { test != nil }

    /// Begins the test of the lesson.
    ///
    /// - Parameters:
    ///   - questions: The identifiers of its exercises, as ``Lesson/drawTest(without:using:)`` gives them.
    ///   - seconds: When, in seconds since the session began.
    /// - Returns: The first question; nil if these cannot be the questions of a test.
    package mutating func beginTest(_ questions: [String], at seconds: Double = 0) -> [LessonReply]? {
        let asked = lesson.exercises.filter { questions.contains($0.id) }
        guard questions.count == LessonTest.length, asked.map({ $0.id }) == questions,
            asked.allSatisfy({ $0.kind.canBeTested }), asked.contains(where: { $0.kind == .predict }),
            asked.count(where: { $0.kind == .state }) < 2, seen.isDisjoint(with: questions)
        else { return nil }
        test = LessonTest(questions: questions)
        record(.test, questions.joined(separator: " "), at: seconds, [])
        return [.testBegins(questions.count)] + askNext(at: seconds)
    }

    /// Shows the next question of the test, without the text that the lesson has above it.
    private mutating func askNext(at seconds: Double) -> [LessonReply] {
        guard let test,
            let index = lesson.exercises.firstIndex(where: { $0.id == test.questions[test.number - 1] })
        else { return [] }
        // What comes last is the question, or what is wrong with it.
        let question = arrive(at: index, seconds).suffix(1)
        return beginning(of: lesson.exercises[index]) + question
    }

    /// Takes a line while the test is under way: an answer, which is not judged before the end.
    mutating func enterInTest(_ statements: [String], at seconds: Double) -> [LessonReply] {
        guard let exercise, let first = statements.first else { return question() }
        switch CommandParser.instruction(of: first, in: context) {
        case .session(.question)?: return question()
        case .session(let command)? where command.helpsOrMoves: return [Self.onlyAnswers]
        case .ask(.state)?, .ask(.tree)?: break
        case .ask?: return [Self.onlyAnswers]
        default: break
        }
        let count = results[exercise.id]?.attempts ?? 0
        let replies = answer(statements.joined(separator: " ; "), to: exercise, at: seconds)
        guard let result = results[exercise.id], result.attempts > count else { return replies }
        test?.answers.append(visit.isSolved)
        guard let test, test.answers.count == test.questions.count else { return askNext(at: seconds) }
        return [.tested(conclude(test))]
    }

    private static let onlyAnswers = LessonReply.message(
        "In a test, you answer each question once. To stop: leave")

    private mutating func conclude(_ test: LessonTest) -> LessonReply.TestResult {
        self.test = nil
        place = .end
        session.dropQuestion()
        let right = Set(zip(test.questions, test.answers).filter { $0.1 }.map { $0.0 })
        if right.count == test.questions.count { passedTest = test.questions }
        let asked = steps.filter { test.questions.contains($0.id) }
        return LessonReply.TestResult(
            right: asked.filter { right.contains($0.id) }, wrong: asked.filter { !right.contains($0.id) })
    }
}

extension SessionCommand {
    /// Indicates whether the command would help with a question of a test, or skip it.
    fileprivate var helpsOrMoves: Bool {
        if case .goto = self { return true }
        if case .gotoExercise = self { return true }
        return [.hint, .skip, .play, .back, .next, .previous, .steps].contains(self)
    }
}
