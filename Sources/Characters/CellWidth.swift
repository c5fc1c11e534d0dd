extension String {
    /// The number of terminal cells that the text takes when written in one row.
    ///
    /// Chinese, Japanese and Korean letters and emoji take two, combining marks and control
    /// characters none.
    package var cellWidth: Int {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
        return reduce(0) { $0 + $1.cellWidth }
    }

    /// The text cut so that it takes no more than a number of cells.
    ///
    /// - Parameter limit: The cells there are.
    /// - Returns: The text itself when it fits, else its beginning and "…".
    package func truncated(toCells limit: Int) -> String {
        guard cellWidth > limit else { return self }
        var kept = ""
        var width = 1
        for character in self {
            width += character.cellWidth
            if width > limit { break }
            kept.append(character)
        }
        return limit > 0 ? kept + "…" : ""
    }

    /// The text followed by the spaces that make it take a number of cells.
    ///
    /// - Parameter width: The cells to take.
    /// - Returns: Text of that width, or the text itself when it is wider.
    package func padded(toCells width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - cellWidth))
    }
}

extension Character {
    /// The number of terminal cells that the character takes.
    package var cellWidth: Int {
        let scalars = unicodeScalars
        if let first = scalars.first, scalars.count > 1,
            first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
        {
            return 2
        }
        return scalars.reduce(0) { $0 + $1.cellWidth }
    }
}

extension Unicode.Scalar {
    /// The number of terminal cells that the scalar takes on its own.
    package var cellWidth: Int {
        if value < 0x300 { return value < 0x20 || (0x7F...0x9F).contains(value) || value == 0xAD ? 0 : 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator:
            return 0
        default:
            break
        }
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        return isWide || properties.isEmojiPresentation ? 2 : 1
    }

    private var isWide: Bool { value >= 0x1100 && Self.wideRanges.contains { $0.contains(value) } }

    /// Unicode's East Asian Wide and Fullwidth characters, apart from the emoji.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
        0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
        0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
