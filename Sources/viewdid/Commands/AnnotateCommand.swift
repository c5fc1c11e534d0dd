import ArgumentParser
import Course
import Foundation

/// A log with what happened in it.
struct AnnotateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "annotate",
        abstract: "Tell from a console log which transitions it shows and what is unusual.",
        discussion: """
            The log may be printed in any way, as long as the methods' names are in it. From a terminal, - takes a \
            paste that ends with an empty line. The exit status is 1 if no call of a controller is found.
            """)

    @Argument(help: "A log; - is standard input.", completion: .file())
    var log: String

    @OptionGroup var output: OutputOptions

    func run() throws {
        let contents: LogContents
        if log == "-" {
            let isPaste = isatty(STDIN_FILENO) == 1
            let pieces = FilePieces(descriptor: STDIN_FILENO)
            contents = isPaste ? LogReader.read(pieces: PastedLines(pieces)) : LogReader.read(pieces: pieces)
        } else {
            let file = try InputFile.open(log)
            defer { file.close() }
            contents = LogReader.read(pieces: FilePieces(descriptor: file.descriptor))
        }
        try output.print(AnnotationLines(contents).lines)
        if contents.calls.isEmpty { throw ExitCode(1) }
    }
}

/// The lines of a paste: a terminal hands over one after the other.
private struct PastedLines: Sequence, IteratorProtocol {
    private var pieces: FilePieces
    private var hasBegun = false

    init(_ pieces: FilePieces) { self.pieces = pieces }

    mutating func next() -> [UInt8]? {
        guard let line = pieces.next() else { return nil }
        // An empty line in the middle of a paste has the rest of it right behind; that must not go to the shell.
        if line == [10], hasBegun, !hasMore { return nil }
        hasBegun = true
        return line
    }

    /// Whether more is there already, or comes faster than anyone types.
    private var hasMore: Bool {
        var poller = pollfd(fd: pieces.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&poller, 1, 100) > 0 && poller.revents & Int16(POLLIN) != 0
    }
}
