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
        guard let code = pieces.failure, !isAtEnd, !Interrupt.isPending else { return nil }
        isAtEnd = true
        let reason = String(cString: strerror(code))
        return FoundTranscript("-", problem: .notReadable(path: "Standard input", reason: reason))
    }

    /// The next line without its end, which may be that of Windows; of an endless one the beginning.
    private mutating func nextLine() -> ArraySlice<UInt8>? {
        var line: [UInt8] = [], hasBegun = false
        while true {
            if unread.isEmpty {
                // A wait for a name does not keep Ctrl-C from ending the batch.
                var waiting = pollfd(fd: pieces.descriptor, events: Int16(POLLIN), revents: 0)
                while !Interrupt.isPending, poll(&waiting, 1, 200) == 0 {}
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
