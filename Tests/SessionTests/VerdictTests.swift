import Lifecycle
import Testing

@testable import Session

@Suite("What a wrong answer is told first")
struct VerdictTests {
    /// Returns the judgement of an answer to a prediction.
    private func judge(
        _ answer: String, asked: String = "all", to commands: String, after setUp: String
    ) throws -> JudgedAnswer {
        var session = Session()
        _ = session.enter(setUp)
        _ = session.enter("predict \(asked) \(commands)")
        let reply = try #require(session.enter(answer).first)
        guard case .judged(let judged) = reply else { throw CancellationError() }
        return judged
    }

    @Test(
        "The first mistake is named, then what is left out",
        arguments: [
            ("viewDidLoad", "you left out loadView"),
            ("loadView", "you left out viewDidLoad"),
            ("viewDidLoad loadView", "loadView is called before viewDidLoad"),
            ("nothing", "loadView and viewDidLoad are called"),
            ("loadView viewDidLoad viewDidLoad", "viewDidLoad is called once, not twice"),
            (
                "loadView viewDidLoad loadView viewDidLoad",
                "loadView and viewDidLoad are each called once, not twice"
            ),
            ("loadView viewWillAppear", "viewWillAppear isn't called here, and you left out viewDidLoad"),
            ("loadView viewDidLoad", ""),
        ])
    func verdict(answer: String, verdict: String) throws {
        let judged = try judge(answer, to: "access view", after: "class Feed; new Feed as feed")
        #expect(judged.verdict(withOrder: true) == verdict)
    }

    @Test(
        "Missing calls are counted and not named before the order may be shown",
        arguments: [
            ("viewDidLoad", "What you have is right, but one loading callback is missing."),
            ("viewDidLoad loadView", "Right calls, wrong order: loadView is called before viewDidLoad."),
            (
                "loadView viewWillAppear viewDidLoad",
                "Nothing is missing, but viewWillAppear isn't called here."
            ),
            ("viewDidAppear", "Not quite: viewDidAppear isn't called here."),
            (
                "viewDidAppear loadView viewDidLoad viewWillAppear viewDidAppear",
                "Nothing is missing, but viewDidAppear and viewWillAppear aren't called here."
            ),
        ])
    func missing(answer: String, sentence: String) throws {
        let judged = try judge(answer, to: "access view", after: "class Feed; new Feed as feed")
        #expect(judged.sentence == sentence)
    }

    @Test(
        "Calls that aren't made are named together: those to one controller, or all if nothing is right",
        arguments: [
            (
                "a.loadView b.loadView",
                "Not quite: none of those calls are made here."
            ),
            (
                "c.loadView c.viewDidLoad a.viewDidLoad a.loadView b.loadView",
                "Nothing is missing, but a doesn't get viewDidLoad or loadView here."
            ),
            ("a.loadView", "Not quite: a doesn't get loadView here."),
        ])
    func notCalled(answer: String, sentence: String) throws {
        let judged = try judge(
            answer, asked: "loadView viewDidLoad of a, b, c:", to: "access view c",
            after: "class A; new A as a; new A as b; new A as c")
        #expect(judged.sentence == sentence)
    }

    @Test("If more than four calls are all wrong, the sentence names none")
    func manyNotCalled() throws {
        let judged = try judge(
            "loadView viewDidLoad viewWillAppear viewDidAppear viewWillDisappear",
            asked: "loadView viewDidLoad viewWillAppear viewDidAppear viewWillDisappear of c:",
            to: "access view c",
            after: "class A; new A as c; access view c")
        #expect(judged.sentence == "Not quite: none of those calls are made here.")
    }

    @Test(
        "Of a deinit, the place matters only if nothing else is wrong",
        arguments: [
            (
                "note.deinit list.viewWillAppear list.viewDidAppear",
                "Right calls, wrong order: note.deinit is called after list.viewDidAppear."
            ),
            ("note.deinit list.viewWillAppear", "1 of 3 right: one appearance callback is missing."),
        ])
    func placeOfDeinit(answer: String, sentence: String) throws {
        let judged = try judge(
            answer, asked: "viewWillAppear viewDidAppear deinit of list, note:", to: "pop",
            after: """
                class List; new List as list; new UINavigationController as nav with list; launch nav; \
                class Note; new Note as note; push note; release note
                """)
        #expect(judged.sentence == sentence)
    }

    @Test(
        "Where a deinit is missing, what held the controller alone is told",
        arguments: [
            ("; release ad", "pop", "Only nav.children held ad."),
            ("", "pop; release ad", "Only the variable ad held ad."),
            ("", "release ad; pop", "Only nav.children held ad."),
        ])
    func lastHolder(release: String, commands: String, holder: String) throws {
        let setUp = """
            class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; new Feed as ad; \
            push ad onto nav
            """
        let judged = try judge("nothing", asked: "deinit of ad:", to: commands, after: setUp + release)
        let rule = Rule.lastReferenceEndsObject.facts.brief
        #expect(judged.rule == .lastReferenceEndsObject && judged.ruleToTell == judged.rule)
        #expect(judged.reason == "\(rule) \(holder)")
    }

    @Test("The reply, why, contrast and the hints name no call that is only missing")
    func missingUnnamed() throws {
        var session = Session()
        _ = session.enter("class Feed; new Feed as feed; launch feed; class Note; new Note as note")
        _ = session.enter(
            "predict viewWillDisappear viewDidDisappear of feed: present note from feed as fullScreen")
        guard case .judged(let judged)? = session.enter("viewWillDisappear").first else {
            throw CancellationError()
        }
        #expect(judged.sentence == "What you have is right, but one appearance callback is missing.")
        #expect(judged.firstToTell == nil && judged.firstWrong?.callback == .viewDidDisappear)
        for line in ["why viewDidDisappear", "contrast", "hint", "hint", "hint"] {
            guard case .message(let text)? = session.enter(line).first else { throw CancellationError() }
            #expect(!text.contains("viewDidDisappear"), "\(line): \(text)")
        }
    }

    @Test(
        "skip states the rule of the last wrong answer",
        arguments: [
            (
                "note.viewDidLoad feed.viewWillDisappear", "predict present note from feed as overFullScreen",
                Rule.sheetKeepsPresenterVisible
            ),
            (
                "feed.viewDidLoad", "present note from feed as fullScreen; predict dismiss note",
                .getterReturnsExistingView
            ),
        ])
    func ruleAfterSkip(answer: String, commands: String, told: Rule) throws {
        var session = Session()
        _ = session.enter("class Feed; new Feed as feed; launch feed; class Note; new Note as note")
        _ = session.enter(commands)
        guard case .judged(let judged)? = session.enter(answer).first,
            case .shown(let shown)? = session.enter("skip").first
        else { throw CancellationError() }
        #expect(judged.rule == told && shown.rule == told)
    }

    @Test("No rule is told that names a missing call, before the order may be shown")
    func reasonForNothing() throws {
        let setUp = "class Feed; new Feed as feed; launch feed; new Feed as ad"
        let ask = "willMove(toParent:) didMove(toParent:) of ad:"
        let judged = try judge("nothing", asked: ask, to: "add child ad in feed", after: setUp)
        #expect(judged.rule == .addChildSendsWillMove && judged.ruleToTell == nil)
        #expect(judged.reason == "addChild makes a controller a child but doesn't add its view.")
        let other = try judge(
            "didMove(toParent:)", asked: ask, to: "add child ad in feed", after: setUp)
        #expect(other.ruleToTell == other.rule)
    }

    @Test(
        "A rule is told up to the missing call that it names, or what becomes of the view in its place",
        arguments: [
            // Whoever has loadView knows that the view isn't loaded yet.
            (
                "access view ad", "loadView viewDidLoad", "loadView",
                "A controller is notified as soon as its view is set, whether from a nib, a storyboard or code."
            ),
            (
                "window root ad", "viewWillAppear viewDidAppear", "viewWillAppear",
                "ad's view enters the window here."
            ),
        ])
    func change(commands: String, asked: String, answer: String, told: String) throws {
        let setUp = "class Feed; new Feed as feed; launch feed; new Feed as ad"
        #expect(try judge(answer, asked: "\(asked) of ad:", to: commands, after: setUp).reason == told)
    }

    @Test(
        "A rule is told with the names of the case if they are clear, else after what becomes of the view",
        arguments: [
            (
                "", "present ad from feed as fullScreen", "viewWillAppear viewWillDisappear of feed, ad",
                "ad.viewWillAppear feed.viewWillDisappear",
                "With fullScreen or currentContext, feed's view leaves the window. feed gets viewWillDisappear "
                    + "before ad gets viewWillAppear."
            ),
            (
                "present ad from feed", "present settings from ad as pageSheet", "viewWillDisappear of ad",
                "viewWillDisappear",
                "A sheet, popover or overFullScreen presentation leaves ad's view in the window, so ad gets no "
                    + "appearance callbacks."
            ),
            // What a container presents leaves the view of what it shows.
            (
                "new UINavigationController as nav with ad; window root nav; present settings from ad",
                "dismiss settings", "viewWillAppear of ad", "viewWillAppear",
                "A sheet, popover or overFullScreen presentation leaves ad's view in the window, so ad gets no "
                    + "appearance callbacks."
            ),
            (
                "property done: closure in Feed; set settings.done closure capturing ad",
                "release ad; release settings", "deinit of ad, settings", "ad.deinit settings.deinit",
                "Until then, settings.done (closure) holds ad."
            ),
            (
                "", "embed settings in ad", "viewWillAppear of settings", "viewWillAppear",
                // Beside a belief, where the outermost view is that isn't in the window is all.
                "ad's view isn't in the window."
            ),
            (
                "new UINavigationController as nav with ad", "push settings onto nav",
                "loadView viewWillAppear of settings", "loadView viewWillAppear",
                "nav's view isn't in the window."
            ),
        ])
    func inCase(setUp: String, commands: String, asked: String, answer: String, told: String) throws {
        let before = "class Feed; new Feed as feed; launch feed; new Feed as ad; new Feed as settings; "
        #expect(try judge(answer, asked: asked + ":", to: commands, after: before + setUp).reason == told)
    }

    @Test("A child of a child hears of a step after its parent, as that after its own")
    func grandchild() throws {
        let setUp = """
            class Box; class Kid; new Box as box; access view box; new Kid as kid; embed kid in box; new \
            UIViewController as parent; embed box in parent
            """
        func isRight(_ answer: String) throws -> Bool {
            try judge(answer, asked: "viewWillAppear of box, kid:", to: "launch parent", after: setUp)
                .judgement.isRight
        }
        #expect(try !isRight("kid.viewWillAppear box.viewWillAppear"))
        #expect(try isRight("box.viewWillAppear kid.viewWillAppear"))
    }

    @Test("That nothing is called is not told before the order may be shown")
    func nothing() throws {
        let judged = try judge(
            "viewDidLoad", to: "release feed", after: "class Feed; new Feed as feed; launch feed")
        #expect(judged.sentence == "Not quite: viewDidLoad isn't called here.")
    }

    @Test(
        "That nothing is called is said only where nothing is: else none of the calls that were asked about",
        arguments: [
            ("class Feed; new Feed as feed; launch feed", "release feed", "Right: nothing is called."),
            ("launch vc; background; rotate landscape", "foreground", "Right: none of these is called."),
            ("launch vc", "viewDidLoad of vc: background", "Right: viewDidLoad isn't called."),
        ])
    func noneOfThese(setUp: String, commands: String, sentence: String) throws {
        let judged = try JudgedAnswer.entered(setUp, commands, "nothing")
        #expect(judged.sentence == sentence)
    }

    @Test("skip names what was called where none of the calls that were asked about was")
    func skipped() throws {
        var session = Session()
        for line in ["launch vc; background; rotate landscape", "predict foreground"] {
            _ = session.enter(line)
        }
        guard case .shown(let judged)? = session.enter("skip").first else {
            Issue.record("nothing is shown")
            return
        }
        #expect(judged.untold.map(\.callback).contains(.viewWillTransition))
    }

    private static let tabs = """
        ios 18; class Home; class Profile; new Home as home; new Profile as profile; new UITabBarController as tabs with \
        home profile; launch tabs
        """
    private static let roots = "class Other; launch vc; release vc; new Other as other"

    @Test(
        "Each column has its own order: the answer's, and UIKit's",
        arguments: [
            (
                tabs, "tap tab 2",
                """
                profile.viewDidLoad profile.viewWillAppear home.viewWillDisappear home.viewDidDisappear \
                profile.viewDidAppear
                """
            ),
            (
                "class A; new A as a; new A as b", "memory warning",
                "b.didReceiveMemoryWarning a.didReceiveMemoryWarning"
            ),
            (
                roots, "window root other",
                """
                other.viewDidLoad other.viewWillAppear other.viewDidAppear vc.viewWillDisappear vc.viewDidDisappear \
                vc.deinit
                """
            ),
        ])
    func columns(setUp: String, commands: String, answer: String) throws {
        let judged = try JudgedAnswer.entered(setUp, commands, answer), judgement = judged.judgement
        #expect(judgement.isRight, "\(judged.sentence)")
        let left = judgement.rows.compactMap(\.answer), right = judgement.rows.compactMap(\.uiKit)
        #expect(left == judgement.answer)
        #expect(right == judgement.expected.calls)
        #expect(left != right)
        #expect(judged.rows.allSatisfy { $0.mark == .right })
    }

    @Test(
        "An end leaves the order of an old and a new root open, as long as the new root is on its way",
        arguments: [
            ("window root other", "other.viewDidAppear vc.viewDidDisappear vc.deinit", true),
            ("window root other", "vc.viewDidDisappear vc.deinit other.viewDidAppear", true),
            ("window root other", "other.viewDidAppear vc.deinit vc.viewDidDisappear", false),
            (
                "use vc; window root other; release vc", "other.viewDidAppear vc.viewDidDisappear vc.deinit",
                true
            ),
            (
                "use vc; window root other; release vc", "vc.viewDidDisappear vc.deinit other.viewDidAppear",
                false
            ),
        ])
    func rootThatEnds(commands: String, answer: String, isRight: Bool) throws {
        let setUp = commands.contains("release") ? Self.roots.replacing("release vc; ", with: "") : Self.roots
        let asked = "viewDidAppear viewDidDisappear deinit of vc, other: "
        #expect(try JudgedAnswer.entered(setUp, asked + commands, answer).judgement.isRight == isRight)
    }

    @Test("Points and what cost them stand in the sentence of the verdict")
    func score() throws {
        let judged = try judge(
            "loadView viewWillAppear", to: "access view", after: "class Feed; new Feed as feed")
        let verdict = "viewWillAppear isn't called here, and one loading callback is missing"
        #expect(judged.sentence == "1 of 2 right: \(verdict).")
    }

    @Test(
        "What the run did beside calling is told of right and wrong answers, with its rule",
        arguments: ["nothing", "detail.viewDidLoad"])
    func crash(answer: String) throws {
        let judged = try judge(
            answer, to: "push detail",
            after: """
                class Feed; class Detail; new Feed as feed; new UINavigationController as nav with feed; launch nav; \
                new Detail as detail; push detail
                """)
        #expect(judged.judgement.isRight == (answer == "nothing"))
        #expect(judged.incidents.map(\.rule) == [.sameControllerTwiceRaises])
        #expect(judged.rule == .sameControllerTwiceRaises)
    }

    @Test(
        "Endless calls are right from their first round on",
        arguments: ["loadView", "loadView loadView loadView"])
    func endless(answer: String) throws {
        let judged = try judge(answer, to: "access view", after: "override loadView reading view")
        #expect(judged.judgement.isRight)
        #expect(judged.incidents.map(\.endsApp) == [true])
    }

    @Test(
        "Why a call did not come is told by what decided it",
        arguments: [
            ("background", "viewWillDisappear", Rule.backgroundKeepsAppearance),
            ("rotate landscape", "viewWillAppear", .rotationKeepsAppearance),
        ])
    func absence(command: String, answer: String, rule: Rule) throws {
        #expect(try judge(answer, to: command, after: "launch").rule == rule)
    }
}
