import Lifecycle
import Testing

@testable import Session

struct PredictionTests {
    /// Returns the judgement of an answer to a prediction.
    private func judge(_ answer: String, to commands: String, after setUp: String = "") throws -> JudgedAnswer
    {
        var session = Session()
        _ = session.enter(setUp)
        _ = session.enter("predict all " + commands)
        try #require(session.pending != nil)
        guard case .judged(let judged) = session.enter(answer).first else {
            Issue.record("\(answer) was not judged")
            throw CancellationError()
        }
        return judged
    }

    @Test(
        "A command instead of an answer gives the prediction up, or waits, and nothing is run twice",
        arguments: [
            ("undo", [], false), ("access view", ["access view"], false),
            ("access view; is view loaded", ["access view", "is view loaded"], false),
            ("is view loaded", ["access view", "is view loaded"], false), ("trace", [], true),
            ("predict all access view", [], true), ("save file", [], true),
        ])
    func gaveUp(line: String, run: [String], waits: Bool) {
        var session = Session()
        _ = session.enter("class Feed; new Feed as one; new Feed as two; predict all access view")
        let before = session.statements
        let replies = session.enter(line)
        #expect(session.statements == before + run)
        #expect((session.pending != nil) == waits)
        #expect(!replies.isEmpty)
        var again = Session()
        for entry in session.journal {
            let front = entry.kind == .predict ? "predict " : entry.kind == .skip ? "skip" : ""
            _ = again.enter(front + entry.text, isRecorded: true)
        }
        #expect(again.statements == session.statements && again.journal == session.journal)
    }

    @Test(
        "A crash that was foreseen is part of the answer, and one that doesn't happen is no answer",
        arguments: [
            ("present vc", "crash", true), ("present vc", "the app crashes", true),
            ("access view a; present vc", "a.loadView, a.viewDidLoad, and then it crashes", true),
            ("access view a; present vc", "crash", false), ("access view a", "crash", nil),
        ] as [(String, String, Bool?)])
    func crash(commands: String, answer: String, isRight: Bool?) throws {
        var session = Session()
        _ = session.enter("launch vc; class A; new A as a; predict all " + commands)
        let reply = try #require(session.enter(answer).first)
        if case .judged(let judged) = reply {
            #expect(judged.judgement.isRight == isRight)
        } else {
            #expect(isRight == nil && session.pending != nil, "\(reply)")
        }
    }

    @Test(
        "What older programs recorded at a prediction is played as it was",
        arguments: [
            // The predicted commands were run, and then what was typed.
            ("", "access view", "access view", ["access view", "access view"]),
            ("", "access view; memory warning", "undo", ["access view"]),
            ("class Feed", "access view", "undo 2", []),
        ] as [(String, String, String, [String])])
    func older(setUp: String, asked: String, line: String, statements: [String]) {
        var session = Session()
        for text in [setUp, "predict all \(asked)", "nothing", line] where !text.isEmpty {
            _ = session.enter(text, isRecorded: true)
        }
        #expect(session.pending == nil)
        #expect(session.statements == statements)
    }

    @Test(
        "Answers are judged against what happens",
        arguments: [
            ("access view", "", "loadView viewDidLoad", 1.0),
            ("access view", "", "viewDidLoad loadView", 0.5),
            ("access view", "", "loadView", 0.5),
            ("access view", "", "nothing", 0.0),
            ("access view", "access view", "nothing", 1.0),
            ("access view", "access view", "loadView", 0.0),
            ("access view; memory warning", "", "loadView viewDidLoad didReceiveMemoryWarning", 1.0),
        ])
    func points(commands: String, setUp: String, answer: String, points: Double) throws {
        #expect(try judge(answer, to: commands, after: setUp).judgement.points == points)
    }

    @Test(
        "With no controller left there is nothing to predict, but an older recording is played as it was",
        arguments: ["memory warning", "all memory warning", "all of vc: memory warning"])
    func nobody(commands: String) {
        var session = Session()
        _ = session.enter("release vc")
        guard case .misunderstood(_, let error)? = session.enter("predict " + commands).first else {
            Issue.record("asked")
            return
        }
        #expect(error.message.contains("controller"))
        #expect(session.pending == nil)
        #expect(session.journal.map(\.kind) == [.command])
        _ = session.enter("predict all memory warning", isRecorded: true)
        #expect(session.pending != nil)
    }

    private static let launch = "loadView viewDidLoad viewWillAppear viewIsAppearing"
    private static let pair = "viewWillLayoutSubviews viewDidLayoutSubviews"

    @Test(
        "The layout pair may come again, but only as a pair",
        arguments: [
            ("\(launch) \(pair) viewDidAppear", true), ("\(launch) \(pair) \(pair) viewDidAppear", true),
            ("\(launch) \(pair) \(pair) \(pair) \(pair) viewDidAppear", true),
            ("\(launch) viewWillLayoutSubviews \(pair) viewDidAppear", false),
            ("\(launch) \(pair) viewDidLayoutSubviews viewDidAppear", false),
            ("\(launch) \(pair) viewDidAppear \(pair)", false), ("\(launch) viewDidAppear", false),
        ])
    func layoutPair(answer: String, isRight: Bool) throws {
        #expect(try judge(answer, to: "launch").judgement.isRight == isRight)
    }

    @Test("What the sources disagree about is not asked")
    func doubtful() throws {
        var session = Session()
        _ = session.enter("override loadView")
        guard case .question(let question) = session.enter("predict all access view").last else {
            Issue.record("nothing was asked")
            return
        }
        #expect(question.doubtful == [.viewDidLoad: .viewDidLoadWithoutViewIsUnsettled])
        #expect(question.asked.callbacks?.contains(.viewDidLoad) == false)
        guard case .misunderstood(_, let error) = session.enter("loadView viewDidLoad").first else {
            Issue.record("viewDidLoad was judged")
            return
        }
        #expect(
            error.message == "The question isn't about viewDidLoad, because sources disagree about it here.")
        guard case .judged(let judged) = session.enter("loadView").first else {
            Issue.record("loadView was not judged")
            return
        }
        #expect(judged.judgement.isRight)
        #expect(Array(judged.doubtful.keys) == [.viewDidLoad])
    }

    @Test("On a release that the sources agree about the same callback is asked")
    func certain() {
        var session = Session()
        _ = session.enter("ios 9; override loadView")
        guard case .question(let question) = session.enter("predict all access view").last else {
            Issue.record("nothing was asked")
            return
        }
        #expect(question.doubtful.isEmpty)
    }

    @Test("expect neither demands nor forbids what the sources disagree about")
    func expectDoubtful() {
        var session = Session()
        _ = session.enter("override loadView; access view")
        for answer in ["loadView", "loadView viewDidLoad"] {
            #expect(session.enter("expect \(answer)").allSatisfy { !$0.isFailure })
        }
        #expect(session.enter("expect viewDidLoad").contains { $0.isFailure })
    }

    @Test(
        "state, help, log and quit are answered while a prediction waits",
        arguments: ["state", "help", "log", "quit"])
    func aside(command: String) {
        var session = Session()
        _ = session.enter("predict all access view")
        let before = session.simulation
        let replies = session.enter(command)
        #expect(!replies.isEmpty && replies.allSatisfy { !$0.isFailure })
        #expect(session.pending != nil)
        #expect(session.simulation == before)
    }

    @Test("A hint costs an entry, not the question")
    func hint() {
        var session = Session()
        _ = session.enter("predict all access view")
        guard case .message = session.enter("hint").first else {
            Issue.record("no hint")
            return
        }
        #expect(session.pending != nil)
        #expect(session.journal.map(\.kind) == [.predict, .hint])
    }

    @Test("Where nobody has a view, skip tells why none is loaded, and not why nobody appears")
    func skipWithoutView() throws {
        var session = Session()
        _ = session.enter("class Login; new Login as login")
        _ = session.enter("predict is view loaded login")
        guard case .shown(let shown) = try #require(session.enter("skip").first) else {
            Issue.record("nothing was shown")
            return
        }
        // The question is whether asking makes one.
        #expect(shown.rule == .isViewLoadedNeverLoads)
    }

    @Test("skip shows the answer and carries the commands out")
    func skip() {
        var session = Session()
        _ = session.enter("predict all access view; memory warning")
        guard case .shown(let shown) = session.enter("skip").first else {
            Issue.record("nothing was shown")
            return
        }
        #expect(
            shown.judgement.expected.calls.map(\.callback) == [
                .loadView, .viewDidLoad, .didReceiveMemoryWarning,
            ])
        #expect(session.statements == ["access view", "memory warning"])
        #expect(session.journal.map(\.kind) == [.predict, .skip])
    }

    @Test(
        "The mistake that shows what a question is about is a call to who stays silent, else of what nobody hears",
        arguments: [
            ("world sheet", "predict dismiss", [Callback.viewWillAppear], "feed"),
            ("launch vc", "predict viewWillAppear of vc: background", [.viewWillAppear], "vc"),
            ("", "predict loadView viewDidLoad of vc: access view", [], ""),
        ] as [(String, String, [Callback], String)])
    func tellingMistake(setUp: String, line: String, surplus: [Callback], whose: String) throws {
        var session = Session()
        _ = session.enter(setUp)
        _ = session.enter(line)
        let question = try #require(session.pending)
        let calls = question.tellingMistake
        guard let last = calls.last else {
            #expect(surplus.isEmpty)
            return
        }
        #expect([last.callback] == surplus)
        #expect(question.world.controllers[last.controller].name == whose)
        #expect(calls.dropLast() == question.expected.calls[...])
    }

    @Test("An empty line asks again")
    func emptyLine() {
        var session = Session()
        _ = session.enter("predict all access view")
        for line in ["", "   ", "# what was it?"] {
            guard case .question = session.enter(line).first else {
                Issue.record("no question after \(line)")
                return
            }
        }
    }

    @Test(
        "What cannot be predicted is not asked",
        arguments: [
            "ios 5", "undo", "trace", "nonsense", "predict all access view", "view if loade",
            "make key and visible; launch",
        ])
    func notPredictable(commands: String) {
        var session = Session()
        let before = session.simulation
        #expect(session.enter("predict all " + commands).contains { $0.isFailure })
        #expect(session.pending == nil)
        #expect(session.simulation == before)
        #expect(session.journal.isEmpty)
    }
}
