import Checks
import CommandLanguage
import Course
import Lifecycle
import Session

/// The output of `explain`.
struct ExplanationLines {
    let environment: Environment
    let rules: RuleLines
    let hidesExamples: Bool
    private let handbook = Handbook.shared

    /// Returns the explanation of a name.
    ///
    /// - Parameters:
    ///   - name: The name as typed.
    ///   - topic: The session's topic for the name.
    /// - Returns: The lines, with suggestions for the next command.
    func lines(_ name: String, _ topic: Topic) -> [Line] {
        if name.isEmpty { return contents }
        if let found = source(name) ?? ReleaseLines(name)?.lines { return found }
        switch topic {
        case .rule(let rule):
            let found = handbook?.example(of: rule, on: environment.release)
            let example =
                hidesExamples
                ? [HandbookLines.laterExample] : found.map { HandbookLines.lines(of: $0, on: $1) } ?? []
            let claim = rule.facts.claims.first
            let finding = finding(name).map(head) ?? []
            return finding + rules.lines(rule) + example + [.next(claim.map { "claim \($0)" } ?? "documents")]
        case .callback(let callback, _): return entry(name) ?? entry(callback.rawValue) ?? []
        case .commands(let commands): return entry(name) ?? HelpLines(commands: commands, topic: "").lines
        case .misconception(let misconception): return MisconceptionLines(rules: rules).one(misconception)
        case .misconceptions(let all): return MisconceptionLines(rules: rules).list(all)
        case .unknown(let name, let meant):
            if let known = known(name) { return known }
            if case .outside(let topic)? = handbook?.page(for: name) { return outside(topic) }
            if let unknown = handbook?.unknownName(in: name) { return [noPage(on: unknown)] }
            let remedy =
                (handbook?.closest(to: name) ?? meant).map { " Did you mean: explain \($0)" }
                ?? " Try a method, for example: explain viewDidLoad"
            return [Line(Span("! There's no page on \(name).", .bad), Span(remedy))]
        }
    }

    /// The error for a claim that isn't understood.
    private func noClaim(_ claim: String) -> Line {
        let misreading = handbook?.misreading(of: claim) ?? ""
        let example = " For example: claim viewDidLoad is called again after a memory warning"
        let form = " A claim says whether, how often or in which order calls are made, and when."
        return Line(
            Span("! This claim isn't understood.", .bad),
            Span(misreading + (misreading.contains("claim ") ? "" : form + example)))
    }

    /// The error for a symptom that isn't understood, with the page about it.
    static func noSymptom(_ text: String) -> [Line] {
        var near: String?
        switch Handbook.shared?.page(for: text) {
        case .entry(let page), .closest(let page): near = page.name
        case .outside, nil: break
        }
        return [
            Line(
                Span("! This symptom isn't understood.", .bad),
                Span(
                    " A symptom says which call is missing, or is made too often or too early. For example: symptom viewWillAppear is not called after dismiss"
                ))
        ] + (near.map { [Line("  Closest page: \($0)", .note), .next("explain \($0)")] } ?? [])
    }

    /// Returns the error for a UIKit name without a page. Another page is suggested only if the name is
    /// misspelled, or the page contains it.
    private func noPage(on name: String) -> Line {
        let meant = handbook?.closest(to: name).map { " Did you mean: explain \($0)" }
        let named = handbook?.entry(naming: name).map { " It is mentioned in: explain \($0.name)" }
        return Line(Span("! There's no page on \(name).", .bad), Span(meant ?? named ?? ""))
    }

    /// Returns the explanation of a name other than a method, a rule or a command.
    ///
    /// - Parameter name: The name as typed, a question, a message of the console, the code of a source, or
    ///   the kind of a finding.
    /// - Returns: Nil if there is none.
    func known(_ name: String) -> [Line]? {
        if let kind = finding(name) { return lines(of: kind) }
        let found = handbook?.entry(named: name)
        let isClaim = name.lowercased().hasPrefix(Inquiry.isItTrue) && found?.computed != .claim
        let claim = isClaim ? [noClaim(name)] : []
        if let found { return claim + lines(of: found).page }
        if let found = source(name) ?? ReleaseLines(name)?.lines { return found }
        switch handbook?.page(for: name) {
        case .entry(let entry): return claim + lines(of: entry).page
        case .closest(let entry):
            return claim + [Line("  Closest page: \(entry.name)", .note)] + lines(of: entry).page
        case .outside, nil: return claim.isEmpty ? nil : claim
        }
    }

    /// The kind of finding that a line of `check` ends with, with its brackets or without.
    private func finding(_ name: String) -> FindingKind? {
        FindingKind(
            identifier: String(
                name.drop { "[ ".contains($0) }.reversed().drop { "] ".contains($0) }.reversed()))
    }

    /// The rules and claims behind a page.
    ///
    /// - Parameters:
    ///   - name: The name of the page, as typed.
    ///   - topic: What the session knows about it.
    /// - Returns: The page itself if it has none.
    func sources(_ name: String, _ topic: Topic) -> [Line] {
        var others: [Rule] = [], page = handbook?.entry(named: name)
        switch topic {
        case .rule(let rule): return rules.sources(rule)
        case .misconception(let belief): return rules.sources(belief.rule, and: belief.claims)
        case .callback(let callback, let found):
            others = found
            page = page ?? handbook?.entry(named: callback.rawValue)
        case .unknown:
            if page == nil, case .entry(let found)? = handbook?.page(for: name) { page = found }
        default: break
        }
        return page.map { lines(of: $0).sources(and: others) } ?? lines(name, topic)
    }

    private func lines(of kind: FindingKind) -> [Line] {
        let facts = kind.facts
        let found = handbook?.example(of: facts.rule, on: environment.release)
        return head(kind)
            + [Line(label: "Rule", [Span(facts.rule.facts.statement)])]
            + (found.map { HandbookLines.lines(of: $0, on: $1) } ?? [])
            + [.next("explain \(facts.rule.facts.identifier)")]
    }

    /// Returns the problem and the remedy. A rule may have the same name and a page of its own.
    private func head(_ kind: FindingKind) -> [Line] {
        [
            Line("  " + kind.identifier, .strong, aside: "found by check"),
            Line("  " + kind.facts.title),
            Line(label: "Do", [Span(kind.facts.remedy)]),
        ]
    }

    private func entry(_ name: String) -> [Line]? {
        handbook?.entry(named: name).map { lines(of: $0).page }
    }

    private func lines(of entry: HandbookEntry) -> HandbookLines {
        HandbookLines(
            entry: entry, environment: environment, documents: rules.documents, hidesExamples: hidesExamples)
    }

    private func outside(_ topic: OutsideTopic) -> [Line] {
        let text = "! viewdid has no page on \(topic.what): it teaches the life cycle of view controllers."
        return [Line(Span(text, .bad), Span(" The nearest page: explain \(topic.near)"))]
    }

    /// Everything that can be explained, by subject.
    private var contents: [Line] {
        let all = handbook?.sections ?? []
        let sections = (all.filter { $0.isOverview } + all.filter { !$0.isOverview }).map { section in
            let names = section.names.joined(separator: ", ")
            return Line(Span("  \(section.title): ", .strong), Span(names), hanging: 4)
        }
        let others = "You can also explain a rule, command, console message, question, or misconceptions."
        return sections + [Line("  " + others, .faint, hanging: 4), .next("explain lifecycle")]
    }

    /// Returns the text on a source, such as `F1.1` or `fact F1.1`, or on a claim.
    private func source(_ code: String) -> [Line]? {
        let wanted = code.lowercased()
        let claim = wanted.hasPrefix("claim ") ? String(code.dropFirst("claim ".count)) : code
        if let known = DocumentLines(ledger: .shared).knownClaim(claim) { return known }
        func isMeant(_ citation: Citation) -> Bool {
            guard let code = citation.code else { return false }
            return [code, citation.description].contains { $0.lowercased() == wanted }
        }
        let resting = Rule.allCases.filter { $0.facts.citations.contains(where: isMeant) }
        guard let first = resting.first, let citation = first.facts.citations.first(where: isMeant) else {
            return nil
        }
        let rows = resting.map { rule in
            Line(Span("    " + rule.facts.statement), Span(" \(rule.facts.identifier)", .faint), hanging: 6)
        }
        let count = resting.count == 1 ? "One rule is" : "\(resting.count) rules are"
        let place = Origins.shared?.place(of: citation).map { [Line("  Found in: \($0)", hanging: 4)] } ?? []
        return [Line("  \(count) based on \(citation):", .strong)] + rows + place
            + [.next("explain \(first.facts.identifier)")]
    }
}
