import Characters

/// Lays running text out in pieces that may or may not be parted.
struct InlineLayout {
    var wrapper: LineWrapper<TextStyle>
    var style: ProseRenderer.Style

    func lines(of inlines: [Prose.Inline], _ textStyle: TextStyle = []) -> [[ProseCharacter]] {
        wrapper.wrap(joined(pieces(of: inlines, textStyle)))
    }

    /// All on one line, for measuring.
    func line(of inlines: [Prose.Inline], _ textStyle: TextStyle = []) -> [ProseCharacter] {
        joined(pieces(of: inlines, textStyle)).flatMap { piece in
            switch piece {
            case .word(let text), .space(let text): text
            case .lineEnd: [ProseCharacter](" ")
            }
        }
    }

    private func pieces(of inlines: [Prose.Inline], _ textStyle: TextStyle) -> [Element] {
        inlines.flatMap { pieces(of: $0, textStyle) }
    }

    private struct Element {
        var piece: LineWrapper<TextStyle>.Piece
        var bond = Bond.none
        var isSoftBreak = false
    }

    /// The bond between a word and the one before it: whether a line may break between them.
    private enum Bond {
        case none
        case unlessMayPart
        case always
    }

    private func pieces(of inline: Prose.Inline, _ textStyle: TextStyle) -> [Element] {
        switch inline {
        case .text(let text): words(text, textStyle)
        case .strong(let inlines): marked("*", inlines, textStyle, .bold)
        case .emphasis(let inlines): marked("_", inlines, textStyle, .underline)
        case .strikethrough(let inlines):
            enclosed("~", pieces(of: inlines, textStyle.union(style == .plain ? [] : .dim)), "~")
        case .code(let code):
            // Bold, as a manual page has names; without escape sequences it is plain.
            [Element(piece: .word([ProseCharacter](code, textStyle.union(.bold))), bond: .unlessMayPart)]
        case .link(let inlines, let url): link(inlines, url: url, textStyle)
        case .softBreak: [Element(piece: .space([ProseCharacter](" ", textStyle)), isSoftBreak: true)]
        case .hardBreak: [Element(piece: .lineEnd)]
        }
    }

    private func words(_ text: String, _ textStyle: TextStyle) -> [Element] {
        let pieces = wrapper.pieces(of: [ProseCharacter](text, textStyle))
        return pieces.enumerated().map { Element(piece: $1, bond: $0 == 0 ? .unlessMayPart : .none) }
    }

    private func marked(
        _ mark: String, _ inlines: [Prose.Inline], _ textStyle: TextStyle, _ added: TextStyle
    ) -> [Element] {
        guard style == .plain else { return pieces(of: inlines, textStyle.union(added)) }
        return enclosed(mark, pieces(of: inlines, textStyle), mark)
    }

    private func link(_ inlines: [Prose.Inline], url: String, _ textStyle: TextStyle) -> [Element] {
        let text = inlines.map { $0.plainText }.joined()
        guard !url.isEmpty, !url.hasPrefix("#"), text != url, "mailto:" + text != url, "http://" + text != url
        else {
            return pieces(of: inlines, textStyle)
        }
        let address = [ProseCharacter]("(\(url))", style == .plain ? [] : textStyle.union(.dim))
        let gap = Element(piece: .space([ProseCharacter](" ", textStyle)))
        return pieces(of: inlines, textStyle) + [gap, Element(piece: .word(address))]
    }

    private func enclosed(_ opening: String, _ elements: [Element], _ closing: String) -> [Element] {
        var inner = elements
        if !inner.isEmpty { inner[0].bond = .always }
        return words(opening, []) + inner
            + [Element(piece: .word([ProseCharacter](closing)), bond: .always)]
    }

    /// Joins words that touch across the border of two inlines, so that a comma stays with the code before it. Of spaces in a
    /// row one is left, and none at the beginning of a line.
    private func joined(_ elements: [Element]) -> [LineWrapper<TextStyle>.Piece] {
        var result: [LineWrapper<TextStyle>.Piece] = []
        for (offset, element) in elements.enumerated() {
            switch (result.last, element.piece) {
            case (.word(let before)?, .word(let word)) where isBound(element.bond, before, word):
                result[result.count - 1] = .word(before + word)
            case (.word(let before)?, .space)
            where element.isSoftBreak && isChinese(before, elements, offset):
                continue
            case (nil, .space), (.space?, .space), (.lineEnd?, .space): continue
            default:
                result.append(element.piece)
            }
        }
        return result
    }

    private func isBound(_ bond: Bond, _ before: [ProseCharacter], _ word: [ProseCharacter]) -> Bool {
        guard bond == .unlessMayPart, let first = before.last, let second = word.first else {
            return bond == .always
        }
        return wrapper.pieces(of: [first, second]).count == 1
    }

    /// Returns whether a line end of the source is between two Chinese or Japanese characters, where no space
    /// belongs. Korean has spaces between words.
    private func isChinese(_ before: [ProseCharacter], _ elements: [Element], _ offset: Int) -> Bool {
        guard offset + 1 < elements.count, case .word(let after) = elements[offset + 1].piece,
            let first = before.last, let second = after.first
        else { return false }
        return first.character.isWrittenWithoutSpaces && second.character.isWrittenWithoutSpaces
    }
}

extension Character {
    /// Indicates whether it is a Chinese or Japanese character, or a punctuation mark used between them.
    fileprivate var isWrittenWithoutSpaces: Bool {
        guard let scalar = unicodeScalars.first?.value else { return false }
        // Marks and kana; ideographs and their later extensions; forms of the full width.
        return (0x3000...0x30FF).contains(scalar) || (0x31F0...0x31FF).contains(scalar)
            || (0x3400...0x9FFF).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
            || (0xFF01...0xFF9F).contains(scalar) || (0x20000...0x3FFFF).contains(scalar)
    }
}
