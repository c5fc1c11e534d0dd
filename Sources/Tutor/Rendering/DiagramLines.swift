import Session

/// A sequence diagram on the screen: a column for each receiver, a line for each call.
struct DiagramLines {
    let diagram: SequenceDiagram

    func lines(_ styling: Styling) -> [Line] {
        guard !diagram.messages.isEmpty else { return [Line("  Nothing was called.")] }
        let all = Array(diagram.participants.dropFirst())
        let text = diagram.messages.map { $0.text.cellWidth }.max() ?? 0
        let longest = all.map { $0.cellWidth }.max() ?? 4, room = styling.width - text - 8
        // With more receivers than columns, each row would be as long as the list of them.
        let isCut = all.count > min(26, room / 3), free = isCut ? room - longest - 4 : room
        let names = isCut ? all.prefix(max(1, min(26, free / 3) - 1)) + ["others"] : all
        let column = max(3, min(longest + 2, free / max(1, names.count)))
        var lines = heading(names, column)
        for (number, message) in diagram.messages.enumerated() {
            let front = (number + 1).inColumns(3) + "   "
            let to = min(message.to, names.count), from = min(message.from, names.count)
            let marks = names.indices.map { index in
                (index + 1 == to ? "o" : index + 1 == from ? ">" : "|").padded(toCells: column)
            }.joined()
            let others = isCut && to == names.count ? " of " + all[message.to - 1] : ""
            lines.append(
                Line(Span(front, .faint), Span(marks), Span(message.text, .strong), Span(others), hanging: 6))
        }
        return lines + [.next("diagram slow", "diagram svg FILE", "trace")]
    }

    /// The names above their columns; if they don't fit, letters and a key.
    private func heading(_ names: [String], _ column: Int) -> [Line] {
        let letters = "abcdefghijklmnopqrstuvwxyz".prefix(names.count).map(String.init)
        let fits = names.allSatisfy { $0.cellWidth < column }
        let titles = fits ? names : letters
        let row = Line("      " + titles.map { $0.padded(toCells: column) }.joined(), .heading)
        guard !fits else { return [row] }
        return [Line("  " + zip(letters, names).map { "\($0) \($1)" }.joined(separator: ", ")), row]
    }
}
