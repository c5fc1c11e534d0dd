extension StringProtocol {
    /// The text with every character replaced that a terminal would obey instead of showing: controls, escapes and
    /// the marks that reverse the direction of writing.
    ///
    /// A tab becomes spaces up to the next multiple of four characters.
    func visible() -> String {
        var result = String.UnicodeScalarView()
        var column = 0
        for scalar in unicodeScalars {
            if scalar == "\t" {
                let width = 4 - column % 4
                result.append(contentsOf: repeatElement(" ", count: width))
                column += width
            } else {
                result.append(scalar.isObeyedByTerminals ? "\u{FFFD}" : scalar)
                column += 1
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate var isObeyedByTerminals: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x2028, 0x2029: true
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
