import Lifecycle

extension Misconception {
    /// Beliefs about what people see of a view, and what its controller hears.
    static let sight: [Misconception] = [
        Misconception(
            "unseen-disappears",
            "What cannot be seen has disappeared: a view that is transparent, off the screen or scrolled away.",
            instead: "Only leaving the window counts: act where you move or fade it.",
            breaks: .windowMoveDrivesAppearance, after: "launch",
            predicting: "alpha vc 0", answer: "viewWillDisappear viewDidDisappear",
            shows: [.hears(.disappearing, by: .stays)], perhaps: [.misses(.layout)],
            when: [.given(.fade, .moveView, .scroll)]
        ),
        Misconception(
            "window-in-front-hides-root",
            "A window that comes in front makes the root of the one behind it disappear.",
            instead: "Nobody in the window behind hears anything: pause it where you show the other one.",
            breaks: .windowsAreApart,
            after: "class Cover; launch vc; new Cover as cover; new window as top; window top root cover",
            predicting: "make key and visible top",
            answer: """
                cover.loadView cover.viewDidLoad vc.viewWillDisappear cover.viewWillAppear \
                cover.viewIsAppearing cover.viewWillLayoutSubviews cover.viewDidLayoutSubviews \
                cover.viewDidAppear vc.viewDidDisappear
                """,
            shows: [.hears(.disappearing, by: .stays)],
            when: [.given(.launch, .showWindow, .setLevel), .severalWindows]
        ),
        Misconception(
            "didAppear-once-in-life", "viewDidAppear comes once in a controller's life.",
            instead: "It comes with every appearance; use a flag for what is to happen once.",
            breaks: .didAppearFollowsCommit, after: Setting.pushed, predicting: "pop",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear feed.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews feed.viewIsAppearing \
                detail.viewDidDisappear detail.didMove(toParent:)
                """,
            shows: [.misses([.viewDidAppear], by: .both(.wasShown, .comes))],
            when: [.answers([.viewWillAppear], by: .comes), .none(.both(.comes, .skipsSuperSomewhere))]
        ),
        Misconception(
            "background-lays-nothing-out", "In the background nothing is laid out.",
            instead: """
                With scenes, from iOS 13 on, what was visible is laid out twice more, for the pictures in \
                the app switcher.
                """,
            breaks: .snapshotsLayOut, after: "launch", predicting: "background",
            answer: "nothing", shows: [.nothing], when: [.given(.background), .calls(.layout)]
        ),
        Misconception(
            "custom-style-hides", "A presentation of a custom style takes the presenter off the screen.",
            instead: "Only if its presentation controller says so, by shouldRemovePresentersView.",
            breaks: .sheetKeepsPresenterVisible, sources: [.questions], after: Setting.presenter,
            predicting: "present detail as custom",
            answer: """
                detail.loadView detail.viewDidLoad vc.viewWillDisappear detail.viewWillAppear \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                detail.viewDidAppear vc.viewDidDisappear
                """,
            shows: [.hears(.disappearing, by: .stays)], when: [.given(.present), .style(.custom)]
        ),
        Misconception(
            "current-context-keeps-presenter",
            "currentContext covers a part only, so the presenter stays on screen.",
            instead: "It takes the context's view out of the window: overCurrentContext leaves it.",
            breaks: .fullScreenHidesPresenter, sources: [.questions], after: Setting.presenter,
            predicting: "present detail as currentContext",
            answer: """
                detail.loadView detail.viewDidLoad detail.viewWillAppear detail.viewIsAppearing \
                detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews detail.viewDidAppear
                """,
            shows: [.misses(.disappearing, by: .goes)], perhaps: [.misses(.layout, by: .goes)],
            when: [
                .given(.present), .not(.answers(.disappearing, by: .goes)), .style(.currentContext),
            ]
        ),
    ]
}
