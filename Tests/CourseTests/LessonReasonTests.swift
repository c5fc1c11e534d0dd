import Foundation
import Lifecycle
import Session
import Testing

@testable import Course

@Suite("Wrong answers in lessons are explained by a rule")
struct LessonReasonTests {
    private func rules(_ lesson: String, _ exercise: String, _ line: String) throws -> [String] {
        let folder = URL(filePath: #filePath).appending(path: "../../../Lessons").standardized.path
        let all = LessonLibrary(.onDisk(folder)).lessons
        var runner = try LessonRunner(try #require(all.first { $0.id == lesson }))
        _ = runner.begin()
        try #require(runner.go(to: exercise) != nil)
        return runner.enter(line).compactMap { $0.explainedRule?.facts.identifier }
    }

    @Test(
        "A choice that is a command is explained by the goal that it misses, a task by what prevents its goal",
        arguments: [
            ("lazy-view", "what-loads", "a b d", ["view.is-loaded-asks-only"]),
            ("full-screen", "styles", "a b d", ["present.sheet-keeps-presenter"]),
            ("swipe-back", "visits", "5", ["navigation.cancelled-pop"]),
            ("same-code", "date-it", "launch feed; rotate landscape", ["size.will-transition"]),
            ("same-code", "date-it", "new UIViewController as other", []),
        ])
    func reason(lesson: String, exercise: String, line: String, rules: [String]) throws {
        #expect(try self.rules(lesson, exercise, line) == rules)
    }
}
