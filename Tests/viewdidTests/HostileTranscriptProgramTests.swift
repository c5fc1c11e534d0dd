import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// Transcripts that were made to do harm, in Tests/Hostile; each is graded and replayed, and does none.
@Suite("The program with hostile transcripts")
struct HostileTranscriptProgramTests {
    let program: Program

    init() throws { program = try Program() }

    private func file(_ name: String) throws -> String {
        try program.write(try Readme.file("Tests/Hostile/\(name).transcript"), to: "\(name).transcript")
    }

    static let marks = ["bidi-replay", "bidi-replay2"]

    @Test("Marks of direction come out of a replay as escapes", arguments: marks)
    func replay(name: String) throws {
        let result = try program.run(["replay", try file(name)])
        #expect(result.status == 1)
        #expect((result.output + result.errors).isHarmless)
        #expect(result.output.contains("\\u{202E}"))
    }

    @Test("They do so at a terminal, too", arguments: marks)
    func replayAtTerminal(name: String) throws {
        let conversation = try program.terminal(["replay", "--no-wait", try file(name)], isEdited: false)
        try conversation.expect("The result differs from the recording.")
        #expect(conversation.terminal.exitStatus() == 1)
        #expect(conversation.seen.contains("\\u{202E}"))
        #expect(conversation.seen.withoutEscapes.isHarmless)
    }

    @Test("They do so in the lists and errors of a session, and in what is typed", arguments: marks)
    func session(name: String) throws {
        let conversation = try program.terminal()
        try conversation.expect("vc >")
        try conversation.enter("replay \(try file(name))", until: "vc >")
        try conversation.enter("foo\u{202E}bar", until: "vc >")
        try conversation.enter("override viewDidLoad { print(\"\\u{202E}\") }; access view", until: "vc >")
        try conversation.enter("log", until: "vc >")
        #expect(conversation.leave() == 0)
        // libedit moves the cursor where a line wraps.
        #expect(conversation.seen.withoutEscapes.replacing("\u{8}", with: "").isHarmless)
        #expect(conversation.seen.contains("There's no command named foobar."))
    }

    @Test("They are escaped in grades, of text and JSON", arguments: marks, ["text", "json"])
    func grade(name: String, format: String) throws {
        let result = try program.run(["grade", "--format", format, try file(name)])
        #expect(result.status == 1)
        #expect((result.output + result.errors).isHarmless)
        if format == "json" { _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) }
    }

    #if os(Linux)
        @Test(
            "With too little memory for a deep stack, code that needs one is a row with the reason, and others are graded",
            arguments: [420_000, 600_000, 800_000, 1_200_000])
        func smallStack(kilobytes: Int) throws {
            let good = try program.write(
                try Readme.file("Transcripts/good.transcript"), to: "good.transcript")
            let script = "ulimit -v \(kilobytes); exec \"$0\" grade --jobs 8 \"$@\""
            let result = try program.run(
                "/bin/sh",
                ["-c", script, BuiltProduct.path("viewdid"), good, try file("deep-call-20-grade"), good])
            #expect(result.status == 1 || result.status == 2, "\(result.errors)")
            let rows = result.lines.filter { $0.contains(".transcript") }
            #expect(rows.count == 3, "\(result.output)")
            #expect(rows.first?.contains("3 of 3") == true)
            #expect(rows.last?.contains("3 of 3") == true)
            if result.status == 2 { #expect(result.flowing.contains("needs more stack")) }
        }

        @Test(
            "Too little stack or memory and too few descriptors are told, without a signal and without waiting",
            arguments: [
                "ulimit -s 32", "ulimit -s 64", "ulimit -s 1024", "ulimit -n 4", "ulimit -n 5", "ulimit -n 9",
                "ulimit -v 200000", "ulimit -v 250000",
            ])
        func smallLimits(limit: String) throws {
            for command in ["learn lazy-view", "grade", "practice", "explain view"] {
                let script = "\(limit); exec \"$0\" \(command)"
                let result = try program.run("/bin/sh", ["-c", script, BuiltProduct.path("viewdid")])
                #expect(result.status == 71, "\(command): \(result.errors)")
                #expect(result.errors.contains("ulimit -\(limit.split(separator: "-")[1].prefix(1))"))
            }
        }

        @Test("With the least of all that suffices, the program works")
        func leastLimits() throws {
            let script = "ulimit -s 4096; ulimit -n 24; exec \"$0\" learn lazy-view"
            let result = try program.run(
                "/bin/sh", ["-c", script, BuiltProduct.path("viewdid")], input: Data("nothing\nleave\n".utf8))
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.errors.isEmpty)
        }
    #endif

    @Test("A learner's name is quoted, so that no part of it looks like a score")
    func spoofedHeading() throws {
        let path = try file("spoof-heading")
        let result = try program.run(["grade", path])
        #expect(
            result.lines.first
                == "\(path) (\"ada, lazy-view): 8 of 8, passed — 1 file: 1 passed (\"): 0 of 1, a report only, because no rubric says which predictions are required"
        )
        #expect(result.status == 0)
    }

    @Test("A long name is cut, and its length is said")
    func longName() throws {
        let name = String(repeating: "a", count: 60_000)
        let path = try program.write("viewdid-transcript: 1\nlearner: \(name)\n\n", to: "long.transcript")
        let row = try #require(try program.run(["grade", path]).lines.first)
        #expect(
            row
                == "\(path) (\"\(name.prefix(60))…\" of 60000 characters): 0 of 0, a report only, because no rubric says which predictions are required"
        )
    }

    @Test(
        "An answer that was seen beforehand is told with its place, and worth nothing if the rubric says so",
        arguments: [
            ("peek-compare", "the same calls were on screen when iOS versions were compared, in entry 1.", 0),
            ("peek-undo", "the same calls were on screen when commands were run, in entry 1.", 0),
            // A wrong answer that was cut out of the file leaves nothing to find.
            ("peek-deleted-wrong-answer", nil, 1),
        ] as [(String, String?, Int)])
    func peeking(name: String, place: String?, points: Int) throws {
        let file = try file(name)
        let reported = try program.run(["grade", file])
        #expect(reported.lines.first?.contains("1 of 1") == true, "\(reported.output)")
        #expect(reported.output.contains("Seen before:") == (place != nil))
        if let place { #expect(reported.flowing.contains(place)) }
        let rubric = try program.write("seen: zero", to: "rubric.yaml")
        let zero = try program.run(["grade", "--rubric", rubric, file])
        #expect(zero.lines.first?.contains("\(points) of 1") == true)
        #expect(zero.output.isHarmless)
    }

    @Test("A second answer in a lesson is not one that was seen, as the first showed no order")
    func secondAnswer() throws {
        let result = try program.run(["grade", try file("peek-second-answer-lesson")])
        #expect(result.lines.first?.contains("of 7,") == true, "\(result.output)")
        #expect(!result.output.contains("Seen before:"))
        #expect(result.status < 2)
    }
}

extension String {
    /// Indicates whether the text contains nothing that a terminal would obey or hide, except line ends; this
    /// list is independent of the program's.
    var isHarmless: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x0A: true
            case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
                0x2060...0x206F,
                0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
                false
            default: true
            }
        }
    }
}
