/// Text as a transcript writes it: on one line, with nothing in it that a terminal or an editor would act on.
///
/// Escapes begin with a backslash: `\\`, `\n`, `\t`, `\u{HEX}` for a character, and `\e` alone for no text.
public enum TranscriptText {
    /// Writes text so that it is one line without control characters.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The text if it is harmless; otherwise the same with escapes.
    public static func escaped(_ text: String) -> String {
        if isPlain(text) { return text }
        let scalars = Array(text.unicodeScalars)
        guard let front = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let back = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return scalars.map { escape($0) }.joined() }
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            if index < front || index > back || isHarmful(scalar) {
                result += escape(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The text that an escaped one stands for.
    ///
    /// - Parameter text: Text with escapes.
    /// - Returns: Nil if an escape is broken.
    static func unescaped(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            guard let escaped = unescape(&rest) else { return nil }
            result.append(escaped)
        }
        return String(result)
    }

    private static func isPlain(_ text: String) -> Bool {
        let space = UInt8(ascii: " ")
        return text.utf8.first != space && text.utf8.last != space
            && text.utf8.allSatisfy { $0 >= space && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    }

    /// Whether a character may hide or move others: controls, line separators, marks of direction.
    static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: scalar.value != 0x200C && scalar.value != 0x200D
        default: scalar == "\\"
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
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
            guard !digits.isEmpty, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
            return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
        default: return nil
        }
    }
}
