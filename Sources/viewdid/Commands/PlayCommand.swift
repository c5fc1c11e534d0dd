import ArgumentParser
import CommandLanguage
import Foundation
import Lifecycle
import LineEditing
import Session
import SwiftSource
import Tutor
import VisibleText

/// A session: at the terminal with line editing, from a pipe without.
struct PlayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Start a session, or run one command.",
        discussion: """
            viewdid explain viewDidLoad, viewdid claim P7 and viewdid 'launch vc; rotate landscape' run session \
            commands and exit. The exit status is 1 if a command isn't understood.
            """)

    @ArgumentParser.Argument(
        help: "Commands to run instead of a session, such as explain viewDidLoad.",
        completion: .sessionCommands)
    var command: [String] = []

    @Flag(
        name: .long,
        help: "Show the last command on a small phone, call by call; to try it: viewdid play push --slow.")
    var slow = false

    @Option(
        name: .long, help: "Write the picture of map, card, diagram or --slow to a new file (SVG).",
        completion: .file())
    var svg: String?

    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var limit: LimitOptions
    @OptionGroup var learner: LearnerOptions
    @OptionGroup var program: ProgramOptions

    @Option(name: .long, help: "Record the session to a transcript, or continue one.", completion: .file())
    var record: String?

    @Flag(
        name: .long,
        help:
            "Print the results of piped commands and answers as JSON (Documentation/trace-format.md)."
    )
    var json = false

    func validate() throws {
        guard !json || record == nil else { throw ValidationError("--json and --record can't be combined.") }
        guard !command.isEmpty || !slow && svg == nil else {
            throw ValidationError("--slow and --svg need a command, such as play push --slow.")
        }
        if let first = command.first {
            guard !Self.subcommands.contains(first) else {
                throw ValidationError("Put the subcommand \(first) before its options.")
            }
            guard !Self.isMisspelledSubcommand(first) else {
                throw ValidationError("\(first) is neither a subcommand nor a session command.")
            }
        }
        guard record == nil || limit.steps == ExecutionLimit().steps else {
            throw ValidationError(
                "--steps and --record can't be combined: a transcript is always replayed with the default limit."
            )
        }
    }

    func run() throws {
        let start = Session.Start.readyController(
            try environment.environment(), code: .standard, limit: limit.limit)
        if json {
            Interrupt.rememberFirst()
            var recorder = TraceRecorder(session: Session(start), file: "-")
            guard command.isEmpty else {
                return try recorder.play(ScriptedLines(line))
            }
            return try recorder.play(PipedLines())
        }
        let loop = program.loop(start, learner: learner.name, key: learner.sealing.parsed)
        if let record { try loop.record(to: record) }
        if command.isEmpty {
            try loop.run(keeping: program.settings.history) { loop.greet(version: Viewdid.version) }
        } else {
            Interrupt.rememberFirst()
            try loop.run(ScriptedLines(line), isScript: true, tellsPlaces: false)
        }
        try loop.end()
    }

    /// The commands, with what the options add. The name of a ready setup stands for it and what is predicted there.
    private var line: String {
        let text = command.joined(separator: " ")
        guard slow else { return text + (svg.map { " svg " + $0 } ?? "") }
        let world = PresetWorld.all.first { $0.name == text.lowercased() }
        return (world.map { "world \($0.name); \($0.prediction)" } ?? text)
            + "; diagram " + (svg.map { "animation " + $0 } ?? "slow")
    }

    /// A session as it is without any option: to read none takes as long as all else up to the first prompt.
    static func beginSession() throws {
        let settings = ProgramSettings(), learner = LearnerOptions.name(given: nil)
        try LearnerOptions.validate(learner)
        let start = Session.Start.readyController(code: .standard, limit: LimitOptions.limit())
        let loop = ReadEvalPrintLoop(start, learner: learner, surroundings: settings.surroundings)
        try loop.run(keeping: settings.history) { loop.greet(version: Viewdid.version) }
        try loop.end()
    }

    /// Returns whether a word looks like a subcommand and doesn't begin a command of a session.
    private static func isMisspelledSubcommand(_ word: String) -> Bool {
        let isCommand = CommandHelp.all.contains {
            $0.name.prefix { $0 != " " }.lowercased() == word.prefix { $0 != " " }.lowercased()
        }
        return !isCommand && Spelling.closest(to: word, among: subcommands) != nil
    }

    private static var subcommands: [String] {
        Viewdid.configuration.subcommands.compactMap { $0.configuration.commandName }
    }
}
