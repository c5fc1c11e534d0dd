import CLibEdit
import Platform
import VisibleText

/// Lines from a file, a pipe or a terminal that cannot be edited on: no keys, no history.
///
/// Lines end in LF or CRLF. A byte order mark at the start is skipped and bytes that are not
/// UTF-8 are replaced by U+FFFD. A line of more than ``lineLimit`` bytes is delivered as its
/// beginning and a closing "…", with ``wasCut`` set; its rest is skipped without being kept, so that
/// memory stays bounded whatever is read.
package struct PipedLines: LineSource {
    /// The most bytes of a line that are delivered.
    package static let lineLimit = 65_536

    /// The number of lines delivered so far.
    package private(set) var lineNumber = 0
    /// Indicates whether the last line was longer than ``lineLimit``.
    package private(set) var wasCut = false
    /// The error number that ended the input, or nil when it simply came to its end; `ENODEV` stands for a device that
    /// may never end.
    package private(set) var readError: Int32?

    private let descriptor: Int32
    private let showsPrompt: Bool
    private var buffer: [UInt8] = []
    private var unread = 0..<0
    private var hasEnded = false

    /// Creates a reader of an open file, which the caller has to close. `showsPrompt` is true if a person
    /// types the lines, at a terminal without editing.
    package init(descriptor: Int32 = STDIN_FILENO, showsPrompt: Bool = false) {
        self.descriptor = descriptor
        self.showsPrompt = showsPrompt
    }

    /// Reads the next line.
    ///
    /// - Parameter prompt: Shown only to a person.
    /// - Returns: The line, or the end of the input.
    package mutating func next(_ prompt: Prompt) -> LineInput {
        if showsPrompt {
            try? StandardOutput.ask(prompt.text)
        }
        var started: [UInt8] = []
        var isOverlong = false
        while true {
            if unread.isEmpty, let stop = fill() {
                if stop == .end, !started.isEmpty || isOverlong {
                    return deliver(started[...], isOverlong: isOverlong)
                }
                return stop
            }
            let (piece, isComplete) = takePiece()
            if isComplete, started.isEmpty, piece.count <= Self.lineLimit {
                return deliver(buffer[piece], isOverlong: isOverlong)
            }
            let room = Self.lineLimit - started.count
            started += buffer[piece.prefix(room)]
            isOverlong = isOverlong || piece.count > room
            if isComplete { return deliver(started[...], isOverlong: isOverlong) }
        }
    }

    /// Takes what is unread up to the end of the line, or all of it.
    private mutating func takePiece() -> (piece: Range<Int>, isComplete: Bool) {
        let length: Int? = buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress?.advanced(by: unread.lowerBound),
                let newline = memchr(base, 10, unread.count)
            else { return nil }
            return UnsafeRawPointer(newline) - UnsafeRawPointer(base)
        }
        let piece = unread.lowerBound..<(length.map { unread.lowerBound + $0 } ?? unread.upperBound)
        unread = (length == nil ? piece.upperBound : piece.upperBound + 1)..<unread.upperBound
        return (piece, length != nil)
    }

    private mutating func deliver(_ bytes: ArraySlice<UInt8>, isOverlong: Bool) -> LineInput {
        var bytes = bytes
        if isOverlong {
            while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
        } else if bytes.last == 13 {
            bytes.removeLast()
        }
        if lineNumber == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        lineNumber += 1
        wasCut = isOverlong
        return .line(String(decoding: bytes, as: UTF8.self) + (isOverlong ? "…" : ""))
    }

    /// Reads more, and says what to return when there is no more.
    private mutating func fill() -> LineInput? {
        guard !hasEnded else { return .end }
        if buffer.isEmpty {
            buffer = [UInt8](repeating: 0, count: Self.lineLimit)
            guard !FileStatus.isEndlessDevice(descriptor) else {
                (readError, hasEnded) = (ENODEV, true)
                return .end
            }
        }
        while true {
            while !isReadable() { if le_was_interrupted() { return .interrupted } }
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                unread = 0..<count
                return nil
            }
            if count < 0, errno == EINTR {
                if le_was_interrupted() { return .interrupted }
                continue
            }
            if count < 0 { readError = errno }
            // A person can go on typing behind a Ctrl-D.
            hasEnded = count < 0 || !showsPrompt
            return .end
        }
    }

    /// Waits a moment for something to read: a Ctrl-C that comes just before the wait would not end a read.
    private func isReadable() -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let count = poll(&waiting, 1, 100)
        return count > 0 || count < 0 && errno != EINTR
    }
}
