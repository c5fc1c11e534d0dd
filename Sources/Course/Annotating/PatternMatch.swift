/// The score for reading some calls of a log as a pattern.
struct PatternScore: Sendable {
    /// The place of the pattern among those that begin with the first call.
    let pattern: Int
    /// The number of calls in the fit.
    let length: Int
    /// The score; more is better.
    let score: Double
}

/// A fit of some calls of a log to a pattern, in detail. Places are counted from the first of them.
struct PatternMatch: Sendable {
    let pattern: TransitionCatalogue.Pattern
    /// The number of calls in the fit.
    let length: Int
    /// For the controllers of the pattern, a call of the log that names each.
    let names: [String: Int]
    /// Places of the pattern whose calls ought to be there and are not.
    let missing: [Int]
    /// Calls of the log that came although they had come already.
    let doubled: [Int]
    /// Calls of the log that the pattern does not have.
    let surplus: [Int]
    /// Calls of the log that came later than the pattern has them, each with the one that should have waited.
    let late: [Late]

    /// A call that came after one that should have followed it.
    struct Late: Hashable, Sendable {
        let call: Int
        let after: Int
    }
}
