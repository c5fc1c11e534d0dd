extension Rule {
    static let memoryRules: [RuleFacts] = [
        RuleFacts(
            .unloadIsToldOfDroppedView, "memory.unload-of-dropped-view",
            "A report from iOS 3 to 5: viewDidUnload came even where the override had set view to nil itself before it "
                + "called super.", .from(Release(3), before: Release(6)), .doubtful, observed: true,
            facts: ["F4.5"]),
        RuleFacts(
            .memoryWarningReachesDelegateFirst, "memory.delegate-first",
            "The application's delegate hears of a memory warning before the controllers do.", .always,
            .likely,
            facts: ["F4.9"]),
        RuleFacts(
            .memoryWarningReachesEveryController, "memory.reaches-all",
            "Every living controller hears didReceiveMemoryWarning, loaded or not, visible or not; in which order is "
                + "not promised.", mayRepeat: true, facts: ["F4.10"],
            claims: ["T20"],
            traces: ["zh2013-memwarn-A-visible"], frames: ["S10"]),
        RuleFacts(
            .memoryWarningUnloadsViews, "memory.views-unload",
            "Up to iOS 5 the default didReceiveMemoryWarning releases a view that is not in use and can be made "
                + "again.", .before(6), facts: ["F4.1", "F4.11"], claims: ["T12", "T8", "T11"],
            traces: ["zh2013-memwarn-A-visible", "zh2013-memwarn-B-visible", "bnr-hypnotime-memory-warning"],
            frames: ["S10"]),
        RuleFacts(
            .unloadNeedsNoSuperview, "memory.in-use-stays",
            "A view that has a superview is in use and stays.", .before(6), facts: ["F4.1"], claims: ["T11"],
            traces: ["devtang-ios5-transition-and-unload"]),
        RuleFacts(
            .coveredContainerLosesContents, "memory.covered-container",
            "What lies in a container of UIKit's own that is covered is unloaded too: its view has a superview, but no "
                + "window.", .before(6), .likely, observed: true, facts: ["F4.1"],
            documentation: [
                "GitHub, herzbube/littlego, issue 157, of iOS 5",
                "GitHub, mattgemmell/MGSplitViewController, issue 7, of iOS 3.2",
            ]),
        RuleFacts(
            .unloadNeedsWayBack, "memory.needs-way-back",
            "A view is released only if it can be made again: from a nib, a storyboard or an override of loadView.",
            .before(6), facts: ["F4.1", "F4.2"], claims: ["T11", "P12"]),
        RuleFacts(
            .willUnloadPrecedesUnload, "memory.will-unload",
            "On iOS 5 viewWillUnload comes first, while the view is still there.",
            .from(Release(5), before: Release(6)), facts: ["F4.3"],
            traces: ["apple-viewWillUnload-view-valid"]),
        RuleFacts(
            .didUnloadFollowsUnload, "memory.did-unload",
            "On iOS 3 to 5 viewDidUnload follows, when view is nil already.",
            .from(Release(3), before: Release(6)), facts: ["F4.3", "F4.12"], claims: ["T10", "T12"],
            traces: ["apple-viewWillUnload-view-valid", "zh2013-memwarn-B-visible"]),
        RuleFacts(
            .unloadIsSilent, "memory.unload-is-silent",
            "On iOS 2 the view goes without a callback: viewDidUnload exists from iOS 3 on.", .before(3),
            .likely,
            facts: ["F0"]),
        RuleFacts(
            .memoryWarningKeepsViews, "memory.views-stay",
            "iOS 6 and later keep the view: nothing is unloaded, so viewWillUnload and viewDidUnload are never "
                + "called.", .from(6), facts: ["F4.6", "F4.13"], claims: ["T18", "S1", "Z16"],
            traces: ["md-push-pop-dealloc-after-didappear"]),
        RuleFacts(
            .memoryWarningDropsBitmaps, "memory.bitmaps-go",
            "From iOS 6 on what goes instead is the bitmap of a view outside the window; it is drawn again when the "
                + "view is shown.", .from(6), facts: ["F4.7"], traces: ["md-push-pop-dealloc-after-didappear"]
        ),
    ]

    static let applicationRules: [RuleFacts] = [
        RuleFacts(
            .exceptionEndsApp, "app.exception-ends-it",
            "An exception that nothing catches ends the app.", facts: ["F2.4"],
            traces: ["msg-could-not-load-nib"]),
        RuleFacts(
            .endlessRecursionEndsApp, "app.recursion-ends-it",
            "Calls that call themselves without end overflow the stack and end the app.", facts: ["F1.6"],
            traces: ["kingcos-loadview-loop"]),
    ]
}
