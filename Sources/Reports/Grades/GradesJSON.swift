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
    /// What decides about the grades; only in lines.
    private let stamp: GradeStamp?

    /// Makes the format.
    ///
    /// - Parameters:
    ///   - isLines: Whether each file is an object of its own, without all that explains wrong answers.
    ///   - stamp: What decides about the grades; nil if that is not to be told.
    package init(isLines: Bool = false, stamp: GradeStamp? = nil) {
        self.isLines = isLines
        self.stamp = stamp
    }

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
            return (missing + superseded + lines).map { row($0).json + "\n" }.joined()
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
            return row([
                "error": error, "learner": file.shownLearner, "path": file.shownPath, "status": file.status,
            ]).json
        case .success(let grade):
            let row: JSONObject = [
                "decisions": grade.decisions.isEmpty ? nil : grade.decisions,
                "exam": isLines ? grade.exam?.description : nil,
                "findings": grade.findings.map(finding),
                "fingerprint": isLines ? grade.fingerprint?.text : nil, "hints": grade.hints,
                "items": grade.items.map(item), "learner": file.shownLearner, "lesson": grade.lesson,
                "maximum": grade.maximum, "path": file.shownPath, "points": grade.points,
                "seconds": grade.seconds, "seen": grade.seen, "started": grade.started,
                "status": file.status,
            ]
            return self.row(row).json
        }
    }

    /// Gives an object all columns of a row, if each file is a line.
    private func row(_ object: JSONObject) -> JSONObject {
        guard isLines else { return object }
        let stamped = stamp.map { stamp in
            let object = object.adding("program", stamp.program).adding("rules", stamp.rules)
            return stamp.rubric.map { object.adding("rubric", $0) } ?? object
        }
        return (stamped ?? object).completed(with: GradeColumns.rows.lazy.map { $0.name })
    }

    private func finding(_ finding: TranscriptFinding) -> JSONObject {
        let object: JSONObject = [
            "code": finding.code, "isTampering": finding.isTampering, "line": finding.line,
            "message": finding.message,
        ]
        return isLines ? object.completed(with: GradeColumns.findings.lazy.map { $0.name }) : object
    }

    private func item(_ item: GradeItem) -> JSONObject {
        let beliefs = item.answers.compactMap(\.belief)
        let seen = item.seen.map { ["entry": $0.entry, "way": $0.way.rawValue] as JSONObject }
        let object: JSONObject = [
            "answer": item.answer, "answers": item.attempts, "answersBeforeOrder": item.answersBeforeOrder,
            "asked": item.asked, "beliefs": beliefs.isEmpty ? nil : beliefs, "easings": item.easings,
            "entry": item.entry, "firstPoints": item.firstPoints, "hasPlayed": item.hasPlayed,
            "hints": item.hints, "id": item.id, "isLate": item.isLate, "isSkipped": item.isSkipped,
            "judgement": isLines ? nil : item.judgement, "maximum": item.maximum, "points": item.points,
            "reasons": item.reasons, "seen": seen,
        ]
        return isLines ? object.completed(with: GradeColumns.items.lazy.map { $0.name }) : object
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
