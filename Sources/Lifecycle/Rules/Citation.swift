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
}

/// The basis of a rule: a promise by Apple, or observation.
package enum Basis: Hashable, Sendable { case promised, observed }

/// The engine's facts about one ``Rule``.
package struct RuleFacts: Hashable, Sendable {
    package let rule: Rule
    /// The stable name printed to people: subject, dot, statement.
    package let identifier: String
    /// The releases in which it holds.
    package let range: ReleaseRange
    package let certainty: Certainty
    /// Indicates whether Apple guarantees it; otherwise it was only observed.
    package let isPromised: Bool
    /// Indicates whether a call that the rule causes may be made more than once in a row.
    package let mayRepeat: Bool
    /// The callbacks of which a doubtful rule leaves open whether they come at all where it decides.
    package let leftOpen: [Callback]

    init(
        _ rule: Rule, _ identifier: String, _ range: ReleaseRange = .always, _ certainty: Certainty = .sure,
        _ basis: Basis = .promised, mayRepeat: Bool = false, leavesOpen leftOpen: [Callback] = []
    ) {
        self.rule = rule
        self.identifier = identifier
        self.range = range
        self.certainty = certainty
        isPromised = basis == .promised
        self.mayRepeat = mayRepeat
        self.leftOpen = leftOpen
    }
}
