/// Why a statement is not understood, and what was probably meant.
public struct CommandError: Error, Hashable, Sendable {
    /// What is wrong, in one sentence.
    public let message: String
    /// What was probably meant; a whole statement.
    public let suggestion: String?
    /// Where in the statement the fault is, in characters from its start.
    public let column: Int
    /// The line of Swift that is at fault; nil if no Swift is.
    public let excerpt: Excerpt?

    /// A line of Swift with a place in it.
    public struct Excerpt: Hashable, Sendable {
        /// The line, without its end.
        public let line: String
        /// The place of the fault, in characters counted from 1.
        public let column: Int

        /// Makes an excerpt.
        ///
        /// - Parameters:
        ///   - line: The line, without its end.
        ///   - column: The place of the fault, in characters counted from 1.
        public init(line: String, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - message: What is wrong, in one sentence.
    ///   - suggestion: What was probably meant; a whole statement.
    ///   - column: Where in the statement the fault is, in characters from its start.
    ///   - excerpt: The line of Swift that is at fault.
    public init(_ message: String, suggestion: String? = nil, column: Int = 0, excerpt: Excerpt? = nil) {
        self.message = message
        self.suggestion = suggestion
        self.column = column
        self.excerpt = excerpt
    }
}
