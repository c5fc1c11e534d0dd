import Course
import Session

/// Writes grades for people: a block for each file, then the sums.
package struct GradesText: GradesFormat {
    /// Makes the format.
    package init() {}

    package var tellsAtEnd: Bool { true }
    package var isForPeople: Bool { true }

    /// All there is to say about wrong answers.
    package var wants: Grader.Wants { Grader.Wants(.everything) }

    /// The block of a file.
    ///
    /// - Parameter file: The row.
    /// - Returns: Its name and score, then each item with its reasons, then what was found.
    package func row(_ file: GradedFile) -> String {
        let path = file.pseudonym.map { "\"\($0.clipped)\"" } ?? file.path.quoted
        switch file.result {
        case .failure(let failure):
            let learner = file.pseudonym == nil ? file.shownLearner.map { " (\($0.quotedName))" } : nil
            return "\(path)\(learner ?? ""): not graded\n  \(failure)\n\n"
        case .success(let grade):
            let lines =
                grade.items.flatMap(lines) + grade.decisions.map { "  i \(TranscriptText.escaped($0))" }
                + grade.findings.map { "  \($0.isTampering ? "!" : "i") \($0)" }
            return ([heading(path, file, grade)] + lines).joined(separator: "\n") + "\n\n"
        }
    }

    /// The sums.
    ///
    /// - Parameter summary: What all files together come to.
    /// - Returns: What is missing, what is alike, and one line of sums.
    package func closing(_ summary: GradeSummary) -> String {
        let totals = summary.totals
        let missing = summary.missing.map {
            "missing: \($0.lesson.clipped) of \($0.learner.quotedName)\n"
        }
        let superseded = summary.superseded.map {
            "not counted: \($0.party.shownLearner.quotedName) (\($0.file)): \($0.sentence)\n"
        }
        let alike = (summary.similarities ?? []).map(text)
        let end = totals.isInterrupted ? "interrupted after " : ""
        let files = totals.files.counted("file", "files")
        return
            missing.joined() + superseded.joined() + alike.joined() + end
            + "\(files): \(totals.passed) passed, \(totals.notPassed) not passed, \(totals.failed) not graded"
            + (totals.reports > 0 ? ", \(totals.reports) only reported" : "")
            + (totals.superseded > 0 ? ", \(totals.superseded) not counted" : "")
            + (totals.missing > 0 ? ", \(totals.missing) missing" : "") + "; "
            + "\(totals.points.asPoints) of \(totals.maximum.asPoints) points\n"
    }

    private func text(_ similarity: Similarity) -> String {
        let parties = [similarity.first, similarity.second].map {
            "\($0.shownLearner.quotedName) (\($0.pseudonym == nil ? $0.path.quoted : "hidden"))"
        }
        let examples = similarity.examples.map { "      \(TranscriptText.escaped($0))\n" }
        return "alike: \(parties.joined(separator: " and "))\n  \(similarity.sentence)\n" + examples.joined()
    }

    private func heading(_ path: String, _ file: GradedFile, _ grade: Grade) -> String {
        let who = [file.pseudonym == nil ? grade.learner?.quotedName : nil, grade.lesson?.clipped].compactMap(
            \.self)
        let name = who.isEmpty ? path : "\(path) (\(who.joined(separator: ", ")))"
        let verdict =
            switch grade.result {
            case .passed: "passed"
            case .notPassed where grade.items.isEmpty: "not passed: nothing was asked"
            case .notPassed: "not passed"
            case .report where grade.lesson != nil: "a report only, because the rubric doesn't ask for it"
            case .report: "a report only, because no rubric says which predictions are required"
            }
        return "\(name): \(grade.points.asPoints) of \(grade.maximum.asPoints), \(verdict)"
    }

    private func lines(_ item: GradeItem) -> [String] {
        let hints = item.hints == 0 ? "" : item.hints == 1 ? ", 1 hint" : ", \(item.hints) hints"
        let sign = item.isFull ? "+" : "-"
        let score = "\(item.points.asPoints) of \(item.maximum.asPoints)"
        var lines = ["  \(sign) \(item.id.clipped): \(score)\(hints)  \(TranscriptText.escaped(item.asked))"]
        if let answer = item.answer { lines.append("      answer: \(TranscriptText.escaped(answer))") }
        return lines + item.reasons.map { "      \(TranscriptText.escaped($0))" }
    }
}

extension String {
    /// The text in quotes, so that nobody takes a part of it for a score or another row; cut if it is long.
    fileprivate var quotedName: String {
        let limit = 60, count = unicodeScalars.count
        let shown = count <= limit ? self : String(unicodeScalars.prefix(limit)) + "…"
        let quoted =
            "\"" + TranscriptText.escaped(shown).unicodeScalars.map { $0 == "\"" ? "\\\"" : "\($0)" }.joined()
            + "\""
        return count <= limit ? quoted : "\(quoted) of \(count) characters"
    }
}

extension Double {
    /// The number with at most two digits behind the dot; never rounded up to a whole that it is not.
    var asPoints: String {
        let nearest = (self * 100).rounded()
        let isWhole = nearest.truncatingRemainder(dividingBy: 100) == 0
        let hundredths = Int(isWhole ? (self * 100 + 1e-9).rounded(.down) : nearest)
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        guard rest != 0 else { return "\(whole)" }
        let digits = rest < 10 ? "0\(rest)" : "\(rest)"
        return "\(whole).\(digits.hasSuffix("0") ? String(digits.dropLast()) : digits)"
    }
}
