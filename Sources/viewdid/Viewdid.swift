import ArgumentParser
import CommandLanguage
import Foundation
import Platform
import Tutor
import VisibleText

/// The program: a session at the terminal unless a subcommand says otherwise.
@main
struct Viewdid: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "viewdid",
        abstract: "A tutor for the UIKit view controller life cycle.",
        discussion: """
            Without a subcommand, viewdid starts a session: type a command such as access view and see what UIKit calls, \
            or guess first with predict access view. Commands can also come from a pipe, or replace the subcommand: \
            viewdid explain viewDidLoad, viewdid symptom 'deinit is never called', viewdid map.
            """,
        version: Viewdid.version,
        subcommands: [
            PlayCommand.self, RunCommand.self, CheckCommand.self, LearnCommand.self, LessonsCommand.self,
            PracticeCommand.self, InterviewCommand.self, ExamCommand.self,
            StatsCommand.self, ReplayCommand.self, GradeCommand.self, ProgressCommand.self,
            DocumentsCommand.self, AnnotateCommand.self, VerifyCommand.self, ProjectCommand.self,
            WebCommand.self,
        ],
        defaultSubcommand: PlayCommand.self)

    static let version = "1.0"

    /// Parses the arguments and runs; what goes wrong is told without anything that a terminal would obey.
    static func main() async {
        StandardDescriptors.holdClosedOnes()
        // A file that may not grow any more is told of like a full disk. What is caught, editors do not get.
        signal(SIGXFSZ) { _ in }
        // Whoever ends the program by ^\ gets no report of a crash.
        signal(SIGQUIT, SIG_DFL)
        let command: (any ParsableCommand)?
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            try refuseEmpty(arguments)
            try refuseTooMany(arguments)
            if let help = helpOfSession(arguments) {
                command = try PlayCommand.parse(help)
            } else {
                command = arguments.isEmpty ? nil : try parseAsRoot()
            }
        } catch {
            Foundation.exit(tell(parsing: error))
        }
        do {
            // A session stays on the main thread, which is the one that Ctrl-C interrupts.
            switch command {
            case nil: try PlayCommand.beginSession()
            case var command as any AsyncParsableCommand: try await command.run()
            case var command?: try command.run()
            }
        } catch {
            Foundation.exit(tell(error))
        }
    }

    /// Refuses arguments without a character, which are a slip in a script: no subcommand has a use for one.
    private static func refuseEmpty(_ arguments: [String]) throws {
        // A shell that asks for completions hands over the word so far, which may be empty.
        guard arguments.first?.hasPrefix("---") != true else { return }
        for (index, argument) in arguments.enumerated() {
            guard argument.isEmpty || argument.hasPrefix("--") && argument.hasSuffix("=") else { continue }
            let place = argument.isEmpty ? "Argument \(index + 1) is empty" : "\(argument) has no value"
            throw ValidationError("\(place). If it comes from a shell variable, that variable isn't set.")
        }
    }

    /// As many as are parsed in seconds: the time grows with the square of their number.
    private static let mostArguments = 10_000

    private static func refuseTooMany(_ arguments: [String]) throws {
        guard arguments.count > mostArguments else { return }
        throw ValidationError(
            "There are \(arguments.count) arguments, but at most \(mostArguments) are read. Name the folder "
                + "that contains the files.")
    }

    /// Returns the request for help on a command of a session, as the session takes it; nil for all other arguments.
    private static func helpOfSession(_ arguments: [String]) -> [String]? {
        guard arguments.count > 1 else { return nil }
        let isTurned = arguments.count == 2 && ["--help", "-h"].contains(arguments[1])
        let words = isTurned ? ["help", arguments[0]] : arguments
        guard words[0] == "help", !words[1].hasPrefix("-"),
            !configuration.subcommands.contains(where: { $0.configuration.commandName == words[1] })
        else { return nil }
        return words
    }

    /// Tells why a command ended.
    ///
    /// - Returns: The exit status.
    private static func tell(_ error: any Error) -> Int32 {
        switch error {
        case let status as ExitStatus: return status.rawValue
        case let status as ExitCode: return status.rawValue
        case let failure as OutputFailure where failure.isReaderGone: break
        case let error as any WordedError: StandardError.print("Error: \(error)")
        case let error as ValidationError:
            // An error about a file needs no usage lines.
            StandardError.print("Error: \(error.message)")
            return exitCode(for: error).rawValue
        default:
            guard exitCode(for: error) == .failure else { return tell(parsing: error) }
            StandardError.print(
                "Error: An unexpected error (\(type(of: error))). "
                    + "Please report it with the command you ran.")
        }
        return (error as? any WordedError)?.exitStatus.rawValue ?? ExitStatus.faulty.rawValue
    }

    /// Tells what is wrong with the arguments, or what they ask to be told.
    ///
    /// - Returns: The exit status.
    private static func tell(parsing error: any Error) -> Int32 {
        let status = exitCode(for: error)
        let message = fullMessage(for: error)
        guard status != .success else {
            do throws(OutputFailure) {
                try StandardOutput.write(document: message + "\n")
                return status.rawValue
            } catch {
                return tell(error)
            }
        }
        message.split(separator: "\n", omittingEmptySubsequences: false)
            .forEach { StandardError.print(String($0)) }
        if let remedy = remedy(for: Array(CommandLine.arguments.dropFirst()), status) {
            StandardError.print(remedy)
        }
        return status.rawValue
    }

    /// Returns the suggestion for a subcommand in the wrong place, or for a misspelled one.
    private static func remedy(for arguments: [String], _ status: ExitCode) -> String? {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        guard status == .validationFailure, let first = arguments.first, !names.contains(first) else {
            return nil
        }
        guard first.hasPrefix("-") else {
            return Spelling.closest(to: first, among: names).map { "Did you mean: viewdid \($0)" }
        }
        return arguments.first(where: names.contains).map {
            "Options come after the subcommand: viewdid \($0) \(first)"
        }
    }
}
