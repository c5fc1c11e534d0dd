import CommandLanguage
import Course

/// The documents and their claims, in lines.
struct DocumentLines {
    /// Nil only if the program is damaged.
    let ledger: DocumentLedger?

    var list: [Line] {
        guard let ledger else { return [Line("! The documents cannot be read.", .bad)] }
        return ledger.documents.flatMap { document in
            let count = ledger.claims.filter { $0.id.hasPrefix(document.key) }.count
            return [
                Line(
                    [Span("  \(document.key)  ", .note), Span(document.title, .strong)], hanging: 5,
                    aside: "\(count) claims, \(document.language)"),
                Line("     " + document.covers, hanging: 5),
            ]
        } + [.next("claim P7", "explain loadView")]
    }

    func claim(_ id: String) -> [Line] {
        guard let lookup = ledger?.lookup, let claim = lookup.claim(id) else {
            let meant = Spelling.closest(to: id, among: ledger?.claims.map(\.id) ?? [])
            let remedy = meant.map { " Did you mean: claim \($0)" } ?? " Claims are named like P7."
            return [Line([Span("! There is no claim \(id).", .bad), Span(remedy)], next: "documents")]
        }
        var lines = [
            Line([Span("  \(claim.id)  ", .note), Span(claim.text, .strong)], hanging: 6),
            Line("  \(claim.title), \(claim.place)", .faint, hanging: 4),
            Line("  On real UIKit: \(claim.verdict)." + (claim.note.map { " " + $0 } ?? ""), hanging: 4),
        ]
        for other in claim.conflicts.compactMap(lookup.claim) {
            lines.append(Line([Span("  but \(other.id): ", .note), Span(other.text)], hanging: 6))
        }
        return lines + [.next((claim.conflicts.first.map { "claim \($0)" }) ?? "documents")]
    }
}
