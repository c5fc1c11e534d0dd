import Lifecycle
import Testing

@testable import Session

@Suite("The belief behind an answer is the one that the answer shows")
struct BeliefTests {
    private static let stack = """
        class List; class Page; new List as list; new UINavigationController as nav with list; launch nav; new Page as \
        page
        """
    private static let shown = """
        class List; class Page; storyboard Main with List, Page; segue show from List to Page named read; new List as list \
        from storyboard; new UINavigationController as nav with list; launch nav
        """
    private static let crashing = "class List; new List as list; launch list; class Page"

    private func belief(_ setUp: String, _ commands: String, _ answer: String) throws -> String? {
        try JudgedAnswer.entered(setUp, commands, answer).misconception?.identifier
    }

    private static let steps = "viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear"
    private static let sheetWithStack = """
        class Sheet; launch vc; new Sheet as sheet; new UINavigationController as nav with sheet; present nav from vc
        """
    private static let sheets =
        "class A; class B; launch vc; new A as a; new B as b; present a from vc; present b from a"

    @Test(
        "A belief is not told to an answer that contradicts it, nor where it is about something else",
        arguments: [
            (
                sheets, "dismiss b",
                "b.viewWillDisappear a.viewWillAppear a.viewDidAppear b.viewDidDisappear",
                "dismiss-takes-top-only"
            ),
            (sheetWithStack + "; drag sheet", "cancel", "nothing", "cancelled-swipe-is-silent"),
            (
                stack + "; push page; class Photo; new Photo as photo",
                "viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear of list, page, photo: present photo from list as fullScreen",
                """
                photo.viewDidLoad list.viewWillDisappear photo.viewWillAppear photo.viewDidAppear list.viewDidDisappear
                """, "full-screen-leaves-presenter"
            ),
            (
                stack + "; override viewWillAppear in List without super; push page", "pop",
                "page.viewWillDisappear list.viewWillAppear page.viewDidDisappear", "didAppear-once-in-life"
            ),
            (
                stack + "; rotate landscape", "all: push page",
                """
                page.viewDidLoad page.viewWillTransition list.viewWillDisappear page.viewWillAppear page.viewDidAppear
                """,
                "covered-is-told-of-size-on-return"
            ),
            (
                sheetWithStack + "; drag sheet", "\(steps) of sheet: finish",
                "viewWillDisappear viewDidDisappear", "finger-up-repeats-the-wills"
            ),
            (
                sheetWithStack + "; drag sheet", "\(steps) of sheet: cancel",
                "viewDidDisappear viewWillAppear viewDidAppear", "cancelled-swipe-disappears"
            ),
            (
                sheetWithStack + "; new Sheet as second; push second; swipe back",
                "\(steps) of nav, sheet, second: finish",
                "nav.viewWillDisappear second.viewDidDisappear sheet.viewDidAppear",
                "finished-drag-repeats-will"
            ),
            (
                sheetWithStack + "; new Sheet as second; push second; swipe back",
                "\(steps) of nav, sheet, second: finish",
                "second.viewDidDisappear nav.viewDidAppear sheet.viewDidAppear",
                "sheet-dismissal-shows-presenter"
            ),
            (
                stack, "viewDidDisappear of page: background; foreground; set stack page in nav",
                "viewDidDisappear", "background-disappears"
            ),
            (
                "launch vc; class Page; new Page as page",
                "willMove didMove of vc, page: add child page in vc; add subview page in vc; did move page to vc",
                "page.willMove page.didMove vc.didMove", "addChild-finishes"
            ),
            (
                stack + "; push page", "present page from list as fullScreen",
                "list.viewWillDisappear page.viewWillAppear page.viewDidAppear list.viewDidDisappear",
                "presenting-again-shows-again"
            ),
            (
                "launch vc; class Page; new Page as page; embed page in vc",
                "viewWillLayoutSubviews viewDidLayoutSubviews of page: set needs layout vc.view",
                "viewWillLayoutSubviews viewDidLayoutSubviews", "setNeedsLayout-lays-out-now"
            ),
            (
                "launch vc; class Page; new Page as page; present page from vc",
                "viewWillDisappear viewDidDisappear of vc: drag sheet", "viewWillDisappear viewDidDisappear",
                "drag-dismisses"
            ),
            (
                "class A; class B; new A as a; new B as b; new UITabBarController as tabs with a b; launch tabs",
                "viewWillTransition of b: rotate landscape", "viewWillTransition",
                "refused-rotation-transitions"
            ),
            (
                stack + "; push page; memory warning", "viewDidLoad viewWillAppear of list: pop",
                "viewDidLoad viewWillAppear", "return-loads-again"
            ),
            (
                "class A; class B; new A as a; new B as b; new UIPageViewController as pages with a; launch pages",
                "viewDidDisappear of b: swipe page to b", "viewDidDisappear", "page-swipe-has-turned"
            ),
            (
                sheetWithStack + "; release nav; release sheet",
                "viewWillDisappear viewDidDisappear deinit of sheet: dismiss vc",
                "viewWillDisappear deinit viewDidDisappear", "pop-frees-first"
            ),
            (
                stack + "; push page", "\(steps) of list, page: set stack list",
                "page.viewWillDisappear page.viewDidDisappear list.viewWillAppear list.viewDidAppear",
                "old-leaves-before-new-loads"
            ),
            (
                stack + "; push page", "viewDidDisappear of list: swipe back; finish", "viewDidDisappear",
                "swipe-pops-at-once"
            ),
            (
                stack, "viewDidDisappear of list: push page; pop; push page", "viewDidDisappear",
                "disappears-only-for-good"
            ),
        ] as [(String, String, String, String)])
    func another(setUp: String, commands: String, answer: String, belief: String) throws {
        #expect(try self.belief(setUp, commands, answer) != belief)
    }

    @Test("A belief is not named where the learner is right about what someone with it would get wrong")
    func avoided() throws {
        var session = Session()
        _ = session.enter(
            "class A; new A as a; new A as b; new UITabBarController as tabs with a b; launch tabs")
        let silence = ["select tab 2", "tap tab 2"].map { commands in
            ImpliedCalls([], among: AskedNames([.viewDidDisappear], of: ["a"]), after: commands)
        }
        let explanation = try #require(session.explanation(of: silence[0]))
        #expect(explanation.misconception?.identifier == "old-tab-stays-appeared")
        let avoiding = try #require(session.explanation(of: silence[0], avoiding: [silence[1]]))
        #expect(avoiding.misconception == nil)
        #expect(avoiding.rule == .tabShowsBeforeItHides)
    }

    @Test(
        "Of several commands the first whose part of the answer shows a belief counts",
        arguments: [
            (
                stack, "push page; pop",
                """
                page.viewDidLoad list.viewWillDisappear page.viewWillAppear list.viewDidDisappear page.viewDidAppear \
                list.viewWillAppear page.viewWillDisappear list.viewDidAppear page.viewDidDisappear
                """, "pop-shows-first"
            ),
            (
                stack, "push page; pop",
                """
                page.viewDidLoad list.viewWillDisappear page.viewWillAppear list.viewDidDisappear page.viewDidAppear \
                page.viewWillDisappear list.viewDidLoad list.viewWillAppear page.viewDidDisappear list.viewDidAppear
                """, "return-loads-again"
            ),
            (
                "launch vc; class Page; new Page as page", "present page from vc; dismiss page",
                """
                page.viewDidLoad page.viewWillAppear page.viewDidAppear page.viewWillDisappear vc.viewWillAppear \
                page.viewDidDisappear vc.viewDidAppear
                """, "sheet-dismissal-shows-presenter"
            ),
            (
                "launch vc", "remove view vc; add subview vc to window",
                "viewWillDisappear viewDidDisappear viewDidLoad viewWillAppear viewDidAppear",
                "return-loads-again"
            ),
            (
                stack + "; push page", "background; foreground",
                "page.viewWillDisappear page.viewDidDisappear page.viewWillAppear page.viewDidAppear",
                "background-disappears"
            ),
            (
                "launch vc; class List; new List as list", "add child list in vc; did move list to vc",
                """
                list.willMove(toParent:) list.didMove(toParent:) list.viewDidLoad list.viewWillAppear \
                list.viewDidAppear
                """, "didMove-shows"
            ),
        ])
    func several(setUp: String, commands: String, answer: String, expected: String) throws {
        #expect(try belief(setUp, commands, answer) == expected)
    }

    @Test("Of a view that the commands make or load it is looked at as they leave it")
    func newView() throws {
        let belief = try belief(
            "class List; new List as list",
            "viewDidLoad viewDidLayoutSubviews of list: access view list; layout if needed list",
            "viewDidLoad")
        #expect(belief == "no-layout-off-screen")
    }

    @Test("An answer that stops after the first command shows nothing of the second")
    func stopping() throws {
        let answer = """
            page.viewDidLoad list.viewWillDisappear page.viewWillAppear list.viewDidDisappear page.viewDidAppear
            """
        #expect(try belief(Self.stack, "push page; pop", answer) == nil)
    }

    @Test(
        "Who has an app go on that is gone errs about what ended it",
        arguments: [
            (
                crashing + "; new Page as page from nib Nowhere", "present page from list",
                "page.viewDidLoad page.viewWillAppear page.viewDidAppear", "missing-nib-falls-back"
            ),
            (
                stack + "; new Page as other from nib Nowhere", "push other",
                """
                other.viewDidLoad list.viewWillDisappear other.viewWillAppear list.viewDidDisappear \
                other.viewDidAppear
                """, "missing-nib-falls-back"
            ),
            (
                crashing + "; nib PageNib with view, outlet caption; new Page as page from nib PageNib",
                "window root page", "page.viewDidLoad page.viewWillAppear page.viewDidAppear",
                "outlet-without-property-is-ignored"
            ),
        ])
    func crashes(setUp: String, commands: String, answer: String, expected: String) throws {
        #expect(try belief(setUp, commands, answer) == expected)
    }

    @Test(
        "A belief is no broader than its words, and no narrower",
        arguments: [
            (
                "ios 12; launch vc; class Page; new Page as page", "present page from vc",
                "page.viewDidLoad page.viewWillAppear page.viewDidAppear", "sheet-was-always-default"
            ),
            (
                """
                class List; class Page; storyboard Main with List, Page; segue modal from List to Page named read as \
                fullScreen; new List as list from storyboard; launch list
                """, "perform segue read from list as page",
                "list.prepare(for:) page.viewDidLoad page.viewWillAppear page.viewDidAppear",
                "full-screen-leaves-presenter"
            ),
            (
                "class List; override init(nibName:bundle:) in List with super reading view; new List as list",
                "launch list", "list.viewDidLoad list.viewWillAppear list.viewDidAppear",
                "view-in-init-is-silent"
            ),
            (
                "class List; storyboard Main with List; info storyboard Main", "launch app",
                "list.init(nibName:) list.viewDidLoad list.viewWillAppear list.viewDidAppear",
                "storyboard-goes-through-nibName"
            ),
            (
                stack.replacing("launch nav; ", with: ""), "push page", "page.viewDidLoad",
                "push-loads-before-it-returns"
            ),
            (
                """
                class Nav: UINavigationController; class List; override viewWillTransition in Nav without super; new \
                List as list; new Nav as nav with list; launch nav
                """, "rotate landscape",
                """
                nav.willTransition(toTraits:) list.willTransition(toTraits:) nav.viewWillTransition \
                list.viewWillTransition
                """, "super-unneeded-in-rotation"
            ),
            (
                stack, "push page and hold",
                """
                page.viewDidLoad list.viewWillDisappear page.viewWillAppear list.viewDidDisappear page.viewDidAppear
                """, "push-is-over-when-it-returns"
            ),
            (
                "launch vc; release vc", "remove view vc", "viewWillDisappear viewDidDisappear deinit",
                "didDisappear-means-deinit"
            ),
            (
                """
                launch vc; class List; new List as list; new window as top; window top root list; show window top
                """,
                "level top 2000", "vc.viewWillDisappear vc.viewDidDisappear", "window-in-front-hides-root"
            ),
            (
                "class List; property done: closure in List; new List as list; set list.done closure capturing list",
                "release list", "deinit", "stored-closure-frees"
            ),
            (
                "class Box; new Box as box; access view box; class List; new List as list; add child list in box",
                "viewWillAppear viewDidAppear of list: launch box", "viewWillAppear viewDidAppear",
                "child-appears-without-its-view"
            ),
            (
                "class Box; new Box as box; access view box; class List; new List as list; add subview list in box",
                "viewWillAppear viewDidAppear of box, list: launch box",
                "box.viewWillAppear box.viewDidAppear",
                "subview-stays-silent"
            ),
            (
                stack, "viewWillTransition of nav, list: rotate landscape",
                "list.viewWillTransition nav.viewWillTransition", "children-turn-first"
            ),
            (
                stack + "; push page", "willMove didMove of page: swipe back", "willMove didMove",
                "swipe-pops-at-once"
            ),
            (
                "class ListViewController; nib ListView; new ListViewController as list", "access view list",
                "viewDidLoad", "nib-skips-loadView"
            ),
            (
                "nib ListView without view; class ListViewController; new ListViewController as list",
                "access view list", "loadView viewDidLoad", "unset-view-outlet-is-harmless"
            ),
            (
                stack + "; class Photo; new Photo as photo", "set stack list page photo",
                """
                page.viewDidLoad list.viewWillDisappear page.viewWillAppear list.viewDidDisappear page.viewDidAppear \
                photo.viewDidLoad page.viewWillDisappear photo.viewWillAppear page.viewDidDisappear photo.viewDidAppear
                """, "set-stack-loads-all"
            ),
            (
                "launch vc; class Page; new Page as page; embed page in vc", "dismiss page",
                "page.viewWillDisappear page.viewDidDisappear", "dismiss-in-the-middle-closes-self"
            ),
            (
                sheetWithStack + "; drag sheet", "finish", "sheet.viewWillDisappear sheet.viewDidDisappear",
                "finished-drag-repeats-will"
            ),
            (
                "access view vc; class Page; new Page as page", "add subview page in vc",
                "page.viewDidLoad page.viewWillAppear page.viewDidAppear", "embedding-shows-off-screen"
            ),
            ("", "launch in background vc", "viewDidLoad", "background-launch-shows-nothing"),
            (
                stack + "; class Photo; new Photo as photo; new UINavigationController as inner with photo",
                "push inner onto nav",
                """
                photo.viewDidLoad list.viewWillDisappear photo.viewWillAppear list.viewDidDisappear \
                photo.viewDidAppear
                """, "navigation-in-navigation-works"
            ),
            (
                "launch vc; class Page; new Page as page; new window as top", "window top root page",
                "page.viewDidLoad page.viewWillAppear page.viewDidAppear", "root-loads-at-once"
            ),
            (
                """
                launch vc; class Box; class Page; property owner: UIViewController in Page; new Box as box; new Page as \
                page; window root box; embed page in box; set page.owner to box; release box; release page
                """, "deinit of box, page: window root vc", "box.deinit page.deinit",
                "mutual-references-free"
            ),
            (
                "launch vc; class Page; new Page as page", "hold present page from vc", "nothing",
                "present-only-schedules"
            ),
            (
                "launch vc; class Page; new Page as page; present page from vc as fullScreen; background",
                "viewWillAppear viewDidAppear of vc: dismiss page not animated", "nothing",
                "background-calls-nothing"
            ),
            (
                "launch vc; class Page; new Page as page; present page from vc as currentContext",
                "viewWillAppear of vc: dismiss page", "nothing", "current-context-keeps-presenter"
            ),
            (
                """
                override touchesBegan with super; launch vc; view panel in vc frame 20 140 200 60; view label: UILabel \
                in panel frame 10 10 100 40
                """, "touchesBegan of vc: hidden panel; tap label", "nothing", "hidden-view-swallows-touch"
            ),
            (
                shown, "viewWillDisappear viewDidDisappear of list: perform segue read from list as page",
                "nothing", "disappears-only-for-good"
            ),
            (
                shown, "willMove didMove of list: perform segue read from list as page", "willMove didMove",
                "covered-leaves-parent"
            ),
            (
                shown, "\(steps) of list, page: perform segue read from list as page",
                "page.viewWillAppear list.viewWillDisappear list.viewDidDisappear page.viewDidAppear",
                "push-shows-first"
            ),
            (
                shown, "viewWillDisappear of nav: perform segue read from list as page", "viewWillDisappear",
                "container-disappears-with-its-top"
            ),
            (
                stack + "; push page; class Photo; new Photo as photo; push photo",
                "viewWillDisappear of page, photo: set stack list",
                "photo.viewWillDisappear page.viewWillDisappear", "pop-to-root-tells-all"
            ),
            (
                stack + "; push page; release list",
                "viewWillDisappear viewDidDisappear of list: set stack page",
                "viewWillDisappear viewDidDisappear", "pop-to-root-tells-all"
            ),
            (
                "new UIViewController as a; new UIViewController as b; new UITabBarController as tabs with a b; launch tabs",
                "viewWillDisappear viewDidDisappear of b: set controllers a",
                "viewWillDisappear viewDidDisappear",
                "pop-to-root-tells-all"
            ),
            (
                stack + "; push page; release page", "viewDidDisappear deinit of page: set stack list",
                "viewDidDisappear", "pop-keeps-controller"
            ),
            (
                stack + "; push page", "viewDidDisappear deinit of page: set stack list",
                "viewDidDisappear deinit", "pop-frees-what-is-held"
            ),
            (stack, "deinit of list: release list", "deinit", "release-frees-child"),
            (
                sheetWithStack, "present nav from vc", "sheet.viewWillAppear sheet.viewDidAppear",
                "presenting-again-shows-again"
            ),
            (
                stack, "viewWillAppear viewDidAppear of list: window root nav",
                "viewWillAppear viewDidAppear", "same-root-appears-again"
            ),
            (
                """
                class Box; override viewDidAppear in Box without super; class List; new Box as box; access view box; new \
                List as list; embed list in box
                """, "viewWillAppear viewDidAppear of box, list: launch box",
                "box.viewWillAppear list.viewWillAppear box.viewDidAppear",
                "container-needs-super-to-forward"
            ),
            (
                "launch vc; class Page; new Page as page; present page from vc as fullScreen",
                "viewWillDisappear viewDidLayoutSubviews viewDidDisappear of page: dismiss page",
                "viewWillDisappear viewDidLayoutSubviews viewDidDisappear", "leaving-lays-out"
            ),
            (
                "launch vc; class Page; new Page as page",
                "viewWillLayoutSubviews viewDidLayoutSubviews of vc: embed page in vc", "nothing",
                "layout-comes-once"
            ),
            (
                "launch vc; view label: UILabel in vc frame 0 0 20 20",
                "viewWillLayoutSubviews viewDidLayoutSubviews of vc: set needs layout label; layout if needed label",
                "viewWillLayoutSubviews viewDidLayoutSubviews", "subview-layout-reaches-controller"
            ),
            (
                "override touchesBegan with super; launch vc; view panel in vc frame 20 100 100 44",
                "touchesBegan of vc: tap 50 120", "nothing", "subview-keeps-touch"
            ),
            // Which of the calls a number leaves out is open: one that a belief leaves out, if there is one.
            (
                stack, "viewDidAppear of page: push page; swipe back; cancel", "viewDidAppear",
                "cancelled-swipe-is-silent"
            ),
            (
                stack, "viewDidLoad of page: push page; pop; push page", "viewDidLoad viewDidLoad",
                "return-loads-again"
            ),
        ] as [(String, String, String, String)])
    func scope(setUp: String, commands: String, answer: String, expected: String) throws {
        #expect(try belief(setUp, commands, answer) == expected)
    }

    @Test(
        "What only looks like a belief is none",
        arguments: [
            (
                """
                launch vc; class Box; define presentation context in Box; new Box as box; embed box in vc; class Page; \
                new Page as page
                """, "present page from box as currentContext",
                """
                page.viewDidLoad vc.viewWillDisappear box.viewWillDisappear page.viewWillAppear page.viewDidAppear \
                vc.viewDidDisappear box.viewDidDisappear
                """
            ),
            ("override loadView with super setting view", "access view", "loadView viewDidLoad viewDidLoad"),
            (
                "launch vc; class Page; new Page as page; new window as top", "window top root page",
                "vc.viewWillAppear vc.viewDidAppear"
            ),
            // It was the root of a window, and its view never in another one.
            (
                "class List; class Page; new List as list; launch list; new Page as page",
                "viewWillDisappear viewDidDisappear deinit of list: window root page; release list",
                "viewWillDisappear viewDidDisappear"
            ),
        ])
    func none(setUp: String, commands: String, answer: String) throws {
        #expect(try belief(setUp, commands, answer) == nil)
    }

    @Test(
        "Of the rules that a belief breaks the one is told that the run met",
        arguments: [
            (
                """
                class List; new List as list; new List as page; new UIPageViewController as pages with list; launch \
                pages; swipe page to page by curl
                """, "cancel", "nothing", Rule.cancelledCurlTurnsBack
            ),
            ("launch vc; set view nil", "view if loaded", "loadView viewDidLoad", .viewIfLoadedNeverLoads),
            ("launch vc; set view nil", "is view loaded", "loadView viewDidLoad", .isViewLoadedNeverLoads),
            (
                "info orientations portrait; launch vc", "rotate landscape",
                "willTransition(toTraits:) viewWillTransition", .appLimitsOrientations
            ),
        ])
    func rules(setUp: String, commands: String, answer: String, rule: Rule) throws {
        #expect(try JudgedAnswer.entered(setUp, commands, answer).rule == rule)
    }

    @Test(
        "Who holds a controller that is said to go is named",
        arguments: [
            (
                "launch vc; release vc", "remove view vc", "viewWillDisappear viewDidDisappear deinit",
                "vc is still held by the window (rootViewController)."
            ),
            (
                """
                class A; class B; property b: UIViewController in A; property a: UIViewController in B; new A as a; \
                new B as b; set a.b to b; set b.a to a
                """, "release a; release b", "a.deinit b.deinit", "a is still held by b.a, and b by a.b."
            ),
        ])
    func holding(setUp: String, commands: String, answer: String, sentence: String) throws {
        #expect(try JudgedAnswer.entered(setUp, commands, answer).holding == sentence)
    }
}
