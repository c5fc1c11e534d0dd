import Lifecycle
import Session

/// What is known about a rule, in lines: the sentence, how sure it is, and who says so.
struct RuleLines {
    let documents: DocumentLookup

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

    /// The rule as an explanation shows it: the sentence, its name, and the one document that explains it; others may
    /// speak on the matter beside those that the rule cites. What else there is to say, `why` and `explain` tell.
    func brief(_ rule: Rule, and others: [String] = []) -> [Line] {
        let facts = rule.facts
        let document =
            documents.claims(about: rule, and: others).agreeing.first.map { "\($0.id): \(place(of: $0))" }
            ?? facts.citations.lazy.compactMap {
                if case .documentation(let title) = $0 { "Apple: \(title)" } else { nil }
            }.first
        return [
            Line("  " + facts.statement),
            Line(
                "    " + ([facts.identifier] + [document].compactMap { $0 }).joined(separator: "; "), .faint,
                hanging: 6),
        ]
    }

    /// The documents that state a rule, and those that say otherwise.
    func documentLines(_ rule: Rule) -> [Line] {
        let claims = documents.claims(about: rule)
        return agreement(claims.agreeing.prefix(3)) + objections(claims.disagreeing.prefix(2))
    }

    private func agreement(_ claims: ArraySlice<CitedClaim>) -> [Line] {
        claims.map { claim in
            Line([Span("    stated in ", .faint), Span("\(claim.id): \(place(of: claim))")], hanging: 6)
        }
    }

    private func objections(_ claims: ArraySlice<CitedClaim>) -> [Line] {
        claims.map { claim in
            let note = claim.note.map { " " + $0 } ?? ""
            return Line(
                [
                    Span("    but \(claim.id), ", .note),
                    Span("\(place(of: claim)), is \(claim.standing): \(claim.text)\(note)"),
                ], hanging: 6)
        }
    }

    /// The document and the first of the places; `claim` shows all of them.
    private func place(of claim: CitedClaim) -> String {
        "\(claim.title), \"\(claim.place.prefix { $0 != ";" })\""
    }
}

extension CitedClaim {
    /// The verdict as it follows "is".
    fileprivate var standing: String {
        switch verdict {
        case "opinion": "an opinion"
        case "wrong reason": "right for a wrong reason"
        default: verdict
        }
    }
}
