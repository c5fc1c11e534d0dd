import Lifecycle
import Reports
import Session

/// Several releases side by side, in lines.
package struct ComparisonLines {
    let comparison: Comparison
    /// The heading of each column.
    private let titles: [String]

    package init(_ comparison: Comparison) {
        self.comparison = comparison
        titles = comparison.columns.map { "iOS \($0.environment.release.name)" }
    }

    func lines(_ styling: Styling) -> [Line] {
        let calls =
            comparison.rows.isEmpty
            ? [Line("  Nothing is called.")]
            : ComparisonRows(rows: comparison.rows, titles: titles).lines(styling)
        return [Line("  " + comparison.commands, .faint, hanging: 2)] + calls + notes + verdict
    }

    /// The notes on what a release lacks: the device, a command, or something that a command names.
    private var notes: [Line] {
        zip(comparison.columns, titles).flatMap { column, title -> [Line] in
            let device = column.givenUp.map {
                let text =
                    "  \(title) doesn't run on \($0.inWords), so it runs on \(column.environment.device.name)."
                return Line(text, .note, hanging: 4)
            }
            let refused = column.refused.map { refused in
                let reason = WorldText(world: column.world).refusal(refused.reason)
                return Line("  \(title): \(refused.statement) is refused. \(reason)", .faint)
            }
            let lost = LostStatementLines(statements: column.lost, release: column.environment.release)
            return [device].compactMap { $0 } + refused + lost.lines
        }
    }

    /// The changes for an app's own code between releases: the calls that only some releases make, and why.
    package var ownCalls: [Line] {
        let differences = comparison.ownCallDifferences
        guard !differences.isEmpty else {
            let text = "  The app's own code gets the same calls on each of these: \(titles.lazy.listed())."
            return [Line(text, hanging: 2)] + notes
        }
        let width = differences.map { $0.call.cellWidth }.max() ?? 0
        return differences.map { difference in
            let having = difference.columns.sorted().map { titles[$0] }.joined(separator: ", ")
            return Line(
                Span("  ~ " + difference.call.padded(toCells: width + 2), .strong),
                Span("\(difference.place.file):\(difference.place.line)  "), Span("only " + having, .note),
                hanging: 6)
        } + notes + reasons(for: differences)
    }

    /// The rules that make the calls that differ; if one of these calls is made by a rule of all releases, also the first others.
    private func reasons(for differences: [OwnCallDifference]) -> [Line] {
        let differing = comparison.differingRules, called = differences.map { $0.rule }
        let own = differing.filter(called.contains)
        let others = called.allSatisfy(own.contains) ? [] : differing.filter { !own.contains($0) }
        return (own + others).prefix(max(own.count, 3)).map { $0.dated }
    }

    private var verdict: [Line] {
        guard comparison.columns.count > 1 else { return [] }
        if comparison.rows.allSatisfy(comparison.isCommon) {
            return [Line("  The calls are the same on all of these iOS versions.", next: "help compare")]
        }
        return comparison.differingRules.prefix(3).map { $0.dated } + [
            .next(comparison.differingRules.first.map { "explain \($0.facts.identifier)" } ?? "trace")
        ]
    }
}

/// Texts in columns under their headings, each row behind a margin that can have a sign.
struct ColumnLines {
    let titles: [String]
    typealias Row = (margin: String, cells: [String], emphasis: Emphasis)
    let rows: [Row]

    /// The lines; nil if the columns don't fit beside each other.
    func lines(in width: Int) -> [Line]? {
        let widths = titles.indices.map { column in
            ([titles[column]] + rows.map { $0.cells[column] }).map { $0.cellWidth }.max() ?? 0
        }.map { $0 + 2 }
        let margin = rows.first?.margin.count ?? 0
        guard widths.reduce(margin - 2, +) <= width else { return nil }
        return ([(String(repeating: " ", count: margin), titles, .heading)] + rows).map {
            Line($0 + zip($1, widths).map { $0.padded(toCells: $1) }.joined(), $2)
        }
    }
}

/// The rows of a comparison under the headings of its columns.
private struct ComparisonRows {
    let rows: [Comparison.Row]
    let titles: [String]

    func lines(_ styling: Styling) -> [Line] {
        let columns = ColumnLines(
            titles: titles,
            rows: rows.map { row in
                let cells = titles.indices.map { row.columns.contains($0) ? row.outcome : "" }
                return isCommon(row) ? ("  = ", cells, .plain) : ("  ~ ", cells, .strong)
            })
        return columns.lines(in: styling.width) ?? narrow
    }

    private func isCommon(_ row: Comparison.Row) -> Bool { row.columns.count == titles.count }

    /// One row below the other, each with the columns that have it.
    private var narrow: [Line] {
        rows.map { row in
            guard !isCommon(row) else { return Line("  = " + row.outcome, hanging: 4) }
            let having = row.columns.sorted().map { titles[$0] }.joined(separator: ", ")
            // A call that only has another place elsewhere comes twice.
            let isMoved = rows.contains { $0.outcome == row.outcome && $0.columns != row.columns }
            let only = isMoved ? having : "only " + having
            return Line(Span("  ~ " + row.outcome, .strong), Span("  " + only, .note), hanging: 6)
        }
    }
}

extension Contrast {
    func lines(_ styling: Styling) -> [Line] {
        let there = circumstances.map {
            Line("  \"there\" shows what would happen \($0).", .note, hanging: 4)
        }
        return [Line("  " + commands, .faint, hanging: 2)]
            + ComparisonRows(rows: rows, titles: titles).lines(styling) + [there].compactMap { $0 }
    }
}
