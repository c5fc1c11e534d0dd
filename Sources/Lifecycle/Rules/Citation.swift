/// The source of a rule.
package enum Citation: Hashable, Sendable, CustomStringConvertible {
    /// A numbered fact of the collection that the engine is built on, such as F4.6.
    case fact(String)
    /// A claim of one of the five documents, such as P7.
    case claim(String)
    /// A real log or sourced statement, by its identifier.
    case trace(String)
    /// Stack frames that were published in crash reports, such as S1.
    case frames(String)
    /// Public documentation, by its title.
    case documentation(String)
    /// A question that the sources leave open, such as Q5.
    case openQuestion(String)

    /// The source in words, such as "fact F4.6".
    package var description: String {
        switch self {
        case .fact(let number): "fact \(number)"
        case .claim(let id): "claim \(id)"
        case .trace(let id): "log \(id)"
        case .frames(let number): "stack \(number)"
        case .documentation(let title): title
        case .openQuestion(let number): "open question \(number)"
        }
    }

    /// The number or the identifier by which it is named; nil for documentation, which has a title.
    package var code: String? {
        switch self {
        case .fact(let code), .claim(let code), .trace(let code), .frames(let code), .openQuestion(let code):
            code
        case .documentation: nil
        }
    }
}

/// The reliability of a rule.
package enum Certainty: String, Hashable, Sendable {
    /// Documented, or seen in several logs that agree.
    case sure
    /// Seen in one log, or concluded from others.
    case likely
    /// The sources disagree or are silent: never asked about, never graded.
    case doubtful

    /// Makes the certainty that the words in a row of the rules describe.
    init(_ words: [String]) {
        self = words.contains("doubtful") ? .doubtful : words.contains("likely") ? .likely : .sure
    }
}
