/// A place in the learner's source text.
public struct CodeLocation: Hashable, Sendable {
    /// The file's name; empty for what was typed at the prompt.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// The column, in characters counted from 1.
    public let column: Int

    /// Makes a place.
    ///
    /// - Parameters:
    ///   - file: The file's name; empty for what was typed at the prompt.
    ///   - line: The line, counted from 1.
    ///   - column: The column, in characters counted from 1.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
