import Foundation
import Testing

@testable import Course

@Suite("The reasons of lost points")
struct ReasonTests {
    private func grade(_ lines: [String], _ rubric: Rubric = Rubric()) throws -> Grade {
        let lessons = LessonLibrary(
            LessonFolder(
                name: "lessons", fileNames: { ["full.md"] }, contents: { _, _ in Data(Self.lesson.utf8) }))
        var runner = try LessonRunner(try #require(lessons.lesson("lazy-view")))
        _ = runner.begin(at: 0)
        for (index, line) in lines.enumerated() { _ = runner.enter(line, at: Double(index + 1)) }
        let text = TranscriptWriter.text(
            of: Transcript(header: TranscriptHeader(runner), journal: runner.journal))
        return try Grader(rubric: rubric, makePlayer: LessonPlayer.factory(lessons)).grade(Array(text.utf8))
    }

    private static let lesson =
        fullLesson.replacing("ask: is view loaded", with: "ask: feed loaded").replacing(
            "skip: forbidden\n", with: "")
        + "\n\n```viewdid feedback loaded\nyes: Asking loads nothing.\n```"

    @Test(
        "What the lesson says on a wrong answer is among them, and so is what is right",
        arguments: [
            ("loaded", ["yes"], ["Wrong.", "Asking loads nothing.", "A right answer: no."]),
            ("loaded", [], ["There is no answer.", "A right answer: no."]),
            ("loaded", ["no"], ["Right."]),
            ("twice", ["0"], ["Wrong.", "A right answer: 1."]),
            (
                "why-not-shown", ["a"],
                [
                    "a: wrong. The default is called as well, and logged.",
                    "A right answer: b (The view is in no window.).",
                ]
            ),
        ] as [(String, [String], [String])])
    func reasons(exercise: String, answers: [String], expected: [String]) throws {
        let grade = try grade(["goto \(exercise)"] + answers)
        let item = try #require(grade.items.first { $0.id == exercise })
        for reason in expected { #expect(item.reasons.contains(reason), "\(item.reasons)") }
        #expect(item.reasons.contains { $0.hasPrefix("A right answer") } == (expected != ["Right."]))
    }

    @Test("A hint is told to have cost points only where there were points", arguments: ["nothing", "b a"])
    func hintCost(answer: String) throws {
        var rubric = Rubric()
        rubric.hintCost = 0.1
        let item = try grade(["hint", answer], rubric).items[0]
        #expect(item.hints == 1)
        #expect(item.reasons.contains { $0.contains("before it cost") } == (item.points > 0))
    }

    @Test(
        "A skip is told to have cost points only where there were points",
        arguments: [
            ("b a", 0.25, 0.25, ", which costs 0.25 of the points."),
            ("b a", 1, 0, ", which leaves no points."),
            ("b a", 0, 0.5, "."), ("nothing", 0.25, 0, "."),
        ])
    func skipCost(answer: String, cost: Double, points: Double, ending: String) throws {
        var rubric = Rubric()
        rubric.skipCost = cost
        let item = try grade([answer, "skip"], rubric).items[0]
        #expect(item.points == points)
        #expect(item.reasons.first == "Skipped: the answer was shown" + ending)
    }
}
