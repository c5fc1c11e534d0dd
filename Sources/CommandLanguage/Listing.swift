extension Collection<String> {
    /// Returns the texts as a list in a sentence: the first `most` of them, and the number of the others,
    /// such as `a, b and 998 more`.
    package func listed(most: Int = 12, separator: String = ", ") -> String {
        let rest = count - most
        return prefix(most).joined(separator: separator) + (rest > 0 ? " and \(rest) more" : "")
    }
}
