/// The answer to a line before it is printed.
struct PendingAnswer {
    private var lines: [Line] = []
    /// The line at which it begins to ask a question; nil if it asks none. A question is printed in full, so that all of it
    /// is right above the prompt.
    private var question: Int?
    /// The end of the last answer, if it did not fit on the screen.
    private(set) var rest: [Line] = []
    /// Indicates whether that end is a question.
    private(set) var keepsQuestion = false
    /// The suggestions at the end of the last answer.
    private(set) var offers = ""
    /// The last question why that was suggested since an exercise was shown.
    private(set) var why: String?

    mutating func add(_ more: [Line], asking: Bool) {
        if asking, question == nil { question = lines.count }
        lines += more
    }

    /// Adds what is shown before all else: the end of an answer that doesn't fit on the screen may never be.
    mutating func addFirst(_ more: [Line]) {
        lines = more + lines
        question = question.map { $0 + more.count }
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
        if question != nil { why = nil }
        why =
            offers.split(separator: Line.betweenOffers).map(String.init).first { $0.hasPrefix("why ") } ?? why
        let (whole, question) = (lines, question)
        (lines, rest, keepsQuestion, self.question) = ([], [], false, nil)
        let paragraphs = answer.map { $0.rendered(styling) }
        let rows = paragraphs.flatMap(\.self)
        guard let room, rows.count > room else { return rows }
        if let question {
            let before = whole.prefix(question) + [Line("  Press Enter for the question.", .note)]
            guard question > 0 else { return rows }
            // What stands before it is read first; the question then has the screen to itself.
            (rest, keepsQuestion) = (Array(whole.dropFirst(question)), true)
            return Array(before).withoutNext.flatMap { $0.rendered(styling) }
        }
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
