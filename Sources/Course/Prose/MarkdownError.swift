/// The reason why a Markdown text is not read: it is built to exhaust its reader.
package struct MarkdownError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line in the file, counted from 1.
    package let line: Int
    /// The problem and the remedy, as clauses.
    package let message: String, remedy: String

    /// Place, problem and remedy.
    package var description: String { "line \(line): \(message); \(remedy)" }

    static func textTooLong(_ line: Int) -> MarkdownError {
        MarkdownError(
            line: line, message: "the text is longer than \(MarkdownReader.longestText) bytes",
            remedy: "split the text into several files")
    }

    static func nestedTooDeeply(_ line: Int) -> MarkdownError {
        let levels = MarkdownReader.deepestNesting
        return MarkdownError(
            line: line, message: "quotes and lists are nested deeper than \(levels) levels",
            remedy: "remove the inner quotes or lists")
    }
}
