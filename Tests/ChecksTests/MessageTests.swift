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

    @Test("What each appearance does again is explained by what makes a controller appear")
    func repeatedAppearance() {
        let kinds: [FindingKind] = [.addsAtEachAppearance, .observesAtEachAppearance]
        #expect(kinds.allSatisfy { $0.facts.rule == .windowMoveDrivesAppearance })
    }
}
