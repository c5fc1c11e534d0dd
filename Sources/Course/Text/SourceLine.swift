import Characters

/// A piece of a text file with the line on which it stands, so that whoever interprets it can name the place.
package struct SourceLine: Hashable, Sendable {
    /// The text, without the line end.
    package var text: String
    /// The line in the file, counted from 1.
    package var line: Int

    /// Creates a piece of text at a line.
    package init(_ text: String, line: Int) {
        self.text = text
        self.line = line
    }

    var trimmed: String { text.trimmed }

    var isBlank: Bool { text.allSatisfy { $0.isWhitespace } }

    func with(_ text: some StringProtocol) -> SourceLine {
        SourceLine(String(text).trimmed, line: line)
    }
}

extension StringProtocol {
    /// The lines of the text, where `\n`, `\r\n` and `\r` end a line, as CommonMark has it.
    var lines: [String] {
        // By bytes, of which none in another character is a line end: a course has as many as a book.
        let bytes = Array(utf8)
        let lineFeed = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")
        var lines: [String] = []
        var start = 0
        for end in bytes.indices where bytes[end] == lineFeed || bytes[end] == carriageReturn {
            let isSecond = bytes[end] == lineFeed && end > 0 && bytes[end - 1] == carriageReturn
            if !isSecond { lines.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
            start = end + 1
        }
        lines.append(String(decoding: bytes[start...], as: UTF8.self))
        return lines
    }
}
