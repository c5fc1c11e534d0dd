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

    /// The rule as an explanation shows it: the sentence, its name, and the documents.
    func brief(_ rule: Rule) -> [Line] {
        let claims = rule.facts.claims.compactMap(documents.claim)
        let agreeing = claims.filter { $0.verdict == "holds" || $0.verdict == "holds-on" }
        var standing = [Span("    \(rule.facts.identifier)", .faint)]
        if !agreeing.isEmpty {
            standing += [
                Span("   documents: ", .faint),
                Span(agreeing.prefix(2).map { "\($0.id) \"\($0.place)\"" }.joined(separator: ", ")),
            ]
        }
        return [Line("  " + rule.facts.statement), Line(standing, hanging: 6)] + objections(claims)
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
        return lines + objections(claims)
    }

    private func objections(_ claims: [CitedClaim]) -> [Line] {
        claims.filter { $0.verdict != "holds" && $0.verdict != "holds-on" }.prefix(2).map { claim in
            let note = claim.note.map { " " + $0 } ?? ""
            return Line(
                [Span("    but \(claim.id) ", .note), Span("(\(claim.verdict)): \(claim.text)\(note)")],
                hanging: 6)
        }
    }
}
