import Foundation
import GRDB
import TestSupport
import Testing

@testable import Progress

struct FailureTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A file of a newer version is refused and left alone")
    func newerVersion() throws {
        try ProgressStore(folder: folder.url.path).set("keys", to: "vi")
        try folder.execute("INSERT INTO grdb_migrations (identifier) VALUES ('v99')")
        let store = ProgressStore(folder: folder.url.path)
        #expect(throws: ProgressError.newerVersion(path: folder.database.path)) {
            try store.set("keys", to: "emacs")
        }
        #expect(store.takeNotices().isEmpty)
        #expect(try folder.files.allSatisfy { !$0.contains("damaged") })
        try folder.execute("DELETE FROM grdb_migrations WHERE identifier = 'v99'")
        #expect(try ProgressStore(folder: folder.url.path).setting("keys") == "vi")
    }

    @Test("What a newer version changes under a running program is no damage")
    func newerVersionMeanwhile() throws {
        let store = ProgressStore(folder: folder.url.path)
        let run = try store.startRun(of: "lazy-view", revision: "r1", date: .at(0))
        try folder.execute(
            """
            ALTER TABLE attempt RENAME COLUMN answer TO reply;
            INSERT INTO grdb_migrations (identifier) VALUES ('v99');
            """)
        #expect(throws: ProgressError.newerVersion(path: folder.database.path)) {
            try store.record(.made(in: run, "first", at: 1))
        }
        #expect(try folder.files.allSatisfy { !$0.contains("damaged") })
    }

    @Test("A folder that cannot be made is named, and each try says so again")
    func folderIsAFile() throws {
        let file = folder.file("occupied")
        try Data().write(to: file)
        let store = ProgressStore(folder: file.appendingPathComponent("viewdid").path)
        for _ in 1...2 {
            let error = #expect(throws: ProgressError.self) { try store.lessons() }
            let message = try #require(error?.description)
            #expect(message.contains(store.folder))
            #expect(message.contains("--data-dir"))
        }
    }

    @Test("A folder in the place of the database is an error, and stays")
    func databaseIsAFolder() throws {
        try FileManager.default.createDirectory(at: folder.database, withIntermediateDirectories: false)
        let error = #expect(throws: ProgressError.self) {
            try ProgressStore(folder: folder.url.path).lessons()
        }
        guard case .notWritable? = error else {
            Issue.record("unexpected: \(String(describing: error))")
            return
        }
        #expect(try folder.files == ["progress.sqlite"])
    }

    @Test("A read-only folder is an error with a remedy", .enabled(if: geteuid() != 0))
    func readOnlyFolder() throws {
        let files = FileManager.default
        try files.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
        defer { try? files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path) }
        let error = #expect(throws: ProgressError.self) {
            try ProgressStore(folder: folder.url.path).set("keys", to: "vi")
        }
        guard case .notWritable? = error else {
            Issue.record("unexpected: \(String(describing: error))")
            return
        }
    }

    @Test("SQLite's failures become errors that tell the user what to do")
    func translation() {
        let path = "/data/progress.sqlite"
        let expected: [(ResultCode, ProgressError)] = [
            (.SQLITE_FULL, .diskFull(path: path)),
            (.SQLITE_BUSY, .busy(path: path)),
            (.SQLITE_READONLY, .notWritable(path: path, reason: "reason")),
            (.SQLITE_IOERR, .failed(path: path, reason: "reason")),
        ]
        for (code, error) in expected {
            let translated = ProgressError(DatabaseError(resultCode: code, message: "reason"), path: path)
            #expect(translated == error)
            #expect(translated.description == "\(error.problem) \(error.remedy)")
        }
    }

    @Test("A full disk loses nothing that was saved, and saving works again when there is room")
    func fullDisk() throws {
        let store = ProgressStore(folder: folder.url.path)
        let run = try store.startRun(of: "lazy-view", revision: "r1", date: .at(0))
        try store.record(.made(in: run, "first", at: 1))
        try store.write { try $0.execute(sql: "PRAGMA max_page_count = 1") }
        var long = Attempt.made(in: run, "second", at: 2)
        long.answer = String(repeating: "viewDidLoad ", count: 10_000)
        #expect(throws: ProgressError.diskFull(path: folder.database.path)) { try store.record(long) }
        #expect(try store.exercises(of: "lazy-view").map(\.exercise) == ["first"])
        var answers = 0
        #expect(throws: ProgressError.diskFull(path: folder.database.path)) {
            while answers < 1_000 {
                try store.record(.made("q1-\(answers)", at: Double(answers)))
                answers += 1
            }
        }
        #expect(try store.practiceAnswers().count == answers)
        try store.write { try $0.execute(sql: "PRAGMA max_page_count = 100000") }
        try store.record(long)
        #expect(try store.exercises(of: "lazy-view").map(\.exercise) == ["first", "second"])
    }
}
