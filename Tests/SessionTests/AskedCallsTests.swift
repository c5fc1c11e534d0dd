import CommandLanguage
import Lifecycle
import Testing

@testable import Session

@Suite("A prediction asks what people learn about its commands")
struct AskedCallsTests {
    private static let stack = """
        class Feed; class Detail; new Feed as feed; new UINavigationController as nav with feed; launch nav; \
        new Detail as detail
        """
    private static let appearing =
        "viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear"

    /// Returns the question, as recorded.
    private func asked(_ commands: String, after setUp: String) -> String? {
        var session = Session()
        _ = session.enter(setUp)
        _ = session.enter("predict " + commands)
        return session.pending?.recorded
    }

    @Test(
        "What is asked goes by the kind of the commands",
        arguments: [
            ("access view", "class Feed; new Feed as feed", "loadView viewDidLoad of feed"),
            ("access view", "class Feed; new Feed as feed; access view", "loadView viewDidLoad of feed"),
            ("push detail", stack, "\(appearing) of feed, detail"),
            ("pop", stack + "; push detail", "\(appearing) of feed, detail"),
            ("present detail as pageSheet", stack, "\(appearing) of feed, detail"),
            ("present detail as fullScreen", stack, "\(appearing) of feed, detail"),
            ("background", stack, "\(appearing) of feed"),
            ("memory warning", stack, "viewWillUnload viewDidUnload didReceiveMemoryWarning of feed, detail"),
            ("release detail", stack, "deinit of feed, detail"),
        ])
    func usual(commands: String, setUp: String, expected: String) {
        #expect(asked(commands, after: setUp) == "\(expected): \(commands)")
    }

    @Test("Where the sources disagree about all that comes, nothing is asked")
    func unsettled() {
        let setUp = """
            device iPad landscape; class Feed; class Detail; new Feed as feed; new Detail as detail; \
            new UISplitViewController as split with feed detail; launch split; hide column primary
            """
        var session = Session()
        _ = session.enter(setUp)
        let replies = session.enter("predict show column primary")
        #expect(session.pending == nil)
        guard case .misunderstood(_, let error) = replies.last else {
            Issue.record("It was asked: \(replies)")
            return
        }
        #expect(error.message.hasPrefix("Sources disagree about what is called here: "))
    }

    @Test("The same is asked whether or not a release calls it", arguments: ["ios 5; ", "ios 17; "])
    func noLeak(release: String) {
        #expect(
            asked("memory warning", after: release + "class Feed; new Feed as feed")
                == "viewWillUnload viewDidUnload didReceiveMemoryWarning of feed: memory warning")
    }

    @Test(
        "At most eight calls are asked for",
        arguments: [
            "push detail", "window root detail", "set stack detail feed", "present detail; dismiss",
            "push detail; pop",
            "push detail; pop; push detail; pop", "rotate landscape",
        ])
    func few(commands: String) {
        var session = Session()
        _ = session.enter(Self.stack)
        _ = session.enter("predict " + commands)
        let count = session.pending?.expected.calls.count
        #expect(count.map { $0 <= 8 } ?? true)
    }

    @Test(
        "A method that is called by hand is asked about",
        arguments: [
            ("call viewWillAppear", "\(appearing) of vc"), ("call viewDidLoad", "loadView viewDidLoad of vc"),
            ("call didReceiveMemoryWarning", "loadView viewDidLoad didReceiveMemoryWarning of vc"),
        ])
    func byHand(commands: String, expected: String) {
        #expect(asked(commands, after: "launch vc") == "\(expected): \(commands)")
    }

    @Test("An alert is no more asked about than a container")
    func alert() {
        let setUp = "launch vc; new UIAlertController as alert"
        #expect(
            asked("present alert from vc", after: setUp)
                == "\(Self.appearing) of vc: present alert from vc")
    }

    @Test(
        "What no controller hears is refused, as it is not true that it is not called",
        arguments: [("layoutSubviews", "a view"), ("didMoveToWindow", "a view")])
    func ofViews(callback: String, who: String) throws {
        var session = Session()
        _ = session.enter("launch vc")
        guard
            case .misunderstood(_, let error)? = session.enter(
                "predict viewWillAppear \(callback) of vc: set needs layout vc"
            ).first
        else { throw CancellationError() }
        #expect(error.message.contains("is a method of \(who)"))
        #expect(session.pending == nil)
    }

    @Test("Whoever is right with more layouts than come is told that they are gathered")
    func gathered() throws {
        var session = Session()
        _ = session.enter("class Feed; new Feed as feed; launch feed")
        _ = session.enter("predict hold set needs layout feed; set needs layout feed")
        let pair = "viewWillLayoutSubviews viewDidLayoutSubviews"
        guard case .judged(let judged)? = session.enter("\(pair) \(pair)").first else {
            throw CancellationError()
        }
        #expect(judged.judgement.isRight)
        #expect(judged.gathered?.contains(Rule.layoutWaitsForCommit.facts.statement) == true)
    }

    @Test("The textbook answer to a push is right")
    func textbook() throws {
        var session = Session()
        _ = session.enter(Self.stack)
        _ = session.enter("predict push detail")
        let replies = session.enter(
            """
            detail.viewDidLoad feed.viewWillDisappear detail.viewWillAppear feed.viewDidDisappear detail.viewDidAppear
            """)
        guard case .judged(let judged) = replies.first else { throw CancellationError() }
        #expect(judged.judgement.isRight)
        #expect(judged.judgement.count == 5)
    }

    @Test(
        "What textbooks say is right where logs show more, or another order that nobody promises",
        arguments: [
            (
                "class Home; class Map; new Home as home; new Map as map; launch home", "embed map in home",
                "map.willMove map.viewDidLoad map.viewWillAppear map.didMove map.viewDidAppear"
            ),
            (
                "ios 18; class News; class Mail; new News as news; new Mail as mail; "
                    + "new UITabBarController as tabs with news mail; launch tabs", "tap tab 2",
                "mail.viewDidLoad news.viewWillDisappear mail.viewWillAppear news.viewDidDisappear mail.viewDidAppear"
            ),
            (
                "class Old; class Feed; new Old as old; launch old; new Feed as feed", "window root feed",
                "feed.viewDidLoad feed.viewWillAppear old.viewWillDisappear old.viewDidDisappear feed.viewDidAppear"
            ),
            (
                "class Old; class Feed; new Old as old; launch old; new Feed as feed", "window root feed",
                "old.viewWillDisappear old.viewDidDisappear feed.viewDidLoad feed.viewWillAppear feed.viewDidAppear"
            ),
            (
                "class Old; class Feed; new Old as old; launch old; new Feed as feed", "window root feed",
                "feed.viewDidLoad feed.viewWillAppear feed.viewDidAppear old.viewWillDisappear old.viewDidDisappear"
            ),
            (
                "class A; class B; new A as a; new B as b",
                "willMove didMove of a, b: new UITabBarController as tabs with a b",
                "b.willMove a.willMove a.didMove b.didMove"
            ),
        ])
    func openOrders(setUp: String, commands: String, answer: String) throws {
        var session = Session()
        _ = session.enter(setUp)
        _ = session.enter("predict " + commands)
        guard case .judged(let judged) = session.enter(answer).first else { throw CancellationError() }
        #expect(judged.judgement.isRight, "\(judged.judgement.rows)")
    }

    @Test(
        "What is named beyond the question is judged where it stands, and need not be named",
        arguments: [
            ("detail.willMove(toParent:) detail.loadView detail.viewDidLoad", 3, 7),
            ("detail.viewDidLoad detail.loadView", 1, 6), ("detail.viewDidLoad nav.viewWillDisappear", 0, 5),
            ("detail.viewDidLoad detail.viewIsAppearing", 2, 6),
        ])
    func beyond(answer: String, points: Int, count: Int) throws {
        var session = Session()
        _ = session.enter(Self.stack)
        _ = session.enter("predict push detail")
        guard case .judged(let judged) = session.enter(answer).first else { throw CancellationError() }
        #expect(judged.judgement.count == count)
        #expect(judged.judgement.points == Double(points) / Double(count))
    }

    @Test(
        "What is asked can be said",
        arguments: [
            ("all push detail", "all: push detail", nil),
            ("all: push detail", "all: push detail", nil),
            ("all of feed: push detail", "all of feed: push detail", ["feed"]),
            (
                "viewDidLoad willAppear of feed, detail: push detail",
                "viewDidLoad viewWillAppear of feed, detail: push detail", ["feed", "detail"]
            ),
            (
                "willMove(toParent:) of detail: push detail", "willMove(toParent:) of detail: push detail",
                ["detail"]
            ),
            (
                "willMove didMove of detail: push detail",
                "willMove(toParent:) didMove(toParent:) of detail: push detail", ["detail"]
            ),
        ] as [(String, String, [String]?)])
    func said(text: String, recorded: String, names: [String]?) throws {
        var session = Session()
        _ = session.enter(Self.stack)
        _ = session.enter("predict " + text)
        let question = try #require(session.pending)
        #expect(question.recorded == recorded)
        #expect(question.commands == "push detail")
        if let names {
            #expect(question.asked.controllers.map { question.world.controllers[$0].name } == names)
        }
    }

    @Test(
        "What cannot be asked is refused",
        arguments: [
            "viewDidLod of feed: push detail", "viewDidLoad of nobody: push detail", "all of : push detail",
            "all",
        ])
    func refused(text: String) {
        var session = Session()
        _ = session.enter(Self.stack)
        _ = session.enter("predict " + text)
        #expect(session.pending == nil)
    }
}
