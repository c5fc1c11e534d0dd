import Course
import VisibleText

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
