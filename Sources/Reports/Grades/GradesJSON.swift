import Course
import Foundation
import Session
import VisibleText

/// Writes grades as one JSON document with sorted keys; Documentation/grades-format.md describes it.
package struct GradesJSON: GradesFormat {
    /// The version of the format.
    package static let version = 1

    private var isFirst = true
    private let encoder: JSONEncoder

    /// Makes the format.
    package init() {
        encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    /// The beginning of the document.
    package mutating func opening() -> String {
        isFirst = true
        return "{\"files\":[\n"
    }

    /// The object of a file, on a line of its own that is whole as soon as it is written.
    ///
    /// - Parameter file: The row.
    /// - Returns: The object, with a comma before it where one is due.
    package mutating func row(_ file: GradedFile) -> String {
        defer { isFirst = false }
        return (isFirst ? "" : ",") + object(file) + "\n"
    }

    /// The end of the document: its format and the sums.
    ///
    /// - Parameter totals: The sums.
    /// - Returns: The end of the text.
    package mutating func closing(_ totals: GradeTotals) -> String {
        "],\"format\":\"viewdid-grades\",\"totals\":\(text(Totals(totals))),\"version\":\(Self.version)}\n"
    }

    /// The object of a file alone, as one line.
    ///
    /// - Parameter file: The row.
    /// - Returns: The object, without a line end.
    package func object(_ file: GradedFile) -> String { text(Row(file)) }

    private func text(_ value: some Encodable) -> String {
        guard let data = try? encoder.encode(value) else { return "null" }
        return String(decoding: data, as: UTF8.self).withJSONEscapes
    }
}

private struct Totals: Encodable {
    let files: Int, passed: Int, notPassed: Int, notGraded: Int, points: Double, maximum: Double,
        exitStatus: Int32

    init(_ totals: GradeTotals) {
        files = totals.files
        passed = totals.passed
        notPassed = totals.notPassed
        notGraded = totals.failed
        points = totals.points
        maximum = totals.maximum
        exitStatus = totals.exitStatus
    }
}

private struct Row: Encodable {
    let path: String, status: String
    var learner: String?, lesson: String?
    var points: Double?, maximum: Double?, hints: Int?
    var items: [Item]?, findings: [Found]?, error: Failure?

    init(_ file: GradedFile) {
        path = file.path.description
        switch file.result {
        case .success(let grade):
            status = grade.isPassed ? "passed" : "not-passed"
            (learner, lesson) = (grade.learner, grade.lesson)
            (points, maximum, hints) = (grade.points, grade.maximum, grade.hints)
            items = grade.items.map(Item.init)
            findings = grade.findings.map(Found.init)
        case .failure(let failure):
            status = "not-graded"
            error = Failure(line: failure.line, problem: failure.problem, remedy: failure.remedy)
        }
    }

    struct Failure: Encodable { let line: Int?, problem: String, remedy: String }

    struct Found: Encodable {
        let code: String, line: Int?, message: String, isTampering: Bool

        init(_ finding: Finding) {
            (code, line) = (finding.code, finding.line)
            (message, isTampering) = (finding.message, finding.isTampering)
        }
    }

    struct Item: Encodable {
        let id: String, entry: Int?, asked: String, answer: String?, points: Double, maximum: Double
        let hints: Int, isSkipped: Bool, reasons: [String]
        let answers: Int, firstPoints: Double?, hasPlayed: Bool, answersBeforeOrder: Int?
        let judgement: JudgementReport?

        init(_ item: GradeItem) {
            (id, entry, asked, answer) = (item.id, item.entry, item.asked, item.answer)
            (points, maximum, hints, isSkipped) = (item.points, item.maximum, item.hints, item.isSkipped)
            reasons = item.reasons
            (answers, firstPoints, hasPlayed) = (item.attempts, item.firstPoints, item.hasPlayed)
            (answersBeforeOrder, judgement) = (item.answersBeforeOrder, item.judgement)
        }
    }
}
