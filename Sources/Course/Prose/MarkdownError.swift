/// The reason why a Markdown text is not read: it is built to exhaust its reader.
package struct MarkdownError: Error, Hashable, Sendable {
    /// The limit that was exceeded.
    package enum Reason: Hashable, Sendable {
        /// The text is longer than ``MarkdownReader/longestText`` bytes.
        case textTooLong
        /// A line is longer than ``MarkdownReader/longestLine`` bytes.
        case lineTooLong
        /// Quotes and lists stand inside each other deeper than ``MarkdownReader/deepestNesting``.
        case nestedTooDeeply
        /// A table would have more cells than ``MarkdownReader/largestTable``.
        case tableTooLarge
    }

    /// The limit that was exceeded.
    package var reason: Reason
    /// The line in the file, counted from 1.
    package var line: Int

    /// The problem, as a clause.
    package var message: String {
        switch reason {
        case .textTooLong: "the text is longer than \(MarkdownReader.longestText) bytes"
        case .lineTooLong: "the line is longer than \(MarkdownReader.longestLine) bytes"
        case .nestedTooDeeply:
            "quotes and lists are nested deeper than \(MarkdownReader.deepestNesting) levels"
        case .tableTooLarge: "the table could have more than \(MarkdownReader.largestTable) cells"
        }
    }

    /// The remedy, as a clause.
    package var remedy: String {
        switch reason {
        case .textTooLong: "split the text into several files"
        case .lineTooLong: "break the line"
        case .nestedTooDeeply: "remove the inner quotes or lists"
        case .tableTooLarge: "give the table fewer columns, or split the text"
        }
    }
}
