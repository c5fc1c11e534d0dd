import Characters

/// A line of output before it is fitted to a width.
package struct Line: Sendable {
    var spans: [Span]
    /// The columns that continued lines are indented by.
    var hanging: Int
    /// A remark in a column of its own, or below the line if that column would be narrow.
    private(set) var remark: (text: String, column: Int)?
    /// A label before the line in a column of its own, or above it in a narrow window.
    private var label: String?
    /// Text at the right edge, on a line of its own if there is no room beside the rest.
    var aside: String
    /// Commands worth typing next, at the right edge; an answer shows only the last of them.
    private(set) var next = ""
    /// A row that is already fitted and colored; replaces everything else.
    private var finished: String?

    package init(_ spans: [Span], hanging: Int = 2, aside: String = "", next: String = "") {
        self.spans = spans
        self.hanging = hanging
        self.aside = aside
        self.next = next
    }

    package init(_ spans: Span..., hanging: Int = 2, aside: String = "", next: String = "") {
        self.init(spans, hanging: hanging, aside: aside, next: next)
    }

    /// A line with a remark.
    init(_ spans: [Span], remark: String, inColumn column: Int) {
        self.init(spans, hanging: 6)
        if !remark.isEmpty { self.remark = (remark, column) }
    }

    /// A line of a page whose labels have a column of their own.
    ///
    /// - Parameters:
    ///   - label: The line's subject; empty if an earlier line has it.
    ///   - spans: The line.
    ///   - hanging: The columns within its own that continued lines are indented by.
    ///   - next: Commands worth typing next, at the right edge.
    init(label: String, _ spans: [Span], hanging: Int = 0, next: String = "") {
        self.init(spans, hanging: hanging, next: next)
        self.label = label
    }

    package init(
        _ text: String, _ emphasis: Emphasis = .plain, hanging: Int = 2, aside: String = "", next: String = ""
    ) {
        self.init([Span(text, emphasis)], hanging: hanging, aside: aside, next: next)
    }

    /// A row that is already fitted and colored.
    init(rendered: String) {
        self.init([])
        finished = rendered
    }

    package static let empty = Line("")

    /// The separator between suggested commands.
    static let betweenOffers = "   "

    /// The commands that are worth typing next, at the right edge.
    static func next(_ commands: String...) -> Line {
        Line(next: commands.joined(separator: betweenOffers))
    }

    /// The line as one or more lines of the terminal, broken between words.
    package func rendered(_ styling: Styling) -> [String] {
        if let finished { return [finished] }
        var rows = rows(in: styling.width)
        let aside = next.isEmpty ? aside : next
        guard !aside.isEmpty else { return rows.map { Line.joined($0, styling) } }
        let used = rows.last.map { $0.reduce(0) { $0 + $1.text.cellWidth } } ?? 0
        let width = aside.cellWidth
        let gap = String(repeating: " ", count: max(0, styling.width - width))
        if used == 0 && width <= styling.width || used + 2 + width <= styling.width {
            rows[rows.count - 1] += [Span(String(gap.dropFirst(used))), Span(aside, .faint)]
        } else if width + 2 <= styling.width {
            rows.append([Span(gap), Span(aside, .faint)])
        } else {
            if used == 0 { rows.removeLast() }
            rows += offers(in: styling.width).flatMap {
                Wrapping.rows(of: [Span("  " + $0, .faint)], width: styling.width, hanging: 4)
            }
        }
        return rows.map { Line.joined($0, styling) }
    }

    /// Returns the text at the right edge, in as many rows as needed; suggested commands are not broken if
    /// they fit.
    private func offers(in width: Int) -> [String] {
        guard !next.isEmpty else { return [aside] }
        var rows: [String] = [], rest = next[...]
        while !rest.isEmpty {
            let end = rest.firstRange(of: Line.betweenOffers)
            let offer = rest[..<(end?.lowerBound ?? rest.endIndex)]
            rest = rest[(end?.upperBound ?? rest.endIndex)...]
            if let last = rows.last, (last + Line.betweenOffers + offer).cellWidth + 2 <= width {
                rows[rows.count - 1] += Line.betweenOffers + offer
            } else {
                rows.append(String(offer))
            }
        }
        return rows
    }

    /// The column after a line's label, and the narrowest window that has it.
    private static let labelled = (column: 12, width: 60)

    /// The line after its label; in a narrow window below it, unless both fit in one row.
    private func rows(labelled label: String, in width: Int) -> [[Span]] {
        let column = Line.labelled.column
        let used = spans.reduce(0) { $0 + $1.text.cellWidth }
        guard width >= Line.labelled.width || !label.isEmpty && column + used <= width else {
            let above = label.isEmpty ? [] : [[Span("  " + label, .note)]]
            return above + Wrapping.rows(of: [Span("    ")] + spans, width: width, hanging: 4 + hanging)
        }
        let before = Span(("  " + label).padded(toCells: column), .note)
        return Wrapping.rows(of: [before] + spans, width: width, hanging: column + hanging)
    }

    private func rows(in width: Int) -> [[Span]] {
        if let label { return rows(labelled: label, in: width) }
        guard let remark else { return Wrapping.rows(of: spans, width: width, hanging: hanging) }
        let used = spans.reduce(0) { $0 + $1.text.cellWidth }
        let longest = remark.text.split(separator: " ").map { String($0).cellWidth }.max() ?? 0
        let fits = longest <= width - remark.column || !remark.text.contains("/")
        guard used + 2 <= remark.column, remark.column <= width / 2, fits else {
            let indented = [Span(String(repeating: " ", count: hanging)), Span(remark.text)]
            return Wrapping.rows(of: spans, width: width, hanging: hanging)
                + Wrapping.rows(of: indented, width: width, hanging: hanging)
        }
        let gap = Span(String(repeating: " ", count: remark.column - used))
        return Wrapping.rows(of: spans + [gap, Span(remark.text)], width: width, hanging: remark.column)
    }

    /// The line without commands to type next; nil if it has nothing else.
    fileprivate var withoutNext: Line? {
        guard !spans.isEmpty else { return nil }
        var line = self
        line.next = ""
        return line
    }

    /// A row without spaces at its end.
    private static func joined(_ row: [Span], _ styling: Styling) -> String {
        var row = row
        while let last = row.last, last.text.last == " " || last.text.isEmpty {
            row[row.count - 1].text = String(last.text.reversed().drop { $0 == " " }.reversed())
            if row[row.count - 1].text.isEmpty { row.removeLast() }
        }
        return row.map { $0.rendered(styling) }.joined()
    }
}

extension [Line] {
    /// The lines without any commands worth typing next.
    package var withoutNext: [Line] { compactMap { $0.next.isEmpty ? $0 : $0.withoutNext } }

    /// The lines without the commands worth typing next, except for the last line.
    package var withOneNext: [Line] {
        let last = lastIndex { !$0.next.isEmpty }
        return indices.compactMap { index in
            index == last || self[index].next.isEmpty ? self[index] : self[index].withoutNext
        }
    }
}

/// Breaks lines between words.
enum Wrapping {
    /// The rows that some spans fill, at least one.
    static func rows(of spans: [Span], width: Int, hanging: Int) -> [[Span]] {
        let indentation = min(hanging, width / 2)
        let wrapper = LineWrapper<Emphasis>(columns: width, hanging: indentation)
        let text = spans.flatMap { span in
            span.text.map { StyledCharacter(character: $0, style: span.emphasis) }
        }
        let pieces = LongWordBreaker(columns: width, hanging: indentation).parted(wrapper.pieces(of: text))
        let rows = wrapper.wrap(pieces).enumerated().map { number, row in
            let before = number == 0 ? [] : [Span(String(repeating: " ", count: indentation))]
            return before + Wrapping.spans(of: row)
        }
        return rows.isEmpty ? [[]] : rows
    }

    /// A row with one span for each run of characters of one emphasis.
    private static func spans(of row: LineWrapper<Emphasis>.Text) -> [Span] {
        var spans: [Span] = []
        for one in row {
            if spans.last?.emphasis == one.style {
                spans[spans.count - 1].text.append(one.character)
            } else {
                spans.append(Span(String(one.character), one.style))
            }
        }
        return spans
    }
}
