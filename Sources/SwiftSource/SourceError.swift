import Lifecycle

/// Source text that cannot be read as Swift, with everything that is wrong with it.
package struct SourceError: Error, Hashable, Sendable {
    /// The problems, in the order of their places; never empty.
    package let problems: [SourceProblem]

    init(_ problems: [SourceProblem]) { self.problems = problems }
}
