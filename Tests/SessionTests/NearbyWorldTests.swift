import Lifecycle
import Testing

@testable import Session

@Suite("A world in which an answer is right is one that can be believed")
struct NearbyWorldTests {
    private func counterfactual(
        _ setUp: String, _ commands: String, _ answer: String
    ) throws -> Counterfactual? {
        try JudgedAnswer.entered(setUp, commands, answer).counterfactual
    }

    @Test(
        "An answer is part of a world whose commands bring more that people learn about them",
        arguments: [
            ("loadView viewDidLoad viewWillAppear", false),
            ("loadView viewDidLoad viewWillAppear viewDidAppear", true),
        ])
    func more(answer: String, isWhole: Bool) throws {
        let world = try #require(try counterfactual("", "access view", answer))
        #expect(world.changes == [.onScreen(true, "vc")])
        #expect(world.isWhole == isWhole)
    }

    @Test("A point on the screen is the same on no other device, so no release is named")
    func point() throws {
        let setUp = """
            override touchesBegan with super; launch vc; view button: UIButton in vc frame 20 100 100 44
            """
        let world = try counterfactual(setUp, "tap 50 110", "touchesBegan")
        #expect(world?.changes == [.takingTouches(false, "button")])
    }

    @Test("Nothing is put between a command that is held and what follows it")
    func held() throws {
        let setUp = "class Detail; launch vc; new Detail as detail; hold present detail from vc"
        let world = try counterfactual(
            setUp, "dismiss vc", "detail.viewWillDisappear detail.viewDidDisappear")
        #expect(world?.changes.contains { if case .loaded = $0 { true } else { false } } != true)
    }

    @Test("Who asks for layout is not sent to a screen, which lays out by itself")
    func layout() throws {
        let world = try counterfactual(
            "access view; set needs layout vc.view", "layout if needed vc.view", "nothing")
        #expect(world?.changes.contains(.onScreen(true, "vc")) != true)
    }

    @Test(
        "What a finger does to a tab is tried in code, and the other way round",
        arguments: [
            ("tap tab 1", "nothing", Counterfactual.Change.inCode("select tab 1 of tabs")),
            (
                "select tab 1",
                "more.viewWillDisappear feed.viewWillAppear more.viewDidDisappear feed.viewDidAppear",
                .byFinger("tap tab 1 of tabs")
            ),
        ])
    func tabs(commands: String, answer: String, change: Counterfactual.Change) throws {
        let setUp = """
            class Feed; new Feed as feed; new UINavigationController as nav with feed; new Feed as detail; new \
            UITabBarController as tabs with nav detail; launch tabs; new Feed as more; push more onto nav
            """
        #expect(try counterfactual(setUp, commands, answer)?.changes == [change])
    }

    private static let sheets = """
        class Feed; new Feed as feed; new Feed as a; new Feed as b; launch feed; present a from feed; present b from a
        """

    @Test(
        "The same command for something else is nearer than another setup, and no setup lets UIKit complain",
        arguments: [
            (
                sheets, "dismiss feed", "b.viewWillDisappear b.viewDidDisappear",
                Counterfactual.Change.by("dismiss a")
            ),
            (
                "class A; new A as a; new A as b; new UITabBarController as tabs with a b; launch tabs; select tab 2; select tab 1",
                "select tab 2",
                "b.viewDidLoad b.viewWillAppear a.viewWillDisappear a.viewDidDisappear b.viewDidAppear",
                .without("the first \"select tab 2\"")
            ),
            (
                "class Chat; new Chat as chat; launch chat; new Chat as cart; present cart from chat",
                "deinit of cart: release cart", "deinit", .without("\"present cart from chat\"")
            ),
        ])
    func nearest(setUp: String, commands: String, answer: String, change: Counterfactual.Change) throws {
        #expect(try counterfactual(setUp, commands, answer)?.changes == [change])
    }

    @Test(
        "A command for children is foreign to an app without any, and usual where one has been given",
        arguments: [("present feed from vc", true), ("add child feed in vc", false)])
    func foreign(command: String, isForeign: Bool) throws {
        let world = try #require(
            try counterfactual(
                "new UIViewController as start; launch start; new UIViewController as vc; window root vc; "
                    + "class Feed; new Feed as feed",
                "viewDidLoad viewWillAppear didMove of feed: " + command, "viewDidLoad viewWillAppear didMove"
            ))
        #expect(world.changes == [.by("embed feed in vc")])
        #expect(world.isForeign == isForeign)
    }

    @Test("Of an order that is only open elsewhere, contrast doesn't say that there is nothing to compare")
    func open() throws {
        let setUp = """
            class A; new A as a; new A as b; new UITabBarController as tabs with a b; launch tabs; select tab 2; \
            select tab 1
            """
        let judged = try JudgedAnswer.entered(
            setUp, "select tab 2",
            "a.viewWillDisappear b.viewWillAppear a.viewDidDisappear b.viewDidAppear")
        #expect(judged.counterfactual?.coverage == .allowed)
        #expect(judged.contrast == nil && judged.withoutContrast.contains("order isn't certain there"))
    }

    private static let stack = """
        class Feed; class Detail; new Feed as feed; new UINavigationController as nav with feed; launch nav; \
        new Detail as detail
        """
    private static let box = """
        override touchesBegan with super; launch vc; view box in vc frame 20 100 200 200; view inner: UIButton in box \
        frame 10 10 80 80; interaction box disabled
        """

    @Test(
        "What was dropped, begun or forbidden is tried otherwise before anything else",
        arguments: [
            (
                "class Feed; new Feed as feed; access view feed; set view nil feed", "launch feed",
                "viewWillAppear viewDidAppear", Counterfactual.Change.viewKept("feed")
            ),
            (
                stack, "push detail and hold",
                "detail.viewDidLoad feed.viewWillDisappear detail.viewWillAppear feed.viewDidDisappear detail.viewDidAppear",
                .completed("push")
            ),
            (
                stack + "; push detail", "viewWillDisappear viewDidDisappear of detail: swipe back; cancel",
                "viewWillDisappear viewDidDisappear", .by("finish", insteadOf: "cancel")
            ),
            (
                "launch vc; class S; new S as one; new S as two; present one from vc", "present two from vc",
                "two.viewDidLoad two.viewWillAppear two.viewDidAppear", .by("present two from one")
            ),
            (
                "launch vc; class Feed; new Feed as feed; embed feed in vc; class P; new P as p",
                "present p from feed as currentContext",
                "p.viewDidLoad feed.viewWillDisappear p.viewWillAppear p.viewDidAppear feed.viewDidDisappear",
                .definingContext("Feed")
            ),
            (box, "touchesBegan of vc: tap inner", "nothing", .takingTouches(true, "box")),
            (
                "launch vc", "viewWillLayoutSubviews viewDidLayoutSubviews of vc: background", "nothing",
                .withoutScenes
            ),
            (
                stack.replacing("launch nav; ", with: ""), "push detail onto nav",
                "detail.viewDidLoad feed.viewWillDisappear detail.viewWillAppear feed.viewDidDisappear detail.viewDidAppear",
                .onScreen(true, "nav")
            ),
            (
                "class Feed; property done: closure in Feed; new Feed as feed; set feed.done closure capturing weak feed",
                "release feed", "nothing", .code(.capturingStrongly)
            ),
        ])
    func otherwise(setUp: String, commands: String, answer: String, change: Counterfactual.Change) throws {
        #expect(try counterfactual(setUp, commands, answer)?.changes == [change])
    }

    private static let segue = """
        class Feed; class Detail; storyboard Main with Feed, Detail; segue modal from Feed to Detail named open as \
        fullScreen; new Feed as feed from storyboard; launch feed
        """

    @Test(
        "What the set-up forbids or lays down is tried otherwise",
        arguments: [
            (
                "info orientations portrait; launch vc", "viewWillTransition of vc: rotate landscape",
                "viewWillTransition", Counterfactual.Change.allowed(.orientations(of: "the app"))
            ),
            (
                "info no-scenes; launch vc", "viewWillLayoutSubviews viewDidLayoutSubviews of vc: background",
                "viewWillLayoutSubviews viewDidLayoutSubviews", .allowed(.scenes)
            ),
            (
                "launch vc; background; suspend", "viewWillDisappear viewDidDisappear of vc: terminate",
                "viewWillDisappear viewDidDisappear", .allowed(.running)
            ),
            (
                segue + "; forbid segue open in Feed",
                "shouldPerformSegue prepare(for:) of feed: trigger segue open",
                "shouldPerformSegue prepare(for:)", .allowed(.segue("open"))
            ),
            (
                segue, "viewWillDisappear viewDidDisappear of feed: perform segue open", "nothing",
                .style(.automatic, of: "detail")
            ),
            (
                "device iPad; launch vc",
                "willTransition(toTraits:) viewWillTransition of vc: rotate landscape",
                "willTransition(toTraits:) viewWillTransition", .device(.phone, isLandscape: false)
            ),
            (
                "class Feed; property other: UIViewController in Feed; new Feed as a; new Feed as b; set a.other to b",
                "deinit of b: release b", "deinit", .property(.weak, "other")
            ),
            (
                "class Feed; property done: closure in Feed; new Feed as feed; set feed.done closure capturing feed",
                "release feed", "deinit", .code(.capturingWeakly)
            ),
        ])
    func allowed(setUp: String, commands: String, answer: String, change: Counterfactual.Change) throws {
        #expect(try counterfactual(setUp, commands, answer)?.changes == [change])
    }

    @Test(
        "What the predicted commands leave out, or do too much, is tried otherwise",
        arguments: [
            (
                "launch vc", "loadView viewDidLoad of vc: set view nil; access view", "nothing",
                Counterfactual.Change.viewKept("vc")
            ),
            ("launch vc; set view nil", "view if loaded", "loadView viewDidLoad", .by("access view vc")),
            (
                "launch vc; class Feed; new Feed as feed", "willMove didMove of feed: add child feed in vc",
                "willMove didMove", .followed(by: "did move feed to vc")
            ),
            (
                "launch vc; class Feed; new Feed as feed; embed feed in vc",
                "willMove didMove viewWillDisappear viewDidDisappear of feed: remove from parent feed",
                "willMove viewWillDisappear viewDidDisappear didMove", .by("remove child feed")
            ),
        ])
    func otherCommands(
        setUp: String, commands: String, answer: String, change: Counterfactual.Change
    ) throws {
        #expect(try counterfactual(setUp, commands, answer)?.changes == [change])
    }

    private static let hiddenTab = """
        class A; class B; class D; new A as a; new UINavigationController as nav with a; new B as b; new \
        UITabBarController as tabs with nav b; launch tabs; new D as d; select tab 2
        """
    private static let split = """
        class List; class Card; new List as list; new Card as card; new UISplitViewController as split with list card
        """
    private static let cover = """
        override touchesBegan with super; launch vc; view button: UIButton in vc frame 20 100 100 44; view cover in vc \
        frame 0 0 393 852; clear cover
        """

    @Test(
        "What stands in another place, is chosen elsewhere or lies in the way is tried otherwise",
        arguments: [
            (
                "class Home; class Map; new Home as home; new Map as map; override viewDidLoad in Home with super then embed map in home",
                "viewDidLoad viewWillAppear viewDidAppear of home, map: launch home",
                "home.viewDidLoad home.viewWillAppear map.viewDidLoad map.viewWillAppear home.viewDidAppear map.viewDidAppear",
                Counterfactual.Change.moved(.viewWillAppear, from: .viewDidLoad)
            ),
            (
                hiddenTab, "viewDidLoad viewDidAppear of d: push d onto nav", "viewDidLoad viewDidAppear",
                .selected("nav")
            ),
            (
                split, "viewDidLoad of list, card: launch split", "list.viewDidLoad",
                .preferringPrimary(true, of: "split")
            ),
            (
                split + "; prefer primary of split", "viewDidLoad of list, card: launch split",
                "card.viewDidLoad",
                .preferringPrimary(false, of: "split")
            ),
            (cover, "touchesBegan of vc: tap 50 120", "nothing", .takingTouches(false, "cover")),
            (
                "override touchesBegan with super; launch vc; view button: UIButton in vc frame 20 100 100 44; alpha button 0.5",
                "touchesBegan of vc: tap button", "touchesBegan", .takingTouches(false, "button")
            ),
            (
                "access view; begin appearance vc appearing",
                "viewWillAppear of vc: begin appearance vc appearing",
                "viewWillAppear", .withoutBegin(of: "vc")
            ),
            (
                "launch vc; class Card; new Card as card; present card from vc and hold",
                "viewWillDisappear viewDidDisappear of card: dismiss card",
                "viewWillDisappear viewDidDisappear",
                .completed("present")
            ),
            (
                "launch vc; class A; new A as a; new UINavigationController as nav with a; present nav from vc as fullScreen",
                "viewWillDisappear viewDidDisappear of a: pop in nav", "viewWillDisappear viewDidDisappear",
                .by("dismiss nav")
            ),
            (
                stack + "; push detail", "viewWillDisappear viewDidDisappear of feed: set stack detail",
                "viewWillDisappear viewDidDisappear", .notPushed("detail")
            ),
            (
                stack + "; push detail", "viewDidLoad viewWillAppear viewDidAppear of feed: pop",
                "viewDidLoad viewWillAppear viewDidAppear", .viewDropped("feed")
            ),
        ])
    func elsewhere(setUp: String, commands: String, answer: String, change: Counterfactual.Change) throws {
        #expect(try counterfactual(setUp, commands, answer)?.changes == [change])
    }

    @Test("That a view was set to nil explains what loads again, not what else a new view brings")
    func newView() throws {
        let world = try counterfactual(
            Self.stack + "; push detail",
            "viewWillAppear viewIsAppearing viewWillLayoutSubviews viewDidLayoutSubviews of feed: pop",
            "viewWillAppear viewIsAppearing viewWillLayoutSubviews viewDidLayoutSubviews")
        #expect(world?.isWhole != true)
    }

    @Test("The way to a world on another device names the device")
    func device() throws {
        let world = try #require(
            try counterfactual("device iPad; launch vc", "viewWillTransition of vc: background", "nothing"))
        #expect(world.circumstances == "on an iPhone")
        var session = Session(.readyController())
        _ = session.enter("device iPad; launch vc; background")
        #expect(session.enter(world.command).allSatisfy { !$0.isFailure })
        #expect(session.environment.device.idiom == .phone)
    }

    @Test("Who has chosen a release is told of another one before anything else")
    func chosenRelease() throws {
        let setUp = "ios 12; class Detail; launch vc; new Detail as detail; present detail from vc"
        let world = try counterfactual(
            setUp, "dismiss", "detail.viewWillDisappear detail.viewDidDisappear")
        #expect(world?.circumstances == "on iOS 13")
    }

    @Test(
        "No world is named from which somebody is missing",
        arguments: [
            (
                stack, "didReceiveMemoryWarning of nav, feed: memory warning", "feed.didReceiveMemoryWarning"
            ),
            (
                stack.replacing("launch nav; ", with: "") + "; push detail onto nav not animated",
                "viewDidLoad of feed, detail: launch nav", "feed.viewDidLoad detail.viewDidLoad"
            ),
        ])
    func missing(setUp: String, commands: String, answer: String) throws {
        #expect(try counterfactual(setUp, commands, answer) == nil)
    }
}
