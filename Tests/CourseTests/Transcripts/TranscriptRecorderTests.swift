import Course
import Foundation
import Lifecycle
import Session
import Testing

@Suite("The recorder of transcripts")
struct TranscriptRecorderTests {
    private let start = Session.Start.readyController(Environment(release: Release(5, 1)))
    private var header: TranscriptHeader { TranscriptHeader(start, learner: "ada") }

    @Test("A recorder has each entry on the disk before it returns")
    func onDisk() async throws {
        try await Recordings.withFolder { folder in
            let path = folder.appending(path: "a.transcript").path
            var session = Session(start)
            let recorder = try TranscriptRecorder(path: path, header: header)
            try recorder.record(session.journal)
            #expect(try TranscriptReader.bytes(at: FilePath(path)).isEmpty)
            for (index, line) in ["access view", "launch vc; memory warning", "nonsense", "undo"].enumerated()
            {
                _ = session.enter(line, at: Double(index))
                try recorder.record(session.journal)
                let reading = try TranscriptReader.read(try TranscriptReader.bytes(at: FilePath(path)))
                #expect(reading.transcript == Transcript(header: header, journal: session.journal))
                #expect(reading.findings.isEmpty)
            }
        }
    }

    @Test("A recorder goes on with a file after the session was played again")
    func goesOn() async throws {
        try await Recordings.withFolder { folder in
            let path = folder.appending(path: "a.transcript").path
            try write(["access view", "predict memory warning", "hint"], to: path)
            let recorder = try TranscriptRecorder(path: path, header: header)
            var replay = TranscriptReplay(try #require(recorder.resumed), player: try SessionPlayer(header))
            while replay.next() != nil {}
            var session = replay.player.session
            #expect(session.pending != nil)
            _ = session.enter("didReceiveMemoryWarning", at: 1)
            try recorder.record(session.journal)
            let reading = try TranscriptReader.read(try TranscriptReader.bytes(at: FilePath(path)))
            #expect(reading.transcript.entries.map(\.kind) == [.command, .predict, .hint, .answer])
            #expect(reading.transcript.entries.map(\.seconds) == [0, 1, 2, 2])
            #expect(try Grader().grade(try TranscriptReader.bytes(at: FilePath(path))).points == 1)
        }
    }

    // The second entry came after a second; a day later somebody goes on, for two seconds.
    @Test(
        "A recorder counts the time in which nobody went on, but where minutes are counted",
        arguments: [(nil, [0, 1, 86_401]), ("30", [0, 1, 2])] as [(String?, [Double])])
    func pause(minutes: String?, expected: [Double]) async throws {
        try await Recordings.withFolder { folder in
            let path = folder.appending(path: "a.transcript").path
            func header(_ day: Double) -> TranscriptHeader {
                var header = TranscriptHeader(start, started: Date(timeIntervalSince1970: day * 86_400))
                header[.minutes] = minutes
                return header
            }
            var session = Session(start)
            _ = session.enter("access view", at: 0)
            _ = session.enter("set view nil", at: 1)
            try TranscriptRecorder(path: path, header: header(1)).record(session.journal)
            let recorder = try TranscriptRecorder(path: path, header: header(2))
            _ = session.enter("access view", at: 2)
            try recorder.record(session.journal)
            let reading = try TranscriptReader.read(try TranscriptReader.bytes(at: FilePath(path)))
            #expect(reading.transcript.entries.map(\.seconds) == expected)
        }
    }

    @Test("A recorder writes an entry again that broke off")
    func writesAgain() async throws {
        try await Recordings.withFolder { folder in
            let path = folder.appending(path: "a.transcript").path
            try write(["access view", "predict memory warning"], to: path)
            let bytes = try TranscriptReader.bytes(at: FilePath(path))
            for cut in 1...40 {
                try Data(bytes.dropLast(cut)).write(to: URL(filePath: path))
                let recorder = try TranscriptRecorder(path: path, header: header)
                var session = Session(start)
                _ = session.enter("access view", at: 0)
                _ = session.enter("predict memory warning", at: 1)
                try recorder.record(session.journal)
                #expect(
                    try TranscriptReader.bytes(at: FilePath(path)) == bytes, "without the last \(cut) bytes")
            }
        }
    }

    @Test(
        "A recorder leaves a file alone that is not its own",
        arguments: [
            ("notes\n", "is not a transcript"), ("viewdid-transcript: 7\n\n", "version 7"),
            ("viewdid-transcript: 1\nlearner: bob\n\n1 0.0 hint\n", "learner is bob there and ada here"),
        ])
    func leavesAlone(text: String, message: String) async throws {
        try await Recordings.withFolder { folder in
            let path = folder.appending(path: "a.txt").path
            let text = text.replacing(
                "learner: bob",
                with: "rules-revision: \(Rule.revision)\nlearner: bob\nios: 5.1\ndevice: iPhone")
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            let error = #expect(throws: TranscriptFileError.self) {
                try TranscriptRecorder(path: path, header: header)
            }
            #expect(error?.description.contains(message) == true, "\(String(describing: error))")
            #expect(error?.description.contains("another file") == true)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        }
    }

    @Test("A recorder refuses a session that is not the one in the file")
    func refusesOtherSession() async throws {
        try await Recordings.withFolder { folder in
            let path = folder.appending(path: "a.transcript").path
            try write(["access view", "set view nil"], to: path)
            let bytes = try TranscriptReader.bytes(at: FilePath(path))
            let recorder = try TranscriptRecorder(path: path, header: header)
            var session = Session(start)
            for line in ["access view", "launch vc", "state"] {
                _ = session.enter(line)
                #expect(throws: TranscriptFileError.self) { try recorder.record(session.journal) }
            }
            #expect(try TranscriptReader.bytes(at: FilePath(path)) == bytes)
        }
    }

    @Test("A recorder keeps a second recorder away")
    func secondRecorder() async throws {
        try await Recordings.withFolder { folder in
            let path = folder.appending(path: "a.transcript").path
            let first = try TranscriptRecorder(path: path, header: header)
            #expect(throws: TranscriptFileError.busy(path: path)) {
                try TranscriptRecorder(path: path, header: header)
            }
            withExtendedLifetime(first) {}
        }
    }

    @Test("A recorder says what is wrong with a path")
    func wrongPath() async throws {
        try await Recordings.withFolder { folder in
            #expect(throws: TranscriptFileError.isFolder(path: folder.path)) {
                try TranscriptRecorder(path: folder.path, header: header)
            }
            #expect(throws: TranscriptFileError.isFolder(path: folder.path)) {
                try TranscriptReader.bytes(at: FilePath(folder.path))
            }
            #expect(throws: TranscriptFileError.self) {
                try TranscriptReader.bytes(at: FilePath(folder.appending(path: "none").path))
            }
            #expect(throws: TranscriptFileError.self) {
                try TranscriptRecorder(path: folder.appending(path: "none/a").path, header: header)
            }
        }
    }

    @Test("A recorder refuses what no reader takes")
    func refusesUnreadable() async throws {
        try await Recordings.withFolder { folder in
            let path = folder.appending(path: "a.transcript").path
            let recorder = try TranscriptRecorder(path: path, header: header)
            let long = String(repeating: "x", count: Transcript.Limit.line)
            let entry = JournalEntry(kind: .command, text: long, seconds: 0, outcome: [])
            #expect(throws: TranscriptFileError.full(path: path)) { try recorder.record([entry]) }
            #expect(try TranscriptReader.bytes(at: FilePath(path)).isEmpty)
        }
    }

    private func write(_ lines: [String], to path: String) throws {
        var session = Session(start)
        let recorder = try TranscriptRecorder(path: path, header: header)
        for (index, line) in lines.enumerated() { _ = session.enter(line, at: Double(index)) }
        try recorder.record(session.journal)
    }
}
