import Foundation
import GRDB
import TestSupport
import Testing

/// Progress that is damaged, or that a newer program wrote.
@Suite("Damaged progress")
struct DamagedProgressTests {
    let program: Program
    let data: String

    init() throws {
        program = try Program()
        data = program.folder.path + "/data"
    }

    private func damage() throws {
        var generator = SeededGenerator(seed: 9)
        let bytes = (0..<9000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: data + "/progress.sqlite"))
    }

    private func run(_ arguments: String...) throws -> Program.Result {
        try program.run(arguments + ["--data-dir", data])
    }

    @Test("Progress that another program holds is waited for once, not for each lesson")
    func held() throws {
        _ = try program.run(["learn", "lazy-view", "--data-dir", data], input: Data("viewDidLoad\n".utf8))
        try DatabaseQueue(path: data + "/progress.sqlite").inDatabase { database in
            try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
            try database.inTransaction(.exclusive) {
                let start = ContinuousClock.now
                let result = try run("lessons")
                #expect(start.duration(to: .now) < .seconds(60))
                #expect(result.status == 74)
                #expect(result.errors.contains("Another program is using"), "\(result.errors)")
                return .rollback
            }
        }
    }

    @Test(
        "Whatever meets it tells so on standard error, and in the exit status",
        arguments: [
            ["progress"], ["progress", "reset", "--yes"], ["lessons"], ["learn", "lazy-view"],
        ])
    func told(arguments: [String]) throws {
        try damage()
        let result = try program.run(arguments + ["--data-dir", data])
        #expect(result.status == 65)
        #expect(
            result.errors.contains(
                "The stored progress was damaged. It was moved to \(data)/progress.damaged-1.sqlite"))
        #expect(!result.output.contains("damaged"))
    }

    @Test(
        "An export fails as long as nothing is there but the damaged file, and says all that is missing later"
    )
    func export() throws {
        try damage()
        for _ in 1...2 {
            let failed = try run("progress", "export")
            #expect(failed.status == 65)
            #expect(failed.output.isEmpty)
            #expect(failed.errors.contains("Error: There's no progress to export"))
            #expect(failed.errors.contains("progress import FILE"))
        }
        let lessons = program.folder.path + "/lessons"
        _ = try program.write(try Readme.file("Lessons/04-whole-life.md"), to: "lessons/04-whole-life.md")
        _ = try program.pipe(
            "nothing",
            arguments: ["learn", "whole-life", "--lessons", lessons, "--data-dir", data])
        let exported = try run("progress", "export")
        #expect(exported.status == 65)
        #expect(exported.output.contains("\"whole-life\""))
        #expect(exported.errors.contains("progress.damaged-1.sqlite"))
        #expect(try run("progress").status == 65)
        try FileManager.default.removeItem(atPath: data + "/progress.damaged-1.sqlite")
        #expect(try run("progress", "export").status == 0)
        #expect(try run("progress").errors.isEmpty)
    }

    @Test(
        "A newer program's progress is left alone, and told in the same way",
        arguments: [["progress"], ["progress", "export"], ["lessons"], ["learn", "lazy-view"]])
    func newer(arguments: [String]) throws {
        _ = try run("progress")
        let queue = try DatabaseQueue(path: data + "/progress.sqlite")
        try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('v99')") }
        try queue.close()
        let result = try program.run(arguments + ["--data-dir", data])
        #expect(result.status == 65)
        #expect(result.errors.contains("was written by a newer version of viewdid. Update viewdid"))
        #expect(!FileManager.default.fileExists(atPath: data + "/progress.damaged-1.sqlite"))
    }

    @Test("Who only looks at the lessons has no file made for that")
    func untouched() throws {
        #expect(try run("lessons").status == 0)
        #expect(!FileManager.default.fileExists(atPath: data))
    }

    @Test("Progress that was never kept is no damage")
    func none() throws {
        let result = try run("progress", "export")
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)
    }
}
