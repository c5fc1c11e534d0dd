import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// Tests of the streams that the program writes to, and of failing writes.
@Suite("Output")
struct OutputTests {
    let program: Program

    init() throws { program = try Program() }

    /// The files that may write to standard output or standard error by themselves, and why.
    static let doors = [
        "VisibleText/StandardStreams.swift": "the door",
        "Platform/StandardDescriptors.swift": "writes nothing: it holds the places of those that are closed",
        "CLibEdit/CLibEdit.c": "libedit, and fixed sequences for it",
        "Web/console.c": "not part of the program: the core alone, for tests in wasmkit",
        "CProcessLimits/ProcessLimits.c": "fixed messages, before anything of Swift's begins",
        "viewdid/Commands/WrittenRows.swift": "writes nothing: it compares a file with standard output",
    ]

    @Test(
        "What is said of a command agrees with how the app stands",
        arguments: [
            (["world home", "background"], "(appeared), and the app is in the background.", "is on screen"),
            (["world tabs", "terminate"], "was on screen when the app ended", "is on screen"),
            (["world home", "background", "state"], "window: not hidden", "window: on screen"),
            (
                ["world home", "background", "foreground"], "foreground doesn't call any controller method.",
                "No controller"
            ),
            (
                ["world sheet", "set modal in presentation photo", "drag sheet", "finish"],
                "The sheet photo can't be dragged", "Start one with swipe back"
            ),
            (
                [
                    "world sheet", "predict dismiss",
                    "photo.viewWillDisappear feed.viewWillAppear photo.viewDidDisappear feed.viewDidAppear",
                ],
                "Many people think that when a sheet or popover is dismissed, its presenter gets viewWillAppear. "
                    + "Your answer would be right if photo were presented as fullScreen.", "so feed"
            ),
            (["world home", "feed = nil"], "feed", "skipped"),
            (["present it"], "There's no controller to present from.", "as it"),
        ])
    func agreement(lines: [String], said: String, unsaid: String) throws {
        let result = try program.pipe(lines.joined(separator: "\n"))
        #expect(result.output.flowing.contains(said), "\(result.output)")
        #expect(!result.output.flowing.contains(unsaid), "\(result.output)")
    }

    @Test("Nothing in the sources writes to a terminal but through the one door")
    func door() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap {
            $0 as? String
        }
        .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }
        #expect(files.count > 100)
        for file in files where Self.doors[file] == nil {
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            // Code in a multiline string literal doesn't run.
            var isText = false
            for (number, line) in text.components(separatedBy: "\n").enumerated() {
                if line.contains("\"\"\"") { isText.toggle() }
                if !isText, Self.words.contains(where: line.contains), Self.writes(line) {
                    Issue.record("Sources/\(file):\(number + 1) writes by itself: \(line)")
                }
            }
        }
    }

    /// Words in lines that write; searching for words first is much faster than the expressions below.
    private static let words = [
        "print", "dump", "putc", "puts", "fwrite", "NSLog", "perror", "syslog", "stdout", "stderr", "/std",
        "/tty", "STDOUT", "STDERR", "FileHandle", "Platform.", "popen",
    ]

    /// Returns whether a line of code writes to a standard stream.
    private static func writes(_ line: String) -> Bool {
        let writes =
            #/(^|[^.\w])(print|debugPrint|dump|putchar|putc|fputs|fputc|fwrite|printf|fprintf|vprintf|NSLog|perror|syslog)\(|\bputs\("|\bSwift\.(print|debugPrint|dump)\(|\bstd(out|err)\b|\bFileHandle\.standard(Output|Error)|\bSTD(OUT|ERR)_FILENO|\/dev\/(tty|std)|\bPlatform\.|\bpopen\(/#
        let questions =
            #/func print\(|isatty\(STD(OUT|ERR)_FILENO\)|(columns|rows|current)\(of( descriptor)?: (Int32 = )?STD(OUT|ERR)_FILENO\)/#
        let strings = #/"(\\.|[^"\\])*"/#
        return line.replacing(#/\/\/.*/#, with: "").replacing(strings, with: "\"\"").replacing(
            questions, with: ""
        )
        .contains(writes)
    }

    @Test(
        "What writes by itself is told from what does not",
        arguments: [
            ("        print(\"a\")", true), ("rows.forEach { print($0) }", true), ("Swift.print(row)", true),
            ("try FileHandle.standardOutput.write(contentsOf: data)", true), ("fputs(text, file)", true),
            ("write(STDERR_FILENO, bytes, count)", true), ("puts(\"a\")", true),
            ("try StandardOutput.print(text)", false), ("try output.print(lines)", false),
            ("let example = \"print(\\\"a\\\")\"", false), ("// print(text)", false),
            ("let isTerminal = isatty(STDOUT_FILENO) == 1", false), ("other.puts(call, before: next)", false),
        ])
    func writing(line: String, writes: Bool) {
        #expect(Self.writes(line) == writes)
        #expect(!writes || Self.words.contains(where: line.contains))
    }

    @Test("A report at a terminal is broken between words, and at none not at all", arguments: [40, 80])
    func reports(columns: Int) throws {
        let swift = try program.write(
            "class A: UIViewController {\n    override func viewDidLoad() { print(1) }\n}\n", to: "A.swift")
        let lesson = try program.write("---\ntitle: No name\n---\n\nText.\n", to: "lessons/a.md")
        let transcript = try program.write(
            try Readme.file("Transcripts/mixed.transcript"), to: "a.transcript")
        for arguments in [
            ["check", swift], ["grade", transcript], ["lessons", "check", lesson],
            ["grade", "--jobs", "0", "x"],
            ["progress", "import", transcript],
        ] {
            let piped = try program.run(arguments), said = piped.output + piped.errors
            let conversation = try program.terminal(arguments, columns: UInt16(columns))
            #expect(conversation.terminal.exitStatus() == piped.status)
            let rows = conversation.screen.map { $0.split(separator: " ").map(String.init) }
            // A path is not cut, so that it can be searched for.
            #expect(zip(conversation.screen, rows).allSatisfy { $0.cells <= columns || $1.count == 1 })
            let words = Set(said.flowing.split(separator: " ").map(String.init))
            #expect(words.filter { $0.cells <= columns / 2 }.isSubset(of: rows.joined()))
            #expect(conversation.screen.joined().unspaced == said.unspaced)
            #expect(said.split(separator: "\n").contains { String($0).cells > 40 })
        }
    }

    #if os(Linux)
        static let printing: [[String]] = [
            ["explain", "viewDidLoad"], ["help"], ["--help"], ["--version"], ["grade", "--help"],
            ["documents"],
            ["documents", "show", "L"], ["documents", "conflicts"], ["lessons"], ["lessons", "check"],
            ["learn", "lazy-view"], ["progress"], ["progress", "export"], ["run", "FILE"],
            ["run", "--json", "FILE"],
            ["run", "SWIFT"], ["annotate", "LOG"], ["grade", "TRANSCRIPT"],
            ["grade", "--format", "json", "TRANSCRIPT"],
            ["replay", "TRANSCRIPT"], ["--generate-completion-script", "bash"],
        ]

        private func paths() throws -> [String: String] {
            [
                "FILE": try program.write("access view\n", to: "a.viewdid"),
                "SWIFT": try program.write("class A: UIViewController {}\n", to: "A.swift"),
                "LOG": try program.write("viewDidLoad\n", to: "a.log"),
                "TRANSCRIPT": try program.write(
                    try Readme.file("Transcripts/good.transcript"), to: "a.transcript"),
            ]
        }

        /// Runs by a shell, which can do with the output what it likes.
        private func shell(_ script: String, _ arguments: [String]) throws -> Program.Result {
            let paths = try paths()
            return try program.shell(script, arguments.map { paths[$0] ?? $0 })
        }

        @Test("A full disk is told, with what to do, by whatever prints", arguments: printing)
        func fullDisk(arguments: [String]) throws {
            let result = try shell("exec \"$0\" \"$@\" > /dev/full", arguments)
            #expect(result.status == 74)
            #expect(
                result.errors == "Error: The output can't be written: No space left on device. "
                    + "Free some space, or write to another disk.\n")
        }

        @Test("Whoever stops reading is told nothing", arguments: [["help"], ["documents", "show", "L"]])
        func reader(arguments: [String]) throws {
            let died = try shell("\"$0\" \"$@\" | head -1", arguments)
            #expect(died.errors.isEmpty)
            #expect(died.lines.count == 1)
            let told = try shell("trap '' PIPE; { \"$0\" \"$@\"; echo $? >&2; } | exec true", arguments)
            #expect(told.errors == "141\n")
        }

        @Test("Where a file may not grow any more, the recording says so and the session goes on")
        func fileSize() throws {
            let script = """
                yes 'access view; set view nil' | head -40 | { (ulimit -f 1; exec "$0" "$@"); echo $?; } | cat
                """
            let result = try program.shell(script, ["--record", program.folder.path + "/a.transcript"])
            #expect(result.flowing.contains("The disk is full"))
            #expect(result.lines.last == "74")
        }
    #endif
}

extension Program {
    /// Runs a script of the shell in which the program is `$0`.
    func shell(_ script: String, _ arguments: [String] = []) throws -> Result {
        try run("/bin/sh", ["-c", script, BuiltProduct.path("viewdid")] + arguments)
    }
}
