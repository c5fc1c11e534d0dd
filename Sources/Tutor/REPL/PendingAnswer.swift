/// The answer to a line before it is printed.
struct PendingAnswer {
    private var lines: [Line] = []
    /// Indicates whether it asks a question. It is then printed in full, so that the question is right above
    /// the prompt.
    private var asks = false
    /// The end of the last answer, if it did not fit on the screen.
    private(set) var rest: [Line] = []
    /// The suggestions at the end of the last answer.
    private(set) var offers = ""

    mutating func add(_ more: [Line], asking: Bool) {
        lines += more
        asks = asks || asking
    }

    /// Takes the answer to print it.
    ///
    /// - Parameters:
    ///   - offersNext: Whether its last offer is shown.
    ///   - room: The rows of the screen that it may fill; nil to take all of it.
    ///   - styling: How it looks.
    /// - Returns: Its rows; nil if there is nothing to print.
    mutating func take(offeringNext offersNext: Bool, room: Int?, _ styling: Styling) -> [String]? {
        guard !lines.isEmpty else { return nil }
        let answer = offersNext ? lines.withOneNext : lines.withoutNext
        offers = lines.last { !$0.next.isEmpty }?.next ?? ""
        let isWhole = asks
        (lines, rest, asks) = ([], [], false)
        let paragraphs = answer.map { $0.rendered(styling) }
        let rows = paragraphs.flatMap(\.self)
        guard let room, !isWhole, rows.count > room else { return rows }
        // A line that is longer than the screen is shown all the same.
        var count = 0, height = 0
        while count < answer.count, count == 0 || height + paragraphs[count].count < room {
            height += paragraphs[count].count
            count += 1
        }
        guard count < answer.count else { return rows }
        rest = Array(answer.dropFirst(count))
        let hidden = rows.count - height
        let left = Line("  more: \(hidden.counted("row", "rows")) (type more)", .note)
        return rows.prefix(height) + left.rendered(styling)
    }
}
