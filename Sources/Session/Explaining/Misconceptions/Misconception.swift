import Lifecycle

/// A belief about UIKit that is common and wrong, and that shows in the order in which someone expects calls.
public struct Misconception: Sendable {
    /// The stable name printed to people, such as `sheet-hides-presenter`.
    public let identifier: String
    /// What is believed, as a sentence.
    public let belief: String
    /// What to do or to think instead.
    public let remedy: String
    /// The rule that it breaks.
    public let rule: Rule
    /// Claims of the documents that speak on it, beside those that the rule cites.
    public let claims: [String]
    /// A question, and a wrong answer that comes of the belief.
    public let example: Example
    /// Whether an answer looks as if it came of the belief.
    let isBehind: @Sendable (WrongAnswer) -> Bool

    /// A question with a wrong answer.
    public struct Example: Sendable {
        /// The commands that come before.
        public let setUp: String
        /// The commands to predict.
        public let commands: String
        /// The wrong answer.
        public let answer: String
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
    public static let all: [Misconception] = loading + memory + presentation + containers + appearance

    /// The misconception of a name.
    ///
    /// - Parameter identifier: The name, such as `sheet-hides-presenter`.
    /// - Returns: Nil if there is none.
    public static func named(_ identifier: String) -> Misconception? {
        all.first { $0.identifier == identifier }
    }

    /// The misconception that an answer shows; of several the most specific.
    static func behind(_ answer: WrongAnswer) -> Misconception? { all.first { $0.isBehind(answer) } }
}
