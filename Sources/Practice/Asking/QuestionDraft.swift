import Course
import Lifecycle

/// A question before it has its name.
struct QuestionDraft {
    let content: Exercise.Content
    /// The rule that it is about.
    let rule: Rule
    /// The right answer, as one types it.
    let answer: String
    /// The hints, weakest first, apart from the rule.
    var hints: [String] = []
    /// The lines of the set-up that the learner sees; nil for all of them.
    var lines: [String]?

    /// The two tips before the rule: where to look, and what decides. Those on an answer take their place.
    static func tips(behind hints: [String]) -> [String] {
        (hints
            + ["Go through the commands one by one.", "What does each of these commands change?"].suffix(
                max(0, 2 - hints.count)))
    }
}
