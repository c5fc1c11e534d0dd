import Lifecycle

/// A belief about UIKit that is common and wrong, and that shows in the order in which someone expects calls.
package struct Misconception: Sendable {
    /// The stable name printed to people, such as `sheet-hides-presenter`.
    package let identifier: String
    /// What is believed, as a sentence.
    package let belief: String
    /// What to do or to think instead.
    package let remedy: String
    /// The rule that it breaks.
    package let rule: Rule
    /// Claims of the documents that speak on it, beside those that the rule cites.
    package let claims: [String]
    /// A question, and a wrong answer that comes of the belief.
    package let example: Example
    /// Whether an answer looks as if it came of the belief.
    let isBehind: @Sendable (WrongAnswer) -> Bool

    /// A question with a wrong answer.
    package struct Example: Sendable {
        /// The commands that come before.
        package let setUp: String
        /// The commands to predict.
        package let commands: String
        /// The wrong answer.
        package let answer: String
    }

    init(
        _ identifier: String, _ belief: String, instead remedy: String, breaks rule: Rule,
        claims: [String] = [], after setUp: String = "", predicting commands: String, answer: String,
        isBehind: @escaping @Sendable (WrongAnswer) -> Bool
    ) {
        self.identifier = identifier
        self.belief = belief
        self.remedy = remedy
        self.rule = rule
        self.claims = claims
        example = Example(setUp: setUp, commands: commands, answer: answer)
        self.isBehind = isBehind
    }
}

extension Misconception {
    /// The catalogue. Where several fit, the earlier one is the more specific.
    package static let all: [Misconception] = loading + memory + presentation + containers + appearance

    /// The misconception of a name.
    ///
    /// - Parameter identifier: The name, such as `sheet-hides-presenter`.
    /// - Returns: Nil if there is none.
    package static func named(_ identifier: String) -> Misconception? {
        all.first { $0.identifier == identifier }
    }

    /// The misconception that an answer shows; of several the most specific.
    static func behind(_ answer: WrongAnswer) -> Misconception? { all.first { $0.isBehind(answer) } }
}
