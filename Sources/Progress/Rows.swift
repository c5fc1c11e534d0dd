import Foundation
import GRDB

extension Database {
    /// Adds a row, unless one with its key is there already.
    ///
    /// - Parameters:
    ///   - table: The name of the table.
    ///   - values: The values by their columns.
    ///   - key: The column of the key.
    ///   - columns: The columns of a row that is there that take the new values.
    /// - Returns: True if anything changed.
    /// - Throws: SQLite's error.
    func insert(
        into table: String, _ values: KeyValuePairs<String, (any DatabaseValueConvertible)?>,
        key: String = "id", replacing columns: [String] = []
    ) throws -> Bool {
        let names = values.map { $0.key }.joined(separator: ", ")
        let marks = values.map { _ in "?" }.joined(separator: ", ")
        let changes = columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        let change = columns.isEmpty ? "NOTHING" : "UPDATE SET " + changes
        try execute(
            sql: "INSERT INTO \(table) (\(names)) VALUES (\(marks)) ON CONFLICT (\(key)) DO \(change)",
            arguments: StatementArguments(values.map { $0.value }))
        return changesCount > 0
    }

    /// Adds a run, unless it is there already.
    ///
    /// - Parameter run: The run.
    /// - Returns: True if the run is new.
    /// - Throws: An `InvalidValue` when it cannot be stored, or SQLite's error.
    @discardableResult
    func insert(_ run: LessonRun) throws -> Bool {
        try InvalidValue.checkIdentifier(run.id.description, "run")
        try InvalidValue.checkIdentifier(run.lesson, "lesson")
        try InvalidValue.checkIdentifier(run.revision, "revision")
        let started = try InvalidValue.checkedMilliseconds(of: run.started, "started")
        let testedOut = try run.testedOut.map { try InvalidValue.checkedMilliseconds(of: $0, "testedOut") }
        let isNew = try insert(
            into: "run",
            [
                "id": run.id.description, "lesson": run.lesson, "revision": run.revision, "started": started,
                "testedOut": testedOut,
            ])
        if isNew { return true }
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
    /// - Returns: True if the attempt is new.
    /// - Throws: An `InvalidValue` when it cannot be stored, or SQLite's error.
    @discardableResult
    func insert(_ attempt: Attempt, identifier: String) throws -> Bool {
        try InvalidValue.checkIdentifier(identifier, "id")
        try InvalidValue.checkIdentifier(attempt.exercise, "exercise")
        try InvalidValue.checkIdentifier(attempt.revision, "revision")
        if let revision = attempt.exerciseRevision {
            try InvalidValue.checkIdentifier(revision, "exerciseRevision")
        }
        try InvalidValue.check(attempt.points, "points", in: InvalidValue.points)
        try InvalidValue.check(attempt.hints, "hints", in: InvalidValue.hints)
        let date = try InvalidValue.checkedMilliseconds(of: attempt.date, "date")
        return try insert(
            into: "attempt",
            [
                "id": identifier, "runId": attempt.run.description, "exercise": attempt.exercise,
                "revision": attempt.revision, "exerciseRevision": attempt.exerciseRevision,
                "outcome": attempt.outcome.rawValue, "points": attempt.points, "hints": attempt.hints,
                "answer": attempt.answer, "date": date,
            ])
    }

    /// Adds a setting, unless it has a value already.
    ///
    /// - Parameters:
    ///   - key: The setting's name.
    ///   - value: Its value.
    /// - Returns: True if the setting had no value.
    /// - Throws: An `InvalidValue` when it cannot be stored, or SQLite's error.
    @discardableResult
    func insert(setting key: String, _ value: String) throws -> Bool {
        try InvalidValue.checkIdentifier(key, "key")
        return try insert(into: "setting", ["key": key, "value": value], key: "key")
    }
}

extension LessonRun {
    init(_ row: Row) throws {
        self.init(
            id: try ID(row.identifier("id")), lesson: try row.identifier("lesson"),
            revision: try row.identifier("revision"), started: try row.date("started"),
            testedOut: try row.dateIfPresent("testedOut"))
    }
}

extension Attempt {
    /// The attempt of a row in which its lesson stands as well.
    init(_ row: Row) throws { try self.init(row, of: row.identifier("lesson")) }

    init(_ row: Row, of lesson: String) throws {
        self.init(
            run: try LessonRun.ID(row.identifier("runId")), lesson: lesson,
            revision: try row.identifier("revision"), exercise: try row.identifier("exercise"),
            outcome: try row.outcome("outcome"), points: try row.number("points", in: InvalidValue.points),
            hints: try row.number("hints", in: InvalidValue.hints), answer: try row.value("answer"),
            date: try row.date("date"),
            exerciseRevision: try row.identifierIfPresent("exerciseRevision"))
    }
}

/// Anybody may have changed the file: what is read is never taken for what was written. GRDB's subscripts end the program.
extension Row {
    func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(
        _ column: String
    ) throws -> Value {
        try decode(Value.self, forColumn: column)
    }

    func identifier(_ column: String) throws -> String {
        let text: String = try value(column)
        try ForeignContent.checking { try InvalidValue.checkIdentifier(text, column) }
        return text
    }

    func identifierIfPresent(_ column: String) throws -> String? {
        let isPresent = try value(column) as String? != nil
        return isPresent ? try identifier(column) : nil
    }

    func number<Number: Numeric & Comparable & DatabaseValueConvertible & StatementColumnConvertible>(
        _ column: String, in range: ClosedRange<Int>
    ) throws -> Number {
        let number: Number = try value(column)
        try ForeignContent.checking { try InvalidValue.check(number, column, in: range) }
        return number
    }

    func date(_ column: String) throws -> Date {
        let date = Date(milliseconds: try value(column))
        _ = try ForeignContent.checking { try InvalidValue.checkedMilliseconds(of: date, column) }
        return date
    }

    func dateIfPresent(_ column: String) throws -> Date? {
        let isPresent = try value(column) as Int64? != nil
        return isPresent ? try date(column) : nil
    }

    func outcome(_ column: String) throws -> Attempt.Outcome {
        guard let outcome = Attempt.Outcome(rawValue: try value(column)) else { throw ForeignContent() }
        return outcome
    }
}

/// Something in the file that this program never wrote there.
struct ForeignContent: Error {
    /// Runs a check of what is to be kept on what was kept.
    static func checking<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch is InvalidValue { throw ForeignContent() }
    }
}
