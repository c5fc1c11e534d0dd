import Foundation
import PseudoTerminal
import Testing

/// Transcripts that are played again: when it waits, how far it goes, and what is said of files that cannot be played.
@Suite("Replaying at a pace")
struct ReplayTests {
    let program: Program

    init() throws { program = try Program() }

    /// A transcript whose entries were given at some seconds.
    private func transcript(_ seconds: [Double]) throws -> String {
        let entries = seconds.enumerated().map {
            "  \($0 + 1)  \($1)  command  is view loaded\n      = false\n"
        }
        return try program.write(
            "viewdid-transcript: 1\nlearner: ada\n\n" + entries.joined(), to: "paced.transcript")
    }

    /// Runs a replay in a terminal.
    private func replay(_ arguments: [String]) throws -> Conversation {
        try program.terminal(["replay"] + arguments, ["NO_COLOR": "1"], isEdited: false)
    }

    @Test("At a terminal it waits as the person did, and --speed makes that shorter", arguments: [1.0, 4.0])
    func paced(speed: Double) throws {
        let file = try transcript([0.1, 1.2])
        let clock = ContinuousClock.now
        let conversation = try replay([file] + (speed == 1 ? [] : ["--speed", "\(speed)"]))
        try conversation.expect(
            "ada, a session: 2 entries, 1 seconds. Return skips the wait; Ctrl-D quits.")
        try conversation.expect("The result matches the recording.")
        #expect(clock.duration(to: .now) >= .seconds(1.2 / speed))
        #expect(conversation.terminal.exitStatus() == 0)
    }

    @Test("Return goes on at once, and Ctrl-D ends it")
    func goingOn() throws {
        let conversation = try replay([try transcript([0, 900, 1800, 2700])])
        try conversation.expect("= false")
        conversation.terminal.type("\r", waitsForEditor: false)
        try conversation.expect("2  is view loaded")
        try conversation.expect("= false")
        #expect(conversation.leave() == 0)
        #expect(!conversation.screen.joined().contains("3  is view loaded"))
    }

    @Test("With --step it waits for Return after each entry", arguments: [0, 1])
    func stepped(returns: Int) throws {
        let conversation = try replay(["--step", try transcript([0, 900, 1800])])
        try conversation.expect("Return continues; Ctrl-D quits.")
        for number in 1...returns + 1 {
            if number > 1 { conversation.terminal.type("\r", waitsForEditor: false) }
            try conversation.expect("\(number)  is view loaded")
            try conversation.expect("= false")
        }
        #expect(conversation.leave() == 0)
        #expect(!conversation.screen.joined().contains("\(returns + 2)  is view loaded"))
    }

    @Test("--no-wait shows all at once at a terminal", arguments: [40, 80])
    func atOnce(columns: Int) throws {
        let conversation = try program.terminal(
            ["replay", "--no-wait", try transcript([0, 900, 1800])], columns: UInt16(columns), isEdited: false
        )
        try conversation.expect("The result matches the recording.")
        #expect(conversation.terminal.exitStatus() == 0)
        #expect(conversation.screen.allSatisfy { $0.cells <= columns })
    }

    @Test(
        "What goes to a pipe never waits, whatever is asked for",
        arguments: [[], ["--speed", "1"], ["--step"], ["--no-wait"]])
    func piped(options: [String]) throws {
        let result = try program.run(["replay", try transcript([0, 900, 1800])] + options)
        #expect(result.status == 0)
        #expect(result.lines.count { $0.contains("is view loaded") } == 3)
        #expect(result.lines.last == "  The result matches the recording.")
    }

    @Test(
        "A file that cannot be played is named, with what is wrong with it",
        arguments: [
            ("", "is empty"), ("notes\n", "line 1"), ("viewdid-transcript: 9\n", "line 1"),
            ("viewdid-transcript: 1\n\n  1  x  command  state\n", "line 3"),
            ("viewdid-transcript: 1\nlesson: no-such-lesson\n\n", "There is no lesson no-such-lesson here."),
            ("viewdid-transcript: 1\nlesson: interview\n\n", "The interview lacks a seed"),
            ("viewdid-transcript: 1\nlesson: exam\nseed: 1\n\n", "The exam lacks a seed, a learner"),
        ])
    func unplayable(text: String, reason: String) throws {
        let file = try program.write(text, to: "mine.transcript")
        for format in ["text", "asciinema", "html"] {
            let result = try program.run(["replay", "--format", format, file])
            #expect(result.status == 2)
            #expect(result.output.isEmpty)
            #expect(result.errors.hasPrefix("Error: \(file): "), "\(result.errors)")
            #expect(result.errors.contains(reason), "\(result.errors)")
        }
        let inSession = try program.pipe("replay \(file)")
        #expect(inSession.status == 1)
        #expect(inSession.output.unspaced.contains("\(file): ".unspaced))
    }

    @Test("A file that is not there, and a folder, are named once")
    func noFile() throws {
        for path in [program.folder.path + "/none.transcript", program.folder.path] {
            let result = try program.run(["replay", path])
            #expect(result.status == 2)
            #expect(result.errors.components(separatedBy: path).count == 2, "\(result.errors)")
        }
    }

    @Test(
        "What contradicts itself is refused",
        arguments: [
            ["--speed", "0"], ["--to", "0"], ["--step", "--no-wait"], ["--step", "--speed", "2"],
            ["--output", "x"], ["--format", "html", "--step"], ["--format", "asciinema", "--no-wait"],
            ["--format", "gif"],
        ])
    func refused(options: [String]) throws {
        #expect(try program.run(["replay", try transcript([0])] + options).status == 64)
    }
}
