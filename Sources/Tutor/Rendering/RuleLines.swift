import Course
import Lifecycle
import Session

/// The facts about a rule, in lines: the sentence, its certainty and its sources.
struct RuleLines {
    let documents: DocumentLookup

    func lines(_ rule: Rule) -> [Line] {
        let names = cited(rule).map { $0.description }.joined(separator: ", ")
        let sources = names.isEmpty ? [] : [Line("  sources: " + names, .faint, hanging: 11)]
        return statement(rule) + sources + documentLines(rule)
    }

    /// The sentence, and how far it can be relied on.
    private func statement(_ rule: Rule) -> [Line] {
        let facts = rule.facts
        let certainty = facts.certainty == .sure ? "certain" : facts.certainty.rawValue
        var standing = "\(facts.identifier), \(facts.range), \(certainty)"
        if !facts.isPromised { standing += "; observed, but not guaranteed" }
        return [Line("  " + facts.statement), Line("  " + standing, .faint, hanging: 4)]
    }

    /// Returns the sources of a rule, except the claims of documents.
    private func cited(_ rule: Rule) -> [Citation] {
        rule.facts.citations.filter { if case .claim = $0 { false } else { true } }
    }

    /// The statement of a rule in a reply: whole, or its first sentence if it is long. `why` and `explain` show the rest.
    func cause(_ statement: String) -> Line { Line("  " + statement.inBrief, hanging: 2) }

    /// The sources of a rule, with where each was found and Apple's page to read.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - claims: More claims of the documents.
    /// - Returns: The lines, with what to type next.
    func sources(_ rule: Rule, and claims: [String] = []) -> [Line] {
        let facts = rule.facts
        let codes = facts.citations.lazy.compactMap { citation -> String? in
            if case .fact(let number) = citation { "explain \(number)" } else { nil }
        }
        let claim = facts.claims.first.map { "claim \($0)" }
        let offers = [claim, codes.first].compactMap { $0 }.joined(separator: "   ")
        let sources = cited(rule).map { citation in
            let place = Origins.shared?.place(of: citation).map { ": " + $0 } ?? ""
            return Line(Span("    \(citation)", .faint), Span(place), hanging: 6)
        }
        // A page may say less than the rule. Whether Apple guarantees it is stated above.
        let page = ApplePages.shared?.page(on: rule).map { [Line("  Apple's page: " + $0, hanging: 4)] }
        return statement(rule) + sources + documentLines(rule, and: claims) + (page ?? []) + [
            .next(offers.isEmpty ? "explain \(facts.identifier)" : offers)
        ]
    }

    /// The documents that state a rule, and those that say otherwise.
    func documentLines(_ rule: Rule, and others: [String] = []) -> [Line] {
        let claims = documents.claims(about: rule, and: others)
        let agreeing = claims.agreeing.prefix(3).map { claim in
            Line(Span("    stated in ", .faint), Span("\(claim.id): \(place(of: claim))"), hanging: 6)
        }
        return agreeing
            + claims.disagreeing.prefix(2).map { claim in
                let note = claim.note.map { " " + $0 } ?? ""
                return Line(
                    Span("    but see ", .note),
                    Span(
                        "\(claim.id): \(place(of: claim)): \"\(claim.text)\" That is \(claim.standing).\(note)"
                    ),
                    hanging: 6)
            }
    }

    /// The document and the first of the places; `claim` shows all of them.
    private func place(of claim: CitedClaim) -> String {
        "\(claim.title), \"\(claim.place.prefix { $0 != ";" })\""
    }
}

extension Rule {
    /// The statement in a line, behind the releases in which it holds unless it names them.
    var dated: Line {
        let range = facts.statement.contains("iOS ") ? "" : "\(facts.range): "
        return Line(Span("  " + range, .note), Span(facts.statement), hanging: 4)
    }
}

extension CitedClaim {
    /// The verdict as it follows "is".
    fileprivate var standing: String {
        switch verdict {
        case "opinion": "an opinion"
        case "wrong reason": "right, but for the wrong reason"
        default: verdict
        }
    }
}
