import Lifecycle
import Session

/// The reference of all rules that the simulation follows, in Markdown.
package enum RuleReference {
    /// The whole document.
    package static var text: String {
        var lines = [
            "# Rules", "",
            "What the simulation knows about UIKit, rule by rule: the identifier, the statement, the releases in which",
            "it holds, how far it can be relied on, and who says so. `explain` takes an identifier.", "",
            "*Sure*: documented, or seen in several logs that agree. *Likely*: seen in one log, or concluded from",
            "others. *Doubtful*: the sources disagree or are silent; it is never asked about and never graded.",
            "*Observed* behaviour was seen, but Apple promises nothing.",
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
        let promise = facts.isPromised ? "promised" : "observed, not promised"
        return "\(facts.range). \(facts.certainty.rawValue.capitalizedFirst), \(promise)."
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
