import ArgumentParser
import CommandLanguage
import Foundation
import LineEditing
import Session
import SwiftSource
import Tutor
import VisibleText

/// The commands in a file, or the classes of Swift files with commands that make them live.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Run the commands in a file, or view controllers in Swift.",
        discussion: """
            viewdid run Login.swift reads the classes in the file, launches the first controller class \
            and shows what UIKit calls, with file and line. To run other commands, use -c or --scenario. \
            Documentation/swift-subset.md lists the Swift that viewdid understands. Storyboards and nibs are read from the \
            file's folder and its Base.lproj, or, for several files, from anywhere in the folder that contains them. If you name \
            a folder, nothing outside is read.

            The exit status is 1 if a command is malformed, an expectation is not met, or Swift cannot be read, and \
            130 if Ctrl-C ended the run. An exception in the simulated app does not change it.
            """)

    @Argument(
        help: """
            A file of commands, one or more per line (- is standard input), or Swift files, storyboards, nibs and \
            folders of them.
            """,
        completion: .file())
    var files: [String]

    @Option(
        name: .shortAndLong,
        help: "Commands to run with the classes in the Swift files, such as 'launch Login; rotate'.")
    var commands: String?

    @Option(
        name: .long, help: "A file of commands to run with the classes in the Swift files.",
        completion: .file())
    var scenario: String?

    @Flag(name: .long, help: "List the Swift code that was skipped because it isn't understood.")
    var verbose = false

    @Flag(
        name: .long, help: "Assume that nibs and storyboards exist only if files or commands describe them.")
    var strict = false

    @Flag(name: .long, help: "Print the trace as JSON (Documentation/trace-format.md).")
    var json = false

    @Option(
        parsing: .upToNextOption,
        help: "Compare the calls to the app's own code on several iOS versions, such as 12 26.")
    var compare: [String] = []

    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var limit: LimitOptions
    @OptionGroup var program: ProgramOptions

    private var isSwift: Bool {
        files.allSatisfy {
            $0.lowercased().hasSuffix(".swift") || SourcePaths.isInterface($0) || SourcePaths.isFolder($0)
        }
    }

    func validate() throws {
        guard !files.isEmpty else { throw ValidationError("Name a file of commands, or Swift files.") }
        guard isSwift || files.count == 1 else {
            throw ValidationError(
                "You can name several Swift files, but only one file of commands.")
        }
        guard isSwift || commands == nil && scenario == nil else {
            throw ValidationError(
                "-c and --scenario are for Swift files, but \(files[0]) contains commands.")
        }
        guard compare.isEmpty || isSwift && scenario == nil && compare.count > 1 else {
            throw ValidationError(
                "--compare needs Swift files and at least two iOS versions, and can't be combined with --scenario."
            )
        }
        guard commands == nil || scenario == nil else {
            throw ValidationError("Use either -c or --scenario, not both.")
        }
    }

    func run() throws {
        Interrupt.rememberFirst()
        guard isSwift else {
            let start = Session.Start.readyController(
                try environment.environment(), code: .standard, limit: limit.limit)
            return try play(files[0], from: try InputFile.ofCommands(files[0]).lines, start)
        }
        let sources = try SwiftFiles(files, assumesNibs: !strict)
        let start = Session.Start(
            environment: try environment.environment(), code: .standard, program: sources.program,
            limit: limit.limit)
        if let problem = Session(start).problem {
            StandardError.print("\(files[0]): \(problem)")
            throw ExitStatus.no
        }
        if let scenario {
            return try play(scenario, from: try InputFile.ofCommands(scenario).lines, start, sources)
        }
        let given = try commands ?? sources.launch(from: start)
        if !compare.isEmpty { return try compareReleases(running: given, from: start) }
        try play(nil, from: ScriptedLines(given), start, sources) { first in
            AlternativeRuns(
                of: Self.statements(in: given), from: start, after: first.simulation)
        }
    }

    /// The lines as the first run takes them, those with open braces joined.
    private static func statements(in given: String) -> [String] {
        var lines = ContinuedLines(ScriptedLines(given)), statements: [String] = []
        while case .line(let line) = lines.next(Prompt(""), takesCode: true) { statements.append(line) }
        return statements
    }

    /// Runs the same commands on each release, and prints what differs for the app's own code.
    private func compareReleases(running given: String, from start: Session.Start) throws {
        let commands = Self.statements(in: given).joined(separator: "; ")
        var session = Session(start)
        switch session.enter("compare ios \(compare.joined(separator: " ")): \(commands)").first {
        case .comparison(let comparison)?:
            let lines = ComparisonLines(comparison)
            if json { return try StandardOutput.write(document: lines.ownCallDocument.document) }
            try StandardOutput.print(lines.ownCalls, program.settings.surroundings.styling)
        case .misunderstood(_, let error)?: throw ValidationError(error.message)
        default: throw ExitStatus.no
        }
    }

    private func play(
        _ name: String?, from lines: some LineSource, _ start: Session.Start, _ sources: SwiftFiles? = nil,
        others: ((Session) -> AlternativeRuns)? = nil
    ) throws {
        guard !json else {
            var recorder = TraceRecorder(session: Session(start), file: name ?? "-c")
            return try recorder.play(lines, of: sources, others: others)
        }
        let loop = program.loop(start)
        try loop.run(lines, isScript: true, name: name == "-" ? nil : name, offersNext: false)
        let others = others?(loop.learner.session)
        let skipped =
            sources?.skipped(in: loop.learner.session.simulation.trace, others: others, isVerbose: verbose)
            ?? []
        try StandardOutput.print(
            SlipLines(sources?.slips ?? []).lines + (others?.lines ?? [])
                + (sources?.notSimulated(in: loop.learner.session.simulation) ?? [])
                + skipped,
            loop.surroundings.styling
        )
        try loop.end()
    }
}

extension InputFile {
    fileprivate var lines: PipedLines { PipedLines(descriptor: descriptor) }
}
