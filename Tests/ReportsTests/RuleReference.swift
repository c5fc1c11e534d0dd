import Lifecycle
import Session

/// The reference of all rules that the simulation follows, in Markdown.
enum RuleReference {
    /// The whole document.
    static var text: String {
        var lines = [
            "# Rules", "",
            "The rules of the simulation, each with its identifier, its statement, the releases in which",
            "it holds, how reliable it is, and its sources. `explain` takes an identifier.", "",
            "*Sure*: documented, or seen in several logs that agree. *Likely*: seen in one log, or inferred from",
            "others. *Doubtful*: sources disagree or say nothing; such a rule is never asked about or graded.",
            "*Observed* behavior was seen in logs, but Apple doesn't guarantee it.",
        ]
        for subject in subjects {
            lines += ["", "## \(subject)"]
            for facts in rules(of: subject) {
                lines += ["", "### `\(facts.identifier)`", "", facts.statement, "", standing(of: facts)]
                let sources = facts.citations.map(\.description).joined(separator: ", ")
                if !sources.isEmpty { lines += ["", "Sources: \(sources)."] }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The parts of the identifiers before the dot, in the order of the rules.
    private static var subjects: [String] {
        var seen: Set<String> = []
        return Rule.allCases.map { subject(of: $0.facts) }.filter { seen.insert($0).inserted }
    }

    private static func rules(of subject: String) -> [RuleFacts] {
        Rule.allCases.map(\.facts).filter { self.subject(of: $0) == subject }
    }

    private static func subject(of facts: RuleFacts) -> String {
        String(facts.identifier.prefix { $0 != "." })
    }

    private static func standing(of facts: RuleFacts) -> String {
        let promise = facts.isPromised ? "guaranteed" : "observed, not guaranteed"
        return "\(facts.range). \(facts.certainty.rawValue.capitalizedFirst), \(promise)."
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
