import Course
import Foundation
import Testing

@Suite("The transcript of a lesson")
struct LessonTranscriptTests {
    private let lessons = LessonLibrary(
        LessonFolder(name: "lessons", fileNames: { ["full.md"] }, contents: { _, _ in Data(fullLesson.utf8) })
    )

    private func record(_ lines: [String]) throws -> String {
        var runner = try LessonRunner(try #require(lessons.lesson("lazy-view")))
        _ = runner.begin(at: 0)
        for (index, line) in lines.enumerated() { _ = runner.enter(line, at: Double(index + 1)) }
        let header = TranscriptHeader(runner, learner: "ada")
        return TranscriptWriter.text(of: Transcript(header: header, journal: runner.journal))
    }

    private func grade(_ text: String) throws -> Grade {
        try Grader(makePlayer: LessonPlayer.factory(lessons)).grade(Array(text.utf8))
    }

    @Test("The transcript of a lesson has an item for each exercise, begun or not")
    func itemForEachExercise() throws {
        let text = try record([
            "viewDidLoad loadView", "hint", "loadView viewDidLoad", "next", "a", "next", "access view",
            "set view nil; access view", "play", "set view nil", "back", "next", "7",
        ])
        let grade = try grade(text)
        #expect(grade.findings.isEmpty, "\(grade.findings)")
        #expect(grade.lesson == "lazy-view")
        #expect(
            grade.items.map(\.id) == [
                "first-read", "why-not-shown", "reload", "twice", "after-load", "loaded", "own-view",
            ])
        #expect(grade.items.map(\.points) == [1, 0, 1, 0, 0, 0, 0])
        #expect(grade.items[0].hints == 1)
        #expect(grade.items[0].reasons.contains("This was answer 2; the first earned 0.5 points."))
        #expect(grade.items[1].reasons.contains { $0.contains("The default is called as well") })
        #expect(grade.items[6].reasons == ["The exercise was not started."])
        #expect(grade.items[6].entry == nil)
    }

    @Test("The transcript of a lesson keeps the code of each attempt, and is graded by running it")
    func codeOfAttempts() throws {
        let text = try record([
            "next", "next", "next", "next", "next", "next",
            "class Wall: UIViewController {\n    override func loadView() {\n    }\n}",
            "class Wall: UIViewController {\n    override func loadView() {\n        view = UIView()\n    }\n}",
        ])
        #expect(text.contains("edit     class Wall: UIViewController {\\n    override func loadView() {\\n"))
        let grade = try grade(text)
        #expect(grade.findings.isEmpty, "\(grade.findings)")
        #expect(grade.items[6].points == 1)
        #expect(grade.items[6].reasons.contains("Reached: wall loaded"))
        let forged = try self.grade(text.replacing("view = UIView()", with: ""))
        #expect(forged.items[6].points == 0)
        #expect(forged.findings.contains { $0.code == "outcome-differs" })
    }

    @Test("The transcript of a lesson believes no outcome")
    func believesNoOutcome() throws {
        let text = try record(["viewDidLoad loadView"])
        let forged = text.replacing("points 0.5", with: "points 1")
        try #require(forged != text)
        let grade = try grade(forged + "  3 9.0 hint \\e\n")
        #expect(grade.points == 0.5)
        #expect(grade.findings.contains { $0.code == "outcome-differs" })
    }

    @Test("The transcript of a lesson tells when the lesson has changed")
    func changedLesson() throws {
        let text = try record(["loadView viewDidLoad"])
            .replacing(/lesson-revision: .*/, with: "lesson-revision: 0")
        #expect(try grade(text).findings.map(\.code) == ["lesson-differs"])
    }

    @Test("An exercise that a lesson had in another revision is passed over, with its answers")
    func exerciseOfAnotherRevision() throws {
        let recorded = try record(["loadView viewDidLoad", "next", "a", "next", "access view"])
            .replacing("why-not-shown", with: "taken-out")
        let grade = try grade(recorded.replacing(/lesson-revision: .*/, with: "lesson-revision: 0"))
        #expect(grade.findings.map(\.code) == ["lesson-differs"])
        #expect(grade.items[0].points == 1)
        #expect(grade.items[1].reasons == ["The exercise was not started."])
        #expect(grade.items[2].entry != nil)
        #expect(try self.grade(recorded).findings.contains { $0.code == "input-differs" })
    }

    @Test("The transcript of a lesson needs the lesson")
    func needsLesson() throws {
        let failure = #expect(throws: FileFault.self) {
            try grade("viewdid-transcript: 1\nlesson: other\n\n")
        }
        #expect(failure?.problem == "There is no lesson other here.")
    }
}
