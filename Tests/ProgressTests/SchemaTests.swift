import Foundation
import GRDB
import Progress
import TestSupport
import Testing

struct SchemaTests {
    static let fixtures = [
        "v1": """
        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
        INSERT INTO grdb_migrations VALUES ('v1');
        CREATE TABLE run (
            id TEXT PRIMARY KEY NOT NULL, lesson TEXT NOT NULL, revision TEXT NOT NULL,
            started INTEGER NOT NULL);
        CREATE INDEX run_on_lesson ON run (lesson);
        CREATE TABLE attempt (
            number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
            runId TEXT NOT NULL REFERENCES run (id) ON DELETE CASCADE, exercise TEXT NOT NULL,
            revision TEXT NOT NULL, outcome TEXT NOT NULL CHECK (outcome IN ('solved', 'wrong', 'shown')),
            points DOUBLE NOT NULL CHECK (points BETWEEN 0.0 AND 1.0),
            hints INTEGER NOT NULL CHECK (hints >= 0), answer TEXT NOT NULL, date INTEGER NOT NULL);
        CREATE INDEX attempt_on_runId ON attempt (runId);
        CREATE TABLE setting (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL);
        INSERT INTO run VALUES ('run-1', 'lazy-view', 'r1', 1700000000000);
        INSERT INTO attempt VALUES
            (1, 'attempt-1', 'run-1', 'first', 'r1', 'wrong', 0.5, 1, 'viewDidLoad', 1700000001000),
            (2, 'attempt-2', 'run-1', 'first', 'r1', 'solved', 1, 0, 'loadView', 1700000002000);
        INSERT INTO setting VALUES ('keys', 'vi');
        """
    ]

    @Test("Answers of an earlier program do not say what was asked, and no test was passed")
    func unknownRevisions() throws {
        let folder = try TemporaryFolder()
        try folder.execute(try #require(Self.fixtures["v1"]))
        let store = ProgressStore(folder: folder.url.path)
        #expect(try store.exercises(of: "lazy-view").map(\.lastExerciseRevision) == [nil])
        #expect(try store.lessons().map(\.testedOut) == [nil])
    }

    @Test("A file of each released version keeps its content", arguments: fixtures.keys)
    func migrationKeepsContent(version: String) throws {
        let folder = try TemporaryFolder()
        try folder.execute(try #require(Self.fixtures[version]))
        let store = ProgressStore(folder: folder.url.path)
        #expect(try store.attempts(in: LessonRun.ID("run-1")).map(\.answer) == ["viewDidLoad", "loadView"])
        #expect(try store.exercises(of: "lazy-view").map(\.isSolved) == [true])
        #expect(try store.setting("keys") == "vi")
        try store.record(.made(in: LessonRun.ID("run-1"), "second", at: 5))
        #expect(try store.attempts(in: LessonRun.ID("run-1")).last?.exercise == "second")
    }

    @Test("A file of each released version ends with the layout of a new one", arguments: fixtures.keys)
    func migrationMakesTheLayout(version: String) throws {
        let old = try TemporaryFolder()
        try old.execute(try #require(Self.fixtures[version]))
        let new = try TemporaryFolder()
        for folder in [old, new] {
            _ = try ProgressStore(folder: folder.url.path).lessons()
        }
        #expect(try layout(of: old) == layout(of: new))
    }

    private func layout(of folder: TemporaryFolder) throws -> [String] {
        try DatabaseQueue(path: folder.database.path).read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT tables.name || '.' || columns.name || ' ' || columns.type || ' ' || columns."notnull"
                        || ' ' || columns.pk
                    FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
                    WHERE tables.type = 'table'
                    UNION ALL SELECT 'index ' || name FROM sqlite_master WHERE type = 'index'
                    UNION ALL SELECT 'migration ' || identifier FROM grdb_migrations
                    ORDER BY 1
                    """)
        }
    }
}
