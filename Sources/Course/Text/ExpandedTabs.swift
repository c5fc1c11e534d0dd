import VisibleText

extension StringProtocol {
    /// The visible text, with tabs as spaces up to the next multiple of four characters, as Markdown has it.
    var visibleWithTabs: String {
        guard utf8.contains(UInt8(ascii: "\t")) else { return visible }
        var expanded = String.UnicodeScalarView()
        var column = 0
        for scalar in unicodeScalars {
            let width = scalar == "\t" ? 4 - column % 4 : 1
            expanded.append(contentsOf: repeatElement(scalar == "\t" ? " " : scalar, count: width))
            column += width
        }
        return String(expanded).visible
    }
}
