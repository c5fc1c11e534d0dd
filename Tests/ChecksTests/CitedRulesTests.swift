import Lifecycle
import Testing

@testable import Checks

@Suite("What makes a finding wrong")
struct CitedRulesTests {
    @Test(
        "A callback that is gone names the rule of its own, and the release of that",
        arguments: [
            ("func viewDidUnload() {}", Rule.memoryWarningKeepsViews, "iOS 6"),
            (
                "func shouldAutorotateToInterfaceOrientation(_ o: UIInterfaceOrientation) -> Bool { true }",
                .visibleLeavesAreAsked, "iOS 6"
            ),
            (
                """
                override func willAnimateFirstHalfOfRotation(
                    to o: UIInterfaceOrientation, duration: TimeInterval
                ) {}
                """, .rotationHasTwoSteps, "iOS 5.1"
            ),
            (
                """
                override func willRotate(to o: UIInterfaceOrientation, duration: TimeInterval) {}
                override func viewWillTransition(
                    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
                ) {
                    super.viewWillTransition(to: size, with: coordinator)
                }
                """, .sizeTransitionTellsSize, "iOS 8"
            ),
        ])
    func gone(method: String, rule: Rule, release: String) async throws {
        let report = await Checking.check("class Feed: UIViewController {\n\(method)\n}")
        let finding = try #require(report.findings.first { $0.kind == .callbackIsGone })
        #expect(finding.rule == rule)
        #expect(finding.message.contains("Since \(release)"))
    }

    @Test("A run that takes more steps than check gives it says so, and not that the app ends")
    func bound() async throws {
        let report = await Checking.check(
            "class Feed: UIViewController { override func loadView() { while true {} } }")
        let reason = try #require(report.cutShort.first?.reason)
        #expect(reason.hasPrefix("it takes more than check's limit of 200000 steps"))
    }
}
