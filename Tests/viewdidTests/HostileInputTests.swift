import Foundation
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

    @Test("A hundred thousand lines are read to the end")
    func manyLines() throws {
        let hundred = String(repeating: "# nothing\n", count: 99) + "is view loaded\n"
        let result = try program.run(input: Data((String(repeating: hundred, count: 1000) + "foo\n").utf8))
        #expect(result.status == 1)
        #expect(result.lines.count { $0.contains("= false") } == 1000)
        #expect(result.lines.last?.contains("line 100001:") == true)
    }

    @Test(
        "An escape sequence never comes out",
        arguments: [
            "\u{1B}[31mred", "class A\u{1B}[1mB", "claim \u{1B}[2J", "help \u{1B}]0;title\u{7}",
            "explain \u{9B}31mfoo",
            "new UIViewController as a\u{1B}[1m", "expect \u{1B}[1m", "predict \u{1B}[1m", "run \u{1B}[1m",
            "save nowhere/\u{1B}[1m", "learn \u{1B}[1m", "nib \u{1B}[1m with view",
            "property weak \u{1B}[1m: UILabel",
            "override loadView setting view to A\u{1B}[1m", "compare ios 5 17: \u{1B}[1m", "why \u{1B}[1m",
        ])
    func escapes(line: String) throws {
        let result = try program.pipe("access view", line)
        #expect(result.calls.starts(with: ["loadView", "viewDidLoad"]))
        #expect((result.output + result.errors).unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl })
    }

    @Test(
        "Nor in what the program is called with",
        arguments: [
            ["run", "no\u{1B}[31mfile"], ["\u{1B}[31m"], ["--ios", "\u{1B}[31m"], ["--device", "\u{1B}[31m"],
            ["learn", "\u{1B}[31m"], ["lessons", "--lessons", "/\u{1B}[31m"],
            ["progress", "forget", "\u{1B}[31m"],
        ])
    func arguments(arguments: [String]) throws {
        let result = try program.run(arguments)
        #expect((result.output + result.errors).unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl })
    }

    @Test("Nor in the name of a file with a fault in it", arguments: [[], ["--json"]])
    func fileName(options: [String]) throws {
        let file = try program.write("foo\n", to: "a\u{1B}[31m.viewdid")
        let result = try program.run(["run", file] + options)
        #expect(result.status == 1)
        #expect(!(result.output + result.errors).contains("\u{1B}"))
    }
}
