import Foundation
import Session
import Testing

@testable import Course

/// Transcripts whose entries are chained with a teacher's key.
@Suite("Keys of transcripts")
struct TranscriptKeyTests {
    private let key: TranscriptKey
    private let start = Session.Start.readyController()

    init() throws { key = try #require(TranscriptKey("0123456789abcdef")) }

    private var header: TranscriptHeader {
        TranscriptHeader(start, learner: "ada", started: Date(timeIntervalSince1970: 1_780_000_000))
    }

    private static let lines = [
        "access view", "predict memory warning", "viewDidUnload", "didReceiveMemoryWarning", "undo",
    ]

    /// Records lines, as a session does.
    private func record(
        _ lines: [String] = lines, to path: String, key: TranscriptKey?
    ) throws {
        let recorder = try TranscriptRecorder(path: path, header: header, key: key)
        var player = try SessionPlayer(header)
        if let resumed = recorder.resumed {
            var replay = TranscriptReplay(resumed, player: player)
            while replay.next() != nil {}
            player = replay.player
        }
        var session = player.session
        for line in lines.dropFirst(session.journal.count) {
            _ = session.enter(line, at: Double(session.journal.count + 1) * 5)
            try recorder.record(session.journal)
        }
    }

    private func codes(
        _ bytes: [UInt8], common: TranscriptKey? = nil, _ own: [String: TranscriptKey] = [:]
    ) throws -> [String] {
        let keys = TranscriptKeys(common: common, byLearner: own)
        return try Grader(keys: keys).grade(bytes).findings.map(\.code)
    }

    @Test("Seals are HMACs that another program can check")
    func vectors() throws {
        var header = TranscriptHeader()
        header[.learner] = "ada"
        header[.ios] = "17.7"
        header[.started] = "2026-06-01T12:00:00Z"
        // hmac and hashlib of Python
        let first = "c64ca9bb93950ed69169cef656c0cff3e4eb91e29fa69c9044bbd47fbdeecb54"
        #expect(key.seal(of: header) == first)
        header[.seal] = first
        #expect(key.seal(of: header) == first)
        let entry = JournalEntry(
            kind: .command, text: "access view", seconds: 1.5, outcome: ["vc.loadView", "vc.viewDidLoad"])
        #expect(
            key.seal(of: entry, after: first)
                == "075930cb4f30feb7ed3aa54848628b84eb719be8c298c937a92b9ceebb8d8ad1")
    }

    @Test("A key has a length that cannot be guessed, whatever is around it")
    func lengths() {
        #expect(TranscriptKey("0123456789abcde") == nil)
        #expect(TranscriptKey(String(repeating: "a", count: 201)) == nil)
        #expect(TranscriptKey(" 0123456789abcdef\n") == key)
        #expect(TranscriptKey("0123456789abcdeF") != key)
    }

    @Test("A transcript has no findings with its key, nor without any")
    func sound() async throws {
        try await Recordings.withFolder { folder in
            let path = folder.appending(path: "a.transcript").path
            try record(to: path, key: key)
            let bytes = try TranscriptReader.bytes(at: FilePath(path))
            #expect(try codes(bytes, common: key).isEmpty)
            #expect(try codes(bytes).isEmpty)
            let windows = String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n")
            #expect(try codes(Array(windows.utf8), common: key) == ["carriage-returns"])
        }
    }

    @Test("Learners can have keys of their own")
    func ownKeys() async throws {
        let other = try #require(TranscriptKey("another key of a class"))
        try await Recordings.withFolder { folder in
            let path = folder.appending(path: "a.transcript").path
            try record(to: path, key: key)
            let bytes = try TranscriptReader.bytes(at: FilePath(path))
            #expect(try codes(bytes, common: other, ["ada": key]).isEmpty)
            #expect(try codes(bytes, common: key, ["ada": other]) == ["other-key"])
            #expect(try codes(bytes, ["bob": key]) == ["other-key"])
            #expect(try codes(bytes, common: other) == ["other-key"])
        }
        let roster = try Roster(Array("learner,key\nada,0123456789abcdef\nbob,\n".utf8))
        #expect(roster.keys == ["ada": key])
        #expect(throws: FileFault.self) { try Roster(Array("learner,key\nada,short\n".utf8)) }
    }

    @Test("A recording that broke off anywhere goes on so that its seals are whole")
    func brokenOff() async throws {
        try await Recordings.withFolder { folder in
            let path = folder.appending(path: "a.transcript").path
            try record(to: path, key: key)
            let whole = try TranscriptReader.bytes(at: FilePath(path))
            let text = String(decoding: whole, as: UTF8.self)
            let body = try #require(text.range(of: "\n\n")).upperBound
            let start = text.utf8.distance(from: text.startIndex, to: body)
            for count in start...whole.count {
                try Data(whole[..<count]).write(to: URL(filePath: path))
                let broken = try codes(Array(whole[..<count]), common: key)
                #expect(broken.allSatisfy { $0 == "torn-end" }, "\(count): \(broken)")
                try record(to: path, key: key)
                let mended = try TranscriptReader.bytes(at: FilePath(path))
                #expect(mended == whole, "\(count)")
            }
        }
    }

    @Test("A recording goes on with its own key only")
    func resumed() async throws {
        let other = try #require(TranscriptKey("another key of a class"))
        try await Recordings.withFolder { folder in
            let path = folder.appending(path: "a.transcript").path
            for (first, second) in [(key, nil), (nil, key), (key, other)]
                as [(TranscriptKey?, TranscriptKey?)]
            {
                try? FileManager.default.removeItem(atPath: path)
                try record(to: path, key: first)
                let bytes = try TranscriptReader.bytes(at: FilePath(path))
                #expect(throws: TranscriptFileError.self) {
                    try record(Self.lines + ["access view"], to: path, key: second)
                }
                #expect(try TranscriptReader.bytes(at: FilePath(path)) == bytes)
            }
        }
    }

    @Test("A seal that is none, or belongs to no entry, makes the line malformed")
    func malformed() {
        let seal = String(repeating: "a", count: 64)
        for lines in [
            "  seal \(seal)\n", "  1 1.0 command access view\n  seal \(seal.dropLast())\n",
            "  1 1.0 command access view\n  seal \(seal.uppercased())\n",
            "  1 1.0 command access view\n  seal \(seal)\n  seal \(seal)\n",
        ] {
            #expect(throws: FileFault.self, "\(lines)") {
                try TranscriptReader.read("viewdid-transcript: 1\nios: 17.7\n\n" + lines)
            }
        }
    }
}
