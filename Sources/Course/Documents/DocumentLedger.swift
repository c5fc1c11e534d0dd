import CourseTexts
import Foundation
import Session
import Yams

/// The five documents and their claims, in our words, each with its verdict on real UIKit.
package struct DocumentLedger: Sendable {
    /// The documents, in the order in which they are taught.
    package let documents: [Document]
    /// The claims, in the order of the documents.
    package let claims: [Claim]

    /// One of the documents.
    package struct Document: Hashable, Sendable {
        /// The letter that its claims begin with.
        package let key: String
        /// The title, as the document gives it.
        package let title: String
        /// The language, such as `en` or `zh-Hans`.
        package let language: String
        /// The subject of the document, in a sentence.
        package let covers: String
    }

    /// One checkable statement of a document.
    package struct Claim: Hashable, Sendable, Decodable {
        /// The kinds of statement.
        package enum Kind: String, Hashable, Sendable, Decodable { case behaviour, advice, code, opinion }

        /// The verdict on a claim, measured against real UIKit.
        package enum Verdict: String, CaseIterable, Hashable, Sendable, Decodable {
            case holds
            case holdsOn = "holds-on"
            case imprecise, outdated, opinion
            case wrongReason = "wrong-reason"
        }

        /// The identifier: the document's letter and a number.
        package let id: String
        /// The section, list or figure.
        package let place: String
        /// The kind of statement.
        package let kind: Kind
        /// The statement, in our words.
        package let statement: String
        /// The verdict, measured against real UIKit.
        package let verdict: Verdict
        /// The releases in which it holds, if not in all.
        package let releases: String?
        /// A note on what is missing or wrong.
        package let note: String?
        /// The claims that say something else on the same point.
        package let conflicts: [String]
        /// The reason why no run can show the verdict; nil if one can, and then one has to.
        package let beyondRuns: String?

        private enum CodingKeys: String, CodingKey {
            case id, kind, verdict, note, conflicts
            case beyondRuns = "beyond-runs"
            case place = "where"
            case statement = "claim"
            case releases = "ios"
        }
    }

    /// The ledger that the program carries.
    ///
    /// - Returns: All documents and claims.
    /// - Throws: A decoding error of Yams if the ledger is damaged, which the tests rule out.
    package static func carried() throws -> DocumentLedger {
        try DocumentLedger(yaml: CourseTexts.claims)
    }

    /// Reads a ledger.
    ///
    /// - Parameter yaml: The text of the ledger.
    /// - Throws: A decoding error of Yams that names the place.
    package init(yaml: String) throws {
        let file = try YAMLDecoder().decode(File.self, from: yaml)
        let order = ["P", "S", "T", "Z", "L"]
        documents = file.documents.map { key, entry in
            Document(key: key, title: entry.title, language: entry.language, covers: entry.covers)
        }.sorted { (order.firstIndex(of: $0.key) ?? 9) < (order.firstIndex(of: $1.key) ?? 9) }
        claims = file.claims
    }

    /// The claim of a name.
    ///
    /// - Parameter id: The identifier, such as P7, in any case.
    /// - Returns: Nil if there is none.
    package func claim(_ id: String) -> Claim? {
        claims.first { $0.id.caseInsensitiveCompare(id) == .orderedSame }
    }

    /// The document of a claim.
    ///
    /// - Parameter claim: The claim.
    /// - Returns: Nil if the claim is none of the ledger's.
    package func document(of claim: Claim) -> Document? {
        documents.first { claim.id.hasPrefix($0.key) }
    }

    private struct File: Decodable {
        struct Entry: Decodable {
            let title: String
            let language: String
            let covers: String
        }

        let documents: [String: Entry]
        let claims: [Claim]
    }

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
    package static let carried = DocumentLookup { id in DocumentLedger.shared?.cited(id) }
}

extension DocumentLedger.Claim.Verdict {
    /// Indicates whether real UIKit does what the claim says, at least on the releases that the claim names.
    package var isBorneOut: Bool { self == .holds || self == .holdsOn }
}
