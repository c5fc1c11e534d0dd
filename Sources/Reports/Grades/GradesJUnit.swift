import Course
import VisibleText

/// Writes grades as JUnit's XML: a suite for each file, a case for each thing that was asked.
package struct GradesJUnit: GradesFormat {
    /// Makes the format.
    package init() {}

    package var opening: String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"viewdid\">\n"
    }

    package func row(_ file: GradedFile) -> String {
        switch file.result {
        case .failure(let failure):
            return suite(
                file, tests: 1, failures: 0, errors: 1, skipped: 0, seconds: 0,
                [
                    "<testcase name=\"transcript\" classname=\"\(file.shownPath.inXML)\" time=\"0\">"
                        + "<error message=\"\(failure.problem.inXML)\" type=\"not-graded\">"
                        + "\(failure.description.inXML)</error></testcase>"
                ], "")
        case .success(let grade):
            // Items that only inform can neither fail nor be skipped.
            let items = grade.items.filter { $0.maximum > 0 }
            let isReport = grade.result == .report
            let left = items.count { $0.entry == nil }
            let failed = isReport ? 0 : items.count { $0.entry != nil && !$0.isFull }
            let changes = grade.findings.filter(\.isTampering).map { change in
                "<testcase name=\"\(change.code)\" classname=\"integrity\" time=\"0\">"
                    + "<failure message=\"\(change.message.inXML)\" type=\"changed\">"
                    + "\(change.description.inXML)</failure></testcase>"
            }
            // Without a failure every reader of the XML would take the file for passed.
            let isUntold = grade.result == .notPassed && failed + changes.count == 0
            let whole = isUntold ? [verdict(grade)] : []
            let notes = grade.findings.filter { !$0.isTampering }.map(\.description) + grade.decisions
            return suite(
                file, tests: items.count + changes.count + whole.count,
                failures: failed + changes.count + whole.count, errors: 0, skipped: left,
                seconds: grade.seconds,
                items.map { testCase($0, grade, isReport: isReport) } + changes + whole,
                notes.joined(separator: "\n"), grade)
        }
    }

    package func closing(_ summary: GradeSummary) -> String {
        let missing = summary.missing.map { missing in
            "<testsuite name=\"\(missing.learner.inXML)\" tests=\"1\" failures=\"1\" errors=\"0\" skipped=\"0\" "
                + "time=\"0\">\n<testcase name=\"\(missing.lesson.inXML)\" classname=\"\(missing.lesson.inXML)\" "
                + "time=\"0\"><failure message=\"Nothing was handed in.\" type=\"missing\"/></testcase>\n"
                + "</testsuite>\n"
        }
        return missing.joined() + "</testsuites>\n"
    }

    private func suite(
        _ file: GradedFile, tests: Int, failures: Int, errors: Int, skipped: Int, seconds: Double,
        _ cases: [String], _ output: String, _ grade: Grade? = nil
    ) -> String {
        let given: [(String, String?)] = [
            ("learner", file.shownLearner), ("lesson", grade?.lesson), ("status", file.status),
            ("points", grade.map { $0.points.json }),
            ("maximum", grade.map { $0.maximum.json }), ("hints", grade.map { "\($0.hints)" }),
            ("seen", grade.map { "\($0.seen)" }),
        ]
        let properties = given.compactMap { name, value in
            value.map { "<property name=\"\(name)\" value=\"\($0.inXML)\"/>" }
        }
        return "<testsuite name=\"\(file.shownPath.inXML)\" tests=\"\(tests)\" failures=\"\(failures)\" "
            + "errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"\(seconds.json)\">\n"
            + "<properties>\(properties.joined())</properties>\n"
            + cases.map { $0 + "\n" }.joined()
            + (output.isEmpty ? "" : "<system-out>\(output.inXML)</system-out>\n") + "</testsuite>\n"
    }

    /// The failure of a file that did not pass although nothing in it failed.
    private func verdict(_ grade: Grade) -> String {
        let points = "\(grade.points.json) of \(grade.maximum.json) points"
        return "<testcase name=\"transcript\" classname=\"\((grade.lesson ?? "session").inXML)\" time=\"0\">"
            + "<failure message=\"Not passed: \(points).\" type=\"not-passed\"/></testcase>"
    }

    private func testCase(_ item: GradeItem, _ grade: Grade, isReport: Bool) -> String {
        let lesson = grade.lesson ?? "session"
        let head = "<testcase name=\"\(item.id.inXML)\" classname=\"\(lesson.inXML)\" time=\"0\">"
        let reasons = item.reasons.joined(separator: " ")
        if item.entry == nil { return head + "<skipped message=\"\(reasons.inXML)\"/></testcase>" }
        guard !item.isFull, !isReport else { return head + "</testcase>" }
        let score = "\(item.points.json) of \(item.maximum.json) points"
        let details = [
            "Asked: \(item.asked)", "Answer: \(item.answer ?? "none")",
            reasons, item.hints > 0 ? "Hints: \(item.hints)" : "",
        ].filter { !$0.isEmpty }.joined(separator: "\n")
        return head + "<failure message=\"\(score.inXML)\" type=\"\(item.isSkipped ? "skipped" : "wrong")\">"
            + "\(details.inXML)</failure></testcase>"
    }
}
