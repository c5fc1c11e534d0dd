import Foundation
import TestSupport
import Testing

@testable import Progress

struct ImportTests {
    let here: TemporaryFolder
    let there: TemporaryFolder

    init() throws {
        here = try TemporaryFolder()
        there = try TemporaryFolder()
    }

    func filled(_ folder: TemporaryFolder, lesson: String) throws -> ProgressStore {
        let store = ProgressStore(folder: folder.url.path)
        let run = try store.startRun(of: lesson, revision: "r1", date: .at(0))
        try store.record(.made(in: run, of: lesson, "first", .wrong, points: 0.5, hints: 1, at: 1.001))
        try store.record(.made(in: run, of: lesson, "first", .solved, at: 2.999))
        try store.set("keys", to: lesson)
        return store
    }

    static let golden = """
        {
          "exported" : "2023-11-14T22:14:20.000Z",
          "format" : "viewdid-progress",
          "runs" : [
            {
              "attempts" : [
                {
                  "answer" : "loadView viewDidLoad",
                  "date" : "2023-11-14T22:13:21.500Z",
                  "exercise" : "first",
                  "exerciseRevision" : "exercise-r1",
                  "hints" : 1,
                  "id" : "00000000-0000-0000-0000-000000000000",
                  "outcome" : "wrong",
                  "points" : 0.1,
                  "revision" : "r1"
                }
              ],
              "id" : "run-1",
              "lesson" : "lazy-view",
              "revision" : "r1",
              "started" : "2023-11-14T22:13:21.500Z",
              "testedOut" : "2023-11-14T22:13:22.000Z"
            }
          ],
          "settings" : {
            "keys" : "vi",
            "last" : "a/b"
          },
          "version" : 1
        }

        """

    @Test("The document has a fixed form")
    func goldenDocument() throws {
        let zero = try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000000"))
        let store = ProgressStore(folder: here.url.path) { zero }
        try store.record(
            .made(in: LessonRun.ID("run-1"), "first", .wrong, points: 0.1, hints: 1, at: 1.5))
        try store.passTest(of: "lazy-view", revision: "r1", in: LessonRun.ID("run-1"), date: .at(2))
        try store.set("last", to: "a/b")
        try store.set("keys", to: "vi")
        #expect(String(decoding: try store.exportJSON(date: .at(60)), as: UTF8.self) == Self.golden)
    }

    @Test("What was exported is imported whole, with every millisecond")
    func roundTrip() throws {
        let store = ProgressStore(folder: here.url.path)
        let run = try store.startRun(of: "lazy-view", revision: "r1", date: .at(0))
        for number in 0..<1000 {
            try store.record(.made(in: run, "exercise-\(number)", at: Double(number) / 1000))
        }
        let other = ProgressStore(folder: there.url.path)
        let json = try store.exportJSON(date: .at(60))
        #expect(try other.importJSON(json).attempts == 1000)
        #expect(try other.attempts(in: run) == store.attempts(in: run))
        #expect(try other.exportJSON(date: .at(60)) == json)
    }

    @Test("Importing merges, and importing again adds nothing")
    func merge() throws {
        let store = try filled(here, lesson: "lazy-view")
        let json = try filled(there, lesson: "tabs").exportJSON(date: .at(60))
        let first = try store.importJSON(json)
        #expect(first == ImportSummary(runs: 1, attempts: 2, settings: 0))
        let second = try store.importJSON(json)
        #expect(second == ImportSummary(runs: 0, attempts: 0, settings: 0))
        #expect(try store.lessons().map(\.attempts) == [2, 2])
        #expect(try store.setting("keys") == "lazy-view")
    }

    @Test("A run continued in two places is joined")
    func joinedRun() throws {
        let store = try filled(here, lesson: "tabs")
        let other = ProgressStore(folder: there.url.path)
        try other.importJSON(store.exportJSON(date: .at(60)))
        let run = try #require(try store.runs(of: "tabs").first).id
        try store.record(.made(in: run, of: "tabs", "here", at: 70))
        try other.record(.made(in: run, of: "tabs", "there", at: 71))
        #expect(try store.importJSON(other.exportJSON(date: .at(80))).attempts == 1)
        #expect(try store.exercises(of: "tabs").map(\.exercise) == ["first", "here", "there"])
    }

    static let wrong: [(replace: String, with: String, place: String)] = [
        ("\"points\" : 0.1", "\"points\" : 1.5", "runs[0].attempts[0].points"),
        ("\"points\" : 0.1", "\"points\" : \"1\"", "runs[0].attempts[0].points"),
        ("\"hints\" : 1", "\"hints\" : -1", "runs[0].attempts[0].hints"),
        ("\"hints\" : 1", "\"hints\" : 1e99", "runs[0].attempts[0].hints"),
        ("\"hints\" : 1", "\"hints\" : 1.5", "runs[0].attempts[0].hints"),
        ("\"exercise-r1\"", "\"\"", "runs[0].attempts[0].exerciseRevision"),
        ("\"testedOut\" : \"2023", "\"testedOut\" : \"never", "runs[0].testedOut"),
        ("\"wrong\"", "\"perfect\"", "runs[0].attempts[0].outcome"),
        ("\"exercise\" : \"first\"", "\"exercise\" : \"\"", "runs[0].attempts[0].exercise"),
        ("\"exercise\" : \"first\",", "", "runs[0].attempts[0]"),
        ("\"date\" : \"2023", "\"date\" : \"last year", "runs[0].attempts[0].date"),
        ("\"lesson\" : \"lazy-view\"", "\"lesson\" : \"\\u001b[2J\"", "runs[0].lesson"),
        ("\"lesson\" : \"lazy-view\"", "\"lesson\" : null", "runs[0].lesson"),
        ("\"keys\" :", "\"\" :", "settings.key"),
        ("viewdid-progress", "something-else", "format"),
        ("\"version\" : 1", "\"version\" : 2", "version"),
        ("\"version\" : 1", "\"version\" : {", ""),
        ("{\n  \"exported\"", "[", ""),
    ]

    @Test("A wrong document is refused with its place, and changes nothing", arguments: wrong)
    func refused(replace: String, with replacement: String, place: String) throws {
        let document = Self.golden.replacingOccurrences(of: replace, with: replacement)
        #expect(document != Self.golden)
        let store = try filled(here, lesson: "tabs")
        let before = try store.exportJSON(date: .at(60))
        let error = #expect(throws: ProgressError.self) { try store.importJSON(Data(document.utf8)) }
        guard case .invalidImport(place, let problem)? = error else {
            Issue.record("\(String(describing: error)) does not name \(place)")
            return
        }
        #expect(!problem.isEmpty)
        #expect(try store.exportJSON(date: .at(60)) == before)
    }

    @Test("A document that moves a known run to another lesson is refused")
    func movedRun() throws {
        let store = ProgressStore(folder: here.url.path)
        try store.importJSON(Data(Self.golden.utf8))
        let moved = Self.golden.replacingOccurrences(of: "lazy-view", with: "tabs")
        let error = #expect(throws: ProgressError.self) { try store.importJSON(Data(moved.utf8)) }
        #expect(error?.description.contains("runs[0].lesson") == true)
        #expect(try store.lessons().map(\.lesson) == ["lazy-view"])
    }

    @Test("A slip in the JSON is placed")
    func syntaxError() throws {
        let document = Self.golden.replacingOccurrences(of: "\"runs\" :", with: "\"runs\" = ")
        let error = #expect(throws: ProgressError.self) {
            try ProgressStore(folder: here.url.path).importJSON(Data(document.utf8))
        }
        let place = /not valid JSON near (line|character) \d+/
        #expect(error?.problem.contains(place) == true, "\(String(describing: error))")
    }

    @Test(
        "Bytes that are not JSON are refused",
        arguments: [
            Data(), Data([0xFF, 0xFE]), Data("null".utf8), Data(String(repeating: "[", count: 100_000).utf8),
        ])
    func notJSON(bytes: Data) throws {
        let store = ProgressStore(folder: here.url.path)
        #expect(throws: ProgressError.self) { try store.importJSON(bytes) }
        #expect(try store.lessons().isEmpty)
    }
}
