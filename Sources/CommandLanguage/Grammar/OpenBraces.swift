import Characters

/// Counts the braces that are open behind a text, as it is read: those in strings and in comments to the line end do not
/// count.
package struct OpenBraces {
    /// The number of open braces; a closing brace without an opening one is ignored.
    package private(set) var depth = 0
    /// Indicates whether the text ends inside a string.
    private(set) var isInString = false
    private var isEscaped = false, isInComment = false, isBehindSlash = false

    /// Begins a text.
    package init() {}

    /// Reads more text. A line end ends strings and comments.
    package mutating func take(_ text: String) {
        for character in text { take(character) }
    }

    /// Reads one character. Behind a brace Swift begins, which knows no other characters than its own; only the brace that
    /// closes it may be one of another keyboard.
    mutating func take(_ typed: Character) {
        let meant = typed.meant
        // Scalar by scalar: a quote under an accent is a quote all the same.
        for scalar in (depth == 0 || meant == "}" ? meant : typed).unicodeScalars { take(scalar) }
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        let isComment = scalar == "/" && isBehindSlash
        isBehindSlash = scalar == "/" && !isInString
        if scalar == "\n" {
            (isInString, isEscaped, isInComment) = (false, false, false)
        } else if isInComment {
            return
        } else if isInString {
            if scalar == "\"", !isEscaped { isInString = false }
            isEscaped = scalar == "\\" && !isEscaped
        } else {
            switch scalar {
            case "\"": isInString = true
            case "{": depth += 1
            case "}": depth = max(0, depth - 1)
            default: isInComment = isComment && depth > 0
            }
        }
    }
}

/// A statement that is read line by line, until its braces are closed.
package struct UnfinishedStatement {
    /// The text so far.
    package private(set) var text = ""
    /// Indicates whether the next line belongs to the statement.
    package private(set) var isOpen = false
    private var braces = OpenBraces()

    /// Begins a statement of which nothing is there yet.
    package init() {}

    /// Reads a line.
    package mutating func take(_ line: String) {
        if text.isEmpty {
            text = line
            isOpen = Lexer.isUnfinished(line)
            braces.take(line)
        } else {
            text += "\n" + line
            braces.take("\n")
            braces.take(line)
            isOpen = braces.depth > 0
        }
    }
}
