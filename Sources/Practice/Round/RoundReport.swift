import Course
import Lifecycle
import Session

/// The results of a round, by topic.
package struct RoundReport: Sendable {
    /// The results of one topic.
    package struct Row: Hashable, Sendable {
        package let topic: PracticeTopic
        /// The number of questions asked.
        package let asked: Int
        /// The number answered right at the first attempt.
        package let right: Int
        /// The points of the first answers, of as many as were asked.
        package let points: Double
    }

    /// A question with its answer.
    package struct Item: Sendable {
        package let question: DrawnQuestion
        /// The answer; nil if there was none.
        package let answer: String?
        package let points: Double

        /// Why the answer is wrong, as practice explains it: what is said of it, the rule, the world in which it is right, and
        /// the belief if it shows one. The rule of the question where the answer says nothing; nil where no single rule could
        /// be what was missed.
        package var reason: (remarks: [String], rule: Rule, world: String?, belief: Misconception?)? {
            guard let answer else { return question.kind == .order ? nil : ([], question.rule, nil, nil) }
            let form = PracticeRound.Form.practice(topic: nil, beliefs: false, QuestionRange())
            guard var runner = PracticeRound.runner(form),
                runner.go(to: question.identifier.description, drawn: question.parts) != nil
            else { return ([], question.rule, nil, nil) }
            // The right answers are shown beside it.
            runner.revealAnswer()
            let replies = runner.enter(answer)
            let remarks = replies.flatMap { reply -> [String] in
                switch reply {
                case .message(let text): [text]
                case .choices(let verdicts, _, _):
                    verdicts.filter { !$0.isRight && !$0.explanation.isEmpty }
                        .map { "\($0.letter): \($0.explanation)" }
                default: []
                }
            }
            return (
                remarks, replies.lazy.compactMap { $0.explainedRule }.first ?? question.rule,
                replies.lazy.compactMap { $0.world }.first,
                replies.lazy.compactMap { $0.belief }.first
            )
        }
    }

    package let rows: [Row]
    package let items: [Item]

    package var asked: Int { items.count }
    package var points: Double { items.reduce(0) { $0 + $1.points } }

    /// Reports on a round.
    ///
    /// - Parameters:
    ///   - round: The round.
    ///   - runner: The way through it.
    package init(_ round: PracticeRound, _ runner: LessonRunner) {
        items = round.questions.compactMap { question in
            let result = runner.results[question.identifier.description]
            // The question on screen when the learner leaves isn't answered wrong.
            let isPassed = round.hidesVerdicts && runner.exercise?.id != question.identifier.description
            guard isPassed || (result?.attempts ?? 0) > 0 || result?.wasShown == true else { return nil }
            return Item(
                question: question, answer: (result?.attempts ?? 0) > 0 ? result?.answer : nil,
                points: result?.wasShown == true ? 0 : result?.firstPoints ?? 0)
        }
        let items = items
        rows = PracticeTopic.allCases.compactMap { topic in
            let own = items.filter { $0.question.topic == topic }
            guard !own.isEmpty else { return nil }
            return Row(
                topic: topic, asked: own.count, right: own.count { $0.points == 1 },
                points: own.reduce(0) { $0 + $1.points })
        }
    }
}
