/// A place in source text that is wrong or that the tutor does not understand.
package struct SourceProblem: Hashable, Sendable {
    package let location: CodeLocation
    /// The error, or the first words of the code that isn't understood.
    package let message: String
    /// The whole line, without its end.
    package let line: String
    /// The reason it is not understood, in a word.
    package var code: String

    package init(location: CodeLocation, message: String, line: String = "", code: String = "") {
        self.location = location
        self.message = message
        self.line = line
        self.code = code
    }
}
