import Lifecycle

extension Misconception {
    /// Beliefs about tabs and pages.
    static let tabs: [Misconception] = [
        Misconception(
            "all-tabs-load", "A tab bar controller loads the views of all its tabs.",
            instead: "Each tab loads when it is first selected.", breaks: .tabsAreToldAtOnce,
            after: Setting.tabs, predicting: "launch tabs",
            answer: """
                feed.loadView feed.viewDidLoad detail.loadView detail.viewDidLoad tabs.viewWillAppear \
                feed.viewWillAppear tabs.viewIsAppearing feed.viewIsAppearing tabs.viewDidAppear \
                feed.viewDidAppear
                """,
            shows: [
                .oneOf([
                    .hears(.loading, by: .both(.inTabs, .not(.isLoaded))),
                    .misses([.viewDidLoad], by: .selectedFirst),
                ])
            ],
            perhaps: [.misses([.loadView], by: .inTabs)],
            when: [.not(.answers(.showing, by: .both(.inTabs, .not(.isLoaded))))]
        ),
        Misconception(
            "tab-hides-first", "Switching tabs tells the old one first that it will disappear.",
            instead: "That is the order of a push; tabs do it the other way round.",
            breaks: .tabShowsBeforeItHides, after: "\(Setting.tabs); launch tabs", predicting: "select tab 2",
            answer: """
                detail.loadView detail.viewDidLoad feed.viewWillDisappear detail.viewWillAppear \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                feed.viewDidDisappear detail.viewDidAppear
                """,
            shows: [.putsOne([.viewWillDisappear], of: .goes, beforeAnothers: [.viewWillAppear], by: .comes)],
            when: [.given(.selectTab)]
        ),
        Misconception(
            "tab-ends-with-old",
            "After a change of tabs the old one is the last to hear that it has disappeared.",
            instead: "That is the order of a presentation. Of tabs the old one ends first, as in a push.",
            breaks: .tabEndsWithOldFirst, after: "\(Setting.tabs); launch tabs", predicting: "select tab 2",
            answer: """
                detail.loadView detail.viewDidLoad detail.viewWillAppear feed.viewWillDisappear \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                detail.viewDidAppear feed.viewDidDisappear
                """,
            shows: [.putsOne([.viewDidAppear], of: .comes, beforeAnothers: [.viewDidDisappear], by: .goes)],
            when: [.given(.selectTab)]
        ),
        Misconception(
            "same-tab-appears-again", "Selecting the tab that is selected shows it anew.",
            instead: "Nothing changes; a tap tells the delegate, and pops a stack in the tab to its root.",
            breaks: .windowMoveDrivesAppearance,
            sources: [
                .questions,
                .page(
                    "WordPressAuthenticator-iOS issue 453: next screen pushed twice",
                    "https://github.com/wordpress-mobile/WordPressAuthenticator-iOS/issues/453"),
            ],
            after: "\(Setting.tabs); launch tabs", predicting: "select tab 1",
            answer: "feed.viewWillAppear feed.viewIsAppearing feed.viewDidAppear",
            shows: [.hears(.appearing, by: .both(.inside, .stays))],
            perhaps: [.hears(.layout + .disappearing)], when: [.given(.selectTab), .silence]
        ),
        Misconception(
            "old-tab-stays-appeared", "The tab that one leaves hears nothing; it is only hidden.",
            instead: "Its view leaves the window: it disappears.", breaks: .tabShowsBeforeItHides,
            sources: [
                .questions,
                .page(
                    "openradar 17707286: child under a hidden container", "http://www.openradar.me/17707286"),
            ],
            after: "\(Setting.tabs); launch tabs; select tab 2", predicting: "select tab 1",
            answer: """
                feed.viewWillAppear tabs.viewWillLayoutSubviews tabs.viewDidLayoutSubviews \
                feed.viewIsAppearing feed.viewDidAppear
                """,
            shows: [.misses(.disappearing, by: .both(.goes, .not(.container)))],
            // What is presented over a tab's content goes with it, and is no tab.
            when: [
                .both(.given(.selectTab), .none(.both(.wasPresented, .goes))),
                .not(.answers(.disappearing, by: .goes)),
            ]
        ),
        Misconception(
            "tab-does-not-reach-stack",
            "On a change of tabs only the navigation controller in the tab hears, not the screen inside it.",
            instead: "Containers pass it on to their top.", breaks: .containerForwardsFromItsOwnMethod,
            sources: [
                .page(
                    "openradar 32106539: viewWillAppear is not called in a tab",
                    "https://github.com/lionheart/openradar-mirror/issues/17385"),
                .containersAsScenes,
            ],
            after: """
                class Feed; new Feed as feed; new UINavigationController as nav with feed; new Feed as \
                detail; new UITabBarController as tabs with nav detail; launch tabs; select tab 2
                """,
            predicting: "select tab 1",
            answer: """
                nav.viewWillAppear detail.viewWillDisappear tabs.viewWillLayoutSubviews \
                tabs.viewDidLayoutSubviews nav.viewIsAppearing detail.viewDidDisappear \
                nav.viewDidAppear
                """,
            shows: [.misses(.showing, by: .inNavigation)], perhaps: [.misses(.layout)],
            when: [.given(.selectTab), .answers(.showing, by: .navigation)]
        ),
        Misconception(
            "tabs-get-parent-late", "A tab gets its parent when it is first selected.",
            instead: "All tabs get their parent when viewControllers is set.", breaks: .tabsAreToldAtOnce,
            sources: [.questions], after: "\(Setting.tabs); launch tabs", predicting: "select tab 2",
            answer: """
                detail.willMove(toParent:) detail.loadView detail.viewDidLoad detail.viewWillAppear \
                feed.viewWillDisappear tabs.viewWillLayoutSubviews tabs.viewDidLayoutSubviews \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                feed.viewDidDisappear detail.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.hears(.moving, by: .both(.inTabs, .comes))], when: [.given(.selectTab)]
        ),
        Misconception(
            "page-cancel-is-silent", "A page turn that is given up calls nothing.",
            instead: "Both hear the way back: trust didFinishAnimating's completed.",
            breaks: .cancelledScrollTurnsBack, or: [.cancelledCurlTurnsBack],
            sources: [
                .page(
                    "Pageboy pull 175: index after a page turn that was given up",
                    "https://github.com/uias/Pageboy/pull/175"),
                .page(
                    "SCPageViewController issue 46: viewDidAppear as the user swipes",
                    "https://github.com/stefanceriu/SCPageViewController/issues/46"),
            ],
            after: """
                class Feed; new Feed as feed; new Feed as detail; new UIPageViewController as pages \
                with feed; launch pages; swipe page to detail
                """,
            predicting: "cancel", answer: "nothing", shows: [.nothing],
            when: [.given(.cancel), .some(.both(.inPages, .turnsBack))]
        ),
        Misconception(
            "page-swipe-has-turned", "As soon as a page is swiped, viewDidAppear of the next one comes.",
            instead: "Only the wills come while the finger is down.", breaks: .pageShowsBeforeItHides,
            sources: [
                .page(
                    "SCPageViewController issue 46: viewDidAppear as the user swipes",
                    "https://github.com/stefanceriu/SCPageViewController/issues/46"),
                .page(
                    "Pageboy pull 175: index after a page turn that was given up",
                    "https://github.com/uias/Pageboy/pull/175"),
            ],
            after: """
                class Feed; new Feed as feed; new Feed as detail; new UIPageViewController as pages \
                with feed; launch pages
                """,
            predicting: "swipe page to detail",
            answer: """
                detail.loadView detail.viewDidLoad detail.viewWillAppear feed.viewWillDisappear \
                pages.viewWillLayoutSubviews pages.viewDidLayoutSubviews detail.viewIsAppearing \
                detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews detail.viewDidAppear \
                feed.viewDidDisappear
                """,
            shows: [
                .oneOf([
                    .hears([.viewDidAppear], by: .both(.inPages, .isSentBack)),
                    .hears([.viewDidAppear, .viewDidDisappear], by: .both(.inPages, .whileSwiped)),
                ])
            ],
            when: [.given(.swipePage, .cancel)]
        ),
        Misconception(
            "selected-tab-tap-is-silent", "Tapping the tab that is selected does nothing.",
            instead: "A stack in it pops to its root: only selecting in code does nothing.",
            breaks: .tapShowsRootOfTab,
            sources: [
                .page(
                    "A tap on the tab that is selected (e-learn.cn 156549)",
                    "https://www.e-learn.cn/qa/answer/156549/605941.html")
            ],
            after: """
                class Feed; new Feed as feed; new UINavigationController as nav with feed; new Feed as \
                detail; new UITabBarController as tabs with nav detail; launch tabs; new Feed as more; \
                push more onto nav
                """,
            predicting: "tap tab 1", answer: "nothing", shows: [.nothing],
            when: [.given(.selectTab), .some(.both(.navigation, .stays))]
        ),
        Misconception(
            "left-tab-leaves-parent", "A tab that one leaves is taken from its parent.",
            instead: "It stays a child with its view: only viewControllers changes that.",
            breaks: .tabsAreToldAtOnce, sources: [.questions], after: "\(Setting.tabs); launch tabs",
            predicting: "select tab 2",
            answer: """
                feed.willMove(toParent:) detail.loadView detail.viewDidLoad detail.viewWillAppear \
                feed.viewWillDisappear detail.viewIsAppearing detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews feed.viewDidDisappear detail.viewDidAppear \
                feed.didMove(toParent:)
                """,
            shows: [.hears(.moving, by: .both(.inTabs, .goes))], when: [.given(.selectTab)]
        ),
        Misconception(
            "tab-bar-loads-at-launch", "A tab bar controller loads its own view when it is launched.",
            instead: "It loads while it is initialized: set up what its viewDidLoad needs before that.",
            breaks: .tabBarControllerLoadsAtOnce, sources: [.questions], after: Setting.tabs,
            predicting: "launch tabs",
            answer: """
                tabs.loadView tabs.viewDidLoad tabs.viewWillAppear feed.loadView feed.viewDidLoad \
                feed.viewWillAppear tabs.viewIsAppearing feed.viewIsAppearing tabs.viewDidAppear \
                feed.viewDidAppear
                """,
            shows: [.hears(.loading, by: .both(.tabBar, .wasLoaded))]
        ),
    ]
}
