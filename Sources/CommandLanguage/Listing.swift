extension Collection<String> {
    /// Returns the texts as a list in a sentence: the first `most` of them, and the number of the others,
    /// such as `a, b and 998 more`; where all are shown, `last` stands before the last one.
    package func listed(most: Int = 12, separator: String = ", ", last: String? = nil) -> String {
        let rest = count - most
        if let last, count > 1, rest <= 0 {
            return prefix(count - 1).joined(separator: separator) + last + dropFirst(count - 1).joined()
        }
        return prefix(most).joined(separator: separator) + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension String {
    /// The name of an owner, before what it has: `feed's`, `orders'`.
    package var possessive: String { self + (hasSuffix("s") || hasSuffix("s`") ? "'" : "'s") }
}

extension Array where Element: Equatable {
    /// The elements without repetitions.
    package var unique: [Element] {
        reduce(into: []) { found, element in
            if !found.contains(element) { found.append(element) }
        }
    }
}
