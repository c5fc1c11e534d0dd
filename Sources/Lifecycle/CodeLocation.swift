/// A place in the learner's source text.
package struct CodeLocation: Hashable, Sendable {
    /// The file's name; empty for what was typed at the prompt.
    package let file: String
    /// The line, counted from 1.
    package let line: Int
    /// The column, in characters counted from 1.
    package let column: Int

    /// Makes a place.
    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
