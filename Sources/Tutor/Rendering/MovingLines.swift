import Session

/// A phone of 20 by 8 cells, with the calls so far beside it.
struct MovingLines {
    let picture: MovingPicture

    /// The cells of the phone's screen.
    private static let screen = (width: 18, height: 6)
    /// The columns in front of the calls, and those of a controller's calls.
    private static let left = 24, column = 27

    /// The rows of each frame.
    var height: Int { max(MovingLines.screen.height + 4, picture.calls.count + 2) }

    /// The end.
    func last(_ styling: Styling) -> [Line] { picture.frames.last.map { lines($0, styling) } ?? [] }

    /// A frame, with one row for each line.
    func lines(_ frame: MovingPicture.Frame, _ styling: Styling) -> [Line] {
        let isWide = MovingLines.left + picture.names.count * MovingLines.column <= styling.width
        let phone = self.phone(frame), room = styling.width - MovingLines.left
        let names = picture.names.map { $0.padded(toCells: MovingLines.column) }.joined()
        return (0..<height).map { row in
            let front = Span((row < phone.count ? phone[row] : "").padded(toCells: MovingLines.left))
            guard row > 1 else { return Line([front] + (row == 1 && isWide ? [Span(names, .heading)] : [])) }
            guard row - 2 < frame.calls else { return Line(front) }
            let call = picture.calls[row - 2]
            let text =
                isWide
                ? String(repeating: " ", count: call.name * MovingLines.column) + call.text
                : (picture.names[call.name] + "." + call.text).truncated(toCells: room)
            return Line(front, Span(text, row - 1 == frame.calls ? .strong : .plain))
        }
    }

    /// The command, the phone, and the stack below it.
    private func phone(_ frame: MovingPicture.Frame) -> [String] {
        let width = MovingLines.screen.width
        let border = "  +" + String(repeating: "-", count: width) + "+"
        let stack = frame.stack.isEmpty ? "" : "stack: " + frame.stack.joined(separator: ", ")
        return ["  " + picture.statement.truncated(toCells: width + 2), border]
            + screen(frame).map { "  |" + String($0) + "|" } + [border]
            + ["  " + stack.truncated(toCells: width + 2)]
    }

    private func screen(_ frame: MovingPicture.Frame) -> [[Character]] {
        let (width, height) = MovingLines.screen
        var cells = Array(repeating: Array(repeating: Character(" "), count: width), count: height)
        for card in frame.cards {
            let isBottom = picture.edge == .bottom
            let left = isBottom ? 0 : card.distance * width / MovingPicture.steps
            let top = isBottom ? card.distance * height / MovingPicture.steps : 0
            guard left < width, top < height else { continue }
            for row in top..<height {
                for column in left..<width {
                    let isEdge = left > 0 && column == left || top > 0 && row == top
                    cells[row][column] = isEdge ? (top > 0 ? "-" : "|") : " "
                }
            }
            let name = picture.names[card.name].prefix(max(0, width - left - 2))
            let row = top > 0 ? top + 1 : 0
            guard row < height else { continue }
            for (offset, character) in name.enumerated() { cells[row][left + 2 + offset] = character }
        }
        return cells
    }
}
