import Course
import Session
import VisibleText

/// A form for a system that shows learners what they handed in as tests.
package protocol SubmissionFormat: GradesFormat {
    /// What learners may read.
    var feedback: Rubric.Feedback { get }

    /// The test for what was asked.
    func test(_ item: GradeItem, _ name: String, number: Int, _ grade: Grade) -> JSONObject

    /// A test without points; nil in place of whether it passed if it says neither.
    func notice(_ name: String, _ text: String, isPassed: Bool?) -> JSONObject
}

extension SubmissionFormat {
    /// The reasons are looked for only if somebody reads them.
    package var wants: Grader.Wants { Grader.Wants(feedback == .full ? .everything : .points) }

    package var isSubmission: Bool { true }

    package var separator: String { ",\n" }

    package func row(_ file: GradedFile) -> String {
        switch file.result {
        case .failure(let failure):
            let text = "\(file.shownPath.inMarkdown) can't be graded. \(failure.description.inMarkdown)"
            return notice("A file that can't be graded", text, isPassed: false).json
        case .success(let grade):
            let tests = grade.items.enumerated().map { number, item in
                let name = [grade.lesson, item.id].compactMap(\.self).joined(separator: " / ")
                return test(item, name, number: number + 1, grade)
            }
            // What was found in the file.
            let remarks = (grade.findings.map(\.description) + grade.decisions).map { "- \($0.inMarkdown)" }
            let about = notice(
                "\(grade.lesson ?? "session") / remarks",
                ([file.shownPath.inMarkdown + "\n"] + remarks).joined(separator: "\n"),
                isPassed: !grade.findings.contains(where: \.isTampering))
            return (tests + (remarks.isEmpty ? [] : [about])).map(\.json).joined(separator: separator)
        }
    }

    package func row(_ superseded: HandIn) -> String {
        notice(
            "\(superseded.lesson ?? "session") (not counted)",
            "\(superseded.party.shownPath.inMarkdown) does not count. \(superseded.sentence.inMarkdown)",
            isPassed: nil
        ).json
    }
}

/// Writes grades as Gradescope's `results.json`: a test for each thing that was asked.
package struct GradesGradescope: SubmissionFormat {
    package let feedback: Rubric.Feedback
    private let visibility: Rubric.Visibility

    /// Makes the format.
    ///
    /// - Parameter rubric: What learners may read, and when.
    package init(_ rubric: Rubric = Rubric()) {
        (feedback, visibility) = (rubric.feedback, rubric.visibility)
    }

    package var opening: String {
        "{\"output_format\":\"md\",\"stdout_visibility\":\"hidden\",\"tests\":[\n"
    }

    package func closing(_ summary: GradeSummary) -> String {
        let missing = summary.missing.map { "- \($0.lesson.inMarkdown) was not handed in." }
        let sums = "\(summary.totals.points.json) of \(summary.totals.maximum.json) points."
        let end: JSONObject = [
            "output": ([sums] + (missing.isEmpty ? [] : [""] + missing)).joined(separator: "\n"),
            "score": summary.totals.points, "visibility": visibility.rawValue,
        ]
        return "\n]," + String(end.json.dropFirst()) + "\n"
    }

    package func notice(_ name: String, _ text: String, isPassed: Bool?) -> JSONObject {
        [
            "max_score": 0, "name": name, "output": text, "output_format": "md", "score": 0,
            "status": isPassed.map { $0 ? "passed" : "failed" },
        ]
    }

    package func test(_ item: GradeItem, _ name: String, number: Int, _ grade: Grade) -> JSONObject {
        let data: JSONObject = [
            "answer": item.answer, "answers": item.attempts, "asked": item.asked, "hints": item.hints,
            "seen": item.seen?.entry,
        ]
        let isJudged = item.maximum > 0 && grade.result != .report
        return [
            "extra_data": data, "max_score": item.maximum, "name": name,
            "number": "\(number)", "output": item.markdown(feedback),
            "output_format": "md", "score": item.points,
            "status": isJudged ? item.isFull ? "passed" : "failed" : nil,
            "tags": [grade.lesson ?? "session"],
        ]
    }
}
