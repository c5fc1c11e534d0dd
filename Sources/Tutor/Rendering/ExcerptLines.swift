/// A line of source text with a caret under the place that is meant.
struct ExcerptLines {
    let line: String
    /// In characters counted from 1.
    let column: Int

    /// The shown length of a long line, in characters.
    private static let width = 70

    var lines: [Line] {
        let characters = Array(line)
        let place = min(max(0, column - 1), characters.count)
        // Of a long line the part around the place is shown.
        let start = place < Self.width - 10 ? 0 : place - Self.width / 2
        let end = min(characters.count, start + Self.width)
        let before = String(characters[start..<max(start, min(place, end))]).flattened
        let shown = String(characters[start..<end]).flattened
        let caret = String(repeating: " ", count: before.cellWidth) + "^"
        return [Line("    " + shown), Line("    " + caret, .bad)]
    }
}

extension String {
    /// The text with tabs as spaces and without control characters.
    fileprivate var flattened: String {
        map { $0 == "\t" ? " " : String($0) }.joined().visible
    }
}
