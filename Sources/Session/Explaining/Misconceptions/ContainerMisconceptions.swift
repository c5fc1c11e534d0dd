import Lifecycle

extension Misconception {
    /// Beliefs about what UIKit's containers hear themselves, and when what they contain is shown.
    static let containers: [Misconception] = [
        Misconception(
            "super-unneeded-in-navigation-subclass",
            "In a subclass of UINavigationController super.viewWillAppear and its siblings can be left out without harm.",
            instead: """
                UIKit's containers forward inside these methods: leave super out and the children \
                starve.
                """,
            breaks: .containerForwardsFromItsOwnMethod,
            sources: [
                .page(
                    "REFrostedViewController pull 109: super.viewWillAppear missing",
                    "https://github.com/romaonthego/REFrostedViewController/pull/109"),
                .containersAsScenes,
            ],
            after: """
                class Nav: UINavigationController; override viewWillAppear in Nav without super; class \
                Feed; new Feed as feed; new Nav as nav with feed
                """,
            predicting: "launch nav",
            answer: """
                nav.loadView nav.viewDidLoad nav.viewWillAppear feed.loadView feed.viewDidLoad \
                feed.viewWillAppear nav.viewIsAppearing feed.viewIsAppearing \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews feed.viewWillLayoutSubviews \
                feed.viewDidLayoutSubviews nav.viewDidAppear feed.viewDidAppear
                """,
            shows: [.hears(.showing, by: .starved)], perhaps: [.hears(.loading + .layout, by: .starved)]
        ),
        Misconception(
            "container-disappears-with-its-top",
            "When its content changes, a container disappears and appears along with it, as a stack in a push.",
            instead: "The container stays on screen: only its children change.",
            breaks: .windowMoveDrivesAppearance,
            sources: [.questions, .containersAsScenes],
            after: Setting.stack, predicting: "push detail",
            answer: """
                detail.willMove(toParent:) detail.loadView detail.viewDidLoad nav.viewWillDisappear \
                feed.viewWillDisappear detail.viewWillAppear nav.viewWillLayoutSubviews \
                nav.viewDidLayoutSubviews detail.viewIsAppearing detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews nav.viewDidDisappear feed.viewDidDisappear \
                detail.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.hears(.showing, by: .both(.container, .stays))], when: [.changesContent]
        ),
        Misconception(
            "container-has-no-callbacks",
            "A container hears nothing itself, no viewDidLoad or viewWillAppear; only its children do.",
            instead: "It is a controller with a view like any other; it hears first.",
            breaks: .windowMoveDrivesAppearance, sources: [.questions],
            after: "class Feed; new Feed as feed; new UINavigationController as nav with feed",
            predicting: "launch nav",
            answer: """
                feed.loadView feed.viewDidLoad feed.viewWillAppear feed.viewIsAppearing \
                feed.viewWillLayoutSubviews feed.viewDidLayoutSubviews feed.viewDidAppear
                """,
            shows: [
                .misses(
                    .loading + .showing + .turning + [.didReceiveMemoryWarning], by: .container)
            ],
            perhaps: [.misses(.layout, by: .container)]
        ),
        Misconception(
            "push-shows-off-screen",
            "A push, or another tab, shows a controller wherever the container is.",
            instead: "A container in no window only takes it in: all comes when the container is shown.",
            breaks: .windowMoveDrivesAppearance,
            sources: [
                .page(
                    "MaryPopin issue 8: what is pushed is not shown",
                    "https://github.com/Backelite/MaryPopin/issues/8")
            ],
            after: """
                class Feed; class Detail; new Feed as feed; new UINavigationController as nav with feed; \
                new Detail as detail
                """,
            predicting: "push detail onto nav",
            answer: """
                detail.viewDidLoad feed.viewWillDisappear detail.viewWillAppear feed.viewDidDisappear \
                detail.viewDidAppear
                """,
            shows: [.hears(.appearing, by: .inContainerOffScreen)],
            perhaps: [.hears(.loading + .layout + .disappearing + .moving)],
            when: [.given(.push, .pop, .popToRoot, .setStack, .selectTab)]
        ),
        Misconception(
            "tab-shows-its-root",
            "Selecting a tab in code, or coming back to one, shows the root of the stack in it.",
            instead:
                "Only a finger on the selected tab pops its stack; else its top is shown as it was left.",
            breaks: .tapShowsRootOfTab,
            sources: [
                .page(
                    "JBTabBarController issue 8: the tapped tab does not show its first screen",
                    "https://github.com/jinthagerman/JBTabBarController/issues/8")
            ],
            after: """
                class A; class B; class D; new A as a; new UINavigationController as nav with a; new B as b; \
                new UITabBarController as tabs with nav b; launch tabs; new D as d; push d onto nav; \
                select tab 2
                """,
            predicting: "select tab 1",
            answer: "a.viewWillAppear b.viewWillDisappear b.viewDidDisappear a.viewDidAppear",
            shows: [.hears(.appearing, by: .buried)],
            perhaps: [.hears(.disappearing, by: .inNavigation), .misses(.appearing, by: .inNavigation)],
            when: [.given(.selectTab)]
        ),
    ]
}
