import ArgumentParser
import Checks
import Foundation
import Lifecycle
import LineEditing
import Reports
import Tutor
import VisibleText

/// Lifecycle mistakes in the view controllers of whole apps.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Find lifecycle mistakes in Swift view controllers.",
        discussion: """
            Each controller class is run in a simulated app: on screen, rotated, in a navigation stack, as a sheet, \
            released. A mistake is reported with its place and the commands that show it. Mistakes that depend on \
            code viewdid doesn't understand are counted as undecided, not reported. Files in a folder are \
            sorted by name; tests, Pods and similar folders are skipped. Documentation/check.md describes the kinds of \
            mistakes and .viewdid.yml.

            The exit status is 0 if nothing was found, 1 if something was, 2 if a file could not be checked.
            """)

    /// The forms of a report.
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, sarif, xcode }

    @ArgumentParser.Argument(help: "Swift files or folders.", completion: .file())
    var paths: [String] = []

    @Option(name: .long, help: "The format of the report: text, json, sarif or xcode.")
    var format = Format.text

    @Flag(name: .long, help: "Fix what can be fixed, and report the rest.")
    var fix = false

    @Flag(name: .long, help: "List possible mistakes that depend on code the tutor doesn't understand.")
    var undecided = false

    @Flag(name: .long, help: "List the kinds of mistakes that check finds.")
    var kinds = false

    @Option(
        name: .long, help: "The settings file (default: .viewdid.yml in the folder).", completion: .file())
    var config: String?

    @Option(
        name: .long,
        help: "Report only findings that aren't in this file. If there is no such file, write it.",
        completion: .file())
    var baseline: String?

    func validate() throws {
        guard kinds || !paths.isEmpty else { throw ValidationError("Name Swift files or a folder.") }
    }

    func run() async throws {
        guard !kinds else { return try printKinds() }
        Interrupt.rememberFirst()
        for path in paths { try PathCheck.validate(path) }
        let (settings, folder) = try settings()
        let search = SourceSearch(paths) { path in
            Interrupt.isPending || settings.excludes(Self.path(path, in: folder))
        }
        for problem in search.problems { StandardError.print(problem) }
        if !search.problems.isEmpty { throw ExitStatus.notJudged }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let progress = CheckProgress()
        let checker = Checker(
            disabled: settings.disabled, tasks: cores, isEnded: { Interrupt.isPending },
            advance: { progress.advance($0) }
        ) { try InputFile.text(of: $0) }
        var report = await checker.check(search.files)
        progress.erase()
        let isInterrupted = Interrupt.isPending
        if fix, !isInterrupted { report = try mend(report) }
        if let baseline, !isInterrupted { report = try silence(report, by: baseline) }
        for problem in report.problems + report.misnamed { StandardError.print(problem.line) }
        switch format {
        case .text: try StandardOutput.print(FindingsText(report, showsUndecided: undecided).lines)
        case .xcode:
            try StandardOutput.write(document: FindingsLines(report).lines.map { $0 + "\n" }.joined())
        case .json: try StandardOutput.write(document: report.json)
        case .sarif:
            try StandardOutput.write(document: report.sarif(version: Viewdid.version))
        }
        if isInterrupted {
            StandardError.print("Interrupted: the report covers what was checked so far.")
            throw ExitStatus.interrupted
        }
        if report.exitStatus != 0 { throw ExitCode(report.exitStatus) }
    }

    private func printKinds() throws {
        let width = FindingKind.allCases.map(\.identifier.count).max() ?? 0
        for kind in FindingKind.allCases {
            let name = kind.identifier.padding(toLength: width + 2, withPad: " ", startingAt: 0)
            try StandardOutput.print(name + kind.facts.title)
        }
    }

    // MARK: - Settings

    /// The settings, with the folder that their paths begin from.
    private func settings() throws -> (CheckSettings, folder: String) {
        let named = config.map { [$0] }
        let candidates = named ?? paths.map { $0 + "/" + CheckSettings.fileName } + [CheckSettings.fileName]
        for path in candidates where named != nil || SourceSearch.kind(of: path) == .file {
            // Foundation's own ends the program for a name of one letter.
            let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
            do {
                let text = try InputFile.text(of: path, limit: CheckSettings.longestText)
                return (try CheckSettings(text, path: path), folder)
            } catch let error as CheckSettingsError {
                StandardError.print(error.description)
                throw ExitStatus.notJudged
            }
        }
        return (CheckSettings(), "")
    }

    /// A path as it is seen from a folder.
    private static func path(_ path: String, in folder: String) -> String {
        let front = folder + "/"
        return !folder.isEmpty && path.hasPrefix(front) ? String(path.dropFirst(front.count)) : path
    }

    // MARK: - Files

    /// Silences what a baseline has, which is written first if there is none.
    private func silence(_ report: CheckReport, by path: String) throws -> CheckReport {
        try PathCheck.validate(path, of: "--baseline")
        if !FileManager.default.fileExists(atPath: path) {
            try NewFile.write(report.baseline.map { $0 + "\n" }.joined(), to: path)
        }
        return report.silencing(try InputFile.text(of: path).split(separator: "\n"))
    }

    /// Mends the files.
    ///
    /// - Returns: What is left.
    private func mend(_ report: CheckReport) throws -> CheckReport {
        var mended: Set<CodeFinding> = []
        let byFile = Dictionary(grouping: report.findings.filter { $0.fix != nil }, by: \.place.file)
        for (path, findings) in byFile.sorted(by: { $0.key < $1.key }) {
            let fixer = SourceFixer(findings, in: try InputFile.text(of: path))
            guard !fixer.mended.isEmpty else { continue }
            do throws(NewFile.Failure) { try ChangedFile.write(fixer.text, to: path) } catch {
                StandardError.print("\(error) Nothing in it was fixed.")
                throw ExitStatus.notJudged
            }
            mended.formUnion(fixer.mended)
            for finding in fixer.mended {
                StandardError.print(
                    "\(finding.place.file):\(finding.place.line): fixed: \(finding.fix?.title ?? "")")
            }
        }
        return report.without(mended)
    }
}

/// The number of files that were read and of classes that were run, in one row of the terminal.
private final class CheckProgress: @unchecked Sendable {
    private let lock = NSLock()
    private var files = 0, classes = 0
    // The report is printed when the row has gone.
    private var row = GradingProgress.onStandardError(isReportOnTerminal: false, after: 1)

    func advance(_ step: Checker.Advance) {
        lock.withLock {
            switch step {
            case .readFile: files += 1
            case .ranClass: classes += 1
            }
            row?.show("\(files) files read, \(classes) classes checked")
        }
    }

    func erase() { lock.withLock { row?.erase() } }
}
