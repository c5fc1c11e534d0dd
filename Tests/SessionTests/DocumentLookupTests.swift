import Lifecycle
import Testing

@testable import Session

@Suite("What the documents say about a rule")
struct DocumentLookupTests {
    private static func claim(_ id: String, isBorneOut: Bool = true, conflicts: [String] = []) -> CitedClaim {
        CitedClaim(
            id: id, title: "A document", place: "a heading", text: "A claim.", verdict: "holds",
            isBorneOut: isBorneOut, conflicts: conflicts)
    }

    private func lookup(_ claims: [CitedClaim]) -> DocumentLookup {
        DocumentLookup { id in claims.first { $0.id == id } }
    }

    private let rule = Rule.memoryWarningKeepsViews

    @Test("Claims that are borne out agree, the others disagree")
    func verdicts() throws {
        let cited = rule.facts.claims
        try #require(cited.count > 1)
        let claims = cited.map { Self.claim($0, isBorneOut: $0 == cited[0]) }
        let found = lookup(claims).claims(about: rule)
        #expect(found.agreeing.map(\.id) == [cited[0]])
        #expect(found.disagreeing.map(\.id) == Array(cited.dropFirst()))
    }

    @Test("A claim that contradicts an agreeing one and is not borne out disagrees")
    func conflicts() throws {
        let first = try #require(rule.facts.claims.first)
        let found = lookup([
            Self.claim(first, conflicts: ["X1", "X2"]), Self.claim("X1", isBorneOut: false), Self.claim("X2"),
        ]).claims(about: rule)
        #expect(found.agreeing.map(\.id) == [first])
        #expect(found.disagreeing.map(\.id) == ["X1"])
    }

    @Test("Further claims are named after those of the rule, and none twice")
    func others() throws {
        let first = try #require(rule.facts.claims.first)
        let found = lookup([Self.claim(first), Self.claim("X1")]).claims(
            about: rule, and: ["X1", first, "X9"])
        #expect(found.agreeing.map(\.id) == [first, "X1"])
    }

    @Test("Without documents nothing is cited")
    func none() {
        let found = DocumentLookup { _ in nil }.claims(about: rule)
        #expect(found.agreeing.isEmpty && found.disagreeing.isEmpty)
    }
}
