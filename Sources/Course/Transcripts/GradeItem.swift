import Session
import VisibleText

/// One question with everything known about its answers, and its points.
///
/// The replay fills in the facts; a rubric derives points and reasons from them.
package struct GradeItem: Hashable, Sendable {
    /// The identifier of the exercise, or `prediction` and its number in a free session.
    package let id: String
    /// The number of the entry that decided it, or else that asked; nil if it was never asked.
    package var entry: Int?
    /// The question: the commands, or that of the exercise.
    package let asked: String
    /// All answers, in order.
    package var answers: [GivenAnswer] = []
    /// The number of hints taken; what made it easier counts with them.
    package var hints = 0
    /// The number of aids given after wrong answers.
    package var easings = 0
    /// Indicates whether the answer was shown before the learner gave one.
    package var isSkipped = false
    /// Indicates whether it leaves out calls that a prediction of the same commands asks about by default.
    package var asksLessThanUsual = false
    /// Indicates whether the learner tried things in play before it was solved.
    package var hasPlayed = false
    /// The number of answers before the order was shown, after the last try or the last hint; nil if it
    /// wasn't shown.
    package var answersBeforeOrder: Int?
    /// The questions of the lesson's test, if it was passed, so that the exercise counts as done; nil if not.
    package var test: [String]?
    /// The right answer, in words; nil if an answer was right, or if the judgement includes it.
    package var solution: String?
    /// Further remarks, such as points on which the sources disagree.
    package var remarks: [String] = []

    /// The number of answers to earlier predictions of the same commands.
    var answersBefore = 0

    /// The answer that counts, in canonical form; nil if there is none.
    package var answer: String?
    /// The points reached, from 0 to ``maximum``.
    package var points = 0.0
    /// The points that a right answer has; 0 for something that only informs.
    package var maximum: Double
    /// The reason why it has its points, in sentences; never empty.
    package var reasons: [String]
    /// The judgement of the answer that counts; nil for anything but a prediction.
    package var judgement: JSONObject?
    /// The sighting of the answer that counts before it was given; nil if there was none.
    package var seen: RevealedAnswer?
    /// Indicates whether the answer that counts was given after the deadline.
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

    /// Takes its points away, as it only informs.
    mutating func inform(_ reason: String) {
        (points, maximum) = (0, 0)
        reasons.append(reason)
    }

    /// The number of answers.
    package var attempts: Int { answers.count }

    /// The points of the first answer, from 0 to 1; nil without one.
    package var firstPoints: Double? { answers.first?.points }

    /// Indicates whether it has all its points.
    package var isFull: Bool { points >= maximum }
}

/// An answer to something that was asked, as it was judged.
package struct GivenAnswer: Hashable, Sendable {
    /// The answer in canonical form.
    package let text: String
    /// The number of its entry.
    package var entry: Int
    /// The time at which it was given, in seconds since the session began.
    package var seconds = 0.0
    /// From 0 to 1: of the calls that count those that stand right, less those that do not come.
    package let points: Double
    /// From 0 to 1: the share of calls that are not edited on the way to the nearest order; nil for what is no prediction.
    package var pointsByEdits: Double?
    /// The hints that were taken before it; what made the exercise easier counts with them.
    package var hints = 0
    /// Indicates whether the right answer had been shown before, because the learner skipped.
    package var isAfterSkip = false
    /// The reason why it has its points, as far as that was looked for.
    package var reasons: [String] = []
    /// The judgement; nil for anything but a prediction, and unless requested.
    package var judgement: JSONObject?
    /// The name of the belief that it seems to come from; nil if it fits none, and where nobody wants to know.
    package var belief: String?
    /// The sighting of the answer before it was given; nil if there was none.
    package var seen: RevealedAnswer?
}

/// The entry of a transcript at which the calls of an answer had been seen.
package struct RevealedAnswer: Hashable, Sendable {
    /// The number of the entry after which all of them had been seen.
    package let entry: Int
    /// The way in which they were seen.
    package let way: SeenOutcome.Way

    /// A sentence that says where and how the answer had been seen.
    package var sentence: String {
        let how =
            switch way {
            case .run: "commands were run"
            case .compared: "iOS versions were compared"
            case .shown: "an answer was shown"
            case .moved: "the commands ran again on another iOS version or device"
            }
        return "Seen before: the same calls were on screen when \(how), in entry \(entry)."
    }
}

/// The seen outcomes that one input showed, and those that its answer needed.
package struct InputEvidence: Sendable {
    /// The commands whose calls it showed, and how.
    package var shown: [(sight: SeenOutcome, way: SeenOutcome.Way)] = []
    /// For each call that the answer needs, the outcomes of which any gives it away; nil for an input that is no
    /// answer.
    package var asked: [[SeenOutcome]]?
    /// The outcomes that give nothing away when they are seen later: those of a right answer, and those that a lesson
    /// shows by itself.
    var known: [SeenOutcome] = []
    /// The transition that is seen together with the next calls; nil if none was held.
    var held: SeenOutcome.Held?

    init(after last: InputEvidence? = nil) { held = last?.held }

    /// Notes that the answer was right, so that the learner knew its calls.
    mutating func noteRightAnswer() { known = (asked ?? []).joined().filter(\.isOfOneCall) }

    /// Notes what some replies show.
    mutating func note(_ replies: [Reply], _ likeness: SeenOutcome.Likeness) {
        for reply in replies {
            let (seen, way) = reply.seenOutcomes(likeness, since: &held)
            shown += seen.map { ($0, way) }
        }
    }
}
