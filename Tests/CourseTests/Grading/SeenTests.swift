import Foundation
import Session
import Testing

@testable import Course

@Suite("What was seen before an answer")
struct SeenTests {
    /// Returns the earlier sighting of each prediction, with the entry that showed it.
    private func sightings(_ lines: [String]) throws -> [RevealedAnswer?] {
        let text = TranscriptWriter.text(of: Recordings.record(lines))
        let grade = try Recordings.grade(text)
        #expect(grade.findings.allSatisfy { !$0.isTampering }, "\(grade.findings)")
        return grade.items.map(\.seen)
    }

    private static let answer = "loadView viewDidLoad"

    @Test(
        "What was seen before an answer is told with its place",
        arguments: [
            (
                "run and undone", ["access view", "undo", "predict access view", answer],
                RevealedAnswer(entry: 1, way: .run)
            ),
            (
                "compared with the same release",
                ["compare ios 17: access view", "predict access view", answer],
                RevealedAnswer(entry: 1, way: .compared)
            ),
            (
                "skipped once before",
                ["predict access view", "skip", "undo", "predict access view", answer],
                RevealedAnswer(entry: 2, way: .shown)
            ),
            (
                "left after a wrong answer",
                [
                    "predict access view", "nothing", "memory warning", "undo 2", "predict access view",
                    answer,
                ],
                RevealedAnswer(entry: 3, way: .shown)
            ),
            (
                "run one by one",
                ["access view", "set view nil", "undo 2", "predict access view; set view nil", "skip"], nil
            ),
            (
                "in Swift", ["vc.view", "undo", "predict access view", answer],
                RevealedAnswer(entry: 1, way: .run)
            ),
            (
                "but for a method that isn't called",
                [
                    "predict access view", "skip", "undo",
                    "predict loadView viewDidLoad viewWillAppear of vc: access view", answer,
                ],
                RevealedAnswer(entry: 2, way: .shown)
            ),
            (
                "in words of another kind", ["Access the view of vc", "undo", "predict access view", answer],
                RevealedAnswer(entry: 1, way: .run)
            ),
        ] as [(String, [String], RevealedAnswer?)])
    func place(name: String, lines: [String], expected: RevealedAnswer?) throws {
        #expect(try sightings(lines).last == .some(expected))
    }

    @Test("What was seen before an answer is all of the commands, wherever each was seen")
    func allCommands() throws {
        let found = try sightings([
            "access view", "set view nil", "undo 2", "predict all: access view; set view nil",
            "loadView viewDidLoad",
        ])
        #expect(found == [RevealedAnswer(entry: 2, way: .run)])
    }

    @Test(
        "What was seen before an answer is not what was seen",
        arguments: [
            ("before it was loaded once", ["access view", "set view nil", "predict access view", answer]),
            ("of other commands", ["memory warning", "undo", "predict access view", answer]),
            ("on the way", push("hold push detail", "undo")),
            (
                "of another kind of command",
                [
                    "new UIViewController as a", "new UIViewController as b", "launch a", "predict present b",
                    "b.viewDidLoad b.viewWillAppear b.viewDidAppear",
                ]
            ),
            (
                "of other calls",
                [
                    "predict viewWillAppear of vc: access view", "skip", "undo",
                    "predict loadView viewDidLoad of vc: access view", answer,
                ]
            ),
            (
                "found by an answer of one's own",
                ["predict access view", answer, "undo", "predict access view", answer]
            ),
            (
                "known before they were run",
                ["predict access view", answer, "undo", "access view", "undo", "predict access view", answer]
            ),
            ("wrongly before", ["predict access view", "nothing", answer]),
            ("nowhere", ["predict access view", answer]),
        ])
    func notSeen(name: String, lines: [String]) throws {
        #expect(try sightings(lines).allSatisfy { $0 == nil })
    }

    @Test("The same calls on another release are seen, whatever else is called there")
    func seenOnOtherRelease() throws {
        let found = try sightings(Self.push("compare ios 12: push detail"))
        #expect(found.contains { $0 != nil })
    }

    private static func push(_ lines: String...) -> [String] {
        ["world push"] + lines + [
            "predict push detail",
            "detail.viewDidLoad feed.viewWillDisappear detail.viewWillAppear feed.viewDidDisappear "
                + "detail.viewDidAppear",
        ]
    }

    @Test(
        "What was seen before an answer is the same calls, whatever else differs",
        arguments: [
            (push("hold push detail", "wait 1", "undo 2"), 3),
            (push("push detail and hold", "next turn", "wait 1", "undo 3"), 4),
            (push("wait 0.1; push detail", "undo"), 3),
            (push("class Other", "new Other as other", "push other", "pop"), 4),
            (push("ios 16", "push detail", "undo", "ios 17"), 3),
            (push("set stack feed detail", "undo"), 2),
            (push("push detail not animated", "undo"), 2),
        ])
    func lookalikes(lines: [String], entry: Int) throws {
        #expect(try sightings(lines) == [RevealedAnswer(entry: entry, way: .run)])
    }

    @Test("What was seen outside of a lesson is told, with the answers that it gave away")
    func aside() throws {
        let lessons = LessonLibrary(
            LessonFolder(
                name: "lessons", fileNames: { ["full.md"] }, contents: { _, _ in Data(fullLesson.utf8) }))
        var runner = try LessonRunner(try #require(lessons.lesson("lazy-view")))
        _ = runner.begin(at: 0)
        for line in ["access view", "learn other"] {
            _ = runner.take(JournalEntry(kind: .aside, text: line, seconds: 9, outcome: []))
        }
        _ = runner.enter("loadView viewDidLoad", at: 12)
        let text = TranscriptWriter.text(
            of: Transcript(header: TranscriptHeader(runner), journal: runner.journal))
        let grade = try Grader(makePlayer: LessonPlayer.factory(lessons)).grade(Array(text.utf8))
        #expect(
            grade.findings.map(\.description) == [
                "line \(text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("aside") }! + 1): "
                    + "The learner left the lesson here and came back after 2 inputs elsewhere."
            ])
        #expect(grade.items[0].seen == RevealedAnswer(entry: 2, way: .run))
        #expect(grade.items[0].points == 1)
    }

    @Test("What was seen before an answer counts as nothing if the rubric says so, and is told in any case")
    func worthNothing() throws {
        let text = TranscriptWriter.text(
            of: Recordings.record(["access view", "undo", "predict access view", Self.answer]))
        var rubric = Rubric()
        let reported = try Grader().grade(Array(text.utf8)).items[0]
        #expect(reported.points == 1)
        #expect(
            reported.reasons.last
                == "Seen before: the same calls were on screen when commands were run, in entry 1.")
        rubric.seen = .zero
        let zero = try Grader(rubric: rubric).grade(Array(text.utf8)).items[0]
        #expect(zero.points == 0)
        #expect(zero.reasons.last?.hasSuffix("No points.") == true)
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

    @Test("What play showed at an exercise was seen, or at another one with the same app")
    func shownByPlay() throws {
        let grade = try lesson(["play", "access view", "back", "loadView viewDidLoad"])
        #expect(grade.findings.allSatisfy { !$0.isTampering })
        #expect(grade.items[0].seen == RevealedAnswer(entry: 3, way: .run))
        #expect(grade.items[0].hasPlayed)
    }

    @Test("What somebody has answered rightly was not shown to them at a later exercise")
    func ownAnswers() throws {
        let right = [
            "loadView viewDidLoad", "next", "b", "next", "access view; set view nil; access view", "next",
            "1", "next", "viewDidLoad", "next", "no",
        ]
        let grade = try lesson(right)
        #expect(grade.items.prefix(2).allSatisfy { $0.isFull })
        #expect(grade.items.allSatisfy { $0.seen == nil }, "\(grade.items.map(\.seen))")
        let wrong = try lesson(["goto twice", "0", "3", "5", "next", "viewDidLoad"])
        #expect(wrong.items[4].seen == nil, "the lesson itself shows the run behind the third wrong answer")
    }

    @Test("What was seen before an answer is the order that a wrong answer showed behind the last hint")
    func shownByWrongAnswer() throws {
        let grade = try lesson(["hint", "hint", "viewDidLoad loadView", "loadView viewDidLoad"])
        let item = grade.items[0]
        #expect(item.answers.map(\.points) == [0.5, 1])
        #expect(item.answers.map { $0.seen?.way } == [nil, .shown])
        #expect(item.answersBeforeOrder == 1)
    }
}
