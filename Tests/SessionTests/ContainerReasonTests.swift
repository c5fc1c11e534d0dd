import Lifecycle
import Testing

@testable import Session

@Suite("What containers and code do and leave undone is explained by the rule of that step")
struct ContainerReasonTests {
    private static let stack = """
        class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; new Feed as detail
        """
    private static let pushed = stack + "; push detail"
    private static let tabs = """
        class A; class B; new A as a; new B as b; new UITabBarController as tabs with a b; launch tabs
        """
    private static let child = "launch vc; class A; new A as a; embed a in vc"

    @Test(
        "The first call that does not come is explained",
        arguments: [
            (
                "a push on its way", stack, "willMove didMove of detail: push detail and hold",
                "willMove didMove", Rule.didMoveFollowsTransition
            ),
            (
                "a pop on its way", pushed, "willMove didMove viewWillAppear of feed, detail: pop and hold",
                "detail.willMove feed.viewWillAppear detail.didMove", .didMoveFollowsTransition
            ),
            (
                "willMove by hand", child, "willMove viewWillDisappear of a: will move a to nil",
                "willMove viewWillDisappear", .recipeSendsTheOtherCall
            ),
            (
                "a tab that was not shown", tabs,
                "viewWillDisappear viewDidDisappear of b: set controllers a",
                "viewWillDisappear viewDidDisappear", .shownTabDisappearsWhenTakenOut
            ),
            (
                "a swipe that was carried to its end", pushed,
                "viewDidDisappear deinit of detail: swipe back; finish", "viewDidDisappear deinit",
                .strongReferenceKeepsAlive
            ),
            (
                "other bounds", "launch vc",
                "viewWillLayoutSubviews viewDidLayoutSubviews of vc: bounds vc.view 0 0 300 600", "nothing",
                .sizeChangeNeedsLayout
            ),
        ])
    func absence(what: String, setUp: String, commands: String, answer: String, expected: Rule) throws {
        #expect(try JudgedAnswer.entered(setUp, commands, answer).rule == expected, "\(what)")
    }

    @Test("When a controller hears of its parent is explained by the rule of that")
    func moving() throws {
        let answer = """
            detail.viewWillDisappear detail.willMove feed.viewWillAppear detail.didMove detail.viewDidDisappear \
            feed.viewDidAppear
            """
        let callbacks = "willMove didMove viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear"
        let judged = try JudgedAnswer.entered(
            Self.pushed, "\(callbacks) of feed, detail: tap back", answer)
        #expect(judged.rule == .popTellsTheTopFirst)
    }

    @Test("A belief that is named explains the first mistake, where two explain as much")
    func firstMistake() throws {
        let judged = try JudgedAnswer.entered(
            Self.pushed,
            "viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear of feed, detail: swipe back; finish",
            "feed.viewWillAppear detail.viewWillDisappear feed.viewDidAppear detail.viewDidDisappear")
        #expect(judged.misconception?.identifier == "pop-shows-first")
        #expect(judged.rule == .navigationHidesFirst)
    }

    @Test("Who is popped is not taken for covered")
    func popped() throws {
        let judged = try JudgedAnswer.entered(
            Self.pushed, "willMove didMove viewWillAppear of feed, detail: pop and hold",
            "detail.willMove feed.viewWillAppear detail.didMove")
        #expect(judged.misconception?.identifier != "covered-leaves-parent")
    }
}
