import CommandLanguage
import Session
import Testing

@testable import Tutor

@Suite("The order of what Tab lists")
struct CandidateOrderTests {
    @Test(
        "First comes what is likeliest to be meant",
        arguments: [
            (
                "why ", ["applicationDidBecomeActive", "loadView", "1"],
                ["1", "loadView", "applicationDidBecomeActive"]
            ),
            ("ios ", ["10", "17", "2", "9"], ["2", "9", "10", "17"]),
            (
                "explain vie", ["view", "view.getter-loads", "viewDidLoad"],
                ["viewDidLoad", "view"]
            ),
            ("explain view.", ["view.getter-loads"], ["view.getter-loads"]),
            (
                "help ", ["already presenting", "app.becomes-active", "push"],
                ["push", "already presenting"]
            ),
            ("p", ["page", "pop", "push"], ["page", "pop", "push"]),
        ])
    func order(typed: String, found: [String], shown: [String]) {
        var session = Session()
        _ = session.enter("access view")
        let candidates = found.map { CommandCompleter.Candidate($0, summary: "") }
        #expect(CandidateOrder(typed: typed, in: session).sorted(candidates).map(\.text) == shown)
    }
}
