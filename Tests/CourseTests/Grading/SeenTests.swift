import Foundation
import Lifecycle
import Session
import Testing

@testable import Course

@Suite struct `What was seen before an answer` {
    /// Which of the predictions had been seen, each with the entry that showed it.
    private func sightings(_ lines: [String]) throws -> [Sighting?] {
        let text = TranscriptWriter.text(of: Recordings.record(lines))
        let grade = try Recordings.grade(text)
        #expect(grade.findings.allSatisfy { !$0.isTampering }, "\(grade.findings)")
        return grade.items.map(\.seen)
    }

    private static let answer = "loadView viewDidLoad"

    @Test(
        arguments: [
            (
                "run and undone", ["access view", "undo", "predict access view", answer],
                Sighting(entry: 1, way: .run)
            ),
            (
                "stopped on the way and undone",
                ["hold access view", "undo", "predict access view", answer], Sighting(entry: 1, way: .run)
            ),
            (
                "compared with the same release",
                ["compare ios 17: access view", "predict access view", answer],
                Sighting(entry: 1, way: .compared)
            ),
            (
                "answered once before",
                ["predict access view", answer, "undo", "predict access view", answer],
                Sighting(entry: 2, way: .shown)
            ),
            (
                "skipped once before",
                ["predict access view", "skip", "undo", "predict access view", answer],
                Sighting(entry: 2, way: .shown)
            ),
            (
                "left after a wrong answer",
                [
                    "predict access view", "nothing", "memory warning", "undo 2", "predict access view",
                    answer,
                ],
                Sighting(entry: 3, way: .shown)
            ),
            (
                "run one by one",
                ["access view", "set view nil", "undo 2", "predict access view; set view nil", "skip"], nil
            ),
            (
                "in words of another kind", ["Access the view of vc", "undo", "predict access view", answer],
                Sighting(entry: 1, way: .run)
            ),
        ] as [(String, [String], Sighting?)])
    func `is told with its place`(name: String, lines: [String], expected: Sighting?) throws {
        #expect(try sightings(lines).last == .some(expected))
    }

    @Test func `is all of the commands, wherever each was seen`() throws {
        let found = try sightings([
            "access view", "set view nil", "undo 2", "predict all: access view; set view nil",
            "loadView viewDidLoad",
        ])
        #expect(found == [Sighting(entry: 2, way: .run)])
    }

    @Test(arguments: [
        ("on another release", ["compare ios 5: access view", "predict access view", answer]),
        ("in another app", ["access view", "set view nil", "predict access view", answer]),
        ("of other commands", ["memory warning", "undo", "predict access view", answer]),
        ("wrongly before", ["predict access view", "nothing", answer]),
        ("nowhere", ["predict access view", answer]),
    ])
    func `is not what was seen`(name: String, lines: [String]) throws {
        #expect(try sightings(lines) == [nil])
    }

    @Test func `counts as nothing if the rubric says so, and is told in any case`() throws {
        let text = TranscriptWriter.text(
            of: Recordings.record(["access view", "undo", "predict access view", Self.answer]))
        var rubric = Rubric()
        let reported = try Grader().grade(Array(text.utf8)).items[0]
        #expect(reported.points == 1)
        #expect(
            reported.reasons.last
                == "Seen before: the same commands had been run from an equal app in entry 1.")
        rubric.seen = .zero
        let zero = try Grader(rubric: rubric).grade(Array(text.utf8)).items[0]
        #expect(zero.points == 0)
        #expect(zero.reasons.last?.hasSuffix("It counts as nothing.") == true)
    }

    private func lesson(_ lines: [String]) throws -> Grade {
        let lessons = LessonLibrary(
            LessonFolder(
                name: "lessons", fileNames: { ["full.md"] }, contents: { _, _ in Data(fullLesson.utf8) }))
        var runner = try LessonRunner(try #require(lessons.lesson("lazy-view")))
        _ = runner.begin(at: 0)
        for (index, line) in lines.enumerated() { _ = runner.enter(line, at: Double(index + 1)) }
        let text = TranscriptWriter.text(
            of: Transcript(header: TranscriptHeader(runner), journal: runner.journal))
        return try Grader(makePlayer: LessonPlayer.factory(lessons)).grade(Array(text.utf8))
    }

    @Test func `is what play showed at an exercise, or at another one with the same app`() throws {
        let grade = try lesson(["play", "access view", "back", "loadView viewDidLoad"])
        #expect(grade.findings.allSatisfy { !$0.isTampering })
        #expect(grade.items[0].seen == Sighting(entry: 3, way: .run))
        #expect(grade.items[0].hasPlayed)
    }

    @Test func `is the order that a wrong answer showed behind the last hint`() throws {
        let grade = try lesson(["hint", "hint", "viewDidLoad loadView", "loadView viewDidLoad"])
        let item = grade.items[0]
        #expect(item.answers.map(\.points) == [0.5, 1])
        #expect(item.answers.map { $0.seen?.way } == [nil, .shown])
        #expect(item.answersBeforeOrder == 1)
    }
}
