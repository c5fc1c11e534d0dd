import Course
import Lifecycle
import Session
import Testing

@Suite("The replay of a transcript")
struct TranscriptReplayTests {
    private func steps(_ text: String) throws -> [TranscriptReplay<SessionPlayer>.Step] {
        let reading = try TranscriptReader.read(text)
        return Array(TranscriptReplay(reading, player: try SessionPlayer(reading.transcript.header)))
    }

    private func findings(_ text: String) throws -> [TranscriptFinding] {
        let reading = try TranscriptReader.read(text)
        let replay = TranscriptReplay(reading, player: try SessionPlayer(reading.transcript.header))
        return replay.findings + replay.flatMap(\.findings)
    }

    private static let lines = [
        "access view", "class Feed", "new Feed as feed", "predict launch feed",
        "feed.viewDidLoad feed.loadView",
        "ios 5", "predict memory warning", "hint", "nothing", "undo 2", "redo",
        "compare ios 5 17: memory warning",
        "expect viewDidLoad", "state", "device iPad landscape", "goto 1", "reset", "predict access view",
        "skip",
    ]

    @Test("A replay brings every entry again, with its replies")
    func everyEntry() throws {
        let transcript = Recordings.record(Self.lines)
        let steps = try steps(TranscriptWriter.text(of: transcript))
        #expect(transcript.entries.count == Self.lines.count)
        #expect(steps.map(\.entry) == transcript.entries)
        #expect(steps.map(\.replayed) == transcript.entries)
        #expect(steps.allSatisfy { $0.findings.isEmpty })
        #expect(steps.map(\.number) == Array(1...transcript.entries.count))
        guard case .ran(let run)? = steps[0].output?.first else {
            Issue.record("\(String(describing: steps[0].output))")
            return
        }
        #expect(run.outcomeLines == ["vc.loadView", "vc.viewDidLoad"])
    }

    @Test("A replay is the same each time")
    func isDeterministic() throws {
        let text = TranscriptWriter.text(of: Recordings.record(Self.lines, release: Release(6, 1)))
        let grades = try (0..<5).map { _ in try Recordings.grade(text) }
        #expect(Set(grades).count == 1)
        #expect(try findings(text).isEmpty)
    }

    @Test("A replay takes the release and device of the header")
    func header() throws {
        let text = TranscriptWriter.text(
            of: Recordings.record(
                ["override loadView setting view", "access view", "memory warning", "state"],
                release: Release(5, 1)))
        #expect(text.contains("ios: 5.1\ndevice: iPhone\n"))
        #expect(try findings(text).isEmpty)
        let moved = text.replacing("ios: 5.1\ndevice: iPhone\n", with: "ios: 17.7\n")
        #expect(try findings(moved).map(\.code) == ["outcome-differs"])
    }

    @Test("A replay rewinds the world by undo but never an answer")
    func undo() throws {
        let transcript = Recordings.record([
            "access view", "predict memory warning", "viewDidUnload", "undo 2", "predict access view",
            "loadView viewDidLoad",
        ])
        let reading = try TranscriptReader.read(TranscriptWriter.text(of: transcript))
        var replay = TranscriptReplay(reading, player: try SessionPlayer(reading.transcript.header))
        var loaded: [Bool] = []
        while replay.next() != nil {
            let world = replay.player.session.simulation.world
            loaded.append(replay.player.session.current.map { world.controllers[$0].view != nil } ?? false)
        }
        #expect(loaded == [true, true, true, false, false, true])
        #expect(replay.player.items.map(\.firstPoints) == [0, 1])
    }

    @Test(
        "A replay finds what was changed",
        arguments: [
            ("vc.viewDidLoad", "vc.viewDidAppear", "outcome-differs"),
            ("points 0", "points 1", "outcome-differs"),
            ("access view\n", "launch vc\n", "outcome-differs"),
            ("answer   viewDidUnload", "answer   hint", "input-differs"),
            ("answer   viewDidUnload", "answer   skip", "input-differs"),
            ("command  access view", "command  access view; state", "input-differs"),
            ("command  access view", "command  fly away", "input-differs"),
            ("command  access view", "command  predict access view", "input-differs"),
            ("  1     0.0", "  2     0.0", "entries-missing"),
            ("  3     5.0", "  3     0.5", "time-backwards"),
            ("  3     5.0", "  2     5.0", "number-repeated"),
        ])
    func changes(old: String, new: String, code: String) throws {
        let text = TranscriptWriter.text(
            of: Recordings.record(["access view", "predict memory warning", "viewDidUnload"]))
        let forged = text.replacing(old, with: new)
        try #require(forged != text)
        let findings = try findings(forged)
        #expect(findings.contains { $0.code == code && $0.isTampering }, "\(findings)")
        #expect(try Recordings.grade(forged).result != .passed)
    }

    @Test("A replay does not suspect outcomes of other rules")
    func otherRules() throws {
        let text = TranscriptWriter.text(
            of: Recordings.record(["predict access view", "loadView viewDidLoad"])
        )
        .replacing(Rule.revision, with: "0123456789abcdef").replacing("points 1", with: "points 0.5")
        let grade = try Recordings.grade(text)
        #expect(grade.findings.map(\.code) == ["rules-differ", "outcome-differs"])
        #expect(grade.result == .report)
    }

    @Test("A replay forgives the end that a broken recording lacks")
    func brokenEnd() throws {
        let text = TranscriptWriter.text(
            of: Recordings.record(["predict access view", "loadView viewDidLoad"]))
        for cut in [1, 3, 31] {
            let grade = try Recordings.grade(String(text.dropLast(cut)))
            #expect(grade.points == 1)
            #expect(grade.findings.map(\.code) == ["torn-end"], "without the last \(cut)")
        }
    }

    @Test("A replay of a lesson needs that lesson")
    func needsLesson() throws {
        let grader = Grader()
        let failure = #expect(throws: FileFault.self) {
            try grader.grade(Array("viewdid-transcript: 1\nlesson: first-read\n\n".utf8))
        }
        #expect(failure?.problem.contains("first-read") == true)
    }

    @Test(
        "A replay goes on when the learner's controller takes the place of the one that was ready",
        arguments: [
            ["new ViewController as b", "access view"],
            [
                "override loadView in ViewController without super", "new ViewController as b", "access view",
                "undo",
            ],
            ["class Feed", "new Feed as feed", "undo", "new ViewController as vc", "ios 5", "access view"],
        ])
    func replacedController(lines: [String])
        throws
    {
        let transcript = Recordings.record(lines)
        #expect(transcript.entries.count == lines.count)
        #expect(try findings(TranscriptWriter.text(of: transcript)).isEmpty)
    }

    @Test("A replay takes no line that holds several commands")
    func severalCommands() throws {
        let line = String(repeating: "access view;set view nil;", count: 2_500)
        let steps = try steps("viewdid-transcript: 1\n\n  1 0.0 command \(line)\n")
        #expect(steps.map(\.replayed) == [nil])
        #expect(steps[0].findings.map(\.code) == ["input-differs"])
    }

    /// The fewest steps with which a transcript has a grade.
    private func stepsNeeded(_ lines: [String], rounds: Int) throws -> Int {
        let code = "override viewDidLoad { var n = 0; while n < \(rounds) { n += 1 } }"
        let entries = ([code] + lines).enumerated().map { "  \($0 + 1) 1.0 command \($1)\n" }.joined()
        let bytes = Array("viewdid-transcript: 1\n\n\(entries)".utf8)
        var tooFew = 0, enough = 16_000
        _ = try Grader(steps: enough).grade(bytes)
        while enough - tooFew > 1 {
            let middle = (tooFew + enough) / 2
            do {
                _ = try Grader(steps: middle).grade(bytes)
                enough = middle
            } catch {
                tooFew = middle
            }
        }
        return enough
    }

    @Test(
        "A replay counts what code takes each time it runs",
        arguments: [
            (["access view", "set view nil", "access view"], 2), (["access view", "undo", "access view"], 2),
            (["access view", "undo", "redo"], 2), (["compare ios 15 17: access view"], 2),
            (["predict access view", "skip"], 2),
        ])
    func countsSteps(lines: [String], runs: Int) throws {
        let once = try stepsNeeded(["access view"], rounds: 150) - stepsNeeded(["access view"], rounds: 50)
        #expect(once >= 100, "a round is a step at least")
        let taken = try stepsNeeded(lines, rounds: 150) - stepsNeeded(lines, rounds: 50)
        // Each command's steps are rounded down.
        #expect(abs(taken - runs * once) <= runs)
    }

    @Test("A replay says where it had taken too many steps")
    func placeOfTooManySteps() throws {
        let loop = "override viewDidLoad { var n = 0; while n < 500 { n += 1 } }"
        let entries = (0..<100).map {
            "  \($0 + 2) 1.0 command \($0 % 2 == 0 ? "access view" : "set view nil")\n"
        }
        let text = "viewdid-transcript: 1\n\n  1 1.0 command \(loop)\n" + entries.joined()
        let failure = try #require(throws: FileFault.self) {
            try Grader(steps: 20_000).grade(Array(text.utf8))
        }
        #expect(failure.problem == "Replaying the transcript takes more than 20000 steps.")
        #expect(failure.line.map { (10..<40).contains($0) } == true)
    }

    @Test("A replay stops when it would take too long")
    func stops() throws {
        let asked = ["predict access view", "viewDidUnload", "predict memory warning", "viewDidUnload"]
        let lines = (0..<24).map { asked[$0 % 4] }
        let text = TranscriptWriter.text(of: Recordings.record(lines))
        #expect(throws: FileFault.self) { try Grader(steps: 100).grade(Array(text.utf8)) }
        #expect(try Recordings.grade(text).items.count == 12)
    }

    @Test("A replay takes as many steps however much is explained")
    func stepsOfExplanations() throws {
        let lines = (0..<6).map { $0 % 2 == 0 ? "predict access view" : "viewDidUnload" }
        let bytes = Array(TranscriptWriter.text(of: Recordings.record(lines)).utf8)
        for steps in [10, 20, 40, 80, 160, 320] {
            let isGraded = [Session.Depth.points, .beliefs, .everything].map { depth in
                (try? Grader(steps: steps, wants: Grader.Wants(depth)).grade(bytes)) != nil
            }
            #expect(Set(isGraded).count == 1, "\(steps) steps: \(isGraded)")
        }
    }
}
