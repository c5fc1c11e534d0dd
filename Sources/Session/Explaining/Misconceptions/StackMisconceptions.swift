import Lifecycle

extension Misconception {
    /// Beliefs about pops, swipes and whole stacks.
    static let stacks: [Misconception] = [
        Misconception(
            "swipe-pops-at-once", "A swipe back has popped as soon as it begins.",
            instead: "Only the wills come while the finger is down. Wait for viewDidDisappear.",
            breaks: .swipeBackExists, after: Setting.pushed, predicting: "swipe back",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear feed.viewWillAppear \
                feed.viewIsAppearing detail.viewDidDisappear feed.viewDidAppear
                """,
            shows: [.hears([.viewDidDisappear, .viewDidAppear] + .end)],
            when: [.given(.swipeBack)]
        ),
        Misconception(
            "cancelled-swipe-is-silent", "A swipe that is given up leaves no trace.",
            instead: "Both hear the way back: pair your work in viewWillAppear with viewWillDisappear.",
            breaks: .cancelledPopTurnsBack, claims: ["L41"], after: "\(Setting.pushed); swipe back",
            predicting: "cancel", answer: "nothing", shows: [.nothing],
            when: [.given(.cancel), .some(.both(.inNavigation, .turnsBack))]
        ),
        Misconception(
            "pop-sequence",
            "In a pop the top has disappeared and left its parent before the one below begins to appear.",
            instead: "The wills of both come first, the dids of both later.", breaks: .navigationHidesFirst,
            sources: [
                .questions,
                .page(
                    "Life cycle when swiping to pop (Stack Overflow 18927878)",
                    "https://stackoverflow.com/questions/18927878"),
            ],
            after: Setting.pushed, predicting: "pop",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear detail.viewDidDisappear \
                detail.didMove(toParent:) feed.viewWillAppear nav.viewWillLayoutSubviews \
                nav.viewDidLayoutSubviews feed.viewIsAppearing feed.viewDidAppear
                """,
            shows: [.putsOne([.viewDidDisappear], of: .goes, beforeAnothers: [.viewWillAppear], by: .comes)],
            perhaps: [.putsOne([.didMoveToParent], of: .goes, beforeAnothers: .appearing, by: .comes)],
            when: [.given(.pop, .popToRoot)]
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
            when: [.given(.pop, .popToRoot), .changesStack]
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
            shows: [.hears(.disappearing, by: .skipped)], when: [.changesStack]
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
            "finger-up-repeats-the-wills", "When a swipe back is completed, the wills come once more.",
            instead: "They came when the finger began; at the end come the dids.",
            breaks: .appearanceStepsAlternate,
            sources: [
                .page(
                    "Life cycle when swiping to pop (Stack Overflow 18927878)",
                    "https://stackoverflow.com/questions/18927878"),
                .page(
                    "BufferedNavigationController issue 5: pop gesture",
                    "https://github.com/Plasma/BufferedNavigationController/issues/5"),
            ],
            after: "\(Setting.pushed); swipe back", predicting: "finish",
            answer: """
                detail.viewWillDisappear feed.viewWillAppear detail.viewDidDisappear \
                feed.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.hears([.viewWillDisappear, .viewWillAppear], by: .inNavigation)], when: [.given(.finish)]
        ),
        Misconception(
            "cancelled-swipe-disappears", "A swipe back that is given up has sent the top viewDidDisappear.",
            instead: """
                The top goes from will-disappear back to appearing: undo in viewWillAppear, end \
                things in viewDidDisappear.
                """,
            breaks: .cancelledPopTurnsBack,
            sources: [
                .page(
                    "Life cycle when swiping to pop (Stack Overflow 18927878)",
                    "https://stackoverflow.com/questions/18927878"),
                .page(
                    "alpha-wallet-ios pull 5146: gesture given up when popping",
                    "https://github.com/AlphaWallet/alpha-wallet-ios/pull/5146"),
            ],
            after: "\(Setting.pushed); swipe back", predicting: "cancel",
            answer: """
                detail.viewDidDisappear feed.viewWillDisappear feed.viewDidDisappear \
                detail.viewWillAppear detail.viewIsAppearing detail.viewDidAppear
                """,
            shows: [
                .oneOf([
                    .hears([.viewDidDisappear], by: .both(.inNavigation, .turnsBack)),
                    .hears([.viewDidDisappear], by: .both(.inNavigation, .stays)),
                ])
            ],
            when: [.given(.cancel)]
        ),
        Misconception(
            "cancelled-swipe-finishes-below",
            "When a swipe back is given up, the one below hears viewDidAppear first.",
            instead: "It never appeared: will-disappear and did-disappear follow its will-appear.",
            breaks: .cancelledPopTurnsBack,
            sources: [
                .page(
                    "Life cycle when swiping to pop (Stack Overflow 18927878)",
                    "https://stackoverflow.com/questions/18927878"),
                .page(
                    "BufferedNavigationController issue 5: pop gesture",
                    "https://github.com/Plasma/BufferedNavigationController/issues/5"),
            ],
            after: "\(Setting.pushed); swipe back", predicting: "cancel",
            answer: """
                feed.viewDidAppear feed.viewWillDisappear feed.viewDidDisappear detail.viewWillAppear \
                detail.viewIsAppearing detail.viewDidAppear
                """,
            shows: [.hears([.viewDidAppear], by: .isSentBack)],
            when: [.given(.cancel), .some(.both(.inNavigation, .turnsBack))]
        ),
        Misconception(
            "pop-dismisses", "popViewController at the root of a presented stack closes the presentation.",
            instead: "The root is never popped: call dismiss.", breaks: .popTellsTheTopFirst,
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
            "swipe-is-silent-until-end", "Nothing is called before a swipe back ends.",
            instead: "The wills come as it begins, and may be taken back.", breaks: .swipeBackExists,
            sources: [.questions], after: Setting.pushed, predicting: "swipe back", answer: "nothing",
            shows: [.nothing], when: [.given(.swipeBack)]
        ),
    ]
}
