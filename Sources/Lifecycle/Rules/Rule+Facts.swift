import CourseTexts

extension Rule {
    /// The engine's facts about the rule.
    package var facts: RuleFacts { Rule.table[rawValue] }

    /// The rule with a printed name, such as `memory.views-stay`.
    ///
    /// - Parameter identifier: The printed name.
    package init?(identifier: String) {
        guard let rule = Rule.byIdentifier[identifier] else { return nil }
        self = rule
    }

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: table.map { ($0.identifier, $0.rule) })

    /// The releases in which each rule holds, in the order of the rules.
    static let ranges = table.map { $0.range }

    /// A row for each rule, in the order of the cases.
    static let rows = CourseTexts.rows(of: CourseTexts.ruleFacts)

    private static let table = zip(allCases, rows).map { RuleFacts($0, $1) }
}

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

    /// Makes them of the words in a row, which the head of the table explains.
    fileprivate init(_ rule: Rule, _ words: [String]) {
        self.rule = rule
        identifier = words[1]
        range = ReleaseRange(words)
        certainty = Certainty(words)
        isPromised = !words.contains("observed")
        mayRepeat = words.contains("repeats")
        leftOpen = words.drop { $0 != "open" }.compactMap { Callback(rawValue: $0) }
    }
}
