import Foundation
import Yams

/// The five documents and their claims, in our words, each with its verdict on real UIKit.
public struct DocumentLedger: Sendable {
    /// The documents, in the order in which they are taught.
    public let documents: [Document]
    /// The claims, in the order of the documents.
    public let claims: [Claim]

    /// One of the documents.
    public struct Document: Hashable, Sendable {
        /// The letter that its claims begin with.
        public let key: String
        /// The title, as the document gives it.
        public let title: String
        /// The language, such as `en` or `zh-Hans`.
        public let language: String
        /// What it is about, in a sentence.
        public let covers: String
    }

    /// One checkable statement of a document.
    public struct Claim: Hashable, Sendable, Decodable {
        /// The kinds of statement.
        public enum Kind: String, Hashable, Sendable, Decodable { case behaviour, advice, code, opinion }

        /// How a claim stands against real UIKit.
        public enum Verdict: String, CaseIterable, Hashable, Sendable, Decodable {
            case holds
            case holdsOn = "holds-on"
            case imprecise, outdated, opinion
            case wrongReason = "wrong-reason"
        }

        /// The identifier: the document's letter and a number.
        public let id: String
        /// The section, list or figure.
        public let place: String
        /// What kind of statement it is.
        public let kind: Kind
        /// The statement, in our words.
        public let statement: String
        /// How it stands against real UIKit.
        public let verdict: Verdict
        /// The releases in which it holds, if not in all.
        public let releases: String?
        /// What is missing or wrong.
        public let note: String?
        /// The claims that say something else on the same point.
        public let conflicts: [String]
        /// The facts that speak on it.
        public let facts: [String]
        /// Why no run can show the verdict; nil if one can, and then one has to.
        public let beyondRuns: String?

        private enum CodingKeys: String, CodingKey {
            case id, kind, verdict, note, conflicts, facts
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
    public static func carried() throws -> DocumentLedger {
        try DocumentLedger(yaml: String(decoding: PackageResources.claims_yaml, as: UTF8.self))
    }

    /// Reads a ledger.
    ///
    /// - Parameter yaml: The text of the ledger.
    /// - Throws: A decoding error of Yams that names the place.
    public init(yaml: String) throws {
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
    public func claim(_ id: String) -> Claim? {
        claims.first { $0.id.caseInsensitiveCompare(id) == .orderedSame }
    }

    /// The document of a claim.
    ///
    /// - Parameter claim: The claim.
    /// - Returns: Nil if the claim is none of the ledger's.
    public func document(of claim: Claim) -> Document? {
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
}
