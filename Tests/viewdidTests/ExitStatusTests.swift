import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// The table of exit statuses in the guide.
@Suite("Exit statuses")
struct ExitStatusTests {
    let program: Program

    init() throws { program = try Program() }

    private func paths() throws -> [String: String] {
        let lessons = program.folder.path + "/lessons"
        _ = try program.write(try Readme.file("Lessons/01-lazy-view.md"), to: "lessons/01-lazy-view.md")
        return [
            "GOOD": try program.write(try Readme.file("Transcripts/good.transcript"), to: "good.transcript"),
            "MIXED": try program.write(
                try Readme.file("Transcripts/mixed.transcript"), to: "mixed.transcript"),
            "TAMPERED": try program.write(
                try Readme.file("Transcripts/tampered.transcript"), to: "tampered.transcript"),
            "NOTES": try program.write("notes\n", to: "notes.txt"),
            "COMMANDS": try program.write("access view\n", to: "a.viewdid"),
            "UNKNOWN": try program.write("acess veiw\n", to: "b.viewdid"),
            "UNMET": try program.write("access view\nexpect viewDidLoad loadView\n", to: "c.viewdid"),
            "BROKEN": try program.write("class A: UIViewController { func f( { }\n", to: "A.swift"),
            "LESSONS": lessons, "MISSING": program.folder.path + "/missing", "FOLDER": program.folder.path,
            "NOWHERE": program.folder.path + "/nowhere/file",
        ]
    }

    static let table: [([String], Int32)] = [
        (["help"], 0), (["explain", "viewDidLoad"], 0), (["run", "COMMANDS"], 0), (["grade", "GOOD"], 0),
        (["replay", "GOOD"], 0), (["lessons", "check", "--lessons", "LESSONS"], 0), (["progress"], 0),
        (["acess", "veiw"], 1), (["run", "UNKNOWN"], 1), (["run", "UNMET"], 1), (["run", "BROKEN"], 1),
        (["run", "--json", "UNKNOWN"], 1), (["grade", "GOOD", "TAMPERED"], 1), (["replay", "TAMPERED"], 1),
        (["annotate", "NOTES"], 1), (["verify", "NOTES"], 0), (["progress", "import", "NOTES"], 1),
        (["--record", "NOTES"], 1),
        (["grade", "GOOD", "MISSING"], 2), (["grade", "NOTES"], 2), (["grade", "LESSONS"], 2),
        (["replay", "MISSING"], 2), (["replay", "NOTES"], 2), (["replay", "FOLDER"], 2),
        (["--wrong"], 64), (["run", "MISSING"], 64), (["run", "LESSONS"], 64), (["learn", "none"], 64),
        (["--ios", "99"], 64), (["grade"], 64), (["forget", "none"], 1),
        (["lessons", "--lessons", "MISSING"], 64), (["--record", ""], 64), (["--ios="], 64),
        (["explain", ""], 64), (["check", "LESSONS", "--config", "."], 64),
        (["web", "--page", "NOTES"], 64), (["web", "--page", "MISSING", "--lessons", "LESSONS"], 64),
        (["--record", "NOWHERE"], 74), (["--record", "-"], 74),
        (["progress", "--data-dir", "NOTES/data"], 74),
    ]

    @Test("Each is what the table says", arguments: table)
    func status(arguments: [String], status: Int32) throws {
        let paths = try paths()
        let result = try program.run(
            arguments.map { argument in
                paths.first { argument.hasPrefix($0.key) }.map { $0.value + argument.dropFirst($0.key.count) }
                    ?? argument
            }, input: Data("access view\n".utf8))
        #expect(result.status == status, "\(result.errors)\(result.output)")
        #expect(!(result.output + result.errors).contains("NSCocoa") && !result.errors.contains("Domain="))
        #expect(!result.errors.hasPrefix("\n"))
    }

    @Test("More arguments than are read in seconds are refused, with what to do")
    func tooMany() throws {
        let result = try program.run(["grade"] + (1...10_000).map { "\($0)" })
        #expect(result.status == 64)
        #expect(result.errors.contains("Name the folder"), "\(result.errors.prefix(200))")
    }

    @Test("A grade that could not be made says so in its row, and nothing on standard error")
    func quiet() throws {
        let result = try program.run(["grade", program.folder.path + "/missing"])
        #expect(result.status == 2)
        #expect(result.errors.isEmpty)
        #expect(result.output.contains("There's no such file"))
    }

    @Test("A file that a session cannot write is told in the status")
    func unwritten() throws {
        let path = program.folder.path + "/nowhere/s.transcript"
        let result = try program.run([], input: Data("save \(path)\n".utf8))
        #expect(result.status == 74, "\(result.errors)\(result.output)")
    }

    @Test(
        "A pipe in a folder is refused, as nobody may write to it",
        arguments: [
            (["check"], 2), (["run"], 64), (["annotate"], 64), (["verify"], 64),
            (["progress", "import"], 64),
            (["grade", "good.transcript", "--rubric"], 64), (["grade", "good.transcript", "--roster"], 64),
        ] as [([String], Int32)])
    func pipe(arguments: [String], status: Int32) throws {
        let path = program.folder.path + "/pipe.swift"
        try #require(mkfifo(path, 0o600) == 0)
        let result = try program.run(arguments + [path])
        #expect(result.status == status)
        #expect(result.errors.flowing.contains("is a pipe, not a file"), "\(result.errors)\(result.output)")
    }

    @Test("A pipe that a shell has opened is read")
    func shellPipe() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [
            "-c", "exec \"$0\" run <(echo access view) > /dev/null", BuiltProduct.path("viewdid"),
        ]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    #if os(Linux)
        @Test(
            "A file that cannot be read to its end is told, not taken for an empty one",
            arguments: [
                (["run"], 1), (["run", "--json"], 1), (["annotate"], 64), (["progress", "import"], 64),
            ] as [([String], Int32)])
        func unreadable(arguments: [String], status: Int32) throws {
            let result = try program.run(arguments + ["/proc/self/mem"])
            #expect(result.status == status)
            #expect((result.output + result.errors).contains("Input/output error."))
        }
    #endif
}
