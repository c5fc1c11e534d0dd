import Checks
import Lifecycle

/// The findings of a check, as JSON; Documentation/check.md describes the format.
package struct FindingsDocument: Encodable {
    private let format = "viewdid-findings"
    private let version = 1
    private let findings: [Finding]
    private let undecided: [Undecided]
    private let unfollowed: [Unfollowed]
    private let uncalled: [String]
    private let problems: [Problem]
    private let files: Int, controllers: Int, cutShort: Int, silenced: Int, leftOut: Int

    package init(_ report: CheckReport) {
        findings = report.findings.map(Finding.init)
        undecided = report.undecided.map {
            Undecided(kind: $0.kind.identifier, place: Place($0.place), reason: $0.reason.rawValue)
        }
        unfollowed = report.cutShort.map {
            Unfollowed(class: $0.name, place: Place($0.place), reason: $0.reason)
        }
        uncalled = report.uncalled.map(\.name)
        problems = report.problems.map { Problem(place: Place($0.place), message: $0.text) }
        files = report.files
        controllers = report.controllers
        cutShort = report.cutShort.count
        silenced = report.silenced
        leftOut = report.leftOut
    }

    /// The document, with keys in a stable order.
    package func json() throws -> String { try JSONDocument.text(of: self) + "\n" }

    private struct Place: Encodable {
        let file: String
        let line: Int, column: Int

        init(_ place: CodeLocation) {
            (file, line, column) = (place.file, place.line, place.column)
        }
    }

    private struct Undecided: Encodable {
        let kind: String
        let place: Place
        let reason: String
    }

    private struct Unfollowed: Encodable {
        let `class`: String
        let place: Place
        let reason: String
    }

    private struct Problem: Encodable {
        let place: Place
        let message: String
    }

    private struct Finding: Encodable {
        let kind: String, message: String, remedy: String, rule: String
        let `class`: String
        let place: Place
        let commands: [String]?
        let trace: [Step]?
        let fix: Fix?

        init(_ finding: CodeFinding) {
            kind = finding.kind.identifier
            message = finding.message
            remedy = finding.kind.facts.remedy
            rule = finding.rule.facts.identifier
            `class` = finding.className
            place = Place(finding.place)
            commands = finding.proof?.commands
            trace = finding.proof?.trace.map {
                Step(text: $0.text, depth: $0.depth, place: $0.place.map(Place.init))
            }
            fix = finding.fix.map { fix in
                Fix(
                    title: fix.title,
                    edits: fix.edits.map {
                        Edit(
                            start: $0.bytes.lowerBound, end: $0.bytes.upperBound, text: $0.text,
                            from: Place($0.start), to: Place($0.end))
                    })
            }
        }
    }

    private struct Step: Encodable {
        let text: String
        let depth: Int
        let place: Place?
    }

    private struct Fix: Encodable {
        let title: String
        let edits: [Edit]
    }

    /// New text in the place of the bytes from `start` to `end`.
    private struct Edit: Encodable {
        let start: Int, end: Int
        let text: String
        let from: Place, to: Place
    }
}
