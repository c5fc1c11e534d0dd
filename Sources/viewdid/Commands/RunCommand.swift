import ArgumentParser
import Foundation
import LineEditing
import Session

/// The commands in a file.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Carry out the commands in a file.",
        discussion: "The exit status is 1 if a command is malformed or an expectation is not met.")

    @Argument(help: "A file of commands, one or more a line; - is standard input.", completion: .file())
    var file: String

    @Flag(name: .long, help: "Print the trace as JSON (Documentation/trace-format.md).")
    var json = false

    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var program: ProgramOptions

    func run() throws {
        let start = Session.Start.readyController(try environment.environment(), code: .standard)
        let handle = try InputFile.open(file)
        let lines = PipedLines(descriptor: handle.descriptor)
        guard !json else {
            var recorder = TraceRecorder(session: Session(start), file: file)
            recorder.read(lines)
            print(try recorder.document())
            for problem in recorder.problems { StandardError.print(problem) }
            if !recorder.problems.isEmpty { throw ExitCode(1) }
            return
        }
        let loop = ReadEvalPrintLoop(start, surroundings: program.surroundings)
        loop.run(lines, isScript: true, name: file == "-" ? nil : file)
        if loop.hasFailed { throw ExitCode(1) }
    }
}
