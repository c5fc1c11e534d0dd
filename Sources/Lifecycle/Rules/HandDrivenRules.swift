// What containers of the app's own meet: transitions by hand, views without a parent, moves that the window drives.

extension Rule {
    static let handDrivenRules: [RuleFacts] = [
        RuleFacts(
            .transitionCallsAreOverridable, "appearance.calls-are-overridable",
            "beginAppearanceTransition and endAppearanceTransition can be overridden; containers of UIKit's own call "
                + "the override.", .from(5), facts: ["F17.11"]),
        RuleFacts(
            .coveredOrphanIsUnsettled, "appearance.orphan-covered",
            "Whether a controller without a parent hears anything is not settled where its view lies in a controller "
                + "that was pushed, or that a presentation covers: on iOS 9 the one heard nothing, on iOS 5.0 the other "
                + "heard one pair of two.", .from(5), .doubtful, observed: true,
            leavesOpen: [
                .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            ], facts: ["F17.4"]),
        RuleFacts(
            .parentRepeatsDid, "appearance.parent-repeats-did",
            "Up to iOS 9 a parent that has appeared passes viewDidAppear on to a child whose own transition was begun "
                + "and ended by hand on the way: the child hears it twice.",
            .from(Release(5), before: Release(10)),
            .likely, observed: true, facts: ["F17.3"],
            documentation: ["GitHub, xmartlabs/XLPagerTabStrip, issues 172 and 189"]),
        RuleFacts(
            .windowDrivenChildHasMovedTwice, "containment.window-driven-moves-twice",
            "A child whose view is added to a visible parent, or removed from one, and that has heard didMove(toParent:) hears "
                + "it from UIKit as well, after its viewDidAppear or viewDidDisappear.", .from(8), .likely,
            observed: true,
            facts: ["F5.9", "F22.5"],
            documentation: ["Study notes on UIViewController of July 2026, run on Catalyst 26.5"]),
        RuleFacts(
            .interactionEndsBeforeWills, "appearance.interaction-ends",
            "What a transition coordinator was asked to do when the interaction changes or ends runs as the finger lets go, "
                + "before the wills of the other direction.", .from(7), facts: ["F17.9", "F8.3"],
            documentation: ["Apple, UIViewControllerTransitionCoordinator"]),
    ]
}
