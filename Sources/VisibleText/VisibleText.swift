extension StringProtocol {
    /// The text on one line with every harmful character written as Swift would write it, such as `\n` or `\u{202E}`.
    ///
    /// A tab becomes a space. To make a visible text visible once more changes nothing.
    package var visible: String {
        if isPlain { return String(self) }
        return replacingHarmful { scalar in
            switch scalar {
            case "\t": " "
            case "\n": "\\n"
            default: scalar.escape
            }
        }
    }

    /// The text without its harmful characters; a tab becomes a space.
    ///
    /// For what a person types, where a mark that nobody sees was not meant.
    package var withoutHarmful: String {
        if isPlain { return String(self) }
        return replacingHarmful { $0 == "\t" ? " " : "" }
    }

    /// The text with its harmful characters as the escapes of JSON, which leaves many of them as they are.
    ///
    /// The line ends between the parts of a document stay.
    package var withJSONEscapes: String {
        if isPlain { return String(self) }
        return replacingHarmful { scalar in
            guard scalar != "\n" else { return "\n" }
            return String(scalar).utf16.map { "\\u" + String(Int($0) + 0x10000, radix: 16).dropFirst() }
                .joined()
        }
    }

    /// Returns the text with every harmful character replaced. It is harmless if the replacements are.
    package func replacingHarmful(_ replacement: (Unicode.Scalar) -> String) -> String {
        var judge = CharacterFilter()
        guard unicodeScalars.contains(where: { judge.isHarmful($0) }) else { return String(self) }
        judge = CharacterFilter()
        // A view of scalars would be copied for each piece that is added.
        var result = ""
        for scalar in unicodeScalars {
            if judge.isHarmful(scalar) {
                result += replacement(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Indicates whether the text is printable ASCII, none of which is harmful.
    private var isPlain: Bool {
        // Most texts have their bytes in one piece, which is quicker to look through.
        let isPlain = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
        return isPlain ?? utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
}

extension Unicode.Scalar {
    /// The character as Swift escapes it by its number, such as `\u{202E}`.
    package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension String {
    /// The row made visible, but for the sequences that color it.
    package var visibleButStyled: String {
        guard utf8.contains(0x1B) else { return visible }
        var result = ""
        for (index, piece) in split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
            guard index > 0 else {
                result += piece.visible
                continue
            }
            let code = piece.dropFirst().prefix { $0.isASCII && ($0.isNumber || $0 == ";") }
            let end = piece.dropFirst(code.count + 1)
            let isColour = piece.first == "[" && end.first == "m"
            result += (isColour ? "\u{1B}" : "\u{1B}".visible) + piece.visible
        }
        return result
    }
}
