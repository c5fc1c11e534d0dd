import VisibleText

extension StringProtocol {
    /// The first character that a terminal would obey or that nobody sees; tabs may stand in a text.
    var firstHarmful: Unicode.Scalar? {
        var judge = CharacterFilter()
        return unicodeScalars.first { judge.isHarmful($0) && $0 != "\t" }
    }
}

extension Unicode.Scalar {
    /// The character as Unicode's tables name it, such as `U+202E`.
    var codePoint: String { "U+" + String(value, radix: 16, uppercase: true) }
}
