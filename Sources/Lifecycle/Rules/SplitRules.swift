extension Rule {
    static let splitRules: [RuleFacts] = [
        RuleFacts(
            .splitViewControllerExists, "split.exists",
            "UISplitViewController exists on iPads from iOS 3.2 on.", .from(3, 2),
            documentation: ["UISplitViewController"]),
        RuleFacts(
            .splitViewControllerRunsOnPhones, "split.on-phones",
            "Phones have UISplitViewController from iOS 8 on.", .from(8),
            documentation: ["UISplitViewController"]),
        RuleFacts(
            .splitViewCollapses, "split.collapses",
            "From iOS 8 on a split view controller in a compact width collapses: one column is seen, the secondary one "
                + "unless its delegate says otherwise. Until it is in a window it takes itself for expanded.",
            .from(8), .likely,
            documentation: [
                "UISplitViewController", "Understanding split view controllers, commandshift.co.uk",
            ]),
        RuleFacts(
            .splitDelegateCollapses, "split.delegate-collapses",
            "On iOS 8 to 13 the delegate is asked to collapse the secondary column onto the primary one, and to "
                + "separate it again.", .from(Release(8), before: Release(14)),
            documentation: ["UISplitViewControllerDelegate"]),
        RuleFacts(
            .splitDelegateNamesTopColumn, "split.delegate-names-top",
            "From iOS 14 on the delegate names the column that stays on top of a collapse, and hears when the split "
                + "view controller has collapsed or expanded.", .from(14),
            documentation: ["UISplitViewControllerDelegate"]),
        RuleFacts(
            .splitWithoutStyleAsksToCollapse, "split.without-style-asks",
            "From iOS 14 on the delegate of a split view controller that was made without a style is still asked to "
                + "collapse the secondary column onto the primary one; true leaves the primary one on top.",
            .from(14), .likely,
            documentation: [
                "Apple, UISplitViewControllerDelegate, splitViewController(_:collapseSecondary:onto:)"
            ]),
        RuleFacts(
            .splitDelegateHearsOfColumns, "split.delegate-hears-of-columns",
            "From iOS 14 on the delegate hears before a person shows or hides a column. Whether it hears of show(_:) "
                + "and hide(_:) too is not settled: Apple's pages say that it does not, and a library counts on it.",
            .from(14), .doubtful, observed: true,
            documentation: [
                "Apple, UISplitViewControllerDelegate, splitViewController(_:willHide:), pages of 2026",
                "GitHub, software-mansion/react-native-screens, which keeps its columns by these methods",
            ]),
        RuleFacts(
            .displayModeIsAnnounced, "split.display-mode",
            "From iOS 8 on a split view controller has a display mode, and its delegate hears before it changes.",
            .from(8), documentation: ["UISplitViewControllerDelegate"]),
        RuleFacts(
            .displayModeChangeIsSilent, "split.display-mode-is-silent",
            "On iOS 8 to 13 a primary column that another display mode shows or hides hears nothing of it.",
            .from(Release(8), before: Release(14)), .likely, observed: true,
            traces: ["radar-29824842-split-displaymode"]),
        RuleFacts(
            .columnsAreShownByName, "split.show-column",
            "From iOS 14 on show(_:) and hide(_:) show and hide a column by its name.", .from(14),
            documentation: ["UISplitViewController"]),
        RuleFacts(
            .detailTakesSecondaryColumn, "split.detail-takes-secondary",
            "showDetailViewController(_:sender:) makes a controller the secondary column of the split view controller "
                + "above, at once; without one it is presented.", .from(8), .likely, facts: ["F22.14"],
            documentation: [
                "UISplitViewController, showDetailViewController(_:sender:)",
                "UISplitViewController.h of the SDKs 8 to 14, showDetailViewController:sender:",
            ]),
        RuleFacts(
            .collapsedSplitShowsDetail, "split.collapsed-shows-detail",
            "In a collapsed split view controller the column that is seen shows the detail: a navigation controller pushes "
                + "it, else it is presented full screen.", .from(8), .likely, facts: ["F22.14"],
            documentation: ["UISplitViewController.h of the SDKs 8 to 14, showDetailViewController:sender:"]),
        RuleFacts(
            .stackAsDetailIsReplaced, "split.stack-as-detail",
            "Whether a secondary column that is a navigation controller makes room for a detail is not settled: Apple's page "
                + "says that it is replaced, as here, the header that whoever has showViewController:sender: shows it.",
            .from(8), .doubtful, observed: true,
            documentation: [
                "UISplitViewController, showDetailViewController(_:sender:)",
                "UISplitViewController.h of the SDKs 8 to 14, showDetailViewController:sender:",
            ]),
        RuleFacts(
            .columnsAreToldAtOnce, "split.columns-told-at-once",
            "When the columns of a split view controller hear of their parent is not settled.", .from(5),
            .doubtful, observed: true, facts: ["F8.19"]),
        RuleFacts(
            .columnsHearUnsettled, "split.columns-order",
            "In which order the columns of a split view controller hear that they appear and disappear is not settled.",
            .from(3, 2), .doubtful, observed: true, facts: ["F5.4"]),
        RuleFacts(
            .collapsedColumnIsUnbalanced, "split.collapsed-column-is-unbalanced",
            "On iOS 9 a column that went away in a collapse draws a complaint of unbalanced calls when it is shown for "
                + "the first time.", .from(Release(9), before: Release(10)), .likely, observed: true,
            traces: ["atelierclockwork-split-unbalanced"],
            documentation: ["Augustyniak/RATreeView, issue 164"]),
    ]

    static let searchRules: [RuleFacts] = [
        RuleFacts(
            .searchControllerExists, "search.exists", "UISearchController exists from iOS 8 on.", .from(8),
            documentation: ["UISearchController"]),
        RuleFacts(
            .searchControllerLoadsWhileGoing, "search.loads-while-going",
            "From iOS 9 on a search controller that was never used reads its view while it goes.", .from(9),
            .likely, observed: true, traces: ["radar-22250107-searchcontroller"]),
        RuleFacts(
            .loadingWhileDeallocatingIsRefused, "view.not-while-deallocating",
            "From iOS 9 on a view is not loaded for a controller that is about to go; a complaint is all that comes.",
            .from(9), .likely, observed: true, traces: ["radar-22250107-searchcontroller"]),
    ]
}
