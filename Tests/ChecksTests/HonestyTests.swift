import Foundation
import Lifecycle
import Testing

@testable import Checks

@Suite("What is not known")
struct HonestyTests {
    @Test(
        "What depends on code that isn't understood is counted, and not told",
        arguments: [
            (
                """
                class Feed: UIViewController {
                    let child = UIViewController()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        addChild(child)
                        view.addSubview(child.view)
                        if Remote.flag.isOn { child.didMove(toParent: self) }
                    }
                }
                """, FindingKind.childWithoutDidMove
            ),
            (
                """
                class Feed: UIViewController {
                    override func loadView() { Helper.fill(self) }
                }
                """, .loadViewSetsNoView
            ),
            (
                """
                class Feed: UIViewController {
                    var task: Task<Void, Never>?
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        task = Task { while true { self.title = "Feed" } }
                    }
                    @IBAction func stop() { task?.cancel() }
                }
                """, .taskHolds
            ),
            (
                """
                class Feed: UIViewController {
                    var timer: Timer?
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        timer = Timer.scheduledTimer(
                            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil,
                            repeats: true)
                    }
                    @objc func tick() {}
                    @IBAction func stop() { timer?.invalidate() }
                }
                """, .timerHolds
            ),
            (
                """
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class Feed: UIViewController, UIPopoverPresentationControllerDelegate {
                    func prepare(_ hint: UIViewController) { hint.popoverPresentationController?.delegate = self }
                    func ask() {
                        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                        present(sheet, animated: true)
                    }
                }
                """, .presentWithoutSource
            ),
        ])
    func undecided(text: String, kind: FindingKind) async {
        let report = await Checking.check(text)
        #expect(report.short == [])
        #expect(report.undecided.map(\.kind) == [kind])
        #expect(report.exitStatus == 0)
    }

    @Test(
        "What is left open is told with the doubt that was found",
        arguments: [
            (
                """
                class Feed: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        guard Remote.flag.isOn else { return }
                        present(UIViewController(), animated: true)
                        present(UIViewController(), animated: true)
                    }
                }
                """, FindingKind.presentWhilePresenting, UnknownReason.assumption
            ),
            (
                """
                class Feed: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        Timer.scheduledTimer(
                            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil,
                            repeats: true)
                    }
                    @objc func tick() {}
                    @IBAction func stop() { Clock.shared.invalidate() }
                }
                """, .timerHolds, .uncertain
            ),
        ])
    func reasons(text: String, kind: FindingKind, reason: UnknownReason) async {
        let report = await Checking.check(text)
        #expect(!report.findings.contains { $0.kind == kind })
        #expect(report.undecided.first { $0.kind == kind }?.reason == reason)
    }

    @Test(
        "Code that does not end, or takes all room, ends the run and nothing else",
        .timeLimit(.minutes(10)),
        arguments: [
            "while true {}", "var s = \"a\"; while true { s += s }", "viewDidLoad()",
            "var a = [1]; a.append(contentsOf: a)",
            "for _ in 0..<1_000_000_000 { view.addSubview(UIView()) }",
        ])
    func endless(body: String) async {
        let report = await Checking.check(
            """
            class Bad: UIViewController { override func viewDidLoad() { super.viewDidLoad(); \(body) } }
            class Good: UIViewController { override func viewWillAppear(_ animated: Bool) {} }
            """)
        #expect(report.findings.contains { $0.className == "Good" && $0.kind == .superMissing })
    }

    @Test(
        "Text that is no Swift is told with its place, and the others are checked",
        .timeLimit(.minutes(10)),
        arguments: [
            "class A {\n" + String(repeating: "func f() { let a = ; f( }\n", count: 4000) + "}", "class {",
            String(repeating: "(", count: 100_000), String(repeating: "class A {", count: 5000),
            "\u{0}\u{1}", "let a = " + String(repeating: "1 + ", count: 20_000),
        ])
    func noSwift(text: String) async {
        let report = await Checking.check([
            "Bad.swift": text,
            "Good.swift": "class Good: UIViewController { override func viewDidLoad() {} }",
        ])
        #expect(report.findings.map(\.place.file) == ["Good.swift"])
        #expect(report.problems.map(\.place.file) == ["Bad.swift"])
        #expect(report.exitStatus == 2)
    }

    @Test("The order is the same however many work on it")
    func stable() async throws {
        let files = Checking.files(in: "Pairs")
        let search = files.map { SourceSearch.File(path: $0, project: "") }
        @Sendable func read(_ path: String) throws -> String {
            try String(contentsOfFile: path, encoding: .utf8)
        }
        let one = await Checker(tasks: 1, read: read).check(search)
        let many = await Checker(tasks: 8, read: read).check(search.reversed())
        #expect(one.findings.map(\.place) == many.findings.map(\.place))
        #expect(one.findings.map(\.kind) == many.findings.map(\.kind))
    }
}
