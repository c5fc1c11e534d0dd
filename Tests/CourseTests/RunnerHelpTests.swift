import Session
import Testing

@testable import Course

@Suite("Hints, skip, play and the journal")
struct RunnerHelpTests {
    @Test("Hints come one after the other, then none are left")
    func hints() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.begin()
        #expect(runner.enter("hint").hints == ["First."])
        #expect(runner.enter("hint").hints == ["Second."])
        #expect(runner.enter("hint").messages == ["There are no more hints. To see the answer: skip"])
        #expect(runner.results["read"]?.hints == 2)
        #expect(runner.journal.map(\.kind) == [.exercise, .hint, .hint])
        _ = runner.enter("b a")
        _ = runner.enter("a b")
        #expect(runner.takeEvents().map(\.hints) == [2, 0])
        #expect(runner.enter("hint").hints.isEmpty)
        _ = runner.enter("next")
        #expect(runner.enter("hint").messages == ["This exercise has no hints. To see the answer: skip"])
        _ = runner.go(to: "read")
        #expect(runner.enter("hint").hints == ["First."])
    }

    @Test("skip shows the answer, is recorded, and the exercise is not done, even if the answer is typed off")
    func skip() throws {
        var runner = try makeRunner(sampleExercises)
        let answers = [
            "read": "a b", "reads": "1", "after": "didLoad", "loaded": "no", "why": "a c", "command": "a c",
        ]
        for id in ["read", "reads", "after", "loaded", "why", "command", "twice"] {
            _ = runner.go(to: id)
            let replies = runner.enter("skip", at: 7)
            #expect(replies.notes == (id == "read" ? ["Said afterwards."] : []))
            #expect(runner.exercise?.id == id)
            #expect(
                runner.journal.last == JournalEntry(kind: .skip, text: id, seconds: 7, outcome: ["shown"]))
            #expect(runner.takeEvents().map(\.kind) == [.shown])
            #expect(!runner.awaitsAnswer)
            _ = runner.enter(answers[id] ?? "access view; set view nil; access view")
            #expect(runner.results[id]?.isSolved == true)
            #expect(runner.results[id]?.isDone == false)
            #expect(runner.results[id]?.wasShown == true)
            #expect(runner.takeEvents().isEmpty)
        }
        _ = runner.go(to: "read")
        _ = runner.enter("a b")
        #expect(runner.results["read"]?.isDone == true)
        #expect(runner.results["read"]?.wasShown == true)
        #expect(runner.enter("skip").messages == ["This exercise is done. To continue: next"])
        #expect(runner.exercise?.id == "read")
    }

    @Test(
        "It is kept that commands were taken back, or that the text behind an exercise was shown before it was done",
        arguments: [
            ("twice", ["access view", "reset", "access view; set view nil; access view"], true, false),
            ("twice", ["access view; set view nil; access view"], false, false),
            ("reads", ["next", "previous", "1"], false, true), ("reads", ["1", "next"], false, false),
        ] as [(String, [String], Bool, Bool)])
    func notAtOnce(id: String, lines: [String], wasTakenBack: Bool, wasPassed: Bool) throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.go(to: id)
        for line in lines { _ = runner.enter(line) }
        let result = try #require(runner.results[id])
        #expect(result.isSolved)
        #expect(result.wasTakenBack == wasTakenBack)
        #expect(result.wasPassed == wasPassed)
    }

    @Test("What skip shows is the engine's answer with the author's reasons")
    func answers() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.begin()
        guard case .session(.shown(let judged))? = runner.enter("skip").first else {
            Issue.record("The order is not shown")
            return
        }
        #expect(judged.judgement.expected.calls.map(\.callback) == [.loadView, .viewDidLoad])
        _ = runner.go(to: "reads")
        #expect(runner.enter("skip").shown == ["1"])
        _ = runner.go(to: "command")
        #expect(
            runner.enter("skip").shown == [
                "a  access view: It reads.", "c  load view if needed: It says so.",
            ])
        _ = runner.go(to: "twice")
        #expect(runner.enter("skip").shown == ["access view; set view nil", "access view"])
    }

    @Test("A lesson that forbids skip gives hints only")
    func forbidden() throws {
        var runner = try makeRunner(sampleExercises, head: "skip: forbidden\n")
        _ = runner.begin()
        #expect(runner.enter("skip").messages == ["This lesson doesn't allow skip. Try: hint"])
        _ = runner.enter("hint; hint")
        _ = runner.enter("hint")
        #expect(runner.enter("hint").messages == ["There are no more hints."])
        #expect(runner.results["read"]?.wasShown == false)
        #expect(!runner.journal.contains { $0.kind == .skip })
    }

    @Test("play works on a copy; back finds the exercise as it was left")
    func play() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.begin()
        _ = runner.enter("play")
        #expect(runner.isPlaying)
        #expect(!runner.awaitsAnswer)
        #expect(runner.enter("access view; set view nil").runs.count == 2)
        #expect(runner.stage.statements.count == 2)
        #expect(runner.session.statements.isEmpty)
        #expect(runner.enter("play").messages == ["You're already in play. To return to the exercise: back"])
        let back = runner.enter("back")
        #expect(back.presentation?.offered.count == 3)
        #expect(runner.awaitsAnswer)
        #expect(runner.enter("a b").solved?.attempts == 1)
        #expect(
            runner.enter("back").messages == [
                "back only returns from play. To go to the previous step: previous"
            ])
        _ = runner.enter("play")
        #expect(runner.stage.statements.isEmpty)
        #expect(runner.enter("next").presentation?.id == "reads")
        #expect(!runner.isPlaying)
    }

    @Test("A state that was there before makes no answer about it right")
    func stateBefore() throws {
        var runner = try makeRunner(
            """
            ```viewdid setup
            class Login; new Login as login
            ```
            ```viewdid predict first
            ask: loadView of login
            access view
            ```
            ```viewdid state seen
            ask: login loaded
            access view
            ```
            """)
        _ = runner.go(to: "seen")
        let explained = runner.enter("no").compactMap { reply in
            if case .explained(let explanation) = reply { explanation } else { nil }
        }
        #expect(!explained.isEmpty)
        #expect(explained.compactMap { $0.elsewhere } == [])
    }

    @Test("An answer typed in play is told where it belongs", arguments: ["a b", "viewDidLoad", "nothing"])
    func answerInPlay(answer: String) throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.begin()
        _ = runner.enter("play")
        #expect(
            runner.enter(answer).messages == ["You're in a copy of the app. To answer question 1/7: back"])
        #expect(runner.results["read"]?.attempts == 0)
    }

    @Test("In play a prediction of the learner's own has its own hint and skip")
    func ownPrediction() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.begin()
        _ = runner.enter("play; next")
        _ = runner.enter("predict access view; set view nil")
        _ = runner.enter("hint")
        guard case .session(.shown)? = runner.enter("skip").first else {
            Issue.record("The answer is not shown")
            return
        }
        _ = runner.enter("predict access view")
        #expect(runner.enter("loadView; viewDidLoad").judgement?.isRight == true)
        #expect(runner.results["read"]?.attempts == 0)
        #expect(runner.results["read"]?.hasPlayed == true)
        #expect(runner.enter("hint").hints == ["First."])
        _ = runner.enter("back")
        #expect(runner.awaitsAnswer)
    }

    @Test("A prediction in a task carries its commands out, and they count")
    func predictionInTask() throws {
        var runner = try makeRunner(sampleExercises)
        _ = runner.go(to: "twice")
        #expect(runner.enter("predict access view; set view nil; access view").goals.isEmpty)
        _ = runner.enter("play")
        guard case .session(.question)? = runner.enter("back").last else {
            Issue.record("The question is forgotten")
            return
        }
        #expect(runner.enter("loadView viewDidLoad loadView viewDidLoad").solved != nil)
        #expect(runner.results["twice"]?.wasShown == false)
    }

    @Test("A journal that is taken again gives the same journal, results and place")
    func replay() throws {
        let lines = [
            "hint", "b a c", "c", "predict access view", "play", "access view; state", "predict set view nil",
            "hint", "nothing", "predict access view", "predict dismiss", "skip", "hint", "back", "a b",
            "why 1", "next", "2", "once", "next", "skip", "didLoad", "next", "no", "play", "ios 5",
            "nonsense",
            "memory warning", "back",
            "next", "a", "a c", "next", "hint", "b", "skip", "next", "set view nil; access view; trace",
            "undo", "redo", "predict access view", "skip", "set view nil; access view; quit", "next",
        ]
        var first = try makeRunner(sampleExercises)
        _ = first.begin()
        for (second, line) in lines.enumerated() { _ = first.enter(line, at: Double(second)) }
        #expect(first.results.values.filter(\.isSolved).count >= 6)
        var again = try makeRunner(sampleExercises)
        for entry in first.journal {
            let bare = JournalEntry(kind: entry.kind, text: entry.text, seconds: entry.seconds, outcome: [])
            _ = again.take(bare)
        }
        #expect(again.journal == first.journal)
        #expect(again.results == first.results)
        #expect(again.takeEvents() == first.takeEvents())
        #expect(first.journal.contains { !$0.outcome.isEmpty && $0.kind == .command })
    }

    @Test("Whatever is typed, the journal replays", arguments: 1...12)
    func randomLines(_ seed: UInt64) throws {
        let pool = [
            "a b", "b a", "c", "a c", "1", "2", "no", "yes", "didLoad", "nothing", "hint", "skip", "play",
            "back",
            "next", "next", "next; a", "access view", "set view nil; access view", "ios 5", "ios 17", "undo",
            "redo 2",
            "reset", "predict access view", "predict set view nil; access view", "state", "why 1", "launch",
            "memory warning", "override loadView reading view", "release", "goto 1", "quit", "help", "#",
            "; ;", "\u{0}",
            "trace; next; hint", "new Login as login", "use login", "class Feed; new Feed as feed",
            "expect nothing",
        ]
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        var first = try makeRunner(sampleExercises)
        _ = first.begin()
        for second in 0..<80 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let pick = Int(truncatingIfNeeded: state >> 33) % pool.count
            _ = first.enter(pool[pick], at: Double(second))
            if first.place == .end { _ = first.go(to: "twice", at: Double(second)) }
        }
        var again = try makeRunner(sampleExercises)
        for entry in first.journal { _ = again.take(entry) }
        #expect(again.journal == first.journal)
        #expect(again.results == first.results)
        #expect(again.takeEvents() == first.takeEvents())
    }

    @Test("An exercise that the lesson does not have is not gone to")
    func foreign() throws {
        var runner = try makeRunner(sampleExercises)
        let entry = JournalEntry(kind: .exercise, text: "nowhere", seconds: 0, outcome: [])
        #expect(runner.take(entry) == nil)
        #expect(runner.journal.isEmpty)
    }
}
