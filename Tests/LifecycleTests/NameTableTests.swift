import Session
import TestSupport
import Testing

@testable import Lifecycle

/// What the engine knows of the names that code writes.
@Suite("The table of names")
struct NameTableTests {
    /// The statements that are skipped when a controller of the text's runs them.
    private func skipped(_ statements: [String]) -> [String] {
        var session = Session(.readyController(code: .standard))
        _ = session.enter("override viewDidLoad { \(statements.joined(separator: "; ")) }")
        _ = session.enter("access view")
        let trace = session.simulation.trace
        return (0..<trace.count).compactMap {
            if case .skipped(let words, _) = trace[$0].event { words } else { nil }
        }
    }

    @Test("No word stands before a name twice")
    func namesOnce() {
        #expect(UIKitName.rows.count > 50)
        var words: [String: Set<String>] = [:]
        for row in UIKitName.rows {
            #expect(!row.words.isEmpty && !row.names.isEmpty)
            for name in row.names {
                let repeated = words[name, default: []].intersection(row.words)
                #expect(repeated.isEmpty, "\(name): \(repeated)")
                words[name, default: []].formUnion(row.words)
            }
        }
    }

    @Test("The names of a row are sorted")
    func areSorted() {
        for row in UIKitName.rows {
            #expect(row.names == row.names.sorted { $0.lowercased() < $1.lowercased() })
        }
    }

    @Test("Members of a controller are read without self")
    func readsMembers() {
        let members = UIKitName.object.union(UIKitName.responder).union(UIKitName.controller)
        #expect(skipped(members.sorted().map { "_ = \($0)" }).isEmpty)
    }

    @Test("Harmless methods are called without self, and say nothing")
    func callsHarmlessMethods() {
        #expect(skipped(UIKitName.harmlessMethods.sorted().map { "\($0)()" }).isEmpty)
        #expect(skipped(UIKitName.harmlessMethods.sorted().map { "view.\($0)()" }).isEmpty)
    }
}
