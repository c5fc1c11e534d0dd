import Lifecycle
import Testing

@testable import Session

@Suite("A wrong answer is told where it would have been right")
struct CounterfactualTests {
    private func judge(
        _ answer: String, to commands: String = "memory warning",
        after setUp: String = "override loadView setting view; access view"
    ) throws -> (judged: JudgedAnswer, session: Session) {
        var session = Session()
        _ = session.enter(setUp)
        _ = session.enter("predict all " + commands)
        guard case .judged(let judged) = session.enter(answer).first else {
            Issue.record("\(answer) was not judged")
            throw CancellationError()
        }
        return (judged, session)
    }

    @Test(
        "The nearest release is named",
        arguments: [
            ("viewDidUnload", 5, false), ("viewWillUnload viewDidUnload", 5, false),
            ("didReceiveMemoryWarning viewWillUnload viewDidUnload", 5, true),
            ("didReceiveMemoryWarning viewDidUnload", 4, true),
        ])
    func release(answer: String, major: Int, isWhole: Bool) throws {
        let counterfactual = try #require(try judge(answer).judged.counterfactual)
        #expect(counterfactual.changes == [.release(try #require(Release.last(of: major)))])
        #expect(counterfactual.isWhole == isWhole)
        #expect(counterfactual.command == "compare ios \(major) 17")
    }

    @Test("A command that names no presenter means the same one in the world where the answer is right")
    func samePresenter() throws {
        let setUp = """
            class Detail; class Other; launch vc; new Detail as detail; new Other as other; present detail from vc; use vc
            """
        let answer = """
            other.viewDidLoad detail.viewWillDisappear other.viewWillAppear other.viewDidAppear detail.viewDidDisappear
            """
        for style in ["", " as fullScreen"] {
            let judged = try JudgedAnswer.entered(
                setUp,
                "viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear of vc, detail, other: present other"
                    + style, answer)
            #expect(!judged.judgement.isRight)
            #expect(judged.elsewhere?.contains("detail presented as fullScreen") != true)
        }
    }

    @Test("No world is told that rests on a rule which sources disagree about")
    func doubtfulWorld() throws {
        let judged = try JudgedAnswer.entered(
            """
            class List; class Page; class Kid; new List as list; new UINavigationController as nav with list; launch nav; \
            new Page as page; push page; new Kid as kid; embed kid in page; swipe back
            """, "viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear of list, page, kid: cancel",
            "list.viewWillDisappear list.viewDidDisappear page.viewWillAppear page.viewDidAppear")
        #expect(!judged.judgement.isRight)
        #expect(judged.elsewhere?.contains("only the view of kid") != true, "\(judged.elsewhere ?? "")")
    }

    /// A question, and commands in whose world the wrong answer is right.
    struct Pair: Sendable {
        let setUp: String
        let commands: String
        let otherSetUp: String
        let otherCommands: String
        let circumstances: String
        let command: String
    }

    private static let boxes = "class Feed; class Box; new Feed as feed; new Box as box; access view"
    private static let sheet = "class Detail; launch vc; new Detail as detail; use vc"
    private static let old =
        "ios 5; override loadView setting view; access view; override didReceiveMemoryWarning"

    private static let pairs = [
        Pair(
            setUp: sheet, commands: "present detail", otherSetUp: sheet,
            otherCommands: "present detail as fullScreen",
            circumstances: "if detail were presented as fullScreen",
            command: "undo 1; present detail from vc as fullScreen"),
        Pair(
            setUp: "ios 12; " + sheet, commands: "present detail as overFullScreen",
            otherSetUp: "ios 12; " + sheet, otherCommands: "present detail",
            circumstances: "if detail were presented as fullScreen",
            command: "undo 1; present detail from vc as fullScreen"),
        Pair(
            setUp: sheet + "; present detail", commands: "dismiss",
            otherSetUp: sheet + "; present detail as fullScreen", otherCommands: "dismiss",
            circumstances: "if detail were presented as fullScreen",
            command: "undo 2; present detail from vc as fullScreen; dismiss"),
        Pair(
            setUp: "", commands: "access view", otherSetUp: "access view", otherCommands: "access view",
            circumstances: "if vc's view were already loaded",
            command: "undo 1; access view vc; access view"),
        Pair(
            setUp: "access view", commands: "launch", otherSetUp: "", otherCommands: "launch",
            circumstances: "if vc's view weren't loaded yet", command: "undo 2; launch"),
        Pair(
            setUp: old, commands: "memory warning", otherSetUp: old + " with super",
            otherCommands: "memory warning", circumstances: "if didReceiveMemoryWarning called super",
            command: "undo 1; override didReceiveMemoryWarning in ViewController with super; memory warning"),
        Pair(
            setUp: "ios 5; access view", commands: "memory warning",
            otherSetUp:
                "nib ViewController; new ViewController as vc from nib ViewController; ios 5; access view",
            otherCommands: "memory warning", circumstances: "if vc came from a nib",
            command:
                "undo 2; nib ViewController; new ViewController as vc from nib ViewController; access view; "
                + "memory warning"),
        Pair(
            setUp: boxes + "; embed feed in box", commands: "launch box",
            otherSetUp: boxes + "; forward appearance by hand in Box; embed feed in box",
            otherCommands: "launch box", circumstances: "if Box forwarded appearance callbacks itself",
            command: "undo 2; forward appearance by hand in Box; embed feed in box; launch box"),
        Pair(
            setUp: "", commands: "access view", otherSetUp: "", otherCommands: "launch",
            circumstances: "if vc were put on screen", command: "undo 1; launch vc"),
        Pair(
            setUp: "access view", commands: "memory warning",
            otherSetUp: "ios 5; override loadView setting view; access view", otherCommands: "memory warning",
            circumstances: "on iOS 5, if vc came from a nib",
            command:
                "undo 2; nib ViewController; new ViewController as vc from nib ViewController; access view; "
                + "compare ios 5 17: memory warning"),
    ]

    @Test("What is right elsewhere is named with the commands that show it", arguments: pairs)
    func nearby(pair: Pair) throws {
        var other = Session()
        _ = other.enter(pair.otherSetUp)
        _ = other.enter("predict all " + pair.otherCommands)
        let question = try #require(other.pending)
        var here = Session()
        _ = here.enter(pair.setUp)
        _ = here.enter("predict all " + pair.commands)
        let asked = try #require(here.pending)
        let answer = question.expected.calls.map { $0.name(in: question.world, withController: true) }
            .filter { name in
                asked.asked.controllers.contains { name.hasPrefix(asked.world.controllers[$0].name + ".") }
            }
        guard
            case .judged(let judged) = here.enter(answer.isEmpty ? "nothing" : answer.joined(separator: " "))
                .first
        else {
            Issue.record("\(answer) was not judged")
            return
        }
        #expect(judged.counterfactual?.circumstances ?? "" == pair.circumstances)
        #expect(judged.counterfactual?.command ?? "" == pair.command)
    }

    @Test("The command that is named shows the difference")
    func command() throws {
        var (judged, session) = try judge("didReceiveMemoryWarning viewWillUnload viewDidUnload")
        let command = try #require(judged.counterfactual?.command)
        // It is named once the order is shown.
        _ = session.enter("skip")
        guard case .comparison(let comparison) = session.enter(command).last else {
            Issue.record("no comparison")
            return
        }
        #expect(
            comparison.columns[0].runs.flatMap(\.outcomeLines)
                == ["vc.didReceiveMemoryWarning", "vc.viewWillUnload", "vc.viewDidUnload"])
    }

    @Test(
        "An answer is part of the right one only where all of its calls are made in its order",
        arguments: [
            ("viewDidUnload viewWillUnload", nil),
            ("didReceiveMemoryWarning viewWillUnload viewDidLoad", nil),
            ("viewWillUnload viewDidUnload", Counterfactual.Coverage.part),
        ])
    func coverage(answer: String, coverage: Counterfactual.Coverage?) throws {
        #expect(try judge(answer).judged.counterfactual?.coverage == coverage)
    }

    @Test(
        "A right answer, or what happens nowhere, has none",
        arguments: ["didReceiveMemoryWarning", "nothing", "viewDidLoad loadView"])
    func none(answer: String) throws { #expect(try judge(answer).judged.counterfactual == nil) }

    @Test("Who is embedded rather than only added is named with the parent")
    func embedded() throws {
        let setUp = "class A; class B; new A as a; launch a; new B as b; add child b in a"
        let judged = try JudgedAnswer.entered(
            setUp, "viewWillAppear viewDidAppear of b: add subview b in a", "nothing")
        #expect(judged.elsewhere == "Your answer would be right if b were already a child of a.")
    }

    @Test(
        "Where a prediction would ask about another controller as well, the answer isn't called right",
        arguments: [
            (
                "class A; new A as feed; launch feed; new A as photo; present photo from feed as fullScreen; "
                    + "new A as memo; present memo from photo as fullScreen",
                "dismiss feed", "memo.viewWillDisappear memo.viewDidDisappear"
            ),
            (
                "class A; new A as feed; new UINavigationController as nav with feed; launch nav; new A as detail; "
                    + "push detail; new A as more; push more",
                "pop to root", "more.viewWillDisappear more.viewDidDisappear"
            ),
        ])
    func others(setUp: String, commands: String, answer: String) throws {
        let judged = try JudgedAnswer.entered(setUp, commands, answer)
        #expect(judged.counterfactual?.isWhole != true)
    }

    @Test("After hundreds of commands the search ends after a bounded number of replayed statements")
    func bounded() throws {
        var session = Session()
        for _ in 0..<300 { _ = session.enter("set view nil; access view") }
        _ = session.enter("predict all memory warning")
        let question = try #require(session.pending)
        let controller = question.asked.controllers[0]
        let wrong = Judgement(
            of: [Call(controller, .viewDidAppear), Call(controller, .loadView)], against: question.expected)
        var search = CounterfactualSearch(session, question)
        #expect(search.nearest(to: wrong) == nil)
        #expect(search.statementsReplayed <= CounterfactualSearch.allowance)
    }

    @Test(
        "A search reads few of the statements that it replays, and the list of worlds bounds both",
        arguments: [
            ("override loadView setting view; access view", "memory warning", 800, 80),
            (sheet, "present detail", 2_100, 400), (sheet + "; present detail", "dismiss", 2_500, 450),
            (boxes + "; embed feed in box", "launch box", 1_600, 500),
        ])
    func cost(setUp: String, commands: String, replayed: Int, read: Int) throws {
        var session = Session()
        _ = session.enter(setUp)
        _ = session.enter("predict all " + commands)
        let question = try #require(session.pending)
        let controller = question.asked.controllers[0]
        // Right nowhere, so that the whole list is searched.
        let wrong = Judgement(
            of: [Call(controller, .viewDidAppear), Call(controller, .loadView)], against: question.expected)
        var search = CounterfactualSearch(session, question)
        _ = search.nearest(to: wrong)
        #expect(search.statementsReplayed <= replayed, "\(search.statementsReplayed)")
        #expect(search.statementsRead <= read, "\(search.statementsRead)")
    }

    @Test(
        "A call is not looked for on a release that does not have it",
        arguments: [
            (Callback.viewIsAppearing, Release(12, 5), false), (.viewIsAppearing, Release(13, 7), true),
            (.viewWillTransition, Release(7, 1), false), (.didMoveToParent, Release(4, 3), false),
            (.viewDidLoad, Release(2, 2), true),
        ])
    func existence(callback: Callback, release: Release, exists: Bool) {
        #expect(callback.exists(on: release) == exists)
    }

    @Test("The steps that worlds share are replayed once for each release")
    func shared() throws {
        var session = Session()
        for _ in 0..<20 { _ = session.enter("set view nil; access view") }
        let release = try #require(Release.last(of: 5))
        var replay = NearbyReplay(session, stops: [30], allowance: .max)
        func world(_ shared: Int, _ setUp: [String]) -> NearbyWorld {
            NearbyWorld(
                changes: [], release: release, shared: shared, setUp: setUp, commands: ["memory warning"])
        }
        try #require(replay.run(world(40, [])) != nil)
        #expect(replay.done == 41)
        try #require(replay.run(world(30, ["set view nil", "access view"])) != nil)
        #expect(replay.done == 44)
    }
}
