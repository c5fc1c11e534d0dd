import Course
import Session
import VisibleText

/// Writes grades as Gradescope's `results.json`: a test for each thing that was asked.
package struct GradesGradescope: GradesFormat {
    /// Makes the format.
    package init() {}

    package var wants: Grader.Wants { Grader.Wants(.everything) }

    package var isSubmission: Bool { true }

    package var opening: String {
        "{\"output_format\":\"text\",\"stdout_visibility\":\"hidden\",\"tests\":[\n"
    }

    package var separator: String { ",\n" }

    package func row(_ file: GradedFile) -> String {
        switch file.result {
        case .failure(let failure):
            return test(
                file.shownPath, "This transcript can't be graded. \(failure)", status: "failed"
            ).json
        case .success(let grade):
            let tests = grade.items.enumerated().map { number, item in test(item, number + 1, grade) }
            return (tests + [about(file, grade)]).map(\.json).joined(separator: ",\n")
        }
    }

    package func row(_ superseded: HandIn) -> String {
        test(superseded.party.shownPath, "This transcript does not count. \(superseded.sentence)").json
    }

    package func closing(_ summary: GradeSummary) -> String {
        let missing = summary.missing.map { "\n\($0.lesson) was not handed in." }
        let superseded = summary.superseded.map { "\n\($0.party.shownPath) does not count. \($0.sentence)" }
        let sums = "\(summary.totals.points.json) of \(summary.totals.maximum.json) points."
        let end: JSONObject = [
            "output": sums + (missing + superseded).joined(), "score": summary.totals.points,
            "visibility": "visible",
        ]
        return "\n]," + String(end.json.dropFirst()) + "\n"
    }

    /// A test without points.
    private func test(_ name: String, _ output: String, status: String? = nil) -> JSONObject {
        [
            "max_score": 0, "name": name, "output": output, "output_format": "text", "score": 0,
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
            "number": "\(number)", "output": item.reasons.joined(separator: "\n"),
            "output_format": "text", "score": item.points,
            "status": isJudged ? item.isFull ? "passed" : "failed" : nil,
            "tags": [grade.lesson ?? "session"],
        ]
    }

    /// A test without points that says what was found in the file.
    private func about(_ file: GradedFile, _ grade: Grade) -> JSONObject {
        let isChanged = grade.findings.contains(where: \.isTampering)
        let lines = grade.findings.map(\.description) + grade.decisions
        return test(
            file.shownPath, lines.isEmpty ? "Nothing was found." : lines.joined(separator: "\n"),
            status: isChanged ? "failed" : "passed")
    }
}
