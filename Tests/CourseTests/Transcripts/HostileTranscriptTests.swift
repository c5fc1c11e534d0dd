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
            ("crash-index", ["points 0"]),
            ("deep-call-20-grade", ["endless recursion"]), ("deep-interp-60-grade", []),
            ("dictionary-stall", ["vc.loadView", "vc.viewDidLoad"]),
            ("init-recursion", ["endless recursion"]), ("interpolation-bomb", ["endless growth"]),
            ("print-memory", ["endless growth"]), ("struct-stall", ["endless growth", "refused"]),
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
}
