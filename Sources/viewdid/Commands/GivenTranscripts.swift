import Course
import Foundation
import LineEditing
import Tutor

/// The transcripts on the command line, with those on standard input in place of `-`.
struct GivenTranscripts: IteratorProtocol {
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

/// The transcripts on standard input, one a line: paths, as bytes that need not be text, or objects with a path and the text of
/// the transcript, for those that are in no file.
private struct PathList: IteratorProtocol {
    private var lines = ByteLines(descriptor: STDIN_FILENO)
    private var count = 0, isAtEnd = false

    /// The longest path that is kept; no system takes a longer one.
    private static let limit = 8192

    private struct Row: Decodable {
        let path: String, text: String
    }

    mutating func next() -> FoundTranscript? {
        while var line = lines.next()?[...] {
            count += 1
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if count == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
            if line.starts(with: "{\"".utf8) { return transcript(in: line) }
            if !line.isEmpty { return FoundTranscript(FilePath(line.prefix(Self.limit))) }
        }
        guard let code = lines.pieces.failure, !isAtEnd, !Interrupt.isPending else { return nil }
        isAtEnd = true
        return Self.unreadable(String(cString: strerror(code)))
    }

    /// Takes a transcript that came with its path.
    private func transcript(in line: ArraySlice<UInt8>) -> FoundTranscript {
        guard let row = try? JSONDecoder().decode(Row.self, from: Data(line)) else {
            return Self.unreadable("line \(count) is not an object with path and text")
        }
        return FoundTranscript(FilePath(row.path), bytes: Array(row.text.utf8))
    }

    private static func unreadable(_ reason: String) -> FoundTranscript {
        FoundTranscript("-", problem: .notReadable(path: "Standard input", reason: reason))
    }
}

/// The lines of a file, as bytes without their ends.
struct ByteLines: IteratorProtocol, Sequence {
    let pieces: FilePieces
    /// Indicates whether the last line has no end.
    private(set) var isTorn = false
    private var unread: ArraySlice<UInt8> = []

    /// The bytes of a line that are kept: more than the largest transcript takes, with all its characters escaped.
    private static let limit = 128 << 20

    init(descriptor: Int32) { pieces = FilePieces(descriptor: descriptor) }

    /// The next line; of an endless one the beginning.
    mutating func next() -> [UInt8]? {
        var line: [UInt8] = [], hasBegun = false
        while true {
            if unread.isEmpty {
                // A wait for a line does not keep Ctrl-C from ending the batch.
                var waiting = pollfd(fd: pieces.descriptor, events: Int16(POLLIN), revents: 0)
                while !Interrupt.isPending, poll(&waiting, 1, 200) == 0 {}
                guard let piece = pieces.next() else {
                    isTorn = isTorn || hasBegun
                    return hasBegun ? line : nil
                }
                unread = piece[...]
            }
            hasBegun = true
            let end = unread.firstIndex(of: UInt8(ascii: "\n"))
            line += unread[..<(end ?? unread.endIndex)].prefix(Self.limit - line.count)
            unread = end.map { unread[($0 + 1)...] } ?? []
            if end != nil { return line }
        }
    }
}
