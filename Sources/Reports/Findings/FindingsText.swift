import Checks
import Lifecycle
import Session

/// The findings of a check, for people.
package struct FindingsText {
    private let report: CheckReport
    private let showsUndecided: Bool

    package init(_ report: CheckReport, showsUndecided: Bool) {
        self.report = report
        self.showsUndecided = showsUndecided
    }

    /// The lines: each finding with what shows it and what mends it, then what all came to.
    package var lines: [String] {
        report.findings.flatMap(lines)
            + (showsUndecided ? report.undecided.map(line) : []) + report.cutShort.map(line) + uncalled
            + [summary]
    }

    /// The lines of one finding.
    private func lines(_ finding: CodeFinding) -> [String] {
        var lines = [finding.line]
        if let proof = finding.proof {
            lines.append("    shown by: \(proof.commands.joined(separator: "; "))")
            lines += proof.trace.map { step in
                let indentation = String(repeating: "  ", count: step.depth)
                let place = step.place.map { "  \($0.file):\($0.line)" } ?? ""
                return "      \(indentation)\(step.text)\(place)"
            }
        }
        let fix = finding.fix.map { " --fix does this: \($0.title)." } ?? ""
        return lines + [
            "    \(finding.kind.facts.remedy)\(fix)",
            "    rule: \(finding.rule.facts.identifier): \(finding.rule.facts.statement)",
        ]
    }

    private func line(_ undecided: UndecidedFinding) -> String {
        "\(undecided.place.text): undecided: \(undecided.kind.facts.title) [\(undecided.kind.identifier)] "
            + "depends on code that isn't understood (\(undecided.reason.rawValue))"
    }

    private func line(_ unfollowed: PartlyCheckedClass) -> String {
        "\(unfollowed.place.text): not fully checked: \(unfollowed.name) (\(unfollowed.reason))"
    }

    /// The methods that UIKit would also call, the first of them unless all are asked for.
    private var uncalled: [String] {
        let names = report.uncalled.map(\.name)
        guard !names.isEmpty else { return [] }
        let shown = showsUndecided ? names : Array(names.prefix(Self.uncalledShown))
        let rest = names.count - shown.count
        let more = rest > 0 ? ", and \(rest) more (--undecided lists them)" : ""
        return ["UIKit would also call code that isn't simulated: \(shown.joined(separator: ", "))\(more)."]
    }

    private static let uncalledShown = 5

    private var summary: String {
        let findings = report.findings.count
        var parts = [
            findings == 0 ? "Nothing found" : findings.counted("finding", "findings"),
            report.controllers.counted("controller class", "controller classes") + " in "
                + report.files.counted("file", "files"),
        ]
        if !report.undecided.isEmpty {
            parts.append(
                "\(report.undecided.count) undecided"
                    + (showsUndecided ? "" : " (--undecided lists them)"))
        }
        if !report.cutShort.isEmpty {
            parts.append(
                report.cutShort.count.counted("class", "classes") + " not fully checked")
        }
        if report.silenced > 0 { parts.append("\(report.silenced) silenced") }
        if report.leftOut > 0 {
            parts.append(report.leftOut.counted("test file", "test files") + " left out")
        }
        if !report.problems.isEmpty { parts.append("\(report.problems.count) couldn't be checked") }
        return parts.joined(separator: "; ") + "."
    }
}

/// The findings of a check, in lines that Xcode and editors recognize as compiler output.
package struct FindingsLines {
    /// A line for each finding, and for each class that was not followed to the end.
    package let lines: [String]

    package init(_ report: CheckReport) {
        lines =
            report.findings.map(\.line)
            + report.cutShort.map {
                "\($0.place.text): note: \($0.name) was not fully checked: \($0.reason)"
            }
    }
}

extension CodeFinding {
    /// The place and the mistake, as compilers write them; what rests on assumptions says so.
    fileprivate var line: String {
        let assumed = confidence == .likely ? "likely: " : ""
        return "\(place.text): warning: \(assumed)\(message) [\(kind.identifier)]"
    }
}

extension CodeLocation {
    /// The place, as compilers write it.
    fileprivate var text: String { "\(file):\(line):\(column)" }
}
