import Foundation
import Platform
import Progress
import TestSupport
import Testing

struct KeptProgressTests {
    let folder: TemporaryFolder
    let store: ProgressStore

    init() throws {
        folder = try TemporaryFolder()
        store = ProgressStore(folder: folder.url.path)
    }

    @Test("A new store touches no file until it is needed")
    func cheapInit() throws {
        let nested = folder.url.appendingPathComponent("a/b")
        let store = ProgressStore(folder: nested.path)
        #expect(try folder.files.isEmpty)
        #expect(try store.lessons().isEmpty)
        #expect(FileManager.default.fileExists(atPath: nested.appendingPathComponent("progress.sqlite").path))
    }

    @Test("A recorded attempt is read back by another store, to the millisecond")
    func roundTrip() throws {
        let run = try store.startRun(of: "lazy-view", revision: "r1", date: .at(0))
        let attempt = Attempt(
            run: run, lesson: "lazy-view", revision: "r1", exercise: "first-read", outcome: .wrong,
            points: 0.3, hints: 2, answer: "加载 → viewDidLoad\n'; DROP TABLE run; --", date: .at(0.123))
        try store.record(attempt)
        let other = ProgressStore(folder: folder.url.path)
        #expect(try other.attempts(in: run) == [attempt])
        let runs = try other.runs(of: "lazy-view")
        #expect(runs.map(\.id) == [run])
        #expect(runs.map(\.started) == [.at(0)])
    }

    @Test("An exercise sums up its attempts")
    func exerciseSummary() throws {
        let run = try store.startRun(of: "lazy-view", revision: "r1", date: .at(0))
        try store.record(.made(in: run, "second", .shown, points: 0, hints: 1, at: 5))
        try store.record(.made(in: run, "first", .wrong, points: 0.5, hints: 1, at: 1))
        try store.record(.made(in: run, "first", .solved, points: 1, at: 2))
        try store.record(.made(in: run, "first", .wrong, points: 0.25, hints: 2, revision: "r2", at: 3))
        let exercises = try store.exercises(of: "lazy-view")
        #expect(exercises.map(\.exercise) == ["first", "second"])
        let first = try #require(exercises.first)
        #expect(first.isSolved)
        #expect(!first.wasShown)
        #expect(first.lastExerciseRevision == "exercise-r2")
    }

    @Test("A passed test belongs to its run, goes with the lesson, and begins a run that is not known")
    func passedTest() throws {
        let run = try store.startRun(of: "lazy-view", revision: "r1", date: .at(0))
        #expect(try store.lessons().map(\.testedOut) == [nil])
        try store.passTest(of: "lazy-view", revision: "r1", in: run, date: .at(9))
        try store.passTest(of: "sheets", revision: "r1", in: LessonRun.ID("other"), date: .at(10))
        #expect(try store.lessons().map(\.testedOut) == [.at(9), .at(10)])
        #expect(try store.runs(of: "lazy-view").map(\.testedOut) == [.at(9)])
        try store.forget("lazy-view")
        #expect(try store.lessons().map(\.lesson) == ["sheets"])
    }

    @Test("The attempts at a lesson come from all its runs, oldest first")
    func allAttempts() throws {
        let first = try store.startRun(of: "lazy-view", revision: "r1", date: .at(0))
        let second = try store.startRun(of: "lazy-view", revision: "r1", date: .at(1))
        try store.record(.made(in: second, "b", at: 5))
        try store.record(.made(in: first, "a", at: 3))
        let other = try store.startRun(of: "sheets", revision: "r1", date: .at(2))
        try store.record(.made(in: other, of: "sheets", "c", at: 4))
        #expect(try store.attempts(at: "lazy-view").map(\.exercise) == ["a", "b"])
    }

    @Test("A skipped exercise is shown, not done")
    func skippedIsNotDone() throws {
        let run = try store.startRun(of: "lazy-view", revision: "r1", date: .at(0))
        try store.record(.made(in: run, "first", .shown, points: 1))
        let first = try #require(try store.exercises(of: "lazy-view").first)
        #expect(first.wasShown)
        #expect(!first.isSolved)
        let lesson = try #require(try store.lessons().first)
        #expect(lesson.solved == 0)
        #expect(lesson.shown == 1)
    }

    @Test("Lessons are counted each for itself")
    func lessonSummaries() throws {
        let lazy = try store.startRun(of: "lazy-view", revision: "r1", date: .at(0))
        _ = try store.startRun(of: "lazy-view", revision: "r1", date: .at(1))
        _ = try store.startRun(of: "tabs", revision: "r1", date: .at(50))
        try store.record(.made(in: lazy, "first", .wrong, points: 0, at: 2))
        try store.record(.made(in: lazy, "first", .solved, at: 3))
        try store.record(.made(in: lazy, "second", .shown, points: 0, at: 4))
        let lessons = try store.lessons()
        #expect(lessons.map(\.lesson) == ["lazy-view", "tabs"])
        #expect(lessons.map(\.attempts) == [3, 0])
        #expect(lessons.map(\.solved) == [1, 0])
        #expect(lessons.map(\.shown) == [1, 0])
        #expect(lessons.map(\.lastDate) == [.at(4), .at(50)])
    }

    @Test("Forgetting a lesson leaves the others")
    func forget() throws {
        for lesson in ["lazy-view", "tabs"] {
            let run = try store.startRun(of: lesson, revision: "r1", date: .at(0))
            try store.record(.made(in: run, of: lesson, "first"))
        }
        try store.forget("lazy-view")
        #expect(try store.lessons().map(\.lesson) == ["tabs"])
        #expect(try store.exercises(of: "lazy-view").isEmpty)
        #expect(try store.exercises(of: "tabs").count == 1)
    }

    @Test("An answer to a lesson forgotten meanwhile is kept")
    func recordAfterForget() throws {
        let run = try store.startRun(of: "lazy-view", revision: "r1", date: .at(0))
        try store.forget("lazy-view")
        try store.record(.made(in: run, "first", at: 7))
        #expect(try store.exercises(of: "lazy-view").count == 1)
        #expect(try store.runs(of: "lazy-view").map(\.started) == [.at(7)])
    }

    @Test("A reset removes everything, settings too")
    func reset() throws {
        let run = try store.startRun(of: "lazy-view", revision: "r1", date: .at(0))
        try store.record(.made(in: run, "first"))
        try store.set("keys", to: "vi")
        try store.reset()
        #expect(try store.lessons().isEmpty)
        #expect(try store.setting("keys") == nil)
    }

    static let unacceptable: [(place: String, change: @Sendable (inout Attempt) -> Void)] = [
        ("points", { $0.points = 1.01 }),
        ("points", { $0.points = -0.01 }),
        ("points", { $0.points = .nan }),
        ("hints", { $0.hints = -1 }),
        ("hints", { $0.hints = .max }),
        ("lesson", { $0.lesson = "tabs" }),
        ("exercise", { $0.exercise = "" }),
        ("exercise", { $0.exercise = "a\u{1B}[2J" }),
        ("exercise", { $0.exercise = String(repeating: "x", count: 201) }),
        ("started", { $0.date = Date(timeIntervalSince1970: .infinity) }),
        ("started", { $0.date = Date(timeIntervalSince1970: .nan) }),
    ]

    @Test("An attempt that makes no sense is refused, and nothing is saved", arguments: unacceptable)
    func invalid(place: String, change: @Sendable (inout Attempt) -> Void) throws {
        let run = try store.startRun(of: "lazy-view", revision: "r1", date: .at(0))
        var attempt = Attempt.made(in: run, "first")
        change(&attempt)
        let error = #expect(throws: ProgressError.self) { try store.record(attempt) }
        guard case .invalidValue(place, _)? = error else {
            Issue.record("\(String(describing: error)) does not name \(place)")
            return
        }
        #expect(try store.attempts(in: run).isEmpty)
    }

    #if os(macOS)
        static let inHome = "Library/Application Support/viewdid"
    #else
        static let inHome = ".local/share/viewdid"
    #endif

    @Test(
        "The default folder follows the environment",
        arguments: [
            (["XDG_DATA_HOME": "/data", "HOME": "/home/ada"], "/data/viewdid"),
            (["XDG_DATA_HOME": "data", "HOME": "/home/ada"], "/home/ada/\(inHome)"),
            (["XDG_DATA_HOME": "", "HOME": "/home/ada"], "/home/ada/\(inHome)"),
            (["HOME": "/home/ada"], "/home/ada/\(inHome)"),
        ] as [(EnvironmentVariables, String)])
    func defaultFolder(environment: EnvironmentVariables, path: String) {
        #expect(ProgressStore.defaultFolder(environment: environment) == path)
    }
}
