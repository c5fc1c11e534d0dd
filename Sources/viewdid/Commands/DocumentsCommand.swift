import ArgumentParser
import CommandLanguage
import Course
import Tutor
import VisibleText

/// The documents that the tutor teaches from, and the proof of what they claim.
struct DocumentsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "documents",
        abstract: "Show five articles on the life cycle, their claims and the verdicts.",
        subcommands: [List.self, Show.self, Conflicts.self, Check.self], defaultSubcommand: List.self)

    /// The list.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the documents.")

        @OptionGroup var output: OutputOptions

        func run() throws { try output.print(DocumentLines(ledger: .shared).list) }
    }

    /// One document.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show a document's claims, or one claim with the run that shows its verdict.")

        @Argument(help: "A document, such as P, or a claim, such as P7.", completion: .documents)
        var name: String

        @OptionGroup var output: OutputOptions

        func run() throws {
            let lines = DocumentLines(ledger: .shared)
            guard let found = lines.document(name) ?? lines.knownClaim(name) else {
                let claims = DocumentLedger.shared?.claims.map(\.id) ?? []
                let remedy =
                    Spelling.closest(to: name.uppercased(), among: claims).map { "Did you mean: \($0)" }
                    ?? "viewdid documents lists the documents by letter. Claims have names such as P7."
                throw ValidationError("There's no document or claim named \(name). \(remedy)")
            }
            try output.print(found)
        }
    }

    /// The contradictions.
    struct Conflicts: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "conflicts",
            abstract: "Show where the documents contradict each other or UIKit, and which is right.")

        @OptionGroup var output: OutputOptions

        func run() throws { try output.print(DocumentLines(ledger: .shared).conflicts) }
    }

    /// The proof.
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Check each claim's verdict by running its proof.",
            discussion: "The exit status is 1 if a proof fails.")

        @OptionGroup var output: OutputOptions

        func run() throws {
            let check = try DocumentCheck(DocumentLedger.carried(), ClaimProofs.carried())
            try output.print(DocumentLines(ledger: .shared).check(check))
            if check.results.contains(where: { !$0.problems.isEmpty }) { throw ExitStatus.no }
        }
    }
}

/// The style of output for subcommands that only print.
struct OutputOptions: ParsableArguments {
    @Flag(name: .long, help: "Plain text without color, for screen readers and files.")
    var plain = false

    /// Prints lines.
    func print(_ lines: [Line]) throws(OutputFailure) {
        try StandardOutput.print(lines.withOneNext, ProgramSettings(isPlain: plain).styling)
    }
}
