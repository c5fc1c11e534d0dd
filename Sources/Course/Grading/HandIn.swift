import Foundation

/// A transcript that someone handed in, with what it comes to.
package struct HandIn: Sendable {
    /// The place among all files, counted from 0.
    package let number: Int
    /// The learner and the file.
    package let party: Similarity.Party
    /// The lesson; nil for a free session.
    package let lesson: String?
    /// The time at which the session began, as the transcript has it; nil if it does not say.
    package let started: String?
    package let verdict: Grade.Verdict
    package let points: Double
    package let maximum: Double
    /// The points of its exercises.
    package let scores: [Score]
    /// The number of observations for the grader.
    package let remarks: Int
    private let rule: Rubric.CountedAttempt

    /// The points of one exercise.
    package typealias Score = (id: String, points: Double)

    /// Makes it of a row.
    ///
    /// - Parameters:
    ///   - file: The row.
    ///   - grade: Its grade.
    ///   - number: Its place among all files, counted from 0.
    ///   - rule: Which of several counts.
    package init(_ file: GradedFile, _ grade: Grade, number: Int, rule: Rubric.CountedAttempt) {
        self.init(
            number: number,
            party: Similarity.Party(learner: grade.learner, path: file.path, pseudonym: file.pseudonym),
            lesson: grade.lesson, started: grade.started, verdict: grade.result, points: grade.points,
            maximum: grade.maximum,
            scores: grade.items.filter { $0.maximum > 0 }.map { ($0.id, $0.points) },
            remarks: grade.findings.count, rule: rule)
    }

    /// Makes it of its parts.
    package init(
        number: Int, party: Similarity.Party, lesson: String?, started: String?, verdict: Grade.Verdict,
        points: Double, maximum: Double, scores: [Score], remarks: Int, rule: Rubric.CountedAttempt
    ) {
        (self.number, self.party, self.lesson, self.started) = (number, party, lesson, started)
        (self.verdict, self.points, self.maximum) = (verdict, points, maximum)
        (self.scores, self.remarks, self.rule) = (scores, remarks, rule)
    }

    private var date: Date? { started.flatMap { Date(written: $0) } }

    /// Returns whether it counts in place of an earlier one.
    func replaces(_ other: HandIn) -> Bool {
        if rule == .best {
            let worth = (verdict == .passed ? 1 : 0, points)
            let others = (other.verdict == .passed ? 1 : 0, other.points)
            if worth != others { return worth > others }
        }
        switch (date, other.date) {
        case (let date?, let before?): return rule == .first ? date < before : date >= before
        // One without a date would be the first or the last, as it suits its learner.
        case (_?, nil): return true
        case (nil, _?): return false
        case (nil, nil): return rule != .first
        }
    }

    /// The file as lists for people name it: by its place where names are hidden, as the learner may have several.
    package var file: String { party.pseudonym == nil ? party.path.quoted : "file \(number + 1)" }

    /// A sentence that says which of several transcripts counts.
    package var sentence: String {
        let several = lesson.map { "transcripts of \($0.clipped)" } ?? "free sessions"
        return "Of several \(several), the \(rule.rawValue) one counts."
    }
}
