import Foundation
import Lifecycle
import Session
import Testing

@testable import Course

@Suite("Wrong answers in lessons are explained by a rule")
struct LessonReasonTests {
    private func runner(_ lesson: String, _ exercise: String) throws -> LessonRunner {
        let folder = URL(filePath: #filePath).appending(path: "../../../Lessons").standardized.path
        let all = LessonLibrary(.onDisk(folder)).lessons
        var runner = try LessonRunner(try #require(all.first { $0.id == lesson }))
        _ = runner.begin()
        try #require(runner.go(to: exercise) != nil)
        return runner
    }

    private func rules(_ lesson: String, _ exercise: String, _ line: String) throws -> [String] {
        var runner = try runner(lesson, exercise)
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

    @Test(
        "A world by another command is told at a prediction, and one with a child only where the lesson has children",
        arguments: [
            (
                "push-and-pop", "push",
                "feed.viewWillDisappear detail.viewWillAppear detail.viewDidAppear feed.viewDidDisappear",
                true
            ),
            ("on-screen", "orphan", "willMove(toParent:) viewDidLoad viewWillAppear viewDidAppear", true),
            ("passing-data", "presented", "loadView viewDidLoad viewWillAppear", false),
            ("async-work", "swallowed", "no", false), ("async-work", "weak", "1", true),
            // In part only, and from when warnings unloaded views.
            ("lazy-view", "first-read", "loadView viewDidLoad viewWillAppear", false),
            ("popped-or-covered", "for-good", "viewWillDisappear viewDidDisappear deinit", false),
        ])
    func world(lesson: String, exercise: String, line: String, isTold: Bool) throws {
        var runner = try runner(lesson, exercise)
        #expect((runner.enter(line).compactMap(\.world).isEmpty) != isTold)
    }

    @Test(
        "What an answer lacks may be a call that it has too few of",
        arguments: [
            ("viewDidLoad loadView", "Your call runs"), ("loadView viewDidLoad", "Your call doesn't"),
        ])
    func tooFew(line: String, feedback: String) throws {
        var runner = try runner("unit-tests", "by-hand")
        #expect(runner.enter(line).feedback.first?.hasPrefix(feedback) == true)
    }

    @Test("Of equal commands, a world lacks the last one")
    func lastOfEqual() throws {
        var runner = try runner("overriding-loadview", "empty")
        let world = runner.enter("loadView viewDidLoad").compactMap(\.world).first
        #expect(world == #"Your answer would be right without the last "access view of login"."#)
    }

    @Test("Once the right choices are known, the reasons against those that nobody chose are told, each once")
    func unchosen() throws {
        func letters(_ replies: [LessonReply]) -> [String] {
            replies.flatMap { reply -> [String] in
                if case .unchosen(let rest) = reply { rest.map(\.letter) } else { [] }
            }
        }
        var runner = try runner("on-screen", "again")
        #expect(letters(runner.enter("a b")) == [])
        #expect(letters(runner.enter("b d")) == ["c"])
        var other = try self.runner("on-screen", "again")
        #expect(letters(other.enter("skip")) == ["a", "c"])
    }

    @Test(
        "A right prediction tells where the view is at each call, and its size where that changes and is sure",
        arguments: [
            (
                "frame-in-viewdidload", "when",
                ["in no window, 320 x 568", "in no window"]
                    + Array(repeating: "in the window, 393 x 852", count: 4)
            ),
            ("lazy-view", "first-read", ["not loaded", "in no window"]),
            ("push-and-pop", "push", ["in the window", "in no window", "in no window", "in the window"]),
        ])
    func placesOfViews(lesson: String, exercise: String, places: [String]) throws {
        var runner = try runner(lesson, exercise)
        let answer = try #require(runner.session.pending?.expected.calls)
        let world = try #require(runner.session.pending?.world)
        let line = answer.map { $0.name(in: world, withController: true) }.joined(separator: " ")
        let told = runner.enter(line).flatMap { reply -> [String] in
            if case .session(.judged(let judged)) = reply { judged.placesOfViews } else { [] }
        }
        #expect(told == places)
    }

    @Test("The console is told once, a holder after what took one away, and first what was typed last")
    func order() throws {
        var refused = try runner("refused", "second")
        let incidents = ["nothing", "terms.viewDidLoad"].flatMap { line in
            refused.enter(line).map { reply in
                if case .session(.judged(let judged)) = reply { judged.incidents.count } else { 0 }
            }
        }
        #expect(incidents.reduce(0, +) == 1)
        func messages(_ replies: [LessonReply]) -> [String] {
            replies.compactMap { if case .message(let text) = $0 { text } else { nil } }
        }
        var cut = try runner("memory-graph", "cut")
        #expect(
            messages(cut.enter("list.recent = nil")).contains { $0.hasPrefix("detail is still held by ") })
        #expect(messages(cut.enter("release detail")).isEmpty)
        #expect(messages(cut.enter("list.title = \"List\"")).isEmpty)
        var visits = try runner("swipe-back", "real-visits")
        for method in ["viewWillAppear", "viewDidLoad", "viewWillDisappear"] {
            let arguments = method == "viewDidLoad" ? "" : "animated"
            let code = "override \(method) in Detail { super.\(method)(\(arguments)); wasAway = true }"
            let told = try #require(messages(visits.enter(code)).first)
            let feedback = visits.exercise?.feedback.first { $0.mistake == .surplus("override \(method)") }
            #expect(try told == #require(feedback).text)
        }
    }
}
