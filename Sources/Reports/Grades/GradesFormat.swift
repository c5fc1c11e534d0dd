import Course
import Session

/// A form in which grades are written, piece by piece, so that a batch of any size takes no memory.
///
/// Rows are made on any thread and in any order, so that a format has no state; what all files together come to it is
/// told at the end.
package protocol GradesFormat: Sendable {
    /// What the form shows, so that nothing else is looked for.
    var wants: Grader.Wants { get }

    /// Whether the end shows what the class did as a whole.
    var showsOverview: Bool { get }

    /// Whether its end tells which transcripts are alike, and which do not count.
    var tellsAtEnd: Bool { get }

    /// Whether another system shows it to the learner whose work all files are. Its rows are written at the end, when it is
    /// known which of them count.
    var isSubmission: Bool { get }

    /// Whether it is lines for people, which a terminal breaks between words.
    var isForPeople: Bool { get }

    /// What comes before the first file.
    var opening: String { get }

    /// What stands between two rows.
    var separator: String { get }

    /// The text of a file.
    ///
    /// - Parameter file: The row.
    /// - Returns: Its text, without what separates it from the row before.
    func row(_ file: GradedFile) -> String

    /// The text of a file of a submission in place of its row, as another one of the same lesson counts.
    func row(_ superseded: HandIn) -> String

    /// What comes after the last file.
    ///
    /// - Parameter summary: What all files together come to.
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

/// What all files of a batch together come to.
package struct GradeSummary: Sendable {
    package var totals = GradeTotals()
    /// What the rubric asks for and nobody handed in.
    package var missing: [MissingTranscript] = []
    /// The transcripts that do not count.
    package var superseded: [HandIn] = []
    /// Transcripts that have more in common than chance gives; nil if nobody looked.
    package var similarities: [Similarity]?
    /// What the class did; empty if the format does not show it.
    package var overview = ClassOverview()

    /// Makes a summary of nothing.
    package init() {}
}

extension GradedFile {
    /// The name of the file that a report shows.
    var shownPath: String { pseudonym.map { "(\($0))" } ?? path.description }

    /// The name of the learner that a report shows.
    var shownLearner: String? {
        guard case .success(let grade) = result else { return nil }
        return pseudonym ?? grade.learner
    }

    /// What came of the file, in one word.
    var status: String {
        switch result {
        case .success(let grade): grade.result.rawValue
        case .failure: "not-graded"
        }
    }
}

extension Similarity.Party {
    /// The name of the learner that a report shows.
    var shownLearner: String { pseudonym ?? learner ?? "nobody named" }
    var shownPath: String { pseudonym.map { "(\($0))" } ?? path.description }
}
