import Lifecycle

/// Runs the proofs of the claims, and holds them against the verdicts.
package struct DocumentCheck: Sendable {
    /// One result a claim, in the order of the ledger.
    package let results: [Result]

    /// The result of checking one claim.
    package struct Result: Sendable {
        package let claim: DocumentLedger.Claim
        /// The number of runs: each side on each of its releases.
        package let runs: Int
        /// The contradictions of the verdict, in sentences; empty if it is proved.
        package let problems: [String]

        /// Indicates whether runs prove the verdict.
        package var isShown: Bool { problems.isEmpty && runs > 0 }
    }

    /// Checks claims.
    ///
    /// - Parameters:
    ///   - ledger: The claims.
    ///   - proofs: What shows their verdicts.
    package init(_ ledger: DocumentLedger, _ proofs: ClaimProofs) {
        results = ledger.claims.map { DocumentCheck.check($0, proofs[$0.id]) }
    }

    /// Checks one claim.
    ///
    /// - Parameters:
    ///   - claim: The claim.
    ///   - proof: What shows its verdict; nil if nothing does.
    /// - Returns: What it came to.
    package static func check(_ claim: DocumentLedger.Claim, _ proof: ClaimProof?) -> Result {
        guard let proof else {
            let needsNone = claim.kind == .opinion || claim.beyondRuns != nil
            return Result(claim: claim, runs: 0, problems: needsNone ? [] : ["no run proves the verdict"])
        }
        var problems: [String] = []
        var runs = 0
        for side in proof.sides {
            for release in side.demonstration.releases.releases {
                runs += 1
                problems += DemonstrationRun(side.demonstration, on: release).failures.map {
                    "on iOS \(release), \($0.line): \($0.reason)"
                }
            }
        }
        if claim.beyondRuns != nil {
            problems.append("the ledger says that no run can show it, but there are runs")
        }
        problems += gaps(in: proof, for: claim)
        return Result(claim: claim, runs: runs, problems: problems)
    }

    /// Returns the parts that a verdict needs and the proof lacks, in sentences.
    private static func gaps(in proof: ClaimProof, for claim: DocumentLedger.Claim) -> [String] {
        var problems: [String] = []
        for role in needed(for: claim) where !proof.sides.contains(where: { $0.role == role }) {
            problems.append("no run shows \(role.rawValue)")
        }
        if claim.kind == .advice, proof.rules.isEmpty {
            problems.append("the advice is not linked to a rule")
        }
        if claim.verdict == .holdsOn || claim.verdict == .outdated {
            problems += oneSided(proof, claim)
        }
        return problems
    }

    /// The sides that a verdict needs.
    private static func needed(for claim: DocumentLedger.Claim) -> [ClaimProof.Role] {
        var roles: [ClaimProof.Role] =
            switch claim.verdict {
            case .holds: [.holds]
            case .holdsOn, .outdated: [.holds, .differs]
            case .imprecise: [.missing]
            case .wrongReason: [.holds, .reason]
            case .opinion: []
            }
        if claim.kind == .advice { roles.append(.ignored) }
        return roles
    }

    /// A claim of some releases has to be shown on each of them, and to fail on each other one.
    private static func oneSided(_ proof: ClaimProof, _ claim: DocumentLedger.Claim) -> [String] {
        guard let text = claim.releases, let span = ReleaseSpan(text) else {
            return ["its iOS versions are missing"]
        }
        let positive = proof.sides.filter { $0.role == .holds }.map(\.demonstration)
        return Release.lastReleases.flatMap { release -> [String] in
            guard span.contains(release) else {
                let differs = positive.contains { !DemonstrationRun($0, on: release).isMet }
                return differs ? [] : ["it holds on \(span) but also on iOS \(release)"]
            }
            return positive.contains { $0.releases.contains(release) }
                ? [] : ["no run shows that it holds on iOS \(release)"]
        }
    }
}
