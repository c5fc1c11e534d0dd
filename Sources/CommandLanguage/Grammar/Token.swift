import Characters

/// A word of a command line, with its place in the line.
struct Token: Hashable, Sendable {
    let text: String
    /// The position of its beginning, in characters from the start of the statement.
    let column: Int
    /// The word in small letters: kept, since each form of each command asks for it and a word may be very long.
    let lowercased: String

    init(text: String, column: Int) {
        self.text = text
        self.column = column
        lowercased = text.lowercased()
    }

    /// The position of its end, in characters from the start of the statement.
    var end: Int { column + text.count }
}

/// One statement, cut into words.
struct Sentence: Sendable {
    let text: String
    let tokens: [Token]

    /// Cuts a statement. Colons and commas count as words of their own, except inside parentheses. Characters of Chinese
    /// and Japanese keyboards mean those of English ones.
    init(_ text: String) {
        self.text = text
        var tokens: [Token] = []
        var start = text.startIndex, startColumn = 0, column = 0, isInParentheses = false
        func finish(at end: String.Index) {
            guard start < end else { return }
            tokens.append(Token(text: String(text[start..<end].map { $0.meant }), column: startColumn))
        }
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index].meant, next = text.index(after: index)
            let isMark = !isInParentheses && (character == "," || character == ":")
            if isMark || character.isWhitespace {
                finish(at: index)
                if isMark { tokens.append(Token(text: String(character), column: column)) }
                isInParentheses = false
                start = next
                startColumn = column + 1
            } else if character == "(" {
                isInParentheses = true
            } else if character == ")" {
                isInParentheses = false
            }
            index = next
            column += 1
        }
        finish(at: text.endIndex)
        self.tokens = tokens
    }

    private init(text: String, tokens: [Token]) {
        self.text = text
        self.tokens = tokens
    }

    /// The first word that means something, in small letters; nil if there is none.
    var firstWord: String? { tokens.first { !Keyword.fillers.contains($0.lowercased) }?.lowercased }

    /// The same text, of which only some words count.
    func prefix(_ count: Int) -> Sentence { Sentence(text: text, tokens: Array(tokens.prefix(count))) }

    /// Everything from a word on, as it was typed.
    func rest(from position: Int) -> String { String(text.dropFirst(tokens[position].column)).trimmed }

    /// The position of the statement's end, in characters from its start.
    var end: Int { tokens.last?.end ?? 0 }
}

/// Cuts command lines into statements.
package enum Lexer {
    /// One statement of a line, with its place.
    package struct Piece: Hashable, Sendable {
        /// The statement, without separators, comments and surrounding spaces.
        package let text: String
        /// The position of its beginning, in characters from the start of the line.
        package let column: Int
    }

    /// The statements of a line: separated by `;`, ended by `#`, neither inside braces nor strings; `//` ends it where a
    /// statement would begin.
    ///
    /// A statement that takes further commands (`predict`, `compare`, `override … then`) takes all that follow it.
    ///
    /// - Parameter line: The line as typed.
    /// - Returns: The statements from left to right, without empty ones.
    package static func statements(in line: String) -> [Piece] {
        if let pieces = plainStatements(in: line) { return pieces }
        return cut(line).pieces.compactMap { piece in
            let text = piece.text.trimmed
            let leading = piece.text.prefix { $0.isWhitespace }.count
            return text.isEmpty ? nil : Piece(text: text, column: piece.column + leading)
        }
    }

    /// The statements of a line in plain letters without comments, in which each semicolon ends one; nil for another line.
    private static func plainStatements(in line: String) -> [Piece]? {
        var hasEnd = false, mayHoldEnd = false
        for byte in line.utf8 {
            switch byte {
            case UInt8(ascii: ";"): hasEnd = true
            case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"): mayHoldEnd = true
            case UInt8(ascii: "#"), UInt8(ascii: "/"), ..<0x20, 0x7F...: return nil
            default: break
            }
        }
        guard !hasEnd || !mayHoldEnd else { return nil }
        let pieces = line.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        guard !pieces.dropLast().contains(where: { takesTheRest(String(Substring($0))) }) else { return nil }
        var column = 0
        return pieces.compactMap { piece in
            defer { column += piece.count + 1 }
            guard let first = piece.firstIndex(where: { $0 != 0x20 }),
                let last = piece.lastIndex(where: { $0 != 0x20 })
            else { return nil }
            return Piece(
                text: String(Substring(piece[first...last])),
                column: column + piece.distance(from: piece.startIndex, to: first))
        }
    }

    /// The statement at the end of a line that is still being typed; nil inside a comment.
    static func unfinished(in line: String) -> String? {
        let (pieces, hasComment) = cut(line)
        guard !hasComment, let last = pieces.last else { return nil }
        return String(last.text.drop { $0.isWhitespace })
    }

    private static func cut(_ line: String) -> (pieces: [Piece], hasComment: Bool) {
        var pieces: [Piece] = []
        var current = "", start = 0, hasComment = false
        var braces = OpenBraces()
        var previous: Character = " ", takesTheRest = false
        for (index, typed) in line.enumerated() {
            let character = braces.depth == 0 ? typed.meant : typed
            braces.take(typed)
            let isFree = !braces.isInString && braces.depth == 0
            if character == "#", isFree, previous.isWhitespace || previous == ";" {
                hasComment = true
                break
            }
            // A file of Swift that is pasted begins with such comments.
            if character == "/", previous == "/", isFree, current.trimmed == "/" {
                hasComment = true
                current = ""
                break
            }
            let isEnd = character == ";" && isFree && !takesTheRest
            if isEnd { takesTheRest = Self.takesTheRest(current) }
            if isEnd, !takesTheRest {
                pieces.append(Piece(text: current, column: start))
                current = ""
                start = index + 1
            } else {
                current.append(typed)
            }
            previous = character
        }
        return (pieces + [Piece(text: current, column: start)], hasComment)
    }

    private static func takesTheRest(_ text: String) -> Bool {
        let first = text.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }.lowercased()
        guard first == "override" else { return ["predict", "compare", "when"].contains(first) }
        guard !text.contains(where: { $0.meant == "{" }) else { return false }
        // Behind in stands a class, which may be called Then.
        let words = text.split(whereSeparator: { $0.isWhitespace }).map { $0.lowercased() }
        return zip(words, words.dropFirst()).contains { $0 != "in" && $1 == "then" }
    }

    /// Indicates whether a text begins like Swift and has open braces, so that the next line belongs to it.
    package static func isUnfinished(_ text: String) -> Bool {
        guard text.contains(where: { $0.meant == "{" }), let statement = statements(in: text).last?.text
        else { return false }
        let first = statement.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let mark = statement.dropFirst(first.count).first { !$0.isWhitespace }?.meant
        let isSwift = first.lowercased() == "override" || PastedSwift.declares(statement)
        guard isSwift || !first.isEmpty && mark.map({ ".(={".contains($0) }) == true else { return false }
        var braces = OpenBraces()
        braces.take(text)
        return braces.depth > 0
    }
}

extension StringProtocol {
    /// The text without the characters at its end that a test holds for.
    func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> SubSequence {
        guard let last = lastIndex(where: { !isLeftOut($0) }) else { return self[startIndex..<startIndex] }
        return self[...last]
    }
}
