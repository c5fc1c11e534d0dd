import Characters

/// Splits words that are wider than a row between the parts of a name, so that no row ends inside a part:
/// `UITransitionView.` is followed by `willMoveToSuperview`.
struct LongWordBreaker {
    /// The cells of a row.
    let columns: Int
    /// The cells before each row but the first.
    let hanging: Int

    typealias Wrapper = LineWrapper<Emphasis>

    /// Returns the pieces of a text, with words split that don't fit into a row.
    ///
    /// - Parameter pieces: The text, as it is to be broken.
    /// - Returns: The same text; what fits is as it was.
    func parted(_ pieces: [Wrapper.Piece]) -> [Wrapper.Piece] {
        var parted: [Wrapper.Piece] = []
        var indentation = 0, isFirst = true
        for piece in pieces {
            guard case .word(let word) = piece else {
                if isFirst, case .space(let space) = piece { indentation += space.count }
                parted.append(piece)
                continue
            }
            let room = columns - (isFirst ? indentation : hanging)
            isFirst = false
            for part in parts(of: word, room: room) { parted.append(.word(part)) }
        }
        return parted
    }

    /// The parts of a word: the word itself if it fits, or if it is a place in a file, which has to stay whole.
    private func parts(of word: Wrapper.Text, room: Int) -> [Wrapper.Text] {
        guard !fits(word, room), !String(word.map({ $0.character })).contains(".swift") else { return [word] }
        var parts: [Wrapper.Text] = []
        // A member, an argument or a part of a path; if it is too long, the words of its camel case.
        for member in split(word, where: { ".(/,_-:".contains($0) && ($1.isLetter || $1.isNumber) }) {
            parts += fits(member, room) ? [member] : split(member) { $0.isLowercase && $1.isUppercase }
        }
        return parts
    }

    private func split(
        _ word: Wrapper.Text, where isJoint: (Character, Character) -> Bool
    ) -> [Wrapper.Text] {
        var parts: [Wrapper.Text] = [[]]
        for index in word.indices {
            if index > 0, isJoint(word[index - 1].character, word[index].character) { parts.append([]) }
            parts[parts.count - 1].append(word[index])
        }
        return parts
    }

    /// Returns whether a word fits into a row. Measures no further than the row, since a word may be as long
    /// as a file.
    private func fits(_ word: Wrapper.Text, _ room: Int) -> Bool {
        guard word.count <= room else { return false }
        var used = 0
        for one in word { used += one.character.cellWidth }
        return used <= room
    }
}
