extension Rule {
    static let rotationRules: [RuleFacts] = [
        RuleFacts(
            .launchAsksForOrientation, "rotation.launch-asks",
            "On iOS 4 and 5 a launch asks shouldAutorotateToInterfaceOrientation before viewDidLoad and again before "
                + "viewDidAppear.", .from(Release(4), before: Release(6)), .likely, observed: true,
            facts: ["F5.16"]),
        RuleFacts(
            .visibleLeavesAreAsked, "rotation.leaves-are-asked",
            "Up to iOS 5 each visible controller that contains no other is asked whether it allows an orientation; "
                + "UIKit's own answer is portrait only.", .before(6), facts: ["F11.2"]),
        RuleFacts(
            .rotationAsksTopmost, "rotation.topmost-is-asked",
            "From iOS 6 on only the root, or what covers it full screen, is asked which orientations it supports; "
                + "containers do not ask their children.", .from(6), facts: ["F11.2"]),
        RuleFacts(
            .shouldAutorotateIsAsked, "rotation.should-autorotate",
            "From iOS 6 to 15 shouldAutorotate is asked before the supported orientations.",
            .from(Release(6), before: Release(16)), facts: ["F11.2", "F11.4"]),
        RuleFacts(
            .rotationNeedsPermission, "rotation.needs-permission",
            "The interface stays as it is if the controllers asked do not allow it to turn.",
            facts: ["F11.2"]),
        RuleFacts(
            .rotationKeepsAppearance, "rotation.keeps-appearance",
            "A rotation or another size brings no appearance callbacks.", facts: ["F11.5"], claims: ["L25"],
            traces: ["yagamo-ios12-rotate"]),
        RuleFacts(
            .rotationTellsWill, "rotation.will-rotate",
            "Up to iOS 7 willRotate comes first, while the view has its old size.", .before(8),
            facts: ["F11.1"]),
        RuleFacts(
            .rotationAnimates, "rotation.will-animate",
            "From iOS 3 to 7 willAnimateRotation comes inside the animation, after layout at the new size.",
            .from(Release(3), before: Release(8)), facts: ["F11.1"]),
        RuleFacts(
            .rotationTellsDid, "rotation.did-rotate",
            "Up to iOS 7 didRotate comes when the animation is over.", .before(8), facts: ["F11.1"]),
        RuleFacts(
            .rotationReachesVisibleChildren, "rotation.reaches-visible-children",
            "Up to iOS 7 a container passes each step of a rotation on to its visible children; what is covered "
                + "hears nothing.", .before(8), .likely, facts: ["F11.1", "F7.9"]),
        RuleFacts(
            .rotationForwardingIsSeparate, "rotation.forwarding-is-separate",
            "On iOS 6 and 7 a container that keeps its appearance from its children still passes a rotation on: about "
                + "that a method of its own decides, shouldAutomaticallyForwardRotationMethods.",
            .from(Release(6), before: Release(8)), .likely, facts: ["F8.22"],
            documentation: [
                "UIViewController.h, shouldAutomaticallyForwardRotationMethods (iOS 6 to 8)",
                "gonefish.info, July 2013, on the appearance methods",
                "GitHub, ViewDeck/ViewDeck, pull request 201 (December 2012)",
            ]),
        RuleFacts(
            .onlyRootsAreTurned, "rotation.only-roots",
            "From iOS 6 on only the root view controller of a window is told that the interface turns; before, a "
                + "controller whose view was added to the window heard it as well.", .from(6), .likely,
            facts: ["F11.2"],
            documentation: [
                "Apple, Technical Q&A QA1688, Why won't my UIViewController rotate with the device?",
                "GitHub, facebookarchive/three20, pull request 822 (September 2012)",
                "mobinius.com, iOS 6 orientation quirks",
            ]),
        RuleFacts(
            .rotationHasTwoSteps, "rotation.two-steps",
            "Up to iOS 5.0 a class that overrides one of the three methods for the halves of a rotation hears those in "
                + "place of willAnimateRotation.", .before(5, 1), .likely, facts: ["F11.1"]),
        RuleFacts(
            .oldRotationMethodsSurvive, "rotation.old-methods",
            "On iOS 8, a class that overrides methods of the willRotate family and none of those for sizes and traits still "
                + "gets them.", .from(Release(8), before: Release(9)), .likely, facts: ["F11.3"],
            documentation: ["View Controller Advancements in iOS 8, WWDC 2014"]),
        RuleFacts(
            .oldRotationMethodsAreUnsettled, "rotation.old-methods-later",
            "Since iOS 9, whether a class that overrides methods of the willRotate family and none of those for sizes and "
                + "traits still gets them is not settled: what we know speaks of iOS 8.", .from(9), .doubtful,
            observed: true, facts: ["F11.3"],
            documentation: ["View Controller Advancements in iOS 8, WWDC 2014"]),
        RuleFacts(
            .viewsFollowWindow, "rotation.views-follow-window",
            "Views that fill the window get its new size before they lay out.", facts: ["F11.1", "F11.3"],
            traces: ["kingcos-rotation"]),
    ]

    static let sizeRules: [RuleFacts] = [
        RuleFacts(
            .sizeTransitionTellsSize, "size.will-transition",
            "From iOS 8 on viewWillTransition(to:with:) tells the new size before layout, in place of the willRotate "
                + "family.", .from(8), facts: ["F11.3"],
            traces: ["yagamo-ios12-rotate", "neuburg-rotation-parent-child-ios8"]),
        RuleFacts(
            .sizeTransitionReachesChildren, "size.reaches-children",
            "UIKit's own viewWillTransition and willTransition pass the news on to the children: an override has to "
                + "call super.", .from(8), facts: ["F11.3"], traces: ["neuburg-rotation-parent-child-ios8"]),
        RuleFacts(
            .sizeTransitionReachesCovered, "size.reaches-covered",
            "A covered controller of a stack hears of a new size as well: so a report on iOS 9, while what is hidden is "
                + "said to hear nothing of rotations.", .from(8), .doubtful, observed: true,
            facts: ["F7.9", "F11.3"], traces: ["radar-24277475-transition-covered-nav"]),
        RuleFacts(
            .sizeTransitionSkipsSameSize, "size.skips-same-size",
            "A child whose view has the new size already is not told of it.", .from(8), facts: ["F11.3"],
            traces: ["radar-24277475-transition-covered-nav"]),
        RuleFacts(
            .sizeTransitionReachesPresented, "size.reaches-presented",
            "Both the presenter and what it presents hear of a new size; which of them first is not known.",
            .from(8), .likely, observed: true, facts: ["F11.3"],
            traces: ["onmyway133-202-presenter-gets-size-transition"]),
        RuleFacts(
            .traitsAreToldFirst, "size.traits-first",
            "If the size classes change, willTransition(to:with:) tells all controllers before the new size is told.",
            .from(8), facts: ["F11.3"],
            traces: ["neuburg-rotation-parent-child-ios8", "kingcos-rotation"]),
        RuleFacts(
            .traitsDidChange, "size.traits-did-change",
            "When the size classes have changed, traitCollectionDidChange comes before layout.", .from(8),
            .likely, observed: true, facts: ["F11.3", "F11.6"],
            traces: ["neuburg-ios15-launch-vc-landscape-only"]),
        RuleFacts(
            .traitsChangeAtLaunch, "size.traits-at-launch",
            "From iOS 8 to 12 the first appearance brings traitCollectionDidChange after viewWillAppear; later "
                + "systems predict the traits.", .from(Release(8), before: Release(13)), facts: ["F11.6"],
            traces: ["neuburg-ios11-launch-portrait"]),
        RuleFacts(
            .traitsComeFromParent, "size.traits-from-parent",
            "From iOS 8 to 16 a controller's traits come from its parent or presentation: traitCollection is up to date "
                + "in viewWillAppear.", .from(Release(8), before: Release(17)), .likely, facts: ["F6.10"]),
        RuleFacts(
            .traitsComeFromSuperview, "size.traits-from-superview",
            "From iOS 17 on a controller's traits come from its view's superview: before the view is in the hierarchy, "
                + "as in most calls of viewWillAppear, traitCollection reads as it did when the view was last there.",
            .from(17), .likely, facts: ["F6.10", "F6.2"]),
        RuleFacts(
            .alongsideRunsBeforeLayout, "size.alongside",
            "What viewWillTransition(to:with:) gives its coordinator to animate runs with the new size and before the "
                + "layout; the completion block runs when the change is over.", .from(8), facts: ["F11.3"]),
        RuleFacts(
            .launchTurnsAfterWillAppear, "size.launch-turns",
            "A root that supports only another orientation than the device has at launch is turned between "
                + "viewWillAppear and the first layout, without viewWillTransition(to:with:).", .from(9),
            .likely, observed: true, facts: ["F11.3"], traces: ["neuburg-ios15-launch-vc-landscape-only"],
            documentation: ["Matt Neuburg, examples of Programming iOS 11: launch into rotation"]),
        RuleFacts(
            .turnedRootIsLaidOutTwice, "size.launch-turn-lays-out-twice",
            "From iOS 13 on a root that is turned at launch is laid out twice, before once.", .from(13),
            .likely,
            observed: true, facts: ["F5.17"], traces: ["neuburg-ios15-launch-vc-landscape-only"]),
        RuleFacts(
            .splitScreenExists, "size.split-screen",
            "From iOS 9 on an app may share the screen of an iPad and be resized at any time.", .from(9),
            facts: ["F11.3"], traces: ["radar-24277475-transition-covered-nav"]),
    ]
}
