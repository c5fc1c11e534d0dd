import Testing

@testable import Session

struct ComparisonTests {
    private static let setUp = "override loadView setting view; access view"

    private func compare(_ command: String, after lines: String...) throws -> Comparison {
        var session = Session()
        for line in lines { _ = session.enter(line) }
        let before = session.simulation
        let replies = session.enter(command)
        #expect(session.simulation == before, "comparing changes nothing")
        guard case .comparison(let comparison) = replies.first else {
            Issue.record("\(replies)")
            throw CancellationError()
        }
        return comparison
    }

    private func calls(_ comparison: Comparison) -> [[String]] {
        comparison.columns.map { $0.runs.flatMap(\.outcomeLines) }
    }

    private static let unloading = ["vc.didReceiveMemoryWarning", "vc.viewWillUnload", "vc.viewDidUnload"]

    @Test("Without commands the last one is compared, in each form of it")
    func lastCommand() throws {
        for lines in [
            ["memory warning"], ["memory warning", "ios 9"], ["memory warning", "trace", "state"],
        ] {
            var all = [Self.setUp]
            all += lines
            let comparison = try compare("compare ios 5 17", after: all.joined(separator: "; "))
            #expect(comparison.commands == "memory warning")
            #expect(calls(comparison) == [Self.unloading, ["vc.didReceiveMemoryWarning"]])
        }
    }

    @Test("What several releases have in common stands in one row, wherever something else comes between")
    func aligned() throws {
        let comparison = try compare("compare ios 4 5 17: memory warning; is view loaded", after: Self.setUp)
        let rows = comparison.rows.map { "\($0.outcome) \($0.columns.sorted())" }
        #expect(
            rows == [
                "vc.didReceiveMemoryWarning [0, 1, 2]", "vc.viewWillUnload [1]", "vc.viewDidUnload [0, 1]",
                "= false [0, 1]", "= true [2]",
            ])
        #expect(comparison.rows.map(comparison.isCommon) == [true, false, false, false, false])
    }

    @Test("A call that one release adds leaves the rows behind it as they are")
    func insertion() throws {
        let comparison = try compare("compare ios 12 17: launch")
        let differing = comparison.rows.filter { !comparison.isCommon($0) }
        #expect(differing.map(\.outcome) == ["vc.viewIsAppearing"])
    }

    @Test("With commands these run after all the others")
    func withCommands() throws {
        let comparison = try compare("compare ios 3 5 17: memory warning; is view loaded", after: Self.setUp)
        #expect(
            calls(comparison) == [
                ["vc.didReceiveMemoryWarning", "vc.viewDidUnload", "= false"], Self.unloading + ["= false"],
                ["vc.didReceiveMemoryWarning", "= true"],
            ])
    }

    @Test("After a prediction all that was predicted is compared")
    func afterPrediction() throws {
        let comparison = try compare(
            "compare ios 5 17", after: Self.setUp, "predict all memory warning; is view loaded", "skip")
        #expect(comparison.commands == "memory warning; is view loaded")
        #expect(
            calls(comparison) == [Self.unloading + ["= false"], ["vc.didReceiveMemoryWarning", "= true"]])
    }

    @Test("A release that refuses a command says so")
    func refused() throws {
        let comparison = try compare("compare ios 3 17: load view if needed")
        #expect(comparison.columns[0].refused.map(\.statement) == ["load view if needed"])
        #expect(comparison.columns[1].refused.isEmpty)
    }

    @Test("A release on which a name does not exist says so, and the others are shown")
    func lost() throws {
        let comparison = try compare(
            "compare ios 3 17: access view of feed",
            after: "class Feed; storyboard Main with Feed; new Feed as feed from storyboard Main")
        #expect(
            comparison.columns[0].lost.map(\.statement)
                == ["new Feed as feed from storyboard Main", "access view of feed"])
        #expect(comparison.columns[1].lost.isEmpty)
        #expect(calls(comparison)[1] == ["feed.loadView", "feed.viewDidLoad"])
    }

    @Test(
        "What is understood nowhere is misunderstood",
        arguments: ["compare ios 5 17: nonsense", "compare ios 5: undo", "compare ios 5: ios 3"])
    func misunderstood(command: String) {
        var session = Session()
        #expect(session.enter(command).contains { $0.isFailure })
    }

    @Test("Without anything to compare a message says so")
    func nothing() {
        var session = Session()
        guard case .message = session.enter("compare ios 5 17").first else {
            Issue.record("no message")
            return
        }
    }
}
