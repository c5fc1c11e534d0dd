import Session
import VisibleText

/// Values at each call, in lines: a column for each value, or one below the other in a narrow window.
struct WatchedLines {
    let watched: WatchedValues
    let width: Int

    var lines: [Line] {
        guard !watched.rows.isEmpty else { return [Line("  Nothing is called.")] }
        let cells = watched.rows.map { row in [row.call] + row.values.map { $0 ?? "-" } }
        let table = [[""] + watched.subjects] + cells
        let widths = table[0].indices.map { column in table.map { $0[column].cellWidth }.max() ?? 0 }
        guard widths.reduce(0, { $0 + $1 + 2 }) <= width else { return cells.flatMap(narrow) }
        return table.enumerated().map { number, row in
            let text = zip(row, widths).map { $0.padded(toCells: $1 + 2) }.joined()
            return Line("  " + text, number == 0 ? .heading : .plain)
        }
    }

    private func narrow(_ cells: [String]) -> [Line] {
        [Line("  " + cells[0], .strong, hanging: 4)]
            + zip(watched.subjects, cells.dropFirst()).map { Line("    \($0): \($1)", hanging: 6) }
    }
}
