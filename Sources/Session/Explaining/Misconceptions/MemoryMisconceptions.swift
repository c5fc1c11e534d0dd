import Lifecycle

extension Misconception {
    /// Beliefs about memory warnings and unloading.
    static let warnings: [Misconception] = [
        Misconception(
            "unload-at-the-end", "A controller that goes hears viewDidUnload.",
            instead: "deinit is the last that it hears; viewDidDisappear tells that it left the screen.",
            breaks: .lastReferenceEndsObject, claims: ["T10"], after: "access view", predicting: "release vc",
            answer: "viewDidUnload deinit", shows: [.hears(.unloading)], when: [.calls(.end)]
        ),
        Misconception(
            "unload-when-covered", "A view that leaves the screen is unloaded.",
            instead: "Leaving the screen and unloading are two things: the view stays loaded.",
            breaks: .memoryWarningKeepsViews, after: Setting.stack, predicting: "push detail",
            answer: """
                detail.willMove(toParent:) detail.loadView detail.viewDidLoad feed.viewWillDisappear \
                detail.viewWillAppear detail.viewIsAppearing detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews feed.viewDidDisappear feed.viewDidUnload \
                detail.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.hears(.unloading, by: .goes)]
        ),
        Misconception(
            "unload-still-exists", "A memory warning still brings viewDidUnload.",
            instead: "From iOS 6 on free what you can make again in didReceiveMemoryWarning; the view stays.",
            breaks: .memoryWarningKeepsViews, claims: ["T18", "S1", "Z16"], after: "access view",
            predicting: "memory warning", answer: "didReceiveMemoryWarning viewDidUnload",
            shows: [.hears(.unloading)], when: [.given(.memoryWarning), .holds(.memoryWarningKeepsViews)]
        ),
        Misconception(
            "warning-unloads-visible", "A memory warning unloads the view on screen, too.",
            instead: "A view with a superview is in use and stays, on every release.",
            breaks: .unloadNeedsNoSuperview, claims: ["T11"],
            after: "ios 5; override loadView setting view; launch", predicting: "memory warning",
            answer: "didReceiveMemoryWarning viewWillUnload viewDidUnload",
            shows: [.hears(.unloading, by: .hasSuperview)],
            when: [.given(.memoryWarning), .lacks(.memoryWarningKeepsViews)]
        ),
        Misconception(
            "warning-unloads-any", "A memory warning unloads every view that is off screen.",
            instead: """
                Only a view that can be made again goes: from a nib, a storyboard or an override of \
                loadView.
                """,
            breaks: .unloadNeedsWayBack, claims: ["T11", "P12"], after: "ios 5; access view",
            predicting: "memory warning", answer: "didReceiveMemoryWarning viewWillUnload viewDidUnload",
            shows: [
                .hears(
                    .unloading,
                    by: .both(
                        .both(.isLoaded, .not(.hasSuperview)), .both(.fromCode, .not(.overrides(.loadView)))))
            ],
            when: [.given(.memoryWarning), .lacks(.memoryWarningKeepsViews)]
        ),
        Misconception(
            "willUnload-is-old", "viewWillUnload is as old as viewDidUnload.",
            instead: "It exists on iOS 5 only.", breaks: .willUnloadPrecedesUnload,
            after: "ios 4; override loadView setting view; access view", predicting: "memory warning",
            answer: "didReceiveMemoryWarning viewWillUnload viewDidUnload",
            shows: [.hears([.viewWillUnload])],
            when: [.lacks(.willUnloadPrecedesUnload), .calls([.viewDidUnload])]
        ),
        Misconception(
            "warning-reloads", "After a memory warning the view is loaded again at once.",
            instead: "Nothing is loaded before something reads view again.",
            breaks: .getterLoadsMissingView, claims: ["T12"],
            after: "ios 5; override loadView setting view; access view", predicting: "memory warning",
            answer: "didReceiveMemoryWarning viewWillUnload viewDidUnload loadView viewDidLoad",
            shows: [.hears(.loading)], when: [.given(.memoryWarning)]
        ),
        Misconception(
            "unload-before-warning",
            "The view is unloaded first, and then the controller hears of the warning.",
            instead: """
                It is UIKit's didReceiveMemoryWarning that unloads: an override that leaves super out \
                keeps the view.
                """,
            breaks: .memoryWarningUnloadsViews, claims: ["T11"],
            after: "ios 5; override loadView setting view; access view", predicting: "memory warning",
            answer: "viewWillUnload viewDidUnload didReceiveMemoryWarning",
            shows: [.puts([.viewDidUnload], before: [.didReceiveMemoryWarning])],
            perhaps: [.puts([.viewWillUnload], before: [.didReceiveMemoryWarning])]
        ),
        Misconception(
            "warning-needs-view", "Only controllers with a loaded view hear of a memory warning.",
            instead: "Every living controller hears it: look at isViewLoaded before you touch view in it.",
            breaks: .memoryWarningReachesEveryController, claims: ["T20"], predicting: "memory warning",
            answer: "nothing", shows: [.misses([.didReceiveMemoryWarning], by: .not(.isLoaded))]
        ),
        Misconception(
            "memory-warning-is-part-of-showing", "didReceiveMemoryWarning is one step of every showing.",
            instead: "It comes only when memory is short.", breaks: .memoryWarningReachesEveryController,
            sources: [
                .page(
                    "视图控制器的生命周期 (jianshu a2a375bcc78c): wrong list of methods",
                    "https://wsa.jianshu.io/p/a2a375bcc78c")
            ],
            predicting: "launch",
            answer: """
                loadView viewDidLoad viewWillAppear viewIsAppearing viewWillLayoutSubviews \
                viewDidLayoutSubviews didReceiveMemoryWarning viewDidAppear
                """,
            shows: [.hears([.didReceiveMemoryWarning], by: .comes)]
        ),
        Misconception(
            "super-unneeded-in-memory-warning",
            "On iOS 5 the view is unloaded even if didReceiveMemoryWarning leaves super out.",
            instead: "It is the inherited method that unloads: call super.", breaks: .overrideReplacesBase,
            sources: [.questions],
            after: """
                ios 5; override loadView setting view; override didReceiveMemoryWarning without super; \
                access view
                """,
            predicting: "memory warning", answer: "didReceiveMemoryWarning viewWillUnload viewDidUnload",
            shows: [.hears(.unloading, by: .skipsSuper(.didReceiveMemoryWarning))],
            when: [.lacks(.memoryWarningKeepsViews), .given(.memoryWarning)]
        ),
        Misconception(
            "warning-reaches-visible-only", "Only the controller on screen hears a memory warning.",
            instead: "Every living one hears it: the covered ones can give most.",
            breaks: .memoryWarningReachesEveryController,
            sources: [
                .page(
                    "Apple: Responding to memory warnings (\"any active\" controllers)",
                    "https://apple-docs.everest.mt/docs/uikit/responding-to-memory-warnings/"),
                .questions,
            ],
            after: Setting.pushed, predicting: "memory warning", answer: "detail.didReceiveMemoryWarning",
            shows: [.misses([.didReceiveMemoryWarning], by: .both(.isLoaded, .isOffScreen))],
            perhaps: [.misses([.didReceiveMemoryWarning], by: .container)],
            when: [.answers([.didReceiveMemoryWarning], by: .isOnScreen)]
        ),
        Misconception(
            "warning-reaches-hidden-only", "Only controllers that are not visible hear a memory warning.",
            instead: "Every living one hears it.", breaks: .memoryWarningReachesEveryController,
            sources: [
                .page(
                    "viewWillDisappear versus dealloc (ansaurus 3788864): only hidden controllers are warned",
                    "http://ansaurus.com/question/3788864-viewwilldisappear-versus-dealloc"),
                .page(
                    "Dealing with low memory condition",
                    "https://mobiarch.wordpress.com/2013/08/23/dealing-with-low-memory-condition-in-ios-view-controller/"
                ),
            ],
            after: Setting.pushed, predicting: "memory warning", answer: "feed.didReceiveMemoryWarning",
            shows: [.misses([.didReceiveMemoryWarning], by: .both(.not(.container), .isOnScreen))],
            perhaps: [.misses([.didReceiveMemoryWarning], by: .container)],
            when: [.answers([.didReceiveMemoryWarning], by: .isOffScreen)]
        ),
        Misconception(
            "children-hear-no-warning", "Only the parent hears of a memory warning, and passes it on.",
            instead: "Every controller hears it by itself.", breaks: .memoryWarningReachesEveryController,
            sources: [.questions], after: Setting.embedded, predicting: "memory warning",
            answer: "vc.didReceiveMemoryWarning",
            shows: [.misses([.didReceiveMemoryWarning], by: .child)],
            when: [.given(.memoryWarning), .answers([.didReceiveMemoryWarning], by: .parent)]
        ),
    ]
}
