import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("Proving lessons")
struct LessonCheckTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var head = ""
        var body: String
        var line: Int
        var message: String
        var remedy = ""
        var testDescription: String { message }
    }

    /// The block of a case begins on line 18.
    static let frame = """
        \(SampleLesson.question)
        > [!TIP]
        > It is lazy.

        ```viewdid setup
        class Feed; new Feed as feed
        ```
        """

    static let references = [
        Case(
            head: "rules: [view.getter-load]", body: "", line: 4, message: "no rule view.getter-load",
            remedy: "loads?"),
        Case(
            head: "documents: [P7, X3]", body: "", line: 4, message: "no document or claim X3",
            remedy: "P, S, T"),
        Case(head: "ios: 19", body: "", line: 4, message: "no iOS 19", remedy: "18, 26"),
        Case(body: "See\n`explain gibberish`.", line: 20, message: "no explain page gibberish"),
        Case(body: "- See `claim P99`.", line: 19, message: "no claim P99", remedy: "such as P7"),
        Case(body: "> See [this]().", line: 19, message: "the link has no address"),
    ]

    static let worlds = [
        setup("new Login as login", 1, "not understood"),
        setup("new Feed as feed", 1, "refused: The name feed is taken"),
        setup("remove view", 1, "refused"), setup("trace", 1, "doesn't change the app"),
        setup("undo", 1, "doesn't change the app"),
        setup("ios 3; storyboard Main with Feed", 1, "refused: Storyboards require"),
        setup("device iPhone 15; ios 26\ndevice iPhone 6", 2, "doesn't run on iPhone 6"),
        setup("device iPhone 15\nios 5", 2, "doesn't run on iPhone 15, so the app moves to iPhone"),
        setup("ios 17; device iPad", 1, "doesn't run on the first iPad, so the app moves to iPad Pro"),
        setup("override loadView; override viewDidLoad reading view; access view", -1, "crashes the app"),
    ]

    static let exercises = [
        exercise("predict", "ask: loadView of fed\naccess view", 1, "no controller named fed"),
        exercise(
            "predict", "ask: loadView, viewDidLoad, loadView of feed\naccess view", 1,
            "the exercise asks about loadView twice"),
        exercise(
            "predict", "ask: loadVeiw of feed\naccess view", 1, "no method named loadVeiw",
            "did you mean loadView?"
        ),
        exercise(
            "predict", "ask: loadView of feed\naccess view\nacess view", 3, "acess view is not understood"),
        exercise("predict", "ask: loadView of feed\nremove view", 2, "remove view is refused"),
        exercise("predict", "ask: loadView of feed\nios 5\naccess view", 2, "change the iOS", "setup"),
        exercise(
            "predict", "ask: willMoveToWindow loadView of feed\naccess view", 1, "is a method of a view"),
        exercise(
            "predict", "ask: loadView viewDidLoad of feed\noverride loadView in Feed; access view", 1,
            "asks about viewDidLoad, but sources disagree"),
        exercise(
            "predict", "ask: all of feed\nlaunch feed; remove view\nadd subview feed to window", 1,
            "calls to put in order, but people can order at most 8"),
        exercise("count", "ask: viewDidLoad of fed\naccess view", 1, "no controller named fed", "feed?"),
        exercise("count", "ask: viewDidLoad loadView of feed\naccess view", 1, "one call of one controller"),
        exercise(
            "count", "ask: viewDidLayoutSubviews of feed\nlaunch feed", 1, "can be 1 or any higher number"),
        exercise(
            "count", "ask: viewDidLoad of feed\noverride loadView in Feed; access view", 1, "is doubtful"),
        exercise("next", "ask: viewDidUnload of feed\naccess view", 1, "never made"),
        exercise("next", "ask: viewDidLayoutSubviews of feed\nlaunch feed", 1, "may repeat"),
        exercise(
            "next", "ask: after loadView of feed\noverride loadView in Feed; access view", 1, "doubtful"),
        exercise(
            "next", "ask: viewDidLoad of feed\naccess view; set view nil; access view", 1,
            "more than once"),
        exercise("state", "ask: is it loaded", 1, "isn't a goal"),
        exercise("state", "ask: fed loaded\naccess view", 1, "no controller named fed"),
        exercise("choose", "Why?\n- [x] a :: b\n- [x] c :: d", 0, "every choice is right"),
        exercise(
            "choose", "Which?\n- [x] run: access view :: b\n- [ ] c :: d", 0, "run: choices need goals",
            "goal:"),
        exercise(
            "choose", "Which?\n- [x] a :: b\n- [ ] c :: d\ngoal: feed loaded", 0, "the goals are not used"),
        exercise(
            "choose",
            "Which?\n- [x] run: is view loaded :: b\n- [ ] run: view if loaded :: d\ngoal: feed loaded",
            2, "are not met after is view loaded", "- [ ]"),
        exercise(
            "choose", "Which?\n- [x] run: access view :: b\n- [ ] run: launch :: d\ngoal: feed loaded",
            3, "are met after launch", "- [x]"),
        exercise(
            "choose", "Which?\n- [x] run: access view :: b\n- [ ] run: acess view :: d\ngoal: feed loaded",
            3, "not understood", "access view?"),
        exercise(
            "choose", "Which?\n- [x] run: access view :: b\n- [ ] c :: d\ngoal: fed lodaed", 4, "isn't a goal"
        ),
        exercise("choose", "Why?\n- [x] a :: b\n- [ ] c :: d\n- [ ] c :: e", 4, "appears twice"),
        exercise("do", "Do it.\ngoal: feed lodaed\nsolution: access view", 2, "isn't a goal"),
        exercise("do", "Do it.\ngoal: feed alive\nsolution: access view", 0, "are already met at the start"),
        exercise("do", "Do it.\ngoal: fed loaded\nsolution: access view", 2, "no controller named fed"),
        exercise("do", "Do it.\ngoal: feed loaded\nsolution: acess view", 3, "not understood"),
        exercise("do", "Do it.\ngoal: feed loaded\nsolution: access view; remove view", 3, "refused"),
        exercise("do", "Do it.\ngoal: feed loaded\nsolution: is view loaded", 2, "doesn't meet the goal"),
        exercise(
            "do", "Do it.\ngoal: feed.viewDidLoad called\nsolution: override loadView; access view", 2,
            "is doubtful"),
        exercise(
            "do", "Do it.\ngoal: feed loaded\ncheck: set view nil\ngoal: feed loaded\nsolution: access view",
            4,
            "doesn't meet the goal: feed loaded"),
        exercise(
            "do", "Do it.\ngoal: feed loaded\ncheck: acess view\ngoal: feed loaded\nsolution: access view", 3,
            "not understood"),
        exercise(
            "do", "Do it.\ngoal: feed loaded\nsolution: access view; set view nil; access view", 0,
            "are also met without the solution, after set view nil; access view"),
        exercise(
            "do",
            "Do it.\ngoal: message \"hi\"\nsolution: override viewDidLoad { print(\"hi\") }; access view", 0,
            "are also met without the solution, after print(\"hi\")", "check:"),
        exercise(
            "do",
            "Do it.\ngoal: message \"hi\"\ncheck: set view nil; access view\ngoal: message \"hi\"\n"
                + "solution: override viewDidLoad { print(\"hi\") }; access view; access view", 0,
            "are also met without the solution, after override viewDidLoad in Feed { print(\"hi\") }"),
    ]

    static let repairs = [
        repair(0, "no solution", "viewdid solution x", solution: nil),
        repair(2, "Swift", code: "override loadView in Feed {\n    let =\n}"),
        repair(1, "Instead of \"Fed\"", code: "override loadView in Fed {\n}"),
        repair(1, "the code is refused", code: "class Feed: UIViewController {\n}"),
        repair(1, "The code can only contain classes", code: "memory warning"),
        repair(3, "isn't a goal", code: "override loadView in Feed {\n}\ngoal: feed lodaed"),
        repair(
            0, "the goals are already met", code: "override loadView in Feed {\n    view = UITableView()\n}"),
        repair(4, "doesn't meet the goal", solution: "super.loadView()"),
        repair(3, "no controller named fed", code: "override loadView in Feed {\n}\ngoal: fed loaded"),
        repair(12, "Swift", solution: "let ="),
        repair(3, "not understood", code: "override loadView in Feed {\n}\nrun: acess view"),
    ]

    static let feedback = [
        feedback("loadView before viewDidLoad: No.", "UIKit may do the same"),
        feedback("viewDidLayoutSubviews: No.", "The question isn't about"),
        feedback("without viewWillAppear: No.", "The question isn't about"),
        feedback("viewDidLoad before viewDidAppear: No.", "The question isn't about"),
        feedback("viewDidLoad before loadVeiw: No.", "loadVeiw isn't a call"),
        feedback("fed.viewDidLoad before loadView: No.", "The question isn't about fed"),
        hidden("without loadView: No.\nnothing: No."),
        hidden("without viewDidLoad: A.\nwithout viewDidLoad: B."),
        hidden("viewDidLoad before loadView: A.\nviewDidLoad before loadView: B."),
        hidden("viewDidLoad: A.\nviewDidLoad: B."),
        remark("0: No.\n0: Never.", "line 28 covers", line: 29),
        remark("1: No.", "this answer is right"), remark("yes: No.", "doesn't name an answer"),
        remark("0 before 1: No.", "doesn't name an answer"),
    ]

    @Test(
        "Each fault is found on its line, and nothing else with it",
        arguments: references + worlds + exercises + repairs + feedback)
    func fault(_ example: Case) throws {
        let text = "---\nid: a\ntitle: A\n\(example.head.isEmpty ? "ios: 17" : example.head)\n---\n"
        let lesson = try Lesson(markdown: text + Self.frame + "\n" + example.body + "\n", file: "a.md")
        let problems = LessonCheck.problems(of: lesson, claims: try .carried())
        let problem = try #require(problems.first, "Nothing is found")
        #expect(problems.count == 1, "\(problems)")
        #expect(problem.line == example.line, "\(problem)")
        #expect(problem.message.contains(example.message), "\(problem)")
        #expect(example.remedy.isEmpty || problem.remedy.contains(example.remedy), "\(problem)")
        #expect(problem.file == "a.md")
    }

    @Test("The lesson around the faults holds, and so do these")
    func sound() throws {
        let bodies = [
            "", "```viewdid predict p\nask: loadView of feed\nwindow root feed\n```\n> [!TIP]\n> a",
            "```viewdid next n\nask: after viewWillLayoutSubviews of feed\nlaunch feed\n```\n> [!TIP]\n> a",
            "```viewdid state s\nask: crashed\noverride loadView reading view\naccess view\n```\n> [!TIP]\n> a",
            """
            ```viewdid do d
            Unload it.
            goal: feed.viewDidUnload called once
            solution: override loadView setting view; access view; memory warning; ios 5
            ```
            > [!TIP]
            > a
            """,
            Self.repair(0, "").body,
            """
            ```viewdid feedback read
            nothing: Something is called.
            without loadView: It is lazy.
            viewDidLoad before loadView: There is nothing yet.
            viewDidLoad: It comes once.
            ```
            """,
        ]
        for body in bodies {
            let lesson = try sampleLesson(Self.frame + "\n" + body)
            #expect(LessonCheck.problems(of: lesson, claims: try .carried()) == [])
        }
    }

    @Test("An exercise without a hint is reported, as is one that cannot be read, by file and line")
    func library() throws {
        let files = [
            "b.md": lesson(id: "b").replacing("access view", with: "acess view"),
            "a.md": lesson(id: "a"), "c.md": "no",
        ]
        let library = LessonLibrary(
            LessonFolder(
                name: "Lessons", fileNames: { Array(files.keys) },
                contents: { name, limit in Data((files[name] ?? "").utf8.prefix(limit)) }))
        let problems = LessonCheck.problems(of: library, claims: try .carried())
        #expect(problems.map(\.file).filter { $0 != "c.md" } == ["a.md", "b.md", "b.md"])
        #expect(problems.map(\.line).prefix(3) == [9, 9, 11])
        #expect(problems[0].message == "read has no hint")
        #expect(problems.contains { $0.file == "c.md" })
    }

    private static func setup(_ commands: String, _ line: Int, _ message: String) -> Case {
        Case(
            body: "```viewdid setup\nclass Feed; new Feed as feed\n\(commands)\n```", line: 20 + line,
            message: message)
    }

    private static func exercise(
        _ kind: String, _ content: String, _ line: Int, _ message: String, _ remedy: String = ""
    ) -> Case {
        Case(
            body: "```viewdid \(kind) x\n\(content)\n```\n\n> [!TIP]\n> Think.", line: 19 + line,
            message: message, remedy: remedy)
    }

    /// A fix exercise whose goal is a view of the class UITableView; its fence is line 0.
    private static func repair(
        _ line: Int, _ message: String, _ remedy: String = "",
        code: String = "override loadView in Feed {\n}", solution: String? = "view = UITableView()"
    ) -> Case {
        let fix = exercise(
            "fix", code + "\nrun: access view\ngoal: feed view is UITableView", line, message, remedy)
        guard let solution else { return fix }
        let body = "override loadView in Feed {\n    \(solution)\n}"
        return Case(
            body: fix.body + "\n\n```viewdid solution x\n\(body)\n```", line: fix.line,
            message: message, remedy: remedy)
    }

    /// Feedback to a question of which the answer is 1.
    private static func remark(_ content: String, _ message: String, line: Int = 28) -> Case {
        let question = "```viewdid count loads\nask: viewDidLoad of feed\naccess view\n```"
        return Case(
            body: question + "\n\n> [!TIP]\n> It is lazy.\n\n```viewdid feedback loads\n\(content)\n```",
            line: line, message: message)
    }

    /// Two lines of feedback of which the second is never shown.
    private static func hidden(_ lines: String) -> Case {
        Case(
            body: "```viewdid feedback read\n\(lines)\n```", line: 21, message: "line 20 covers",
            remedy: "above that line")
    }

    private static func feedback(_ content: String, _ message: String) -> Case {
        Case(body: "```viewdid feedback read\n\(content)\n```", line: 20, message: message)
    }
}
