extension String {
    /// The text with nothing in it that a terminal would obey.
    ///
    /// A tab becomes a space; every other control character, escape included, is left out.
    public var withoutControlCharacters: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        var kept = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar == "\t" {
                kept.append(" ")
            } else if !scalar.isControl {
                kept.append(scalar)
            }
        }
        return String(kept)
    }
}

extension Unicode.Scalar {
    var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
