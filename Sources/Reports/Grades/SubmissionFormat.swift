import Course
import VisibleText

/// A form for a system that shows learners what they handed in as tests.
package protocol SubmissionFormat: GradesFormat {
    /// What learners may read.
    var feedback: Rubric.Feedback { get }

    /// The test for what was asked.
    func test(_ item: GradeItem, _ name: String, number: Int, _ grade: Grade) -> JSONObject

    /// A test without points; nil in place of whether it passed if it says neither. A form that has to say one of both says
    /// that it passed.
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
