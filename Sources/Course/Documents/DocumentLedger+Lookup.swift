import Session

extension DocumentLedger {
    /// The ledger that the program carries, read when first needed; nil only if the program is damaged.
    package static let shared = try? DocumentLedger.carried()

    /// A claim as explanations cite it.
    fileprivate func cited(_ id: String) -> CitedClaim? {
        guard let claim = claim(id), let document = document(of: claim) else { return nil }
        return CitedClaim(
            id: claim.id, title: document.title, place: claim.place, text: claim.statement,
            verdict: claim.verdict.rawValue.replacing("-", with: " "), isBorneOut: claim.verdict.isBorneOut,
            note: claim.note, conflicts: claim.conflicts)
    }
}

extension DocumentLookup {
    /// The claims and pages that the program carries, read when the first one is asked for.
    package static let carried = DocumentLookup({ id in DocumentLedger.shared?.cited(id) }) { rule in
        ApplePages.shared?.page(on: rule)
    }
}

extension DocumentLedger.Claim.Verdict {
    /// Indicates whether real UIKit does what the claim says, at least on the releases that the claim names.
    package var isBorneOut: Bool { self == .holds || self == .holdsOn }
}
