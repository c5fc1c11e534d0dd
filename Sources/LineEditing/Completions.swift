/// One way to finish what was typed.
package struct CompletionCandidate: Equatable, Sendable {
    /// The replacement for the word that was begun.
    package var text: String
    /// A few words about it, shown beside it in the list.
    package var summary: String

    package init(_ text: String, summary: String = "") {
        self.text = text
        self.summary = summary
    }
}

/// The ways to finish the text before the cursor.
package struct Completions: Equatable, Sendable {
    /// The number of characters before the cursor that each candidate replaces.
    package var replacedCount: Int
    /// The ways to finish, in the order in which they are listed.
    package var candidates: [CompletionCandidate]

    /// Creates the answer of a completer.
    package init(replacedCount: Int, candidates: [CompletionCandidate]) {
        self.replacedCount = replacedCount
        self.candidates = candidates
    }
}
