import Course
import Lifecycle

extension AskedClaim {
    /// The claims of the documents in their order; nil in place of each that can't be asked about.
    package static let all: [AskedClaim?] = (DocumentLedger.shared?.claims ?? []).map { claim in
        guard claim.canBeAsked, let proof = ClaimProofs.shared?[claim.id], let rule = proof.rules.first,
            PracticeTopic.allCases.contains(where: { $0.isAbout(rule) })
        else { return nil }
        return AskedClaim(id: claim.id, statement: claim.statement, proof: proof)
    }
}

extension DocumentLedger.Claim {
    /// Indicates whether the claim is about UIKit's behavior, is either true or outdated, and can be
    /// understood without the text before it.
    fileprivate var canBeAsked: Bool {
        kind == .behaviour && (verdict.isBorneOut || verdict == .outdated) && !pointsBack
    }

    /// Indicates whether the claim begins with a word that refers back, such as `If that fails too`.
    private var pointsBack: Bool {
        let first = statement.split { !$0.isLetter }.prefix(2).map { $0.lowercased() }
        return first.contains {
            ["that", "this", "these", "those", "it", "they", "then", "otherwise"].contains($0)
        }
    }
}
