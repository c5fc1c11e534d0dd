import Course
import Platform
import VisibleText

/// Writes grades as a result of Classroom 50 (`classroom50/result/v1`), whose points are whole numbers: hundredths of ours.
package struct GradesClassroom50: GradesFormat {
    private let submission: Submission

    /// The runner's data on the submission, and the time.
    package struct Submission: Sendable {
        private let variables: EnvironmentVariables
        private let gradedAt: String

        /// Reads the runner's variables.
        ///
        /// - Parameters:
        ///   - variables: The environment.
        ///   - gradedAt: The time of the grade, ISO 8601.
        package init(_ variables: EnvironmentVariables, gradedAt: String) {
            self.variables = variables
            self.gradedAt = gradedAt
        }

        fileprivate var object: JSONObject {
            let tag = variables["SUBMISSION_TAG"] ?? ""
            return [
                "assignment": variables["ASSIGNMENT"] ?? "",
                "assignment_type": variables["ASSIGNMENT_TYPE"] ?? "individual",
                "classroom": variables["CLASSROOM"] ?? "", "commit": variables["COMMIT_URL"] ?? "",
                "datetime": Submission.date(of: tag) ?? gradedAt, "graded_at": gradedAt,
                "owner": variables["OWNER"] ?? variables["USERNAME"] ?? "",
                "release": variables["RELEASE_URL"] ?? "", "review": variables["REVIEW_URL"] ?? "",
                "schema": "classroom50/result/v1", "submission": tag,
            ]
        }

        /// The time in a tag such as `submit/2026-06-01T14-32-05Z-a1b2c3d`: it is the commit's, and never moves.
        private static func date(of tag: String) -> String? {
            guard let match = tag.firstMatch(of: /(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)/) else { return nil }
            return "\(match.1):\(match.2):\(match.3)"
        }
    }

    /// Makes the format.
    ///
    /// - Parameter submission: What the runner tells.
    package init(_ submission: Submission) { self.submission = submission }

    package var opening: String {
        submission.object.json.dropLast() + ",\"tests\":[\n"
    }

    package var separator: String { ",\n" }

    package var isSubmission: Bool { true }

    package func row(_ file: GradedFile) -> String {
        switch file.result {
        case .failure(let failure):
            return test(file.shownPath, isPassed: false, 0, 0, failure.description)
        case .success(let grade):
            let tests = grade.items.map { item in
                test(
                    [grade.lesson, item.id].compactMap(\.self).joined(separator: " / "),
                    isPassed: item.isFull,
                    item.points, item.maximum, item.reasons.joined(separator: " "))
            }
            let changes = grade.findings.filter(\.isTampering)
            let about = test(
                file.shownPath, isPassed: changes.isEmpty, 0, 0,
                (changes.map(\.description) + grade.decisions).joined(separator: " "))
            return (tests + [about]).joined(separator: ",\n")
        }
    }

    package func row(_ superseded: HandIn) -> String {
        test(
            superseded.party.shownPath, isPassed: true, 0, 0,
            "This transcript does not count. \(superseded.sentence)")
    }

    package func closing(_ summary: GradeSummary) -> String {
        let missing = summary.missing.map {
            test($0.lesson, isPassed: false, 0, $0.maximum, "It wasn't handed in.")
        }
        return (summary.totals.files > 0 && !missing.isEmpty ? separator : "")
            + missing.joined(separator: separator) + "\n],"
            + String(
                ([
                    "max-score": Self.whole(summary.totals.maximum),
                    "score": Self.whole(summary.totals.points),
                ] as JSONObject).json.dropFirst()) + "\n"
    }

    private func test(
        _ name: String, isPassed: Bool, _ points: Double, _ maximum: Double, _ message: String
    ) -> String {
        let test: JSONObject = [
            "max-score": Self.whole(maximum), "message": message, "passed": isPassed,
            "score": Self.whole(points), "test-name": name,
        ]
        return test.json
    }

    /// Hundredths of a point, never rounded up.
    private static func whole(_ points: Double) -> Int { Int((points * 100 + 1e-6).rounded(.down)) }
}
