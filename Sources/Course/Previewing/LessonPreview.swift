import CommandLanguage
import Session

/// A lesson as its learners will see it, with what they are told on each answer.
package struct LessonPreview: Sendable {
    /// The pieces, in the order of the lesson.
    package let pieces: [Piece]

    /// A part of the preview.
    package enum Piece: Sendable {
        /// Text that the lesson shows without input.
        case said([LessonReply])
        /// A wrong answer that somebody may give, and what the lesson says to it.
        case wrong(String, [LessonReply])
        /// The right answer, and what the lesson says to it.
        case right(String, [LessonReply])
    }

    /// The most wrong answers that are tried on one exercise.
    private static let mostAnswers = 8

    /// Goes through a lesson.
    ///
    /// - Parameter lesson: The lesson.
    /// - Throws: A ``CommandError`` if the lesson names an iOS that does not exist.
    package init(_ lesson: Lesson) throws(CommandError) {
        let start = try LessonRunner(lesson)
        var pieces: [Piece] = []
        var last = start
        for exercise in lesson.exercises {
            var runner = start
            pieces.append(.said(runner.go(to: exercise.id) ?? []))
            last = runner
            for answer in LessonPreview.wrongAnswers(to: exercise, runner).prefix(LessonPreview.mostAnswers) {
                var copy = runner
                pieces.append(.wrong(answer, copy.enter(answer)))
            }
            pieces += LessonPreview.rightAnswer(to: exercise, runner)
            for _ in exercise.tips { pieces.append(.said(runner.enter("hint"))) }
        }
        let closing = last.enter("next").filter { if case .prose = $0 { true } else { false } }
        if !closing.isEmpty { pieces.append(.said(closing)) }
        self.pieces = pieces
    }

    private static func rightAnswer(to exercise: Exercise, _ runner: LessonRunner) -> [Piece] {
        var runner = runner
        guard let solution = runner.solution(of: exercise) else { return [] }
        let lines = solution.parts.map(\.text)
        switch exercise.content {
        case .predict, .count, .next, .state:
            let answer = lines.joined(separator: " ")
            return [.right(answer, runner.enter(answer))]
        case .choose:
            let answer = runner.rightChoices.sorted().map(LessonRunner.letter).joined(separator: " ")
            return [.right(answer, runner.enter(answer))]
        case .do: return lines.map { .right($0, runner.enter($0)) }
        case .fix: return [.right("the solution", runner.submit(code: lines.joined(separator: "\n")))]
        }
    }

    /// Wrong answers that the author has foreseen, and others that lie near.
    private static func wrongAnswers(to exercise: Exercise, _ runner: LessonRunner) -> [String] {
        switch exercise.content {
        case .choose(let choice):
            let right = runner.rightChoices
            return choice.choices.indices.filter { !right.contains($0) }.map(LessonRunner.letter)
        case .predict:
            return runner.session.pending.map { $0.wrongAnswers(foreseen: exercise.feedback) } ?? []
        case .count, .next, .state:
            let right = runner.solution(of: exercise)?.parts.map(\.text) ?? []
            let words = exercise.kind == .state ? ["yes", "no"] : []
            let foreseen = exercise.feedback.compactMap(\.word) + words
            return foreseen.enumerated().filter { place, word in
                !right.contains(word) && !foreseen.prefix(place).contains(word)
            }.map(\.element)
        case .do, .fix: return []
        }
    }
}

extension Exercise.Feedback {
    /// The answer in a word that it is on; nil if it is on an order of calls.
    fileprivate var word: String? {
        switch mistake {
        case .surplus(let word): word
        case .nothing: "nothing"
        case .order, .without: nil
        }
    }
}

extension Question {
    /// Wrong answers: one for each mistake that is foreseen, then with a call that does not come, then in reverse.
    fileprivate func wrongAnswers(foreseen: [Exercise.Feedback]) -> [String] {
        let right = expected.calls
        var answers = foreseen.compactMap { try? answer(with: $0.mistake) }
        answers += offered.filter { !right.contains($0) }.map { right + [$0] }
        if right.count > 1 { answers.append(right.reversed()) }
        var texts: [String] = []
        for answer in answers where !Judgement(of: answer, against: expected).isRight {
            let names = answer.map { $0.name(in: world, withController: asked.isOfSeveral) }
            let text = names.isEmpty ? "nothing" : names.joined(separator: " ")
            if !texts.contains(text) { texts.append(text) }
        }
        return texts
    }

    /// The right answer with a mistake in it.
    private func answer(with mistake: Exercise.Feedback.ForeseenMistake) throws(CommandError) -> [Call] {
        var calls = expected.calls
        switch try mistake.resolved(asked: asked, world: world) {
        case .nothing: return []
        case .without(let call): return calls.filter { $0 != call }
        case .surplus(let call): return calls + [call]
        case .order(let one, let other):
            calls.removeAll { $0 == one }
            if let place = calls.firstIndex(of: other) {
                calls.insert(one, at: place)
            } else {
                calls += [one, other]
            }
            return calls
        }
    }
}
