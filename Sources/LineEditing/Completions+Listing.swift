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
        let widest = texts.map(\.cellWidth).max() ?? 0
        // Of a summary in a few cells nothing can be understood.
        let isNarrow = width < widest + 12 && width < widest + 2 + (summaries.map(\.cellWidth).max() ?? 0)
        let lines = zip(texts, summaries).map { text, summary in
            (summary.isEmpty || isNarrow ? text : text.padded(toCells: widest) + "  " + summary).truncated(
                toCells: width)
        }
        let room = max(1, size.rows - 2)
        guard lines.count > room else { return lines }
        let shown = lines.prefix(max(1, room - 1))
        return shown + ["and \(lines.count - shown.count) more".truncated(toCells: width)]
    }

    private static func commonPrefix(_ first: String, _ second: String) -> String {
        String(zip(first, second).prefix { $0 == $1 }.map(\.0))
    }
}
