import Course
import VisibleText

/// Writes grades as comma-separated values (RFC 4180), a row for each file below a row of names.
package struct GradesCSV: GradesFormat {
    /// Makes the format.
    package init() {}

    private static let names = [
        "path", "learner", "lesson", "status", "points", "maximum", "percent", "hints", "skipped", "played",
        "seen",
        "late", "seconds", "started", "changed", "remarks", "reasons",
    ]

    package var opening: String { Self.line(Self.names) }

    package func row(_ file: GradedFile) -> String {
        switch file.result {
        case .failure(let failure):
            let empty = Array(repeating: "", count: Self.names.count - 5)
            return Self.line(
                [file.shownPath, file.shownLearner ?? "", "", file.status] + empty + [failure.description])
        case .success(let grade):
            // Decisions are told once, at the end.
            let told = grade.decisions
            let reasons = grade.items.filter { !$0.isFull || $0.seen != nil }.map {
                "\($0.id): \($0.reasons.filter { reason in !told.contains { $0.hasSuffix(reason) } }.joined(separator: " "))"
            }
            let changes = grade.findings.filter(\.isTampering)
            return Self.line([
                file.shownPath, file.shownLearner ?? "", grade.lesson ?? "", file.status,
                grade.points.json, grade.maximum.json, grade.points.percent(of: grade.maximum),
                String(grade.hints),
                String(grade.items.count(where: \.isSkipped)), String(grade.items.count(where: \.hasPlayed)),
                String(grade.seen), String(grade.items.count(where: \.isLate)),
                grade.seconds.json, grade.started ?? "", String(changes.count),
                String(grade.findings.count - changes.count),
                (reasons + grade.decisions + changes.map(\.description)).joined(separator: " "),
            ])
        }
    }

    package func closing(_ summary: GradeSummary) -> String {
        let missing = summary.missing.map { ["", $0.learner, $0.lesson, "missing"] }
        let superseded = summary.superseded.map { handIn in
            [handIn.party.shownPath, handIn.party.shownLearner, handIn.lesson ?? "", "superseded"]
                + Array(repeating: "", count: 9) + [handIn.started ?? "", "", "", handIn.sentence]
        }
        return (missing + superseded).map {
            Self.line($0 + Array(repeating: "", count: Self.names.count - $0.count))
        }.joined()
    }

    static func line(_ cells: [String]) -> String {
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
        var safe = text
        // Most cells are plain words, which one look tells.
        let isPlain = safe.withUTF8 { bytes in
            var isBeginning = true
            return bytes.allSatisfy { byte in
                let isMark = byte == 0x2B || byte == 0x2D || byte == 0x3D || byte == 0x40
                defer { isBeginning = byte == 0x3B || isBeginning && (byte == 0x20 || byte == 0x22) }
                return byte >= 0x20 && byte < 0x7F && !(isBeginning && isMark)
            }
        }
        if !isPlain { safe = disarmed(text.visible) }
        let (hasQuotes, isQuoted) = safe.withUTF8 { bytes in
            (bytes.contains(0x22), bytes.contains(0x2C) || bytes.first == 0x20 || bytes.last == 0x20)
        }
        guard hasQuotes else { return isQuoted ? "\"\(safe)\"" : safe }
        // By bytes: a quote under an accent is a quote all the same.
        let pieces = safe.utf8.split(separator: 0x22, omittingEmptySubsequences: false)
        return "\"" + pieces.map { String(Substring($0)) }.joined(separator: "\"\"") + "\""
    }
}

/// Writes a gradebook as comma-separated values: a row for each learner, and columns for each lesson and its exercises.
package struct Gradebook: GradesFormat {
    /// Makes the format.
    package init() {}

    /// Nothing: the columns are known at the end.
    package func row(_ file: GradedFile) -> String { "" }

    package func closing(_ summary: GradeSummary) -> String {
        var lessons: [(name: String, exercises: [String])] = []
        let learners = summary.learners
        for handIn in learners.lazy.flatMap(\.handIns) {
            let place = lessons.firstIndex { $0.name == handIn.column } ?? lessons.count
            if place == lessons.count { lessons.append((handIn.column, [])) }
            let known = lessons[place].exercises
            lessons[place].exercises += handIn.scores.map { $0.id }.filter { !known.contains($0) }
        }
        for missing in summary.missing where !lessons.contains(where: { $0.name == missing.lesson }) {
            lessons.append((missing.lesson, []))
        }
        let names = lessons.flatMap { lesson in
            [lesson.name, "\(lesson.name) status"] + lesson.exercises.map { "\(lesson.name) / \($0)" }
        }
        let missing = Dictionary(grouping: summary.missing, by: \.learner)
        let rows = learners.map { learner, handIns in
            let missing = missing[learner] ?? []
            let cells = lessons.flatMap { lesson -> [String] in
                let handIn = handIns.last { $0.column == lesson.name }
                let isMissing = missing.contains { $0.lesson == lesson.name }
                return [
                    handIn?.points.json ?? "", handIn?.verdict.rawValue ?? (isMissing ? "missing" : ""),
                ]
                    + lesson.exercises.map { id in
                        handIn?.scores.first { $0.id == id }?.points.json ?? ""
                    }
            }
            let points = handIns.reduce(0) { $0 + $1.points }
            let maximum = (handIns.map(\.maximum) + missing.map(\.maximum)).reduce(0, +)
            return GradesCSV.line(
                [learner, points.json, maximum.json, points.percent(of: maximum)]
                    + ["\(handIns.reduce(0) { $0 + $1.remarks })"] + cells)
        }
        return GradesCSV.line(["learner", "points", "maximum", "percent", "remarks"] + names) + rows.joined()
    }
}

extension HandIn {
    /// The name of its column in a gradebook.
    fileprivate var column: String { lesson ?? "session" }
}

extension Double {
    /// The points as a share of a maximum, in percent with at most one digit behind the dot; empty without a maximum.
    fileprivate func percent(of maximum: Double) -> String {
        maximum > 0 ? ((self / maximum * 1000).rounded(.down) / 10).json : ""
    }
}
