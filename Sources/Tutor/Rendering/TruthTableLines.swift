import Lifecycle
import Session
import VisibleText

/// Where something holds, in lines: a row for each group of styles in which it holds on the same releases.
struct TruthTableLines {
    let table: TruthTable
    let width: Int

    private static let idioms: [(idiom: Device.Idiom, name: String)] = [(.phone, "iPhone"), (.pad, "iPad")]

    var lines: [Line] {
        let rows = groups
        let cells = rows.map { row in Self.idioms.map { Self.text(row.truths[$0.idiom] ?? []) } }
        let columns = ColumnLines(
            titles: [""] + Self.idioms.map { $0.name },
            rows: zip(rows, cells).map { ("  ", [$0.styles] + $1, .plain) })
        let heading = Line(
            "  \(Goal.question(table.goal.text).dropLast()) after \(table.commands)?", .faint, hanging: 4)
        let reasons = table.decidingRules.prefix(2).map { $0.dated }
        let next = table.decidingRules.first.map { "explain \($0.facts.identifier)" } ?? "help when"
        return [heading] + (columns.lines(in: width) ?? narrow(rows, cells)) + reasons + [.next(next)]
    }

    private typealias Group = (styles: String, truths: [Device.Idiom: [TruthTable.Truth]])

    /// The styles that agree, in the order of the first of each.
    private var groups: [Group] {
        var groups: [Group] = []
        for row in table.rows {
            let truths = Dictionary(
                uniqueKeysWithValues: Self.idioms.map { ($0.idiom, row.truths(on: $0.idiom)) })
            let style = row.style.map { $0 == .automatic ? "default" : $0.rawValue } ?? ""
            if let known = groups.firstIndex(where: { $0.truths == truths }) {
                groups[known].styles += ", " + style
            } else {
                groups.append((style, truths))
            }
        }
        return groups
    }

    private func narrow(_ rows: [Group], _ cells: [[String]]) -> [Line] {
        zip(rows, cells).flatMap { row, cells in
            (row.styles.isEmpty ? [] : [Line("  " + row.styles, .heading, hanging: 4)])
                + zip(Self.idioms, cells).map { Line("    \($0.name): \($1)", hanging: 6) }
        }
    }

    /// The releases on which it holds, in words.
    private static func text(_ truths: [TruthTable.Truth]) -> String {
        let known = zip(Release.lastReleases, truths).filter { $1 != .impossible }
        guard let first = known.first?.0 else { return "not possible" }
        let isDoubtful = known.contains { $1 == .doubtful }
        if !isDoubtful, let only = Set(known.map({ $0.1 })).first, Set(known.map({ $0.1 })).count == 1 {
            let all = only == .holds ? "always" : "never"
            return known.count == truths.count ? all : "\(all) (since iOS \(first.major))"
        }
        let holding = stretches(of: .holds, in: known), open = stretches(of: .doubtful, in: known)
        return [holding.isEmpty ? "never" : holding, open.isEmpty ? "" : "unclear " + open]
            .filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// The stretches of releases with a truth, such as `iOS 5 to 12, since iOS 15`.
    private static func stretches(
        of truth: TruthTable.Truth, in known: [(Release, TruthTable.Truth)]
    ) -> String {
        known.indices.filter { known[$0].1 == truth }.grouped { $1 == $0 + 1 }.map { stretch in
            let start = stretch[0], end = stretch[stretch.count - 1]
            let first = known[start].0.major, last = known[end].0.major
            if end == known.count - 1 { return "since iOS \(first)" }
            if start == 0 { return "until iOS \(last)" }
            return first == last ? "on iOS \(first)" : "iOS \(first) to \(last)"
        }.joined(separator: ", ")
    }
}
