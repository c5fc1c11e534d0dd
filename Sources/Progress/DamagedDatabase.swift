import Foundation
import GRDB

/// A database that is damaged, or holds what this program never wrote there: what can be read of it is taken over.
///
/// One bad row costs that row, not the answers of years. Each row has to meet the conditions of one that is imported.
struct DamagedDatabase {
    private let queue: DatabaseQueue

    /// Opens the file, which stays as it is; nil if it is no database any more.
    init?(path: String) {
        var configuration = Configuration()
        configuration.label = "Damaged progress"
        configuration.readonly = true
        guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else { return nil }
        self.queue = queue
    }

    /// Adds everything that is sound to another database. Throws SQLite's error if that can't be written.
    func copy(to database: Database) throws {
        var lessons: [String: String] = [:]
        for row in rows(of: "run") {
            try Self.skippingForeign {
                let run = try LessonRun(row)
                try database.insert(run)
                lessons[run.id.description] = run.lesson
            }
        }
        for row in rows(of: "attempt") {
            try Self.skippingForeign {
                guard let lesson = lessons[try row.identifier("runId")] else { return }
                try database.insert(Attempt(row, of: lesson), identifier: row.identifier("id"))
            }
        }
        for row in rows(of: "practiceAnswer") {
            try Self.skippingForeign { try database.put(PracticeAnswer(row), isNewer: false) }
        }
        for row in rows(of: "setting") {
            try Self.skippingForeign { try database.insert(setting: row.value("key"), row.value("value")) }
        }
    }

    /// The rows of a table, from its beginning and, where it can't be read on, from its end.
    private func rows(of table: String) -> [Row] {
        var first: [Row] = [], last: [Row] = []
        try? queue.read { database in
            // An object without pages of its own is a view or a virtual table; reading it may never end.
            let isTable = try Bool.fetchOne(
                database, sql: "SELECT rootpage > 0 FROM sqlite_master WHERE type = 'table' AND name = ?",
                arguments: [table])
            guard isTable == true else { return }
            func read(_ order: String, into rows: inout [Row]) throws {
                let cursor = try Row.fetchCursor(
                    database, sql: "SELECT * FROM \(table) ORDER BY rowid \(order)")
                while let row = try cursor.next() { rows.append(row.copy()) }
            }
            do { try read("ASC", into: &first) } catch { try read("DESC", into: &last) }
        }
        return first + last.reversed()
    }

    private static func skippingForeign(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch is InvalidValue {
        } catch  where error.isDamage {
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {}
    }
}
