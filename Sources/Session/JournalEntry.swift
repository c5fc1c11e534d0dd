/// One input of a person's, with what came of it: a session is the list of these.
///
/// The journal only grows: `undo` is an input like others, so an answer can never be taken back.
package struct JournalEntry: Hashable, Sendable {
    package let kind: Kind
    /// The input, in canonical form where there is one.
    package let text: String
    /// The time at which it was given, in seconds since the session began.
    package let seconds: Double
    /// The result, in lines that a person can read and a replay can compare.
    package let outcome: [String]

    /// The kinds of input.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case command
        /// A prediction was asked for; the text holds the commands.
        case predict
        /// An answer to what was asked.
        case answer
        /// The code of an exercise was changed; the text holds all of it.
        case edit
        /// A hint was taken.
        case hint
        /// The answer was shown.
        case skip
        /// The learner went on to an exercise; the text holds its identifier.
        case exercise
        /// The learner left the exercise to try things.
        case play
        /// The learner came back to the exercise.
        case back
        /// The exercise was made easier after wrong answers; the text holds how often by now.
        case easier
        /// The learner began the test of the lesson; the text holds the identifiers of its questions.
        case test
        /// The learner had left the lesson and came back; the text holds a line that was typed elsewhere.
        case aside
    }

    /// The end of a declaration that takes the place of an earlier one, which older programs refused.
    static let replacing = " // again"

    /// The input without what only a replay needs.
    package var input: String {
        text.hasSuffix(Self.replacing) ? String(text.dropLast(Self.replacing.count)) : text
    }

    /// The line that a person typed for it in a free session; nil if it is none.
    package var typed: String? {
        switch kind {
        case .command, .answer: text
        case .predict: "predict \(text)"
        case .hint, .skip, .play, .back: kind.rawValue
        case .exercise, .edit, .easier, .test, .aside: nil
        }
    }

    /// The input alone: what came of it would tell whether an answer is right.
    package var withoutOutcome: JournalEntry {
        JournalEntry(kind: kind, text: text, seconds: seconds, outcome: [])
    }

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - kind: The kind of input.
    ///   - text: The input, in canonical form where there is one.
    ///   - seconds: The time of the input, in seconds since the session began.
    ///   - outcome: The result, in lines.
    package init(kind: Kind, text: String, seconds: Double, outcome: [String]) {
        self.kind = kind
        self.text = text
        self.seconds = seconds
        self.outcome = outcome
    }
}
