/// A word of a command line, with its place in the line.
struct Token: Hashable, Sendable {
    let text: String
    /// Where it begins, in characters from the start of the line.
    let column: Int

    var lowercased: String { text.lowercased() }
}

/// Cuts command lines into statements and words.
public enum Lexer {
    /// One statement of a line, with its place.
    public struct Piece: Hashable, Sendable {
        /// The statement, without separators, comments and surrounding spaces.
        public let text: String
        /// Where it begins, in characters from the start of the line.
        public let column: Int
    }

    /// The statements of a line: separated by `;`, ended by `#`, neither inside braces nor strings.
    ///
    /// A statement that takes further commands (`predict`, `compare`) takes all that follow it.
    ///
    /// - Parameter line: The line as typed.
    /// - Returns: The statements from left to right, without empty ones.
    public static func statements(in line: String) -> [Piece] {
        var pieces: [Piece] = []
        var current = "", start = 0, depth = 0, isInString = false
        let characters = Array(line)
        func finish(at end: Int) {
            let leading = current.prefix { $0.isWhitespace }.count
            let text = trimmed(current)
            if !text.isEmpty { pieces.append(Piece(text: text, column: start + leading)) }
            current = ""
            start = end + 1
        }
        for (index, character) in characters.enumerated() {
            switch character {
            case "\"": isInString.toggle()
            case "{" where !isInString: depth += 1
            case "}" where !isInString: depth = max(0, depth - 1)
            default: break
            }
            let isFree = !isInString && depth == 0
            if character == "#", isFree, index == 0 || characters[index - 1].isWhitespace || current.isEmpty {
                break
            }
            if character == ";", isFree, !takesTheRest(current) {
                finish(at: index)
            } else {
                current.append(character)
            }
        }
        finish(at: characters.count)
        return pieces
    }

    /// The words of one statement. Colons and commas count as words of their own.
    static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var word = "", start = 0
        func finish() {
            if !word.isEmpty { tokens.append(Token(text: word, column: start)) }
            word = ""
        }
        for (column, character) in text.enumerated() {
            if character.isWhitespace {
                finish()
            } else if character == "," || character == ":" && !isInsideSelector(text, at: column, after: word)
            {
                finish()
                tokens.append(Token(text: String(character), column: column))
            } else {
                if word.isEmpty { start = column }
                word.append(character)
            }
        }
        finish()
        return tokens
    }

    /// `viewDidAppear:` and `init(nibName:)` are words; the colon after a class's name stands alone.
    private static func isInsideSelector(_ text: String, at column: Int, after word: String) -> Bool {
        word.contains("(") && !word.contains(")")
            || word.first?.isLowercase == true && word.count > 4
                && (word.hasPrefix("view") || word.hasPrefix("will") || word.hasPrefix("did"))
    }

    private static func takesTheRest(_ text: String) -> Bool {
        let first = text.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }.lowercased()
        return first == "predict" || first == "compare"
    }

    private static func trimmed(_ text: String) -> String {
        let front = text.drop { $0.isWhitespace }
        return String(front.reversed().drop { $0.isWhitespace }.reversed())
    }
}
