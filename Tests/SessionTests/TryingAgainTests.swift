import Lifecycle
import Testing

@testable import Session

@Suite("A wrong answer can be tried again")
struct TryingAgainTests {
    private func session(_ line: String = "predict access view") -> Session {
        var session = Session()
        _ = session.enter("class Feed; new Feed as feed")
        _ = session.enter(line)
        return session
    }

    private func judged(_ replies: [Reply]) throws -> JudgedAnswer {
        guard case .judged(let judged) = replies.first else { throw CancellationError() }
        return judged
    }

    @Test("The order comes with the third wrong answer, and then the commands are carried out")
    func third() throws {
        var session = session()
        for number in 1...3 {
            let judged = try judged(session.enter("viewWillAppear"))
            #expect(judged.showsOrder == (number == 3))
            #expect(judged.rows.contains { $0.mark == .leftOut } == (number == 3))
            #expect((session.pending == nil) == (number == 3))
        }
        #expect(session.statements.last == "access view")
    }

    @Test(
        "What is missing is counted, not named",
        arguments: ["nothing", "viewWillAppear", "viewDidLoad viewDidAppear"])
    func untold(answer: String) throws {
        var session = session()
        let judged = try judged(session.enter(answer))
        #expect(!judged.sentence.contains("loadView"))
    }

    @Test("A right answer ends it")
    func right() throws {
        var session = session()
        _ = session.enter("nothing")
        let judged = try judged(session.enter("loadView viewDidLoad"))
        #expect(judged.judgement.isRight && judged.showsOrder)
        #expect(session.pending == nil)
    }

    @Test("After the last hint a wrong answer shows the order")
    func hints() throws {
        var session = session()
        for _ in 1...3 { _ = session.enter("hint") }
        #expect(try judged(session.enter("nothing")).showsOrder)
    }

    /// A wrong answer to a push, and where to look, what decides, and the rule.
    struct Hinted: Sendable {
        let answer: String, hints: [String]

        static let all = [
            Hinted(
                answer:
                    "detail.viewDidLoad detail.viewWillAppear feed.viewWillDisappear detail.viewDidAppear",
                hints: [
                    "Your first call is right. Look at what happens between feed.viewWillDisappear and "
                        + "detail.viewWillAppear.",
                    "Has detail's view already started to appear when feed.viewWillDisappear is called?",
                ]),
            Hinted(
                answer:
                    "detail.viewDidLoad feed.viewWillDisappear feed.viewDidDisappear detail.viewWillAppear",
                hints: [
                    "Your first 2 calls are right. Look at what happens between detail.viewWillAppear and "
                        + "feed.viewDidDisappear.",
                    "Has feed's view already left the window when detail.viewWillAppear is called?",
                ]),
            Hinted(
                answer: "detail.viewDidLoad feed.viewWillDisappear feed.deinit",
                hints: [
                    "Your first 2 calls are right. Look at feed.deinit. What would cause it?",
                    "Does anything still retain feed?",
                ]),
            Hinted(
                answer: "nothing",
                hints: [
                    "In total, these methods are called 5 times. Go through the controllers one by one.",
                    "What do these commands change?",
                ]),
        ]
    }

    private func pushing(_ answers: String...) throws -> Session {
        var session = Session()
        _ = session.enter("class Feed; class Detail; new Feed as feed; new Detail as detail")
        _ = session.enter("new UINavigationController as nav with feed; launch nav")
        _ = session.enter("predict push detail")
        for answer in answers { _ = session.enter(answer) }
        return session
    }

    @Test("Hints tell of the last answer where to look, what decides and the rule", arguments: Hinted.all)
    func hintsOnAnswer(case hinted: Hinted) throws {
        var session = try pushing(hinted.answer)
        let rule = session.pending?.last?.reason.map { $0 + " " } ?? ""
        for hint in hinted.hints + [rule + "That's the last hint. To see the answer: skip"] {
            guard case .message(let text)? = session.enter("hint").first else { throw CancellationError() }
            #expect(text == hint)
        }
    }

    @Test(
        "A rule that names the missing method says so without its name, unless it names several",
        arguments: [
            (["viewIsAppearing"], "Since iOS 13, the missing method is called on each appearance."),
            (["viewDidLoad"], nil),
            (
                ["viewIsAppearing", "viewDidLoad"],
                "Since iOS 13, the missing method is called on each appearance."
            ),
        ])
    func withoutName(methods: [String], told: String?) {
        let rule = "Since iOS 13, viewIsAppearing(_:) is called on each appearance."
        #expect(rule.blanking(Set(methods)) == told)
        #expect("viewDidLoad follows loadView.".blanking(["viewDidLoad", "loadView"]) == nil)
        #expect("loadView creates it.".blanking(["loadView"]) == "The missing method creates it.")
    }

    @Test("An answer that was given before is known as such, and told something else each time")
    func repeated() throws {
        let answer = "feed.viewWillDisappear feed.viewDidDisappear detail.viewWillAppear"
        var session = try pushing(answer, "nothing")
        let judged = try judged(session.enter(answer))
        #expect(judged.repeats == 1)
        let reminders = (1...3).map { String(describing: judged.reminder(after: $0)) }
        #expect(Set(reminders).count == 3)
    }

    @Test("contrast shows the run here up to the first difference, then dots and all calls made there alone")
    func contrast() throws {
        var session = Session()
        _ = session.enter("class Feed; class Sheet; new Feed as feed; new Sheet as sheet; launch feed")
        _ = session.enter("predict present sheet")
        guard case .message? = session.enter("contrast").first else { throw CancellationError() }
        let full = "sheet.viewDidLoad feed.viewWillDisappear sheet.viewWillAppear "
        let judged = try judged(session.enter(full + "sheet.viewDidAppear feed.viewDidDisappear"))
        let shown = try #require(judged.contrast)
        guard case .contrast(let contrast)? = session.enter("contrast").first else {
            throw CancellationError()
        }
        #expect(contrast.rows == shown.rows)
        #expect(
            contrast.rows.map(\.outcome)
                == ["sheet.viewDidLoad", "feed.viewWillDisappear", "…", "feed.viewDidDisappear"])
        #expect(contrast.rows.map(\.columns) == [[0, 1], [1], [0, 1], [1]])
        _ = session.enter("skip")
        guard case .contrast? = session.enter("contrast").first else { throw CancellationError() }
        _ = session.enter("state; background")
        guard case .message? = session.enter("contrast").first else { throw CancellationError() }
    }

    @Test(
        "After a wrong answer another command goes on, and finds the predicted ones carried out",
        arguments: ["is view loaded", "state; log; is view loaded"])
    func left(line: String) {
        var session = session()
        _ = session.enter("nothing")
        let replies = session.enter(line)
        guard case .left(let runs, "access view")? = replies.dropLast().last else {
            Issue.record("it did not go on")
            return
        }
        #expect(runs.count == 1)
        #expect(session.statements.suffix(2) == ["access view", "is view loaded"])
        // What is asked while the question waits isn't recorded, so that a replay leaves it at the same place.
        #expect(session.journal.suffix(2).map(\.text) == ["nothing", "is view loaded"])
    }

    @Test("why can be asked in between, and changes nothing")
    func why() {
        var session = session()
        guard case .misunderstood? = session.enter("why viewWillAppear").first else {
            Issue.record("why told of the answer")
            return
        }
        _ = session.enter("viewWillAppear")
        guard case .whyNot(.viewWillAppear, _, _, _, _)? = session.enter("why viewWillAppear").first else {
            Issue.record("why was not answered")
            return
        }
        #expect(session.pending != nil)
    }

    @Test("After nothing why tells of the call that alone is asked about")
    func whyOfTheOnlyOne() throws {
        var session = Session(.readyController())
        _ = session.enter("launch vc")
        _ = session.enter("predict viewWillTransition of vc: rotate landscape")
        let judged = try judged(session.enter("nothing"))
        #expect(judged.firstWrong?.callback == .viewWillTransition)
        guard case .why? = session.enter("why viewWillTransition").first else {
            Issue.record("why was not answered")
            return
        }
    }

    @Test("why tells of what the answer has, and of nothing that it lacks")
    func whyOfTheUntold() {
        var session = session()
        _ = session.enter("viewWillAppear")
        guard case .message? = session.enter("why loadView").first else {
            Issue.record("why told of a call that the answer lacks")
            return
        }
    }

    @Test("Once several commands are carried out why tells of each of them, until another one runs")
    func whyOfSeveral() {
        var session = session("predict access view; set view nil")
        _ = session.enter("skip")
        guard case .why? = session.enter("why viewDidLoad").first else {
            Issue.record("only the last command was looked at")
            return
        }
        _ = session.enter("set view nil")
        guard case .whyNot? = session.enter("why viewDidLoad").first else {
            Issue.record("what was predicted is told of a later command")
            return
        }
    }

    @Test("Behind an answer why means who was asked about")
    func whyOfTheAskedOne() {
        var session = session("class Other; new Other as other; use feed")
        _ = session.enter("predict viewDidUnload of other: access view of other")
        _ = session.enter("nothing")
        guard case .whyNot(_, let controller, _, let world, _)? = session.enter("why viewWillUnload").first
        else {
            Issue.record("why told of a call")
            return
        }
        #expect(world.controllers[controller].name == "other")
    }

    @Test("sources shows what the reason of the last answer rests on")
    func sources() throws {
        var session = session()
        guard case .message? = session.enter("sources").first else {
            Issue.record("nothing was explained yet")
            return
        }
        let judged = try judged(session.enter("viewWillAppear"))
        guard case .sources(.rule(let rule))? = session.enter("sources").first else {
            Issue.record("no sources")
            return
        }
        #expect(rule == judged.rule)
        #expect(session.pending != nil)
    }

    @Test(
        "sources shows what the reason that why gave rests on, which is none of another controller's silence")
    func sourcesOfWhy() throws {
        var session = Session(.readyController())
        _ = session.enter(
            "class A; launch vc; new A as a; new A as b; present a from vc; present b from a; dismiss vc")
        guard case .why(let run, let entry)? = session.enter("why b.viewWillDisappear").first,
            case .sources(.rule(let rule))? = session.enter("sources").first
        else { return #expect(Bool(false), "nothing was explained") }
        #expect(run.simulation.trace.reason(of: entry) == .willDisappearPrecedesRemoval)
        #expect(rule == .willDisappearPrecedesRemoval)
    }

    @Test(
        "Calls that come when the question is over are told which one it was",
        arguments: [
            ("", "The question predict launch is over."),
            ("state", "The question predict launch is over."),
            ("background", "There's no question to answer with these calls. To get one: predict access view"),
        ])
    func tooLate(between: String, start: String) throws {
        var session = session("predict launch")
        _ = session.enter("skip")
        _ = session.enter(between)
        guard case .misunderstood(_, let error)? = session.enter("viewDidLoad viewWillAppear").first else {
            return #expect(Bool(false), "the calls were taken")
        }
        #expect(error.message.hasPrefix(start))
    }

    @Test("A prediction that was recorded without what it asks means everything, and one answer")
    func old() throws {
        var session = Session()
        _ = session.enter("class Feed; new Feed as feed")
        _ = session.enter("predict launch", isRecorded: true)
        #expect(session.pending?.asked.callbacks == nil)
        #expect(session.journal.last?.text == "launch")
        #expect(try judged(session.enter("viewDidLoad", isRecorded: true)).showsOrder)
        #expect(session.pending == nil)
    }

    @Test("What is recorded asks the same when it is played again")
    func again() {
        var first = session("predict launch")
        for line in ["viewDidLoad", "viewWillAppear loadView", "undo"] { _ = first.enter(line) }
        var second = Session()
        for entry in first.journal {
            let front = entry.kind == .predict ? "predict " : ""
            _ = second.enter(front + entry.text, isRecorded: true)
        }
        #expect(second.journal == first.journal)
    }
}
