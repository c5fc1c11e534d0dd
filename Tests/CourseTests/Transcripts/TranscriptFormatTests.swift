import Foundation
import Session
import TestSupport
import Testing

@testable import Course

@Suite("The transcript format")
struct TranscriptFormatTests {
    private static let head = "viewdid-transcript: 1\n\n"

    @Test("Random journals come back as they were", arguments: 0..<200)
    func roundTrip(seed: Int) throws {
        var numbers = SeededGenerator(seed: UInt64(seed))
        let transcript = Self.randomTranscript(&numbers)
        let text = TranscriptWriter.text(of: transcript)
        let reading = try TranscriptReader.read(text)
        #expect(reading.transcript == transcript)
        #expect(Self.scalars(reading.transcript) == Self.scalars(transcript))
        #expect(TranscriptWriter.text(of: reading.transcript) == text)
        #expect(reading.findings.isEmpty)
        #expect(reading.wholeEntries == transcript.entries.count)
        #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
        let entryLines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let outcomes = transcript.entries.reduce(0) { $0 + $1.outcome.count }
        #expect(entryLines == transcript.header.fields.count + 3 + transcript.entries.count + outcomes)
    }

    @Test("A reader finds the lines of the example")
    func linesOfExample() throws {
        let reading = try TranscriptReader.read(
            """
            viewdid-transcript: 1
            ios: 17
            x-classroom: 3b

              1    0.0  command  access view
                          vc.loadView
                          vc.viewDidLoad
              2   12.5  predict  memory warning
              3   19.1  answer   viewDidUnload
                          points 0

            """)
        let entries = reading.transcript.entries
        #expect(entries.map(\.kind) == [.command, .predict, .answer])
        #expect(entries.map(\.seconds) == [0, 12.5, 19.1])
        #expect(entries[0].outcome == ["vc.loadView", "vc.viewDidLoad"])
        #expect(reading.lines == [5, 8, 9])
        #expect(reading.transcript.header["x-classroom"] == "3b")
        #expect(TranscriptWriter.text(of: reading.transcript).contains("x-classroom: 3b\n"))
    }

    @Test(
        "Odd characters are escaped",
        arguments: [
            ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("a\nb\tc", "a\\nb\\tc"), ("a\\n", "a\\\\n"),
            (" a ", "\\u{20}a\\u{20}"),
            ("a\u{202E}b", "a\\u{202E}b"), ("a\u{9B}31m", "a\\u{9B}31m"), ("视图", "视图"),
            ("e\u{301}", "e\u{301}"),
            ("\r\n", "\\u{D}\\n"), ("   ", "\\u{20}\\u{20}\\u{20}"), ("\u{2028}x", "\\u{2028}x"),
        ])
    func escapes(text: String, written: String) throws {
        #expect(TranscriptText.escaped(text).unicodeScalars.elementsEqual(written.unicodeScalars))
    }

    @Test("Times are kept to the millisecond, and within what a reader takes")
    func times() throws {
        let journal = [0, 0.0004, 1.2345, 59.9996, 1e300, -3, .nan].map {
            JournalEntry(kind: .command, text: "state", seconds: $0, outcome: [])
        }
        let transcript = Transcript(header: TranscriptHeader(), journal: journal)
        let last = Transcript.Limit.seconds - 0.001
        #expect(transcript.entries.map(\.seconds) == [0, 0, 1.235, 60, last, 0, 0])
        let reading = try TranscriptReader.read(TranscriptWriter.text(of: transcript))
        #expect(reading.transcript == transcript)
    }

    @Test(
        "An outcome that no reader would take is shortened, and compared so", arguments: ["a", "\u{1}", "é"])
    func longOutcome(character: Character) throws {
        let outcome = String(repeating: character, count: 70_000)
        let entry = JournalEntry(kind: .command, text: "state", seconds: 1, outcome: [outcome, "= true"])
        let text = TranscriptWriter.text(of: Transcript(header: TranscriptHeader(), journal: [entry]))
        let read = try TranscriptReader.read(text).transcript.entries
        #expect(read.first?.outcome == [TranscriptText.shortened(outcome), "= true"])
    }

    static let faults: [(bytes: [UInt8], problem: String, line: Int?)] = [
        (Array("".utf8), "is empty", nil),
        (Array("hello\n".utf8), "doesn't start with viewdid-transcript: 1.", 1),
        (Array("viewdid-transcript: 2\n\n".utf8), "has version 2 of", 1),
        (
            Array("viewdid-transcript: 99999999999999999999\n\n".utf8), "has version 99999999999999999999 of",
            1
        ),
        (Array("viewdid-transcript: 0\n\n".utf8), "no version 0 of", 1),
        (Array("viewdid-transcript: one\n\n".utf8), "no version one of", 1),
        (Array("viewdid-transcript: 1\nios 17\n\n".utf8), "not a key with a colon", 2),
        (Array("viewdid-transcript: 1\nIOS: 17\n\n".utf8), "not a key with a colon", 2),
        (Array("viewdid-transcript: 1\nios: 17\nios: 5\n\n".utf8), "key ios appears twice", 3),
        (Array("viewdid-transcript: 1\n1 0.0 command x\n".utf8), "not a key with a colon", 2),
        (Array((head + "1 0.0\n").utf8), "not an entry", 3),
        (Array((head + "one 0.0 command x\n").utf8), "not an entry", 3),
        (Array((head + "1 -1.0 command x\n").utf8), "not an entry", 3),
        (Array((head + "1 nan command x\n").utf8), "not an entry", 3),
        (Array((head + "1 1e9 command x\n").utf8), "not an entry", 3),
        (Array((head + "1 0.0 dance x\n").utf8), "dance is not a kind", 3),
        (Array((head + "    vc.loadView\n").utf8), "doesn't belong to an entry", 3),
        (Array((head + "1 0.0 command a\\q\n").utf8), "an unknown escape", 3),
        (Array((head + "1 0.0 command a\\u{110000}\n").utf8), "an unknown escape", 3),
        (Array((head + "1 0.0 command a\u{0}\n").utf8), "a NUL character", 3),
        (Array((head + "1 0.0 command a\u{1B}[2J\n").utf8), "U+1B", 3),
        (Array((head + "1 0.0 command a\u{9B}2J\n").utf8), "U+9B", 3),
        (Array(head.utf8) + [0x31, 0x20, 0xFF, 0x0A], "not UTF-8", 3),
        ([0xFF, 0xFE, 0x76, 0x00], "as UTF-16 or UTF-32", nil),
        (
            Array((head + String(repeating: "x", count: 65 << 10) + "\n").utf8), "line is longer than 64 KiB",
            3
        ),
        ([UInt8](repeating: 0x20, count: (16 << 20) + 1), "file is larger than 16 MiB", nil),
        (
            Array((head + String(repeating: "1 0.0 hint\n", count: 100_001)).utf8),
            "more than 100000 entries", 100_003
        ),
    ]

    @Test("A fault is told with its line and remedy", arguments: faults.indices)
    func fault(index: Int) throws {
        let (bytes, problem, line) = Self.faults[index]
        let error = #expect(throws: FileFault.self) { try TranscriptReader.read(bytes) }
        #expect(error?.problem.contains(problem) == true)
        #expect(error?.line == line)
        #expect(error?.remedy.isEmpty == false)
        #expect(error?.description.unicodeScalars.contains { $0.value < 0x20 } == false)
    }

    @Test(
        "What cannot be simulated is refused",
        arguments: [
            ("ios: 99", "ios"), ("ios: 17.9", "ios"), ("ios: -1", "ios"), ("ios: 17.7.1", "ios"),
            ("ios: x", "ios"),
            ("device: Newton", "device"), ("ios: 17\ndevice: iPhone", "device"),
        ])
    func notSimulated(lines: String, key: String) throws {
        let error = #expect(throws: FileFault.self) {
            try TranscriptReader.read("viewdid-transcript: 1\n\(lines)\n\n")
        }
        #expect(error?.problem == "The value of \(key) is not valid.")
        #expect(error?.line == lines.split(separator: "\n").count + 1)
    }

    @Test("Harmless oddities are findings")
    func oddities() throws {
        let text = "\u{FEFF}viewdid-transcript: 1\r\n\r\n1 5.0 hint\r\n4 3.0 hint\r\n4 3.0 hint\r\n5 6.0 skip"
        let reading = try TranscriptReader.read(text)
        #expect(
            reading.findings == [
                TranscriptFinding(.byteOrderMark, line: 1), TranscriptFinding(.carriageReturns, line: 1),
                TranscriptFinding(.entriesMissing(first: 2, last: 3), line: 4),
                TranscriptFinding(.timeBackwards(from: 5, to: 3), line: 4),
                TranscriptFinding(.numberRepeated(4), line: 5),
                TranscriptFinding(.tornEnd, line: 6),
            ])
        #expect(reading.transcript.entries.count == 4)
        #expect(reading.wholeEntries == 3)
    }

    @Test("A recording can break off after any byte")
    func brokenOff() throws {
        let bytes = Array(
            TranscriptWriter.text(of: Recordings.record(["access view", "predict set view nil", "skip"])).utf8
        )
        let head = try #require(String(decoding: bytes, as: UTF8.self).utf8.firstRange(of: "\n\n".utf8))
        let start = String(decoding: bytes, as: UTF8.self).utf8.distance(
            from: "".utf8.startIndex, to: head.upperBound)
        for length in start...bytes.count {
            let reading = try TranscriptReader.read(Array(bytes[..<length]))
            let whole = try TranscriptReader.read(Array(bytes[..<reading.wholeBytes]))
            #expect(whole.transcript.entries.count == reading.wholeEntries)
            #expect(bytes[..<length].last == 10 || reading.findings.contains { $0.kind == .tornEnd })
        }
    }

    private static func randomTranscript(_ numbers: inout SeededGenerator) -> Transcript {
        var header = TranscriptHeader()
        header[.learner] = randomText(&numbers)
        if Bool.random(using: &numbers) { header[.lesson] = randomText(&numbers) }
        header[.ios] = "17.7"
        var seconds = 0.0
        let journal = (0..<Int.random(in: 0..<12, using: &numbers)).map { _ in
            seconds += Double.random(in: 0..<100, using: &numbers)
            return JournalEntry(
                kind: JournalEntry.Kind.allCases.randomElement(using: &numbers) ?? .command,
                text: randomText(&numbers), seconds: seconds,
                outcome: (0..<Int.random(in: 0..<4, using: &numbers)).map { _ in randomText(&numbers) })
        }
        return Transcript(header: header, journal: journal)
    }

    private static func randomText(_ numbers: inout SeededGenerator) -> String {
        let odd: [Unicode.Scalar] = [
            "\\", " ", "\n", "\r", "\t", "\u{1B}", "\u{0}", "\u{7F}", "\u{9B}", "\u{301}", "\u{202E}",
            "\u{200D}",
            "视", "\u{1F468}", "e", "u", "{", "}", ":", ";", "1", "\u{FEFF}", "\u{A0}", "\u{2029}",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0..<10, using: &numbers) {
            if let scalar = odd.randomElement(using: &numbers) { text.append(scalar) }
        }
        return String(text)
    }

    /// All texts, scalar by scalar: strings are equal when they only look the same.
    private static func scalars(_ transcript: Transcript) -> [[UInt32]] {
        let texts =
            transcript.header.fields.map(\.value) + transcript.entries.flatMap { [$0.text] + $0.outcome }
        return texts.map { $0.unicodeScalars.map(\.value) }
    }
}
