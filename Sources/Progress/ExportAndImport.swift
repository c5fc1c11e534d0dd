import Foundation
import GRDB

extension ProgressStore {
    /// Returns all runs, attempts, answers of practice and settings as JSON.
    ///
    /// The same progress and date give the same bytes.
    ///
    /// - Parameter date: The time of the export, which is written into the document.
    /// - Returns: The document, UTF-8.
    /// - Throws: A ``ProgressError`` when the database cannot be read, or when there is no answer in it and a damaged
    ///   file lies beside it: an empty document could take the place of an earlier one that is all there is.
    package func exportJSON(date: Date) throws(ProgressError) -> Data {
        try read { database in
            if let damaged = damagedFiles.last,
                try Row.fetchOne(
                    database, sql: "SELECT 1 FROM attempt UNION ALL SELECT 1 FROM practiceAnswer LIMIT 1")
                    == nil
            {
                throw ProgressError.lost(path: damaged)
            }
            _ = try InvalidValue.checkedMilliseconds(of: date, "date of the export")
            let settings = try Row.fetchAll(database, sql: "SELECT key, value FROM setting")
            return try ProgressDocument(
                exported: date,
                settings: Dictionary(settings.map { try ($0.identifier("key"), $0.value("value")) }) {
                    first, _ in
                    first
                },
                runs: Self.runEntries(database),
                practice: database.practiceAnswers()
            ).json()
        }
    }

    /// Adds the progress in an exported document to the stored progress.
    ///
    /// Stored runs and attempts stay as they are, and so do settings that have a value: importing a document
    /// again adds nothing. If anything in the document is wrong, nothing is changed.
    ///
    /// - Parameter json: The result of ``exportJSON(date:)``, here or elsewhere.
    /// - Returns: The numbers of items that were added.
    /// - Throws: A ``ProgressError`` that names the place in the document, or why it could not be saved.
    @discardableResult
    package func importJSON(_ json: Data) throws(ProgressError) -> ImportSummary {
        let document = try ProgressDocument(json: json)
        return try write { database in
            var runs = 0
            var attempts = 0
            for (index, entry) in document.runs.enumerated() {
                let place = "runs[\(index)]"
                let run = LessonRun(
                    id: LessonRun.ID(entry.id), lesson: entry.lesson, revision: entry.revision,
                    started: entry.started, testedOut: entry.testedOut)
                runs += try Self.naming(place) { try database.insert(run) } ? 1 : 0
                for (index, attempt) in entry.attempts.enumerated() {
                    let isNew = try Self.naming("\(place).attempts[\(index)]") {
                        try database.insert(Attempt(attempt, of: run), identifier: attempt.id)
                    }
                    attempts += isNew ? 1 : 0
                }
            }
            for (index, entry) in (document.practice ?? []).enumerated() {
                let isNew = try Self.naming("practice[\(index)]") {
                    try database.put(entry, isNewer: false)
                }
                attempts += isNew ? 1 : 0
            }
            let settings = try Self.addSettings(document.settings, to: database)
            return ImportSummary(runs: runs, attempts: attempts, settings: settings)
        }
    }

    private static func runEntries(_ database: Database) throws -> [ProgressDocument.RunEntry] {
        let attempts = try Row.fetchAll(
            database,
            sql: """
                SELECT attempt.*, lesson FROM attempt JOIN run ON run.id = attempt.runId ORDER BY date, number
                """)
        let attemptsByRun = try Dictionary(grouping: attempts) { try $0.value("runId") as String }
        return try Row.fetchAll(database, sql: "SELECT * FROM run ORDER BY started, id").map { row in
            let run = try LessonRun(row)
            return ProgressDocument.RunEntry(
                id: run.id.description, lesson: run.lesson, revision: run.revision, started: run.started,
                testedOut: run.testedOut,
                attempts: try (attemptsByRun[run.id.description] ?? []).map(
                    ProgressDocument.AttemptEntry.init))
        }
    }

    private static func addSettings(_ settings: [String: String], to database: Database) throws -> Int {
        var count = 0
        for (key, value) in settings {
            count += try naming("settings") { try database.insert(setting: key, value) } ? 1 : 0
        }
        return count
    }

    private static func naming<Value>(_ place: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as InvalidValue {
            throw ProgressError.invalidImport(place: "\(place).\(error.place)", problem: error.problem)
        }
    }
}

extension ProgressDocument.AttemptEntry {
    fileprivate init(_ row: Row) throws {
        let attempt = try Attempt(row)
        id = try row.identifier("id")
        exercise = attempt.exercise
        revision = attempt.revision
        exerciseRevision = attempt.exerciseRevision
        outcome = attempt.outcome
        points = attempt.points
        hints = Double(attempt.hints)
        answer = attempt.answer
        date = attempt.date
    }
}

extension Attempt {
    fileprivate init(_ entry: ProgressDocument.AttemptEntry, of run: LessonRun) throws(InvalidValue) {
        guard let hints = Int(exactly: entry.hints) else {
            throw InvalidValue(place: "hints", problem: "\(entry.hints) is not a whole number")
        }
        self.init(
            run: run.id, lesson: run.lesson, revision: entry.revision, exercise: entry.exercise,
            outcome: entry.outcome, points: entry.points, hints: hints, answer: entry.answer,
            date: entry.date, exerciseRevision: entry.exerciseRevision)
    }
}
