import ArgumentParser
import Course
import Foundation
import LineEditing

/// The documents that the tutor teaches from, and the proof of what they claim.
struct DocumentsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "documents", abstract: "Show the five documents, their claims and what comes of them.",
        subcommands: [List.self, Show.self, Conflicts.self, Check.self], defaultSubcommand: List.self)

    /// The list.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the documents (the default).")

        @OptionGroup var output: OutputOptions

        func run() throws { output.print(DocumentLines(ledger: .shared).list) }
    }

    /// One document.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show a document's claims, or one claim with the run that shows its verdict.")

        @Argument(help: "A document, such as P, or a claim, such as P7.")
        var name: String

        @OptionGroup var output: OutputOptions

        func run() throws {
            let lines = DocumentLines(ledger: .shared)
            guard let found = lines.document(name) ?? lines.knownClaim(name) else {
                throw ValidationError(
                    "There is no document or claim \(name). Documents are P, S, T, Z and L, claims are named like P7."
                )
            }
            output.print(found)
        }
    }

    /// The contradictions.
    struct Conflicts: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show where the documents contradict each other or UIKit, and what settles it.")

        @OptionGroup var output: OutputOptions

        func run() throws { output.print(DocumentLines(ledger: .shared).conflicts) }
    }

    /// The proof.
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Run what shows each claim's verdict.",
            discussion: "The exit status is 1 if a claim does not show its verdict.")

        @OptionGroup var output: OutputOptions

        func run() throws {
            let check = try DocumentCheck(DocumentLedger.carried(), ClaimProofs.carried())
            output.print(DocumentLines(ledger: .shared).check(check))
            if check.results.contains(where: { !$0.problems.isEmpty }) { throw ExitCode(1) }
        }
    }
}

/// How the output of a subcommand that only prints looks.
struct OutputOptions: ParsableArguments {
    @Flag(name: .long, help: "Plain text: no colour, for screen readers and files.")
    var plain = false

    /// Prints lines; at a terminal page by page if they do not fit.
    func print(_ lines: [Line]) {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let variables = ProcessInfo.processInfo.environment
        let styling = Styling(
            isTerminal: isTerminal, isPlain: plain, environment: variables,
            columns: isTerminal ? TerminalSize.columns(of: STDOUT_FILENO) : nil)
        let rows = lines.withOneNext.flatMap { $0.rendered(styling) }
        let pager = isTerminal && !plain ? Pager(variables: variables, screenRows: TerminalSize.rows()) : nil
        if pager?.show(rows) != true { rows.forEach { Swift.print($0) } }
    }
}
