import Session

/// One thing that was asked, with all that is known of how it went, and the points that it has.
///
/// What was played again fills in the facts; a rubric makes points and reasons of them.
package struct GradeItem: Hashable, Sendable {
    /// The identifier of the exercise, or `prediction` and its number in a free session.
    package let id: String
    /// The number of the entry that decided it, or else that asked; nil if it was never asked.
    package var entry: Int?
    /// What was asked: the commands, or the exercise's question.
    package let asked: String
    /// All answers, in order.
    package var answers: [GivenAnswer] = []
    /// The number of hints taken; what made it easier counts with them.
    package var hints = 0
    /// How many things made it easier after wrong answers.
    package var easings = 0
    /// Whether the answer was shown without one from the learner.
    package var isSkipped = false
    /// Whether it leaves out calls that a prediction of the same commands asks about by itself.
    package var asksLessThanUsual = false
    /// Whether things were tried in play before it was solved.
    package var hasPlayed = false
    /// How many answers came before the order was shown, as the last try was over or the last hint was taken; nil if it
    /// was not.
    package var answersBeforeOrder: Int?
    /// The questions of the lesson's test, if it was passed, so that the exercise counts as done; nil if not.
    package var test: [String]?
    /// What is right, in words; nil where an answer was right, and where its judgement tells it.
    package var solution: String?
    /// What is said besides, such as what the sources disagree about.
    package var remarks: [String] = []

    /// The answer that counts, in canonical form; nil if there is none.
    package var answer: String?
    /// The points reached, from 0 to ``maximum``.
    package var points = 0.0
    /// The points that a right answer has; 0 for something that only informs.
    package var maximum: Double
    /// Why it has its points, in sentences; never empty.
    package var reasons: [String]
    /// How the answer that counts was judged; nil for what is no prediction.
    package var judgement: JudgementReport?
    /// Where the answer that counts had been seen before it was given; nil if it had not.
    package var seen: Sighting?
    /// Whether the answer that counts came after the deadline.
    package var isLate = false

    /// Makes an item that has no answer yet.
    ///
    /// - Parameters:
    ///   - id: The identifier of the exercise, or `prediction` and its number.
    ///   - entry: The number of the entry that asked; nil if it was never asked.
    ///   - asked: What was asked.
    ///   - maximum: The points that a right answer has.
    ///   - reason: Why it has no points as long as there is no answer.
    package init(
        id: String, entry: Int?, asked: String, maximum: Double = 1, reason: String = "There is no answer."
    ) {
        self.id = id
        self.entry = entry
        self.asked = asked
        self.maximum = maximum
        reasons = [reason]
    }

    /// The number of answers.
    package var attempts: Int { answers.count }

    /// The points of the first answer, from 0 to 1; nil without one.
    package var firstPoints: Double? { answers.first?.points }

    /// Whether it has all its points.
    package var isFull: Bool { points >= maximum }
}

/// An answer to something that was asked, as it was judged.
package struct GivenAnswer: Hashable, Sendable {
    /// The answer in canonical form.
    package let text: String
    /// The number of its entry.
    package var entry: Int
    /// When it was given, in seconds since the session began.
    package var seconds = 0.0
    /// From 0 to 1: of the calls that count those that stand right, less those that do not come.
    package let points: Double
    /// From 0 to 1: the share of calls that are not edited on the way to the nearest order; nil for what is no prediction.
    package var pointsByEdits: Double?
    /// The hints that were taken before it; what made the exercise easier counts with them.
    package var hints = 0
    /// Whether the answer had been shown before, as the learner skipped.
    package var isAfterSkip = false
    /// Why it has its points, as far as that was looked for.
    package var reasons: [String] = []
    /// How it was judged; nil for what is no prediction, and where nobody wants to know.
    package var judgement: JudgementReport?
    /// The name of the belief that it seems to come from; nil if it fits none, and where nobody wants to know.
    package var belief: String?
    /// Where what it says had been seen before; nil if it had not.
    package var seen: Sighting?
}

/// Where in a transcript the same commands had been seen in an equal app.
package struct Sighting: Hashable, Sendable {
    /// The number of the entry after which all of them had been seen.
    package let entry: Int
    /// How they were seen then.
    package let way: Sight.Way
}

/// What one input showed, and what it answered.
package struct Evidence: Sendable {
    /// The commands whose calls it showed, and how.
    package var shown: [(sight: Sight, way: Sight.Way)] = []
    /// What had to be seen to know the answer; nil for an input that is no answer.
    package var asked: [Sight]?
}
