import Course
import Session
import VisibleText

/// A form in which grades are written, piece by piece, so that a batch of any size takes no memory.
///
/// Rows are made on any thread and in any order, so that a format has no state; what all files together come to it is
/// told at the end.
package protocol GradesFormat: Sendable {
    /// The parts that the format shows; others aren't computed.
    var wants: Grader.Wants { get }

    /// Indicates whether the end shows an overview of the class.
    var showsOverview: Bool { get }

    /// Indicates whether the end lists similar transcripts, and those that don't count.
    var tellsAtEnd: Bool { get }

    /// Indicates whether another system shows the output to the learner, whose work all files are. Rows are
    /// written at the end, once it is known which of them count.
    var isSubmission: Bool { get }

    /// Indicates whether the output is lines for people, which a terminal wraps at words.
    var isForPeople: Bool { get }

    /// The text before the first file.
    var opening: String { get }

    /// The text between two rows.
    var separator: String { get }

    /// The text of a file.
    ///
    /// - Parameter file: The row.
    /// - Returns: Its text, without what separates it from the row before.
    func row(_ file: GradedFile) -> String

    /// The text of a file of a submission in place of its row, as another one of the same lesson counts.
    func row(_ superseded: HandIn) -> String

    /// Returns the text after the last file.
    ///
    /// - Parameter summary: The results of all files together.
    /// - Returns: The end of the text.
    func closing(_ summary: GradeSummary) -> String
}

extension GradesFormat {
    /// Only points and reasons.
    package var wants: Grader.Wants { Grader.Wants(.points) }
    package var showsOverview: Bool { false }
    package var tellsAtEnd: Bool { false }
    package var isSubmission: Bool { false }
    package var isForPeople: Bool { false }
    package var opening: String { "" }
    package var separator: String { "" }
    package func row(_ superseded: HandIn) -> String { "" }
}

/// The results of all files of a batch together.
package struct GradeSummary: Sendable {
    package var totals = GradeTotals()
    /// The transcripts that the rubric requires and nobody handed in.
    package var missing: [MissingTranscript] = []
    /// Transcripts that have more in common than chance gives; nil if nobody looked.
    package var similarities: [Similarity]?
    /// The record of the class; nil if there is none.
    package var book: ClassBook?
    /// The learners in the order of the roster, each with the transcripts that count.
    var learners: [(name: String, handIns: [HandIn])] { book?.learners ?? [] }
    /// The transcripts that do not count.
    package var superseded: [HandIn] { book?.superseded ?? [] }
    /// The overview of the class; empty if the format doesn't show it.
    package var overview = ClassOverview()

    /// Makes a summary of nothing.
    package init() {}
}

extension GradedFile {
    /// The name of the file that a report shows.
    var shownPath: String { pseudonym.map { "(\($0))" } ?? path.description }

    /// The name of the learner that a report shows.
    var shownLearner: String? {
        guard case .success(let grade) = result else { return claimedLearner.map { pseudonym ?? $0 } }
        return pseudonym ?? grade.learner
    }

    /// The outcome of the file, in one word.
    var status: String { (try? result.get())?.result.rawValue ?? "not-graded" }
}

extension GradeItem {
    /// The question, the learner's answer and the reasons in Markdown, as far as a learner may read them.
    func markdown(_ feedback: Rubric.Feedback) -> String {
        guard feedback != .points else { return "" }
        let answer = answer.map { "**Your answer:** \($0.inMarkdown)" } ?? "You didn't answer."
        let reasons = feedback == .full ? reasons.map { "- \($0.inMarkdown)" } : []
        return (["**Question:** \(asked.inMarkdown)", answer].map { $0 + "\n" } + reasons)
            .joined(separator: "\n")
    }
}

extension String {
    /// The text as Markdown has it, on one line, with nothing that Markdown or HTML takes for markup.
    var inMarkdown: String {
        var text = ""
        for scalar in visible.unicodeScalars {
            if scalar.isASCII, "\\`*_[]<>~|#&$!".unicodeScalars.contains(scalar) { text.append("\\") }
            text.append(scalar == "\n" ? " " : Character(scalar))
        }
        return text
    }
}

extension Similarity.Party {
    /// The name of the learner that a report shows.
    var shownLearner: String { pseudonym ?? learner ?? "unnamed" }
    var shownPath: String { pseudonym.map { "(\($0))" } ?? path.description }
}
