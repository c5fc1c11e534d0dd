import Foundation
import PseudoTerminal
import Testing

/// Transcripts that are graded, one or many.
@Suite("Grading")
struct GradingTests {
    let program: Program

    init() throws { program = try Program() }

    private struct Report: Decodable {
        let files: [Row]
        let totals: Totals

        struct Row: Decodable {
            let path: String
            let status: String
            let points: Double?
            let findings: [Finding]?
        }

        struct Finding: Decodable {
            let line: Int?
            let isTampering: Bool
        }

        struct Totals: Decodable { let passed, notPassed, notGraded, exitStatus: Int }
    }

    private func samples(_ names: String...) throws -> [String] {
        try names.map {
            try program.write(try Readme.file("Transcripts/\($0).transcript"), to: "samples/\($0).transcript")
        }
    }

    private func report(_ result: Program.Result) throws -> Report {
        try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    }

    @Test("A folder is graded file by file: score and reasons, and what was changed")
    func folder() throws {
        let paths = try samples("good", "mixed", "tampered")
        let folder = program.folder.path + "/samples"
        let text = try program.run(["grade", folder])
        #expect(text.status == 1)
        #expect(text.output.contains("good.transcript (\"ada\"): 3 of 3, a report"))
        #expect(text.output.contains("Skipped: the answer was shown."))
        #expect(
            text.output.contains(
                "! line 13: The file claims \"points 1\", but the replay gives \"points 0\"."))
        let json = try report(try program.run(["grade", "--format", "json", folder]))
        #expect(json.files.map(\.path) == paths)
        #expect(json.files.map(\.status) == ["report", "report", "not-passed"])
        #expect(json.files.map(\.points) == [3, 1, 1])
        #expect(json.files.last?.findings?.filter(\.isTampering).map(\.line) == [8, 13])
        #expect(json.totals.exitStatus == 1)
    }

    @Test("The exit status is 0 if all passed, 1 if some did not, 2 if some could not be graded")
    func status() throws {
        let paths = try samples("good", "mixed")
        #expect(try program.run(["grade", paths[0]]).status == 0)
        #expect(try program.run(["grade"] + paths).status == 0)
        #expect(try program.run(["grade"] + samples("tampered")).status == 1)
        #expect(try program.run(["grade", "none.transcript"] + paths).status == 2)
    }

    @Test("A list of files is read from standard input")
    func list() throws {
        let paths = try samples("good", "mixed")
        let list = Data("\u{FEFF}\(paths[0])\r\n\r\n\(paths[1])".utf8)
        let json = try report(try program.run(["grade", "-", "--format", "json"], input: list))
        #expect(json.files.map(\.path) == paths)
    }

    @Test(
        "A file that cannot be graded is one failed row, and the others are graded",
        arguments: [
            Data(), Data([0xFF, 0xFE, 0x00]), Data("viewdid-transcript: 99\n".utf8),
            Data("viewdid-transcript: 1\n\n  1  0.1  command  \u{1B}[31m\n".utf8),
            Data("viewdid-transcript: 1\nlesson: none\u{9B}31m\n\n".utf8),
            Data("viewdid-transcript: 1\n\n".utf8) + Data(repeating: 0x61, count: 200_000),
        ])
    func hostile(contents: Data) throws {
        let paths = try samples("good")
        let hostile = program.folder.appendingPathComponent("hostile.transcript")
        try contents.write(to: hostile)
        let missing = program.folder.path + "/missing.transcript"
        let result = try program.run(["grade", "--format", "json", hostile.path, missing] + paths)
        let json = try report(result)
        #expect(json.files.map(\.status) == ["not-graded", "not-graded", "report"])
        #expect(result.status == 2)
        #expect(
            !(result.output + result.errors).unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
    }

    #if os(Linux)
        @Test("A report that cannot be written is no success")
        func fullDisk() throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
                "-c", "exec \"$0\" grade \"$1\" > /dev/full 2>&1", BuiltProduct.path("viewdid"),
            ]
            process.arguments?.append(try samples("good")[0])
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 74)
        }
    #endif

    @Test("A folder without transcripts is told, not passed over")
    func empty() throws {
        let folder = URL(fileURLWithPath: try program.write("", to: "empty/notes.txt"))
            .deletingLastPathComponent().path
        let result = try program.run(["grade", folder] + samples("good"))
        #expect(result.status == 2)
        #expect(result.output.contains("There's no transcript in the folder."))
        #expect(
            result.output.hasSuffix(
                "2 files: 0 passed, 0 not passed, 1 not graded, 1 only reported; 3 of 3 points\n"))
    }

    #if os(Linux)
        @Test(
            "A file whose name is no text is graded, named in whatever way",
            arguments: ["folder", "name", "list"])
        func bytes(way: String) throws {
            _ = try samples("good")
            let script = """
                cd "$1"; name=$(printf 'a\\377.transcript'); mv samples/good.transcript "samples/$name"
                case $2 in
                folder) exec "$0" grade samples ;;
                name) exec "$0" grade "samples/$name" ;;
                list) printf '%s\\r\\n' "samples/$name" | "$0" grade - ;;
                esac
                """
            let result = try program.shell(script, [program.folder.path, way])
            #expect(result.status == 0, "\(result.errors)")
            #expect(
                result.lines.first
                    == "\"samples/a\\xFF.transcript\" (\"ada\"): 3 of 3, a report only, because no rubric says which predictions are required"
            )
        }
    #endif

    @Test("What was graded is on paper when the program is killed", arguments: ["text", "json"])
    func killed(format: String) throws {
        let paths = try samples("good")
        let process = Process(), names = Pipe(), rows = Pipe()
        process.executableURL = URL(fileURLWithPath: BuiltProduct.path("viewdid"))
        process.arguments = ["grade", "-", "--format", format]
        (process.standardInput, process.standardOutput) = (names, rows)
        try process.run()
        // More than are graded at a time; the list is not at its end, so that the program waits for more.
        let count = ProcessInfo.processInfo.activeProcessorCount + 8
        try names.fileHandleForWriting.write(
            contentsOf: Data(String(repeating: paths[0] + "\n", count: count).utf8))
        var seen = ""
        while !seen.contains(format == "json" ? "\"status\":\"report\"}\n" : ": 3 of 3, a report") {
            let more = rows.fileHandleForReading.availableData
            try #require(!more.isEmpty)
            seen += String(decoding: more, as: UTF8.self)
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
    }
}
