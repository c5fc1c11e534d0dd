import Course
import Lifecycle

/// The questions that a round of practice or an interview may draw.
package struct QuestionRange: Hashable, Sendable {
    /// The version of the generator that draws them.
    package let version: Int
    /// The oldest release that is asked about.
    package let oldest: Int
    /// Indicates whether a right answer in an interview is followed up.
    let followsUp: Bool

    /// The oldest release that is asked about unless someone asks for older ones.
    package static let usual = 15
    /// The releases that can be the oldest.
    package static let releases = 2...(Release.lastReleases.map { $0.major }.max() ?? usual)
    /// The range of exams of a version, which never changes: a number stands for the same paper in the whole class.
    static func ofExams(_ version: Int) -> QuestionRange {
        QuestionRange(version: version, oldest: version == 1 ? 2 : usual, followsUp: false)
    }

    /// Indicates whether a round begins with the most common questions.
    var hasOpening: Bool { version > 1 }

    /// The revision of lessons that ask such questions.
    var revision: String { "questions-\(version)" }
}

extension QuestionRange {
    /// Makes a range.
    ///
    /// - Parameter oldest: The oldest release that is asked about, one of ``releases``.
    package init(oldest: Int = QuestionRange.usual) {
        self.init(version: QuestionIdentifier.version, oldest: oldest, followsUp: true)
    }

    /// Reads it off a header, which may be of a time when there was one version, and old releases were seldom.
    init(_ header: TranscriptHeader) {
        let isFirst = header[.lessonRevision] == QuestionRange.ofExams(1).revision
        version = isFirst ? 1 : QuestionIdentifier.version
        oldest = isFirst ? 12 : header[.since].flatMap(Int.init) ?? QuestionRange.usual
        followsUp = header[.followUps] == "yes"
    }
}
