/// The reason a statement is not understood, and the statement that was probably meant.
package struct CommandError: Error, Hashable, Sendable {
    /// A description of the error, in one sentence.
    package let message: String
    /// The statement that was probably meant, in full.
    package let suggestion: String?
    /// The position of the error, in characters from the start of the statement.
    package let column: Int
    /// The line of Swift that is at fault; nil if no Swift is.
    package let excerpt: Excerpt?

    /// A line of Swift with a place in it.
    package struct Excerpt: Hashable, Sendable {
        /// The line, without its end.
        package let line: String
        /// The place of the fault, in characters counted from 1.
        package let column: Int

        package init(line: String, column: Int) {
            self.line = line
            self.column = column
        }
    }

    package init(_ message: String, suggestion: String? = nil, column: Int = 0, excerpt: Excerpt? = nil) {
        self.message = message
        self.suggestion = suggestion
        self.column = column
        self.excerpt = excerpt
    }

    /// The same error with another statement that was probably meant.
    package func suggesting(_ suggestion: String?) -> CommandError {
        CommandError(message, suggestion: suggestion, column: column, excerpt: excerpt)
    }
}
