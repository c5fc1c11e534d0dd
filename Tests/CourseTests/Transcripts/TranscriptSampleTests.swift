import Course
import Foundation
import Lifecycle
import Session
import Testing

/// Set `UPDATE=1` to record the samples anew after a change of the rules.
@Suite("The sample transcripts")
struct TranscriptSampleTests {
    static let lines: [String: [(Double, String)]] = [
        "good": [
            (2.4, "predict access view"), (11, "loadView viewDidLoad"), (19.25, "access view"),
            (31.5, "predict access view"), (36, "nothing"), (44, "predict memory warning"),
            (58.125, "didReceiveMemoryWarning"),
        ],
        "mixed": [
            (1.5, "access view"), (9, "predict memory warning"), (15.5, "hint"), (23, "viewDidUnload"),
            (40, "undo"), (44.75, "predict memory warning"), (52, "didReceiveMemoryWarning"),
            (61, "set view nil"), (70.5, "predict access view"), (75, "skip"), (88, "predict set view nil"),
        ],
    ]

    @Test("The sample transcripts are what a session records", arguments: ["good", "mixed"])
    func recorded(name: String) async throws {
        try await Recordings.withFolder { folder in
            let start = Session.Start.readyController(Environment(release: Release(17, 7)))
            let path = folder.appending(path: "new.transcript").path
            var session = Session(start)
            let recorder = try TranscriptRecorder(path: path, header: TranscriptHeader(start, learner: "ada"))
            for (seconds, line) in try #require(Self.lines[name]) {
                _ = session.enter(line, at: seconds)
                try recorder.record(session.journal)
            }
            let recorded = try Data(contentsOf: URL(filePath: path))
            if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
                try recorded.write(to: Recordings.folder.appending(path: "\(name).transcript"))
                if name == "mixed" { try Self.forge(String(decoding: recorded, as: UTF8.self)) }
            }
            #expect(try Recordings.text(name) == String(decoding: recorded, as: UTF8.self))
        }
    }

    /// The tampered sample is the mixed one with a call and some points forged.
    private static func forge(_ text: String) throws {
        var lines = text.components(separatedBy: "\n")
        for (line, old, new) in [(8, "vc.loadView", "vc.viewWillAppear"), (13, "points 0", "points 1")] {
            #expect(lines[line - 1].contains(old))
            lines[line - 1] = lines[line - 1].replacing(old, with: new)
        }
        let forged = Data(lines.joined(separator: "\n").utf8)
        try forged.write(to: Recordings.folder.appending(path: "tampered.transcript"))
    }

    @Test("The good one has all points")
    func good() throws {
        let grade = try Recordings.grade(try Recordings.text("good"))
        #expect(grade.result == .report)
        #expect(grade.points == 3)
        #expect(grade.findings.isEmpty)
    }

    @Test("The mixed one has points and reasons for each prediction")
    func mixed() throws {
        let grade = try Recordings.grade(try Recordings.text("mixed"))
        #expect(grade.result == .report)
        #expect(grade.items.map(\.points) == [0, 1, 0, 0])
        #expect(grade.items.map(\.hints) == [1, 0, 0, 0])
        #expect(grade.items.map(\.isSkipped) == [false, false, true, false])
        #expect(grade.items.map(\.answer) == ["viewDidUnload", "didReceiveMemoryWarning", nil, nil])
        #expect(grade.items.allSatisfy { !$0.reasons.isEmpty })
        #expect(grade.items[0].reasons.contains { $0.contains("memory.views-stay") })
        #expect(grade.items[3].reasons == ["There is no answer."])
        #expect(grade.findings.isEmpty)
    }

    @Test("The tampered one has no more points than the answers are worth")
    func tampered() throws {
        let grade = try Recordings.grade(try Recordings.text("tampered"))
        #expect(grade.result == .notPassed)
        #expect(grade.points == 1)
        #expect(grade.findings.map(\.code) == ["outcome-differs", "outcome-differs"])
        #expect(grade.findings.map(\.line) == [8, 13])
        #expect(
            grade.findings[1].message == "The file claims \"points 1\", but the replay gives \"points 0\".")
    }
}
