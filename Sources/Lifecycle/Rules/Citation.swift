/// Who says so: the source of a rule.
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

/// How far a rule can be relied on.
package enum Certainty: String, Hashable, Sendable {
    /// Documented, or seen in several logs that agree.
    case sure
    /// Seen in one log, or concluded from others.
    case likely
    /// The sources disagree or are silent: never asked about, never graded.
    case doubtful
}

/// Everything that is known about one ``Rule``.
package struct RuleFacts: Hashable, Sendable {
    package let rule: Rule
    /// The stable name printed to people: subject, dot, statement.
    package let identifier: String
    /// The fact, in one or two sentences.
    package let statement: String
    /// The releases in which it holds.
    package let range: ReleaseRange
    /// How far it can be relied on.
    package let certainty: Certainty
    /// Whether Apple promises it; otherwise it was only observed.
    package let isPromised: Bool
    /// Whether a call that the rule causes may come more than once in a row.
    package let mayRepeat: Bool
    /// The callbacks of which a doubtful rule leaves open whether they come at all where it decides.
    package let leftOpen: [Callback]
    // By kind, and put together when asked for: all rules are read before the first prompt.
    private let facts, frames, traces, open, documentation: [String]
    /// The claims of the documents that speak on the rule, such as P7.
    package let claims: [String]

    init(
        _ rule: Rule, _ identifier: String, _ statement: String, _ range: ReleaseRange = .always,
        _ certainty: Certainty = .sure, observed: Bool = false,
        mayRepeat: Bool = false, leavesOpen leftOpen: [Callback] = [], facts: [String] = [],
        claims: [String] = [], traces: [String] = [],
        frames: [String] = [], open: [String] = [], documentation: [String] = []
    ) {
        self.rule = rule
        self.identifier = identifier
        self.statement = statement
        self.range = range
        self.certainty = certainty
        isPromised = !observed
        self.mayRepeat = mayRepeat
        self.leftOpen = leftOpen
        self.facts = facts
        self.frames = frames
        self.claims = claims
        self.traces = traces
        self.open = open
        self.documentation = documentation
    }

    /// The sources, the best first.
    package var citations: [Citation] {
        facts.map(Citation.fact) + frames.map(Citation.frames) + claims.map(Citation.claim)
            + traces.map(Citation.trace) + open.map(Citation.openQuestion)
            + documentation.map(Citation.documentation)
    }
}
