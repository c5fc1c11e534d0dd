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
            contents = LogReader.read(PastedBytes(endsWithEmptyLine: isatty(STDIN_FILENO) == 1))
        } else {
            let file = try InputFile.open(log)
            defer { file.close() }
            contents = LogReader.read(FileBytes(descriptor: file.descriptor))
        }
        output.print(AnnotationLines(contents).lines)
        if contents.calls.isEmpty { throw ExitCode(1) }
    }
}

/// The bytes of a file, read piece by piece.
struct FileBytes: Sequence, IteratorProtocol {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var place = 0

    init(descriptor: Int32) { self.descriptor = descriptor }

    mutating func next() -> UInt8? {
        if place == buffer.count {
            var piece = [UInt8](repeating: 0, count: 65_536)
            let count = read(descriptor, &piece, piece.count)
            guard count > 0 else { return nil }
            buffer = Array(piece[..<count])
            place = 0
        }
        defer { place += 1 }
        return buffer[place]
    }
}

/// The bytes of a paste, or of a pipe.
private struct PastedBytes: Sequence, IteratorProtocol {
    private let endsWithEmptyLine: Bool
    private var bytes = FileBytes(descriptor: STDIN_FILENO)
    /// Whether nothing has come since the last line began, and there was one before.
    private var isAtStart = false

    init(endsWithEmptyLine: Bool) { self.endsWithEmptyLine = endsWithEmptyLine }

    mutating func next() -> UInt8? {
        guard let byte = bytes.next() else { return nil }
        if endsWithEmptyLine, byte == 10, isAtStart { return nil }
        isAtStart = byte == 10
        return byte
    }
}
