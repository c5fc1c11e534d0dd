import ArgumentParser
import Course
import Foundation
import Practice
import Reports
import VisibleText

/// The grades of transcripts.
struct GradeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "grade", abstract: "Grade transcripts by playing them again.",
        discussion: """
            Every outcome is computed anew; what a file claims is compared and never believed. A folder is gone \
            through by name. The exit status is 0 if all passed, 1 if some did not, 2 if some could not be graded.
            """)

    /// The forms of a report.
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    @Argument(
        help: "Transcripts, or folders of them; - reads their names from standard input.", completion: .file()
    )
    var paths: [String]

    @Option(name: .long, help: "The form of the report: text or json (Documentation/grades-format.md).")
    var format = Format.text

    @Option(
        name: .long,
        help: "How wrong answers are valued: partial, all (a right one or nothing) or edit-distance.")
    var credit = Credit.partial

    @OptionGroup var program: ProgramOptions

    func run() async throws {
        let found = TranscriptSearch(GivenTranscripts(FilePath.arguments(paths)))
        let library = program.shelf.library ?? LessonLibrary(.empty)
        let grader = Grader(credit: credit, makePlayer: PracticePlayer.factory(LessonPlayer.factory(library)))
        let report = GradeReport(format)
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let totals = try await grader.grade(found, tasks: cores) { try report.add($0) }
        guard totals.files > 0 else { throw ValidationError("No transcript was named.") }
        try report.close(totals)
        if totals.exitStatus != 0 { throw ExitCode(totals.exitStatus) }
    }
}

extension Credit: ExpressibleByArgument {}

/// Prints grades as they come, each at once.
private final class GradeReport: @unchecked Sendable {
    private var format: any GradesFormat
    private var isOpen = false

    init(_ format: GradeCommand.Format) {
        switch format {
        case .text: self.format = GradesText()
        case .json: self.format = GradesJSON()
        }
    }

    func add(_ file: GradedFile) throws(OutputFailure) {
        let opening = isOpen ? "" : format.opening()
        isOpen = true
        try StandardOutput.write(document: opening + format.row(file))
    }

    func close(_ totals: GradeTotals) throws(OutputFailure) {
        try StandardOutput.write(document: format.closing(totals))
    }
}

/// What the command line names, and in place of - what standard input does.
private struct GivenTranscripts: IteratorProtocol {
    private var paths: ArraySlice<FilePath>
    private var list: PathList?

    init(_ paths: [FilePath]) { self.paths = paths[...] }

    mutating func next() -> FoundTranscript? {
        while true {
            if let found = list?.next() { return found }
            guard let path = paths.popFirst() else { return nil }
            guard path == "-" else { return FoundTranscript(path) }
            list = PathList()
        }
    }
}

/// The paths on standard input, one a line, as bytes that need not be text.
private struct PathList: IteratorProtocol {
    private let pieces = FilePieces(descriptor: STDIN_FILENO)
    private var unread: ArraySlice<UInt8> = []
    private var isAtStart = true, isAtEnd = false

    /// The longest line that is kept; no system takes a longer path.
    private static let limit = 8192

    mutating func next() -> FoundTranscript? {
        while let line = nextLine() {
            let path = FilePath(line)
            if !path.bytes.isEmpty { return FoundTranscript(path) }
        }
        guard let code = pieces.failure, !isAtEnd else { return nil }
        isAtEnd = true
        let reason = String(cString: strerror(code))
        return FoundTranscript("-", problem: .notReadable(path: "Standard input", reason: reason))
    }

    /// The next line without its end, which may be that of Windows; of an endless one the beginning.
    private mutating func nextLine() -> ArraySlice<UInt8>? {
        var line: [UInt8] = [], hasBegun = false
        while true {
            if unread.isEmpty {
                guard let piece = pieces.next() else { return hasBegun ? trimmed(line) : nil }
                unread = piece[...]
            }
            hasBegun = true
            let end = unread.firstIndex(of: UInt8(ascii: "\n"))
            line += unread[..<(end ?? unread.endIndex)].prefix(Self.limit - line.count)
            unread = end.map { unread[($0 + 1)...] } ?? []
            if end != nil { return trimmed(line) }
        }
    }

    private mutating func trimmed(_ line: [UInt8]) -> ArraySlice<UInt8> {
        var line = line[...]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
        isAtStart = false
        return line
    }
}

extension FilePath {
    /// The paths that some arguments of the process stand for: what of them is no UTF-8 is not in their text.
    ///
    /// - Parameter arguments: Arguments, in their order.
    /// - Returns: The bytes that the process was given.
    static func arguments(_ arguments: [String]) -> [FilePath] {
        var given = (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0] }[...]
        return arguments.map { argument in
            guard argument.unicodeScalars.contains("\u{FFFD}") else { return FilePath(argument) }
            while let next = given.popFirst() {
                let bytes = UnsafeBufferPointer(start: next, count: strlen(next)).map(UInt8.init(bitPattern:))
                if String(decoding: bytes, as: UTF8.self) == argument { return FilePath(bytes) }
            }
            return FilePath(argument)
        }
    }
}

extension LessonFolder {
    /// No lessons at all.
    static let empty = LessonFolder(
        name: "no lessons", fileNames: { [] }, contents: { _, _ in throw CocoaError(.fileNoSuchFile) })
}
