import Session
import TestSupport
import Testing

@testable import Course

@Suite("Exercises with Swift to put right")
struct RunnerFixTests {
    private static let exercises = """
        ```viewdid setup
        class Feed: UIViewController {
            var label = UILabel()
        }
        new Feed as feed
        ```
        ```viewdid predict read
        ask: loadView viewDidLoad of feed
        access view
        ```
        ```viewdid fix whole-width
        ask: The label keeps the width of the nib.
        // Where the frames are set
        override viewDidLoad in Feed {
            super.viewDidLoad()
            view.addSubview(label)
        }
        class Badge: UIView {
        }
        run: access view
        run: memory warning
        goal: feed view is UITableView
        goal: feed.didReceiveMemoryWarning called once
        ```

        > [!NOTE]
        > Said afterwards.

        ```viewdid solution whole-width
        override loadView in Feed {
            view = UITableView()
        }
        ```
        """

    private func begun() throws -> LessonRunner {
        var runner = try makeRunner(Self.exercises)
        _ = runner.go(to: "whole-width")
        return runner
    }

    private static let solution = "override loadView in Feed {\n    view = UITableView()\n}"

    @Test("The code is shown with its commands and goals, none of which counts as reached")
    func presentation() throws {
        let runner = try begun()
        let shown = runner.presentation(of: try #require(runner.exercise))
        #expect(shown.code.count == 7)
        #expect(shown.code.first == "// Where the frames are set")
        #expect(shown.commands == ["access view", "memory warning"])
        #expect(shown.goals.map(\.isMet) == [false, false])
        #expect(runner.awaitsAnswer)
        #expect(runner.code == shown.code.joined(separator: "\n"))
    }

    @Test(
        "A foreseen mistake in the code gets the author's words, unless the lesson's own code has it",
        arguments: [
            (
                "override viewWillAppear in Feed { super.viewWillAppear(animated); view = UITableView() }",
                "Too late."
            ),
            ("override loadView in Feed { view = UIView() }", nil),
            ("override loadView in Feed { view = UIScrollView() }", "It scrolls, but has no rows."),
            ("override viewDidLoad in Feed { super.viewDidLoad() }", nil), (solution, nil),
        ])
    func foreseen(code: String, words: String?) throws {
        let feedback = """


            ```viewdid feedback whole-width
            override viewWillAppear: Too late.
            override viewDidLoad: Never said.
            UIScrollView: It scrolls, but has no rows.
            ```
            """
        var runner = try makeRunner(Self.exercises + feedback)
        _ = runner.go(to: "whole-width")
        let said = runner.enter(code, at: 1).compactMap { reply in
            if case .message(let text) = reply { text } else { nil }
        }
        #expect(said == (words.map { [$0] } ?? []))
    }

    @Test("undo takes back the last change, which is no new answer, and a wrong signature is refused")
    func takenBack() throws {
        var runner = try begun()
        let before = runner.code
        _ = runner.enter("override loadView in Feed { super.loadView() }", at: 1)
        #expect(runner.code != before)
        #expect(runner.enter("undo", at: 2).goals == [false, true])
        #expect(runner.code == before)
        #expect(runner.results["whole-width"]?.attempts == 1)
        #expect(runner.enter("undo", at: 3).messages == ["The code is as it was at first."])
        guard
            case .session(.misunderstood(_, let error))? = runner.enter(
                "override func viewWillAppear() {}", at: 4
            ).first
        else {
            Issue.record("it is taken")
            return
        }
        #expect(error.message.contains("viewWillAppear(_ animated: Bool)"))
        var again = try makeRunner(Self.exercises)
        for entry in runner.journal { _ = again.take(entry) }
        #expect(again.results == runner.results)
    }

    @Test("An override that is typed is added, run from the setup, and judged by the goals")
    func typed() throws {
        var runner = try begun()
        let wrong = runner.enter("override loadView in Feed { super.loadView() }", at: 1)
        #expect(wrong.goals == [false, true])
        #expect(wrong.runs.map(\.statement) == ["access view", "memory warning"])
        #expect(wrong.solved == nil && runner.awaitsAnswer)
        let right = runner.enter(Self.solution, at: 2)
        #expect(right.goals == [true, true])
        #expect(right.solved?.attempts == 2)
        #expect(right.notes == ["Said afterwards."])
        #expect(!runner.awaitsAnswer)
        let text = try #require(runner.code)
        #expect(text.contains("view = UITableView()") && !text.contains("super.loadView()"))
        #expect(text.contains("view.addSubview(label)") && text.contains("class Badge"))
        #expect(runner.journal.suffix(2).map(\.kind) == [.edit, .edit])
        #expect(runner.journal.last?.text == text)
        #expect(runner.journal.last?.outcome.last == "points 1")
    }

    @Test("What Swift refuses is told, and is not done though the goals hold")
    func slips() throws {
        var runner = try begun()
        let code =
            Self.solution + """

                override viewDidLoad in Feed {
                    super.viewDidLoad()
                    run { [weak self] in self.title = nil }
                }
                """
        let replies = runner.submit(code: code)
        #expect(replies.goals == [true, true])
        #expect(replies.solved == nil)
        #expect(
            replies.contains {
                if case .slips(let slips, areGoalsMet: true) = $0 { slips.count == 1 } else { false }
            })
        #expect(runner.submit(code: Self.solution).solved != nil)
        #expect(
            runner.submit(code: code).contains { if case .slips = $0 { true } else { false } },
            "what is typed after it is done is told as well")
    }

    @Test(
        "An override takes the place of the method in the class, with what was wrong in it",
        arguments: [
            "override viewDidLoad in Feed {\n    super.viewDidLoad()\n    \(mended)\n}",
            "override viewDidLoad in Feed { super.viewDidLoad(); \(mended) }",
        ])
    func overrideReplacesMethod(override: String) throws {
        var runner = try makeRunner(
            """
            \(SampleLesson.question)
            ```viewdid fix weak-capture
            class Feed: UIViewController {
                var onRefresh: (() -> Void)?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    onRefresh = { self.title = "New" }
                }
                override func loadView() { view = UITableView() }
            }
            run: new Feed as feed; access view of feed; release feed
            goal: feed gone
            ```

            ```viewdid solution weak-capture
            override viewDidLoad in Feed { \(Self.mended) }
            ```
            """)
        _ = runner.go(to: "weak-capture")
        let code = try #require(runner.code)
        let wrong = runner.submit(code: code.replacing("{ self.", with: "{ [weak self] in self."))
        #expect(wrong.contains { if case .slips = $0 { true } else { false } })
        let right = runner.enter(override, at: 2)
        #expect(!right.contains { if case .slips = $0 { true } else { false } })
        #expect(right.solved?.attempts == 1, "what Swift refuses is no attempt")
        let changed = try #require(runner.code)
        #expect(!changed.contains("in self.title") && changed.contains("view = UITableView()"))
    }

    private static let mended = "onRefresh = { [weak self] in self?.title = \"New\" }"

    @Test("An override without its class is of the only one there is, and goes when that is typed anew")
    func withoutClass() throws {
        var code = ExerciseCode("class Feed: UIViewController {\n}")
        code = try #require(code.replacing("override viewDidLoad in Feed { }"))
        let whole = "class Feed: UIViewController { override func viewDidLoad() { } }"
        #expect(code.replacing(whole)?.text == whole)
        #expect(
            code.replacing("class Feed: UIViewController { }")?.text.contains("override viewDidLoad in Feed")
                == true)
        let apart = try makeRunner(
            Self.exercises.replacing("new Feed as feed\n", with: "").replacing(
                "ask: loadView viewDidLoad of feed\naccess view",
                with: "ask: viewDidLoad of a\nnew Feed as a; access view"
            )
            .replacing("run: access view", with: "run: new Feed as feed; access view"))
        for method in ["override loadView", "override func loadView()"] {
            var runner = apart
            _ = runner.go(to: "whole-width")
            #expect(runner.enter("\(method) { view = UITableView() }").goals == [true, true], "\(method)")
            #expect(runner.code?.contains("override loadView") == true)
            #expect(runner.code?.contains(" in Feed {") == true)
            #expect(
                runner.enter("new Feed as other").messages.first?.contains("doesn't change the code") == true)
        }
    }

    @Test(
        "A method or an initializer that is typed by itself takes the place of the one in the class",
        arguments: [
            ("func show(_ a: Int) { three() }", ["two", "three"]), ("init() { three() }", ["one", "three"]),
            ("override func show(_ b: Int) { three() }", ["two", "three"]),
            ("@objc func tick() { three() }", ["one", "two", "three"]),
        ])
    func memberAlone(member: String, calls: [String]) throws {
        let code = ExerciseCode(
            "class Feed: UIViewController {\n    func show(_ a: Int) { one() }\n    init() { two() }\n}")
        #expect(code.lacksClass(member))
        let text = try #require(code.replacing(member, in: "Feed")?.text)
        #expect(["one", "two", "three"].filter { text.contains($0 + "()") } == calls, "\(text)")
        #expect(ExerciseCode(text).classes == ["Feed"])
    }

    @Test("A superclass can be below its class, in code and in what is typed")
    func superclassBelow() throws {
        let base = "class Base: UIViewController { }", feed = "class Feed: Base { }"
        #expect(ExerciseCode(feed + "\n" + base).statements == [base, feed])
    }

    @Test("The whole code can be handed in, and nothing of the old code is left then")
    func submitted() throws {
        var runner = try begun()
        #expect(runner.submit(code: Self.solution + "\n").goals == [true, true])
        #expect(runner.code == Self.solution)
        #expect(runner.session.simulation.world.code.objectClasses.first { $0.name == "Badge" } == nil)
    }

    @Test("Code with a fault in its Swift is no attempt, and is kept to be put right")
    func fault() throws {
        var runner = try begun()
        let broken = "override loadView in Feed {\n    view = \n}"
        for replies in [runner.submit(code: broken), runner.submit(code: broken)] {
            #expect(replies.count == 1 && replies.goals.isEmpty)
            guard case .session(.misunderstood(_, let error))? = replies.first else {
                Issue.record("\(replies)")
                return
            }
            #expect(error.message.hasPrefix("Swift: line 2"))
        }
        #expect(runner.code == broken)
        #expect(runner.results["whole-width"]?.attempts == 0)
        #expect(runner.journal.map(\.kind) == [.exercise])
        #expect(runner.enter(Self.solution).goals == [true, true])
        #expect(runner.code?.contains("class Badge") == true)
    }

    @Test(
        "Code can declare, and do nothing else",
        arguments: [
            "memory warning", "feed.title = \"New\"", "\(solution); access view", "undo", "quit",
            "predict access view", "ios 5", "new Feed as other", "class Feed: UIViewController {\n}",
        ])
    func onlyDeclarations(_ code: String) throws {
        var runner = try begun()
        let replies = runner.submit(code: code)
        #expect(replies.goals.isEmpty && replies.solved == nil)
        #expect(runner.journal.map(\.kind) == [.exercise])
        #expect(runner.session.statements.isEmpty)
    }

    @Test("What is no code is answered, and changes nothing", arguments: ["access view", "nothing", "a"])
    func otherLines(_ line: String) throws {
        var runner = try begun()
        #expect(runner.enter(line).messages.first?.contains("edit") == true)
        #expect(runner.visit.code == nil && runner.visit.draft == nil)
    }

    @Test("Code that is too long for a transcript is refused")
    func long() throws {
        var runner = try begun()
        let code = Self.solution + String(repeating: "\n// more", count: 3000)
        #expect(runner.submit(code: code).messages.first?.contains("too long") == true)
        #expect(runner.journal.map(\.kind) == [.exercise])
    }

    @Test("skip shows the solution, play has the world after the last attempt")
    func others() throws {
        var runner = try begun()
        _ = runner.enter("override loadView in Feed { super.loadView() }")
        _ = runner.enter("play")
        #expect(runner.code == nil)
        #expect(runner.stage.statements.last == "memory warning")
        #expect(
            runner.enter("back").presentation?.code.last == "override loadView in Feed { super.loadView() }")
        #expect(runner.enter("skip").shown == Self.solution.split(separator: "\n").map(String.init))
        _ = runner.enter(Self.solution)
        #expect(runner.results["whole-width"]?.isDone == false)
    }

    @Test("The journal replays")
    func replayed() throws {
        var first = try begun()
        for line in ["override loadView in Feed { }", "class Badge: UIView { var a = 1 }", "hint", "edit"] {
            _ = first.enter(line, at: 1)
        }
        _ = first.submit(code: Self.solution, at: 2)
        var again = try makeRunner(Self.exercises)
        for entry in first.journal { _ = again.take(entry) }
        #expect(again.journal == first.journal)
        #expect(again.results == first.results)
    }
}
