import Foundation
import GRDB

extension Database {
    /// Adds a run, unless it is there already.
    ///
    /// - Parameter run: The run.
    /// - Returns: Whether the run is new.
    /// - Throws: An `InvalidValue` when it cannot be kept, or SQLite's error.
    @discardableResult
    func insert(_ run: Run) throws -> Bool {
        try InvalidValue.checkIdentifier(run.id.description, "run")
        try InvalidValue.checkIdentifier(run.lesson, "lesson")
        try InvalidValue.checkIdentifier(run.revision, "revision")
        let started = try InvalidValue.checkedMilliseconds(of: run.started, "started")
        let testedOut = try run.testedOut.map { try InvalidValue.checkedMilliseconds(of: $0, "testedOut") }
        try execute(
            sql: """
                INSERT INTO run (id, lesson, revision, started, testedOut) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (id) DO NOTHING
                """, arguments: [run.id.description, run.lesson, run.revision, started, testedOut])
        if changesCount > 0 { return true }
        let lesson = try String.fetchOne(
            self, sql: "SELECT lesson FROM run WHERE id = ?", arguments: [run.id.description])
        if let lesson, lesson != run.lesson {
            throw InvalidValue(place: "lesson", problem: "this run belongs to the lesson \(lesson)")
        }
        return false
    }

    /// Adds an attempt to its run, unless it is there already.
    ///
    /// - Parameters:
    ///   - attempt: The attempt; its run exists.
    ///   - identifier: The attempt's identifier.
    /// - Returns: Whether the attempt is new.
    /// - Throws: An `InvalidValue` when it cannot be kept, or SQLite's error.
    @discardableResult
    func insert(_ attempt: Attempt, identifier: String) throws -> Bool {
        try InvalidValue.checkIdentifier(identifier, "id")
        try InvalidValue.checkIdentifier(attempt.exercise, "exercise")
        try InvalidValue.checkIdentifier(attempt.revision, "revision")
        if let revision = attempt.exerciseRevision {
            try InvalidValue.checkIdentifier(revision, "exerciseRevision")
        }
        try InvalidValue.checkPoints(attempt.points)
        try InvalidValue.checkHints(attempt.hints)
        let date = try InvalidValue.checkedMilliseconds(of: attempt.date, "date")
        try execute(
            sql: """
                INSERT INTO attempt
                    (id, runId, exercise, revision, exerciseRevision, outcome, points, hints, answer, date)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO NOTHING
                """,
            arguments: [
                identifier, attempt.run.description, attempt.exercise, attempt.revision,
                attempt.exerciseRevision, attempt.outcome.rawValue, attempt.points, attempt.hints,
                attempt.answer, date,
            ])
        return changesCount > 0
    }
}

extension Run {
    init(_ row: Row) {
        self.init(
            id: ID(row["id"]), lesson: row["lesson"], revision: row["revision"],
            started: Date(milliseconds: row["started"]),
            testedOut: (row["testedOut"] as Int64?).map(Date.init(milliseconds:)))
    }
}

extension Attempt {
    init(_ row: Row) {
        self.init(
            run: Run.ID(row["runId"]), lesson: row["lesson"], revision: row["revision"],
            exercise: row["exercise"], outcome: Outcome(rawValue: row["outcome"]) ?? .wrong,
            points: row["points"], hints: row["hints"], answer: row["answer"],
            date: Date(milliseconds: row["date"]), exerciseRevision: row["exerciseRevision"])
    }
}
