// Who presents, where what is presented lies, and how long that takes.

extension Rule {
    static let contextRules: [RuleFacts] = [
        RuleFacts(
            .navigationDefinesContext, "present.navigation-defines-context",
            "A navigation controller defines a presentation context without being told to: what one of its children "
                + "presents over the current context is presented by it, and a tab bar below stays usable.",
            facts: ["F18.1"], documentation: ["Apple, UIViewController.definesPresentationContext"]),
        RuleFacts(
            .contextKeepsPresentationInPlace, "present.in-place",
            "What is presented over a context lies in the place of the context's view, not in the window: it leaves "
                + "with that place, as when another tab is selected, and returns with it. What it covers stays away until "
                + "the dismissal. One log of iOS 11.2 leaves out the viewWillAppear of what was covered, where a "
                + "full-screen presentation had come and gone on top.", facts: ["F18.2", "F22.12"],
            documentation: ["Apple, UIModalPresentationStyle.currentContext", "OpenRadar 18552380"]),
        RuleFacts(
            .assignedStyleCounts, "present.assigned-style",
            "A modalPresentationStyle that code has set counts where a presentation names no style: in present, in a "
                + "segue without one, in show.", facts: ["F18.3", "F18.4"],
            documentation: ["Apple, UIViewController.modalPresentationStyle"]),
        RuleFacts(
            .presentingTwiceNamesPresenter, "present.twice-names-presenter",
            "From iOS 14 on the exception for presenting what the same controller presents already names both.",
            .from(14), observed: true, facts: ["F18.7"]),
        RuleFacts(
            .waitingPresentationIsUnsettled, "present.waiting-unsettled",
            "On iOS 6 to 13 a controller that is on its way to the screen presents nothing either. Which of two warnings "
                + "comes, of a presentation in progress or of one that is there already, is not settled.",
            .from(Release(6), before: Release(14)), .doubtful, observed: true, facts: ["F18.8"],
            documentation: ["OpenRadar 17762871, of iOS 8 beta 4"]),
        RuleFacts(
            .dismissalBeginIsUnsettled, "dismiss.begin-unsettled",
            "Whether dismissalTransitionWillBegin or the first viewWillDisappear comes first is not settled.",
            .from(8), .doubtful, observed: true, facts: ["F18.9"]),
        RuleFacts(
            .secondDismissalIsUnsettled, "dismiss.second-unsettled",
            "What dismiss does on iOS 18 and later where the dismissal is under way already is not settled: the "
                + "console knows a warning for it, but two reports have the presenter go as well.",
            .from(18), .doubtful, observed: true, facts: ["F9.15"],
            documentation: [
                "GitHub, pointfreeco/swift-navigation, pull requests 295 (July 2025) and 332 (March 2026)"
            ]),
        RuleFacts(
            .unanimatedDismissalTellsAtOnce, "dismiss.unanimated-tells-at-once",
            "A dismissal without animation sends the wills before it returns: there presentingViewController and "
                + "presentedViewController are still set. When it has returned, and in the dids, they are nil.",
            .always,
            .likely, observed: true, facts: ["F18.5"], traces: ["winobjc-modal-events-contract"],
            documentation: ["OpenRadar 30284135"]),
        RuleFacts(
            .unanimatedPresentationEndsAtOnce, "present.unanimated-ends-at-once",
            "A full-screen presentation or dismissal without animation is over, dids and all, before the next block of "
                + "the main queue.", observed: true, facts: ["F22.3"],
            documentation: ["GitHub, ww-tech/lasso, lifecycle tests"]),
        RuleFacts(
            .unanimatedSheetTakesTurn, "present.unanimated-sheet-takes-turn",
            "From iOS 13 on a sheet without animation is over one turn later than what fills the screen; before, it was as "
                + "quick.", .from(13), observed: true, facts: ["F22.3"],
            documentation: ["GitHub, ww-tech/lasso, lifecycle tests"]),
        RuleFacts(
            .dismissalLaysPresenterOut, "dismiss.lays-presenter-out",
            "The presenter's view is laid out when it comes back from under a full-screen presentation, and once more when "
                + "what covered it has gone.", .always, .likely, observed: true, mayRepeat: true,
            facts: ["F18.6"],
            traces: ["yagamo-ios12-present-modally-segue"]),
        RuleFacts(
            .presenterLayoutIsUnsettled, "present.presenter-layout",
            "On iOS 13 and 14, whether a presenter is laid out when something covers it, and when it comes back, is not "
                + "settled: a log has no layout of it, while one of iOS 12 has.",
            .from(Release(13), before: Release(15)), .doubtful, observed: true,
            leavesOpen: [.viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews], facts: ["F25.6"],
            documentation: ["GitHub, log of showDetailViewController (public file no. 4978224316)"]),
        RuleFacts(
            .coveredCustomFrameIsLost, "dismiss.custom-frame-is-lost",
            "On iOS 8 a controller whose own presentation gave it a frame has the screen's after a full-screen "
                + "presentation that it made.", .from(Release(8), before: Release(9)), .likely,
            observed: true,
            facts: ["F18.10"], documentation: ["OpenRadar 18424598"]),
        RuleFacts(
            .dismissalTurnsBack, "dismiss.turns-back",
            "When a full-screen presentation that allowed another orientation has gone, the interface turns back for a "
                + "presenter that does not, and that hears of the size.", .from(6), .likely, observed: true,
            facts: ["F22.8"],
            documentation: ["GitHub, onmyway133/notes, issue 210", "GitHub, zenangst/Spots, issue 313"]),
        RuleFacts(
            .turnedPresenterStays, "dismiss.turned-presenter-stays",
            "On iOS 8 the interface was seen to stay turned, with a presenter that does not allow it.",
            .from(Release(8), before: Release(9)), .doubtful, observed: true, facts: ["F22.8"],
            documentation: ["OpenRadar 18176955, of iOS 8.0"]),
        RuleFacts(
            .presentationIsReadFromAncestors, "present.read-from-ancestors",
            "presentedViewController and presentingViewController, read in code, are those of the nearest parent that "
                + "has some.", facts: ["F18.11", "F9.10"],
            documentation: [
                "Apple, UIViewController.presentedViewController",
                "Apple, UIViewController.presentingViewController",
            ]),
        RuleFacts(
            .sheetOnItsSideIsUnsettled, "present.sheet-on-its-side",
            "From iOS 13 on, whether a sheet on a phone that lies on its side hides its presenter is not settled: Apple's "
                + "pages have it fill the screen in compact height, two logs of iOS 13 have the presenter hear nothing.",
            .from(13), .doubtful, observed: true, leavesOpen: [.viewWillDisappear, .viewDidDisappear],
            facts: ["F9.1"], traces: ["ho8487-automatic-landscape"]),
        RuleFacts(
            .compactPopoverIsSheet, "present.compact-popover-is-sheet",
            "From iOS 13 on a popover in a compact width is a sheet, which a finger can drag away.",
            .from(13),
            facts: ["F9.2"], documentation: ["Apple, UIModalPresentationStyle.popover"]),
    ]
}
