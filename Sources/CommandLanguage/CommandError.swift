/// Why a statement is not understood, and what was probably meant.
public struct CommandError: Error, Hashable, Sendable {
    /// What is wrong, in one sentence.
    public let message: String
    /// What was probably meant; a whole statement.
    public let suggestion: String?
    /// Where in the statement the fault is, in characters from its start.
    public let column: Int

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - message: What is wrong, in one sentence.
    ///   - suggestion: What was probably meant; a whole statement.
    ///   - column: Where in the statement the fault is, in characters from its start.
    public init(_ message: String, suggestion: String? = nil, column: Int = 0) {
        self.message = message
        self.suggestion = suggestion
        self.column = column
    }
}
