import Course

/// The documents that the program carries, read when first needed.
final class CarriedDocuments: DocumentSource {
    /// The ledger; nil only if the program is damaged.
    private(set) lazy var ledger = try? DocumentLedger.carried()

    func claim(_ id: String) -> CitedClaim? {
        guard let ledger, let claim = ledger.claim(id), let document = ledger.document(of: claim) else {
            return nil
        }
        return CitedClaim(
            id: claim.id, title: document.title, place: claim.place, text: claim.statement,
            verdict: claim.verdict.rawValue, note: claim.note, conflicts: claim.conflicts)
    }
}
