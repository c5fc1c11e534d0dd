import Session

/// A sequence diagram on the screen: a column for each receiver, a line for each call.
struct DiagramLines {
    let diagram: SequenceDiagram

    func lines(_ styling: Styling) -> [Line] {
        guard !diagram.messages.isEmpty else { return [Line("  Nothing was called.")] }
        let names = Array(diagram.participants.dropFirst())
        let longest = names.map { $0.cellWidth }.max() ?? 4
        let text = diagram.messages.map { $0.text.cellWidth }.max() ?? 0
        let column = max(3, min(longest + 2, (styling.width - text - 8) / max(1, names.count)))
        var lines = heading(names, column)
        for (number, message) in diagram.messages.enumerated() {
            let count = String(number + 1)
            let front = String(repeating: " ", count: max(0, 3 - count.count)) + count + "   "
            let marks = names.indices.map { index in
                (index + 1 == message.to ? "o" : index + 1 == message.from ? ">" : "|").padded(
                    toCells: column)
            }.joined()
            lines.append(Line(Span(front, .faint), Span(marks), Span(message.text, .strong), hanging: 6))
        }
        return lines + [.next("diagram slow", "diagram svg FILE", "trace")]
    }

    /// The names above their columns; if they don't fit, letters and a key.
    private func heading(_ names: [String], _ column: Int) -> [Line] {
        let letters = "abcdefghijklmnopqrstuvwxyz".prefix(names.count).map(String.init)
        let fits = names.allSatisfy { $0.cellWidth < column } || letters.count < names.count
        let titles = fits ? names.map { $0.truncated(toCells: column - 1) } : letters
        let row = Line("      " + titles.map { $0.padded(toCells: column) }.joined(), .heading)
        guard !fits else { return [row] }
        return [Line("  " + zip(letters, names).map { "\($0) \($1)" }.joined(separator: ", ")), row]
    }
}
