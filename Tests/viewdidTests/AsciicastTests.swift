import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// Replays as recordings for terminals, read by the rules of the form: a header, then events of time, code and text.
@Suite("Replays for asciinema")
struct AsciicastTests {
    let program: Program

    init() throws { program = try Program() }

    /// A recording as a player reads it.
    private struct Cast {
        var header: [String: Any] = [:]
        var events: [(seconds: Double, code: String, data: String)] = []

        init(_ text: String) throws {
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if line.isEmpty { continue }
                let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
                if number == 0 {
                    header = try #require(value as? [String: Any])
                    continue
                }
                let event = try #require(value as? [Any])
                #expect(event.count == 3)
                events.append(
                    (
                        try #require(event[0] as? Double), try #require(event[1] as? String),
                        try #require(event[2] as? String)
                    ))
            }
        }

        func data(of code: String) -> [String] { events.filter { $0.code == code }.map(\.data) }
    }

    private func file(_ text: String) throws -> String { try program.write(text, to: "mine.transcript") }

    private func sample() throws -> String { try file(try Readme.file("Transcripts/good.transcript")) }

    @Test("A recording has what players need: a header, times that never go back, a marker for each entry")
    func valid() throws {
        let cast = try Cast(try program.run(["replay", "--format", "asciinema", try sample()]).output)
        #expect(cast.header["version"] as? Int == 2)
        #expect(cast.header["width"] as? Int == 80)
        #expect(cast.header["height"] as? Int == 24)
        #expect(cast.header["title"] as? String == "ada, a session")
        #expect(cast.events.allSatisfy { ["o", "m"].contains($0.code) })
        #expect(zip(cast.events, cast.events.dropFirst()).allSatisfy { $0.seconds <= $1.seconds })
        #expect(
            cast.data(of: "m").first == "1 predict loadView viewDidLoad of vc: access view"
                && cast.data(of: "m").count == 7)
        let marker = try #require(cast.events.first { $0.code == "m" })
        #expect(marker.seconds == 2.4)
        let shown = cast.data(of: "o").joined()
        #expect(shown.contains("\u{1B}["))
        #expect(shown.withoutEscapes.contains("Right: 2 of 2."))
        #expect(shown.hasSuffix("The result matches the recording.\r\n"))
        for row in shown.components(separatedBy: "\r\n") { #expect(row.withoutEscapes.cells <= 80) }
    }

    /// The program that made the form known; nil where it is not installed.
    private static let player = ["/usr/bin/asciinema", "/usr/local/bin/asciinema"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test("asciinema itself reads it, and shows what the recording shows", .enabled(if: player != nil))
    func played() throws {
        let target = program.folder.path + "/mine.cast"
        _ = try program.run(["replay", "--format", "asciinema", try sample(), "--output", target])
        // It wants a terminal, even to write into a file.
        let shown = program.folder.path + "/shown"
        let terminal = try PseudoTerminal(
            "/bin/sh", ["-c", "exec \"$0\" cat \"$1\" > \"$2\"", try #require(Self.player), target, shown],
            environment: program.environment)
        #expect(terminal.exitStatus() == 0, "\(terminal.unread)")
        let cast = try Cast(try String(contentsOfFile: target, encoding: .utf8))
        #expect(try String(contentsOfFile: shown, encoding: .utf8) == cast.data(of: "o").joined())
    }

    @Test("--speed divides the times, --to ends it earlier, --plain leaves colours out")
    func options() throws {
        let arguments = ["replay", "--format", "asciinema", "--speed", "2", "--to", "2", "--plain"]
        let cast = try Cast(try program.run(arguments + [try sample()]).output)
        #expect(cast.events.filter { $0.code == "m" }.map(\.seconds) == [1.2, 5.5])
        #expect(!cast.data(of: "o").joined().contains("\u{1B}"))
    }

    @Test("An entry without text has its heading and its marker, too")
    func withoutText() throws {
        let path = program.folder.path + "/hint.transcript"
        let lines = ["predict access view", "loadView", "hint", "skip"]
        _ = try program.pipe(lines.joined(separator: "\n"), arguments: ["--record", path])
        let cast = try Cast(try program.run(["replay", "--format", "asciinema", path]).output)
        #expect(cast.data(of: "m").suffix(2) == ["3 hint", "4 skip"])
        let shown = cast.data(of: "o").joined().withoutEscapes
        #expect(shown.contains("\n3  hint") && shown.contains("\n4  skip"))
    }

    @Test("What is written to a file is new, and no file is overwritten")
    func output() throws {
        let target = program.folder.path + "/mine.cast"
        let arguments = ["replay", "--format", "asciinema", try sample(), "--output", target]
        let first = try program.run(arguments)
        #expect(first.status == 0 && first.output.isEmpty)
        let text = try String(contentsOfFile: target, encoding: .utf8)
        #expect(try Cast(text).events.count > 7)
        #expect(try program.run(arguments).status == 74)
        #expect(try String(contentsOfFile: target, encoding: .utf8) == text)
    }

    @Test(
        "Nothing of a hostile transcript reaches the terminal but as text, and times that go back stand still"
    )
    func hostile() throws {
        let text = """
            viewdid-transcript: 1
            learner: \\u{1B}]0;owned\\u{7}\\u{202E}"x
            started: 2026-01-01T00:00:00Z

              1  9.5  command  state \\u{1B}[2J\\u{9B}31m
              2  1.5  command  state

            """
        let result = try program.run(["replay", "--format", "asciinema", try file(text)])
        #expect(result.status == 1)
        let cast = try Cast(result.output)
        #expect(cast.header["timestamp"] as? Int == 1_767_225_600)
        #expect(zip(cast.events, cast.events.dropFirst()).allSatisfy { $0.seconds <= $1.seconds })
        let shown = cast.events.map(\.data) + [try #require(cast.header["title"] as? String)]
        for scalar in shown.joined().withoutEscapes.unicodeScalars where scalar != "\n" {
            #expect(!scalar.isControl && scalar != "\u{202E}", "\(scalar.value)")
        }
        #expect(!result.output.unicodeScalars.contains { $0.isControl && $0 != "\n" || $0 == "\u{202E}" })
    }
}
