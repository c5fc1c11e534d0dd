import Course
import Lifecycle
import Testing

@Suite("Where what the rules rest on was found")
struct OriginsTests {
    private static let citations = Set(Rule.allCases.flatMap(\.facts.citations))

    @Test("Each fact, log, stack and open question that a rule names has a place, and nothing else has one")
    func complete() throws {
        let origins = try Origins.carried()
        let cited = Self.citations.filter {
            switch $0 {
            case .fact, .trace, .frames, .openQuestion: true
            case .claim, .documentation: false
            }
        }
        #expect(cited.filter { origins.place(of: $0) == nil } == [])
        #expect(Set(origins.places.keys).subtracting(cited.compactMap(\.code)) == [])
    }

    @Test("A place is words on one line, and names no file of anybody's machine")
    func words() throws {
        for (code, place) in try Origins.carried().places {
            #expect(!place.isEmpty && !place.contains("\n") && !place.hasPrefix("/"), "\(code)")
        }
    }

    @Test("A page and a claim say themselves where they are")
    func own() throws {
        let origins = try Origins.carried()
        #expect(origins.place(of: .documentation("UIViewController, view")) == nil)
        #expect(origins.place(of: .claim("P7")) == nil)
    }
}
