import CourseTexts
import Foundation
import Lifecycle
import Yams

/// The proofs of all claims, from the files that the program carries.
package struct ClaimProofs: Sendable {
    private let proofs: [String: ClaimProof]

    /// The proofs that the program carries, read when first needed; nil only if the program is damaged.
    package static let shared = try? carried()

    /// The proofs that the program carries.
    ///
    /// - Returns: One for each claim.
    /// - Throws: What is wrong with the files, which the tests rule out.
    package static func carried() throws -> ClaimProofs {
        try ClaimProofs(CourseTexts.proofs)
    }

    /// Reads proofs.
    ///
    /// - Parameter files: The texts of the files, one per document.
    /// - Throws: A ``Fault`` or a decoding error of Yams that names the place.
    package init(_ files: [String]) throws {
        var proofs: [String: ClaimProof] = [:]
        for file in files {
            for (claim, entry) in try YAMLDecoder().decode([String: Entry].self, from: file) {
                guard proofs[claim] == nil else {
                    throw Fault(claim: claim, reason: "it is proved twice; remove one of the entries")
                }
                proofs[claim] = try ClaimProof(entry, of: claim)
            }
        }
        self.proofs = proofs
    }

    /// The claims that are proved, by name.
    package var claims: [String] { proofs.keys.sorted() }

    /// The proof of a claim.
    package subscript(claim: String) -> ClaimProof? { proofs[claim] }

    /// A fault of a file.
    package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
        let claim: String
        let reason: String

        /// The claim and what is wrong.
        package var description: String { "\(claim): \(reason)" }
    }

    fileprivate struct Entry: Decodable {
        let rules: [String]?
        let sides: [[String: String]]?
    }
}

extension ClaimProof {
    fileprivate init(_ entry: ClaimProofs.Entry, of claim: String) throws {
        rules = try (entry.rules ?? []).map { name in
            guard let rule = Rule(identifier: name) else {
                throw ClaimProofs.Fault(claim: claim, reason: "there is no rule \(name)")
            }
            return rule
        }
        sides = try (entry.sides ?? []).map { try Side($0, of: claim) }
    }
}

extension ClaimProof.Side {
    /// Reads `role: sentence`, `ios: span` and `run: lines`.
    fileprivate init(_ entry: [String: String], of claim: String) throws {
        let roles = ClaimProof.Role.allCases.filter { entry[$0.rawValue] != nil }
        guard roles.count == 1, let role = roles.first, let sentence = entry[role.rawValue],
            let lines = entry["run"], entry.count == (entry["ios"] == nil ? 2 : 3)
        else {
            throw ClaimProofs.Fault(
                claim: claim,
                reason: "a side needs run, one of the following, and optionally ios: "
                    + ClaimProof.Role.allCases.map(\.rawValue).joined(separator: ", "))
        }
        let span = entry["ios"] ?? "all"
        guard let releases = ReleaseSpan(span) else {
            throw ClaimProofs.Fault(
                claim: claim, reason: "\(span) is not a range of iOS versions, such as 3-5.1 or 9+")
        }
        self.role = role
        demonstration = Demonstration(sentence, releases: releases, text: lines)
    }
}
