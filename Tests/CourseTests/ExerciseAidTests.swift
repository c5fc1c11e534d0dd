import Session
import Testing

@testable import Course

@Suite("Easier after three different wrong answers")
struct ExerciseAidTests {
    /// A prediction of four calls and a question with four choices, of which two are right.
    static let exercises = """
        ```viewdid setup
        class Login; new Login as login
        ```
        ```viewdid predict shown
        ask: viewDidAppear viewDidLoad viewWillAppear loadView viewDidUnload of login
        launch login
        ```

        > [!TIP]
        > Read, then shown.

        > [!TIP]
        > Four come.
        ```viewdid choose lazy
        Which are lazy?
        - [ ] The window. :: Made at launch.
        - [x] The view. :: Made when read.
        - [ ] The controller. :: Made by new.
        - [x] The nib. :: Opened when read.
        - [ ] The app. :: Made at launch.
        ```

        > [!TIP]
        > Who is read?
        ```viewdid predict silent
        ask: loadView viewDidLoad viewWillAppear of login
        is view loaded login
        ```

        > [!TIP]
        > It asks.
        """

    @Test("What was made easier is gone with the question, and nothing is asked of it any more")
    func ended() throws {
        var runner = try makeRunner(Self.exercises)
        _ = runner.begin()
        for line in ["a", "b", "c", "skip"] { _ = runner.enter(line) }
        let shown = try #require(runner.enter("").presentation)
        #expect(shown.aids.isEmpty && shown.offered.isEmpty)
    }

    @Test("A wrong choice not taken yet goes with the third different wrong answer, and so on")
    func choices() throws {
        var runner = try makeRunner(Self.exercises)
        _ = runner.go(to: "lazy")
        for line in ["b", "b", "d", "d"] { #expect(runner.enter(line).easier == nil) }
        let third = runner.enter("a b")
        #expect(third.easier == ["e is wrong: The app."])
        #expect(third.offered == ["a", "b", "c", "d"])
        #expect(runner.enter("e").messages == ["e is no longer offered, because it's wrong."])
        #expect(runner.enter("b").easier == nil)
        #expect(runner.enter("a d").easier == ["c is wrong: The controller."])
        #expect(runner.enter("a").easier == nil)
        #expect(runner.enter("").presentation?.offered.map(\.letter) == ["a", "b", "d"])
        #expect(runner.enter("").presentation?.aids.count == 2)
        let solved = try #require(runner.enter("b d").solved)
        #expect(solved.easings == 2)
        #expect(solved.hints == 2)
    }

    @Test("A choice that was called wrong is no help, but a recording may have it from earlier")
    func toldChoices() throws {
        var runner = try makeRunner(Self.exercises)
        _ = runner.go(to: "lazy")
        for line in ["a", "c", "e"] { #expect(runner.enter(line).easier == nil) }
        let entry = JournalEntry(kind: .easier, text: "1", seconds: 0, outcome: [])
        let replies = runner.take(entry)
        #expect(replies?.easier == ["e is wrong: The app."])
    }

    @Test("Of an order first a call is placed, then it is shown")
    func order() throws {
        var runner = try makeRunner(Self.exercises)
        _ = runner.begin()
        for line in ["nothing", "a"] { #expect(runner.enter(line).easier == nil) }
        #expect(runner.enter("b").easier == ["loadView is called first"])
        let fourth = runner.enter("c")
        #expect(fourth.easier == nil)
        guard case .session(.judged(let judged))? = fourth.first else {
            Issue.record("It is not judged")
            return
        }
        #expect(judged.showsOrder)
        #expect(runner.results["shown"]?.answersBeforeOrder == 4)
    }

    @Test("Where nothing is called, offered calls go, down to the last")
    func nothing() throws {
        var runner = try makeRunner(Self.exercises)
        _ = runner.go(to: "silent")
        for line in ["a", "b"] { _ = runner.enter(line) }
        #expect(runner.enter("c").offered == ["a", "b"])
        #expect(runner.enter("a b").offered == ["a"])
        #expect(runner.enter("nothing").solved != nil)
    }

    @Test("What made it easier is kept by events and journal like a hint")
    func cost() throws {
        var runner = try makeRunner(Self.exercises)
        _ = runner.go(to: "lazy")
        for line in ["a", "b", "c", "b d"] { _ = runner.enter(line, at: 4) }
        #expect(runner.takeEvents().map(\.hints) == [0, 0, 1, 0])
        #expect(runner.journal.map(\.kind) == [.exercise, .answer, .answer, .answer, .easier, .answer])
        #expect(runner.journal[4].text == "1")
        #expect(runner.journal[4].outcome == ["e is wrong: The app."])
        #expect(runner.journal[4].seconds == 4)
    }

    @Test("After resuming it is as easy as before, which the journal tells and a replay takes over")
    func resume() throws {
        let lesson = try sampleLesson(Self.exercises)
        let wrong = ["shown": ["nothing", "loadView", "viewDidLoad"], "lazy": ["a", "b"]]
        var runner = try LessonRunner(lesson, wrong: wrong)
        let shown = try #require(runner.begin().presentation)
        #expect(shown.aids == ["loadView is called first"])
        #expect(runner.journal.map(\.kind) == [.exercise, .easier])
        _ = runner.enter("viewWillAppear")
        #expect(runner.results["shown"]?.easings == 1)
        #expect(runner.takeEvents().map(\.hints) == [0])
        _ = runner.enter("next")
        #expect(runner.enter("c").easier?.count == 1)
        _ = runner.enter("previous")
        #expect(runner.enter("").presentation?.aids.count == 1)
        #expect(runner.enter("d b c a").solved != nil)
        var again = try LessonRunner(lesson)
        for entry in runner.journal { _ = again.take(entry) }
        #expect(again.journal == runner.journal)
        #expect(again.results["shown"]?.hints == runner.results["shown"]?.hints)
    }

    @Test("What is right in the third wrong answer is not told to make it easier")
    func firstCallWasRight() throws {
        var runner = try makeRunner(Self.exercises)
        _ = runner.begin()
        for line in ["d", "a", "d c"] { #expect(runner.enter(line).easier == nil) }
        var again = try makeRunner(Self.exercises)
        for entry in runner.journal { _ = again.take(entry) }
        #expect(again.journal == runner.journal)
    }

    @Test("An only hint is not the last one: the answer is shown after the third wrong one")
    func onlyHint() throws {
        var runner = try makeRunner(Self.exercises)
        _ = runner.go(to: "silent")
        _ = runner.enter("hint")
        #expect(runner.enter("a").judgement?.isRight == false)
        #expect(runner.results["silent"]?.answersBeforeOrder == nil)
        #expect(runner.enter("nothing").solved != nil)
    }

    @Test("The last hint shows the order at the next wrong answer, easier or not")
    func hints() throws {
        var runner = try makeRunner(Self.exercises)
        _ = runner.begin()
        _ = runner.enter("hint")
        _ = runner.enter("hint")
        #expect(runner.enter("a").easier == nil)
        #expect(runner.results["shown"]?.answersBeforeOrder == 1)
    }
}

extension [LessonReply] {
    /// The texts of the first relief; nil if there is none.
    fileprivate var easier: [String]? {
        lazy.compactMap { if case .easier(let texts, _) = $0 { texts } else { nil } }.first
    }

    fileprivate var offered: [String] {
        flatMap { if case .easier(_, let offered) = $0 { offered.map(\.letter) } else { [String]() } }
    }
}
