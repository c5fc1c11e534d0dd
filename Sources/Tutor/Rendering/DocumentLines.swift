import CommandLanguage
import Course
import Lifecycle

/// The documents, their claims and the runs that show them, in lines.
package struct DocumentLines {
    /// Nil only if the program is damaged.
    let ledger: DocumentLedger?

    package init(ledger: DocumentLedger?) { self.ledger = ledger }

    private static let unreadable = [Line("! The documents can't be read.", .bad)]

    /// The documents with what each covers.
    package var list: [Line] {
        guard let ledger else { return DocumentLines.unreadable }
        return ledger.documents.flatMap { document in
            let claims = ledger.claims.filter { $0.id.hasPrefix(document.key) }
            return [
                Line(
                    Span("  \(document.key)  ", .note), Span(document.title, .strong), hanging: 5,
                    aside: "\(claims.count) claims, \(DocumentLines.language(document.language))"),
                Line("     " + document.covers, hanging: 5),
                Line("     " + DocumentLines.counts(claims), .faint, hanging: 5),
            ]
        } + [.next("claim P7", "viewdid documents conflicts")]
    }

    /// A document with all its claims; nil if there is none with this letter.
    package func document(_ key: String) -> [Line]? {
        guard let ledger,
            let document = ledger.documents.first(where: { $0.key.lowercased() == key.lowercased() })
        else { return nil }
        var lines = [
            Line(Span("  \(document.key)  ", .note), Span(document.title, .strong), hanging: 5),
            Line("     " + document.covers, hanging: 5),
        ]
        for claim in ledger.claims where claim.id.hasPrefix(document.key) {
            lines.append(
                Line(
                    Span("  \(claim.id.padded(toCells: 4)) ", .note), Span(claim.statement), hanging: 7,
                    aside: DocumentLines.standing(claim)))
        }
        return lines + [.next("claim \(document.key)1")]
    }

    /// Returns the error for the name of a claim that doesn't exist.
    func noClaim(_ id: String) -> [Line] {
        let meant = Spelling.closest(to: id, among: ledger?.claims.map(\.id) ?? [])
        let remedy = meant.map { " Did you mean: claim \($0)" } ?? " Claims have names such as P7."
        return [Line(Span("! There's no claim \(id).", .bad), Span(remedy), next: "documents")]
    }

    /// A claim with its verdict and the run that shows it; nil if there is none with this name.
    package func knownClaim(_ id: String) -> [Line]? {
        guard let ledger, let claim = ledger.claim(id),
            let document = ledger.document(of: claim)
        else { return nil }
        var lines = [
            Line(Span("  \(claim.id)  ", .note), Span(claim.statement, .strong), hanging: 6),
            Line("  \(document.title), \(claim.place)", .faint, hanging: 4),
            Line(
                [Span("  On real UIKit: "), Span(DocumentLines.verdict(claim) + ".", .strong)]
                    + (claim.note.map { [Span(" " + $0)] } ?? []), hanging: 4),
        ]
        let proof = ClaimProofs.shared?[claim.id]
        lines += proof.map(proofLines) ?? []
        if let reason = claim.beyondRuns {
            lines.append(Line("  ~ The simulation can't show this: \(reason)", .note, hanging: 4))
        }
        for other in claim.conflicts.compactMap(ledger.claim) {
            lines.append(
                Line(
                    Span("  but \(other.id): ", .note), Span(other.statement),
                    Span(" (\(DocumentLines.verdict(other)))"), hanging: 6))
        }
        let rule = proof?.rules.first?.facts.identifier
        return lines + [
            .next(claim.conflicts.first.map { "claim \($0)" } ?? rule.map { "explain \($0)" } ?? "documents")
        ]
    }

    private func proofLines(_ proof: ClaimProof) -> [Line] {
        var lines = proof.sides.flatMap { side in
            DemonstrationLines(side.demonstration).lines(under: DocumentLines.heading(side.role))
        }
        if !proof.rules.isEmpty {
            let names = proof.rules.map(\.facts.identifier).joined(separator: ", ")
            lines.append(Line("  rules: " + names, .faint, hanging: 9))
        }
        return lines
    }

    /// The contradictions among the documents, and between them and UIKit.
    package var conflicts: [Line] {
        guard let ledger, let conflicts = Conflict.shared else {
            return DocumentLines.unreadable
        }
        var lines: [Line] = []
        for conflict in conflicts {
            lines.append(Line("  " + conflict.title, .heading))
            for claim in conflict.claims.compactMap(ledger.claim) {
                lines.append(
                    Line(
                        Span("    \(claim.id.padded(toCells: 4)) ", .note), Span(claim.statement),
                        Span(" (\(DocumentLines.verdict(claim)))", .faint), hanging: 9))
            }
            lines.append(Line("    => " + conflict.resolution, hanging: 7))
            lines += DemonstrationLines(conflict.evidence).body + [.empty]
        }
        lines.append(Line("  Where a document and UIKit differ", .heading))
        for claim in ledger.claims where claim.verdict != .holds && claim.verdict != .opinion {
            lines.append(
                Line(
                    Span("    \(claim.id.padded(toCells: 4)) ", .note),
                    Span("\(DocumentLines.verdict(claim)): ", .strong), Span(claim.note ?? claim.statement),
                    hanging: 9))
        }
        return lines + [.next("claim Z6", "viewdid documents check")]
    }

    /// Returns the results of checking all claims.
    package func check(_ check: DocumentCheck) -> [Line] {
        var lines: [Line] = []
        for result in check.results where !result.problems.isEmpty {
            lines.append(
                Line(
                    Span("! \(result.claim.id): ", .bad),
                    Span("the runs don't prove the verdict (\(DocumentLines.verdict(result.claim))):")))
            lines += result.problems.prefix(5).map { Line("    " + $0, hanging: 6) }
            let left = result.problems.count - 5
            if left > 0 { lines.append(Line("    and \(left) more", .faint)) }
        }
        let beyondRuns = check.results.map(\.claim).filter { $0.beyondRuns != nil }
        for claim in beyondRuns {
            lines.append(
                Line("~ The simulation can't show \(claim.id): \(claim.beyondRuns ?? "")", .note, hanging: 4))
        }
        let shown = check.results.filter(\.isShown)
        let opinions = check.results.filter {
            $0.claim.beyondRuns == nil && $0.problems.isEmpty && $0.runs == 0
        }
        let runs = check.results.reduce(0) { $0 + $1.runs }
        let failing = check.results.filter { !$0.problems.isEmpty }.count
        lines.append(
            Line(
                check.results.count.counted("claim: ", "claims: ")
                    + shown.count.counted("shows its verdict in ", "show their verdict in ")
                    + runs.counted("run, ", "runs, ")
                    + opinions.count.counted("is an opinion, ", "are opinions, ")
                    + beyondRuns.count.counted("can't be simulated, ", "can't be simulated, ")
                    + failing.counted("fails.", "fail."),
                failing == 0 ? .good : .bad))
        return lines
    }

    private static func language(_ code: String) -> String {
        switch code {
        case "en": "English"
        case "zh-Hans": "Chinese"
        default: code
        }
    }

    /// Returns the number of claims with each verdict.
    private static func counts(_ claims: [DocumentLedger.Claim]) -> String {
        DocumentLedger.Claim.Verdict.allCases.compactMap { verdict -> String? in
            let count = claims.filter { $0.verdict == verdict }.count
            guard count > 0 else { return nil }
            return verdict == .opinion ? count.counted("opinion", "opinions") : "\(count) \(words(verdict))"
        }.joined(separator: ", ")
    }

    /// The verdict on a claim in words, with the releases.
    private static func verdict(_ claim: DocumentLedger.Claim) -> String {
        guard claim.verdict == .holdsOn || claim.verdict == .outdated, let text = claim.releases,
            let span = ReleaseSpan(text)
        else { return words(claim.verdict) }
        return "true on \(span)"
    }

    private static func words(_ verdict: DocumentLedger.Claim.Verdict) -> String {
        switch verdict {
        case .holds: "true"
        case .holdsOn: "true on some iOS versions"
        case .imprecise: "imprecise"
        case .outdated: "outdated"
        case .wrongReason: "right, but for the wrong reason"
        case .opinion: "an opinion"
        }
    }

    private static func standing(_ claim: DocumentLedger.Claim) -> String {
        claim.kind == .behaviour ? verdict(claim) : "\(claim.kind.rawValue), \(verdict(claim))"
    }

    private static func heading(_ role: ClaimProof.Role) -> String {
        switch role {
        case .holds: "+"
        case .differs: "- elsewhere:"
        case .missing: "- left out:"
        case .reason: "- the reason:"
        case .ignored: "- if ignored:"
        }
    }
}
