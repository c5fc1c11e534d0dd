import Characters
import Platform

/// Standard output: the only way out for the program's text, so that nothing harmful is shown.
///
/// Text is written immediately: a reader of a pipe or file sees it even if the program crashes.
package enum StandardOutput {
    /// Writes lines of text, which a terminal shows broken between words.
    ///
    /// - Parameter lines: The lines, without line ends; what is harmful in them is made visible.
    /// - Throws: An ``OutputFailure`` if not all could be written.
    package static func print(_ lines: [String]) throws(OutputFailure) {
        let columns = Descriptor.columns(of: STDOUT_FILENO)
        try write(lines.map { $0.visible.rows(of: columns) }.joined())
    }

    /// Writes lines of text; see ``print(_:)-([String])``.
    package static func print(_ lines: String...) throws(OutputFailure) { try print(lines) }

    /// Writes rows that are colored already.
    ///
    /// - Parameter rows: The rows, without line ends. Colors pass; what else is harmful is made visible.
    /// - Throws: An ``OutputFailure`` if not all could be written.
    package static func print(styled rows: [String]) throws(OutputFailure) {
        try write(rows.map { $0.visibleButStyled + "\n" }.joined())
    }

    /// Draws rows over the last ones of a terminal.
    ///
    /// - Parameters:
    ///   - rows: The rows, colored already; see ``print(styled:)``.
    ///   - count: The number of rows that they replace.
    /// - Throws: An ``OutputFailure`` if not all could be written.
    package static func draw(styled rows: [String], over count: Int) throws(OutputFailure) {
        let up = count > 0 ? "\u{1B}[\(count)A" : ""
        try write(up + rows.map { "\u{1B}[2K" + $0.visibleButStyled + "\n" }.joined())
    }

    /// Writes a document, or a part of one, in a format that has escapes of its own.
    ///
    /// - Parameter text: The text, in which nothing but line ends is harmful any more; those of CSV have two characters.
    /// - Throws: An ``OutputFailure`` if not all could be written.
    package static func write(document text: String) throws(OutputFailure) {
        guard !text.isPlainDocument else { return try write(text) }
        // A byte order mark at the beginning tells a spreadsheet that it is UTF-8.
        let mark: Unicode.Scalar = "\u{FEFF}"
        if text.unicodeScalars.first == mark {
            try write(String(mark))
            return try write(document: String(text.unicodeScalars.dropFirst()))
        }
        let lines = text.split(separator: "\r\n" as Character, omittingEmptySubsequences: false)
        try write(
            lines.map { line in
                line.replacingHarmful { $0 == "\n" || $0 == "\t" ? String($0) : $0.escape }
            }.joined(separator: "\r\n"))
    }

    /// Asks a person for something, and leaves the cursor behind the question.
    ///
    /// - Parameter question: The text.
    /// - Throws: An ``OutputFailure`` if it could not be written.
    package static func ask(_ question: String) throws(OutputFailure) {
        try write(question.visible + " ")
    }

    /// Shows rows below a line that is being typed, over whatever of it wrapped.
    ///
    /// - Parameter rows: The rows, without line ends; what is harmful in them is made visible.
    package static func printBelowTyped(_ rows: [String]) {
        try? write("\n\u{1B}[J" + rows.map { $0.visible + "\n" }.joined())
    }

    private static func write(_ text: String) throws(OutputFailure) {
        // libedit draws through the buffer of the C library.
        fflush(nil)
        if let code = Descriptor.write(text, to: STDOUT_FILENO) { throw OutputFailure(code: code) }
    }
}

/// Standard error: for what went wrong.
package enum StandardError {
    /// Writes a line, which a terminal shows broken between words; there is nobody to tell if that fails.
    ///
    /// - Parameter line: The line, without a line end; what is harmful in it is made visible.
    package static func print(_ line: String) {
        fflush(nil)
        let columns = Descriptor.columns(of: STDERR_FILENO)
        _ = Descriptor.write(line.withoutEndlessWords.visible.rows(of: columns), to: STDERR_FILENO)
    }

    /// Draws over the row of a terminal in which the cursor stands, and leaves the cursor behind it.
    ///
    /// - Parameter row: The row; what is harmful in it is made visible.
    package static func draw(_ row: String) { _ = Descriptor.write("\r" + row.visible, to: STDERR_FILENO) }
}

/// The reason the output could not be written, and the remedy.
package struct OutputFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's number of the error.
    package let code: Int32

    /// Indicates whether the reader has closed the output, which isn't an error.
    package var isReaderGone: Bool { code == EPIPE }

    /// Problem and remedy.
    package var description: String {
        let remedy =
            code == ENOSPC || code == EDQUOT || code == EFBIG
            ? "Free some space, or write to another disk." : "Check where the output goes."
        return "The output can't be written: \(String(cString: strerror(code))). \(remedy)"
    }
}

extension String {
    /// Returns the line with its line end, broken between words to fit a row of `columns` cells; nil leaves
    /// it as it is.
    ///
    /// Continuation lines are indented further than the first, so that they can't be mistaken for lines of
    /// their own.
    fileprivate func rows(of columns: Int?) -> String {
        guard let columns, columns < utf8.count else { return self + "\n" }
        let indentation = min(prefix { $0 == " " }.count + 4, columns / 2)
        let wrapper = LineWrapper<Never?>(columns: columns, hanging: indentation)
        let text = map { StyledCharacter<Never?>(character: $0, style: nil) }
        let rows = wrapper.wrap(wrapper.pieces(of: text)).map { String($0.map(\.character)) }
        return rows.joined(separator: "\n" + String(repeating: " ", count: indentation)) + "\n"
    }

    /// The line with endless words cut in their middle, and cut so itself if it fills screens: nobody typed them to
    /// read them again.
    var withoutEndlessWords: String {
        let longestWord = 300
        guard utf8.count > longestWord else { return self }
        let words = split(separator: " ", omittingEmptySubsequences: false)
        return words.map { $0.cut(to: longestWord) }.joined(separator: " ").cut(to: 6000)
    }

    /// Indicates whether the text is printable ASCII with line ends and tabs, none of which is harmful.
    fileprivate var isPlainDocument: Bool {
        var text = self, last: UInt8 = 0
        return text.withUTF8 { bytes in
            bytes.allSatisfy { byte in
                defer { last = byte }
                return (byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x09 || byte == 0x0D)
                    && (last != 0x0D || byte == 0x0A)
            } && last != 0x0D
        }
    }
}

extension StringProtocol {
    /// The text, without its middle if it is longer than some bytes.
    fileprivate func cut(to most: Int) -> String {
        guard utf8.count > most else { return String(self) }
        return "\(prefix(most / 2))…\(suffix(most / 4))"
    }
}

private enum Descriptor {
    /// The cells of a row, if somebody looks at a terminal.
    static func columns(of descriptor: Int32) -> Int? {
        isatty(descriptor) == 1 ? TerminalSize.columns(of: descriptor).map { max(20, $0) } : nil
    }

    /// Writes all of a text.
    ///
    /// - Returns: The number of the error if that failed.
    static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { UnsafeRawBufferPointer($0).write(to: descriptor, waits: true) }
    }
}
