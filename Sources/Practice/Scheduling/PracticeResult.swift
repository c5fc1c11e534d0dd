import Lifecycle
import Session

/// An answer to a question of practice, as far as it is kept.
package struct PracticeResult: Hashable, Sendable {
    /// The question's name.
    package let question: String
    /// The identifier of the rule.
    package let rule: String
    package let topic: String
    package let kind: String
    package let rating: Rating
    /// From 0 to 1, of the first answer.
    package let points: Double
    package let hints: Int
    /// The belief that a wrong answer came of, if one was recognised.
    package let belief: String?
    /// The time of the answer, in seconds since 1970.
    package let seconds: Double

    private static let outside = "outside practice"

    /// Indicates whether a question of practice was answered. Results from elsewhere show a belief, but not
    /// how well a rule is known.
    package var isOfPractice: Bool { kind != Self.outside }
}

extension PracticeResult {
    /// Creates the result for a belief that showed in an answer outside of practice.
    ///
    /// - Parameters:
    ///   - belief: The belief.
    ///   - seconds: The time of the answer, in seconds since 1970.
    package init(outsidePractice belief: Misconception, seconds: Double) {
        self.init(
            question: Self.outside, rule: belief.rule.facts.identifier, topic: Self.outside,
            kind: Self.outside,
            rating: .again, points: 0, hints: 0, belief: belief.identifier, seconds: seconds)
    }
}

extension [PracticeResult] {
    /// The beliefs that the learner holds, each with the rule on which it showed: the last wrong answer came of it, and no
    /// right one on the same rule came since.
    package var heldBeliefs: [String: String] {
        var held: [String: String] = [:]
        for result in self {
            if let belief = result.belief {
                held[belief] = result.rule
            } else if result.rating > .hard {
                held = held.filter { $0.value != result.rule }
            }
        }
        return held
    }
}
