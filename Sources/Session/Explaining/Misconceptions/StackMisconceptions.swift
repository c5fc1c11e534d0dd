import Lifecycle

extension Misconception {
    /// Beliefs about pops and whole stacks.
    static let stacks: [Misconception] = [
        Misconception(
            "pop-sequence",
            "In a pop the top has disappeared and left its parent before the one below begins to appear.",
            instead: "The wills of both come first, the dids of both later.", breaks: .navigationHidesFirst,
            sources: [.questions, .swipingToPop],
            after: Setting.pushed, predicting: "pop",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear detail.viewDidDisappear \
                detail.didMove(toParent:) feed.viewWillAppear nav.viewWillLayoutSubviews \
                nav.viewDidLayoutSubviews feed.viewIsAppearing feed.viewDidAppear
                """,
            shows: [.putsOne([.viewDidDisappear], of: .goes, beforeAnothers: [.viewWillAppear], by: .comes)],
            perhaps: [.putsOne([.didMoveToParent], of: .goes, beforeAnothers: .appearing, by: .comes)],
            when: [.given(.pop, .popToRoot, .swipeBack, .finish)]
        ),
        Misconception(
            "pop-shows-first",
            "A pop tells the one below that it will appear before the top hears that it will disappear.",
            instead: "As in a push: who leaves hears first.", breaks: .navigationHidesFirst,
            sources: [.questions], after: Setting.pushed, predicting: "pop",
            answer: """
                detail.willMove(toParent:) feed.viewWillAppear detail.viewWillDisappear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews feed.viewIsAppearing \
                detail.viewDidDisappear feed.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.putsOne([.viewWillAppear], of: .comes, beforeAnothers: [.viewWillDisappear], by: .goes)],
            when: [.given(.pop, .popToRoot, .swipeBack), .changesContent]
        ),
        Misconception(
            "pop-to-root-tells-all", "popToRoot tells every popped controller that it disappears.",
            instead: "Only the visible one disappears: clean up in deinit or didMove.",
            breaks: .popTellsTheTopFirst, sources: [.questions],
            after: """
                class Feed; new Feed as a; new UINavigationController as nav with a; launch nav; new \
                Feed as b; push b; new Feed as c; push c
                """,
            predicting: "pop to root",
            answer: """
                c.willMove(toParent:) c.viewWillDisappear b.viewWillDisappear a.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews a.viewIsAppearing \
                c.viewDidDisappear b.viewDidDisappear a.viewDidAppear c.didMove(toParent:)
                """,
            shows: [.hears(.disappearing, by: .skipped)], when: [.given(.pop, .popToRoot)]
        ),
        Misconception(
            "pop-passes-through",
            "popToRoot shows the controllers between for a moment, each with its callbacks.",
            instead: "It is one transition from top to bottom.", breaks: .popTellsTheTopFirst,
            sources: [.questions],
            after: """
                class Feed; new Feed as a; new UINavigationController as nav with a; launch nav; new \
                Feed as b; push b; new Feed as c; push c
                """,
            predicting: "pop to root",
            answer: """
                c.willMove(toParent:) c.viewWillDisappear b.viewWillAppear a.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews a.viewIsAppearing \
                c.viewDidDisappear b.viewDidAppear b.viewWillDisappear b.viewDidDisappear \
                a.viewDidAppear c.didMove(toParent:)
                """,
            shows: [.hears(.appearing, by: .skipped)], perhaps: [.hears(.disappearing, by: .skipped)],
            when: [.changesStack]
        ),
        Misconception(
            "set-stack-loads-all",
            "A stack loads the views of all its controllers, when it is set or first shown.",
            instead: "Only the new top loads; the others wait for their pop.",
            breaks: .settingStackPushesOrPops,
            sources: [
                .page(
                    "openradar 18002763: willMove and setViewControllers",
                    "https://github.com/lionheart/openradar-mirror/issues/12177"),
                .questions,
            ],
            after: """
                class Feed; new Feed as a; new UINavigationController as nav with a; launch nav; new \
                Feed as b; new Feed as c
                """,
            predicting: "set stack a b c",
            answer: """
                b.willMove(toParent:) b.loadView b.viewDidLoad c.willMove(toParent:) c.loadView \
                c.viewDidLoad a.viewWillDisappear c.viewWillAppear nav.viewWillLayoutSubviews \
                nav.viewDidLayoutSubviews c.viewIsAppearing c.viewWillLayoutSubviews \
                c.viewDidLayoutSubviews a.viewDidDisappear c.viewDidAppear c.didMove(toParent:)
                """,
            shows: [.hears(.loading, by: .both(.buried, .not(.isLoaded)))], when: [.given(.setStack, .launch)]
        ),
        Misconception(
            "pushing-again-brings-to-front",
            "Pushing a controller that is in the stack already brings it to the front.",
            instead: "It raises; pop to it instead.", breaks: .sameControllerTwiceRaises,
            sources: [
                .page(
                    "MFSideMenu issue 213: pushing the same instance",
                    "https://github.com/mikefrederick/MFSideMenu/issues/213"),
                .page(
                    "SwiftAlgorithms issue 31: crash while tapping several times",
                    "https://github.com/thexande/SwiftAlgorithms/issues/31"),
            ],
            after: Setting.pushed, predicting: "push detail",
            answer: "detail.viewWillAppear detail.viewIsAppearing detail.viewDidAppear",
            shows: [.hears(.appearing, by: .pushed)], perhaps: [.hears(.layout + .moving + .disappearing)],
            when: [.given(.push), .crash, .meets(.sameControllerTwiceRaises)]
        ),
        Misconception(
            "navigation-in-navigation-works",
            "A navigation controller can be pushed like any other controller.",
            instead: "It raises: push its root, or present it.", breaks: .navigationInNavigationRaises,
            sources: [
                .questions,
                .page(
                    "MFSideMenu issue 213: pushing the same instance",
                    "https://github.com/mikefrederick/MFSideMenu/issues/213"),
            ],
            after: "\(Setting.stack); new UINavigationController as inner with detail",
            predicting: "push inner onto nav",
            answer: """
                inner.willMove(toParent:) inner.loadView inner.viewDidLoad feed.viewWillDisappear \
                inner.viewWillAppear inner.viewIsAppearing feed.viewDidDisappear inner.viewDidAppear \
                inner.didMove(toParent:)
                """,
            shows: [.hears(.loading + .appearing, by: .pushed)],
            perhaps: [.hears(.loading + .layout + .moving), .hears(.showing)],
            when: [.given(.push), .crash, .meets(.navigationInNavigationRaises)]
        ),
        Misconception(
            "pop-dismisses", "popViewController at the root of a presented stack closes the presentation.",
            instead: "The root is never popped: call dismiss.", breaks: .popKeepsTheRoot,
            sources: [
                .page(
                    "PYSearch issue 180: cancel always dismisses",
                    "https://github.com/ko1o/PYSearch/issues/180"),
                .page(
                    "PinpointKit issue 92: do not assume that it was presented",
                    "https://github.com/Lickability/PinpointKit/issues/92"),
            ],
            after: """
                class Feed; launch vc; new Feed as feed; new UINavigationController as nav with feed; \
                present nav from vc as fullScreen
                """,
            predicting: "nav.popViewController(animated: true)",
            answer: """
                nav.viewWillDisappear feed.viewWillDisappear vc.viewWillAppear vc.viewIsAppearing \
                vc.viewDidAppear nav.viewDidDisappear feed.viewDidDisappear
                """,
            shows: [.hears(.disappearing, by: .stays)], perhaps: [.hears(.appearing + .layout)],
            when: [.given(.pop), .silence, .some(.wasPresented)]
        ),
        Misconception(
            "skipped-hear-moves",
            "popToRoot tells each controller that it takes out of the stack: willMove(toParent: nil) comes.",
            instead: "Only the top hears it; those between learn nothing before deinit.",
            breaks: .popTellsTheTopFirst,
            after: """
                class Feed; new Feed as a; new UINavigationController as nav with a; launch nav; new \
                Feed as b; push b; new Feed as c; push c
                """,
            predicting: "pop to root",
            answer: """
                c.willMove(toParent:) b.willMove(toParent:) c.viewWillDisappear a.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews a.viewIsAppearing \
                c.viewDidDisappear a.viewDidAppear c.didMove(toParent:) b.didMove(toParent:)
                """,
            shows: [.hears(.moving, by: .skipped)], when: [.changesStack]
        ),
        Misconception(
            "push-in-didLoad-shows-both",
            "After a push from viewDidLoad both controllers are seen, one after the other.",
            instead: "The first need not appear before the pop: set the whole stack with setViewControllers.",
            breaks: .pushWorksInLayout,
            after: """
                class Detail; class Feed: UIViewController { override func viewDidLoad() { \
                super.viewDidLoad(); navigationController?.pushViewController(Detail(), animated: false) } \
                }; new Feed as feed; new UINavigationController as nav with feed
                """,
            predicting: "launch nav",
            answer: """
                nav.loadView nav.viewDidLoad nav.viewWillAppear nav.viewIsAppearing \
                nav.viewWillLayoutSubviews feed.loadView feed.viewDidLoad detail.init(nibName:) \
                detail.willMove(toParent:) feed.viewWillAppear nav.viewDidLayoutSubviews \
                feed.viewDidAppear detail.loadView detail.viewDidLoad feed.viewWillDisappear \
                detail.viewWillAppear nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews \
                detail.viewIsAppearing feed.viewDidDisappear detail.viewDidAppear \
                detail.didMove(toParent:) detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                nav.viewDidAppear
                """,
            shows: [.hears([.viewDidAppear], by: .both(.inNavigation, .pushes(in: .viewDidLoad)))],
            perhaps: [.hears([.viewIsAppearing] + .layout, by: .pushes(in: .viewDidLoad))]
        ),
        Misconception(
            "leaves-parent-at-the-end",
            "willMove(toParent: nil) comes when a pop is over, together with didMove.",
            instead: "It comes as the pop begins, before all else: parent is still set then.",
            breaks: .popTellsTheTopFirst, after: Setting.pushed, predicting: "pop",
            answer: """
                detail.viewWillDisappear feed.viewWillAppear nav.viewWillLayoutSubviews \
                nav.viewDidLayoutSubviews feed.viewIsAppearing detail.viewDidDisappear \
                feed.viewDidAppear detail.willMove(toParent:) detail.didMove(toParent:)
                """,
            shows: [.puts([.viewDidDisappear], before: [.willMoveToParent], by: .goes)],
            when: [
                .given(.pop, .popToRoot, .setStack),
                .unless(.puts([.didMoveToParent], before: [.viewWillDisappear], by: .goes)),
            ]
        ),
        Misconception(
            "leaving-lays-out", "What is popped lays its view out once more while it leaves.",
            instead: "Leaving the screen asks for no layout.", breaks: .rootViewLaysOutAtCommit,
            sources: [
                .page(
                    "UIViewController lifecycle, with layout on the way out (e-com-net)",
                    "https://e-com-net.com/article/1244418381420023808.htm")
            ],
            after: Setting.pushed, predicting: "pop",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews feed.viewWillAppear nav.viewWillLayoutSubviews \
                nav.viewDidLayoutSubviews feed.viewIsAppearing detail.viewDidDisappear \
                feed.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.hears(.layout, by: .both(.inNavigation, .goes))], when: [.given(.pop, .popToRoot)]
        ),
    ]
}
