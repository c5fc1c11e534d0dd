import CommandLanguage
import Lifecycle
import Session
import SwiftSource
import Testing

@Suite("Reasons for calls that depend on code")
struct CodeReasonTests {
    private static let stack =
        "class Home; new Home as home; new UINavigationController as nav with home; launch nav"

    /// The lines that push a controller that retains itself when its view loads, and release it.
    private static func pushing(_ property: String, _ line: String) -> [String] {
        [
            stack,
            """
            class Clock: UIViewController { var \(property); override func viewDidLoad() { super.viewDidLoad(); \(line) } }
            """,
            "new Clock as clock; push clock onto nav; release clock",
        ]
    }

    @Test(
        "The rule about the code is the reason",
        arguments: [
            (
                pushing(
                    "timer: Timer?",
                    "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(self) }"),
                "pop in nav", "deinit of clock", "deinit", "code.timer-holds-block"
            ),
            (
                pushing(
                    "token: NSObjectProtocol?",
                    """
                    token = NotificationCenter.default.addObserver(forName: UIApplication.willTerminateNotification, \
                    object: nil, queue: nil) { _ in print(self) }
                    """),
                "pop in nav", "deinit of clock", "deinit", "code.center-holds-blocks"
            ),
            (
                pushing("done: (() -> Void)?", "done = { [unowned self] in print(self) }"),
                "pop in nav", "deinit of clock", "nothing", "memory.unowned-traps"
            ),
            (
                [
                    """
                    class Feed: UIViewController { let card = UIView(); var width: NSLayoutConstraint!; override func \
                    viewDidLoad() { super.viewDidLoad(); card.translatesAutoresizingMaskIntoConstraints = false; \
                    view.addSubview(card); width = card.widthAnchor.constraint(equalToConstant: 80); \
                    NSLayoutConstraint.activate([width, card.heightAnchor.constraint(equalToConstant: 20), \
                    card.leadingAnchor.constraint(equalTo: view.leadingAnchor), card.topAnchor.constraint(equalTo: \
                    view.topAnchor)]) }; func widen() { width.constant = 120 } }
                    """,
                    "new Feed as feed; launch feed",
                ],
                "feed.widen()", "viewWillLayoutSubviews viewDidLayoutSubviews of feed", "nothing",
                "constraints.constant"
            ),
            (
                [
                    """
                    class Feed: UIViewController { override func viewDidLoad() { super.viewDidLoad(); view = nil; \
                    view.alpha = 1 } }
                    """,
                    "new Feed as feed",
                ], "access view of feed", "loadView viewDidLoad of feed",
                "loadView viewDidLoad loadView viewDidLoad", "view.nil-drops"
            ),
        ])
    func reason(setUp: [String], commands: String, asked: String, answer: String, rule: String) throws {
        #expect(try judged(setUp, commands, asked, answer).rule?.facts.identifier == rule)
    }

    @Test(
        "Code that captures or forwards in another way is a nearby world",
        arguments: [
            (
                [
                    """
                    class Deck: UIViewController { override var shouldAutomaticallyForwardAppearanceMethods: Bool \
                    { false } }
                    """, "class Card; new Deck as deck; new Card as card; launch deck",
                ], "embed card in deck", "viewDidLoad viewWillAppear viewDidAppear of card",
                "viewDidLoad viewWillAppear viewDidAppear", "if Deck left forwarding to UIKit"
            ),
            (
                [
                    stack, "class Clock; property tick: Timer in Clock; new Clock as clock",
                    """
                    clock.tick = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak clock] _ in \
                    clock?.title = "" }
                    """, "push clock; release clock",
                ], "pop in nav", "viewWillDisappear viewDidDisappear deinit of clock",
                "viewWillDisappear viewDidDisappear", "if the closure captured it strongly"
            ),
            (
                [
                    "class Page: UIViewController { weak var next: UIViewController? }",
                    "new Page as a; new Page as b; a.next = b",
                ],
                "release b", "deinit of b", "nothing", "if the property next were strong"
            ),
            (
                [
                    "class Page: UIViewController { var next: UIViewController? }",
                    "new Page as a; new Page as b; a.next = b",
                ],
                "release b", "deinit of b", "deinit", "if the property next were weak"
            ),
        ])
    func world(setUp: [String], commands: String, asked: String, answer: String, told: String) throws {
        #expect(try judged(setUp, commands, asked, answer).counterfactual?.circumstances == told)
    }

    private func judged(
        _ setUp: [String], _ commands: String, _ asked: String, _ answer: String
    ) throws -> JudgedAnswer {
        var session = Session(Session.Start(code: .standard))
        for line in setUp {
            for reply in session.enter(line) where reply.isFailure { Issue.record("\(reply)") }
        }
        _ = try session.pose(commands, asking: AskedNames(asked))
        guard case .judged(let judged)? = session.enter(answer).first else {
            throw CommandError("the answer is not judged")
        }
        return judged
    }
}
