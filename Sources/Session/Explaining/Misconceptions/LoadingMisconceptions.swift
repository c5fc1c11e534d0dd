import Lifecycle

extension Misconception {
    /// Beliefs about how and when a view is loaded.
    static let loading: [Misconception] = [
        Misconception(
            "by-hand-loads", "Calling loadView by hand loads the view properly.",
            instead: "Read view, or call loadViewIfNeeded(): only that sends viewDidLoad as well.",
            breaks: .loadViewByHandReplacesView, claims: ["S8", "Z14", "L2"], predicting: "call loadView",
            answer: "loadView viewDidLoad", shows: [.hears([.viewDidLoad])], when: [.given(.callLoadView)]
        ),
        Misconception(
            "by-hand-brings-the-rest", "A callback that is called by hand brings the others that go with it.",
            instead: """
                It is a method like any other then. To drive a child's appearance use \
                beginAppearanceTransition and endAppearanceTransition.
                """,
            breaks: .callByHandRunsOnlyThatMethod, predicting: "call viewWillAppear",
            answer: "viewWillAppear viewDidAppear", shows: [.hears(Callback.allCases)],
            when: [.given(.callByHand)]
        ),
        Misconception(
            "asking-loads", "Asking whether the view is loaded loads it.",
            instead: "isViewLoaded and viewIfLoaded are the two ways to look without loading.",
            breaks: .isViewLoadedNeverLoads, or: [.viewIfLoadedNeverLoads],
            sources: [.questions, .isViewLoadedWhenEmbedding],
            predicting: "is view loaded", answer: "loadView viewDidLoad", shows: [.hears(.loading)],
            when: [.given(.isViewLoaded, .viewIfLoaded)]
        ),
        Misconception(
            "making-loads", "Making a controller loads its view.",
            instead: "The view is made when something first reads it; an initializer should not.",
            breaks: .getterLoadsMissingView, claims: ["Z8"],
            sources: [
                .page(
                    "UIAlertController loads its view when instantiated (machine-written answer)",
                    "https://taourl.com/read-3231028.html")
            ],
            after: "class Feed", predicting: "new Feed as feed",
            answer: "init(nibName:) loadView viewDidLoad",
            shows: [.hears(.loading, by: .made)], when: [.given(.make)]
        ),
        Misconception(
            "root-loads-at-once", "Assigning rootViewController loads the root's view.",
            instead: "A hidden window has no use for a view yet: makeKeyAndVisible loads it.",
            breaks: .hiddenWindowLeavesRootUnloaded, predicting: "window root vc",
            answer: "loadView viewDidLoad", shows: [.hears(.loading)],
            when: [.given(.setRoot), .setsHiddenRoot]
        ),
        Misconception(
            "nil-loads-at-once", "Setting view to nil makes a new view at once.",
            instead: "The next read of view makes it; until then there is none.",
            breaks: .settingNilDropsView, claims: ["T21"], after: "access view", predicting: "set view nil",
            answer: "loadView viewDidLoad", shows: [.hears(.loading)], when: [.given(.setViewToNil)]
        ),
        Misconception(
            "nil-sends-unload", "Setting view to nil sends viewDidUnload.",
            instead: "Only a memory warning up to iOS 5 unloads. Clean up where you set view to nil.",
            breaks: .settingNilSendsNoUnload, claims: ["T10"], after: "access view",
            predicting: "set view nil",
            answer: "viewDidUnload", shows: [.hears(.unloading)], when: [.given(.setViewToNil)]
        ),
        Misconception(
            "every-read-loads", "Every read of view loads it.",
            instead: "The getter returns the view that there is. Only while it is nil does it call loadView.",
            breaks: .getterReturnsExistingView, claims: ["P6", "Z10"],
            sources: [
                .questions,
                .page(
                    "VTAcknowledgementsViewController issue 42: textView is nil after init",
                    "https://github.com/vtourraine/VTAcknowledgementsViewController/issues/42"),
            ],
            after: "access view", predicting: "access view", answer: "loadView viewDidLoad",
            shows: [.hears(.loading, by: .isLoaded)], when: [.asksForView, .readsAgain, .not(.assignsView)]
        ),
        Misconception(
            "loading-shows", "A view that is loaded is on its way to the screen.",
            instead: "Loading and appearing are two things: viewWillAppear waits for a window.",
            breaks: .windowMoveDrivesAppearance, predicting: "access view",
            answer: "loadView viewDidLoad viewWillAppear viewDidAppear", shows: [.hears(.appearing)],
            perhaps: [.hears(.layout)], when: [.asksForView]
        ),
        Misconception(
            "didLoad-once", "viewDidLoad is called once in a controller's life.",
            instead: "It is called once for each view. What must happen once belongs in the initializer.",
            breaks: .settingNilDropsView, claims: ["T8", "L15", "Z10"], after: "access view; set view nil",
            predicting: "access view", answer: "nothing",
            shows: [
                .oneOf([
                    .misses([.viewDidLoad], by: .hadLoaded), .fewer([.viewDidLoad], by: .wasThere),
                ])
            ],
            perhaps: [.misses([.loadView], by: .hadLoaded), .fewer([.loadView])],
            when: [.both(.none(.wasUnloaded), .either(.some(.hadLoaded), .given(.setViewToNil)))]
        ),
        Misconception(
            "override-replaces-didLoad", "An override of loadView does away with viewDidLoad.",
            instead: "The getter sends viewDidLoad after loadView, whoever wrote that.",
            breaks: .viewDidLoadFollowsLoadView, claims: ["T6", "P11", "L38"],
            after: "override loadView setting view", predicting: "access view", answer: "loadView",
            shows: [.misses([.viewDidLoad], by: .overrides(.loadView))], when: [.answers([.loadView])]
        ),
        Misconception(
            "didLoad-first", "viewDidLoad comes before loadView.",
            instead: "loadView makes the view; viewDidLoad tells that it is there.",
            breaks: .viewDidLoadFollowsLoadView, claims: ["P11", "Z9"], predicting: "access view",
            answer: "viewDidLoad loadView", shows: [.puts([.viewDidLoad], before: [.loadView])]
        ),
        Misconception(
            "property-of-view-is-silent",
            "Setting a property of feed.view before it is shown, such as its colour, calls nothing.",
            instead: "Hand plain values over; whoever touches view loads it on the spot.",
            breaks: .getterLoadsMissingView,
            sources: [
                .page(
                    "MZFormSheetController pull 5: viewDidLoad called too soon",
                    "https://github.com/m1entus/MZFormSheetController/pull/5"),
                .page(
                    "Inject issue 104: early viewDidLoad",
                    "https://github.com/krzysztofzablocki/Inject/issues/104"),
            ],
            after: "class Feed; new Feed as feed", predicting: "feed.view.backgroundColor = .red",
            answer: "nothing", shows: [.nothing], when: [.given(.accessView), .code(".view.")]
        ),
        Misconception(
            "view-in-init-is-silent",
            "Reading view in the initializer just gives the view; viewDidLoad comes later, when it is shown.",
            instead: "Keep view out of initializers: viewDidLoad would run before they have finished.",
            breaks: .getterLoadsMissingView,
            sources: [
                .page(
                    "SlackTextViewController issue 13: init triggers viewDidLoad before subclass init can run",
                    "https://github.com/slackhq/SlackTextViewController/issues/13"),
                .page(
                    "SlackTextViewController issue 3: You should not call self.view in the initialization method",
                    "https://github.com/slackhq/SlackTextViewController/issues/3"),
            ],
            after: "class Feed; override init(nibName:bundle:) in Feed with super reading view",
            predicting: "new Feed as feed", answer: "feed.init(nibName:)",
            shows: [
                .oneOf([
                    .misses(.loading, by: .both(.made, .overrides(.initNibName, .initCoder))),
                    .hears(.loading, by: .loadedInInitializer),
                ])
            ],
            when: [.either(.answers(.making), .not(.calls(.making)))]
        ),
        Misconception(
            "view-in-init-crashes", "Touching view in the initializer crashes, as there is no view yet.",
            instead: "It does not crash, it loads too early; move the line into viewDidLoad.",
            breaks: .getterLoadsMissingView,
            sources: [
                .page(
                    "Hintsage: life cycle of a view controller (answer key)",
                    "https://hintsage.com/en/knowledge-base/question/2e03dd9f-a8df-48d5-8a7a-365e508520f7"),
                .questions,
            ],
            after: "class Feed; override init(nibName:bundle:) in Feed with super reading view",
            predicting: "new Feed as feed", answer: "nothing", shows: [.nothing],
            when: [.some(.both(.made, .overrides(.initNibName, .initCoder))), .calls(.loading, by: .made)]
        ),
        Misconception(
            "loaded-once-per-class",
            "A second controller of the same class skips viewDidLoad, as the screen was loaded before.",
            instead: "Each instance loads its own view once; keep what is shared outside of it.",
            breaks: .getterLoadsMissingView,
            sources: [
                .questions,
                .page(
                    "SwipeableTabBarController issue 86: viewDidLoads not working",
                    "https://github.com/marcosgriselli/SwipeableTabBarController/issues/86"),
            ],
            after: "\(Setting.navigation); new Feed as one; push one; pop; new Feed as two",
            predicting: "push two",
            answer: """
                two.willMove(toParent:) feed.viewWillDisappear two.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews two.viewIsAppearing \
                two.viewWillLayoutSubviews two.viewDidLayoutSubviews feed.viewDidDisappear \
                two.viewDidAppear two.didMove(toParent:)
                """,
            shows: [.misses(.loading, by: .ofLoadedClass)]
        ),
        Misconception(
            "view-in-loadView-is-fine",
            "Reading self.view at the top of loadView is fine: it is the view that is being made.",
            instead: "Make the view in a local variable and assign it first.",
            breaks: .readingViewInLoadViewRecurses,
            sources: [
                .page(
                    "loadView or viewDidLoad, set view before reading it",
                    "https://geek-tips.imtqy.com/articles/470439/index.html"),
                .questions,
            ],
            after: "override loadView reading view", predicting: "access view",
            answer: "loadView viewDidLoad",
            shows: [.hears([.viewDidLoad], by: .overrides(.loadView))], perhaps: [.fewer([.loadView])],
            when: [.meets(.endlessRecursionEndsApp)]
        ),
        Misconception(
            "loadView-without-view-stops", "If loadView assigns no view, viewDidLoad does not come.",
            instead: "Assign view in every loadView; up to iOS 14 at least viewDidLoad follows all the same.",
            breaks: .viewDidLoadFollowsEvenWithoutView,
            sources: [
                .questions,
                .page(
                    "loadView or viewDidLoad, set view before reading it",
                    "https://geek-tips.imtqy.com/articles/470439/index.html"),
            ],
            after: "ios 12; override loadView with nothing", predicting: "access view", answer: "loadView",
            shows: [.misses([.viewDidLoad], by: .both(.overrides(.loadView), .not(.isLoaded)))],
            when: [.answers([.loadView])]
        ),
        Misconception(
            "nav-root-loads-with-nav",
            "UINavigationController(rootViewController:) loads the root's view at once.",
            instead: "It only becomes a child; its view waits for the screen.",
            breaks: .getterLoadsMissingView,
            sources: [.questions], after: "class Feed; new Feed as feed",
            predicting: "new UINavigationController as nav with feed",
            answer: "nav.init(nibName:) feed.willMove(toParent:) feed.loadView feed.viewDidLoad",
            shows: [.hears(.loading, by: .contained)], when: [.given(.make), .some(.both(.made, .container))]
        ),
        Misconception(
            "setting-view-sends-didLoad", "Assigning another view calls viewDidLoad again.",
            instead: "Only loading calls it, once for each: do by hand what the new view needs.",
            breaks: .viewSetterReplacesView, sources: [.questions], after: "access view vc",
            predicting: "vc.view = UIView()", answer: "viewDidLoad",
            shows: [.hears(.loading, by: .isLoaded)], when: [.assignsView]
        ),
        Misconception(
            "nil-view-disappears", "Setting view to nil takes it off the screen.",
            instead: "The old view stays where it is, without its controller: call removeFromSuperview.",
            breaks: .oldViewStaysInPlace, sources: [.questions], after: "launch vc",
            predicting: "set view nil", answer: "viewWillDisappear viewDidDisappear",
            shows: [.hears(.disappearing)], when: [.given(.setViewToNil)]
        ),
    ]
}
