import TestSupport
import Testing

@testable import Session

@Suite("An answer can be written as people write it")
struct AnswerFormTests {
    private static let loading = "loadView viewDidLoad"

    private static let ofOne: [String] = [
        "1. loadView 2. viewDidLoad", "1) loadView 2) viewDidLoad", "(1) loadView, (2) viewDidLoad",
        "1.loadView 2.viewDidLoad", "1 loadView 2 viewDidLoad", "１．loadView ２．viewDidLoad",
        "first loadView, then viewDidLoad", "First loadView, and finally viewDidLoad.",
        "loadView and then viewDidLoad", "loadView & viewDidLoad", "loadView followed by viewDidLoad",
        "self.loadView, self.viewDidLoad", "self loadView viewDidLoad", "[vc loadView]; [vc viewDidLoad]",
        "[self loadView]; [self viewDidLoad];", "loadView / viewDidLoad", "loadView | viewDidLoad",
        "vc: loadView viewDidLoad", "vc:loadView, VC: viewDidLoad", "VC.LoadView VC.DIDLOAD",
        "- loadView - viewDidLoad", "* loadView * viewDidLoad", "• loadView • viewDidLoad",
        "loadView -> viewDidLoad", "loadView --> viewDidLoad", "loadView ⟶ viewDidLoad",
        "loadView>viewDidLoad",
        "`loadView`, `viewDidLoad`", "\"loadView\" “viewDidLoad”", "loadView(), viewDidLoad().",
        "先loadView，然后viewDidLoad。", "ｌｏａｄＶｉｅｗ、ｖｉｅｗＤｉｄＬｏａｄ", "loadView viewDidLoad of vc",
        "loadView before viewDidLoad", "loadView - viewDidLoad!",
        "1️⃣ loadView 2️⃣ viewDidLoad", "-[ViewController loadView], -[ViewController viewDidLoad]",
        "override func loadView() then override func viewDidLoad()", "loadView on vc, viewDidLoad on vc",
        "load view, view did load", "load view then did load", "1. Load View 2. View Did Load.",
    ]

    @Test("Lists, sentences, Swift, Objective-C and the signs of other keyboards are read", arguments: ofOne)
    func one(line: String) throws {
        var session = Session()
        _ = session.enter("predict access view")
        _ = session.enter(line)
        #expect(session.journal.last?.text == Self.loading)
    }

    @Test(
        "There are many ways to say that nothing is called",
        arguments: [
            "Nothing.", "NOTHING!", "none", "no calls", "No calls.", "nothing is called",
            "Nothing is called.", "-",
            "not at all", "No.", "0", "neither", "It is not called.", "[]", "–", "无", "無", "没有", "什么都不",
            "什么也不。", "no callbacks",
        ])
    func nothing(line: String) {
        var session = Session()
        _ = session.enter("predict access view")
        _ = session.enter(line)
        #expect(session.journal.last?.text == "nothing")
    }

    private static let setUp = """
        class Feed; class Detail; new Feed as feed; new Detail as detail; access view of feed; access view of detail
        """

    @Test(
        "Whose call it is can be said in many ways",
        arguments: [
            ("feed detail viewDidLoad", "feed.viewDidLoad detail.viewDidLoad"),
            ("feed.willMove(toParent: detail)", "feed.willMove(toParent:)"),
            (
                "feed.willMove(toParent: nil), feed.didMove(toParent: x)",
                "feed.willMove(toParent:) feed.didMove(toParent:)"
            ),
            ("feed.willMoveToParent", "feed.willMove(toParent:)"),
            ("feed willMoveToParentViewController:", "feed.willMove(toParent:)"),
            ("[feed willMoveToParentViewController:detail]", "feed.willMove(toParent:)"),
            ("Feed.WillMove", "feed.willMove(toParent:)"),
            (
                "feed: willMove didMove detail: viewWillAppear(animated)",
                "feed.willMove(toParent:) feed.didMove(toParent:) detail.viewWillAppear"
            ),
            ("viewWillAppear (feed), viewDidAppear(detail)", "feed.viewWillAppear detail.viewDidAppear"),
            ("feed's viewWillAppear, detail’s viewDidAppear", "feed.viewWillAppear detail.viewDidAppear"),
            (
                "viewWillAppear on feed, then viewWillAppear on detail",
                "feed.viewWillAppear detail.viewWillAppear"
            ),
            (
                "feed viewWillAppear animated:YES, Detail.viewWillAppear animated:NO",
                "feed.viewWillAppear detail.viewWillAppear"
            ),
            ("feed viewWillAppear, detail viewWillAppear", "feed.viewWillAppear detail.viewWillAppear"),
            ("willMove of feed, viewDidAppear of detail", "feed.willMove(toParent:) detail.viewDidAppear"),
            ("feed.viewWillTransition(to: size, with: coordinator)", "feed.viewWillTransition"),
            ("feed.viewWillAppear(true) feed.viewDidAppear:", "feed.viewWillAppear feed.viewDidAppear"),
        ])
    func several(line: String, text: String) {
        var session = Session()
        _ = session.enter(Self.setUp)
        _ = session.enter("predict embed feed in detail")
        _ = session.enter(line)
        #expect(session.journal.last?.kind == .answer)
        #expect(session.journal.last?.text == text)
    }

    @Test(
        "What is not clear is asked back and costs nothing",
        arguments: [
            "feed.willTransition", "feed.init", "willMove", "feed viewWillAppear viewDidAppear",
            "not feed.viewDidLoad",
            "feed.viewDidLoad after feed.loadView", "feed", "feed.", "first", "1.", "()", "[feed", "[feed]",
            "((((",
            "feed.viewDidLoad feed.viewDidLod", "\u{202E}feed.viewDidLoad", "feed.\u{200B}viewDidLoad",
            "没有 viewDidLoad",
            "nobody.viewDidLoad", "feed..viewDidLoad", "self.viewDidLoad", "add child feed to detail",
        ])
    func unclear(line: String) {
        var session = Session()
        _ = session.enter(Self.setUp)
        _ = session.enter("predict embed feed in detail")
        let journal = session.journal
        guard case .misunderstood = session.enter(line).first else {
            Issue.record("\(line) was taken: \(session.journal.last?.text ?? "")")
            return
        }
        #expect(session.journal == journal)
        #expect(session.pending?.wrongAnswers.count == 0)
    }

    @Test(
        "Hostile lines take as much longer as they are longer",
        arguments: [
            String(repeating: "(", count: 19_000), String(repeating: "[vc ", count: 4_000),
            String(repeating: "1.", count: 9_000), String(repeating: "vc:", count: 6_000),
            String(repeating: "ａ", count: 6_000), String(repeating: "of vc ", count: 3_000),
            String(repeating: "然后", count: 3_000), String(repeating: "vc ", count: 6_000),
            String(repeating: "e\u{301}\u{301}", count: 3_000), String(repeating: "loadView ", count: 2_000),
        ])
    func hostile(line: String) {
        func time(_ line: String) -> Double {
            var session = Session()
            _ = session.enter("predict access view")
            defer { #expect(session.pending != nil) }
            return ProcessorTime.taken { _ = session.enter(line) }
        }
        let quarter = time(String(line.prefix(line.count / 4)))
        // Four times as long; what compares all with all would take sixteen times as much.
        #expect(time(line) < max(quarter, 0.005) * 12)
    }
}
