import Course
import Session

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
            return JSONText.object {
                $0.add("max_score", 0)
                $0.add("name", file.shownPath)
                $0.add("output", "This transcript can't be graded. \(failure)")
                $0.add("output_format", "text")
                $0.add("score", 0)
                $0.add("status", "failed")
            }
        case .success(let grade):
            let tests = grade.items.enumerated().map { number, item in test(item, number + 1, grade) }
            return (tests + [about(file, grade)]).joined(separator: ",\n")
        }
    }

    package func row(_ superseded: HandIn) -> String {
        JSONText.object {
            $0.add("max_score", 0)
            $0.add("name", superseded.party.shownPath)
            $0.add("output", "This transcript does not count. \(superseded.sentence)")
            $0.add("output_format", "text")
            $0.add("score", 0)
        }
    }

    package func closing(_ summary: GradeSummary) -> String {
        let missing = summary.missing.map { "\n\($0.lesson) was not handed in." }
        let superseded = summary.superseded.map { "\n\($0.party.shownPath) does not count. \($0.sentence)" }
        let sums =
            "\(JSONText.number(summary.totals.points)) of \(JSONText.number(summary.totals.maximum)) points."
        return "\n],"
            + String(
                JSONText.object {
                    $0.add("output", sums + (missing + superseded).joined())
                    $0.add("score", summary.totals.points)
                    $0.add("visibility", "visible")
                }.dropFirst()) + "\n"
    }

    private func test(_ item: GradeItem, _ number: Int, _ grade: Grade) -> String {
        JSONText.object {
            $0.add(
                "extra_data",
                raw: JSONText.object {
                    $0.add("answer", item.answer)
                    $0.add("answers", item.attempts)
                    $0.add("asked", item.asked)
                    $0.add("hints", item.hints)
                    $0.add("seen", item.seen?.entry)
                })
            $0.add("max_score", item.maximum)
            $0.add("name", [grade.lesson, item.id].compactMap(\.self).joined(separator: " / "))
            $0.add("number", "\(number)")
            $0.add("output", item.reasons.joined(separator: "\n"))
            $0.add("output_format", "text")
            $0.add("score", item.points)
            if item.maximum > 0, grade.result != .report {
                $0.add("status", item.isFull ? "passed" : "failed")
            }
            $0.add("tags", raw: JSONText.array(ofTexts: [grade.lesson ?? "session"]))
        }
    }

    /// A test without points that says what was found in the file.
    private func about(_ file: GradedFile, _ grade: Grade) -> String {
        let isChanged = grade.findings.contains(where: \.isTampering)
        let lines = grade.findings.map(\.description) + grade.decisions
        return JSONText.object {
            $0.add("max_score", 0)
            $0.add("name", file.shownPath)
            $0.add("output", lines.isEmpty ? "Nothing was found." : lines.joined(separator: "\n"))
            $0.add("output_format", "text")
            $0.add("score", 0)
            $0.add("status", isChanged ? "failed" : "passed")
        }
    }
}
