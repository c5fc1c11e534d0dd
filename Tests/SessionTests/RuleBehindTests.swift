import Lifecycle
import Testing

@testable import Session

@Suite("The rule behind a wrong answer is the one that decides")
struct RuleBehindTests {
    private static let stack = """
        class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; new Feed as detail; \
        push detail
        """
    private static let sheet = "class Detail; launch vc; new Detail as detail; present detail from vc"
    private static let tabs = """
        class Feed; new Feed as feed; new UINavigationController as nav with feed; new Feed as detail; new \
        UITabBarController as tabs with nav detail; launch tabs; new Feed as more; push more onto nav
        """
    private static let button = """
        override touchesBegan with super; launch vc; view button: UIButton in vc frame 20 100 100 44
        """

    @Test(
        "A call that does not come is explained by what keeps it away",
        arguments: [
            ("launch vc", "set view nil", "viewWillDisappear", Rule.oldViewStaysInPlace),
            ("launch vc; background; suspend", "terminate", "viewWillDisappear", .suspendedAppHearsNothing),
            (sheet, "drag sheet", "detail.viewWillDisappear vc.viewWillAppear", .sheetKeepsPresenterVisible),
            (
                sheet + "; drag sheet", "finish", "detail.viewDidDisappear vc.viewWillAppear",
                .sheetKeepsPresenterVisible
            ),
            (sheet, "release detail", "detail.viewWillDisappear", .strongReferenceKeepsAlive),
            (stack, "set stack feed detail", "detail.viewWillDisappear", .settingStackPushesOrPops),
            (
                "class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; new Feed as detail",
                "set stack detail", "feed.willMove(toParent:)", .settingStackPushesOrPops
            ),
            (tabs, "select tab 1", "more.willMove(toParent:)", .tapShowsRootOfTab),
            (tabs, "willMove of feed: select tab 2", "willMove", .tabsAreToldAtOnce),
            (
                "class A; class Box; new Box as box; launch box; new A as one; new A as two; embed one in box; add child two in box",
                "willMove didMove of two: flip from one to two", "willMove didMove", .flipHidesFirst
            ),
            (
                "class A; class B; new A as a; new B as b; new UINavigationController as nav with a; override viewDidLoad in A with super then push b onto nav",
                "viewDidAppear of a: launch nav", "viewDidAppear", .pushWorksInLayout
            ),
            (
                "access view; begin appearance vc appearing",
                "viewWillAppear of vc: begin appearance vc appearing", "viewWillAppear", .transitionsNest
            ),
            (
                "info orientations portrait; launch vc",
                "viewWillLayoutSubviews viewDidLayoutSubviews of vc: rotate landscape",
                "viewWillLayoutSubviews viewDidLayoutSubviews", .appLimitsOrientations
            ),
            (
                sheet + "; class Card; new Card as card; present card from detail",
                "viewWillDisappear viewDidDisappear of detail, card: dismiss detail",
                "detail.viewWillDisappear detail.viewDidDisappear", .dismissalNeedsAPresentation
            ),
            (
                "launch vc; class A; new A as a; new UINavigationController as nav with a; present nav from vc",
                "viewWillDisappear viewDidDisappear of a: pop in nav", "viewWillDisappear viewDidDisappear",
                .popKeepsTheRoot
            ),
            (
                "class Detail; launch vc; new Detail as detail", "present detail from vc",
                "detail.viewDidLoad detail.viewWillTransition detail.viewWillAppear detail.viewDidAppear",
                .sizeTransitionTellsSize
            ),
            (
                "launch vc", "rotate landscape", "viewWillTransition viewWillTransition",
                .sizeTransitionTellsSize
            ),
            (
                "orientations portrait; launch vc", "rotate landscape", "willTransition(toTraits:)",
                .rotationNeedsPermission
            ),
            (stack + "; swipe back", "didMove of detail: cancel", "didMove", .cancelledPopTurnsBack),
            (
                "class Photo; launch vc; new Photo as photo; present photo from vc as fullScreen; rotate landscape",
                "viewWillTransition of vc: dismiss photo", "viewWillTransition",
                .sizeTransitionReachesPresented
            ),
            (
                "class Mails; class Mail; new Mails as mails; new Mail as mail; new UISplitViewController as split with mails mail",
                "viewWillAppear viewDidAppear of mails, mail: launch split",
                "mails.viewWillAppear mails.viewDidAppear", .splitViewCollapses
            ),
        ])
    func absence(setUp: String, commands: String, answer: String, rule: Rule) throws {
        #expect(try JudgedAnswer.entered(setUp, commands, answer).rule == rule)
    }

    @Test("No child is told that a window drives the appearance of controllers without a parent")
    func child() throws {
        let setUp = """
            class Box; forward appearance by hand in Box; class Feed; new Box as box; launch box; new Feed as feed; \
            embed feed in box; begin appearance feed appearing
            """
        let twice = try JudgedAnswer.entered(setUp, "begin appearance feed appearing", "feed.viewWillAppear")
        #expect(twice.rule == .transitionsNest)
    }

    @Test("Where a view loads before another controller's step, what loads it is the reason")
    func loadingBefore() throws {
        let judged = try JudgedAnswer.entered(
            "class Home; class Map; new Home as home; new Map as map; override viewDidLoad in Home with super then embed map in home",
            "viewDidLoad viewWillAppear of home, map: launch home",
            "home.viewDidLoad home.viewWillAppear map.viewDidLoad map.viewWillAppear")
        #expect(judged.rule == .getterLoadsMissingView)
    }

    @Test("An end that is left out with everything else isn't what the command is about")
    func endBesideOthers() throws {
        let judged = try JudgedAnswer.entered(Self.stack + "; release detail", "pop", "nothing")
        #expect(judged.rule == .navigationHidesFirst)
    }

    @Test("A session tells why a call did not come after an earlier moment")
    func sinceEarlier() throws {
        var session = Session(.readyController())
        _ = session.enter(Self.tabs)
        let earlier = session
        _ = session.enter("select tab 2")
        let feed = try #require(session.simulation.world.newestController(named: "feed"))
        let rule = session.ruleForAbsence(
            of: Call(feed, .willMoveToParent), after: earlier, since: earlier.simulation.trace.count)
        #expect(rule == .tabsAreToldAtOnce)
    }

    @Test(
        "Whoever says that nothing comes is told what the command does",
        arguments: [
            (button + "; hidden button", "tap 50 110", Rule.touchPassesHiddenViews),
            (button + "; alpha button 0", "tap 50 110", .touchPassesTransparentViews),
            (tabs, "tap tab 1", .tapShowsRootOfTab),
            (
                "launch vc; class Feed; new Feed as feed",
                "viewWillLayoutSubviews viewDidLayoutSubviews of vc: add subview feed in vc",
                .addedSubviewNeedsLayout
            ),
            (
                "launch vc; view one in vc; view two in vc",
                "viewWillLayoutSubviews viewDidLayoutSubviews of vc: bring subview one to front",
                .removedSubviewNeedsLayout
            ),
            (
                stack + "; rotate landscape", "viewWillLayoutSubviews viewDidLayoutSubviews of feed: pop",
                .sizeChangeNeedsLayout
            ),
            (
                "ios 7; " + stack, "viewWillLayoutSubviews viewDidLayoutSubviews of feed: pop",
                .returningViewIsNotLaidOut
            ),
            (
                "class A; class B; new A as a; new B as b",
                "viewDidLoad of tabs: new UITabBarController as tabs with a b", .tabBarControllerLoadsAtOnce
            ),
            (
                "class A; class B; class P; define presentation context in A; new A as a; new B as b; new P as p; new UITabBarController as tabs with a b; launch tabs; present p from a as currentContext",
                "viewWillDisappear viewDidDisappear of p: select tab 2", .contextKeepsPresentationInPlace
            ),
            (
                """
                class Feed; class Detail; storyboard Main with Feed, Detail; segue show from Feed to Detail named open; \
                new Feed as feed from storyboard; launch feed
                """, "perform segue open", .showSeguePushesOrPresents
            ),
        ])
    func silence(setUp: String, commands: String, rule: Rule) throws {
        #expect(try JudgedAnswer.entered(setUp, commands, "nothing").rule == rule)
    }

    @Test("Whoever leaves loading out altogether is told what loads, not what follows loadView")
    func loading() throws {
        #expect(
            try JudgedAnswer.entered("", "launch", "viewWillAppear viewDidAppear").rule
                == .getterLoadsMissingView)
        #expect(
            try JudgedAnswer.entered("", "launch", "loadView viewWillAppear viewDidAppear").rule
                == .viewDidLoadFollowsLoadView)
    }

    @Test(
        "why tells of a call that did not come what the answer was told",
        arguments: [
            ("launch vc; new UIAlertController as alert", "viewWillDisappear of vc: present alert from vc"),
            (
                "ios 4; launch vc; view box in vc frame 0 0 9 9",
                "viewWillLayoutSubviews of vc: set needs layout vc"
            ),
            (tabs, "viewWillDisappear of nav: select tab 1"),
        ])
    func why(setUp: String, commands: String) throws {
        var session = Session(.readyController())
        _ = session.enter(setUp)
        _ = session.enter("predict " + commands)
        let call = try #require(commands.split(separator: " ").first)
        guard case .judged(let judged)? = session.enter(String(call)).first, !judged.judgement.isRight,
            case .whyNot(_, _, let rule, _, _)? = session.enter("why \(call)").first
        else {
            Issue.record("nothing is told")
            return
        }
        #expect(rule == judged.rule)
    }

    @Test("A layout of the container that was not asked about is no mistake, wherever it stands")
    func containerLayout() throws {
        let right = try JudgedAnswer.entered(
            Self.stack, "pop",
            """
            detail.willMove detail.viewWillDisappear feed.viewWillAppear nav.viewWillLayoutSubviews \
            nav.viewDidLayoutSubviews detail.viewDidDisappear feed.viewDidAppear detail.didMove
            """)
        #expect(right.judgement.isRight, "\(right.judgement.rows)")
        let wrong = try JudgedAnswer.entered(
            Self.stack, "pop",
            """
            nav.viewDidLayoutSubviews nav.viewWillLayoutSubviews feed.viewWillAppear detail.viewWillDisappear \
            detail.viewDidDisappear feed.viewDidAppear
            """)
        #expect([.viewWillAppear, .viewWillDisappear].contains(wrong.firstWrong?.callback))
        #expect(wrong.counterfactual == nil)
    }

    @Test(
        "What no source settles is not asked, where the engine decides for silence as well",
        arguments: [
            (
                "launch vc; new window as alert; class Feed; new Feed as feed; window alert root feed; make key and visible alert",
                "hide window alert"
            ),
            (
                "launch vc; new window as alert; class Feed; new Feed as feed; window alert root feed; show window alert",
                "release window alert"
            ),
        ])
    func unsettled(setUp: String, commands: String) throws {
        var session = Session(.readyController())
        _ = session.enter(setUp)
        _ = session.enter("predict " + commands)
        #expect(session.pending?.asked.callbacks?.contains(.viewWillDisappear) != true)
    }

    @Test("Whether a sheet on a phone on its side hides its presenter is not asked")
    func sheetOnItsSide() throws {
        var session = Session(.readyController())
        _ = session.enter("class Detail; launch vc; new Detail as detail; rotate landscape")
        _ = session.enter("predict present detail from vc")
        #expect(session.pending?.doubtful[.viewWillDisappear] == .sheetOnItsSideIsUnsettled)
        #expect(session.pending?.asked.callbacks?.contains(.viewDidLoad) == true)
    }

    @Test("Where UIKit alone holds somebody who may go, its end is asked, whether it comes or not")
    func freeing() throws {
        for held in [
            "",
            "; class Keeper; property owner: UIViewController in Keeper; new Keeper as keeper; set keeper.owner to detail",
        ] {
            var session = Session(.readyController())
            for reply in session.enter(Self.stack + held + "; release detail") where reply.isFailure {
                Issue.record("\(reply)")
            }
            _ = session.enter("predict pop in nav")
            #expect(session.pending?.asked.callbacks?.contains(.deinitialize) == true)
        }
        var session = Session(.readyController())
        _ = session.enter(Self.stack)
        _ = session.enter("predict pop")
        #expect(session.pending?.asked.callbacks?.contains(.deinitialize) == false)
    }

    @Test("Whoever rightly says that nothing comes of what was asked is told what else came")
    func untoldOfNothing() throws {
        let right = try JudgedAnswer.entered("launch vc", "background", "nothing")
        #expect(right.judgement.isRight)
        #expect(Set(right.untold.map(\.callback)) == [.viewWillLayoutSubviews, .viewDidLayoutSubviews])
    }

    @Test("After a right answer the telling calls that were not asked are named")
    func untold() throws {
        let right = try JudgedAnswer.entered(
            """
            class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; class More; new More \
            as more
            """, "present more from feed as fullScreen",
            "more.viewDidLoad feed.viewWillDisappear more.viewWillAppear more.viewDidAppear feed.viewDidDisappear"
        )
        #expect(right.judgement.isRight)
        #expect(
            right.untold.map { $0.name(in: right.world, withController: true) } == [
                "nav.viewWillDisappear", "nav.viewDidDisappear",
            ])
    }
}
