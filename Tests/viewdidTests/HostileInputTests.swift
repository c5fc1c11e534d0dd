import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// Input that nobody means well.
@Suite("Hostile input")
struct HostileInputTests {
    let program: Program

    init() throws { program = try Program() }

    @Test("Bytes that are no text are refused line by line")
    func garbage() throws {
        var state: UInt64 = 42
        let bytes = (0..<20_000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        let result = try program.run(input: Data(bytes) + Data("\nis view loaded\n".utf8))
        #expect(result.status == 1)
        #expect(result.lines.last?.contains("= false") == true)
        #expect(!result.output.contains("\u{1B}"))
    }

    @Test("A line of ten million letters is refused, and the next one is read")
    func longLine() throws {
        let result = try program.run(
            input: Data(repeating: 0x61, count: 10_000_000) + Data("\naccess view".utf8))
        #expect(result.status == 1)
        #expect(result.output.contains("line 1: ! The line is too long"))
        #expect(result.output.utf8.count < 2000)
        #expect(result.calls == ["loadView", "viewDidLoad"])
    }

    @Test("A file of commands that is too long to be right is refused", arguments: [[], ["--json"]])
    func longFile(options: [String]) throws {
        let file = try program.write("access view\n", to: "long.viewdid")
        try #require(truncate(file, 64_000_001) == 0)
        let result = try program.run(["run", file] + options)
        #expect(result.status == 64)
        #expect(result.errors.flowing.contains("is longer than 64 MB"), "\(result.errors)")
        let typed = try program.pipe("run \(file)", "is view loaded")
        #expect(typed.status == 1)
        #expect(typed.flowing.contains("is longer than 64 MB"), "\(typed.output)")
    }

    @Test(
        "Standard input that never ends is refused",
        arguments: [
            ([], 1), (["run", "-"], 64), (["annotate", "-"], 64), (["progress", "import", "-"], 64),
            (["grade", "-"], 2),
        ] as [([String], Int32)])
    func endlessInput(arguments: [String], status: Int32) throws {
        let script = "exec \"$0\" \"$@\" < /dev/zero"
        let result = try program.run("/bin/sh", ["-c", script, BuiltProduct.path("viewdid")] + arguments)
        #expect(result.status == status, "\(result.errors)\(result.output)")
        #expect(!(result.output + result.errors).isEmpty)
    }

    @Test("Twenty thousand lines are read to the end")
    func manyLines() throws {
        let hundred = String(repeating: "# nothing\n", count: 99) + "is view loaded\n"
        let result = try program.run(input: Data((String(repeating: hundred, count: 200) + "foo\n").utf8))
        #expect(result.status == 1)
        #expect(result.lines.count { $0.contains("= false") } == 200)
        #expect(result.lines.last?.contains("line 20001:") == true)
    }

    @Test("An escape sequence never comes out")
    func escapes() throws {
        let lines = [
            "\u{1B}[31mred", "class A\u{1B}[1mB", "claim \u{1B}[2J", "help \u{1B}]0;title\u{7}",
            "explain \u{9B}31mfoo",
            "new UIViewController as a\u{1B}[1m", "expect \u{1B}[1m", "predict \u{1B}[1m", "run \u{1B}[1m",
            "save nowhere/\u{1B}[1m", "learn \u{1B}[1m", "nib \u{1B}[1m with view",
            "property weak \u{1B}[1m: UILabel",
            "override loadView setting view to A\u{1B}[1m", "compare ios 5 17: \u{1B}[1m", "why \u{1B}[1m",
        ]
        let result = try program.run(input: Data(lines.joined(separator: "\n").utf8))
        // Each is told of with its place, but that nothing can be expected yet is no fault.
        let told = result.lines.count { $0.hasPrefix("line ") }
        #expect(told >= lines.count - 1, "\(result.output)")
        let controls = (result.output + result.errors).split(separator: "\n").filter {
            $0.unicodeScalars.contains { $0.isControl }
        }
        #expect(controls == [])
    }

    @Test(
        "Nor in what the program is called with",
        arguments: [
            ["run", "no\u{1B}[31mfile"], ["\u{1B}[31m"], ["--ios", "\u{1B}[31m"], ["--device", "\u{1B}[31m"],
            ["learn", "\u{1B}[31m"], ["lessons", "--lessons", "/\u{1B}[31m"],
            ["forget", "\u{1B}[31m"],
        ])
    func arguments(arguments: [String]) throws {
        let result = try program.run(arguments)
        #expect((result.output + result.errors).unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl })
    }

    @Test(
        "A name with a control in it is refused, and nothing is made of it",
        arguments: [
            ["--record"], ["--lessons"], ["--data-dir"], ["learn", "--record"], ["--learner"],
            ["interview", "--svg"],
        ])
    func controls(option: [String]) throws {
        let names = [
            "a\nb": "a\\nb", "a\u{1B}[31m": "a\\u{1B}[31m", "a\u{202E}b": "a\\u{202E}b",
            "a\u{200B}": "a\\u{200B}",
        ]
        for (name, shown) in names {
            let path = option.last == "--learner" ? name : program.folder.path + "/" + name
            let result = try program.run(option + [path], input: Data("access view\n".utf8))
            #expect(result.status == 64, "\(shown)")
            #expect(result.errors.contains(option.last ?? "") && result.errors.contains(shown))
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
        #expect(!files.contains { $0.hasPrefix("a") })
    }

    @Test("Nor is a file made that a session names so", arguments: ["save", "diagram svg"])
    func typedControls(command: String) throws {
        let path = program.folder.path + "/a"
        let result = try program.pipe(
            "access view", "\(command) \(path)\u{1B}[31m", "\(command) \(path)\u{202E}")
        #expect(result.status == 1)
        #expect(result.flowing.ranges(of: "Choose another name").count == 2, "\(result.output)")
        let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
        #expect(!files.contains { $0.hasPrefix("a") })
    }

    @Test(
        "A path that is no text is refused as it was given",
        arguments: [
            "run", "check", "annotate", "lessons check", "progress import", "learn --lessons",
            "learn --data-dir",
            "learn --record",
        ])
    func notText(command: String) throws {
        let script = "exec \"$0\" \(command) \"$(printf 'a\\377b')\""
        let result = try program.run("/bin/sh", ["-c", script, BuiltProduct.path("viewdid")])
        #expect(result.status == 64)
        #expect(result.errors.contains("a\\xFFb is not UTF-8"), "\(result.errors)")
    }

    @Test("A home folder whose path is no text is told of, and no other one is made")
    func homeIsNotText() throws {
        let script = "HOME=\"$1$(printf '/h\\377')\" exec \"$0\" learn lazy-view"
        let result = try program.run(
            "/bin/sh", ["-c", script, BuiltProduct.path("viewdid"), program.folder.path],
            input: Data("viewDidLoad\n".utf8))
        #expect(result.status == 74)
        #expect(result.errors.contains("the folder's name isn't UTF-8"), "\(result.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
        #expect(!files.contains { $0.hasPrefix("h") })
    }

    @Test("Nor in the name of a file with a fault in it", arguments: [[], ["--json"]])
    func fileName(options: [String]) throws {
        let file = try program.write("foo\n", to: "a\u{1B}[31m.viewdid")
        let result = try program.run(["run", file] + options)
        #expect(result.status == 1)
        #expect(!(result.output + result.errors).contains("\u{1B}"))
    }
}
