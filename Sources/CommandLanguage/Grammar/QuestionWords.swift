/// Tells questions in plain words from commands.
package enum QuestionWords {
    private static let beginnings: Set<String> = [
        "why", "when", "what", "who", "whom", "whose", "how", "which", "where", "does", "do", "did", "is",
        "are",
        "was", "were", "can", "could", "should", "will", "would", "difference", "differences", "whats",
        "what's",
    ]

    /// Whether a line asks something: it begins as a question does, ends with its mark, or is in Chinese.
    ///
    /// - Parameter line: The line as typed.
    /// - Returns: Whether what is asked may be looked for among the topics.
    package static func ask(_ line: String) -> Bool {
        guard line.utf8.count < 1_000 else { return false }
        let first = line.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }.lowercased()
        return beginnings.contains(first) || line.last.map { "?？".contains($0) } == true
            || line.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }
}
