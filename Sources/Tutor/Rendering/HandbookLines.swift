import Course
import Lifecycle
import Session

/// A topic of the handbook, in lines.
struct HandbookLines {
    let entry: HandbookEntry
    let environment: Environment
    let documents: DocumentLookup
    let hidesExamples: Bool

    /// The topic: what it is, when it is called, what to do, and an example as it runs, with what to type next.
    var page: [Line] {
        // A computed page could answer the open question, just as an example could.
        if entry.computed != nil, hidesExamples { return [head, Self.laterExample, .next("help")] }
        let lines = [head, Line("  " + entry.what)] + parts + example
        let next = entry.rules.isEmpty ? entry.related.first.map { "explain \($0)" } ?? "help" : "sources"
        let related = entry.related.joined(separator: ", ")
        guard !related.isEmpty else { return lines + [.next(next)] }
        return lines + [Line(label: "See also", [Span(related)], next: next)]
    }

    /// The rules and claims behind the page.
    ///
    /// - Parameter others: More rules about the topic.
    /// - Returns: The lines, with what to type next.
    func sources(and others: [Rule]) -> [Line] {
        let next = entry.rules.first.map { "explain \($0.facts.identifier)" } ?? "help"
        return [head] + rules(and: others.filter { !entry.rules.contains($0) }) + claims + [.next(next)]
    }

    private var head: Line { Line("  " + entry.title, .strong, aside: "\(entry.releases)") }

    /// The parts of the page after its first sentence; empty parts are left out.
    private var parts: [Line] {
        let heading =
            switch entry.computed {
            case .order: "Order"
            case .claim: "Where"
            case .symptom: "Causes"
            case nil: "When"
            }
        return [(heading, entry.when), ("Do", entry.advice), ("Avoid", entry.warning)]
            .flatMap { heading, text in
                text.split(separator: "\n").enumerated().map { row, text in
                    Line(label: row == 0 ? heading : "", [Span(String(text))])
                }
            }
    }

    /// The example on the running release, or on the last that has the topic.
    private var example: [Line] {
        guard !hidesExamples else { return [Self.laterExample] }
        let demonstration = entry.example
        guard !demonstration.lines.isEmpty else { return [] }
        let isHere = demonstration.releases.contains(environment.release)
        guard let release = isHere ? environment.release : demonstration.releases.releases.last else {
            return []
        }
        return HandbookLines.lines(of: demonstration, on: release)
    }

    /// Replaces an example, which might be the open question with its answer.
    static let laterExample = Line(label: "Example", [Span("shown once you've answered", .faint)])

    /// An example as it runs on a release.
    static func lines(of demonstration: Demonstration, on release: Release) -> [Line] {
        [Line(label: "Example", [Span("on iOS \(release.name)", .faint)])]
            + DemonstrationLines(demonstration, on: release).body
    }

    private func rules(and others: [Rule]) -> [Line] {
        var lines = entry.rules.enumerated().map { place, rule in
            let sign = environment.holds(rule) ? "+" : "-"
            return Line(
                label: place == 0 ? "Rules" : "",
                [
                    Span("\(sign) "), Span(rule.facts.statement),
                    Span(" \(rule.facts.identifier), \(rule.facts.range)", .faint),
                ], hanging: 2)
        }
        if !others.isEmpty {
            let names = others.map { $0.facts.identifier }.joined(separator: ", ")
            lines.append(Line(label: "", [Span("more: "), Span(names, .faint)], hanging: 2))
        }
        if entry.rules.contains(where: { !environment.holds($0) }) {
            let key = "+ true on iOS \(environment.release.name), - not true"
            lines.append(Line(label: "", [Span(key, .faint)]))
        }
        return lines
    }

    private var claims: [Line] {
        let cited = entry.allClaims.compactMap(documents.claim)
        let agreeing = cited.filter { $0.isBorneOut }, others = cited.filter { !$0.isBorneOut }
        guard !cited.isEmpty, entry.computed == nil else { return [] }
        var parts: [String] = []
        if !agreeing.isEmpty {
            let names = agreeing.map { $0.id }.joined(separator: ", ")
            parts.append(names + (agreeing.count == 1 ? " agrees" : " agree"))
        }
        if !others.isEmpty {
            let names = others.map { "\($0.id) (\($0.verdict))" }.joined(separator: ", ")
            parts.append(agreeing.isEmpty ? names : "but " + names)
        }
        return [Line(label: "Claims", [Span(parts.joined(separator: "; "))])]
    }
}
