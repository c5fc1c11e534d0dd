import Lifecycle

extension Misconception {
    /// Beliefs about layout and geometry.
    static let layout: [Misconception] = [
        Misconception(
            "layout-pair-is-everywhere", "The layout callbacks are as old as UIViewController.",
            instead: "They begin with iOS 5. Before, layoutSubviews of the view was the place.",
            breaks: .layoutPairFramesLayout, after: "ios 4", predicting: "launch",
            answer: """
                loadView viewDidLoad viewWillAppear viewWillLayoutSubviews viewDidLayoutSubviews \
                viewDidAppear
                """,
            shows: [.hears(.layout)], when: [.lacks(.layoutPairFramesLayout)]
        ),
        Misconception(
            "geometry-in-didLoad", "Geometry is known in viewDidLoad.",
            instead: """
                Layout comes after viewWillAppear. Compute frames in viewDidLayoutSubviews, or use \
                constraints.
                """,
            breaks: .rootViewLaysOutAtCommit, claims: ["L16", "L17", "L39", "L43"], predicting: "launch",
            answer: """
                loadView viewWillLayoutSubviews viewDidLayoutSubviews viewDidLoad viewWillAppear \
                viewIsAppearing viewDidAppear
                """,
            shows: [.puts(.layout, before: [.viewDidLoad]), .puts(.layout, before: [.viewWillAppear])]
        ),
        Misconception(
            "geometry-in-willAppear", "Geometry is known in viewWillAppear.",
            instead: """
                Layout comes later: from viewIsAppearing on the view has its size, after layout its \
                subviews have theirs.
                """,
            breaks: .rootViewLaysOutAtCommit, claims: ["L23", "L24", "L43"], predicting: "launch",
            answer: """
                loadView viewDidLoad viewWillLayoutSubviews viewDidLayoutSubviews viewWillAppear \
                viewIsAppearing viewDidAppear
                """,
            shows: [.puts(.layout, before: [.viewWillAppear])],
            when: [.unless(.puts(.layout, before: [.viewDidLoad]))]
        ),
        Misconception(
            "layout-after-didAppear", "Layout comes when the view has appeared.",
            instead: "By viewDidAppear people see the view already: layout is done before.",
            breaks: .didAppearFollowsCommit, claims: ["L31"], predicting: "launch",
            answer: """
                loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear \
                viewWillLayoutSubviews viewDidLayoutSubviews
                """,
            shows: [.puts([.viewDidAppear], before: .layout)]
        ),
        Misconception(
            "layout-comes-once", "viewDidLayoutSubviews comes once, when the controller is first shown.",
            instead: "It comes at every layout: add nothing in it, only place.",
            breaks: .addedSubviewNeedsLayout,
            sources: [
                .page(
                    "Why viewDidLayoutSubviews is called multiple times",
                    "https://exceptionshub.com/why-viewdidlayoutsubviews-call-multiple-times.html"),
                .page("Mistakes made with layoutSubviews (pixelomer)", "https://gist.521000.best/pixelomer"),
            ],
            after: "launch vc", predicting: "view button: UIButton in vc frame 20 40 100 44",
            answer: "nothing",
            shows: [.misses(.layout)], when: [.given(.makeView)]
        ),
        Misconception(
            "setNeedsLayout-lays-out-now", "setNeedsLayout lays out at once.",
            instead: "It marks; layoutIfNeeded lays out at once.", breaks: .layoutWaitsForCommit,
            sources: [
                .page(
                    "How is layoutIfNeeded used (answer: setNeedsLayout calls layoutIfNeeded)",
                    "http://40media.ir/?t=1140&e=1623000540&ref=40media&z=How+is+layoutIfNeeded+used"),
                .page(
                    "setNeedsLayout and layoutIfNeeded (zoukankan 8529207)",
                    "http://t.zoukankan.com/dengchaojie-p-8529207.html"),
            ],
            after: "launch vc", predicting: "hold set needs layout vc.view",
            answer: "viewWillLayoutSubviews viewDidLayoutSubviews", shows: [.hears(.layout)],
            when: [.given(.setNeedsLayout), .ownView, .not(.calls(.layout))]
        ),
        Misconception(
            "layoutIfNeeded-always-lays-out", "layoutIfNeeded always lays out.",
            instead: "Only if something waits: call setNeedsLayout before it.",
            breaks: .layoutIfNeededLaysOutAtOnce,
            sources: [
                .page(
                    "How is layoutIfNeeded used? (Stack Overflow 1182945)",
                    "https://stackoverflow.com/questions/1182945"),
                .page(
                    "setNeedsLayout and layoutIfNeeded (zoukankan 8529207)",
                    "http://t.zoukankan.com/dengchaojie-p-8529207.html"),
            ],
            after: "launch vc", predicting: "layout if needed vc.view",
            answer: "viewWillLayoutSubviews viewDidLayoutSubviews", shows: [.hears(.layout)],
            when: [.given(.layoutIfNeeded)]
        ),
        Misconception(
            "no-layout-off-screen", "layoutIfNeeded does nothing while the view is in no window.",
            instead: "It lays out any view; only the automatic pass waits for a window.",
            breaks: .layoutIfNeededLaysOutAtOnce,
            sources: [
                .questions,
                .page(
                    "How is layoutIfNeeded used? (Stack Overflow 1182945)",
                    "https://stackoverflow.com/questions/1182945"),
            ],
            after: "access view; set needs layout vc.view", predicting: "layout if needed vc.view",
            answer: "nothing", shows: [.misses(.layout)], when: [.given(.layoutIfNeeded), .offScreenView]
        ),
        Misconception(
            "loading-lays-out", "Loading a view lays it out.",
            instead: "Layout waits for the commit in a window.", breaks: .rootViewLaysOutAtCommit,
            sources: [
                .page(
                    "RTRootNavigationController issue 136: safeAreaInsets are zero in viewDidLoad",
                    "https://github.com/rickytan/RTRootNavigationController/issues/136"),
                .questions,
            ],
            predicting: "access view",
            answer: "loadView viewDidLoad viewWillLayoutSubviews viewDidLayoutSubviews",
            shows: [.hears(.layout)], when: [.asksForView]
        ),
        Misconception(
            "return-lays-out",
            "Each viewWillAppear is followed by viewDidLayoutSubviews, on the way back, too.",
            instead: "What returns unchanged is not laid out: use viewIsAppearing for each visit.",
            breaks: .returningViewIsNotLaidOut,
            sources: [
                .page(
                    "viewController方法的调用 (readke log of push and pop)",
                    "http://readke.com/c/0Z41505102021.html"),
                .questions,
            ],
            after: Setting.pushed, predicting: "pop",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear feed.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews feed.viewIsAppearing \
                feed.viewWillLayoutSubviews feed.viewDidLayoutSubviews detail.viewDidDisappear \
                feed.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.hears(.layout, by: .both(.wasShown, .comes))],
            when: [.not(.calls(.layout, by: .both(.wasShown, .comes)))]
        ),
        Misconception(
            "hiding-subview-lays-out", "Hiding or fading a subview lays the controller's view out.",
            instead: "isHidden and alpha change nothing in the layout, except in stack views.",
            breaks: .sizeChangeNeedsLayout,
            sources: [
                .page(
                    "When is layoutSubviews called? (much copied list)",
                    "https://codingtour.com/posts/layoutsubview-%E8%B0%83%E7%94%A8%E6%97%B6%E6%9C%BA"),
                .questions,
            ],
            after: "launch vc; view cover in vc", predicting: "hidden cover",
            answer: "viewWillLayoutSubviews viewDidLayoutSubviews", shows: [.hears(.layout)],
            when: [.given(.hide, .fade)]
        ),
        Misconception(
            "subview-layout-reaches-controller", "setNeedsLayout on a subview brings viewDidLayoutSubviews.",
            instead: "The pair belongs to the controller's own view alone.", breaks: .layoutPairFramesLayout,
            sources: [
                .page(
                    "When is layoutSubviews called? (much copied list)",
                    "https://codingtour.com/posts/layoutsubview-%E8%B0%83%E7%94%A8%E6%97%B6%E6%9C%BA"),
                .page(
                    "Why viewDidLayoutSubviews is called multiple times",
                    "https://exceptionshub.com/why-viewdidlayoutsubviews-call-multiple-times.html"),
            ],
            after: "launch vc; view button: UIButton in vc frame 20 40 100 44",
            predicting: "set needs layout button", answer: "viewWillLayoutSubviews viewDidLayoutSubviews",
            shows: [.hears(.layout)], when: [.given(.setNeedsLayout), .subview]
        ),
        Misconception(
            "constraints-after-layout", "updateViewConstraints comes after the layout callbacks.",
            instead: "Constraints first, then frames.", breaks: .constraintsPrecedeLayout,
            sources: [.questions], after: "override updateViewConstraints with super", predicting: "launch",
            answer: """
                loadView viewDidLoad viewWillAppear viewIsAppearing viewWillLayoutSubviews \
                viewDidLayoutSubviews updateViewConstraints viewDidAppear
                """,
            shows: [.puts(.layout, before: [.updateViewConstraints])]
        ),
        Misconception(
            "constraints-with-loading", "updateViewConstraints comes right after viewDidLoad.",
            instead: "It belongs to the layout pass, after viewIsAppearing.",
            breaks: .constraintsPrecedeLayout,
            sources: [.questions], after: "override updateViewConstraints with super", predicting: "launch",
            answer: """
                loadView viewDidLoad updateViewConstraints viewWillAppear viewIsAppearing \
                viewWillLayoutSubviews viewDidLayoutSubviews viewDidAppear
                """,
            shows: [.puts([.updateViewConstraints], before: [.viewWillAppear])]
        ),
        Misconception(
            "safe-area-in-didLoad", "The safe area is known in viewDidLoad.",
            instead: "Insets have a meaning in a window only: use the guide, or viewSafeAreaInsetsDidChange.",
            breaks: .safeAreaChangeIsTold,
            sources: [
                .page(
                    "RTRootNavigationController issue 136: safeAreaInsets are zero in viewDidLoad",
                    "https://github.com/rickytan/RTRootNavigationController/issues/136"),
                .page(
                    "InteractiveSideMenu issue 101: safe area always 0",
                    "https://github.com/raw-materials/InteractiveSideMenu/issues/101"),
            ],
            after: "override viewSafeAreaInsetsDidChange with super", predicting: "launch",
            answer: """
                loadView viewDidLoad viewSafeAreaInsetsDidChange viewWillAppear viewIsAppearing \
                viewWillLayoutSubviews viewDidLayoutSubviews viewDidAppear
                """,
            shows: [.puts([.viewSafeAreaInsetsDidChange], before: [.viewWillAppear])]
        ),
        Misconception(
            "safe-area-after-didAppear", "The safe area is known only when the view has appeared.",
            instead: "It is known from viewIsAppearing on, and in the layout callbacks.",
            breaks: .safeAreaChangeIsTold, after: "override viewSafeAreaInsetsDidChange with super",
            predicting: "launch",
            answer: """
                loadView viewDidLoad viewWillAppear viewIsAppearing viewWillLayoutSubviews \
                viewDidLayoutSubviews viewDidAppear viewSafeAreaInsetsDidChange
                """,
            shows: [.puts([.viewDidAppear], before: [.viewSafeAreaInsetsDidChange])]
        ),
        Misconception(
            "layout-needs-new-size", "A view is laid out only when it gets another size.",
            instead: "It is laid out whenever somebody asks: setNeedsLayout and a new subview do, too.",
            breaks: .layoutWaitsForCommit, after: "launch vc",
            predicting: "set needs layout vc.view", answer: "nothing", shows: [.misses(.layout)],
            when: [.given(.setNeedsLayout), .ownView, .calls(.layout)]
        ),
    ]
}
