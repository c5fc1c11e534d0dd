import Course
import Foundation
import Session
import Testing

/// Transcripts that once ended the program or stalled it; they lie in the folder `Tests/Hostile`.
@Suite("Hostile transcripts")
struct HostileTranscriptTests {
    @Test(
        "A transcript is played to its end, whatever its code takes",
        arguments: [
            ("addchild-stall", ["endless loop"]), ("append-stall", ["endless loop"]),
            ("array-copy", ["endless loop"]), ("crash-index", ["points 0"]),
            ("deep-call-20-grade", ["endless recursion"]), ("deep-interp-60-grade", []),
            ("dictionary-stall", ["vc.loadView", "vc.viewDidLoad"]),
            ("init-recursion", ["endless recursion"]), ("interpolation-bomb", ["endless growth"]),
            ("print-memory", ["endless growth"]), ("string-components", ["vc.viewDidLoad"]),
            ("string-contains", ["vc.viewDidLoad"]), ("string-equal-nfd", ["endless loop"]),
            ("string-first-zalgo", ["endless loop"]), ("string-last-flags", ["endless loop"]),
            ("struct-stall", ["endless growth", "refused"]),
        ])
    func transcripts(name: String, outcome: [String]) throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../Hostile").standardized
        let bytes = Array(try Data(contentsOf: folder.appending(path: name + ".transcript")))
        let reading = try TranscriptReader.read(bytes)
        let player = try SessionPlayer(reading.transcript.header)
        let outcomes = Array(TranscriptReplay(reading, player: player)).flatMap { $0.replayed?.outcome ?? [] }
        #expect(outcomes.suffix(outcome.count) == outcome[...])
        #expect(try Grader().grade(bytes).items.count == (name == "crash-index" ? 1 : 0))
    }

    /// Commands that each make the program do much more than is written: the first ones, then one again and again.
    private static let expansions = [
        ("compare", ["access view", "set view nil"], 100, "compare ios 3 5 8 11 13 17: access view"),
        ("move", ["access view", "set view nil"], 100, "ios 5"),
        (
            "walk",
            [
                "override viewDidLoad { var n = 0; while n < 900 { n += 1; let c = UIViewController(); "
                    + "addChild(c); view.addSubview(c.view) } }", "launch",
            ], 1, "memory warning"
        ),
    ]

    @Test("A command is charged for all that it runs again and walks through", arguments: expansions)
    func expansion(what: String, first: [String], count: Int, again: String) throws {
        let lines = (0..<count).flatMap { _ in first } + (0..<100).map { _ in again }
        let entries = lines.enumerated().map { "\($0 + 1) \($0 + 1).0 command \($1)\n" }.joined()
        let bytes = Array("viewdid-transcript: 1\n\n\(entries)".utf8)
        let failure = try #require(throws: FileFault.self) { try Grader(steps: 200_000).grade(bytes) }
        let line = try #require(failure.line)
        #expect(line > 2 + count * first.count && line < 2 + lines.count, "\(failure.problem)")
    }
}
