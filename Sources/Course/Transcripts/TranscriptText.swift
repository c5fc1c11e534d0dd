import VisibleText

/// Text as a transcript writes it: on one line, with nothing in it that a terminal or an editor would act on.
///
/// Escapes begin with a backslash: `\\`, `\n`, `\t`, `\u{HEX}` for a character, and `\e` alone for no text.
package enum TranscriptText {
    /// Writes text so that it is one line without control characters.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The text if it is harmless; otherwise the same with escapes.
    package static func escaped(_ text: String) -> String {
        if isPlain(text) { return text }
        let scalars = text.unicodeScalars
        let front = scalars.prefix { $0.properties.isWhitespace }
        guard front.endIndex < scalars.endIndex else { return front.map(escape).joined() }
        let back = scalars.reversed().prefix { $0.properties.isWhitespace }.reversed()
        // Scalar by scalar: a backslash under an accent is a backslash all the same.
        var middle = String.UnicodeScalarView()
        for scalar in scalars[front.endIndex...].dropLast(back.count) {
            middle.append(scalar)
            if scalar == "\\" { middle.append(scalar) }
        }
        return front.map(escape).joined() + String(middle).replacingHarmful(escape)
            + back.map(escape).joined()
    }

    /// Returns whether an input, as typed, is short enough for a line of its own, after its number and time.
    package static func fits(_ input: String) -> Bool {
        escaped(input).utf8.count + Transcript.Limit.rest <= Transcript.Limit.line
    }

    /// Returns whether an outcome fits on a line, whatever it is: a character is written with ten bytes at most.
    static func isShort(_ outcome: String) -> Bool { outcome.utf8.count <= 6_000 }

    /// An outcome that fits on a line: the beginning of one that is longer.
    static func shortened(_ outcome: String) -> String {
        guard !isShort(outcome),
            escaped(outcome).utf8.count + TranscriptWriter.outcomeIndent.count > Transcript.Limit.line
        else { return outcome }
        return String(String.UnicodeScalarView(outcome.unicodeScalars.prefix(6_000))) + "\u{2026}"
    }

    /// The text that an escaped one stands for.
    ///
    /// - Parameter text: Text with escapes.
    /// - Returns: Nil if an escape is broken.
    static func unescaped(_ text: String) -> String? {
        func backslash(from start: String.Index) -> String.Index? {
            text.utf8[start...].firstIndex(of: UInt8(ascii: "\\"))
        }
        guard var end = backslash(from: text.startIndex) else { return text }
        // Text between escapes is copied in one piece.
        var result = String(text[..<end])
        while end < text.endIndex {
            var rest = text.unicodeScalars[end...].dropFirst()
            guard let escaped = unescape(&rest) else { return nil }
            result.unicodeScalars.append(escaped)
            end = backslash(from: rest.startIndex) ?? text.endIndex
            result += text[rest.startIndex..<end]
        }
        return result
    }

    private static func isPlain(_ text: String) -> Bool {
        let space = UInt8(ascii: " ")
        return text.utf8.first != space && text.utf8.last != space
            && text.utf8.allSatisfy { $0 >= space && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\t": "\\t"
        default: scalar.escape
        }
    }

    /// Reads what follows a backslash.
    private static func unescape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        switch rest.popFirst() {
        case "\\": return "\\"
        case "n": return "\n"
        case "t": return "\t"
        case "u":
            guard rest.popFirst() == "{", let end = rest.prefix(7).firstIndex(of: "}") else { return nil }
            let digits = rest[..<end]
            rest = rest[rest.index(after: end)...]
            guard !digits.isEmpty, digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else { return nil }
            return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
        default: return nil
        }
    }
}

extension String {
    /// The text as messages quote it: harmless and not long.
    package var clipped: String {
        let scalars = unicodeScalars
        return TranscriptText.escaped(scalars.count <= 60 ? self : String(scalars.prefix(59)) + "…")
    }
}
