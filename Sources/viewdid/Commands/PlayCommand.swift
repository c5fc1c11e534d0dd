import ArgumentParser
import Foundation
import LineEditing
import Session

/// A session: at the terminal with line editing, from a pipe without.
struct PlayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play", abstract: "Start a session (what happens without a subcommand).")

    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let variables = ProcessInfo.processInfo.environment
        let styling = output.styling(in: variables)
        let start = Session.Start.readyController(try environment.environment())
        let loop = ReadEvalPrintLoop(session: Session(start), styling: styling)
        let isPerson = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        if isPerson, let terminal = loop.terminal(historyPath: Folders(variables).history) {
            loop.greet()
            if let notice = terminal.notice { loop.show([Line(notice)]) }
            loop.run(terminal)
        } else {
            if isPerson { loop.greet() }
            loop.run(PipedLines(showsPrompt: isPerson), isScript: !isPerson)
        }
        if loop.hasFailed { throw ExitCode(1) }
    }
}
