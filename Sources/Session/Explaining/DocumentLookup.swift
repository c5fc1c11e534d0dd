import Lifecycle

/// Finds what the documents say: how explanations cite claims without knowing where the ledger is kept.
package struct DocumentLookup: Sendable {
    private let find: @Sendable (String) -> CitedClaim?

    /// Makes a lookup.
    ///
    /// - Parameter find: Returns the claim with an identifier such as P7; nil if there is none.
    package init(_ find: @escaping @Sendable (String) -> CitedClaim?) { self.find = find }

    /// A claim of the documents.
    ///
    /// - Parameter id: The identifier, such as P7.
    /// - Returns: Nil if there is none with this name.
    package func claim(_ id: String) -> CitedClaim? { find(id) }

    /// Returns the claims about a rule that support it, and those that say something else. `others` are
    /// relevant claims besides those that the rule cites.
    package func claims(about rule: Rule, and others: [String] = []) -> ClaimsAboutRule {
        var named: [String] = []
        for id in rule.facts.claims + others where !named.contains(id) { named.append(id) }
        let cited = named.compactMap(find)
        let agreeing = cited.filter { $0.isBorneOut }
        let disputed = agreeing.flatMap { $0.conflicts }.filter { !named.contains($0) }
        var seen: Set<String> = []
        let others = disputed.filter { seen.insert($0).inserted }.compactMap(find).filter { !$0.isBorneOut }
        return ClaimsAboutRule(agreeing: agreeing, disagreeing: cited.filter { !$0.isBorneOut } + others)
    }
}

/// The claims of the documents about a rule.
package struct ClaimsAboutRule: Hashable, Sendable {
    /// The claims that state it, the clearest first.
    package let agreeing: [CitedClaim]
    /// The claims about it that are wrong, imprecise or only an opinion, and those that contradict an agreeing one.
    package let disagreeing: [CitedClaim]
}

/// A claim of one of the documents, with its place.
package struct CitedClaim: Hashable, Sendable {
    /// The identifier, such as P7.
    package let id: String
    /// The document's title.
    package let title: String
    /// The section, list or figure.
    package let place: String
    /// The claim in our own words.
    package let text: String
    /// The claim's accuracy compared with real UIKit, in a word or two.
    package let verdict: String
    /// Indicates whether real UIKit behaves as the claim says, at least on the releases that it mentions.
    package let isBorneOut: Bool
    /// The missing or wrong part of the claim, if any.
    package let note: String?
    /// The claims that say something else on the same point.
    package let conflicts: [String]

    package init(
        id: String, title: String, place: String, text: String, verdict: String, isBorneOut: Bool,
        note: String? = nil, conflicts: [String] = []
    ) {
        self.id = id
        self.title = title
        self.place = place
        self.text = text
        self.verdict = verdict
        self.isBorneOut = isBorneOut
        self.note = note
        self.conflicts = conflicts
    }
}
