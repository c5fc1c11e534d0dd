import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("Transcripts with equal beginnings")
struct SharedReplayTests {
    private let lessons = LessonLibrary(
        LessonFolder(name: "lessons", fileNames: { ["full.md"] }, contents: { _, _ in Data(fullLesson.utf8) })
    )

    /// Lines that might be typed in the lesson, sensible or not.
    private static let lines = [
        "next", "next", "previous", "goto twice", "goto first-read", "goto own-view", "hint", "a", "b", "2",
        "1",
        "yes", "no", "nothing", "viewDidLoad", "viewDidLoad loadView", "loadView viewDidLoad", "play", "back",
        "access view", "set view nil", "undo", "compare ios 5 17: access view", "predict access view", "skip",
        "class Wall: UIViewController {\n    override func loadView() {\n        view = UIView()\n    }\n}",
        "test out", "state",
        // Often enough that some answers have been seen before.
        "play", "access view", "back", "play", "access view", "back",
    ]

    private func transcript(_ numbers: inout SeededGenerator) throws -> String {
        var runner = try LessonRunner(try #require(lessons.lesson("lazy-view")))
        _ = runner.begin(at: 0)
        for index in 0..<Int.random(in: 5...40, using: &numbers) {
            let line = Self.lines.randomElement(using: &numbers) ?? ""
            if line == "test out" {
                let drawn = runner.lesson.drawTest(without: runner.seen, using: &numbers) ?? []
                _ = runner.beginTest(drawn, at: Double(index))
            } else {
                _ = runner.enter(line, at: Double(index))
            }
        }
        return TranscriptWriter.text(
            of: Transcript(header: TranscriptHeader(runner, learner: "ada"), journal: runner.journal))
    }

    @Test("Transcripts with equal beginnings have the grades that each has alone")
    func gradesAlone() throws {
        var numbers = SeededGenerator(seed: 11)
        let shared = Grader(makePlayer: LessonPlayer.factory(lessons))
        var seen = 0, tested = 0
        for _ in 0..<40 {
            let text = try transcript(&numbers), bytes = Array(text.utf8)
            let alone = try Grader(makePlayer: LessonPlayer.factory(lessons)).grade(bytes)
            #expect(try shared.grade(bytes) == alone)
            #expect(try shared.grade(bytes) == alone)
            #expect(alone.findings.allSatisfy { $0.code == "quick-answers" }, "\(alone.findings)\n\(text)")
            seen += alone.seen
            tested += text.contains(" test ") ? 1 : 0
        }
        #expect(seen > 0)
        #expect(tested > 0)
    }

    @Test("Free sessions with equal beginnings have the grades that each has alone")
    func gradesOfFreeSession() throws {
        var numbers = SeededGenerator(seed: 12)
        let shared = Grader()
        let lines = [
            "access view", "undo", "predict access view", "loadView viewDidLoad", "nothing", "hint", "skip",
            "memory warning", "predict memory warning", "set view nil", "compare ios 5 17", "ios 5", "redo",
        ]
        for _ in 0..<60 {
            let typed = (0..<Int.random(in: 2...20, using: &numbers)).map { _ in
                lines.randomElement(using: &numbers) ?? ""
            }
            let bytes = Array(TranscriptWriter.text(of: Recordings.record(typed)).utf8)
            #expect(try shared.grade(bytes) == Grader().grade(bytes))
        }
    }

    @Test("Transcripts with equal beginnings are believed no more than others")
    func believedNoMore() throws {
        let text = TranscriptWriter.text(
            of: Recordings.record(["predict access view", "viewDidLoad loadView", "loadView viewDidLoad"]))
        let grader = Grader()
        #expect(try grader.grade(Array(text.utf8)).findings.isEmpty)
        let forged = text.replacing("points 0.5", with: "points 1")
        #expect(try grader.grade(Array(forged.utf8)).findings.map(\.code) == ["outcome-differs"])
        let tooLong = Grader(steps: 5)
        #expect(throws: FileFault.self) { try tooLong.grade(Array(text.utf8)) }
        #expect(throws: FileFault.self) { try tooLong.grade(Array(text.utf8)) }
    }
}
