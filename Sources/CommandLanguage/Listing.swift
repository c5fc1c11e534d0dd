extension Collection<String> {
    /// The texts as a sentence names them: of many the first, and how many more there are.
    ///
    /// - Parameters:
    ///   - most: How many are named at most.
    ///   - separator: What stands between two of them.
    /// - Returns: Such as `a, b and 998 more`.
    package func listed(most: Int = 12, separator: String = ", ") -> String {
        let rest = count - most
        return prefix(most).joined(separator: separator) + (rest > 0 ? " and \(rest) more" : "")
    }
}
