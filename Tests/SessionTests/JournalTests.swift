import Testing

@testable import Session

struct JournalTests {
    @Test("undo, reset and goto never take an answer out of the journal")
    func answersStay() {
        var session = Session()
        _ = session.enter("predict all access view", at: 1)
        _ = session.enter("viewDidLoad", at: 2)
        _ = session.enter("undo; redo; reset; undo; goto 0", at: 3)
        #expect(
            session.journal.map(\.kind) == [
                .predict, .answer, .command, .command, .command, .command, .command,
            ])
        #expect(session.journal[1].text == "viewDidLoad")
        #expect(session.journal[1].outcome == ["points 0.5"])
        #expect(session.journal.map(\.seconds) == [1, 2, 3, 3, 3, 3, 3])
    }

    @Test(
        "An outcome is kept in words that stay the same",
        arguments: [
            ("access view", ["vc.loadView", "vc.viewDidLoad"]), ("is view loaded", ["= false"]),
            ("view if loaded", ["= nil"]), ("new UIViewController as b", ["b.init(nibName:)"]),
            ("override loadView", []), ("trace", []), ("undo", []), ("expect nothing", []),
            ("memory warning; expect nothing", ["not met"]),
            ("launch; launch", ["refused"]),
            ("override loadView reading view; access view", ["endless recursion"]),
            (
                "new ViewController as b from nib Nowhere; access view b",
                ["b.loadView", "exception NSInternalInconsistencyException"]
            ),
            ("access view; expect loadView viewDidLoad", ["met"]),
            ("access view; expect loadView", ["not met"]),
        ] as [(String, [String])])
    func outcomes(line: String, outcome: [String]) throws {
        var session = Session()
        _ = session.enter(line)
        let last = try #require(session.journal.last)
        #expect(Array(last.outcome.suffix(outcome.count)) == outcome)
        #expect(!outcome.isEmpty || last.outcome.isEmpty)
    }

    @Test(
        "What is not understood changes nothing and is not kept",
        arguments: [
            "acess veiw", "access view of nobody", "override", "new", "new Feed as feed", "class view",
            "ios 99", "goto",
            "compare ios", "property a", "nib 3", "predict", "predict nonsense", "device toaster", "}",
            "\u{0}", "视图",
            String(repeating: "x", count: 5_000), "override loadView { view = nil",
        ])
    func malformed(line: String) {
        var session = Session()
        let before = session.simulation, current = session.current
        let replies = session.enter(line)
        #expect(replies.contains { $0.isFailure })
        #expect(session.simulation == before)
        #expect(session.current == current)
        #expect(session.journal.isEmpty && session.statements.isEmpty)
    }

    @Test("What follows a misunderstood statement on its line is left")
    func restOfLine() {
        var session = Session()
        _ = session.enter("access view; nonsense; memory warning")
        #expect(session.statements == ["access view"])
    }
}
