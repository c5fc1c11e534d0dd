import ArgumentParser
import CommandLanguage
import Foundation
import VisibleText

/// The program: a session at the terminal unless a subcommand says otherwise.
@main
struct Viewdid: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "viewdid",
        abstract: "A tutor for the life of a UIKit view controller.",
        discussion: """
            Without a subcommand it starts a session: type a command such as access view and see what UIKit calls, \
            or guess first with predict access view. Commands can also come from a pipe, or stand in place of the \
            subcommand: viewdid explain viewDidLoad.
            """,
        version: Viewdid.version,
        subcommands: [
            PlayCommand.self, RunCommand.self, CheckCommand.self, LearnCommand.self, LessonsCommand.self,
            NotesCommand.self, PracticeCommand.self, InterviewCommand.self, ExamCommand.self,
            StatsCommand.self, ReplayCommand.self, GradeCommand.self, ProgressCommand.self,
            DocumentsCommand.self, AnnotateCommand.self,
        ],
        defaultSubcommand: PlayCommand.self)

    static let version = "1.0"

    /// Parses the arguments and runs; what goes wrong is told without anything that a terminal would obey.
    static func main() async {
        // A file that may not grow any more is told of like a full disk. What is caught, editors and pagers do not get.
        signal(SIGXFSZ) { _ in }
        let command: (any ParsableCommand)?
        do {
            command = CommandLine.argc > 1 ? try parseAsRoot() : nil
        } catch {
            Foundation.exit(tell(parsing: error))
        }
        do {
            // A session stays on the main thread, which is the one that ^C interrupts.
            switch command {
            case nil: try PlayCommand.beginSession()
            case var command as any AsyncParsableCommand: try await command.run()
            case var command?: try command.run()
            }
        } catch {
            Foundation.exit(tell(error))
        }
    }

    /// Tells why a command ended.
    ///
    /// - Returns: The exit status.
    private static func tell(_ error: any Error) -> Int32 {
        switch error {
        case let status as ExitCode: return status.rawValue
        case let failure as OutputFailure where failure.isReaderGone: break
        case let error as any WordedError: StandardError.print("Error: \(error)")
        case let error as ValidationError:
            // What a command says of its files needs no lines on how it is called.
            StandardError.print("Error: \(error.message)")
            return exitCode(for: error).rawValue
        default:
            guard exitCode(for: error) == .failure else { return tell(parsing: error) }
            StandardError.print(
                "Error: Something failed that viewdid has no words for (\(type(of: error))). "
                    + "Please report how it was called.")
        }
        return (error as? any WordedError)?.exitCode.rawValue ?? ExitCode.faulty.rawValue
    }

    /// Tells what is wrong with the arguments, or what they ask to be told.
    ///
    /// - Returns: The exit status.
    private static func tell(parsing error: any Error) -> Int32 {
        let status = exitCode(for: error), message = fullMessage(for: error)
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

    /// What to type instead, where a subcommand stands in the wrong place or is misspelled.
    private static func remedy(for arguments: [String], _ status: ExitCode) -> String? {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        guard status == .validationFailure, let first = arguments.first, !names.contains(first) else {
            return nil
        }
        guard first.hasPrefix("-") else {
            return Spelling.closest(to: first, among: names).map { "Did you mean: viewdid \($0)" }
        }
        return arguments.first(where: names.contains).map {
            "Options come after the subcommand, as in: viewdid \($0) \(first)"
        }
    }
}
