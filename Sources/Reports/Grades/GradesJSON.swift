import Course
import Session
import VisibleText

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
        let missing = summary.missing.map { missing -> JSONObject in
            [
                "learner": missing.learner, "lesson": missing.lesson, "status": isLines ? "missing" : nil,
            ]
        }
        let superseded = summary.superseded.map { handIn -> JSONObject in
            [
                "learner": handIn.party.shownLearner, "lesson": handIn.lesson, "message": handIn.sentence,
                "number": handIn.number + 1, "path": handIn.party.shownPath, "started": handIn.started,
                "status": isLines ? "superseded" : nil,
            ]
        }
        if isLines {
            let lines = (similar ?? []).map { ["similar": $0, "status": "similar"] as JSONObject }
            return (missing + superseded + lines).map { $0.json + "\n" }.joined()
        }
        let end: JSONObject = [
            "format": "viewdid-grades", "missing": missing.isEmpty ? nil : missing, "similar": similar,
            "superseded": superseded.isEmpty ? nil : superseded, "totals": totals(summary.totals),
            "version": Self.version,
        ]
        return "]," + String(end.json.dropFirst()) + "\n"
    }

    /// The object of a file alone, as one line.
    ///
    /// - Parameter file: The row.
    /// - Returns: The object, without a line end.
    package func object(_ file: GradedFile) -> String {
        switch file.result {
        case .failure(let failure):
            let error: JSONObject = [
                "line": failure.line, "problem": failure.problem, "remedy": failure.remedy,
            ]
            return (["error": error, "path": file.shownPath, "status": file.status] as JSONObject).json
        case .success(let grade):
            let row: JSONObject = [
                "decisions": grade.decisions.isEmpty ? nil : grade.decisions,
                "findings": grade.findings.map(finding), "hints": grade.hints,
                "items": grade.items.map(item), "learner": file.shownLearner, "lesson": grade.lesson,
                "maximum": grade.maximum, "path": file.shownPath, "points": grade.points,
                "seconds": grade.seconds, "seen": grade.seen, "started": grade.started,
                "status": file.status,
            ]
            return row.json
        }
    }

    private func finding(_ finding: TranscriptFinding) -> JSONObject {
        [
            "code": finding.code, "isTampering": finding.isTampering, "line": finding.line,
            "message": finding.message,
        ]
    }

    private func item(_ item: GradeItem) -> JSONObject {
        let beliefs = item.answers.compactMap(\.belief)
        let seen = item.seen.map { ["entry": $0.entry, "way": $0.way.rawValue] as JSONObject }
        return [
            "answer": item.answer, "answers": item.attempts, "answersBeforeOrder": item.answersBeforeOrder,
            "asked": item.asked, "beliefs": beliefs.isEmpty ? nil : beliefs, "easings": item.easings,
            "entry": item.entry, "firstPoints": item.firstPoints, "hasPlayed": item.hasPlayed,
            "hints": item.hints, "id": item.id, "isLate": item.isLate, "isSkipped": item.isSkipped,
            "judgement": isLines ? nil : item.judgement, "maximum": item.maximum, "points": item.points,
            "reasons": item.reasons, "seen": seen,
        ]
    }

    private func similarity(_ similarity: Similarity) -> JSONObject {
        let parties = [similarity.first, similarity.second].map { party -> JSONObject in
            ["learner": party.pseudonym ?? party.learner, "path": party.shownPath]
        }
        return [
            "entries": similarity.entries, "examples": similarity.examples, "files": parties,
            "kind": similarity.kind.rawValue, "message": similarity.sentence, "shared": similarity.shared,
        ]
    }

    private func totals(_ totals: GradeTotals) -> JSONObject {
        [
            "exitStatus": Int(totals.exitStatus), "files": totals.files,
            "isInterrupted": totals.isInterrupted, "maximum": totals.maximum, "missing": totals.missing,
            "notGraded": totals.failed, "notPassed": totals.notPassed, "passed": totals.passed,
            "points": totals.points, "reports": totals.reports, "superseded": totals.superseded,
        ]
    }
}
