import Characters

/// Sets prose in lines of at most so many terminal cells.
package struct ProseRenderer {
    /// The notation for structure.
    package enum Style: Hashable, Sendable {
        /// With signs alone: no escape sequences.
        case plain
        /// With bold, dim and underlined text; no line leaves a style switched on.
        case ansi
    }

    /// The longest line, in cells.
    package var columns: Int
    /// The notation for structure.
    package var style: Style

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - columns: The longest line, in cells.
    ///   - style: How structure is shown.
    package init(columns: Int, style: Style) {
        self.columns = max(1, columns)
        self.style = style
    }

    /// Sets a text.
    ///
    /// - Parameter prose: The text.
    /// - Returns: Its lines, without line ends; blocks are parted by an empty line.
    package func lines(of prose: Prose) -> [String] {
        lines(of: prose.blocks, columns: columns).map { style == .plain ? $0.plain : $0.ansi }
    }

    typealias Line = [ProseCharacter]

    /// The width below which nested blocks are no longer indented.
    private static let narrowest = 16

    private func lines(of blocks: [Prose.Block], columns: Int, isTight: Bool = false) -> [Line] {
        var lines: [Line] = []
        for (offset, block) in blocks.enumerated() {
            if offset > 0, !isTight { lines.append([]) }
            lines += self.lines(of: block.kind, columns: columns)
        }
        return lines
    }

    private func lines(of kind: Prose.Kind, columns: Int) -> [Line] {
        switch kind {
        case .heading(let level, let inlines): heading(level, inlines, columns: columns)
        case .paragraph(let inlines): layout(columns).lines(of: inlines)
        case .list(let list): self.list(list, columns: columns)
        case .code(let code): self.code(code, columns: columns)
        case .quote(let blocks): quote(blocks, columns: columns)
        case .alert(let alert, let blocks): self.alert(alert, blocks, columns: columns)
        case .table(let table): TableLayout(columns: columns, layout: layout).lines(of: table)
        case .thematicBreak: [Line(String(repeating: "-", count: min(columns, 24)), faint)]
        }
    }

    private func heading(_ level: Int, _ inlines: [Prose.Inline], columns: Int) -> [Line] {
        guard style == .plain else {
            return layout(columns).lines(of: inlines, level == 1 ? [.bold, .underline] : .bold)
        }
        guard level <= 2 else {
            let mark = Line(String(repeating: "#", count: level) + " ")
            return indented(mark, columns: columns) { layout($0).lines(of: inlines) }
        }
        let lines = layout(columns).lines(of: inlines)
        let width = lines.map(layout(columns).wrapper.width).max() ?? 0
        return lines + [Line(String(repeating: level == 1 ? "=" : "-", count: width))]
    }

    private func list(_ list: Prose.List, columns: Int) -> [Line] {
        let marks = list.items.indices.map { offset in
            list.start.map { "\($0 + offset). " } ?? "- "
        }
        let width = marks.map { $0.count }.max() ?? 0
        var lines: [Line] = []
        for (offset, item) in list.items.enumerated() {
            if offset > 0, !list.isTight { lines.append([]) }
            let box = item.isChecked.map { $0 ? "[x] " : "[ ] " } ?? ""
            let mark = String(repeating: " ", count: width - marks[offset].count) + marks[offset] + box
            let itemLines = indented(Line(mark), columns: columns) {
                self.lines(of: item.blocks, columns: $0, isTight: list.isTight)
            }
            lines += itemLines.isEmpty ? [Line(mark)] : itemLines
        }
        return lines
    }

    private func code(_ code: Prose.CodeBlock, columns: Int) -> [Line] {
        return indented(Line("    "), columns: columns) { columns in
            code.lines.flatMap { layout(columns).wrapper.chunks(of: Line($0.text)) }
        }
    }

    private func quote(_ blocks: [Prose.Block], columns: Int) -> [Line] {
        let mark = Line("> ", faint)
        return indented(mark, following: mark, columns: columns) { lines(of: blocks, columns: $0) }
    }

    private func alert(_ alert: Prose.Alert, _ blocks: [Prose.Block], columns: Int) -> [Line] {
        let mark = Line("> ", faint)
        return indented(mark, following: mark, columns: columns) { columns in
            let title = Prose.Inline.text(alert.rawValue.prefix(1).uppercased() + alert.rawValue.dropFirst())
            return layout(columns).lines(of: [title], style == .plain ? [] : .bold)
                + lines(of: blocks, columns: columns)
        }
    }

    /// Puts a mark before the first line and another, or as much space, before those that follow.
    private func indented(
        _ first: Line, following: Line? = nil, columns: Int, _ content: (Int) -> [Line]
    ) -> [Line] {
        let inner = columns - first.count
        guard inner >= min(Self.narrowest, max(2, self.columns / 2)) else {
            return content(max(1, columns))
        }
        let rest = following ?? Line(String(repeating: " ", count: first.count))
        return content(inner).enumerated().map { offset, line in
            let mark = offset == 0 ? first : rest
            return line.isEmpty ? mark.trimmingTrailingSpace() : mark + line
        }
    }

    private func layout(_ columns: Int) -> InlineLayout {
        InlineLayout(wrapper: LineWrapper(columns: columns), style: style)
    }

    private var faint: TextStyle {
        style == .plain ? [] : .dim
    }
}

extension ProseRenderer.Line {
    func trimmingTrailingSpace() -> Self {
        var line = self
        while line.last?.character == " " { line.removeLast() }
        return line
    }
}
