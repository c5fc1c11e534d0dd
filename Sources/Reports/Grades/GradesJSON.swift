import Course
import Session

/// Writes grades as one JSON document with sorted keys, or as one object a line; Documentation/grades-format.md describes
/// both.
package struct GradesJSON: GradesFormat {
    /// The version of the format.
    package static let version = 2

    /// Indicates whether each file is an object of its own, without anything around them.
    private let isLines: Bool

    /// Makes the format.
    ///
    /// - Parameter isLines: Whether each file is an object of its own, without all that explains wrong answers.
    package init(isLines: Bool = false) { self.isLines = isLines }

    /// All there is in a document; in lines what can be counted.
    package var wants: Grader.Wants { Grader.Wants(isLines ? .beliefs : .everything) }

    package var tellsAtEnd: Bool { true }

    /// The beginning of the document.
    package var opening: String { isLines ? "" : "{\"files\":[\n" }

    package var separator: String { isLines ? "" : "," }

    /// The object of a file, on a line of its own that is whole as soon as it is written.
    package func row(_ file: GradedFile) -> String { object(file) + "\n" }

    /// The end of the document: its format and the sums. Of lines only what no file tells.
    package func closing(_ summary: GradeSummary) -> String {
        let similar = summary.similarities?.map(similarity)
        let missing = summary.missing.map { missing in
            JSONText.object {
                $0.add("learner", missing.learner)
                $0.add("lesson", missing.lesson)
                if isLines { $0.add("status", "missing") }
            }
        }
        let superseded = summary.superseded.map { handIn in
            JSONText.object {
                $0.add("learner", handIn.party.shownLearner)
                $0.add("lesson", handIn.lesson)
                $0.add("message", handIn.sentence)
                $0.add("number", handIn.number + 1)
                $0.add("path", handIn.party.shownPath)
                $0.add("started", handIn.started)
                if isLines { $0.add("status", "superseded") }
            }
        }
        if isLines {
            return
                (missing + superseded + (similar ?? []).map { "{\"similar\":\($0),\"status\":\"similar\"}" })
                .map { $0 + "\n" }.joined()
        }
        return "],"
            + String(
                JSONText.object {
                    $0.add("format", "viewdid-grades")
                    if !missing.isEmpty { $0.add("missing", raw: JSONText.array(missing)) }
                    $0.add("similar", raw: similar.map { JSONText.array($0) })
                    if !superseded.isEmpty { $0.add("superseded", raw: JSONText.array(superseded)) }
                    $0.add("totals", raw: totals(summary.totals))
                    $0.add("version", Self.version)
                }.dropFirst()) + "\n"
    }

    /// The object of a file alone, as one line.
    ///
    /// - Parameter file: The row.
    /// - Returns: The object, without a line end.
    package func object(_ file: GradedFile) -> String {
        JSONText.object { row in
            guard case .success(let grade) = file.result else {
                if case .failure(let failure) = file.result {
                    row.add(
                        "error",
                        raw: JSONText.object {
                            $0.add("line", failure.line)
                            $0.add("problem", failure.problem)
                            $0.add("remedy", failure.remedy)
                        })
                }
                row.add("path", file.shownPath)
                row.add("status", file.status)
                return
            }
            if !grade.decisions.isEmpty {
                row.add("decisions", raw: JSONText.array(ofTexts: grade.decisions))
            }
            row.add("findings", raw: JSONText.array(grade.findings.map(finding)))
            row.add("hints", grade.hints)
            row.add("items", raw: JSONText.array(grade.items.map(item)))
            row.add("learner", file.shownLearner)
            row.add("lesson", grade.lesson)
            row.add("maximum", grade.maximum)
            row.add("path", file.shownPath)
            row.add("points", grade.points)
            row.add("seconds", grade.seconds)
            row.add("seen", grade.seen)
            row.add("started", grade.started)
            row.add("status", file.status)
        }
    }

    private func finding(_ finding: TranscriptFinding) -> String {
        JSONText.object {
            $0.add("code", finding.code)
            $0.add("isTampering", finding.isTampering)
            $0.add("line", finding.line)
            $0.add("message", finding.message)
        }
    }

    private func item(_ item: GradeItem) -> String {
        JSONText.object {
            $0.add("answer", item.answer)
            $0.add("answers", item.attempts)
            $0.add("answersBeforeOrder", item.answersBeforeOrder)
            $0.add("asked", item.asked)
            let beliefs = item.answers.compactMap(\.belief)
            if !beliefs.isEmpty { $0.add("beliefs", raw: JSONText.array(ofTexts: beliefs)) }
            $0.add("easings", item.easings)
            $0.add("entry", item.entry)
            $0.add("firstPoints", item.firstPoints)
            $0.add("hasPlayed", item.hasPlayed)
            $0.add("hints", item.hints)
            $0.add("id", item.id)
            $0.add("isLate", item.isLate)
            $0.add("isSkipped", item.isSkipped)
            $0.add("judgement", raw: isLines ? nil : item.judgement.map(encoded))
            $0.add("maximum", item.maximum)
            $0.add("points", item.points)
            $0.add("reasons", raw: JSONText.array(ofTexts: item.reasons))
            $0.add(
                "seen",
                raw: item.seen.map { seen in
                    JSONText.object {
                        $0.add("entry", seen.entry)
                        $0.add("way", seen.way.rawValue)
                    }
                })
        }
    }

    private func encoded(_ judgement: JudgementReport) -> String {
        (try? JSONDocument.line(of: judgement)) ?? "null"
    }

    private func similarity(_ similarity: Similarity) -> String {
        func party(_ party: Similarity.Party) -> String {
            JSONText.object {
                $0.add("learner", party.pseudonym ?? party.learner)
                $0.add("path", party.shownPath)
            }
        }
        return JSONText.object {
            $0.add("entries", similarity.entries)
            $0.add("examples", raw: JSONText.array(ofTexts: similarity.examples))
            $0.add("files", raw: JSONText.array([party(similarity.first), party(similarity.second)]))
            $0.add("kind", similarity.kind.rawValue)
            $0.add("message", similarity.sentence)
            $0.add("shared", similarity.shared)
        }
    }

    private func totals(_ totals: GradeTotals) -> String {
        JSONText.object {
            $0.add("exitStatus", Int(totals.exitStatus))
            $0.add("files", totals.files)
            $0.add("isInterrupted", totals.isInterrupted)
            $0.add("maximum", totals.maximum)
            $0.add("missing", totals.missing)
            $0.add("notGraded", totals.failed)
            $0.add("notPassed", totals.notPassed)
            $0.add("passed", totals.passed)
            $0.add("points", totals.points)
            $0.add("reports", totals.reports)
            $0.add("superseded", totals.superseded)
        }
    }
}
