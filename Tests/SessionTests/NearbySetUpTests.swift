import Testing

@testable import Session

@Suite("A world in which the set-up was another one is named where it teaches something")
struct NearbySetUpTests {
    private static let stack = """
        class Feed; class Detail; new Feed as feed; new UINavigationController as nav with feed; launch nav; \
        new Detail as detail; push detail
        """
    private static let child = "launch vc; class Feed; new Feed as feed; embed feed in vc"

    @Test(
        "What was done before, or not, is tried otherwise",
        arguments: [
            (
                "a turn", stack + "; rotate landscape",
                "viewWillLayoutSubviews viewDidLayoutSubviews of feed: pop", "nothing",
                "without \"rotate landscape\""
            ),
            (
                "the release from which nothing comes", "ios 8; " + stack,
                "viewWillLayoutSubviews viewDidLayoutSubviews of feed: pop", "nothing", "on iOS 9"
            ),
            (
                "a release by the number that people know",
                """
                ios 3; class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; \
                new Feed as detail
                """, "willMove viewWillAppear of detail: push detail", "willMove viewWillAppear", "on iOS 5"
            ),
            (
                "the recipe for the call that begins it", child,
                "willMove didMove viewWillDisappear of feed: will move feed to nil",
                "willMove viewWillDisappear didMove", "with \"remove child feed\" instead"
            ),
            (
                "another tab before the tabs change",
                """
                class A; class B; new A as a; new B as b; new UITabBarController as tabs with a b; launch tabs
                """, "willMove didMove viewWillDisappear viewDidDisappear of b: set controllers a",
                "willMove viewWillDisappear viewDidDisappear didMove", "if b's tab were already selected"
            ),
            (
                "the release in which a sheet no longer fills the phone",
                "ios 11; launch vc; class Card; new Card as card",
                "viewWillDisappear viewDidDisappear of vc: present card from vc as formSheet", "nothing",
                "on iOS 13"
            ),
            (
                "pages on screen",
                "class A; class B; new A as a; new B as b; new UIPageViewController as pages with a",
                "loadView viewDidLoad viewWillAppear viewDidAppear of b: page to b",
                "loadView viewDidLoad viewWillAppear viewDidAppear", "if pages were put on screen"
            ),
            (
                "a child of which only the view is there", child,
                "viewWillTransition of vc, feed: rotate landscape", "vc.viewWillTransition",
                "if only feed's view were added, not feed itself"
            ),
            (
                "the child that is asked about, and not the one around it",
                """
                launch vc; class Box; class Feed; new Box as box; new Feed as feed; embed box in vc; \
                embed feed in box
                """,
                "willMove didMove viewWillDisappear viewDidDisappear of feed: remove child box",
                "willMove viewWillDisappear viewDidDisappear didMove", "with \"remove child feed\" instead"
            ),
            (
                "a parent that forwards by hand, of whoever expects it to go alone", child,
                "viewWillDisappear viewDidDisappear of vc, feed: remove view vc",
                "vc.viewWillDisappear vc.viewDidDisappear",
                "if ViewController forwarded appearance callbacks itself"
            ),
            (
                "a child that isn't one yet",
                "class Box; new Box as box; launch box; class Kid; new Kid as a; new Kid as b; embed a in box",
                "viewDidLoad viewWillAppear viewWillDisappear viewDidDisappear viewDidAppear of a, b: flip from a to b",
                "b.viewDidLoad a.viewWillDisappear b.viewWillAppear b.viewDidAppear a.viewDidDisappear",
                "if b were already a child of box"
            ),
            (
                "a parent on screen", "class Box; new Box as box; class Kid; new Kid as kid",
                "viewDidLoad viewWillAppear viewDidAppear of kid: embed kid in box",
                "viewDidLoad viewWillAppear viewDidAppear", "if box were put on screen"
            ),
            (
                "no command that is there already", "launch vc; class Feed; new Feed as feed",
                "willMove didMove of feed: add subview feed in vc; add child feed in vc; did move feed to vc",
                "didMove", "without \"add child feed in vc\""
            ),
        ])
    func otherwise(what: String, setUp: String, commands: String, answer: String, circumstances: String)
        throws
    {
        let world = try JudgedAnswer.entered(setUp, commands, answer).counterfactual
        #expect(world?.isWhole == true, "\(what)")
        #expect(world?.circumstances == circumstances, "\(what)")
    }

    @Test("Who says nothing of the parent is not told that it might forward by hand")
    func byHand() throws {
        let world = try JudgedAnswer.entered(
            Self.child + "; background", "viewWillDisappear viewDidDisappear of feed: remove child feed",
            "nothing"
        ).counterfactual
        #expect(world == nil)
    }
}
