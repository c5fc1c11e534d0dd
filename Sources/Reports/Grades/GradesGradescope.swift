import Course
import Session
import VisibleText

/// Writes grades as Gradescope's `results.json`: a test for each thing that was asked.
package struct GradesGradescope: GradesFormat {
    private let feedback: Rubric.Feedback
    private let visibility: Rubric.Visibility

    /// Makes the format.
    ///
    /// - Parameter rubric: What learners may read, and when.
    package init(_ rubric: Rubric = Rubric()) {
        (feedback, visibility) = (rubric.feedback, rubric.visibility)
    }

    /// The reasons are looked for only if somebody reads them.
    package var wants: Grader.Wants { Grader.Wants(feedback == .full ? .everything : .points) }

    package var isSubmission: Bool { true }

    package var opening: String {
        "{\"output_format\":\"md\",\"stdout_visibility\":\"hidden\",\"tests\":[\n"
    }

    package var separator: String { ",\n" }

    package func row(_ file: GradedFile) -> String {
        switch file.result {
        case .failure(let failure):
            let output = "\(file.shownPath.inMarkdown) can't be graded. \(failure.description.inMarkdown)"
            return test("A file that can't be graded", output, status: "failed").json
        case .success(let grade):
            let tests = grade.items.enumerated().map { number, item in test(item, number + 1, grade) }
            return (tests + about(file, grade)).map(\.json).joined(separator: ",\n")
        }
    }

    package func row(_ superseded: HandIn) -> String {
        test(
            "\(superseded.lesson ?? "session") (not counted)",
            "\(superseded.party.shownPath.inMarkdown) does not count. \(superseded.sentence.inMarkdown)"
        ).json
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

    /// A test without points.
    private func test(_ name: String, _ output: String, status: String? = nil) -> JSONObject {
        [
            "max_score": 0, "name": name, "output": output, "output_format": "md", "score": 0,
            "status": status,
        ]
    }

    private func test(_ item: GradeItem, _ number: Int, _ grade: Grade) -> JSONObject {
        let data: JSONObject = [
            "answer": item.answer, "answers": item.attempts, "asked": item.asked, "hints": item.hints,
            "seen": item.seen?.entry,
        ]
        let isJudged = item.maximum > 0 && grade.result != .report
        return [
            "extra_data": data, "max_score": item.maximum,
            "name": [grade.lesson, item.id].compactMap(\.self).joined(separator: " / "),
            "number": "\(number)", "output": item.markdown(feedback),
            "output_format": "md", "score": item.points,
            "status": isJudged ? item.isFull ? "passed" : "failed" : nil,
            "tags": [grade.lesson ?? "session"],
        ]
    }

    /// A test without points that says what was found in the file; none if that is nothing.
    private func about(_ file: GradedFile, _ grade: Grade) -> [JSONObject] {
        let lines = grade.findings.map(\.description) + grade.decisions
        guard !lines.isEmpty else { return [] }
        return [
            test(
                "\(grade.lesson ?? "session") / remarks",
                ([file.shownPath.inMarkdown + "\n"] + lines.map { "- \($0.inMarkdown)" })
                    .joined(separator: "\n"),
                status: grade.findings.contains(where: \.isTampering) ? "failed" : "passed")
        ]
    }
}
