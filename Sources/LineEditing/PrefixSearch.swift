/// A walk through the lines entered before, limited to those that begin as the one being typed.
///
/// libedit's own search takes any line that contains the text, or matches it as a pattern.
struct PrefixSearch {
    /// The lines entered before, oldest first.
    private(set) var lines: [String] = []

    /// The position of the search, as long as the line shown is the one it found.
    private var position: Position?

    private struct Position {
        var index: Int
        var shown: String
        var beginning: String
        var draft: String
    }

    mutating func append(_ line: String) {
        lines.append(line)
        position = nil
    }

    mutating func stop() { position = nil }

    /// The nearest older line that begins like `line` does before the cursor.
    mutating func older(than line: String, beforeCursor: String) -> String? {
        let new = Position(index: lines.count, shown: line, beginning: beforeCursor, draft: line)
        let start = current(line) ?? new
        let found = lines[..<start.index].lastIndex {
            $0 != start.shown && $0.utf8.starts(with: start.beginning.utf8)
        }
        return move(from: start, to: found)
    }

    /// The nearest newer one, and after the newest what was being typed.
    mutating func newer(than line: String) -> String? {
        guard let start = current(line) else { return nil }
        let found = lines[(start.index + 1)...].firstIndex {
            $0 != start.shown && $0.utf8.starts(with: start.beginning.utf8)
        }
        guard found == nil else { return move(from: start, to: found) }
        position = nil
        return start.draft
    }

    private func current(_ line: String) -> Position? {
        position.flatMap { $0.shown == line ? $0 : nil }
    }

    private mutating func move(from start: Position, to index: Int?) -> String? {
        guard let index else { return nil }
        var next = start
        next.index = index
        next.shown = lines[index]
        position = next
        return lines[index]
    }
}
