import Testing

@testable import Checks

@Suite("What findings say")
struct MessageTests {
    @Test("A child is named without the mark that unwraps it")
    func unwrappedChild() async throws {
        let report = await Checking.check(
            """
            class Feed: UIViewController {
                var page: UIViewController?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    page = UIViewController()
                    addChild(page!)
                    view.addSubview(page!.view)
                }
            }
            """)
        let finding = try #require(report.findings.first { $0.kind == .childWithoutDidMove })
        #expect(finding.message.hasPrefix("page is added, "))
    }

    @Test(
        "What holds a closure or a controller is named, and what ends it too late",
        arguments: [
            (
                "Feed: UIViewController", timer,
                "The repeating timer retains Feed, and only deinit invalidates it"
            ),
            ("Clock", timer, "captures self strongly, and the timer retains it"),
            (
                "Clock",
                "token = NotificationCenter.default.addObserver(forName: .done, object: nil, queue: nil) "
                    + "{ _ in self.tick() }",
                "captures self strongly, and the notification center retains it"
            ),
            (
                "Clock", "changed = { self.tick() }",
                "captures self strongly, and self retains it through changed"
            ),
        ])
    func holders(type: String, line: String, told: String) async throws {
        let report = await Checking.check(
            """
            class \(type) {
                var timer: Timer?
                var token: NSObjectProtocol?
                var changed: (() -> Void)?
                \(type == "Clock" ? "func start()" : "override func viewDidLoad()") {
                    \(line)
                }
                func tick() { print("tick") }
                deinit {
                    timer?.invalidate()
                    NotificationCenter.default.removeObserver(token!)
                }
            }
            """)
        #expect(report.findings.contains { $0.message.contains(told) }, "\(report.findings.map(\.message))")
    }

    private static let timer =
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }"

    @Test("What each appearance does again is explained by what makes a controller appear")
    func repeatedAppearance() {
        let kinds: [FindingKind] = [.addsAtEachAppearance, .observesAtEachAppearance]
        #expect(kinds.allSatisfy { $0.facts.rule == .windowMoveDrivesAppearance })
    }
}
