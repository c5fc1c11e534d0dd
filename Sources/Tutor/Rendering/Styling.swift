import Characters

/// The style of text at the place where it is printed.
package struct Styling: Sendable {
    /// Indicates whether escape sequences for color may be used.
    var usesColor: Bool
    /// The width to wrap at, in cells.
    var width: Int

    /// For pipes, files and screen readers: the same content without color.
    static let plain = Styling(usesColor: false, width: 100)

    /// The same style in a window that may have changed its size.
    ///
    /// - Parameter columns: The terminal's width now; nil leaves the width as it is.
    /// - Returns: The style for that width.
    func fitted(to columns: Int?) -> Styling {
        Styling(usesColor: usesColor, width: columns.map(Styling.width) ?? width)
    }

    static func width(in columns: Int?) -> Int { max(20, min(columns ?? 100, 100)) }
}

/// A meaning that color may emphasize; it is always expressed by a sign or word as well.
///
/// The colors are those of the fixed palette that can be read on black and on white.
package enum Emphasis: String, CaseIterable, Sendable {
    case plain = ""
    case strong = "1"
    case faint = "38;5;243"
    case good = "38;5;29"
    case bad = "38;5;131"
    case note = "38;5;63"
    case heading = "1;38;5;63"
    /// The prompt for a command, and for one on a copy of the app.
    case prompt = "1;38;5;29"
    case playing = "1;38;5;131"
}

/// A piece of text with one emphasis.
package struct Span: Sendable {
    var text: String
    var emphasis: Emphasis

    package init(_ text: String, _ emphasis: Emphasis = .plain) {
        self.text = text.visible
        self.emphasis = emphasis
    }

    func rendered(_ styling: Styling) -> String {
        guard styling.usesColor, emphasis != .plain, !text.isEmpty else { return text }
        return "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m"
    }
}
