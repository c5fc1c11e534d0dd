import ArgumentParser
import Course
import Tutor
import VisibleText

/// The claims of a text, tried.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Try each claim about calls in a Markdown file.",
        discussion: """
            A claim is a sentence such as: viewDidLoad is called again after a memory warning. Sentences that aren't \
            understood are only counted. The exit status is 1 if a claim is false.
            """)

    @Argument(help: "A text in Markdown; - is standard input.", completion: .file(extensions: ["md"]))
    var file: String

    @OptionGroup var output: OutputOptions

    func run() throws {
        let bytes = try InputFile.contents(of: file, limit: MarkdownReader.longestText)
        guard let handbook = Handbook.shared else {
            throw ValidationError("The program's pages are damaged. Reinstall viewdid.")
        }
        let prose: Prose
        do throws(MarkdownError) {
            prose = try MarkdownReader().read(String(decoding: bytes, as: UTF8.self))
        } catch {
            throw ValidationError("\(file): \(error)")
        }
        let verified = handbook.verify(prose)
        try output.print(VerifiedLines(file: file, verified: verified).lines)
        if verified.claims.contains(where: \.isFalse) { throw ExitStatus.no }
    }
}
