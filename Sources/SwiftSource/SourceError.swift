import Lifecycle

/// Source text that cannot be read as Swift, with everything that is wrong with it.
public struct SourceError: Error, Hashable, Sendable {
    /// The problems, in the order of their places; never empty.
    public let problems: [SourceProblem]

    init(_ problems: [SourceProblem]) { self.problems = problems }
}

/// A place in source text that is wrong or that the tutor does not understand.
public struct SourceProblem: Hashable, Sendable {
    /// Where it is.
    public let location: CodeLocation
    /// What is wrong, or the first words of what is not understood.
    public let message: String
    /// The whole line, without its end.
    public let line: String

    /// Makes a problem.
    ///
    /// - Parameters:
    ///   - location: Where it is.
    ///   - message: What is wrong, or the first words of what is not understood.
    ///   - line: The whole line, without its end.
    public init(location: CodeLocation, message: String, line: String) {
        self.location = location
        self.message = message
        self.line = line
    }
}
