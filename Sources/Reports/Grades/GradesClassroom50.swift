import Course
import Platform
import VisibleText

/// Writes grades as a result of Classroom 50 (`classroom50/result/v1`), whose points are whole numbers.
package struct GradesClassroom50: SubmissionFormat {
    /// The beginning of the document.
    package let opening: String
    package let feedback: Rubric.Feedback
    private let scale: Int

    /// Makes the format.
    ///
    /// - Parameters:
    ///   - variables: What the runner tells of the submission.
    ///   - gradedAt: The time of the grade, ISO 8601.
    ///   - rubric: What learners may read.
    ///   - scale: The points of Classroom 50 that one of ours is.
    package init(
        _ variables: EnvironmentVariables, gradedAt: String, _ rubric: Rubric = Rubric(), scale: Int = 1
    ) {
        let tag = variables["SUBMISSION_TAG"] ?? ""
        let submission: JSONObject = [
            "assignment": variables["ASSIGNMENT"] ?? "",
            "assignment_type": variables["ASSIGNMENT_TYPE"] ?? "individual",
            "classroom": variables["CLASSROOM"] ?? "", "commit": variables["COMMIT_URL"] ?? "",
            "datetime": Submission.date(ofTag: tag) ?? gradedAt, "graded_at": gradedAt,
            "owner": variables["OWNER"] ?? variables["USERNAME"] ?? "",
            "release": variables["RELEASE_URL"] ?? "", "review": variables["REVIEW_URL"] ?? "",
            "schema": "classroom50/result/v1", "submission": tag,
        ]
        opening = submission.json.dropLast() + ",\"tests\":[\n"
        (feedback, self.scale) = (rubric.feedback, scale)
    }

    package func closing(_ summary: GradeSummary) -> String {
        let missing = summary.missing.map {
            test($0.lesson, isPassed: false, 0, $0.maximum, "It wasn't handed in.").json
        }
        let end: JSONObject = [
            "max-score": whole(summary.totals.maximum), "score": whole(summary.totals.points),
        ]
        return (summary.totals.files > 0 && !missing.isEmpty ? separator : "")
            + missing.joined(separator: separator) + "\n]," + String(end.json.dropFirst()) + "\n"
    }

    package func notice(_ name: String, _ text: String, isPassed: Bool?) -> JSONObject {
        test(name, isPassed: isPassed ?? true, 0, 0, text)
    }

    package func test(_ item: GradeItem, _ name: String, number: Int, _ grade: Grade) -> JSONObject {
        test(name, isPassed: item.isFull, item.points, item.maximum, item.markdown(feedback))
    }

    private func test(
        _ name: String, isPassed: Bool, _ points: Double, _ maximum: Double, _ message: String
    ) -> JSONObject {
        [
            "max-score": whole(maximum), "message": message, "passed": isPassed,
            "score": whole(points), "test-name": name,
        ]
    }

    /// Whole points, never rounded up.
    private func whole(_ points: Double) -> Int { Int((points * Double(scale) + 1e-6).rounded(.down)) }
}
