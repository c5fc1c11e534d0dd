import ArgumentParser
import CommandLanguage
import Foundation

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
            PlayCommand.self, RunCommand.self, LearnCommand.self, LessonsCommand.self, ReplayCommand.self,
            GradeCommand.self, ProgressCommand.self, DocumentsCommand.self, AnnotateCommand.self,
        ],
        defaultSubcommand: PlayCommand.self)

    static let version = "1.0"

    /// Parses the arguments and runs; what goes wrong is told without anything that a terminal would obey.
    static func main() async {
        do {
            var command = try parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
            guard fflush(nil) == 0 else {
                throw ValidationError("The output cannot be written: \(String(cString: strerror(errno))).")
            }
        } catch {
            let status = exitCode(for: error)
            guard status != .success, status.rawValue != 1 || !(error is ExitCode) else {
                exit(withError: error)
            }
            // What a command says of its files needs no lines on how it is called.
            let message =
                (error as? ValidationError).map { "Error: \($0.message)" } ?? fullMessage(for: error)
            message.split(separator: "\n", omittingEmptySubsequences: false)
                .forEach { StandardError.print(String($0)) }
            if let remedy = remedy(for: Array(CommandLine.arguments.dropFirst()), status) {
                StandardError.print(remedy)
            }
            exit(withError: status)
        }
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
