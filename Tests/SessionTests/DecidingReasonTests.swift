import Lifecycle
import Testing

@testable import Session

@Suite("Where a situation decides, the reason is that of the situation")
struct DecidingReasonTests {
    private static let stack = """
        class Feed; class Detail; new Feed as feed; new UINavigationController as nav with feed; launch nav; \
        new Detail as detail
        """
    private static let tabs = """
        class A; class D; class B; new A as a; new UINavigationController as nav with a; new B as b; new \
        UITabBarController as tabs with nav b; launch tabs; new D as d; push d onto nav
        """
    private static let chain = """
        launch vc; class S; new S as one; new S as two; present one from vc as fullScreen; present two from one as \
        fullScreen
        """

    private func rule(_ setUp: String, _ commands: String, _ answer: String) throws -> Rule? {
        try JudgedAnswer.entered(setUp, commands, answer).rule
    }

    @Test(
        "What only says that something isn't called explains no call that comes, and nothing but an absence")
    func silent() {
        let silent = Rule.all(.silent)
        #expect(silent.count > 10)
        for reason in DecidingReason.all where reason.rule.map(silent.contains) ?? false {
            #expect(
                [.absence, .laterOnly, .fallback].contains(reason.matter),
                "\(String(describing: reason.rule))")
        }
    }

    @Test(
        "A container whose class leaves super out starves its child, whatever covers it",
        arguments: ["viewWillDisappear", "viewDidDisappear"])
    func starving(callback: String) throws {
        let setUp = """
            class Nav: UINavigationController; override \(callback) in Nav without super; class Feed; class Photo; \
            new Feed as feed; new Nav as nav with feed; launch nav; new Photo as photo
            """
        let rule = try rule(
            setUp, "viewWillDisappear viewDidDisappear of feed: present photo from feed as fullScreen",
            "viewWillDisappear viewDidDisappear")
        #expect(rule == .containerForwardsFromItsOwnMethod)
    }

    @Test(
        "A container that shows something else is explained by what decides there",
        arguments: [
            (
                stack.replacing("launch nav; ", with: ""), "push detail onto nav",
                "detail.viewDidLoad feed.viewWillDisappear detail.viewWillAppear",
                Rule.windowMoveDrivesAppearance
            ),
            (
                stack, "viewWillAppear viewDidAppear of nav: push detail", "viewWillAppear viewDidAppear",
                .windowMoveDrivesAppearance
            ),
            (
                stack.replacing("launch nav; ", with: ""), "viewDidLoad of nav, feed: launch nav",
                "feed.viewDidLoad nav.viewDidLoad", .firstChildComesInLayout
            ),
            (
                stack + "; push detail; class Other; new Other as other", "set stack feed other",
                "detail.viewWillDisappear feed.viewWillAppear feed.viewDidAppear", .settingStackPushesOrPops
            ),
            (
                tabs, "select tab 1",
                "d.viewWillDisappear a.viewWillAppear d.viewDidDisappear a.viewDidAppear",
                .tapShowsRootOfTab
            ),
            (
                tabs + "; select tab 2", "viewWillAppear viewDidAppear of a, d, b: select tab 1",
                "a.viewWillAppear a.viewDidAppear", .navigationHidesFirst
            ),
        ])
    func containers(setUp: String, commands: String, answer: String, expected: Rule) throws {
        #expect(try rule(setUp, commands, answer) == expected)
    }

    @Test("What the sources disagree about is no reason")
    func doubtful() throws {
        let setUp = "class Other; launch vc; new Other as other"
        let answer = "other.viewDidLoad other.viewWillAppear other.viewDidAppear"
        #expect(try rule(setUp, "window root other", answer)?.settled != nil)
        #expect(DecidingReason.all.compactMap(\.rule).allSatisfy { $0.settled != nil })
    }

    @Test(
        "Who is presented, covered or held is explained by the presentation",
        arguments: [
            (
                chain, "dismiss two",
                "two.viewWillDisappear one.viewWillDisappear two.viewDidDisappear one.viewDidDisappear",
                Rule.dismissalShowsPresenter
            ),
            (
                stack + "; push detail; class Photo; new Photo as photo; present photo from detail",
                "dismiss detail",
                "nothing", .dismissalNeedsAPresentation
            ),
            (
                stack + "; push detail; class Photo; new Photo as photo; present photo from detail",
                "pop in nav",
                "photo.viewWillDisappear detail.viewWillDisappear feed.viewWillAppear photo.viewDidDisappear "
                    + "detail.viewDidDisappear feed.viewDidAppear", .presenterIsSuitableAncestor
            ),
            (
                "ios 12; class Detail; launch vc; new Detail as detail", "present detail from vc as popover",
                "detail.viewDidLoad detail.viewWillAppear detail.viewDidAppear", .sheetFillsPhone
            ),
        ])
    func presentations(setUp: String, commands: String, answer: String, expected: Rule) throws {
        #expect(try rule(setUp, commands, answer) == expected)
    }

    @Test(
        "Sizes, memory, references and touches are explained by what decides there",
        arguments: [
            (
                "class A; new A as a; new UINavigationController as nav with a; launch nav",
                "viewWillTransition of nav, a: rotate landscape", "a.viewWillTransition",
                Rule.sizeTransitionReachesChildren
            ),
            (
                "launch vc; class Feed; new Feed as feed; add subview feed in vc",
                "viewWillTransition of vc, feed: rotate landscape",
                "vc.viewWillTransition feed.viewWillTransition",
                .sizeTransitionReachesChildren
            ),
            (
                "ios 12; device iPad; launch vc", "viewWillTransition of vc: background", "nothing",
                .snapshotsTurnPad
            ),
            ("call viewDidLoad", "access view", "loadView", .viewDidLoadFollowsLoadView),
            (
                stack + "; push detail; release detail", "deinit of detail: swipe back", "deinit",
                .swipeBackExists
            ),
            (
                "override touchesBegan with super; launch vc; view box in vc frame 20 100 200 200; view inner: UIButton "
                    + "in box frame 10 10 80 80; interaction box disabled", "touchesBegan of vc: tap inner",
                "nothing",
                .touchPassesDisabledViews
            ),
        ])
    func others(setUp: String, commands: String, answer: String, expected: Rule) throws {
        #expect(try rule(setUp, commands, answer) == expected)
    }

    @Test(
        "What is restricted, missing, clear or older than a call is what decides about it",
        arguments: [
            (
                """
                override touchesBegan with super; launch vc; view knob: UIButton in vc frame 20 100 100 44; view pane in vc \
                frame 0 0 393 852; clear pane
                """, "tap 50 110", "nothing", Rule.clearColourCatchesTouches
            ),
            (
                """
                launch vc; class Page; orientations portrait in Page; new Page as page; present page from vc
                """, "rotate landscape", "nothing", .rotationAsksTopmost
            ),
            (
                "launch vc; view strip in vc frame 20 100 100 44", "set needs update constraints strip",
                "nothing",
                .constraintRequestGoesUp
            ),
            (
                "ios 12; override loadView with nothing", "launch vc",
                "loadView viewDidLoad viewWillAppear viewDidAppear", .emptyLoadViewLeavesViewNil
            ),
            (
                """
                launch vc; class List; new List as list; new window as top; window top root list; show window top
                """,
                "level top 2000", "vc.viewWillDisappear vc.viewDidDisappear", .windowsAreApart
            ),
            (
                "ios 4; launch vc; class List; new List as list; access view list", "add subview list in vc",
                "list.viewWillAppear list.viewDidAppear", .orphanIsDrivenByWindow
            ),
            ("ios 6; launch vc", "rotate landscape", "viewWillTransition", .sizeTransitionTellsSize),
            (
                """
                launch vc; class Box; define presentation context in Box; new Box as box; embed box in vc; class Page; \
                new Page as page
                """, "present page from box as currentContext",
                """
                page.viewDidLoad vc.viewWillDisappear box.viewWillDisappear page.viewWillAppear page.viewDidAppear \
                vc.viewDidDisappear box.viewDidDisappear
                """, .presenterIsSuitableAncestor
            ),
            (
                "class List; storyboard Main with List; info storyboard Main", "launch app",
                "list.init(nibName:) list.viewDidLoad list.viewWillAppear list.viewDidAppear",
                .storyboardDecodesController
            ),
            (
                "override loadView with super setting view", "access view",
                "loadView viewDidLoad viewDidLoad", .viewSetterReplacesView
            ),
        ])
    func circumstances(setUp: String, commands: String, answer: String, expected: Rule) throws {
        #expect(try rule(setUp, commands, answer) == expected)
    }

    @Test(
        "What the command does says more than what is so at all times",
        arguments: [
            (
                "launch vc; new UIAlertController as alert", "viewWillDisappear of vc: present alert from vc",
                "viewWillDisappear", Rule.alertControllerExists
            ),
            (
                tabs + "; select tab 2", "viewWillAppear viewDidAppear of b: tap tab 2",
                "viewWillAppear viewDidAppear", .tapShowsRootOfTab
            ),
            (
                "launch vc; view tile in vc frame 0 0 50 50",
                "viewWillLayoutSubviews viewDidLayoutSubviews of vc: frame tile 0 9 50 50",
                "viewWillLayoutSubviews viewDidLayoutSubviews", .sizeChangeNeedsLayout
            ),
            (
                "launch vc", "viewWillLayoutSubviews viewDidLayoutSubviews of vc: frame vc 0 0 99 99",
                "nothing",
                .sizeChangeNeedsLayout
            ),
            (
                "ios 26; override updateProperties; launch vc",
                "updateProperties viewWillLayoutSubviews of vc: frame vc 0 0 99 99",
                "viewWillLayoutSubviews updateProperties", .propertiesPrecedeLayout
            ),
            (
                "info no-scenes; launch vc", "viewWillLayoutSubviews viewDidLayoutSubviews of vc: background",
                "viewWillLayoutSubviews viewDidLayoutSubviews", .snapshotsLayOut
            ),
            (
                stack + "; push detail",
                "viewDidLoad viewWillAppear viewDidAppear of detail: pop; push detail and hold",
                "viewWillAppear viewDidAppear", .didAppearFollowsCommit
            ),
            (
                stack + "; push detail", "willMove didMove of detail: swipe back", "willMove didMove",
                .swipeBackExists
            ),
            (
                "override touchesBegan with super; launch vc; view tag: UILabel in vc frame 0 100 100 100",
                "touchesBegan of vc: tap tag", "nothing", .labelsIgnoreTouches
            ),
            (
                """
                class Feed; class Detail; storyboard Main with Feed, Detail; segue modal from Feed to Detail named open; \
                new Feed as feed from storyboard; launch feed; forbid segue open in Feed
                """, "shouldPerformSegue prepare(for:) of feed: trigger segue open",
                "shouldPerformSegue prepare(for:)", .tapAsksShouldPerform
            ),
            (
                """
                class List; class Item; storyboard Main with List, Item; segue embed from List to Item named go; new List \
                as list from storyboard
                """, "prepare(for:) viewDidLoad of list: access view list", "viewDidLoad prepare(for:)",
                .embedSegueRunsWhileLoading
            ),
            (
                "class Box; new Box as box; access view box; class Kid; new Kid as kid; embed kid in box",
                "viewWillAppear viewDidAppear of box, kid: launch box",
                "box.viewWillAppear box.viewDidAppear",
                .childFollowsParent
            ),
        ])
    func special(setUp: String, commands: String, answer: String, expected: Rule) throws {
        #expect(try rule(setUp, commands, answer) == expected)
    }

    @Test("A call that the release does not have is missing for no other reason")
    func newer() throws {
        let judged = try JudgedAnswer.entered(
            "ios 4; launch vc", "viewWillLayoutSubviews viewDidLayoutSubviews of vc: set needs layout vc",
            "viewWillLayoutSubviews viewDidLayoutSubviews")
        #expect(judged.rule == .layoutPairFramesLayout)
        #expect(judged.misconception?.identifier == "layout-pair-is-everywhere")
    }

    @Test(
        "Why willAnimateRotation does not come is said by release",
        arguments: [("2", Rule.rotationAnimates), ("4", .rotationHasTwoSteps)])
    func rotationWithoutAnimation(release: String, expected: Rule) throws {
        let setUp = """
            ios \(release); class Feed; orientations all in Feed; override willAnimateFirstHalfOfRotation in Feed with \
            super; new Feed as feed; launch feed
            """
        let answer = "willAnimateRotation"
        #expect(try rule(setUp, "\(answer) of feed: rotate landscape", answer) == expected)
    }

    @Test("What a call did on its way is no reason why it does not come again")
    func afterItself() throws {
        var session = Session(.readyController())
        _ = session.enter("use vc")
        let earlier = session
        _ = session.enter("access view; access view")
        let trace = session.simulation.trace
        let vc = try #require(session.simulation.world.newestController(named: "vc"))
        let entry = try #require(
            (0..<trace.count).last { Call(trace[$0]) == Call(vc, .loadView) })
        #expect(
            session.ruleForAbsence(of: Call(vc, .loadView), after: earlier, since: entry + 1)
                == .getterReturnsExistingView)
    }
}
