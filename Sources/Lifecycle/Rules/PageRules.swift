extension Rule {
    static let pageRules: [RuleFacts] = [
        RuleFacts(
            .pageViewControllerExists, "pages.exist", "UIPageViewController exists from iOS 5 on.", .from(5),
            facts: ["F8.16"]),
        RuleFacts(
            .pageDelegateHearsOfBeginning, "pages.delegate-hears-before",
            "The delegate hears willTransitionTo before a finger turns a page, and not of pages that code sets. Where among "
                + "the pages' callbacks, is not promised.", .from(6), .likely,
            documentation: ["Apple, UIPageViewControllerDelegate, pageViewController(_:willTransitionTo:)"]),
        RuleFacts(
            .pageDelegateHearsOfEnd, "pages.delegate-hears-after",
            "The delegate hears didFinishAnimating after a finger has turned a page or given the turn up, and not of pages "
                + "that code sets. Where among the pages' callbacks, is not promised.", .from(5), .likely,
            documentation: [
                "Apple, UIPageViewControllerDelegate, "
                    + "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
            ]),
        RuleFacts(
            .pageShowsBeforeItHides, "pages.shows-first",
            "A page turn tells the new page first that it will appear, then the old one that it will disappear.",
            .from(5), .likely, observed: true, facts: ["F8.16"],
            traces: ["wangling-page-scroll-normal", "wangling-page-curl-cancel"]),
        RuleFacts(
            .scrolledPageEndsWithNew, "pages.scroll-ends-with-new",
            "At the end of a scroll the new page's viewDidAppear comes before the old one's viewDidDisappear.",
            .from(5), .likely, observed: true, facts: ["F8.16"], traces: ["wangling-page-scroll-normal"]),
        RuleFacts(
            .curledPageEndsWithOld, "pages.curl-ends-with-old",
            "At the end of a curl the old page's viewDidDisappear comes before the new one's viewDidAppear.",
            .from(5), .likely, observed: true, facts: ["F8.16"]),
        RuleFacts(
            .cancelledScrollTurnsBack, "pages.cancelled-scroll",
            "A scroll that is given up first shows the old page again, will and did, then hides the new one.",
            .from(5), .likely, observed: true, facts: ["F8.16"]),
        RuleFacts(
            .cancelledCurlTurnsBack, "pages.cancelled-curl",
            "A curl that is given up tells the new page first that it will disappear, then the old one that it will "
                + "appear; the dids follow in that order.", .from(5), .likely, observed: true,
            facts: ["F8.16"], traces: ["wangling-page-curl-cancel"]),
        RuleFacts(
            .firstPageIsSynchronous, "pages.first-is-synchronous",
            "A first page set before the page view controller is on screen appears at once, before its container.",
            .from(5), .likely, observed: true, facts: ["F8.17", "F8.18"],
            traces: ["so-48653763-pagevc-setvc-in-viewDidLoad-animated"]),
        RuleFacts(
            .pageMovesAreUnsettled, "pages.moves",
            "When pages hear willMove(toParent:) and didMove(toParent:) is not settled, but that a page has its parent "
                + "before its view loads.", .from(5), .doubtful,
            observed: true, facts: ["F8.17"],
            traces: ["so-48653763-pagevc-setvc-in-viewDidLoad-animated"], open: ["Q4"],
            documentation: ["min/MNPageViewController, pull request 2"]),
        RuleFacts(
            .turnDuringTurnIsUnbalanced, "pages.turn-during-turn",
            "A page turn that begins before another one is over draws a complaint of unbalanced calls.",
            .from(Release(5), before: Release(10)), .likely, observed: true, facts: ["F5.13"],
            traces: ["pagevc-quick-paging-unbalanced"]),
    ]
}
