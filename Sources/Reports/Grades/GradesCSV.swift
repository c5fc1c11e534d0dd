import Course
import VisibleText

/// Writes grades as comma-separated values (RFC 4180), a row for each file below a row of names.
package struct GradesCSV: GradesFormat {
    /// Makes the format.
    package init() {}

    private static let names = [
        "path", "learner", "lesson", "status", "points", "maximum", "hints", "skipped", "played", "seen",
        "late", "seconds", "started", "changed", "reasons",
    ]

    package var opening: String { Self.line(Self.names) }

    package func row(_ file: GradedFile) -> String {
        switch file.result {
        case .failure(let failure):
            let empty = Array(repeating: "", count: Self.names.count - 5)
            return Self.line([file.shownPath, "", "", file.status] + empty + [failure.description])
        case .success(let grade):
            let reasons = grade.items.filter { !$0.isFull || $0.seen != nil }.map {
                "\($0.id): \($0.reasons.joined(separator: " "))"
            }
            let changes = grade.findings.filter(\.isTampering)
            return Self.line([
                file.shownPath, file.shownLearner ?? "", grade.lesson ?? "", file.status,
                grade.points.json, grade.maximum.json, String(grade.hints),
                String(grade.items.count(where: \.isSkipped)), String(grade.items.count(where: \.hasPlayed)),
                String(grade.seen), String(grade.items.count(where: \.isLate)),
                grade.seconds.json, grade.started ?? "", String(changes.count),
                (reasons + grade.decisions + changes.map(\.description)).joined(separator: " "),
            ])
        }
    }

    package func closing(_ summary: GradeSummary) -> String {
        let missing = summary.missing.map { ["", $0.learner, $0.lesson, "missing"] }
        let superseded = summary.superseded.map { handIn in
            [handIn.party.shownPath, handIn.party.shownLearner, handIn.lesson ?? "", "superseded"]
                + Array(repeating: "", count: 8) + [handIn.started ?? "", "", handIn.sentence]
        }
        return (missing + superseded).map {
            Self.line($0 + Array(repeating: "", count: Self.names.count - $0.count))
        }.joined()
    }

    private static func line(_ cells: [String]) -> String {
        cells.map(cell).joined(separator: ",") + "\r\n"
    }

    /// A text in which no formula begins, also where a spreadsheet parts cells at semicolons.
    private static func disarmed(_ text: String) -> String {
        var safe = String.UnicodeScalarView()
        var isBeginning = true
        for scalar in text.unicodeScalars {
            if isBeginning, "=+-@＝＋－＠".unicodeScalars.contains(scalar) { safe.append("'") }
            isBeginning = scalar == ";" || isBeginning && (scalar.properties.isWhitespace || scalar == "\"")
            safe.append(scalar)
        }
        return String(safe)
    }

    /// A cell that no spreadsheet takes for a formula, and no terminal obeys.
    static func cell(_ text: String) -> String {
        let safe = disarmed(text.visible)
        guard
            safe.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C }) || safe.utf8.first == 0x20
                || safe.utf8.last == 0x20
        else { return safe }
        // By bytes: a quote under an accent is a quote all the same.
        let pieces = safe.utf8.split(separator: 0x22, omittingEmptySubsequences: false)
        return "\"" + pieces.map { String(Substring($0)) }.joined(separator: "\"\"") + "\""
    }
}
