import Lifecycle
import Session
import Testing

@testable import Course

@Suite("The reasons behind questions about a number, a next call or a state")
struct EngineReasonTests {
    private static let stack =
        "class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; new Feed as detail"

    @Test(
        "A rule whose later sentence may decide is told whole",
        arguments: [
            Rule.settingStackPushesOrPops, .dismissalNeedsAPresentation, .presenterHasToBeInWindow,
            .strongReferenceKeepsAlive, .centerHoldsObserverBlocks, .initIsDesignated,
            .resizedViewMarksSuperview, .containmentExists, .removeFromParentSendsDidMove,
        ])
    func whole(rule: Rule) { #expect(rule.facts.brief.inBrief == rule.facts.brief) }

    /// Someone at a question of a lesson.
    private func runner(
        _ kind: String, _ ask: String, _ commands: String, after setUp: String, note: String = ""
    ) throws -> LessonRunner {
        var runner = try makeRunner(
            """
            ```viewdid setup
            class Idle; new Idle as idle; \(setUp)
            ```
            ```viewdid predict first
            ask: loadView viewDidLoad of idle
            access view of idle
            ```
            ```viewdid \(kind) asked
            ask: \(ask)
            \(commands)
            ```
            \(note)
            """)
        _ = runner.go(to: "asked")
        return runner
    }

    @Test(
        "A call that comes later is told by its own rule, or by that of what comes instead",
        arguments: [
            (
                "after viewWillAppear of detail", "push detail", "viewDidAppear",
                "viewDidAppear is called later. Something else is called before it.",
                Rule.isAppearingFollowsGeometry
            ),
            (
                "after willMove(toParent:) of detail", "push detail", "viewWillAppear",
                "viewWillAppear is called later, after viewDidLoad.",
                .getterLoadsMissingView
            ),
            (
                "after loadView of detail", "push detail", "didMove(toParent:)",
                "didMove(toParent:) is called later, after viewDidAppear.",
                .didMoveFollowsTransition
            ),
            (
                "after willMove(toParent:) of detail", "push detail", "viewWillLayoutSubviews",
                "viewWillLayoutSubviews is called later, after viewIsAppearing.",
                .getterLoadsMissingView
            ),
            (
                "after viewDidLoad of detail", "push detail; rotate landscape", "viewWillTransition",
                "viewWillTransition is called later, after willTransition(toTraits:).", .navigationHidesFirst
            ),
        ])
    func later(ask: String, commands: String, answer: String, told: String, rule: Rule) throws {
        var runner = try runner("next", ask, commands.replacing("; ", with: "\n"), after: Self.stack)
        let replies = runner.enter(answer)
        #expect(replies.messages == [told])
        #expect(replies.explanation?.rule == rule)
    }

    @Test("The rule of a later call doesn't name the call that is asked for")
    func givingAway() throws {
        var runner = try runner(
            "next", "after willMove(toParent:) of detail", "push detail", after: Self.stack)
        let replies = runner.enter("viewDidLoad")
        #expect(replies.messages == ["viewDidLoad is called later. Something else is called before it."])
        #expect(replies.explanation?.rule == .viewDidLoadFollowsLoadView)
        #expect(replies.explanation?.reason?.contains("loadView") == false)
    }

    @Test(
        "A wrong yes or no is told the value in question, or which commands make the calls",
        arguments: [
            ("child.parent is nil", "access view of child", "yes", ["child.parent is box."]),
            (
                "child.viewDidLoad before box.viewDidLoad", "access view of box; access view of child", "yes",
                [
                    "\"access view of box\" calls box.viewDidLoad. Only then, \"access view of child\" calls "
                        + "child.viewDidLoad."
                ]
            ),
            ("child loaded", "access view of box", "yes", []),
        ])
    func facts(ask: String, commands: String, answer: String, told: [String]) throws {
        var runner = try runner(
            "state", ask, commands.replacing("; ", with: "\n"),
            after: "new UIViewController as box; new UIViewController as child; add child child in box")
        #expect(runner.enter(answer).messages == told)
    }

    @Test(
        "The answer that nothing follows is told the rule up to where it names what does",
        arguments: [("after viewDidAppear of feed", "pop; push detail", Rule.navigationHidesFirst)])
    func nothingNext(ask: String, commands: String, rule: Rule) throws {
        var runner = try runner(
            "next", ask, commands.replacing("; ", with: "\n"), after: Self.stack + "; push detail")
        let explanation = try #require(runner.enter("nothing").explanation)
        #expect(explanation.rule == rule && explanation.reason == rule.facts.brief.firstSentence)
        guard case .message(Session.wouldReveal)? = runner.enter("sources").first else {
            Issue.record("sources names the call")
            return
        }
    }

    @Test(
        "The answer comes with its rule, where the author says nothing on it",
        arguments: [
            ("count", "viewDidLoad of detail", "push detail", "A controller is notified as soon as"),
            ("next", "after viewWillDisappear of feed", "push detail", "viewDidDisappear runs after"),
            (
                "state", "detail alive", "release detail",
                "An object is deallocated when its last strong reference is gone."
            ),
        ])
    func shown(kind: String, ask: String, commands: String, told: String) throws {
        var silent = try runner(kind, ask, commands, after: Self.stack)
        let message = try #require(silent.enter("skip").messages.first)
        #expect(message.hasPrefix(told), "\(message)")
        var noted = try runner(
            kind, ask, commands, after: Self.stack, note: "\n> [!NOTE]\n> Said afterwards.")
        #expect(noted.enter("skip").messages.isEmpty)
    }

    @Test(
        "Who is the parent, who presents and what is loaded still is told by what decided it",
        arguments: [
            (
                "launch vc; new UIViewController as child; embed child in vc", "remove view child",
                "child.parent is nil", "yes", "To add a child, call"
            ),
            (
                "launch vc; new UIViewController as child; embed child in vc", "remove from parent child",
                "child.parent is nil", "no", "removeFromParent takes the child out of its parent"
            ),
            (
                "launch vc; new UIViewController as sheet; use vc", "present sheet; dismiss",
                "vc.presentedViewController is sheet", "yes",
                "If the controller or its container presents something, dismiss closes that"
            ),
            (
                "launch vc", "memory warning", "vc loaded", "no",
                "Since iOS 6, a memory warning no longer unloads views"
            ),
            ("launch vc", "set view nil of vc", "vc loaded", "yes", "Setting view to nil releases the view"),
            (
                "launch vc; new UIViewController as top", "access view of vc; access view of top",
                "top loaded",
                "no", "UIKit creates a view only when something first reads it"
            ),
            (
                "launch vc; new UIViewController as box; new UIViewController as child",
                "embed child in box; remove child child; embed child in box", "child.parent is vc", "yes",
                "To add a child, call"
            ),
            (
                """
                new UIViewController as child; new UIViewController as other; \
                new UITabBarController as tabs with child other; launch tabs
                """, "tap tab 2 of tabs", "other.parent is tabs", "no",
                "Tabs get or lose their parent as soon as you set them"
            ),
            (
                """
                new UINavigationController as nav with idle; launch nav; new UIViewController as top; \
                push top onto nav
                """, "swipe back in nav; cancel", "top.parent is nav", "no",
                "If the user cancels a back swipe"
            ),
            (
                "launch vc; new UIViewController as child", "add child child in vc", "vc in window", "no",
                "To add a child, call"
            ),
            (
                "new UIViewController as other", "launch other", "other in window", "no",
                "makeKeyAndVisible reads"
            ),
            (
                "new UINavigationController as nav with idle; launch nav; new UIViewController as top",
                "push top onto nav", "idle in window", "yes",
                "Only the top controller of a stack is on screen."
            ),
            (
                "launch vc; new UIViewController as top", "present top from vc as fullScreen", "vc in window",
                "yes", "With fullScreen or currentContext, the presenter's view leaves the window"
            ),
        ])
    func states(setUp: String, commands: String, ask: String, answer: String, told: String) throws {
        let setUp = setUp.replacing("launch vc", with: "new UIViewController as vc; launch vc")
        var runner = try runner(
            "state", ask, commands.replacing("; ", with: "\n"), after: setUp)
        let rule = try #require(runner.enter(answer).explanation?.rule)
        #expect(rule.facts.statement.hasPrefix(told), "\(rule)")
    }

    typealias Implied = (
        kind: String, ask: String, commands: String, answer: String, rule: Rule, belief: String?,
        world: String?
    )
    static let impliedCalls: [Implied] = [
        (
            "count", "viewDidLoad of feed", "pop", "1", Rule.getterReturnsExistingView,
            "return-loads-again", "Your answer would be right if you had set feed's view to nil first"
        ),
        ("state", "detail alive", "release detail", "yes", .lastReferenceEndsObject, nil, nil),
        (
            "state", "feed.viewWillAppear before detail.viewWillDisappear", "pop", "yes",
            .navigationHidesFirst, "pop-shows-first", nil
        ),
        (
            "state", "feed.viewDidLoad never called", "pop", "no", .getterReturnsExistingView,
            "return-loads-again", nil
        ),
        (
            "state", "feed.viewDidLoad called", "swipe back; finish", "yes", .getterReturnsExistingView,
            "return-loads-again", nil
        ),
        (
            "next", "after viewDidDisappear of feed", "swipe back; cancel", "viewWillAppear",
            .cancelledPopTurnsBack, nil, nil
        ),
        (
            "count", "viewDidAppear of detail", "swipe back; cancel", "0", .cancelledPopTurnsBack,
            "cancelled-swipe-is-silent", nil
        ),
        (
            "state", "detail.viewDidLoad called once", "push detail; pop; push detail", "no",
            .getterReturnsExistingView, "return-loads-again", nil
        ),
        // Only one of the commands calls something: who denies its call doesn't believe in a second one.
        (
            "state", "detail.viewDidLoad called once", "rotate landscape; push detail", "no",
            .getterLoadsMissingView, nil, nil
        ),
        (
            "state", "feed.viewDidLoad called", "set view nil of feed; swipe back; finish", "no",
            .settingNilDropsView, "didLoad-once", nil
        ),
        (
            "next", "after viewDidDisappear of detail", "push detail; pop; push detail", "viewDidLoad",
            .getterReturnsExistingView, "return-loads-again", nil
        ),
        (
            "state", "feed loaded", "memory warning", "no", .memoryWarningKeepsViews, "unload-still-exists",
            nil
        ),
        (
            "next", "after willMove(toParent:) of detail", "pop", "didMove(toParent:)",
            .didMoveFollowsTransition, nil, nil
        ),
        // Of a call that came before, only the order is in question, and not what else comes between.
        ("next", "after viewDidAppear of feed", "pop", "viewWillAppear", .didAppearFollowsCommit, nil, nil),
        // Who counts two of three calls leaves out the one that comes for another reason.
        (
            "count", "willMove(toParent:) of detail", "push detail; pop; push detail", "2",
            .popTellsTheTopFirst, nil, nil
        ),
        // Who counts one of two pushes knows that a push covers.
        (
            "count", "viewDidDisappear of feed", "push detail; pop; push detail", "1",
            .navigationHidesFirst, nil, nil
        ),
    ]

    @Test(
        "A number, a call or a state that errs is explained as the calls that it implies are",
        arguments: impliedCalls)
    func implied(
        kind: String, ask: String, commands: String, answer: String, rule: Rule, belief: String?,
        world: String?
    ) throws {
        let returns = commands == "pop" || commands.contains("swipe back")
        let setUp = Self.stack + (returns ? "; push detail" : "")
        var runner = try runner(kind, ask, commands.replacing("; ", with: "\n"), after: setUp)
        let explanation = try #require(runner.enter(answer).explanation)
        #expect(explanation.rule == rule)
        #expect(explanation.misconception?.identifier == belief)
        if let world { #expect(explanation.elsewhere?.hasPrefix(world) == true) }
        // What follows on from an explanation knows what it was about.
        guard case .session(.sources(.rule(rule)))? = runner.enter("sources").first else {
            Issue.record("sources does not tell of \(rule)")
            return
        }
    }
}
