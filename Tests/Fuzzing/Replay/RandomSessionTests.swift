import Course
import Foundation
import PseudoTerminal
import Session
import TestSupport
import Testing

/// Random sessions through the built program.
///
/// `WALKS=50` runs fifty times as many, and `WALK_SEED=7` different ones.
@Suite("Random sessions")
struct RandomSessionTests {
    /// The most seconds between an entry of a recording and the next: what one reply may take on a machine with nothing
    /// else to do. On a busy one, any reply takes longer at times, but the same one not each time.
    private static let patience = 2.0, timesSlow = 4

    @Test("The program holds, and its recordings agree")
    func run() throws {
        var states = 0, recordings = 0
        for seed in Chance.seeds(6, for: "random sessions") { try run(seed, &states, &recordings) }
        // What a session can't show is passed over, but not by all of them.
        #expect(states > 0 && recordings > 0, "\(states) states and \(recordings) recordings")
    }

    private func run(_ seed: UInt64, _ states: inout Int, _ recordings: inout Int) throws {
        let session = RandomSession(seed: seed, lines: 120)
        let input = session.lines.joined(separator: "\n") + "\n"
        var (folder, result) = try record(session, input)
        try #require(
            (0...1).contains(result.status),
            "\(seed): \(result.status) \(result.errors.suffix(500))\n\(input)")
        for number in 0..<session.returns {
            let marks = "abcd".map { " \(RandomSession.mark(number + 1, $0))." }
            let parts = marks.map { result.output.firstRange(of: $0) }
            guard let a = parts[0], let b = parts[1], let c = parts[2], let d = parts[3] else { continue }
            // Without a step to undo, the redo takes up one that was undone before.
            guard !result.output[b.upperBound..<c.lowerBound].contains("Nothing to undo.") else { continue }
            states += 1
            let before = Self.state(result.output[a.upperBound..<b.lowerBound])
            let after = Self.state(result.output[c.upperBound..<d.lowerBound])
            #expect(before == after, "\(seed): undo and redo at \(marks[0])\n\(input)")
        }
        // An interview that is begun in a session is not recorded with it.
        guard let entries = try entries(in: folder) else { return }
        recordings += 1
        try checkRecording(of: session, result.output, in: folder, seed)
        var slow = Self.slow(entries)
        for _ in 1..<Self.timesSlow where !slow.isEmpty {
            folder = try record(session, input).folder
            slow.formIntersection(Self.slow(try #require(try self.entries(in: folder))))
        }
        #expect(slow.isEmpty, "\(seed): \(slow.map { entries[$0] })")
    }

    private static let recording = "session.transcript"

    private func record(
        _ session: RandomSession, _ input: String
    ) throws -> (folder: TemporaryFolder, result: (status: Int32, output: String, errors: String)) {
        let folder = try TemporaryFolder()
        return (folder, try program(session.arguments + ["--record", Self.recording], input, in: folder))
    }

    /// The entries of a recording; nil if there is none.
    private func entries(in folder: TemporaryFolder) throws -> [JournalEntry]? {
        guard let bytes = try? Data(contentsOf: folder.file(Self.recording)), !bytes.isEmpty else {
            return nil
        }
        return try TranscriptReader.read(Array(bytes)).transcript.entries
    }

    /// The places of the entries after which the next one is late.
    private static func slow(_ entries: [JournalEntry]) -> Set<Int> {
        Set(entries.indices.dropLast().filter { entries[$0 + 1].seconds - entries[$0].seconds >= patience })
    }

    private func checkRecording(
        of session: RandomSession, _ output: String, in folder: TemporaryFolder, _ seed: UInt64
    ) throws {
        let recording = Self.recording
        let replay = try program(["replay", recording], in: folder)
        #expect(replay.status == 0, "\(seed): \(replay.output.suffix(500))\(replay.errors)")
        // A second lesson isn't recorded, and what is over then is that one.
        guard session.arguments[0] == "learn", !output.contains("This lesson isn't recorded."),
            let over = output.firstRange(of: "The lesson is over: ")
        else { return }
        let done = try #require(Int(output[over.upperBound...].prefix { $0.isNumber }))
        let rows = try program(["grade", recording], in: folder).output.split(separator: "\n")
        // Points in part are for what is not done.
        #expect(
            rows.count { $0.hasPrefix("  + ") } <= done,
            "\(seed): \(done) and \(rows)\n\(session.lines.joined(separator: "\n"))")
        #expect(!rows.contains { $0.hasPrefix("  ! ") }, "\(seed): \(rows)")
    }

    /// The lines of a state, without what was said about the line after it.
    private static func state(_ text: Substring) -> Substring {
        text.prefix(upTo: text.range(of: "\nline ", options: .backwards)?.lowerBound ?? text.endIndex)
    }

    private func program(
        _ arguments: [String], _ input: String = "", in folder: TemporaryFolder
    ) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        let paths = ["input": input, "output": "", "errors": ""]
        for (name, text) in paths { _ = try folder.write(text, to: name) }
        process.executableURL = URL(fileURLWithPath: BuiltProduct.path("viewdid"))
        process.arguments = arguments
        process.environment = ["HOME": folder.url.path, "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
        process.currentDirectoryURL = folder.url
        process.standardInput = try FileHandle(forReadingFrom: folder.file("input"))
        process.standardOutput = try FileHandle(forWritingTo: folder.file("output"))
        process.standardError = try FileHandle(forWritingTo: folder.file("errors"))
        try process.run()
        process.waitUntilExit()
        func text(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: folder.file(name)), as: UTF8.self)
        }
        let status =
            process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return (status, try text("output"), try text("errors"))
    }
}
