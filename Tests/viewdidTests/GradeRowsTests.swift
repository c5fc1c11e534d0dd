import Foundation
import PseudoTerminal
import Testing

/// Rows of grades that come from a stream, are added to later, or are put together to a report on a class.
@Suite("Rows of grades")
struct GradeRowsTests {
    let program: Program

    init() throws { program = try Program() }

    private static let lines = ["grade", "--format", "json-lines", "--exit-zero"]

    /// Copies of some samples, each of another learner; the last two are of the same one, and the last one is a copy of the
    /// first one under another name.
    private func samples() throws -> [String] {
        let names = ["good", "mixed", "good", "mixed", "good"]
        return try zip(names, ["ada", "bob", "cy", "dan", "dan"]).enumerated().map { number, sample in
            try program.write(
                try Readme.file("Transcripts/\(sample.0).transcript")
                    .replacing(#/learner: .*/#, with: "learner: \(sample.1)"),
                to: "class/\(number).transcript")
        }
    }

    private func objects(_ text: String) throws -> [[String: Any]] {
        try text.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    @Test("Transcripts that come as JSON with their paths have the rows of those in files")
    func stream() throws {
        let paths = try samples()
        let files = try program.run(Self.lines + paths)
        var stream = Data()
        for path in paths {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            // Escaped as pandas does it.
            stream += try JSONSerialization.data(withJSONObject: ["path": path, "text": text])
            stream += Data("\n".utf8)
            try FileManager.default.removeItem(atPath: path)
        }
        let rows = try program.run(Self.lines + ["-"], input: stream)
        #expect(rows.output == files.output)
        #expect(rows.lines.count == 5)
        let broken = try program.run(Self.lines + ["-"], input: Data("{\"path\":1}\n{\"path\n".utf8))
        #expect(try objects(broken.output).map { $0["status"] as? String } == ["not-graded", "not-graded"])
        #expect(broken.output.contains("line 2 is not an object with path and text"))
    }

    @Test("A run that was killed is resumed: only the rest is graded, and the rows are those of one run")
    func resume() throws {
        let paths = try samples()
        let whole = try program.run(Self.lines + paths).output
        for cut in [0, 1, whole.utf8.count / 3, whole.utf8.count / 2, whole.utf8.count - 1, whole.utf8.count]
        {
            let rows = program.folder.path + "/rows"
            try Data(whole.utf8.prefix(cut)).write(to: URL(filePath: rows))
            let shell = "\"$@\" >> \(rows)"
            _ = try program.run(
                "/bin/sh",
                ["-c", shell, "sh", BuiltProduct.path("viewdid")] + Self.lines + ["--resume", rows] + paths)
            let merged = try program.run(["grade", "--merge", rows, "--format", "json-lines", "--exit-zero"])
            #expect(merged.output == whole, "\(cut)")
        }
    }

    @Test("Rows that were graded in another way are graded again")
    func otherRubric() throws {
        let paths = try samples()
        let rows = try program.write(try program.run(Self.lines + paths).output, to: "rows")
        #expect(try program.run(Self.lines + ["--resume", rows] + paths).output.isEmpty)
        let rubric = try program.write("credit: all\n", to: "rubric.yaml")
        let again = try program.run(Self.lines + ["--resume", rows, "--rubric", rubric] + paths)
        #expect(again.lines.count == 5)
        let both = try program.write(
            try String(contentsOfFile: rows, encoding: .utf8) + again.lines[0] + "\n", to: "both")
        let merged = try program.run(["grade", "--merge", both, "--format", "json-lines", "--exit-zero"])
        #expect(try objects(merged.output).count == 5)
        #expect(merged.flowing.isEmpty == false)
        #expect(merged.errors.contains("were graded in 2 ways"))
    }

    @Test("Rows from several machines come to what one run says of the class")
    func merge() throws {
        let paths = try samples()
        let roster = try program.write("learner\nada\nbob\ncy\ndan\neve\n", to: "roster.csv")
        let rubric = try program.write(
            "lessons: [lazy-view]\npredictions:\n  - commands: memory warning\n", to: "rubric.yaml")
        let options = ["--roster", roster, "--rubric", rubric]
        let parts = try [paths[..<2], paths[2...]].map {
            try program.run(Self.lines + ["--similar", "--rubric", rubric] + $0).output
        }
        let rows = try program.write(parts.joined(), to: "rows")
        let one = try program.run(Self.lines + ["--similar"] + options + paths)
        let merged = try program.run(
            ["grade", "--merge", rows, "--format", "json-lines", "--similar", "--exit-zero"] + options)
        #expect(merged.output == one.output)
        let statuses = try objects(merged.output).compactMap { $0["status"] as? String }
        #expect(statuses.contains("missing"))
        #expect(statuses.contains("superseded"))
        #expect(statuses.contains("similar"))
        let book = try program.run(["grade", "--format", "gradebook", "--exit-zero"] + options + paths)
        let mergedBook = try program.run(
            ["grade", "--merge", rows, "--format", "gradebook", "--exit-zero"] + options)
        #expect(mergedBook.output == book.output)
        #expect(book.output.split(whereSeparator: \.isNewline).count == 6)
    }

    @Test("Rows whose transcripts are nowhere on this machine are compared by their fingerprints")
    func farAway() throws {
        let paths = try samples()
        let rows = try program.write(try program.run(Self.lines + ["--similar"] + paths).output, to: "rows")
        let plain = try program.write(try program.run(Self.lines + paths).output, to: "plain")
        for path in paths { try FileManager.default.removeItem(atPath: path) }
        let merged = try program.run(
            ["grade", "--merge", rows, "--format", "json-lines", "--similar", "--exit-zero"])
        let similar = try objects(merged.output).filter { $0["status"] as? String == "similar" }
        #expect(!similar.isEmpty)
        let none = try program.run(["grade", "--merge", plain, "--format", "json-lines", "--similar"])
        #expect(none.errors.flowing.contains("write them with --similar"))
    }

    @Test("What can't be put together is refused")
    func misuse() throws {
        for arguments in [
            ["--merge", "rows", "--format", "csv"], ["--resume", "rows", "a.transcript"],
            ["--merge", "rows", "--format", "json-lines", "a.transcript"], [],
        ] {
            #expect(try program.run(["grade"] + arguments).status == 64, "\(arguments)")
        }
    }
}
