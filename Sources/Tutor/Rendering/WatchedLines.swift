import Session
import VisibleText

/// Values at each call, in lines: a column for each value, or one below the other in a narrow window.
struct WatchedLines {
    let watched: WatchedValues
    let width: Int

    var lines: [Line] {
        guard !watched.rows.isEmpty else { return [Line("  Nothing is called.")] }
        let cells = watched.rows.map { row in [row.call] + row.values.map { $0 ?? "-" } }
        let columns = ColumnLines(titles: [""] + watched.subjects, rows: cells.map { ("  ", $0, .plain) })
        return columns.lines(in: width) ?? cells.flatMap(narrow)
    }

    private func narrow(_ cells: [String]) -> [Line] {
        [Line("  " + cells[0], .strong, hanging: 4)]
            + zip(watched.subjects, cells.dropFirst()).map { Line("    \($0): \($1)", hanging: 6) }
    }
}
