import Session
import Testing

@testable import Course

@Suite("The way through a lesson")
struct RunnerFlowTests {
    private func runner(_ lesson: String, at step: String) throws -> LessonRunner {
        var runner = try LessonRunner(try #require(CourseLessonTests.library.lesson(lesson)))
        let replies = runner.go(to: step)
        #expect(replies != nil)
        return runner
    }

    @Test("A lesson ends with its idea and the steps whose first answer was wrong")
    func end() throws {
        var runner = try runner("lazy-view", at: "first-read")
        _ = runner.enter("nothing")
        _ = runner.enter("loadView viewDidLoad")
        let ends = runner.finish().compactMap { reply in
            if case .finished(let summary) = reply { summary } else { nil }
        }
        let summary = try #require(ends.first)
        #expect(summary.idea == runner.lesson.idea)
        #expect(summary.missed.map(\.id) == ["first-read"])
        #expect(summary.open.count == runner.lesson.exercises.count - 1)
    }

    @Test("The rules of a lesson come when they are asked for, and at its end its picture as well")
    func rules() throws {
        var runner = try runner("lazy-view", at: "first-read")
        for isOver in [false, true] {
            if isOver { _ = runner.finish() }
            guard case .rules(let rules, let picture)? = runner.enter("rules").first else {
                Issue.record("no rules")
                return
            }
            #expect(rules.count == runner.lesson.rules.count)
            #expect(picture.contains { $0.contains("is there a view?") } == isOver)
        }
    }

    @Test(
        "A command of a task that shows a belief is answered with why, unless it reaches the goal",
        arguments: [
            ("sheets", "refresh", "override viewWillAppear in Feed { refresh() }", true),
            ("sheets", "refresh", "filter.onClose = { feed.refresh() }", false),
            ("lazy-view", "reload", "call viewDidLoad", true),
            ("full-screen", "see-through", "present queue from player as pageSheet", true),
            ("whole-life", "never-shown", "launch player", true),
        ])
    func belief(lesson: String, step: String, command: String, isTold: Bool) throws {
        var runner = try runner(lesson, at: step)
        let told = runner.enter(command).compactMap { reply in
            if case .message(let text) = reply { text } else { nil }
        }
        let texts = runner.exercise?.feedback.map(\.text) ?? []
        #expect(told.contains(where: texts.contains) == isTold, "\(told)")
    }

    @Test("A goal that can no longer be met says so, until undo")
    func lost() throws {
        var runner = try runner("whole-life", at: "never-shown")
        func goals(_ replies: [LessonReply]) -> [String] {
            replies.flatMap { reply -> [String] in
                if case .goals(let goals) = reply { goals.map(\.text) } else { [] }
            }
        }
        #expect(goals(runner.enter("launch player")).contains { $0.hasSuffix("(no longer possible: undo)") })
        #expect(!goals(runner.enter("undo")).contains { $0.hasSuffix("(no longer possible: undo)") })
    }
}
