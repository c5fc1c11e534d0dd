/// The answer to a line before it is printed.
struct PendingAnswer {
    private var lines: [Line] = []
    /// The line at which it begins to ask a question; nil if it asks none. If not everything fits on the screen, what stands
    /// before it is read first, so that as much of the question as fits is right above the prompt.
    private var question: Int?
    /// The end of the last answer, if it did not fit on the screen.
    private(set) var rest: [Line] = []
    /// Indicates whether that end is a question.
    private(set) var keepsQuestion = false
    /// The lines on what went wrong in it.
    var faults: [Line] = []
    /// The lines on what went wrong in the last answer; empty if nothing did.
    private(set) var fault: [Line] = []
    /// The suggestions at the end of the last answer.
    private(set) var offers = ""
    /// The last question why that was suggested since an exercise was shown.
    private(set) var why: String?

    /// The line that was suggested in place of a faulty one: a command, or help on a word.
    var meant: String? {
        let mark = " Did you mean", command = mark + ": "
        guard let text = fault.flatMap(\.spans).map(\.text).first(where: { $0.hasPrefix(mark) }) else {
            return nil
        }
        return text.hasPrefix(command)
            ? String(text.dropFirst(command.count))
            : offers.split(separator: Line.betweenOffers).first.map(String.init)
    }

    /// Indicates whether it asks a question.
    var asks: Bool { question != nil }

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
        offers = lines.last { !$0.next.isEmpty }?.next ?? ""
        if question != nil { why = nil }
        why =
            offers.split(separator: Line.betweenOffers).map(String.init).first { $0.hasPrefix("why ") } ?? why
        let (whole, question) = (lines, question)
        (rest, keepsQuestion) = ([], false)
        (lines, faults, fault, self.question) = ([], [], faults, nil)
        func shown(_ lines: [Line]) -> [Line] { offersNext ? lines.withOneNext : lines.withoutNext }
        let rows = shown(whole).flatMap { $0.rendered(styling) }
        // On a screen of usual height, a few rows more aren't worth a key.
        guard let room, rows.count > room + (question == nil && room > 20 ? 3 : 0) else { return rows }
        let place = question ?? 0
        let before = Array(whole[..<place]).withoutNext.flatMap { $0.fitted(below: room, styling) }
        let parts = before + shown(Array(whole[place...])).flatMap { $0.fitted(below: room, styling) }
        let heights = parts.map { $0.rendered(styling).count }
        var end = parts.count
        if question != nil {
            // What stands before a question is read first. If the rest is too high with its setup, it begins at the next
            // empty line from where on it fits.
            end = before.count
            while end < parts.count - 1, heights[end...].reduce(0, +) > room { end += 1 }
            if end > before.count { end = parts[end...].firstIndex { $0.isEmpty } ?? end }
        }
        var count = 0, height = 0
        while count < end, count == 0 || height + heights[count] < room {
            height += heights[count]
            count += 1
        }
        // A heading stays with what is below it.
        if count > 1, count < end, parts[count].indentation > parts[count - 1].indentation {
            count -= 1
            height -= heights[count]
        }
        rest = Array(parts[count...].drop { question != nil && $0.isEmpty })
        keepsQuestion = question != nil
        let hidden = heights[count...].reduce(0, +)
        let left =
            !keepsQuestion
            ? "more: \(hidden.counted("row", "rows")) (press Enter)"
            : count == before.count
                ? "Press Enter for the question." : "Press Enter for the rest."
        return (parts.prefix(count) + [Line("  " + left, .note)]).flatMap { $0.rendered(styling) }
    }
}

extension Line {
    /// Indicates whether it only separates others.
    fileprivate var isEmpty: Bool { next.isEmpty && rendered(.plain) == [""] }

    /// The number of spaces before its text.
    fileprivate var indentation: Int { spans.first?.text.prefix { $0 == " " }.count ?? 0 }

    /// The line, cut into rows if it is so high that a screen could stay half empty without it.
    fileprivate func fitted(below room: Int, _ styling: Styling) -> [Line] {
        let rows = rendered(styling)
        return rows.count < max(2, room / 4) ? [self] : rows.map(Line.init(rendered:))
    }
}
