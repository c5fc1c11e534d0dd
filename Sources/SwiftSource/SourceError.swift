import Lifecycle

/// Source text that cannot be read as Swift, with everything that is wrong with it.
package struct SourceError: Error, Hashable, Sendable {
    /// The problems, in the order of their places; never empty.
    package let problems: [SourceProblem]

    init(_ problems: [SourceProblem]) { self.problems = problems }
}

/// A place in source text that is wrong or that the tutor does not understand.
package struct SourceProblem: Hashable, Sendable {
    package let location: CodeLocation
    /// A description of the problem, or the first words of the part that is not understood.
    package let message: String
    /// The whole line, without its end.
    package let line: String
    /// Why it is not understood, in a word.
    package var code: String

    package init(location: CodeLocation, message: String, line: String = "", code: String = "") {
        self.location = location
        self.message = message
        self.line = line
        self.code = code
    }
}
