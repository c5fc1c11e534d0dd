import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// Console logs that are annotated: out of a file, by pipe and pasted.
@Suite("Annotating")
struct AnnotateTests {
    let program: Program

    init() throws { program = try Program() }

    private static let log = """
        2021-02-20 10:11:12.123 Reader[123:4567] -[Feed viewDidLoad]
        2021-02-20 10:11:12.124 Reader[123:4567] -[Feed viewWillAppear:]
        2021-02-20 10:11:12.125 Reader[123:4567] -[Feed viewDidAppear:]
        2021-02-20 10:11:13.125 Reader[123:4567] -[Detail viewDidLoad]
        2021-02-20 10:11:13.126 Reader[123:4567] -[Feed viewWillDisappear:]
        2021-02-20 10:11:13.127 Reader[123:4567] -[Detail viewWillAppear:]
        2021-02-20 10:11:13.528 Reader[123:4567] -[Feed viewDidDisappear:]
        2021-02-20 10:11:13.529 Reader[123:4567] -[Detail viewDidAppear:]

        """

    private func expectAnnotation(_ text: String, _ location: SourceLocation = #_sourceLocation) {
        #expect(text.contains("lines 1-3 Feed is launched"), sourceLocation: location)
        #expect(text.contains("lines 4-8 Detail is pushed over Feed"), sourceLocation: location)
        #expect(
            text.contains("8 calls in 8 lines, 2 transitions. Nothing unusual."), sourceLocation: location)
    }

    @Test("A file and a pipe are told by their transitions, in plain text")
    func fileAndPipe() throws {
        let file = try program.write(AnnotateTests.log, to: "console.log")
        let fromFile = try program.run(["annotate", file])
        #expect(fromFile.status == 0)
        expectAnnotation(fromFile.flowing)
        #expect(!fromFile.output.contains("\u{1B}"))
        let fromPipe = try program.run(["annotate", "-"], input: Data(AnnotateTests.log.utf8))
        #expect(fromPipe.status == 0)
        #expect(fromPipe.output == fromFile.output)
    }

    @Test("Names of calls that are written as words need no name of a controller beside them, and are none")
    func words() throws {
        let log = "View Did Load\nView Will Appear\nview did appear\n"
        let result = try program.run(["annotate", "-"], input: Data(log.utf8))
        #expect(result.flowing.contains("lines 1-3 a controller is launched"), "\(result.output)")
        #expect(result.flowing.contains("3 calls in 3 lines, 1 transition."))
    }

    @Test("From a pipe an empty line ends nothing")
    func emptyLines() throws {
        let gaps = AnnotateTests.log.replacing("\n", with: "\n\n")
        let result = try program.run(["annotate", "-"], input: Data(gaps.utf8))
        #expect(result.flowing.contains("8 calls in 16 lines, 2 transitions. Nothing unusual."))
    }

    @Test("A paste ends with Ctrl-D, and is coloured and fitted to the terminal", arguments: [80, 40])
    func paste(columns: Int) throws {
        let terminal = try program.terminal(["annotate", "-"], columns: UInt16(columns), isEdited: false)
        terminal.terminal.type(AnnotateTests.log + "\u{4}", waitsForEditor: false)
        #expect(terminal.terminal.exitStatus() == 0)
        let shown = terminal.terminal.unread
        #expect(shown.contains(#/\x1B\[[0-9;]+m/#))
        let rows = terminal.screen.drop { !$0.hasPrefix("  lines 1-3") }
        for row in rows { #expect(row.cells <= columns, "\(row)") }
        expectAnnotation(rows.joined(separator: " ").flowing)
    }

    @Test("Nothing is asked of who pastes nothing: the exit status says that there was no log")
    func emptyPaste() throws {
        let terminal = try program.terminal(["annotate", "-"], isEdited: false)
        terminal.terminal.type("hello\n\u{4}", waitsForEditor: false)
        #expect(terminal.terminal.exitStatus() == 1)
        #expect(terminal.terminal.unread.contains("No lifecycle calls found"))
    }

    @Test("A fault is told with its line and the likeliest cause")
    func fault() throws {
        let twice = AnnotateTests.log + "2021-02-20 10:11:13.530 Reader[123:4567] -[Detail viewDidAppear:]\n"
        let result = try program.run(["annotate", "-"], input: Data(twice.utf8))
        #expect(result.status == 0)
        #expect(
            result.flowing.contains(
                "! line 9: Detail.viewDidAppear is called again. Likely: your code forwards the call"))
        #expect(result.flowing.contains("1 thing is unusual."))
    }

    @Test("What UIKit complains of counts among what is unusual")
    func complaintsCount() throws {
        let complaint = "Unbalanced calls to begin/end appearance transitions for <Feed: 0x10>.\n"
        let result = try program.run(["annotate", "-"], input: Data((AnnotateTests.log + complaint).utf8))
        #expect(result.flowing.contains("UIKit reports a problem here."))
        #expect(result.flowing.contains("1 thing is unusual."))
    }

    @Test(
        "What is no log is refused with what a log has in it",
        arguments: [
            "", "\n", "Hello.\n", "=cmd|' /C calc'!A0\n@SUM(1+1)\n+1\n-1\n",
            "\u{1B}]0;title\u{7}\u{1B}[2J\u{9B}31m\n",
        ])
    func noLog(text: String) throws {
        let file = try program.write(text, to: "console.log")
        let result = try program.run(["annotate", file])
        #expect(result.status == 1)
        #expect(result.flowing.contains("! No lifecycle calls found in"))
        #expect(result.flowing.contains("The log needs lines with method names such as viewDidLoad."))
        #expect((result.output + result.errors).unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl })
    }

    @Test("Bytes that are no text are passed over, and what is text among them is read")
    func binary() throws {
        let noise = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 &+ $0 >> 7) })
        let nothing = try program.run(["annotate", "-"], input: noise)
        #expect(nothing.status == 1)
        let result = try program.run(
            ["annotate", "-"], input: noise + Data("\n".utf8) + Data(AnnotateTests.log.utf8))
        #expect(result.status == 0)
        #expect(result.flowing.contains("Detail is pushed over Feed"))
        #expect(result.output.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl })
    }

    @Test("Sequences that a terminal obeys, and formulas, do not come out of a log")
    func hostile() throws {
        let text = """
            \u{1B}[2J\u{1B}]0;gone\u{7}Feed\u{1B}[31m viewDidLoad
            \u{9B}31mFeed viewWillAppear: \u{202E}
            =HYPERLINK("x").viewDidAppear
            Feed viewDidAppear:
            """
        let result = try program.run(["annotate", "-"], input: Data(text.utf8))
        #expect(result.status == 0)
        #expect(result.output.contains("Feed.viewDidLoad"))
        #expect(result.output.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl })
        #expect(!result.output.contains("\u{202E}"))
    }

    @Test("A line of a hundred million letters is passed over, and the next ones are read")
    func longLine() throws {
        let file = program.folder.appendingPathComponent("console.log")
        try Data(repeating: 0x78, count: 100_000_000).write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(("\n" + AnnotateTests.log).utf8))
        try handle.close()
        let result = try program.run(["annotate", file.path])
        #expect(result.status == 0)
        #expect(result.flowing.contains("8 calls in 9 lines, 2 transitions. Nothing unusual."))
    }

    @Test(
        "What cannot be opened is named, without what a terminal obeys",
        arguments: [
            ("none.log", "There's no file"), (".", "is a folder, not a file"),
            ("\u{1B}[31m", "There's no file"),
        ])
    func unreadable(name: String, message: String) throws {
        let result = try program.run(["annotate", program.folder.path + "/" + name])
        #expect(result.status == 64)
        #expect(result.errors.contains(message))
        #expect(!result.errors.contains("\u{1B}"))
    }

    @Test("What was never written to a file is not gone through")
    func hole() throws {
        let path = program.folder.path + "/sparse.log"
        let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
        // Reading as much would take half an hour.
        try #require(ftruncate(descriptor, 1 << 43) == 0)
        lseek(descriptor, 0, SEEK_END)
        let log = Array("\nvc viewWillAppear\nvc viewDidAppear\n".utf8)
        write(descriptor, log, log.count)
        close(descriptor)
        let result = try program.run(["annotate", path])
        #expect(result.status == 0)
        #expect(result.output.contains("2 calls in 3 lines"), "\(result.output)")
    }

    @Test("A device that never ends is refused")
    func device() throws {
        let result = try program.run(["annotate", "/dev/zero"])
        #expect(result.status == 64)
        #expect(result.errors.contains("/dev/zero is a device, not a file."))
    }

    @Test("Ctrl-C ends the reading: what was read is told, with a line that says so")
    func interrupt() throws {
        let terminal = try program.terminal(["annotate", "-"], isEdited: false)
        #expect(terminal.terminal.wait(for: "Ctrl-D ends it.") != nil)
        terminal.terminal.type(AnnotateTests.log, waitsForEditor: false)
        // The terminal echoes what is typed before the program reads it.
        #expect(terminal.terminal.wait(for: "Detail viewDidAppear") != nil)
        terminal.terminal.type("\u{3}", waitsForEditor: false)
        #expect(terminal.terminal.exitStatus() == 130)
        let text = terminal.terminal.unread.flowing
        #expect(text.contains("Stopped after"))
    }
}
