import Lifecycle

extension Rule {
    /// A hash of all that the rules say, so that a transcript can tell which of them its outcomes came from.
    ///
    /// It changes when a rule is added, removed or reworded, when its releases or its certainty change, or when a session
    /// makes something else of the same inputs.
    package static let revision: String = {
        let linked = Release.lastReleases.map { Environment(release: .newest, linkedRelease: $0) }
        let lines = Rule.allCases.map { rule -> String in
            let facts = rule.facts
            let holding = linked.map { $0.holds(rule) ? "1" : "0" }.joined()
            return [
                facts.identifier, facts.statement, facts.range.description, facts.certainty.rawValue, holding,
            ].joined(separator: "\t")
        }
        var hash = StableHash()
        hash.combine("session \(sessionVersion)\n")
        for line in lines.sorted() { hash.combine(line + "\n") }
        return hash.text
    }()

    /// From 2 on a wrong answer can be tried again, and play begins before the commands of a question.
    private static let sessionVersion = 2
}
