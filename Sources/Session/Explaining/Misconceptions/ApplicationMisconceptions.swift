import Lifecycle

extension Misconception {
    /// Beliefs about the app and its window.
    static let application: [Misconception] = [
        Misconception(
            "background-disappears", "The home screen makes the controller disappear.",
            instead: "The app leaves, not the view: listen to the scene or the application for it.",
            breaks: .backgroundKeepsAppearance, claims: ["L25"], after: "launch", predicting: "background",
            answer: "viewWillDisappear viewDidDisappear", shows: [.hears(.disappearing)],
            when: [.given(.background)]
        ),
        Misconception(
            "interruption-disappears", "What covers the app, such as a call, makes the controller disappear.",
            instead: "The view stays in the window: pause where the app or the scene resigns activity.",
            breaks: .interruptionIsToldToDelegate, sources: [.questions], after: "launch",
            predicting: "interrupt", answer: "viewWillDisappear viewDidDisappear",
            shows: [.hears(.disappearing)], when: [.given(.interrupt)]
        ),
        Misconception(
            "foreground-appears", "Coming back to the app makes the controller appear again.",
            instead: "Refresh on willEnterForeground: viewWillAppear does not come.",
            breaks: .backgroundKeepsAppearance, claims: ["L25"], after: "launch; background",
            predicting: "foreground", answer: "viewWillAppear viewDidAppear", shows: [.hears(.appearing)],
            when: [.given(.foreground)]
        ),
        Misconception(
            "root-change-is-silent", "The old root hears nothing when the window gets another one.",
            instead: "Its view leaves the window: it disappears.", breaks: .willDisappearPrecedesRemoval,
            sources: [
                .page(
                    "onmyway133/notes issue 251: old root view remains",
                    "https://github.com/onmyway133/notes/issues/251"),
                .questions,
            ],
            after: Setting.child, predicting: "window root feed",
            answer: """
                feed.loadView feed.viewDidLoad feed.viewWillAppear feed.viewIsAppearing \
                feed.viewWillLayoutSubviews feed.viewDidLayoutSubviews feed.viewDidAppear
                """,
            shows: [.misses(.disappearing, by: .goes)],
            when: [.given(.setRoot), .not(.answers(.disappearing, by: .goes))]
        ),
        Misconception(
            "root-change-frees-presentation",
            "Setting another root takes what is presented away and frees both.",
            instead: "Dismiss first, and set the root in its completion.", breaks: .newRootLeavesPresentation,
            sources: [
                .page(
                    "Swiftilities issue 38: the old root is leaked if a presentation is up",
                    "https://github.com/Rightpoint/Swiftilities/issues/38"),
                .page(
                    "UIWindowTransitions issue 7: do not re-set rootViewController",
                    "https://github.com/malcommac/UIWindowTransitions/issues/7"),
            ],
            after: """
                class A; class B; new A as a; launch a; new B as b; present b from a as fullScreen; \
                release b; class C; new C as c; release a
                """,
            predicting: "window root c",
            answer: """
                c.loadView c.viewDidLoad b.viewWillDisappear c.viewWillAppear c.viewIsAppearing \
                c.viewWillLayoutSubviews c.viewDidLayoutSubviews c.viewDidAppear b.viewDidDisappear \
                b.deinit a.deinit
                """,
            shows: [.hears(.disappearing + .end, by: .wasPresented)], perhaps: [.hears(.end)],
            when: [.given(.setRoot)]
        ),
        Misconception(
            "same-root-appears-again", "Assigning the root once more shows it anew.",
            instead: "Nothing changes, so nothing is called.", breaks: .windowMoveDrivesAppearance,
            sources: [.questions], after: "launch vc", predicting: "window root vc",
            answer: "viewWillDisappear viewDidDisappear viewWillAppear viewDidAppear",
            shows: [.hears(.appearing, by: .root)], perhaps: [.hears(.disappearing + .layout)],
            when: [.setsRootAgain, .silence]
        ),
        Misconception(
            "background-launch-shows-nothing",
            """
            An app that is launched in the background calls nothing on its controllers before it comes to \
            the foreground.
            """,
            instead: "Appear means in the hierarchy: start nothing expensive in viewDidAppear unasked.",
            breaks: .launchInBackgroundShowsRoot,
            sources: [
                .page(
                    "Are life cycle events supposed to be called in a background launch? (Stack Overflow 66605297)",
                    "https://stackoverflow.com/q/66605297"),
                .questions,
            ],
            predicting: "launch in background vc", answer: "nothing", shows: [.nothing],
            when: [.given(.launchInBackground)]
        ),
        Misconception(
            "first-foreground-shows",
            "After a launch in the background viewDidLoad and viewWillAppear come with the first foreground.",
            instead: "They have come already: listen to the scene.", breaks: .launchInBackgroundShowsRoot,
            sources: [
                .page(
                    "Are life cycle events supposed to be called in a background launch? (Stack Overflow 66605297)",
                    "https://stackoverflow.com/q/66605297"),
                .questions,
            ],
            after: "launch in background vc", predicting: "foreground",
            answer: """
                loadView viewDidLoad viewWillAppear viewIsAppearing viewWillLayoutSubviews \
                viewDidLayoutSubviews viewDidAppear
                """,
            shows: [.hears(.loading), .hears(.appearing)], perhaps: [.hears(.layout)],
            when: [.given(.foreground), .firstForeground]
        ),
        Misconception(
            "foreground-loads-again", "Coming back to the app runs viewDidLoad again.",
            instead: "The process went on: only a new launch loads.", breaks: .getterReturnsExistingView,
            sources: [
                .page(
                    "UIViewController ライフサイクル (77jp)",
                    "https://blog.77jp.net/swift-uiviewcontroller-life-cycle"),
                .questions,
            ],
            after: "launch; background", predicting: "foreground",
            answer: "viewDidLoad viewWillAppear viewIsAppearing viewDidAppear", shows: [.hears(.loading)],
            perhaps: [.hears(.appearing + .layout)], when: [.given(.foreground)]
        ),
        Misconception(
            "background-warns-of-memory", "Going to the background sends didReceiveMemoryWarning.",
            instead: "Only short memory does.", breaks: .memoryWarningReachesEveryController,
            sources: [
                .page(
                    "UIViewController ライフサイクル (77jp)",
                    "https://blog.77jp.net/swift-uiviewcontroller-life-cycle")
            ],
            after: "launch", predicting: "background", answer: "didReceiveMemoryWarning",
            shows: [.hears([.didReceiveMemoryWarning])], when: [.given(.background)]
        ),
        Misconception(
            "suspended-app-tells-controllers",
            "Throwing a suspended app out of the app switcher makes its controllers disappear.",
            instead: "Its process ends without a call: save when the app goes to the background.",
            breaks: .suspendedAppHearsNothing, sources: [.questions],
            after: "launch vc; background; suspend", predicting: "terminate",
            answer: "viewWillDisappear viewDidDisappear", shows: [.hears(.disappearing)],
            when: [.given(.terminate), .silence]
        ),
    ]
}
