import Characters
import Platform

/// How text may look on the place it is printed to.
struct Styling: Sendable {
    /// Whether escape sequences for colour may be used.
    var usesColor: Bool
    /// The width to wrap at, in cells.
    var width: Int

    /// For pipes, files and screen readers: the same content without colour.
    static let plain = Styling(usesColor: false, width: 100)

    /// The style for a terminal or pipe.
    ///
    /// - Parameters:
    ///   - isTerminal: Whether the output is a terminal.
    ///   - isPlain: Whether plain text was asked for.
    ///   - environment: The process's environment: `NO_COLOR` (when not empty) and `TERM=dumb` switch colour off.
    ///   - columns: The terminal's width, if known.
    init(isTerminal: Bool, isPlain: Bool, environment: EnvironmentVariables, columns: Int?) {
        let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        let term = environment["TERM"] ?? "dumb"
        usesColor = isTerminal && !isPlain && !refuses && term != "dumb"
        width = Styling.width(in: columns)
    }

    /// The same style in a window that may have changed its size.
    ///
    /// - Parameter columns: The terminal's width now; nil leaves the width as it is.
    /// - Returns: The style for that width.
    func fitted(to columns: Int?) -> Styling {
        Styling(usesColor: usesColor, width: columns.map(Styling.width) ?? width)
    }

    private static func width(in columns: Int?) -> Int { max(20, min(columns ?? 100, 100)) }

    private init(usesColor: Bool, width: Int) {
        self.usesColor = usesColor
        self.width = width
    }
}

/// A meaning that colour may underline; a sign or word always goes with it.
enum Emphasis: String, Sendable {
    case plain = "", strong = "1", faint = "2", good = "32", bad = "31", note = "36", heading = "1;36"
}

/// A piece of text with one emphasis.
struct Span: Sendable {
    var text: String
    var emphasis: Emphasis

    init(_ text: String, _ emphasis: Emphasis = .plain) {
        self.text = text.visible
        self.emphasis = emphasis
    }

    func rendered(_ styling: Styling) -> String {
        guard styling.usesColor, emphasis != .plain, !text.isEmpty else { return text }
        return "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m"
    }
}

/// A line of output before it is fitted to a width.
struct Line: Sendable {
    var spans: [Span]
    /// The columns that continued lines are indented by.
    var hanging: Int
    /// What is remarked on the line, in a column of its own, or below the line if that column would be narrow.
    private(set) var remark: (text: String, column: Int)?
    /// Text that stands at the right edge, on a line of its own if there is no room beside the rest.
    var aside: String
    /// Commands worth typing next, at the right edge; an answer shows only the last of them.
    private(set) var next = ""
    /// A row that someone else has fitted and coloured already; takes the place of all else.
    private var finished: String?

    init(_ spans: [Span], hanging: Int = 2, aside: String = "", next: String = "") {
        self.spans = spans
        self.hanging = hanging
        self.aside = aside
        self.next = next
    }

    /// A line with a remark.
    init(_ spans: [Span], remark: String, inColumn column: Int) {
        self.init(spans, hanging: 6)
        if !remark.isEmpty { self.remark = (remark, column) }
    }

    init(_ text: String, _ emphasis: Emphasis = .plain, hanging: Int = 2) {
        self.init([Span(text, emphasis)], hanging: hanging)
    }

    /// A row that was fitted and coloured already.
    init(rendered: String) {
        self.init([])
        finished = rendered
    }

    static let empty = Line("")

    /// What stands between commands that are worth typing next.
    static let betweenOffers = "   "

    /// The commands that are worth typing next, at the right edge.
    static func next(_ commands: String...) -> Line {
        Line([], next: commands.joined(separator: betweenOffers))
    }

    /// The line as one or more lines of the terminal, broken between words.
    func rendered(_ styling: Styling) -> [String] {
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
            rows += Wrapping.rows(
                of: [Span("  " + aside, .faint)], width: styling.width, hanging: hanging)
        }
        return rows.map { Line.joined($0, styling) }
    }

    private func rows(in width: Int) -> [[Span]] {
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
    var withoutNext: [Line] { compactMap { $0.next.isEmpty ? $0 : $0.withoutNext } }

    /// The lines without the commands worth typing next, but for the last of them.
    var withOneNext: [Line] {
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
        let rows = wrapper.wrap(wrapper.pieces(of: text)).enumerated().map { number, row in
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
