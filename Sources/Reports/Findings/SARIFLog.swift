import Checks
import Foundation
import Lifecycle

/// The findings of a check, in the Static Analysis Results Interchange Format 2.1.0.
package struct SARIFLog: Encodable {
    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [SARIFRun]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    /// Makes a log of one run.
    ///
    /// - Parameters:
    ///   - report: What was found.
    ///   - version: The version of the program.
    package init(_ report: CheckReport, version: String) {
        runs = [SARIFRun(report, version: version)]
    }

    /// The log, with keys in a stable order.
    package func json() throws -> String { try JSONDocument.text(of: self) + "\n" }
}

/// The one run of a log.
struct SARIFRun: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [SARIFResult]
    let columnKind = "unicodeCodePoints"

    init(_ report: CheckReport, version: String) {
        tool = Tool(
            driver: Driver(version: version, rules: FindingKind.allCases.map(ReportingDescriptor.init)))
        results = report.findings.map(SARIFResult.init)
        invocations = [
            Invocation(
                executionSuccessful: report.problems.isEmpty,
                toolExecutionNotifications: report.problems.map {
                    Notification(
                        level: "error", message: Message(text: $0.text),
                        locations: [SARIFLocation($0.place)])
                }
                    + report.cutShort.map {
                        Notification(
                            level: "note",
                            message: Message(text: "\($0.name) was not fully checked: \($0.reason)"),
                            locations: [SARIFLocation($0.place)])
                    })
        ]
    }

    struct Tool: Encodable { let driver: Driver }

    struct Driver: Encodable {
        let name = "viewdid"
        let version: String
        let rules: [ReportingDescriptor]
    }

    struct Message: Encodable { let text: String }

    /// The description of a kind of finding.
    struct ReportingDescriptor: Encodable {
        let id: String
        let shortDescription: Message, fullDescription: Message, help: Message
        let defaultConfiguration = Configuration()

        struct Configuration: Encodable { let level = "warning" }

        init(_ kind: FindingKind) {
            id = kind.identifier
            shortDescription = Message(text: kind.facts.title)
            fullDescription = Message(text: kind.facts.rule.facts.statement)
            help = Message(text: kind.facts.remedy)
        }
    }

    struct Invocation: Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
        let level: String
        let message: Message
        let locations: [SARIFLocation]
    }
}

/// A finding.
struct SARIFResult: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level = "warning"
    let message: SARIFRun.Message
    let locations: [SARIFLocation]
    let codeFlows: [CodeFlow]?
    let fixes: [Fix]?
    let properties: Properties?

    init(_ finding: CodeFinding) {
        ruleId = finding.kind.identifier
        ruleIndex = FindingKind.allCases.firstIndex(of: finding.kind) ?? 0
        message = .init(text: finding.message)
        locations = [SARIFLocation(finding.place)]
        // A flow has places only: what UIKit does by itself has none, and is left out.
        let steps = (finding.proof?.trace ?? []).compactMap { step in
            step.place.map {
                FlowLocation(
                    nestingLevel: step.depth, location: SARIFLocation($0, message: step.text))
            }
        }
        codeFlows = steps.isEmpty ? nil : [CodeFlow(threadFlows: [.init(locations: steps)])]
        fixes = finding.fix.map { [Fix($0)] }
        properties = finding.proof.map { Properties(commands: $0.commands) }
    }

    struct CodeFlow: Encodable {
        let threadFlows: [ThreadFlow]

        struct ThreadFlow: Encodable { let locations: [FlowLocation] }
    }

    struct FlowLocation: Encodable {
        let nestingLevel: Int
        let location: SARIFLocation
    }

    /// The commands of the run that shows it.
    struct Properties: Encodable { let commands: [String] }

    struct Fix: Encodable {
        let description: SARIFRun.Message
        let artifactChanges: [Change]

        init(_ fix: CodeFix) {
            description = .init(text: fix.title)
            artifactChanges = [
                Change(
                    artifactLocation: .init(path: fix.file),
                    replacements: fix.edits.map {
                        Replacement(
                            deletedRegion: .init(from: $0.start, to: $0.end),
                            insertedContent: .init(text: $0.text))
                    })
            ]
        }
    }

    struct Change: Encodable {
        let artifactLocation: SARIFLocation.Artifact
        let replacements: [Replacement]
    }

    struct Replacement: Encodable {
        let deletedRegion: SARIFLocation.Region
        let insertedContent: SARIFRun.Message
    }
}

/// A place in a file.
struct SARIFLocation: Encodable {
    let physicalLocation: Physical
    let message: SARIFRun.Message?

    struct Physical: Encodable {
        let artifactLocation: Artifact
        let region: Region?
    }

    struct Artifact: Encodable {
        let uri: String

        /// A path as a URI: relative ones stay so.
        init(path: String) {
            let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
            let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
            uri = path.hasPrefix("/") ? "file://" + escaped : escaped
        }
    }

    struct Region: Encodable {
        let startLine: Int, startColumn: Int
        let endLine: Int?, endColumn: Int?

        init(from start: CodeLocation, to end: CodeLocation? = nil) {
            (startLine, startColumn) = (start.line, start.column)
            (endLine, endColumn) = (end?.line, end?.column)
        }
    }

    init(_ place: CodeLocation, message: String? = nil) {
        physicalLocation = Physical(
            artifactLocation: Artifact(path: place.file),
            region: place.line > 0 ? Region(from: place) : nil)
        self.message = message.map { .init(text: $0) }
    }
}
