import ArgumentParser
import Foundation
import Lifecycle
import LineEditing
import Session

/// A session: at the terminal with line editing, from a pipe without.
struct PlayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play", abstract: "Start a session (what happens without a subcommand).")

    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var limit: LimitOptions
    @OptionGroup var program: ProgramOptions

    @Option(name: .long, help: "Record the session to a transcript, or go on with one.", completion: .file())
    var record: String?

    func validate() throws {
        guard record == nil || limit.steps == ExecutionLimit().steps else {
            throw ValidationError(
                "--steps and --record do not go together: whoever replays a transcript has the usual limit.")
        }
    }

    func run() throws {
        let start = Session.Start.readyController(
            try environment.environment(), code: .standard, limit: limit.limit)
        let loop = ReadEvalPrintLoop(start, surroundings: program.surroundings)
        if let record { try loop.record(to: record) }
        loop.run(with: program) { loop.greet() }
        if loop.wasStopped { throw ExitCode.interrupted }
        if loop.hasFailed { throw ExitCode(1) }
    }
}

extension ReadEvalPrintLoop {
    /// Runs at a terminal if there is one, else from the pipe.
    ///
    /// - Parameters:
    ///   - program: How the program was called.
    ///   - open: What is said first to a person.
    func run(with program: ProgramOptions, open: () -> Void) {
        let isPerson = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        guard isPerson else {
            Interrupt.rememberFirst()
            return run(PipedLines(), isScript: true)
        }
        guard let terminal = terminal(historyPath: program.history) else {
            open()
            return run(PipedLines(showsPrompt: true))
        }
        open()
        if let notice = terminal.notice { show([Line(notice)]) }
        run(terminal)
    }
}
