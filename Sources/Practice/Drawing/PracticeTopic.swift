import CommandLanguage

/// A topic of practice.
package enum PracticeTopic: String, CaseIterable, Sendable, Hashable {
    case loading
    case nibs
    case appearance
    case navigation
    case presentation
    case tabs
    case children
    case memory
    case lifetime
    case rotation
    case background
    case layout
    case touches

    /// The topic in a few words.
    package var summary: String { AppStep.fact(.summary, of: .topic, rawValue)?.text ?? "" }

    /// The topic that a learner means.
    ///
    /// - Parameter word: A topic's name, or words that people use for it, if all of them mean the same one.
    package init?(word: String) {
        let words = word.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
        let telling = words.count > 1 ? words.filter { !Self.fillers.contains($0) } : words
        let found = telling.map { word in
            PracticeTopic.allCases.first { $0.rawValue == word || $0.words.contains(word) }
        }
        guard let first = found.first, let topic = first, found.allSatisfy({ $0 == topic }) else {
            return nil
        }
        self = topic
    }

    /// Words beside others that say nothing of the topic.
    private static let fillers: Set<String> = [
        "and", "or", "the", "a", "view", "views", "bar", "controller", "controllers",
    ]

    /// Returns the message about a word that names no topic, with a list of the topics.
    ///
    /// - Parameters:
    ///   - word: The word.
    ///   - command: The command that the word was given to.
    /// - Returns: One or more sentences.
    package static func noTopic(_ word: String, for command: String) -> String {
        let names = PracticeTopic.allCases.map { $0.rawValue }
        let meant = Spelling.closest(to: word, among: names)
        return "There's no topic named \(word). " + (meant.map { "Did you mean: \(command) \($0)? " } ?? "")
            + "Use one of: \(names.joined(separator: ", "))."
    }

    /// Other words for it.
    private var words: [String] { AppStep.fact(.words, of: .topic, rawValue)?.items ?? [] }
}
