import VisibleText

/// Markdown as it stands in a file, fitted to the width of the screen: code and titles keep their rows.
struct MarkdownRows {
    private let text: String

    /// Shows some Markdown.
    ///
    /// - Parameter text: The Markdown.
    init(_ text: String) { self.text = text }

    var lines: [Line] {
        var lines: [Line] = [], paragraph = "", isCode = false
        func endParagraph() {
            guard !paragraph.isEmpty else { return }
            lines.append(Line(paragraph, hanging: Self.beginsItem(paragraph) ? 2 : 0))
            paragraph = ""
        }
        for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let visible = String(row).visible
            let isFence = row.drop { $0 == " " }.hasPrefix("```")
            if isFence { isCode.toggle() }
            if isCode || isFence || row.isEmpty || row.hasPrefix("#") {
                endParagraph()
                lines.append(Line(rendered: visible))
            } else if let quoted = Self.quoted(visible), paragraph.hasPrefix("> "), !Self.beginsItem(quoted) {
                paragraph += " " + quoted
            } else if paragraph.isEmpty || Self.beginsItem(visible) {
                endParagraph()
                paragraph = visible
            } else {
                paragraph += " " + visible.drop { $0 == " " }
            }
        }
        endParagraph()
        return lines
    }

    /// Returns the text of a quoted row; nil if it isn't quoted.
    private static func quoted(_ row: String) -> String? {
        row.hasPrefix("> ") ? String(row.dropFirst(2)) : nil
    }

    /// Returns whether a row begins a list item or a quotation.
    private static func beginsItem(_ row: String) -> Bool {
        ["- ", "* ", "> "].contains(where: row.hasPrefix)
            || row.first?.isNumber == true && row.drop(while: \.isNumber).hasPrefix(". ")
    }
}
