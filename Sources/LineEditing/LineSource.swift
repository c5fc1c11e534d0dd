import VisibleText

/// A source of a session's lines: a person at a terminal, a pipe, or a test's script.
package protocol LineSource {
    /// Waits for a line, with a prompt for a person.
    mutating func next(_ prompt: Prompt) -> LineInput

    /// Keeps what was entered, so that it can be recalled: the lines of one input are one entry.
    mutating func keep(_ lines: [String], in history: Prompt.History)

    /// The number of the error that ended the lines, or nil when they simply came to their end.
    var readError: Int32? { get }
}

extension LineSource {
    /// Nil: such lines come to their end without an error.
    package var readError: Int32? { nil }

    /// Nothing: nobody recalls such lines.
    package mutating func keep(_ lines: [String], in history: Prompt.History) {}
}

/// The result of waiting for a line.
package enum LineInput: Equatable, Sendable {
    /// A line, without its line ending.
    case line(String)
    /// A Ctrl-C: the line is dropped, the session goes on.
    case interrupted
    /// Ctrl-D, or the end of the input.
    case end
}

/// The text in front of the line that a person types.
package struct Prompt: Equatable, Sendable {
    /// The words shown; a space follows them.
    package var text: String
    /// An SGR code such as "1;32", or nil for no color.
    package var color: String?
    /// The lines that can be recalled while the line is typed.
    package var history: History
    /// Indicates whether the line is kept as it is read; otherwise its reader decides what is kept.
    package var keepsLine: Bool

    /// Indicates whether the end of a paste ends the line as well.
    package var endsWithPaste = false

    /// The lines that belong together: an order of calls is no command.
    package enum History: Hashable, Sendable { case commands, answers }

    package init(
        _ text: String, color: String? = nil, history: History = .commands, keepsLine: Bool = true,
        endsWithPaste: Bool = false
    ) {
        self.endsWithPaste = endsWithPaste
        self.text = text
        self.color = color
        self.history = history
        self.keepsLine = keepsLine
    }

    /// The prompt as libedit reads it, escapes between `literal` marks so that they take no columns.
    ///
    /// libedit drops a mark that ends the prompt or touches another, hence the closing space
    /// after the last one.
    func marked(with literal: Character) -> String {
        let text = text.visible
        guard let color, !text.isEmpty else { return text + " " }
        return "\(literal)\u{1B}[\(color)m\(literal)\(text)\(literal)\u{1B}[0m\(literal) "
    }
}
