extension Rule {
    static let transitionRules: [RuleFacts] = [
        RuleFacts(
            .transitionsNest, "appearance.transitions-nest",
            "A second begin in the same direction is counted and calls nothing; only the last end tells that it is "
                + "over.", .from(5), .likely, facts: ["F5.13", "F8.22"],
            traces: ["ytpage-begin-breaks-didappear", "jianshu-begin-end-semantics"]),
        RuleFacts(
            .imbalanceIsComplainedOf, "appearance.imbalance",
            "A begin or end that does not fit the state draws a complaint of unbalanced calls on the console.",
            .from(5), observed: true, facts: ["F5.13"], traces: ["mmdrawer-196-set-center-twice"]),
        RuleFacts(
            .beginSendsWill, "appearance.begin-sends-will",
            "beginAppearanceTransition sends viewWillAppear or viewWillDisappear.", .from(5),
            facts: ["F8.22"],
            traces: ["swiftmodals-visibility-disappeared-to-appearing", "jianshu-begin-end-semantics"]),
        RuleFacts(
            .endSendsDid, "appearance.end-sends-did",
            "endAppearanceTransition sends the did that belongs to the last will.", .from(5),
            facts: ["F8.22"],
            traces: ["swiftmodals-visibility-appearing-to-appeared"]),
        RuleFacts(
            .orphanIsDrivenByWindow, "appearance.orphan",
            "From iOS 5 on a controller without a parent hears of its appearance even if its view sits in another "
                + "controller's view.", .from(5), facts: ["F5.5", "F5.6", "F8.23"],
            traces: [
                "phchan9-child-without-addChild", "jianshu-addSubview-auto", "bctabbar-ios5-double-callbacks",
            ]),
        RuleFacts(
            .childOfVisibleParentAppears, "appearance.child-of-visible-parent",
            "A child whose view is added to a parent on screen appears at once, and disappears when it is taken out.",
            .from(5), facts: ["F5.9"],
            traces: ["so-48653763-pagevc-setvc-in-viewDidLoad-animated"]),
        RuleFacts(
            .lateChildMissesWill, "appearance.late-child-misses-will",
            "A child whose view is added while its parent is on the way to the screen, and in the window already, "
                + "misses viewWillAppear, and with it viewIsAppearing, and hears viewDidAppear.", .from(5),
            .likely,
            observed: true, facts: ["F5.19", "F17.5"],
            traces: ["radar-12322346-child-swap-right-after-push", "ytpage-begin-breaks-didappear"],
            documentation: [
                "12207480/TYPagerController, issue 7",
                "GitHub, dekatotoro/SlideMenuControllerSwift, issues 95 and 338, pull request 50, on iOS 8 to 10",
            ]),
        RuleFacts(
            .lateChildAtLaunchIsUnsettled, "appearance.late-child-at-launch",
            "At a launch, whether a child whose view is added while its parent is on the way to the screen gets "
                + "viewWillAppear is not settled: a log of iOS 11 has it, for children in cells, and the simulation follows it.",
            .from(5),
            .doubtful,
            observed: true, leavesOpen: [.viewWillAppear, .viewIsAppearing], facts: ["F25.1"],
            documentation: [
                "GitHub, NestedCollectionViewController, README with the log of 21 November 2017",
                "OpenRadar 32106539, of iOS 10.3: a child of a tab that isn't the first misses it",
            ]),
        RuleFacts(
            .childFollowsParent, "appearance.child-follows-parent",
            "A child in its parent's view follows each step of the parent, right after it.", .from(5),
            facts: ["F5.7", "F5.8"], traces: ["phchan9-child-with-addChild"], frames: ["S9"]),
        RuleFacts(
            .childIsAppearingAfterParent, "appearance.child-is-appearing",
            "From iOS 16 on a child that appears with a container of the app's own hears viewIsAppearing as well; "
                + "before, it did not go beyond UIKit's own containers. Whether the parent's comes first is not "
                + "documented.", .from(16), .likely, observed: true,
            facts: ["F6.11"], traces: ["zotero-913-viewIsAppearing-nested-ios15"], open: ["Q2"]),
        RuleFacts(
            .shownByHandIsAppearing, "appearance.by-hand-is-appearing",
            "From iOS 13 on a controller whose appearance a container drives by hand hears viewIsAppearing as well, once "
                + "its view is in the window and before its viewDidAppear.", .from(13), .likely,
            observed: true,
            facts: ["F6.1", "F8.22"],
            documentation: ["GitHub, study notes on UIViewController of July 2026, run on iPadOS 26.5"]),
        RuleFacts(
            .parentForwardsAppearance, "containment.parent-forwards",
            "From iOS 5 on a container forwards its appearance to its children unless it opts out; before, it had to "
                + "do so by hand.", .from(5), facts: ["F8.22", "F8.23"],
            traces: ["bctabbar-ios5-double-callbacks"]),
        RuleFacts(
            .optingOutSilencesChildren, "containment.opting-out",
            "A container that opts out has to drive its children itself: UIKit sends them nothing.", .from(5),
            facts: ["F8.22"], traces: ["material-940-no-forwarding-initial"]),
        RuleFacts(
            .optingOutFailsAtFirst, "containment.opting-out-fails-at-first",
            "On iOS 5.0 opting out is forgotten where a child's view enters or leaves the window: the child hears of "
                + "that move from UIKit as well.", .from(Release(5), before: Release(5, 1)), .likely,
            observed: true, facts: ["F8.24"]),
    ]

    static let containmentRules: [RuleFacts] = [
        RuleFacts(
            .containmentExists, "containment.exists",
            "Child controllers, and the calls by which a container drives them, exist from iOS 5 on.",
            .from(5),
            facts: ["F0", "F8.23"]),
        RuleFacts(
            .addChildSendsWillMove, "containment.add-sends-will-move",
            "addChild sends willMove(toParent:) first; didMove(toParent:) is the container's to call.",
            .from(5),
            facts: ["F8.19", "F5.10"],
            traces: ["apple-addchild-willmove-auto", "workflow-child-swap-view-not-loaded"]),
        RuleFacts(
            .addChildLeavesOldParent, "containment.add-leaves-old-parent",
            "A child that has a parent is removed from it, by its own removeFromParent, before it is added to another "
                + "one, which holds it from then on. A container that adds its own child again tells it "
                + "willMove(toParent: nil) as well.",
            .from(5), facts: ["F8.19", "F17.6"], traces: ["apple-addchild-willmove-auto"],
            documentation: [
                "GitHub, Cocoanetics/DTFoundation, issue 33: a log of iOS 6",
                "UIViewController.h, addChildViewController:",
            ]),
        RuleFacts(
            .removeFromParentSendsDidMove, "containment.remove-sends-did-move",
            "removeFromParent sends didMove(toParent: nil) last; willMove(toParent: nil) is the container's to call.",
            .from(5), facts: ["F8.19"], traces: ["apple-addchild-willmove-auto"]),
        RuleFacts(
            .recipeSendsTheOtherCall, "containment.recipe",
            "The recipe: addChild, addSubview, didMove(toParent:); and willMove(toParent: nil), removeFromSuperview, "
                + "removeFromParent.", .from(5), facts: ["F8.19"],
            traces: ["workflow-child-swap-view-not-loaded"]),
        RuleFacts(
            .hierarchyIsChecked, "containment.hierarchy-is-checked",
            "From iOS 5 on a child's view may lie below its parent's view only; anything else raises an exception.",
            .from(5), facts: ["F8.21"],
            traces: ["msg-hierarchy-requested-parent", "msg-hierarchy-actual-parent"],
            frames: ["S13"]),
        RuleFacts(
            .flipNeedsSiblings, "containment.flip-needs-siblings",
            "transition(from:to:) works between children of one parent; otherwise it raises an exception.",
            .from(5),
            facts: ["F8.20"]),
        RuleFacts(
            .flipHidesFirst, "containment.flip-hides-first",
            "transition(from:to:) tells the old child first that it will disappear, then the new one that it will "
                + "appear.", .from(5), observed: true, facts: ["F8.20"],
            traces: ["devtang-ios5-transition-and-unload"]),
        RuleFacts(
            .flipEndsWithNewFirst, "containment.flip-ends-with-new",
            "At its end the new child hears viewDidAppear before the old one hears viewDidDisappear.",
            .from(5),
            observed: true, facts: ["F8.20"], traces: ["devtang-ios5-transition-and-unload"]),
    ]
}
