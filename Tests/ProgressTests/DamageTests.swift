import Foundation
import Progress
import TestSupport
import Testing

struct DamageTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    func fill() throws {
        let store = ProgressStore(folder: folder.url.path)
        let run = try store.startRun(of: "lazy-view", revision: "r1", date: .at(0))
        for number in 1...200 {
            try store.record(.made(in: run, "exercise-\(number)", at: Double(number)))
        }
    }

    func bytes() throws -> Data {
        try Data(contentsOf: folder.database)
    }

    static let damages: [(name: String, change: @Sendable (Data) -> Data)] = [
        ("text", { _ in Data("not a database, but long enough to look at".utf8) }),
        ("two bytes", { _ in Data([7, 7]) }),
        ("truncated", { $0.prefix(5000) }),
        ("truncated in the first page", { $0.prefix(600) }),
        ("garbage after the header", { $0.prefix(100) + Data(repeating: 0xA5, count: $0.count - 100) }),
        (
            "garbage from the second page on",
            { $0.prefix(4096) + Data(repeating: 0xA5, count: $0.count - 4096) }
        ),
    ]

    @Test("A damaged file is set aside whole, and a new one is begun", arguments: damages)
    func setAside(name: String, change: @Sendable (Data) -> Data) throws {
        try fill()
        let damaged = change(try bytes())
        try damaged.write(to: folder.database)
        let store = ProgressStore(folder: folder.url.path)
        let run = try store.startRun(of: "tabs", revision: "r1", date: .at(0))
        try store.record(.made(in: run, of: "tabs", "first"))
        let aside = folder.file("progress.damaged-1.sqlite")
        #expect(store.takeNotices().map(\.description.count).first ?? 0 > 0)
        #expect(store.takeNotices().isEmpty)
        #expect(try Data(contentsOf: aside) == damaged)
        #expect(try ProgressStore(folder: folder.url.path).lessons().map(\.lesson) == ["tabs"])
    }

    /// Foreign changes to the file, and the number of the 200 attempts that are still valid.
    static let foreign: [(sql: String, kept: Int)] = [
        ("CREATE TRIGGER t AFTER INSERT ON attempt BEGIN DELETE FROM attempt; END", 200),
        ("CREATE VIEW v AS SELECT id FROM run", 200),
        ("UPDATE run SET started = 'x'", 0), ("UPDATE run SET testedOut = 'x'", 0),
        ("UPDATE run SET lesson = x'FF'", 0), ("UPDATE run SET lesson = ''", 0),
        ("UPDATE run SET started = 9223372036854775807", 0),
        ("UPDATE run SET testedOut = -9223372036854775808", 0),
        ("UPDATE attempt SET date = 'x'", 0), ("UPDATE attempt SET date = 'x' WHERE number = 7", 199),
        ("UPDATE attempt SET hints = 'x'", 0), ("UPDATE attempt SET hints = 2000000 WHERE number < 3", 198),
        ("UPDATE attempt SET exercise = char(27) WHERE number < 3", 198),
        ("UPDATE attempt SET answer = x'FF'", 0),
        ("UPDATE attempt SET answer = x'FF' WHERE number = 200", 199),
        ("PRAGMA ignore_check_constraints = 1; UPDATE attempt SET outcome = 'x' WHERE number < 3", 198),
        ("PRAGMA ignore_check_constraints = 1; UPDATE practiceAnswer SET rating = 9", 200),
        ("UPDATE practiceAnswer SET date = 'x'", 200), ("UPDATE setting SET value = x'FF'", 200),
        ("UPDATE setting SET key = char(10)", 200),
        ("ALTER TABLE attempt RENAME COLUMN answer TO \"\u{202E}\"", 0),
        ("ALTER TABLE run DROP COLUMN testedOut", 200), ("ALTER TABLE run ADD COLUMN more TEXT", 200),
        ("DROP TABLE grdb_migrations", 200), ("DROP TABLE run", 0),
        ("ALTER TABLE grdb_migrations RENAME COLUMN identifier TO x", 200),
        ("DELETE FROM grdb_migrations", 200),
        ("DROP TABLE setting; CREATE VIEW setting AS SELECT 'a' AS key, 'b' AS value", 200),
    ]

    @Test(
        "Something else in a sound database has it set aside; what is sound is in the new one",
        arguments: foreign)
    func foreignContent(sql: String, kept: Int) throws {
        try fill()
        try ProgressStore(folder: folder.url.path).set("keys", to: "vi")
        try ProgressStore(folder: folder.url.path).record(.made("q1-1", at: 1))
        try folder.execute(sql)
        let store = ProgressStore(folder: folder.url.path)
        _ = try store.lessons()
        _ = try store.exercises(of: "lazy-view")
        _ = try store.practiceAnswers()
        _ = try? store.exportJSON(date: .at(0))
        let notices = store.takeNotices().map(\.description)
        #expect(notices.count == 1)
        #expect(notices.first?.contains(folder.file("progress.damaged-1.sqlite").path) == true)
        let run = try store.startRun(of: "tabs", revision: "r1", date: .at(0))
        try store.record(.made(in: run, of: "tabs", "first"))
        let lessons = try ProgressStore(folder: folder.url.path).lessons()
        #expect(lessons.filter { $0.attempts > 0 }.map(\.attempts) == [kept, 1].filter { $0 > 0 })
        let other = ProgressStore(folder: folder.file("other").path)
        #expect(try other.importJSON(store.exportJSON(date: .at(0))).attempts >= kept + 1)
    }

    @Test("A second damaged file does not replace the first")
    func numbered() throws {
        for number in 1...3 {
            try Data("damage \(number)".utf8).write(to: folder.database)
            let store = ProgressStore(folder: folder.url.path)
            _ = try store.lessons()
            let aside = folder.file("progress.damaged-\(number).sqlite")
            #expect(
                store.takeNotices().map(\.description) == [
                    "The stored progress was damaged. It was moved to \(aside.path). Everything readable is in a "
                        + "new file. "
                        + "To restore an earlier export: viewdid progress import FILE. Then move the damaged "
                        + "file away."
                ])
            #expect(try String(contentsOf: aside, encoding: .utf8) == "damage \(number)")
        }
    }

    @Test("A log that lost its database is set aside with it, not deleted")
    func orphanedLog() throws {
        try Data().write(to: folder.database)
        try Data("saved answers".utf8).write(to: folder.file("progress.sqlite-wal"))
        _ = try ProgressStore(folder: folder.url.path).lessons()
        let log = folder.file("progress.damaged-1.sqlite-wal")
        #expect(try String(contentsOf: log, encoding: .utf8) == "saved answers")
    }

    @Test("An answer given while the file was damaged under a running program is kept")
    func damagedWhileOpen() throws {
        try fill()
        let first = ProgressStore(folder: folder.url.path)
        let second = ProgressStore(folder: folder.url.path)
        let run = try first.startRun(of: "lazy-view", revision: "r1", date: .at(500))
        _ = try second.lessons()
        try FileHandle(forWritingTo: folder.database).overwrite(with: 0xA5, count: bytes().count)
        try FileHandle(forWritingTo: folder.file("progress.sqlite-wal")).overwrite(with: 0, count: 40)
        try FileManager.default.removeItem(at: folder.file("progress.sqlite-shm"))
        try first.record(.made(in: run, "new", at: 501))
        try second.record(.made(in: run, "newer", at: 502))
        let notices = first.takeNotices() + second.takeNotices()
        #expect(notices.count == 1)
        #expect(try first.exercises(of: "lazy-view").map(\.exercise) == ["new", "newer"])
        #expect(try second.exercises(of: "lazy-view").map(\.exercise) == ["new", "newer"])
    }

    @Test("A file that was replaced under a running program is opened anew")
    func replacedWhileOpen() throws {
        let store = ProgressStore(folder: folder.url.path)
        try store.set("keys", to: "vi")
        try FileManager.default.moveItem(at: folder.database, to: folder.file("old.sqlite"))
        try FileManager.default.removeItem(at: folder.file("progress.sqlite-wal"))
        try FileManager.default.removeItem(at: folder.file("progress.sqlite-shm"))
        #expect(try store.setting("keys") == nil)
        try store.set("keys", to: "emacs")
        #expect(try ProgressStore(folder: folder.url.path).setting("keys") == "emacs")
    }

    @Test("A sound file gives no notice")
    func sound() throws {
        try fill()
        let store = ProgressStore(folder: folder.url.path)
        #expect(try store.exercises(of: "lazy-view").count == 200)
        #expect(store.takeNotices().isEmpty)
    }
}

extension FileHandle {
    fileprivate func overwrite(with byte: UInt8, count: Int) throws {
        try write(contentsOf: Data(repeating: byte, count: count))
        try close()
    }
}
