import Session
import TestSupport
import Testing

@testable import Course

@Suite("Exercises of each kind")
struct RunnerKindTests {
    struct Answered: Sendable, CustomTestStringConvertible {
        let id: String, line: String, isRight: Bool, journaled: String
        var testDescription: String { "\(id): \(line)" }

        init(_ id: String, _ line: String, _ isRight: Bool, _ journaled: String) {
            (self.id, self.line, self.isRight, self.journaled) = (id, line, isRight, journaled)
        }
    }

    @Test(
        "Numbers, calls and states are judged by the engine and kept in one form",
        arguments: [
            Answered("reads", "1", true, "1"), Answered("reads", "once", true, "1"),
            Answered("reads", "1 time", true, "1"), Answered("reads", "two", false, "2"),
            Answered("reads", "never", false, "0"), Answered("reads", "none", false, "0"),
            Answered("reads", "not at all", false, "0"), Answered("reads", "once.", true, "1"),
            Answered("reads", "2x", false, "2"), Answered("after", "viewDidLoad.", true, "viewDidLoad"),
            Answered("loaded", "no.", true, "no"), Answered("loaded", "nope", true, "no"),
            Answered("loaded", "yep", false, "yes"), Answered("loaded", "No, it only asks", true, "no"),
            Answered("loaded", "no because it only asks", true, "no"),
            Answered("after", "viewDidLoad()", true, "viewDidLoad"),
            Answered("after", "login.didLoad", true, "viewDidLoad"),
            Answered("after", "nothing", false, "nothing"), Answered("after", "loadView", false, "loadView"),
            Answered("loaded", "no", true, "no"), Answered("loaded", "Y # surely", false, "yes"),
        ])
    func plainAnswers(_ answered: Answered) throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.go(to: answered.id)
        let replies = runner.enter(answered.line)
        #expect(replies.verdict?.isRight == answered.isRight)
        #expect((replies.solved != nil) == answered.isRight)
        #expect(runner.results[answered.id]?.firstPoints == (answered.isRight ? 1 : 0))
        #expect(runner.journal.last?.text == answered.journaled)
        #expect(replies.runs.isEmpty != answered.isRight)
        #expect((replies.verdict?.answer != nil) == answered.isRight)
        let shown = runner.session.statements.count
        _ = runner.enter(answered.line)
        #expect(runner.session.statements.count == shown)
    }

    @Test(
        "On a wrong number, call or state the author is heard, else what happened, and the rule is told",
        arguments: [
            ("reads", "two", "Found."), ("reads", "1", nil),
            ("reads", "3", "That's too many."), ("reads", "0", "That's too few."),
            ("after", "nothing", "Reported."), ("after", "loadView", "Once."), ("after", "viewDidLoad", nil),
            ("after", "viewWillAppear", "viewWillAppear isn't called here."),
            ("loaded", "yes", "Asked."), ("loaded", "no", nil),
        ])
    func remarks(_ id: String, _ line: String, _ remark: String?) throws {
        let feedback = [
            "reads\n2: Found.", "after\nnothing: Reported.\nloadView: Once.", "loaded\nyes: Asked.",
        ].map { "\n```viewdid feedback \($0)\n```" }
        var runner = try makeRunner(sampleExercises + feedback.joined())
        _ = runner.go(to: id)
        let replies = runner.enter(line), messages = replies.messages
        // What follows a call can't be explained by a rule that names it.
        if line != "nothing" {
            #expect((replies.explanation?.rule != nil) == (replies.verdict?.isRight == false))
        }
        #expect(messages.count == (remark == nil ? 0 : 1))
        if let remark { #expect(messages.first?.hasPrefix(remark) == true, "\(messages)") }
    }

    @Test("A question asks about what a controller has, whatever the last letter of its name")
    func possessive() {
        #expect(
            EngineQuestion.sentence(count: "viewDidLoad of orders")
                == "How many times is orders' viewDidLoad called?")
        #expect(
            EngineQuestion.sentence(count: "viewDidLoad of feed")
                == "How many times is feed's viewDidLoad called?")
        #expect(Goal.question("orders loaded") { "`\($0)`" } == "Is `orders`' view loaded afterward?")
    }

    @Test(
        "Letters can be joined as people join them, where they can mean nothing else",
        arguments: [
            ("a c", "a c"), ("a and c", "a c"), ("ac", "a c"), ("A, C", "a c"), ("a & c.", "a c"),
            ("ca", nil), ("cab", nil), ("all", nil),
        ])
    func joinedLetters(line: String, kept: String?) throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.go(to: "why")
        _ = runner.enter(line)
        #expect(runner.results["why"]?.attempts == (kept == nil ? 0 : 1))
        if let kept { #expect(runner.journal.last?.text == kept) }
    }

    @Test("What the explanation of a choice has said is not said again after it")
    func noteBehindChoice() throws {
        var runner = try makeRunner(
            """
            \(SampleLesson.question)
            ```viewdid choose lazy
            What is lazy?
            - [x] The view. :: It is. The view is made when read. Not before.
            - [ ] The window. :: Made at launch.
            ```

            > [!NOTE]
            > The view is made when read. Not before. More: explain view
            """)
        _ = runner.go(to: "lazy")
        #expect(runner.enter("a").notes == ["More: explain view"])
    }

    @Test("A call of another controller is judged as that, and one of nobody is no answer")
    func others() throws {
        var runner = try makeRunner(
            """
            ```viewdid setup
            class Login; new Login as login; class Feed; new Feed as feed
            ```
            ```viewdid predict first
            ask: loadView viewDidLoad of login
            access view of login
            ```
            ```viewdid next after
            ask: after loadView of login
            access view of login; access view of feed
            ```
            """)
        _ = runner.go(to: "after")
        let replies = runner.enter("feed.loadView")
        #expect(replies.verdict?.isRight == false)
        #expect(replies.messages == ["feed gets that call. The question is about login."])
        #expect(runner.journal.last?.text == "feed.loadView")
        #expect(runner.enter("nobody.loadView").verdict == nil)
        #expect(runner.enter("login.viewDidLoad").verdict?.isRight == true)
    }

    @Test("Nothing follows the last call")
    func last() throws {
        var runner = try makeRunner(sampleExercises.replacing("after loadView", with: "after viewDidLoad"))
        _ = runner.go(to: "after")
        #expect(runner.enter("nothing").solved != nil)
    }

    @Test(
        "Choices: all right ones and no other",
        arguments: [
            ("a c", [true, true], 1.0), ("C,A", [true, true], 1), ("a", [true], 0.5), ("b", [false], 0),
            ("a b c", [true, false, true], 0.5), ("a a", [true], 0.5),
        ])
    func choices(_ line: String, _ verdicts: [Bool], _ points: Double) throws {
        for id in ["why", "command"] {
            var runner = try makeRunner(sampleExercises)
            _ = runner.go(to: id)
            let replies = runner.enter(line)
            #expect(replies.verdicts == verdicts)
            #expect((replies.solved != nil) == (points == 1))
            #expect(runner.results[id]?.firstPoints == points)
            #expect(runner.awaitsAnswer == (points < 1))
        }
    }

    @Test(
        "A choice that is a command is judged by the engine, not by the tick, and shown without its mark"
    )
    func commandChoices() throws {
        var runner = try makeRunner(
            sampleExercises.replacing("[x] run: access", with: "[ ] run: access"))
        let shown = try #require(runner.go(to: "command")?.presentation)
        #expect(shown.offered.map(\.text) == ["access view", "is view loaded", "load view if needed"])
        #expect(runner.enter("a c").solved != nil)
    }

    @Test("A single right choice needs a single letter")
    func oneChoice() throws {
        var runner = try makeRunner(sampleExercises.replacing("[x] The nib", with: "[ ] The nib"))
        _ = runner.go(to: "why")
        #expect(runner.enter("a c").solved == nil)
        #expect(runner.results["why"]?.firstPoints == 0)
        #expect(runner.enter("a").solved != nil)
    }

    @Test("A task is judged by its goals, and only after commands that ran")
    func task() throws {
        var runner = try makeRunner(sampleExercises)
        #expect(runner.go(to: "twice")?.presentation?.goals.map(\.isMet) == [false, true])
        #expect(!runner.awaitsAnswer)
        for idle in ["state", "trace", "remove view", "acess view", "help", "predict access view", "skip me"]
        {
            let replies = runner.enter(idle)
            #expect(replies.goals.isEmpty, "\(idle)")
            if idle.hasPrefix("predict") { _ = runner.enter("nothing") }
        }
        #expect(runner.results["twice"]?.attempts == 0)
        #expect(runner.enter("set view nil").goals == [false, true])
        let replies = runner.enter("access view; state", at: 9)
        #expect(replies.goals == [true, true])
        #expect(replies.solved?.isDone == true)
        #expect(runner.journal.suffix(2).map(\.text) == ["access view", "state"])
        #expect(
            runner.journal.dropLast().last?.outcome == ["login.loadView", "login.viewDidLoad", "points 1"])
    }

    @Test("After a task is done its world stays and commands go on")
    func afterTask() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.go(to: "twice")
        _ = runner.enter("access view; set view nil; access view")
        #expect(runner.enter("set view nil; access view").goals == [false, true])
        #expect(runner.enter("undo").goals == [true, true])
        #expect(runner.results["twice"]?.isDone == true)
    }

    @Test("A line stops at the command that is not understood, and a move ends it")
    func lines() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.go(to: "twice")
        _ = runner.enter("access view; acess view; set view nil")
        #expect(runner.session.statements == ["access view"])
        let replies = runner.enter("set view nil; play; access view")
        #expect(runner.isPlaying)
        #expect(replies.messages == ["Not run: access view"])
        #expect(runner.enter("back; next").messages == ["Not run: next"])
        #expect(runner.exercise?.id == "twice")
    }

    @Test(
        "Feedback is for the first mistake in the list that the answer makes",
        arguments: [
            ("loadView viewDidLoad", nil), ("viewDidLoad loadView", "There is no view yet."),
            ("viewDidLoad", nil),
            ("loadView viewDidLoad viewWillAppear", "It was read, not shown."),
            ("loadView viewWillAppear viewDidLoad", nil),
            ("viewWillAppear", "It was read, not shown at all."),
            ("viewWillAppear loadView viewDidLoad", "It was read, not shown at all."),
            ("loadView", nil), ("nothing", nil),
        ])
    func feedback(_ line: String, _ text: String?) throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.begin()
        #expect(runner.enter(line).feedback == (text.map { [$0] } ?? []))
    }
}
