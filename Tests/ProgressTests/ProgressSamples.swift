import Foundation
import GRDB
import TestSupport

@testable import Progress

extension TemporaryFolder {
    var database: URL { file("progress.sqlite") }

    func execute(_ sql: String) throws {
        try DatabaseQueue(path: database.path).write { try $0.execute(sql: sql) }
    }
}

/// The content of the file, for tests: the program shows only sums of runs, and has no settings yet.
extension ProgressStore {
    func runs(of lesson: String) throws -> [LessonRun] {
        try read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM run WHERE lesson = ? ORDER BY started, rowid",
                arguments: [lesson]
            ).map { try LessonRun($0) }
        }
    }

    func attempts(in run: LessonRun.ID) throws -> [Attempt] {
        try read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT attempt.*, lesson FROM attempt JOIN run ON run.id = attempt.runId
                    WHERE runId = ? ORDER BY date, number
                    """, arguments: [run.description]
            ).map { try Attempt($0) }
        }
    }

    func setting(_ key: String) throws -> String? {
        try read { try String.fetchOne($0, sql: "SELECT value FROM setting WHERE key = ?", arguments: [key]) }
    }

    func set(_ key: String, to value: String) throws {
        try write { database in
            try database.execute(
                sql: "INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", arguments: [key, value])
        }
    }
}

extension Date {
    static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_700_000_000 + seconds) }
}

extension Attempt {
    static func made(
        in run: LessonRun.ID, of lesson: String = "lazy-view", _ exercise: String,
        _ outcome: Outcome = .solved,
        points: Double = 1, hints: Int = 0, revision: String = "r1", at seconds: Double = 1
    ) -> Attempt {
        Attempt(
            run: run, lesson: lesson, revision: revision, exercise: exercise, outcome: outcome,
            points: points, hints: hints, answer: "loadView viewDidLoad", date: .at(seconds),
            exerciseRevision: "exercise-" + revision)
    }
}

extension PracticeAnswer {
    /// An answer to a question of practice.
    static func made(
        _ id: String, rating: Int = 1, points: Double = 0, belief: String? = nil, at seconds: Double = 1
    ) -> PracticeAnswer {
        PracticeAnswer(
            id: id, question: "q1-1", rule: "memory.views-stay", topic: "memory", kind: "order",
            rating: rating,
            points: points, hints: 0, belief: belief, date: .at(seconds))
    }
}
