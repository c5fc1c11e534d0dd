import Foundation
import Session
import TestSupport
import Testing

@testable import Course

@Suite("The test of a lesson")
struct LessonTestTests {
    private static let questions = ["read", "reads", "why"]

    @Test(
        "Three questions are drawn in the lesson's order: a prediction, at most one yes or no, nothing seen",
        arguments: 1...20)
    func draw(seed: UInt64) throws {
        let lesson = try sampleLesson(sampleExercises)
        var generator = SeededGenerator(seed: seed)
        let drawn = try #require(lesson.drawTest(without: ["why"], using: &generator))
        #expect(drawn.count == 3)
        #expect(drawn.contains("read"))
        #expect(!drawn.contains("why") && !drawn.contains("twice"))
        #expect(drawn == lesson.exercises.map(\.id).filter(drawn.contains))
        #expect(lesson.drawTest(without: ["read"], using: &generator) == nil)
        #expect(lesson.drawTest(without: ["reads", "after", "why", "command"], using: &generator) == nil)
        let another = "\n```viewdid state still\nask: login loaded\naccess view\n```"
        let longer = try sampleLesson(sampleExercises + another)
        #expect(longer.drawTest(without: ["reads", "after", "why", "command"], using: &generator) == nil)
    }

    @Test(
        "While the test is under way nothing is explained or tried",
        arguments: ["explain viewDidLoad", "map", "claim P7", "hint", "play", "skip", "why viewDidLoad"])
    func onlyAnswers(line: String) throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.beginTest(Self.questions)
        let replies = runner.enter(line)
        #expect(replies.count == 1)
        guard case .message(let text)? = replies.first else {
            Issue.record("\(line) is answered")
            return
        }
        #expect(text.hasPrefix("In a test, you answer each question once"))
        #expect(runner.position == "test 1/3")
    }

    @Test("All right passes the lesson; nothing is judged before the end")
    func passed() throws {
        var runner = try makeRunner(sampleExercises)
        let first = runner.beginTest(Self.questions) ?? []
        #expect(first.presentation?.number == 1)
        #expect(first.presentation?.count == 3)
        #expect(first.presentation?.isOfTest == true)
        #expect(first.setUps.count == 1)
        #expect(runner.position == "test 1/3")
        let second = runner.enter("a b")
        #expect(second.judgement == nil && second.solved == nil && second.notes.isEmpty)
        #expect(second.presentation?.id == "reads")
        #expect(runner.enter("1").verdict == nil)
        let end = runner.enter("a c")
        guard case .tested(let result)? = end.last else {
            Issue.record("The test goes on")
            return
        }
        #expect(result.isPassed)
        #expect(runner.passedTest == Self.questions)
        #expect(runner.place == .end)
        #expect(runner.takeEvents().map(\.kind) == [.solved, .solved, .solved])
    }

    @Test("Otherwise the steps to do are named, without what is right, and can be gone to")
    func failed() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.beginTest(Self.questions)
        #expect(runner.enter("b a").presentation?.id == "reads")
        _ = runner.enter("1")
        guard case .tested(let result)? = runner.enter("b").last else {
            Issue.record("The test goes on")
            return
        }
        #expect(!result.isPassed)
        #expect(result.right.map(\.id) == ["reads"])
        #expect(result.wrong.map(\.id) == ["read", "why"])
        #expect(runner.passedTest == nil)
        #expect(runner.results["read"]?.answersBeforeOrder == nil)
        #expect(runner.enter("goto 1").presentation?.isOfTest == false)
        #expect(runner.beginTest(["reads", "after", "why", "command"]) == nil)
    }

    @Test(
        "There is no help and no way round, and what is no answer does not count",
        arguments: [
            "hint", "skip", "play", "next", "previous", "steps", "goto 2", "goto read", "back", "blah", "",
        ])
    func strict(line: String) throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.beginTest(Self.questions)
        let count = runner.journal.count
        let replies = runner.enter(line)
        #expect(replies.hints.isEmpty && replies.shown.isEmpty && !replies.isEmpty)
        #expect(runner.journal.count == count)
        #expect(runner.exercise?.id == "read")
        #expect(runner.isTesting)
    }

    @Test(
        "Only questions that can be those of a test are taken",
        arguments: [
            [], ["read"], ["reads", "after", "why"], ["read", "read", "reads"], ["reads", "read", "why"],
            ["read", "reads", "twice"], ["read", "reads", "nowhere"],
        ])
    func forged(questions: [String]) throws {
        var runner = try makeRunner(sampleExercises)
        #expect(runner.beginTest(questions) == nil)
        #expect(runner.journal.isEmpty)
    }

    @Test(
        "What was seen before cannot be asked: answered, hinted, shown, or played with",
        arguments: ["1", "hint", "skip", "play; back"])
    func seen(line: String) throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.begin()
        _ = runner.go(to: line == "hint" ? "read" : "reads")
        for line in line.split(separator: "; ") { _ = runner.enter(String(line)) }
        #expect(runner.beginTest(Self.questions) == nil)
    }

    @Test("The journal of a test replays, and a test in its middle goes on")
    func replay() throws {
        var first = try makeRunner(sampleExercises)
        _ = first.beginTest(Self.questions, at: 1)
        for line in ["a b", "2", "hint"] { _ = first.enter(line, at: 2) }
        var again = try makeRunner(sampleExercises)
        for entry in first.journal { _ = again.take(entry) }
        #expect(again.journal == first.journal)
        #expect(again.begin().presentation?.id == "why")
        #expect(again.position == "test 3/3")
        _ = again.enter("a c")
        #expect(again.place == .end)
        #expect(again.passedTest == nil)
    }

    @Test("A transcript of a passed test has all points, and one of another test those of its answers")
    func graded() throws {
        let library = LessonLibrary(
            LessonFolder(
                name: "lessons", fileNames: { ["a.md"] },
                contents: { _, _ in
                    Data("---\nid: sample\ntitle: Sample\n---\n\(sampleExercises)\n".utf8)
                }))
        let lesson = try #require(library.lesson("sample"))
        func grade(
            _ lines: [String], dropping: JournalEntry.Kind? = nil, _ rubric: Rubric = Rubric()
        ) throws -> Grade {
            var runner = try LessonRunner(lesson)
            _ = runner.beginTest(Self.questions)
            for (index, line) in lines.enumerated() { _ = runner.enter(line, at: Double(index + 1)) }
            let transcript = Transcript(
                header: TranscriptHeader(runner, started: Date(timeIntervalSince1970: 1_000)),
                journal: runner.journal.filter { $0.kind != dropping })
            return try Grader(rubric: rubric, makePlayer: LessonPlayer.factory(library))
                .grade(Array(TranscriptWriter.text(of: transcript).utf8))
        }
        let passed = try grade(["a b", "1", "a c"])
        #expect(passed.findings.isEmpty, "\(passed.findings)")
        #expect(passed.result == .passed)
        #expect(passed.items.last?.reasons == ["Counts as passed: the test was passed (read, reads, why)."])
        let failed = try grade(["a b", "1", "a"])
        #expect(failed.findings.isEmpty, "\(failed.findings)")
        #expect(failed.items.map(\.points) == [1, 1, 0, 0, 0.5, 0, 0])
        let forged = try grade(["a b", "1", "a c"], dropping: .test)
        #expect(forged.result != .passed)
        var rubric = Rubric()
        (rubric.deadline, rubric.late) = (Date(timeIntervalSince1970: 999), 0.5)
        let late = try grade(["a b", "1", "a c"], rubric)
        #expect(late.items.map(\.points) == Array(repeating: 0.5, count: 7))
        #expect(late.items.allSatisfy { $0.isLate && $0.reasons.last?.hasPrefix("Late: ") == true })
    }
}
