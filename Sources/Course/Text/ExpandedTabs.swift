import VisibleText

extension StringProtocol {
    /// The visible text, with tabs as spaces up to the next multiple of four characters, as Markdown has it.
    var visibleWithTabs: String {
        guard utf8.contains(UInt8(ascii: "\t")) else { return visible }
        var expanded = String.UnicodeScalarView()
        var column = 0
        for scalar in unicodeScalars {
            let width = scalar == "\t" ? 4 - column % 4 : 1
            // One at a time: a view of scalars is copied for each sequence that is added.
            for _ in 0..<width { expanded.append(scalar == "\t" ? " " : scalar) }
            column += width
        }
        return String(expanded).visible
    }
}
