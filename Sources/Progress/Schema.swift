import GRDB

/// The history of the database's layout, one named migration for each released change.
///
/// A migration that was released is never edited: a change is a new migration.
enum Schema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("v1", migrate: createRunsAttemptsAndSettings)
        migrator.registerMigration("exercise-revisions-and-tests", migrate: addExerciseRevisionsAndTests)
        migrator.registerMigration("practice-answers", migrate: createPracticeAnswers)
        return migrator
    }

    /// The columns that all migrations together make.
    private static let columns: [String: Set<String>] = [
        "run": ["id", "lesson", "revision", "started", "testedOut"],
        "attempt": [
            "number", "id", "runId", "exercise", "revision", "outcome", "points", "hints", "answer", "date",
            "exerciseRevision",
        ],
        "setting": ["key", "value"],
        "practiceAnswer": [
            "id", "question", "rule", "topic", "kind", "rating", "points", "hints", "belief", "date",
        ],
    ]

    /// Looks whether the tables are there as the migrations made them, before anything is added to others.
    @Sendable static func check(_ database: Database) throws {
        for (table, columns) in columns {
            guard try database.tableExists(table),
                try Set(database.columns(in: table).map(\.name)) == columns
            else { throw ForeignContent() }
        }
        // A trigger could delete what was just recorded, and nobody would hear of it.
        let active = try Int.fetchOne(
            database, sql: "SELECT count(*) FROM sqlite_master WHERE type IN ('trigger', 'view')")
        guard active == 0 else { throw ForeignContent() }
    }

    private static func addExerciseRevisionsAndTests(_ database: Database) throws {
        try database.alter(table: "attempt") { $0.add(column: "exerciseRevision", .text) }
        try database.alter(table: "run") { $0.add(column: "testedOut", .integer) }
    }

    private static func createRunsAttemptsAndSettings(_ database: Database) throws {
        try database.create(table: "run") { table in
            table.primaryKey("id", .text)
            table.column("lesson", .text).notNull().indexed()
            table.column("revision", .text).notNull()
            table.column("started", .integer).notNull()
        }
        try database.create(table: "attempt") { table in
            table.autoIncrementedPrimaryKey("number")
            table.column("id", .text).notNull().unique()
            table.belongsTo("run", onDelete: .cascade).notNull()
            table.column("exercise", .text).notNull()
            table.column("revision", .text).notNull()
            table.column("outcome", .text).notNull().check { ["solved", "wrong", "shown"].contains($0) }
            table.column("points", .double).notNull().check { (0.0...1.0).contains($0) }
            table.column("hints", .integer).notNull().check { $0 >= 0 }
            table.column("answer", .text).notNull()
            table.column("date", .integer).notNull()
        }
        // No program has a setting yet; whoever keeps one in the file finds it again after an export.
        try database.create(table: "setting") { table in
            table.primaryKey("key", .text)
            table.column("value", .text).notNull()
        }
    }

    private static func createPracticeAnswers(_ database: Database) throws {
        try database.create(table: "practiceAnswer") { table in
            table.primaryKey("id", .text)
            table.column("question", .text).notNull()
            table.column("rule", .text).notNull().indexed()
            table.column("topic", .text).notNull()
            table.column("kind", .text).notNull()
            table.column("rating", .integer).notNull().check { (1...4).contains($0) }
            table.column("points", .double).notNull().check { (0.0...1.0).contains($0) }
            table.column("hints", .integer).notNull().check { $0 >= 0 }
            table.column("belief", .text)
            table.column("date", .integer).notNull()
        }
    }
}
