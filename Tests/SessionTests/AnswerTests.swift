import CommandLanguage
import Lifecycle
import Testing

@testable import Session

@Suite("An answer is one line")
struct AnswerTests {
    private static let spellings: [(String, [Callback])] = [
        ("loadView viewDidLoad", [.loadView, .viewDidLoad]),
        ("loadView, viewDidLoad", [.loadView, .viewDidLoad]),
        ("loadView -> viewDidLoad", [.loadView, .viewDidLoad]),
        ("loadView->viewDidLoad→viewDidAppear", [.loadView, .viewDidLoad, .viewDidAppear]),
        ("loadView；viewDidLoad，didAppear", [.loadView, .viewDidLoad, .viewDidAppear]),
        ("loadView; viewDidLoad # I think", [.loadView, .viewDidLoad]),
        ("viewDidAppear(_:) viewDidAppear: viewDidAppear", [.viewDidAppear, .viewDidAppear, .viewDidAppear]),
        ("didLoad willAppear LOADVIEW", [.viewDidLoad, .viewWillAppear, .loadView]),
        ("vc.loadView vc.didLoad", [.loadView, .viewDidLoad]),
        ("nothing", []), ("Nothing", []), ("none", []),
    ]

    @Test("Spaces, commas, arrows, short names and arguments are all understood", arguments: spellings)
    func readings(line: String, callbacks: [Callback]) throws {
        var session = Session()
        _ = session.enter("predict all access view")
        _ = session.enter(line)
        let answer = try #require(session.journal.last)
        #expect(answer.kind == .answer)
        #expect(
            answer.text == (callbacks.isEmpty ? "nothing" : callbacks.map(\.rawValue).joined(separator: " ")))
    }

    @Test(
        "An answer that is not understood leaves the question",
        arguments: [
            ("viewDidLod", "viewDidLoad"), ("lodView viewDidLoad", "loadView"), ("nothing loadView", nil),
            ("view", nil), ("other.loadView", nil), ("layoutSubviews", nil),
            ("我不知道", "skip"), ("🤷", nil), ("vc.", nil), (".loadView", "loadView"), ("{", nil),
        ] as [(String, String?)])
    func notUnderstood(line: String, meant: String?) throws {
        var session = Session()
        _ = session.enter("predict all access view")
        let before = session.simulation, journal = session.journal
        let replies = session.enter(line)
        guard case .misunderstood(_, let error) = replies.first, case .question = replies.last else {
            Issue.record("\(line) was taken as an answer")
            return
        }
        #expect(error.suggestion == meant)
        #expect(session.pending != nil)
        #expect(session.simulation == before)
        #expect(session.journal == journal)
    }

    @Test(
        "Of two controllers, what is no call of anybody's is told as such, and not to name somebody",
        arguments: [
            ("don't know", "skip"), ("give up", "skip"), ("show answer", "skip"),
            ("viewDidApear", "viewDidAppear"), ("repeat", "question"),
        ] as [(String, String?)])
    func ofNobody(line: String, meant: String?) throws {
        var session = Session()
        _ = session.enter("new UINavigationController as nav with vc; launch nav")
        _ = session.enter("new ViewController as detail")
        _ = session.enter("predict all push detail")
        guard case .misunderstood(_, let error)? = session.enter(line).first else {
            Issue.record("\(line) was taken as an answer")
            return
        }
        #expect(error.suggestion == meant)
        #expect(!error.message.contains("Whose"))
    }

    @Test("The choices of a short name are named")
    func choices() throws {
        var session = Session()
        _ = session.enter("predict all access view")
        guard case .misunderstood(_, let error) = session.enter("viewDidL").first else {
            Issue.record("viewDidL was taken as an answer")
            return
        }
        #expect(error.message == "viewDidL is short for several methods: viewDidLoad, viewDidLayoutSubviews.")
    }

    @Test(
        "Half a command, or one in other words, is told what it lacks, and is no answer",
        arguments: [
            ("why", "a call such as detail.viewDidLoad"), ("q", "There's no command named q."),
        ])
    func halfCommands(line: String, message: String) throws {
        var session = Session()
        _ = session.enter("class Feed; new Feed as feed; new Feed as detail; predict memory warning")
        guard case .misunderstood(_, let error) = session.enter(line).first else {
            Issue.record("\(line) was taken as an answer")
            return
        }
        #expect(error.message.contains(message))
    }

    @Test("An answer that is neither yes nor no is told so", arguments: [",", "->", "maybe"])
    func neither(line: String) throws {
        var session = Session()
        _ = session.enter("class Feed; new Feed as feed; predict viewDidLoad of feed: access view of feed")
        guard case .misunderstood(_, let error) = session.enter(line).first else {
            Issue.record("\(line) was taken as an answer")
            return
        }
        #expect(error.message.hasSuffix("Type yes or no."))
    }

    @Test("What is short for several calls that are not asked about is not told to be one of them")
    func shortForOthers() throws {
        var session = Session()
        _ = session.enter("class Feed; new Feed as feed; predict viewDidLoad loadView of feed: access view")
        guard case .misunderstood(_, let error) = session.enter("a").first else {
            Issue.record("a was taken as an answer")
            return
        }
        #expect(error.message.hasPrefix("a isn't a call. Type calls, such as "))
    }

    @Test("Offered calls are answered by their letters")
    func letters() throws {
        let session = Session()
        let vc = try #require(session.current)
        let offered = [Call(vc, .viewDidLoad), Call(vc, .loadView)]
        let asked = AskedCalls(controllers: [vc])
        let world = session.simulation.world
        #expect(
            try AnswerReader.calls(in: "b A", asked: asked, world: world, letters: offered)
                == [offered[1], offered[0]])
        for line in ["ba", "b and a"] {
            #expect(
                try AnswerReader.calls(in: line, asked: asked, world: world, letters: offered)
                    == [offered[1], offered[0]])
        }
        for wrong in ["c", "é", "1", "b c", "aa", "abc"] {
            #expect(throws: CommandError.self) {
                try AnswerReader.calls(in: wrong, asked: asked, world: world, letters: offered)
            }
        }
    }

    @Test("With several controllers the name is needed, and taken")
    func severalControllers() throws {
        var session = Session()
        _ = session.enter("class Feed; new Feed as feed; new Feed as detail; predict all memory warning")
        guard case .misunderstood(_, let error) = session.enter("didReceiveMemoryWarning").first else {
            Issue.record("whose call it was stayed open")
            return
        }
        #expect(error.message.contains("feed's or detail's"))
        let replies = session.enter("detail.didReceiveMemoryWarning feed.didReceive")
        guard case .judged(let judged) = replies.first else {
            Issue.record("not judged")
            return
        }
        #expect(judged.judgement.isRight)
        #expect(session.journal.last?.text == "detail.didReceiveMemoryWarning feed.didReceiveMemoryWarning")
    }

    @Test(
        "While a prediction waits, completion offers what can be answered",
        arguments: [
            ("viewDidL", 8, ["viewDidLayoutSubviews", "viewDidLoad"]),
            ("loadView->viewDidLo", 9, ["viewDidLoad"]),
            ("h", 1, ["hint"]), ("loadView h", 1, []), ("noth", 4, ["nothing"]), ("acc", 3, []),
            ("视图", 2, []),
        ] as [(String, Int, [String])])
    func completion(line: String, replaced: Int, expected: [String]) {
        var session = Session()
        #expect(session.completions(of: "acc").candidates.map(\.text) == ["access"])
        #expect(session.completions(of: "predict al").candidates.map(\.text).contains("all"))
        #expect(!session.completions(of: "access al").candidates.map(\.text).contains("all"))
        _ = session.enter("predict all access view")
        let found = session.completions(of: line)
        #expect(found.candidates.map(\.text) == expected)
        #expect(found.replaced == replaced)
    }
}
