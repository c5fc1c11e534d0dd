/// Breaks running text into lines of at most so many cells: prose and the lines of answers alike.
package struct LineWrapper<Style: Hashable & Sendable>: Sendable {
    /// A part of a text.
    package typealias Text = [StyledCharacter<Style>]

    /// The cells of a line.
    package var columns: Int
    /// The cells that whoever shows the lines puts before each but the first.
    package var hanging: Int

    package init(columns: Int, hanging: Int = 0) {
        self.columns = columns
        self.hanging = hanging
    }

    /// A piece of running text that is kept on one line where possible.
    package enum Piece: Sendable {
        /// Text that is cut only if it is wider than a line.
        case word(Text)
        /// Text that is removed where a line is broken.
        case space(Text)
        /// A line break that stays.
        case lineEnd
    }

    /// Breaks a text.
    ///
    /// - Parameter pieces: The text. Spaces at its beginning indent it, unless they fill a line; those at the end of a
    ///   line go.
    /// - Returns: The lines; none if there is no word.
    package func wrap(_ pieces: [Piece]) -> [Text] {
        var lines: [Text] = []
        var line: Text = []
        var gap: Text = []
        // The cells of both, which are not to be counted again for each word.
        var used = 0, gapWidth = 0
        for piece in pieces {
            switch piece {
            case .lineEnd:
                lines.append(line)
                (line, gap) = ([], [])
                (used, gapWidth) = (0, 0)
            case .space(let space):
                guard !line.isEmpty || lines.isEmpty else { continue }
                gap += space
                gapWidth += width(space)
            case .word(let word):
                if !line.isEmpty, used + gapWidth + width(word) > room(after: lines) {
                    lines.append(line)
                    (line, gap) = ([], [])
                    (used, gapWidth) = (0, 0)
                }
                if line.isEmpty, gapWidth >= room(after: lines) { (gap, gapWidth) = ([], 0) }
                var chunks =
                    isPlace(word)
                    ? [word]
                    : chunks(of: word, afterCells: used + gapWidth + columns - room(after: lines))
                let first = chunks.removeFirst()
                line += gap + first
                used += gapWidth + width(first)
                (gap, gapWidth) = ([], 0)
                for chunk in chunks {
                    lines.append(line)
                    line = chunk
                }
                if let last = chunks.last { used = width(last) }
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// Indicates whether a word is a location in a file. Cut in two, it could be
    /// neither clicked nor searched for.
    private func isPlace(_ word: Text) -> Bool {
        // By index: through generic code the first search of each kind would look for conformances in the whole program.
        guard word.count < 1000, let slash = word.indices.first(where: { word[$0].character == "/" }) else {
            return false
        }
        return word[slash...].indices.contains {
            word[$0...].prefix(6).map { $0.character } == Array(".swift")
        }
    }

    private func room(after lines: [Text]) -> Int { lines.isEmpty ? columns : columns - hanging }

    /// Cuts a text that is wider than a line, at a space if there is one in the second half.
    ///
    /// - Parameters:
    ///   - word: The text.
    ///   - used: The cells that are taken on the line on which it begins.
    /// - Returns: Its parts, each for a line; one if it fits.
    package func chunks(of word: Text, afterCells used: Int = 0) -> [Text] {
        var chunks: [Text] = []
        var rest = word[...], room = columns - used
        // Measured only as far as the line goes: a word may be as long as a file.
        while case let end = endOfLine(in: rest, room: room), end < rest.endIndex {
            let middle = rest.startIndex + (end - rest.startIndex + 1) / 2
            if middle < end, let space = rest[middle...end].lastIndex(where: { $0.character == " " }) {
                chunks.append(Array(rest[..<space]))
                rest = rest[(space + 1)...]
            } else {
                chunks.append(Array(rest[..<end]))
                rest = rest[end...]
            }
            room = columns - hanging
        }
        if !rest.isEmpty || chunks.isEmpty { chunks.append(Array(rest)) }
        return chunks
    }

    /// Returns the end of the text that fills a line; at least one character fits.
    private func endOfLine(in text: ArraySlice<StyledCharacter<Style>>, room: Int) -> Int {
        var used = 0
        for index in text.indices {
            used += text[index].character.cellWidth
            if used > room, index > text.startIndex { return index }
        }
        return text.endIndex
    }

    /// The cells that a text takes.
    package func width(_ text: some Collection<StyledCharacter<Style>>) -> Int {
        text.reduce(0) { $0 + $1.character.cellWidth }
    }

    /// Parts text into words and spaces. Two wide characters may be parted, as Chinese has no spaces, unless the
    /// first opens something or the second closes it, or both are of the name before a member's.
    package func pieces(of text: Text) -> [Piece] {
        var pieces: [Piece] = []
        var word: Text = []
        let names = Self.names(in: text)
        for index in text.indices {
            let one = text[index]
            if one.character == " " {
                if !word.isEmpty { pieces.append(.word(word)) }
                word = []
                pieces.append(.space([one]))
            } else {
                if let last = word.last, !names.contains(index),
                    Self.canBreak(between: last.character, and: one.character)
                {
                    pieces.append(.word(word))
                    word = []
                }
                word.append(one)
            }
        }
        if !word.isEmpty { pieces.append(.word(word)) }
        return pieces
    }

    /// The places in a text that belong to a name, but for the first of each: a short word of wide letters, alone or
    /// before the dot of a member as in `首页.viewDidLoad`.
    private static func names(in text: Text) -> Set<Int> {
        var names = Set<Int>()
        for end in text.indices.dropFirst() where text[end - 1].character.cellWidth > 1 {
            let isMember =
                text[end].character == "." && end + 1 < text.count && text[end + 1].character.isASCII
                && text[end + 1].character.isLetter
            guard isMember || text[end].character == " " else { continue }
            var start = end
            while start > 0, end - start <= longestName,
                text[start - 1].character.isLetter || text[start - 1].character.isNumber
            {
                start -= 1
            }
            let isWhole = isMember || start == 0 || text[start - 1].character == " "
            if isWhole, end > start, end - start <= longestName { names.formUnion(start + 1..<end + 1) }
        }
        return names
    }

    private static func canBreak(between first: Character, and second: Character) -> Bool {
        (first.cellWidth > 1 || second.cellWidth > 1)
            && !Punctuation.opening.contains(first) && !Punctuation.closing.contains(second)
    }
}

/// Names longer than this may be broken, in characters.
private let longestName = 12

/// The punctuation that stays on the line of its neighbor.
private enum Punctuation {
    static let opening = Set("([{（「『【《〈“‘")
    static let closing = Set(")]},.;:!?…）」』】》〉”’，。、；：！？")
}
