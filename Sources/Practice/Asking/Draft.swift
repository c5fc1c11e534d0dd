import Course
import Lifecycle

/// A question before it has its name.
struct Draft {
    let content: Exercise.Content
    /// The rule that it is about.
    let rule: Rule
    /// The right answer, as one types it.
    let answer: String
    /// What helps, the least first, beside the rule.
    var hints: [String] = []
    /// What the learner sees of the set-up; nil if that is all of it.
    var lines: [String]?
}
