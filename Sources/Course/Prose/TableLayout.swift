import Characters

/// Sets a table in columns or, where those would become too narrow, row by row.
struct TableLayout {
    var columns: Int
    var layout: (_ columns: Int) -> InlineLayout

    private typealias Line = [ProseCharacter]

    private static let gap = 2
    private static let narrowest = 8

    func lines(of table: Prose.Table) -> [[ProseCharacter]] {
        guard let widths = widths(of: table) else { return records(of: table) }
        let bold: TextStyle = layout(columns).style == .plain ? [] : .bold
        let rule = widths.map { Line(String(repeating: "-", count: $0)) }
        let head = row(table.header, widths, table.alignments, bold)
        let ruled = [Line(rule.joined(separator: Line(String(repeating: " ", count: Self.gap))))]
        return head + ruled + table.rows.flatMap { row($0, widths, table.alignments, []) }
    }

    /// The width of each column; nil when the table does not fit even with narrow columns.
    private func widths(of table: Prose.Table) -> [Int]? {
        let layout = layout(columns)
        var widths = table.header.indices.map { column in
            ([table.header] + table.rows).map { row in
                column < row.count ? layout.wrapper.width(layout.line(of: row[column])) : 0
            }.max() ?? 0
        }
        let room = columns - Self.gap * (widths.count - 1)
        var excess = widths.reduce(0, +) - room
        while excess > 0 {
            guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
                widths[widest] > Self.narrowest
            else { return nil }
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }

    private func row(
        _ cells: [[Prose.Inline]], _ widths: [Int], _ alignments: [Prose.Table.Alignment], _ style: TextStyle
    ) -> [Line] {
        let columns = widths.enumerated().map { column, width in
            column < cells.count ? layout(max(1, width)).lines(of: cells[column], style) : []
        }
        let height = max(1, columns.map { $0.count }.max() ?? 0)
        return (0..<height).map { number in
            var line = Line()
            for (column, width) in widths.enumerated() {
                let text = number < columns[column].count ? columns[column][number] : []
                let alignment = column < alignments.count ? alignments[column] : .left
                if column > 0 { line += Line(String(repeating: " ", count: Self.gap)) }
                line += padded(text, width, alignment)
            }
            return line.trimmingTrailingSpace()
        }
    }

    private func padded(_ text: Line, _ width: Int, _ alignment: Prose.Table.Alignment) -> Line {
        let space = max(0, width - layout(columns).wrapper.width(text))
        let before =
            switch alignment {
            case .left: 0
            case .center: space / 2
            case .right: space
            }
        let spaces = { Line(String(repeating: " ", count: $0)) }
        return spaces(before) + text + spaces(space - before)
    }

    /// Each cell below the other with the name of its column.
    private func records(of table: Prose.Table) -> [Line] {
        let rows = table.rows.map { row in
            zip(table.header, row).flatMap { name, cell in
                layout(columns).lines(of: name + [.text(": ")] + cell)
            }
        }
        return Array(rows.joined(separator: [[]]))
    }
}
