/// Writes prose as GitHub's Markdown, in which what was text stays text: no mark, tag or link comes from outside.
package struct MarkdownWriter {
    /// The lines so far.
    package private(set) var lines: [String] = []

    /// Begins an empty text.
    package init() {}

    /// Adds a text, parted from what stands above it.
    package mutating func add(_ prose: Prose) {
        for block in prose.blocks { add(MarkdownWriter.lines(of: block)) }
    }

    /// Adds a block of lines that are Markdown already, parted from what stands above it.
    mutating func add(_ block: [String]) {
        guard !block.isEmpty else { return }
        if !lines.isEmpty { lines.append("") }
        lines += block
    }

    /// Adds code.
    mutating func add(code: [String], language: String = "") {
        add(MarkdownWriter.code(code, language))
    }

    /// The whole text, with a line end behind its last line.
    package var text: String { lines.map { $0.visibleWithTabs + "\n" }.joined() }

    /// Text as it is written so that nothing in it is a mark.
    static func text(_ text: String) -> String {
        let line = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? " " : $0 }))
        return atLineStart(escaped(line))
    }

    /// Text as code in the middle of other text.
    package static func code(_ text: String) -> String {
        let line = text.lines.joined(separator: " ")
        let fence = String(repeating: "`", count: longestRun(of: "`", in: [line]) + 1)
        let scalars = line.unicodeScalars
        let isEdged = scalars.first == "`" || scalars.last == "`" || line.allSatisfy { $0 == " " }
        return isEdged ? "\(fence) \(line) \(fence)" : fence + line + fence
    }

    private static let marks = Set("\\`*_[]<>&~|".unicodeScalars)

    /// A line that does not begin with the mark of a heading, a list or an underline.
    private static func atLineStart(_ line: String) -> String {
        let line = String(line.drop { $0 == " " })
        if let first = line.first, "#+-=".contains(first) { return "\\" + line }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, let mark = line.dropFirst(digits.count).first, ".)".contains(mark) else {
            return line
        }
        return String(digits) + "\\" + String(line.dropFirst(digits.count))
    }

    private static func longestRun(of scalar: Unicode.Scalar, in lines: [String]) -> Int {
        lines.map { line in
            line.unicodeScalars.split(whereSeparator: { $0 != scalar }).map(\.count).max() ?? 0
        }.max() ?? 0
    }

    private static func code(_ lines: [String], _ language: String) -> [String] {
        let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: lines) + 1))
        let mark = String(language.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
        return [fence + mark] + lines + [fence]
    }

    private static func lines(of blocks: [Prose.Block], isTight: Bool = false) -> [String] {
        var lines: [String] = []
        for block in blocks {
            if !lines.isEmpty, !isTight { lines.append("") }
            lines += self.lines(of: block)
        }
        return lines
    }

    private static func lines(of block: Prose.Block) -> [String] {
        switch block.kind {
        case .heading(let level, let inlines):
            [String(repeating: "#", count: level) + " " + inOneLine(inlines)]
        case .paragraph(let inlines): text(of: inlines).lines.map(atLineStart)
        case .list(let list): lines(of: list)
        case .code(let code): self.code(code.lines.map(\.text), code.info)
        case .quote(let blocks): quoted(lines(of: blocks))
        case .alert(let alert, let blocks):
            quoted(["[!\(alert.rawValue.uppercased())]"] + lines(of: blocks))
        case .table(let table): lines(of: table)
        case .thematicBreak: ["***"]
        }
    }

    /// Lines as a quote.
    static func quoted(_ lines: [String]) -> [String] {
        lines.map { $0.isEmpty ? ">" : "> " + $0 }
    }

    private static func lines(of list: Prose.List) -> [String] {
        var lines: [String] = []
        for (number, item) in list.items.enumerated() {
            if !lines.isEmpty, !list.isTight { lines.append("") }
            let mark = list.start.map { "\($0 + number). " } ?? "- "
            let box = item.isChecked.map { $0 ? "[x] " : "[ ] " } ?? ""
            let indentation = String(repeating: " ", count: mark.count)
            let rows = self.lines(of: item.blocks, isTight: list.isTight)
            lines.append(mark + box + (rows.first ?? ""))
            lines += rows.dropFirst().map { $0.isEmpty ? "" : indentation + $0 }
        }
        return lines
    }

    private static func lines(of table: Prose.Table) -> [String] {
        func row(_ cells: [[Prose.Inline]]) -> String {
            "| " + cells.map { inOneLine($0.map(\.inCell)) }.joined(separator: " | ") + " |"
        }
        let rules = table.header.indices.map { column in
            switch table.alignments.indices.contains(column) ? table.alignments[column] : .left {
            case .left: "---"
            case .center: ":---:"
            case .right: "---:"
            }
        }
        return [row(table.header), "| " + rules.joined(separator: " | ") + " |"] + table.rows.map(row)
    }

    private static func inOneLine(_ inlines: [Prose.Inline]) -> String {
        text(of: inlines.map(\.withoutHardBreaks)).lines.joined(separator: " ")
    }

    private static func text(of inlines: [Prose.Inline]) -> String { inlines.map { text(of: $0) }.joined() }

    private static func text(of inline: Prose.Inline) -> String {
        switch inline {
        case .text(let text): escaped(text)
        case .strong(let inlines): "**\(text(of: inlines))**"
        case .emphasis(let inlines): "*\(text(of: inlines))*"
        case .strikethrough(let inlines): "~~\(text(of: inlines))~~"
        case .code(let text): code(text)
        case .link(let inlines, let url):
            isPlain(url)
                ? "[\(text(of: inlines))](<\(destination(url))>)" : text(of: inlines)
        case .softBreak: "\n"
        case .hardBreak: "\\\n"
        }
    }

    private static func escaped(_ text: String) -> String {
        // Scalar by scalar: a mark under an accent is a mark all the same.
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if marks.contains(scalar) { result.append("\\") }
            result.unicodeScalars.append(scalar)
        }
    }

    /// The address without what would end it.
    private static func destination(_ url: String) -> String {
        String(url.unicodeScalars.filter { !["<", ">", "\\"].contains($0) })
    }

    /// Returns whether a link leads to a page or a file, and can't run anything.
    private static func isPlain(_ url: String) -> Bool {
        let scalars = url.unicodeScalars
        let scheme = scalars.prefix { $0 != ":" && $0 != "/" && $0 != "#" && $0 != "?" }
        return scheme.endIndex == scalars.endIndex || scalars[scheme.endIndex] != ":"
            || ["http", "https", "mailto"].contains(String(scheme).lowercased())
    }
}

extension Prose.Inline {
    /// The text for where a line end would end what it stands in.
    fileprivate var withoutHardBreaks: Prose.Inline {
        mapped { if case .hardBreak = $0 { .softBreak } else { $0 } }
    }

    /// The text for a cell of a table, which a bar ends even in code.
    fileprivate var inCell: Prose.Inline {
        mapped { if case .code(let text) = $0 { .code(text.replacing("|", with: "\\|")) } else { $0 } }
    }

    private func mapped(_ change: (Prose.Inline) -> Prose.Inline) -> Prose.Inline {
        switch self {
        case .strong(let inlines): .strong(inlines.map { $0.mapped(change) })
        case .emphasis(let inlines): .emphasis(inlines.map { $0.mapped(change) })
        case .strikethrough(let inlines): .strikethrough(inlines.map { $0.mapped(change) })
        case .link(let inlines, let url): .link(inlines.map { $0.mapped(change) }, url: url)
        case .text, .code, .softBreak, .hardBreak: change(self)
        }
    }
}
