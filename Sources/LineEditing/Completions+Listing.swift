import Characters
import Platform
import VisibleText

/// The list of completions on a screen, and what the Tab key does with them.
extension Completions {
    /// The action of the Tab key.
    enum Step: Equatable {
        case nothing
        /// Put `insertion` where the last `removedCount` scalars before the cursor are.
        case replace(removedCount: Int, insertion: String)
        case list
    }

    /// Returns the action of the Tab key after `typed`, the text before the cursor.
    /// A space may follow already.
    func step(after typed: String, isAtWordEnd: Bool) -> Step {
        guard let first = candidates.first?.text.withoutHarmful else { return .nothing }
        let word = String(typed.suffix(max(0, replacedCount)))
        var common = candidates.dropFirst().reduce(first) { Self.commonPrefix($0, $1.text) }
        if candidates.count == 1 {
            if !isAtWordEnd { common += " " }
        } else if common.count <= word.count {
            return .list
        }
        if common == word { return .nothing }
        return .replace(removedCount: word.unicodeScalars.count, insertion: common)
    }

    /// The list as rows for a screen, as many of them as fit above the line being typed.
    func rows(for size: TerminalSize) -> [String] {
        let width = max(1, size.columns - 1)
        let texts = candidates.map(\.text.withoutHarmful)
        let summaries = candidates.map(\.summary.withoutHarmful)
        let lines =
            summaries.allSatisfy(\.isEmpty)
            ? Self.columns(of: texts, width: width) : Self.table(texts, summaries, width: width)

        let room = max(1, size.rows - 2)
        guard lines.count > room else { return lines.map(\.line) }
        let shown = lines.prefix(max(1, room - 1))
        let hidden = candidates.count - shown.reduce(0) { $0 + $1.count }
        return shown.map(\.line) + ["and \(hidden) more".truncated(toCells: width)]
    }

    private typealias Row = (line: String, count: Int)

    private static func table(_ texts: [String], _ summaries: [String], width: Int) -> [Row] {
        let widest = texts.map(\.cellWidth).max() ?? 0
        return zip(texts, summaries).map { text, summary in
            let line = summary.isEmpty ? text : text.padded(toCells: widest) + "  " + summary
            return (line.truncated(toCells: width), 1)
        }
    }

    /// Texts in columns, each column from top to bottom before the next.
    private static func columns(of texts: [String], width: Int) -> [Row] {
        let cell = (texts.map(\.cellWidth).max() ?? 0) + 2
        let columnCount = max(1, (width + 2) / cell)
        let rowCount = (texts.count + columnCount - 1) / columnCount
        return (0..<rowCount).map { row in
            let indices = Array(stride(from: row, to: texts.count, by: rowCount))
            let line = indices.enumerated().map { column, index in
                column == indices.count - 1 ? texts[index] : texts[index].padded(toCells: cell)
            }
            return (line.joined().truncated(toCells: width), indices.count)
        }
    }

    private static func commonPrefix(_ first: String, _ second: String) -> String {
        String(zip(first, second).prefix { $0 == $1 }.map(\.0))
    }
}
