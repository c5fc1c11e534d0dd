/// Breaks running text into lines of at most so many cells.
struct LineWrapper {
    var columns: Int
    var cellWidth: (Character) -> Int

    /// A piece of running text that is kept on one line where possible.
    enum Piece {
        case word([StyledCharacter])
        case space([StyledCharacter])
        case lineEnd
    }

    func wrap(_ pieces: [Piece]) -> [[StyledCharacter]] {
        var lines: [[StyledCharacter]] = []
        var line: [StyledCharacter] = []
        var gap: [StyledCharacter] = []
        for piece in pieces {
            switch piece {
            case .lineEnd:
                lines.append(line)
                (line, gap) = ([], [])
            case .space(let space):
                if !line.isEmpty { gap = space }
            case .word(let word):
                if !line.isEmpty, width(line) + width(gap) + width(word) > columns {
                    lines.append(line)
                    (line, gap) = ([], [])
                }
                var chunks = chunks(of: word)
                line += gap + chunks.removeFirst()
                gap = []
                for chunk in chunks {
                    lines.append(line)
                    line = chunk
                }
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// Cuts a text that is wider than a line, at a space if there is one in the second half.
    func chunks(of word: [StyledCharacter]) -> [[StyledCharacter]] {
        var chunks: [[StyledCharacter]] = []
        var rest = word[...]
        while width(rest) > columns {
            let end = endOfLine(in: rest)
            let middle = rest.startIndex + (end - rest.startIndex + 1) / 2
            if middle < end, let space = rest[middle...end].lastIndex(where: { $0.character == " " }) {
                chunks.append(Array(rest[..<space]))
                rest = rest[(space + 1)...]
            } else {
                chunks.append(Array(rest[..<end]))
                rest = rest[end...]
            }
        }
        if !rest.isEmpty || chunks.isEmpty { chunks.append(Array(rest)) }
        return chunks
    }

    /// Where the line ends that the text fills; at least one character fits.
    private func endOfLine(in text: ArraySlice<StyledCharacter>) -> Int {
        var used = 0
        for index in text.indices {
            used += cells(text[index])
            if used > columns, index > text.startIndex { return index }
        }
        return text.endIndex
    }

    func width(_ text: some Collection<StyledCharacter>) -> Int {
        text.reduce(0) { $0 + cells($1) }
    }

    private func cells(_ one: StyledCharacter) -> Int {
        max(0, cellWidth(one.character))
    }
}

extension LineWrapper {
    /// Parts text into words and spaces. Two wide characters may be parted, as Chinese has no spaces, unless the
    /// first opens something or the second closes it.
    func pieces(of text: [StyledCharacter]) -> [Piece] {
        var pieces: [Piece] = []
        var word: [StyledCharacter] = []
        for one in text {
            if one.character == " " {
                if !word.isEmpty { pieces.append(.word(word)) }
                word = []
                pieces.append(.space([one]))
            } else {
                if let last = word.last, canBreak(between: last.character, and: one.character) {
                    pieces.append(.word(word))
                    word = []
                }
                word.append(one)
            }
        }
        if !word.isEmpty { pieces.append(.word(word)) }
        return pieces
    }

    func isWide(_ character: Character) -> Bool {
        cellWidth(character) > 1
    }

    private func canBreak(between first: Character, and second: Character) -> Bool {
        (isWide(first) || isWide(second))
            && !Self.opening.contains(first) && !Self.closing.contains(second)
    }

    private static let opening = Set("([{（「『【《〈“‘")
    private static let closing = Set(")]},.;:!?…）」』】》〉”’，。、；：！？")
}
