import Characters

/// An input as one line, so that it can be recalled and entered again.
enum HistoryEntry {
    /// The lines in one: Swift parts statements by semicolons as well as by line ends.
    static func text(of lines: [String]) -> String {
        guard lines.count > 1 else { return lines.first ?? "" }
        let pieces = lines.map { withoutComment($0).trimmed }.filter { !$0.isEmpty }
        return pieces.dropFirst().reduce(pieces.first ?? "") { text, piece in
            text + (needsMark(between: text, and: piece) ? "; " : " ") + piece
        }
    }

    private static func needsMark(between text: String, and next: String) -> Bool {
        let opens = "{([,;:=+-*/&|?<>", closes = "})].,:?&|=+*/"
        if text.hasSuffix(" in") || next == "else" || next.hasPrefix("else ") { return false }
        return !(text.last.map(opens.contains) ?? true) && !(next.first.map(closes.contains) ?? true)
    }

    /// A line without the comment at its end, which would take all that follows with it.
    private static func withoutComment(_ line: String) -> String {
        var isInString = false, isEscaped = false, previous: Unicode.Scalar = " "
        var result = String.UnicodeScalarView()
        for scalar in line.unicodeScalars {
            if scalar == "\"", !isEscaped { isInString.toggle() }
            if !isInString, scalar == "/", previous == "/" { return String(result.dropLast()) }
            isEscaped = isInString && scalar == "\\" && !isEscaped
            result.append(scalar)
            previous = scalar
        }
        return String(result)
    }
}
