import Lifecycle
import LineEditing
import Session

/// Several releases side by side, in lines.
struct ComparisonLines {
    let comparison: Comparison

    func lines(_ styling: Styling) -> [Line] {
        let columns = comparison.columns.map { column in calls(column) }
        let titles = comparison.columns.map { "iOS \($0.environment.release.major)" }
        var lines = [Line("  " + comparison.commands, .faint)]
        let widths = zip(titles, columns).map { title, calls in
            max(title.cellWidth, calls.map(\.cellWidth).max() ?? 0) + 2
        }
        if widths.reduce(4, +) <= styling.width {
            lines.append(row(" ", titles, widths, .heading))
            let height = columns.map(\.count).max() ?? 0
            for index in 0..<height {
                let cells = columns.map { index < $0.count ? $0[index] : "" }
                let isSame = cells.allSatisfy { $0 == cells[0] }
                lines.append(row(isSame ? "=" : "~", cells, widths, isSame ? .plain : .strong))
            }
        } else {
            for (title, calls) in zip(titles, columns) {
                lines.append(Line("  " + title, .heading))
                lines += calls.map { Line("    " + $0) }
            }
        }
        for column in comparison.columns {
            for refused in column.refused {
                let reason = WorldText(world: column.world)
                    .refusal(refused.reason)
                lines.append(
                    Line(
                        "  iOS \(column.environment.release.major): \(refused.statement) is refused. \(reason)",
                        .faint))
            }
        }
        return lines + verdict(columns)
    }

    private func calls(_ column: Comparison.Column) -> [String] {
        let lines = column.runs.flatMap(\.outcomeLines)
        return lines.isEmpty ? ["nothing"] : lines
    }

    private func row(_ sign: String, _ cells: [String], _ widths: [Int], _ emphasis: Emphasis) -> Line {
        Line("  \(sign) " + zip(cells, widths).map { $0.padded(toCells: $1) }.joined(), emphasis)
    }

    private func verdict(_ columns: [[String]]) -> [Line] {
        guard let first = columns.first, columns.count > 1 else { return [] }
        if columns.allSatisfy({ $0 == first }) {
            return [Line([Span("  The same on all of them.")], next: "help compare")]
        }
        let rules = differingRules
        return rules.prefix(3).map {
            Line([Span("  \($0.facts.range): ", .note), Span($0.facts.statement)], hanging: 4)
        } + [rules.first.map { .next("explain \($0.facts.identifier)") } ?? .next("trace")]
    }

    /// The rules that some of the releases follow and others do not, as far as they made a call here.
    private var differingRules: [Rule] {
        let used = comparison.columns.map { column in
            Set(column.runs.flatMap { run in run.entries.map { run.simulation.trace[$0].rule } })
        }
        let everywhere = used.dropFirst().reduce(used.first ?? []) { $0.intersection($1) }
        let somewhere = used.reduce(into: Set<Rule>()) { $0.formUnion($1) }
        return somewhere.subtracting(everywhere).filter { rule in
            let holding = comparison.columns.filter { $0.environment.holds(rule) }.count
            return holding > 0 && holding < comparison.columns.count
        }.sorted { $0.rawValue < $1.rawValue }
    }
}
