import Lifecycle
import Session

/// The right answer to an exercise: the engine's or the author's.
package struct Solution: Sendable {
    /// The calls, choices or commands, each with its reason, if there is one to tell.
    package let parts: [Part]

    /// One call, choice or command.
    package struct Part: Sendable {
        package let text: String
        package let reason: String
    }
}

extension LessonRunner {
    /// Finds what is right in an exercise.
    ///
    /// - Parameter exercise: An exercise of the lesson.
    /// - Returns: The solution; nil if the lesson is at fault.
    package func solution(of exercise: Exercise) -> Solution? {
        var copy = self
        // Whoever is at the exercise has its world; a prediction that was answered has its question no longer.
        let isThere = start != nil && self.exercise?.id == exercise.id
        let isAsked = exercise.kind != .predict || copy.session.pending != nil
        guard isThere && isAsked || copy.prepare(exercise) == nil else { return nil }
        switch exercise.content {
        case .predict:
            guard let question = copy.session.pending else { return nil }
            let expected = question.expected
            let parts = zip(expected.calls, expected.rules).map { call, rule in
                Solution.Part(
                    text: call.name(in: question.world, withController: question.asked.isOfSeveral),
                    reason: rule.facts.statement)
            }
            return Solution(
                parts: parts.isEmpty ? [Solution.Part(text: "nothing", reason: "")] : parts)
        case .count(let question), .next(let question), .state(let question):
            guard let answer = try? copy.engineAnswer(to: question, exercise).answer else { return nil }
            return Solution(parts: [Solution.Part(text: answer.text, reason: "")])
        case .choose(let choice):
            let parts = copy.rightChoices.sorted().map { index in
                Solution.Part(
                    text: choice.choices[index].label, reason: choice.choices[index].explanation.text)
            }
            return Solution(parts: parts)
        case .do(let task): return Solution(task.solution)
        case .fix(let repair): return Solution(repair.solution)
        }
    }
}

extension Solution {
    /// Lines to type.
    fileprivate init(_ lines: [SourceLine]) {
        parts = lines.map { Part(text: $0.text, reason: "") }
    }
}
