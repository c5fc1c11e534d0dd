import Foundation
import Session

/// The value of answers and the required parts of a transcript: read from YAML, or the defaults.
package struct Rubric: Hashable, Sendable {
    /// The way in which wrong answers earn points.
    package var credit = Credit.partial
    /// The shares of its points that the first answer keeps, the second, and so on; the last one is also that of all
    /// later ones. Empty if all answers keep all.
    package var tries: [Double] = []
    /// The consequence for an answer if its commands had been seen before.
    package var seen = Severity.report
    /// The consequence for a transcript that was changed by hand, as the rubric says it; nil if it doesn't.
    package var changed: Severity?
    /// The attempt that counts among several answers.
    package var attempt = CountedAttempt.best
    /// The transcript that counts among several of one lesson by one learner.
    package var several = CountedAttempt.last
    /// The share of an exercise's points that each hint costs.
    package var hintCost = 0.0
    /// The share of an exercise's points that it costs to have the answer shown.
    package var skipCost = 1.0
    /// The share of an exercise's points that it costs to try things in play before it is solved.
    package var playCost = 0.0
    /// The share of all points that passes; nil asks for all points of each exercise.
    package var pass: Double?
    /// The time at which answers have to be there.
    package var deadline: Date?
    /// The later deadlines of learners.
    package var extensions: [String: Date] = [:]
    /// The handling of transcripts without a date.
    package var undated = UndatedTranscripts.report
    /// The share of its points that an answer has after the deadline.
    package var late = 0.0
    /// The points of exercises, by lesson and exercise; others have one.
    package var points: [String: [String: Double]] = [:]
    /// The exercises that give everyone all their points, by lesson.
    package var void: [String: [String]] = [:]
    /// The text that learners read beside their points, and when they read it, in systems that show them the report.
    package var feedback = Feedback.full, visibility = Visibility.visible
    /// The lessons that each learner of the roster has to hand in.
    package var lessons: [String] = []
    /// The exam that has to be taken; nil allows any.
    package var exam: Exam?
    /// The predictions required in a free session.
    package var predictions: [Prediction] = []
    /// The teacher's decisions by hand.
    package var overrides: [Override] = []
    /// Indicates whether another system adds up the points of all that a learner hands in, and shows no marks.
    package var isForSubmission = false

    /// The text that learners read: the question, their answer and the reasons, or not the reasons, or nothing.
    package enum Feedback: String, CaseIterable, Sendable { case full, answer, points }

    /// The time at which learners see the report, in Gradescope's words.
    package enum Visibility: String, CaseIterable, Sendable {
        case visible, hidden
        case afterDueDate = "after_due_date"
        case afterPublished = "after_published"
    }

    /// The consequence of a finding: it is only reported, or the points are lost.
    package enum Severity: String, CaseIterable, Sendable { case report, zero }

    /// The handling of a transcript without a date: it is only reported, or it counts as late.
    package enum UndatedTranscripts: String, CaseIterable, Sendable { case report, late }

    /// The one that counts among several answers, or among several transcripts.
    package enum CountedAttempt: String, CaseIterable, Sendable { case first, best, last }

    /// An exam, whoever takes it: what is named behind `viewdid exam`.
    package struct Exam: Hashable, Sendable, CustomStringConvertible {
        /// The number of the class.
        package let seed: UInt64
        package var questions = Exam.standardCount
        /// The topics; empty for all.
        package var topics: Set<String> = []
        /// The version of its questions; in a rubric, nil for any.
        package var version: Int?

        /// A line of a rubric with an exam.
        package static let example = "exam: {seed: 2026, questions: 4, topics: [navigation]}"
        /// The default number of questions.
        package static let standardCount = 10
        /// The allowed numbers of questions.
        package static let counts = 1...200

        /// Makes an exam of the standard length about all topics.
        package init(seed: UInt64) { self.seed = seed }

        /// Reads it off the header of a transcript; nil if that is of no exam, or lacks a part.
        package init?(_ header: TranscriptHeader) {
            guard header[.lesson] == TranscriptHeader.exam, let seed = header.seed,
                let questions = header[.questions].flatMap({ Int($0) })
            else { return nil }
            self.init(seed: seed)
            self.questions = questions
            topics = Set((header[.topics] ?? "").split(separator: " ").map(String.init))
            version = header[.lessonRevision] == "questions-2" ? 2 : 1
        }

        /// Returns whether an exam that was taken is this one.
        func allows(_ taken: Exam) -> Bool {
            var asked = self
            asked.version = version ?? taken.version
            return asked == taken
        }

        private var sortedTopics: [String] { topics.sorted() }

        /// The exam in words.
        package var description: String {
            "seed \(seed), \(questions.counted("question", "questions")) on "
                + (topics.isEmpty ? "all topics" : sortedTopics.joined(separator: ", ").clipped)
                + (version == 1 ? ", version 1" : "")
        }

        /// The command that gives it.
        var command: String {
            (["viewdid exam --seed \(seed) --questions \(questions)"] + sortedTopics).joined(separator: " ")
        }

        /// Its line in a rubric.
        var line: String {
            let topics = topics.isEmpty ? "" : ", topics: [\(sortedTopics.joined(separator: ", ").clipped)]"
            let version = version == 1 ? ", version: 1" : ""
            return "exam: {seed: \(seed), questions: \(questions)\(topics)\(version)}"
        }
    }

    /// Something that a free session has to predict.
    package struct Prediction: Hashable, Sendable {
        /// The commands, as they are typed behind `predict`.
        package let commands: String
        package let points: Double
    }

    /// A teacher's decision.
    package struct Override: Hashable, Sendable {
        /// The learner whose transcripts are meant; nil means all.
        package var learner: String?
        /// The lesson; nil means all.
        package var lesson: String?
        /// The end of the file's path; nil means all.
        package var path: String?
        /// The exercise whose points are given; nil decides about the whole transcript, even if there is none or it
        /// can't be read.
        package var exercise: String?
        package var points: Double?
        package var passes: Bool?
        /// The reason.
        package var comment = ""

        /// Whom and what it is about, as the rubric has it.
        package var subject: String {
            let parts = [("learner", learner), ("lesson", lesson), ("path", path), ("exercise", exercise)]
            return parts.compactMap { key, value in value.map { "\(key) \($0.clipped)" } }
                .joined(separator: ", ")
        }
    }

    /// Makes the rubric that holds where nobody says otherwise.
    package init() {}

    /// The consequence for a transcript that was changed by hand.
    var consequenceOfChanges: Severity { changed ?? (isForSubmission ? .zero : .report) }

    /// Indicates whether anything that is handed in counts, as nothing in particular is asked for.
    var isOpen: Bool { lessons.isEmpty && exam == nil && predictions.isEmpty }

    /// Returns whether a lesson is asked for, or for nil a free session.
    func asks(for lesson: String?) -> Bool {
        guard let lesson else { return !predictions.isEmpty }
        return isOpen || lessons.contains(lesson) || points[lesson] != nil || void[lesson] != nil
            || exam != nil && lesson == TranscriptHeader.exam
    }

    /// Returns when the answers of a transcript have to be there; nil without a deadline.
    func deadline(of header: TranscriptHeader, _ submission: Submission?) -> Date? {
        guard let submission, !submission.names.isEmpty else {
            return header[.learner].flatMap { extensions[$0] } ?? deadline
        }
        return extensions.filter { submission.isBy($0.key) }.values.max() ?? deadline
    }

    /// The points that a right answer to an exercise has.
    func maximum(of item: GradeItem, in lesson: String?) -> Double {
        lesson.flatMap { points[$0]?[item.id] } ?? item.maximum
    }
}

/// The way in which wrong answers earn points.
package enum Credit: String, CaseIterable, Sendable {
    /// By the calls that stand right, less those that do not come.
    case partial
    /// Not at all.
    case all
    /// By the insertions and deletions that lead to the nearest allowed order.
    case editDistance = "edit-distance"
}
