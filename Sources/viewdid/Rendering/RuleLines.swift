import Lifecycle
import Session

/// What is known about a rule, in lines: the sentence, how sure it is, and who says so.
struct RuleLines {
    let documents: any DocumentSource

    func lines(_ rule: Rule) -> [Line] {
        let facts = rule.facts
        var lines = [Line("  " + facts.statement)]
        var standing = "\(facts.identifier), \(facts.range), \(facts.certainty.rawValue)"
        if !facts.isPromised { standing += ", observed, not promised" }
        lines.append(Line("  " + standing, .faint, hanging: 4))
        let sources = facts.citations.filter { if case .claim = $0 { false } else { true } }
        if !sources.isEmpty {
            let names = sources.map(\.description).joined(separator: ", ")
            lines.append(Line("  sources: " + names, .faint, hanging: 11))
        }
        return lines + documentLines(rule)
    }

    /// The documents that state a rule, and those that say otherwise.
    func documentLines(_ rule: Rule) -> [Line] {
        let claims = rule.facts.claims.compactMap(documents.claim)
        guard !claims.isEmpty else { return [] }
        let agreeing = claims.filter { $0.verdict == "holds" || $0.verdict == "holds-on" }
        var lines: [Line] = []
        if !agreeing.isEmpty {
            let named = agreeing.prefix(3).map { "\($0.id) \"\($0.place)\"" }.joined(separator: ", ")
            lines.append(Line([Span("  documents: ", .faint), Span(named)], hanging: 13))
        }
        for claim in claims.filter({ $0.verdict != "holds" && $0.verdict != "holds-on" }).prefix(2) {
            let note = claim.note.map { " " + $0 } ?? ""
            lines.append(
                Line(
                    [Span("  but \(claim.id) ", .note), Span("(\(claim.verdict)): \(claim.text)\(note)")],
                    hanging: 6))
        }
        return lines
    }
}
