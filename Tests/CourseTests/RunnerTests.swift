import CommandLanguage
import Lifecycle
import Session
import Testing

@testable import Course

@Suite("Going through a lesson")
struct RunnerTests {
    @Test("It begins with the text, the set-up and the first exercise, and says what is asked")
    func begin() throws {
        var runner = try makeRunner(sampleExercises)
        let replies = runner.begin()
        #expect(replies.setUps == [["class Login; new Login as login"]])
        let shown = try #require(replies.presentation)
        #expect(shown.id == "read")
        #expect(shown.number == 1)
        #expect(shown.count == 7)
        #expect(shown.commands == ["access view"])
        #expect(shown.offered.map(\.text) == ["loadView", "viewDidLoad", "viewWillAppear"])
        #expect(shown.offered.map(\.letter) == ["a", "b", "c"])
        #expect(shown.question?.expected.calls.count == 2)
        #expect(runner.awaitsAnswer)
    }

    @Test("A right prediction solves the exercise, and nothing moves on")
    func right() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.begin()
        let replies = runner.enter("loadView -> didLoad", at: 3)
        #expect(replies.judgement?.isRight == true)
        #expect(replies.solved?.isDone == true)
        #expect(replies.notes == ["Said afterwards."])
        #expect(runner.exercise?.id == "read")
        #expect(!runner.awaitsAnswer)
        #expect(
            runner.journal.last
                == JournalEntry(
                    kind: .answer, text: "loadView viewDidLoad", seconds: 3, outcome: ["points 1"]))
        #expect(runner.takeEvents().map(\.kind) == [.solved])
        #expect(runner.takeEvents().isEmpty)
    }

    @Test("A wrong answer is judged and counted, and a later right one keeps the points of the first")
    func wrong() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.begin()
        let replies = runner.enter("b a c")
        #expect(replies.judgement?.isRight == false)
        #expect(replies.solved == nil)
        #expect(replies.notes.isEmpty)
        #expect(runner.awaitsAnswer)
        #expect(runner.enter("a b").notes == ["Said afterwards."])
        let result = try #require(runner.results["read"])
        #expect(result.attempts == 2)
        #expect(result.firstPoints == 0)
        #expect(result.isDone)
        #expect(result.answer == "loadView viewDidLoad")
        #expect(runner.takeEvents().map(\.kind) == [.wrong, .solved])
    }

    @Test("An exercise that is done can be answered again and stays done")
    func again() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.begin()
        _ = runner.enter("a b")
        #expect(runner.enter("a").judgement?.isRight == false)
        #expect(runner.results["read"]?.isDone == true)
        #expect(runner.results["read"]?.attempts == 2)
        #expect(runner.go(to: "read")?.presentation?.id == "read")
        #expect(runner.awaitsAnswer)
        #expect(runner.enter("a b").solved != nil)
    }

    @Test(
        "A line that is no answer is not counted",
        arguments: [
            ("read", "viewDidUnload"), ("read", "blah"), ("read", "access view"), ("reads", "many"),
            ("reads", "access view"), ("reads", "2 views"), ("reads", "-1"), ("after", "blah"),
            ("after", "feed.viewDidLoad"), ("loaded", "perhaps"), ("why", "z"), ("why", "access view"),
            ("why", "undo"), ("reads", "state"), ("loaded", "help"), ("after", "undo"), ("read", "undo"),
            ("read", "compare ios 5 17: access view"), ("reads", "predict access view"), ("read", "state"),
            ("reads", "explain viewDidLoad"), ("read", "explain viewDidLoad"), ("read", "# a remark"),
        ])
    func noAnswer(_ id: String, _ line: String) throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.go(to: id)
        _ = runner.enter(line)
        #expect(runner.results[id]?.attempts == 0)
        #expect(runner.awaitsAnswer)
        #expect(runner.journal.count == 1)
        #expect(runner.session.statements.isEmpty)
    }

    @Test(
        "quit, lessons and the like go to the program from anywhere",
        arguments: ["read", "reads", "why", "twice"])
    func requests(_ id: String) throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.go(to: id)
        for (line, command) in [
            ("quit", SessionCommand.quit), ("lessons", .lessons), ("learn x", .learn("x")),
        ] {
            guard case .session(.request(command))? = runner.enter(line).first else {
                Issue.record("\(line) is not passed on")
                continue
            }
        }
        #expect(runner.journal.count == 1)
    }

    @Test("After the answer one can ask why in the world that it left behind")
    func aside() throws {
        var runner = try makeRunner(sampleExercises)
        for (id, line) in [("read", "a b"), ("after", "viewDidLoad")] {
            _ = runner.go(to: id)
            _ = runner.enter(line)
            guard case .session(.why(let run, _))? = runner.enter("why viewDidLoad").first else {
                Issue.record("There is no reason in \(id)")
                continue
            }
            #expect(run.statement == "access view")
            guard case .session(.comparison)? = runner.enter("compare ios 5 17").first else {
                Issue.record("There is no comparison in \(id)")
                continue
            }
            #expect(runner.results[id]?.attempts == 1)
        }
    }

    @Test("next goes on and never by itself; the end names what is open")
    func next() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.begin()
        _ = runner.enter("a b")
        #expect(runner.enter("next").presentation?.id == "reads")
        for id in ["after", "loaded", "why", "command", "twice"] {
            #expect(runner.enter("next").presentation?.id == id)
        }
        let end = runner.enter("next")
        guard case .finished(let summary)? = end.last else {
            Issue.record("The lesson goes on")
            return
        }
        #expect(summary.steps.count == 7)
        #expect(summary.open.map(\.id) == ["reads", "after", "loaded", "why", "command", "twice"])
        #expect(summary.open.map(\.number) == [2, 3, 4, 5, 6, 7])
        #expect(runner.place == .end)
        #expect(runner.exercise == nil)
        guard case .session(.request(.quit))? = runner.enter("quit").first else {
            Issue.record("There is no way out")
            return
        }
        #expect(runner.enter("a b").messages.count == 1)
    }

    @Test("Resuming begins at the first exercise that is not done and shows its set-up")
    func resume() throws {
        var runner = try makeRunner(sampleExercises, done: ["read", "after", "nowhere"])
        let replies = runner.begin()
        #expect(replies.presentation?.id == "reads")
        #expect(replies.setUps == [["class Login; new Login as login"]])
        #expect(runner.results["nowhere"] == nil)
        #expect(runner.enter("next").setUps.isEmpty)
    }

    @Test("A lesson that is done finishes at once, and its exercises can still be gone to")
    func allDone() throws {
        let ids = ["read", "reads", "after", "loaded", "why", "command", "twice"]
        var runner = try makeRunner(sampleExercises, done: Set(ids))
        guard case .finished(let summary)? = runner.begin().last, summary.open.isEmpty else {
            Issue.record("Something is open")
            return
        }
        #expect(runner.go(to: "why")?.presentation?.id == "why")
        #expect(runner.go(to: "nowhere") == nil)
    }

    @Test("Each exercise starts from its own set-up, whatever was done before")
    func ownWorld() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.go(to: "twice")
        _ = runner.enter("access view")
        _ = runner.go(to: "loaded")
        #expect(runner.session.simulation.world.controllers.count == 1)
        #expect(runner.enter("no").solved != nil)
        _ = runner.go(to: "twice")
        #expect(runner.session.statements.isEmpty)
    }

    @Test("An ios line of a set-up chooses the world, also for what counts from its start")
    func environments() throws {
        var runner = try makeRunner(
            """
            ```viewdid setup
            class Feed # of its own
            nib Feed with view
            ios 5
            new Feed as feed; access view
            ```
            ```viewdid predict old
            ask: all of feed
            # what then?
            memory warning # short
            is view loaded
            ```
            ```viewdid do oldest
            Make UIKit unload the view silently.
            goal: feed not loaded
            goal: feed.viewDidUnload called never
            goal: feed.didReceiveMemoryWarning called 1 time
            goal: feed.loadView called never
            solution: ios 2; memory warning
            ```
            """)
        _ = runner.go(to: "old")
        #expect(runner.environment.release.major == 17)
        #expect(runner.session.environment.release.major == 5)
        #expect(runner.enter("didReceiveMemoryWarning viewWillUnload viewDidUnload").solved != nil)
        _ = runner.go(to: "oldest")
        #expect(runner.enter("memory warning").solved == nil)
        #expect(runner.enter("ios 2").solved != nil)
    }

    @Test("A fault of the lesson is said, not judged")
    func fault() throws {
        var runner = try makeRunner(
            """
            ```viewdid setup
            class Login; new Login as login; new Login as login
            ```
            ```viewdid predict bad
            ask: loadView of login
            access view
            ```
            ```viewdid count worse
            ask: loadView of login
            access view
            ```
            """)
        for id in ["bad", "worse"] {
            #expect(runner.go(to: id)?.messages.first?.hasPrefix("The lesson has an error: a.md:6:") == true)
            #expect(runner.enter("1").messages.first?.hasPrefix("The lesson has an error") == true)
            #expect(runner.enter("skip").messages.first?.hasPrefix("The lesson has an error") == true)
            #expect(runner.results[id]?.attempts == 0)
        }
    }

    @Test("An iOS that never was is refused")
    func release() throws {
        let text = lesson().replacing("title: Small", with: "title: Small\nios: 99")
        #expect(throws: CommandError.self) { try LessonRunner(Lesson(markdown: text, file: "a.md")) }
    }
}
