import Lifecycle

extension Misconception {
    /// Beliefs about pushing and coming back.
    static let navigation: [Misconception] = [
        Misconception(
            "return-loads-again", "A controller that comes back on screen runs viewDidLoad again.",
            instead: "Its view is still there. What every appearance needs belongs in viewWillAppear.",
            breaks: .getterReturnsExistingView, claims: ["T16", "L20", "Z10"],
            sources: [
                .questions,
                .page(
                    "SwipeableTabBarController issue 86: viewDidLoads not working",
                    "https://github.com/marcosgriselli/SwipeableTabBarController/issues/86"),
                .page(
                    "JTNavigationController issue 12: viewDidLoad of all tabs at once",
                    "https://github.com/ikanam/JTNavigationController/issues/12"),
            ],
            after: Setting.pushed, predicting: "pop",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear feed.viewDidLoad \
                feed.viewWillAppear feed.viewIsAppearing detail.viewDidDisappear feed.viewDidAppear \
                detail.didMove(toParent:)
                """,
            shows: [.hears(.loading, by: .both(.wasLoaded, .both(.wasShown, .comes)))]
        ),
        Misconception(
            "push-shows-first",
            """
            A push tells the new controller that it will appear before the old one is told that it will \
            disappear.
            """,
            instead: "The old top hears first, at the beginning and at the end.",
            breaks: .navigationHidesFirst,
            after: Setting.stack, predicting: "push detail",
            answer: """
                detail.willMove(toParent:) detail.loadView detail.viewDidLoad detail.viewWillAppear \
                feed.viewWillDisappear detail.viewIsAppearing detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews feed.viewDidDisappear detail.viewDidAppear \
                detail.didMove(toParent:)
                """,
            shows: [.putsOne([.viewWillAppear], of: .comes, beforeAnothers: [.viewWillDisappear], by: .goes)],
            when: [.changesStack]
        ),
        Misconception(
            "push-ends-with-old",
            "After a push or pop the old controller is the last to hear that it has disappeared.",
            instead: """
                That is the order of a presentation. In a push or pop viewDidDisappear of the old one \
                comes first.
                """,
            breaks: .navigationEndsWithOldFirst, after: Setting.stack, predicting: "push detail",
            answer: """
                detail.willMove(toParent:) detail.loadView detail.viewDidLoad feed.viewWillDisappear \
                detail.viewWillAppear detail.viewIsAppearing detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews detail.viewDidAppear feed.viewDidDisappear \
                detail.didMove(toParent:)
                """,
            shows: [.putsOne([.viewDidAppear], of: .comes, beforeAnothers: [.viewDidDisappear], by: .goes)],
            when: [
                .either(.changesStack, .both(.given(.finish), .some(.both(.inNavigation, .goes))))
            ]
        ),
        Misconception(
            "disappears-only-for-good",
            "viewWillDisappear means that the controller is being closed; a push over it does not send it.",
            instead: "It comes when covered as well: ask isMovingFromParent or isBeingDismissed.",
            breaks: .navigationHidesFirst,
            sources: [
                .page(
                    "viewWillDisappear: popped, or covered by a push?",
                    "https://www.exchangetuts.com/viewwilldisappear-determine-whether-view-controller-is-being-popped-or-is-showing-a-sub-view-controller-1639495144429388"
                ),
                .questions,
            ],
            after: Setting.stack, predicting: "push detail",
            answer: """
                detail.willMove(toParent:) detail.loadView detail.viewDidLoad detail.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews detail.viewIsAppearing \
                detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews detail.viewDidAppear \
                detail.didMove(toParent:)
                """,
            shows: [.misses(.disappearing, by: .both(.covered, .goes))],
            when: [.both(.given(.push, .setStack), .not(.answers(.disappearing)))]
        ),
        Misconception(
            "return-makes-anew", "On the way back the controller below is made anew.",
            instead: "It was in the stack all the time with its view: only the appearance callbacks come.",
            breaks: .getterReturnsExistingView,
            sources: [
                .page(
                    "IOS UIViewController 生命周期 (cnblogs 4730443): on return all starts from alloc",
                    "https://cnblogs.com/naray/p/4730443.html"),
                .questions,
            ],
            after: Setting.pushed, predicting: "pop",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear feed.init(nibName:) feed.loadView \
                feed.viewDidLoad feed.viewWillAppear nav.viewWillLayoutSubviews \
                nav.viewDidLayoutSubviews feed.viewIsAppearing detail.viewDidDisappear \
                feed.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [
                .hears(.making, by: .both(.wasShown, .comes)),
                .hears(.loading, by: .both(.wasShown, .comes)),
            ],
            when: [.not(.segue(.unwind))]
        ),
        Misconception(
            "push-loads-before-it-returns",
            "When pushViewController returns, the pushed view is loaded and its outlets are set.",
            instead: "Set plain properties before the push, or call loadViewIfNeeded().",
            breaks: .pushWorksInLayout,
            sources: [
                .page(
                    "VTAcknowledgementsViewController issue 42: textView is nil after init",
                    "https://github.com/vtourraine/VTAcknowledgementsViewController/issues/42"),
                .questions,
            ],
            after: Setting.stack, predicting: "hold push detail",
            answer: "detail.willMove(toParent:) detail.loadView detail.viewDidLoad",
            shows: [.hears(.loading, by: .both(.pushed, .isOffScreen))],
            when: [.changesStack, .some(.navigation)]
        ),
        Misconception(
            "push-is-over-when-it-returns", "When push has returned, all callbacks have come.",
            instead: "It only asks for it; the work comes with the commit, the dids when the animation ends.",
            breaks: .pushWorksInLayout,
            sources: [
                .questions,
                .page(
                    "Execution order of async tasks on the main queue", "https://www.thinbug.com/q/47962261"),
            ],
            after: Setting.stack, predicting: "hold push detail",
            answer: """
                detail.willMove(toParent:) detail.loadView detail.viewDidLoad feed.viewWillDisappear \
                detail.viewWillAppear detail.viewIsAppearing detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews feed.viewDidDisappear detail.viewDidAppear \
                detail.didMove(toParent:)
                """,
            shows: [.hears([.viewDidAppear], by: .both(.pushed, .hasNotAppeared))],
            perhaps: [
                .hears(.loading + .appearing + .layout + .moving, by: .pushed),
                .hears(.disappearing, by: .covered),
                .hears(.layout, by: .navigation),
            ],
            when: [.changesStack, .some(.both(.navigation, .isOnScreen))]
        ),
        Misconception(
            "old-leaves-before-new-loads",
            "In a push the old controller has disappeared before the new one is loaded, or begins to appear.",
            instead: "The wills interleave: load, old will, new will, old did, new did.",
            breaks: .navigationHidesFirst, sources: [.questions], after: Setting.stack,
            predicting: "push detail",
            answer: """
                feed.viewWillDisappear feed.viewDidDisappear detail.willMove(toParent:) \
                detail.loadView detail.viewDidLoad detail.viewWillAppear nav.viewWillLayoutSubviews \
                nav.viewDidLayoutSubviews detail.viewIsAppearing detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews detail.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [
                .oneOf([
                    .putsOne([.viewDidDisappear], of: .leavesTop, beforeAnothers: .loading, by: .pushed),
                    .putsOne(
                        [.viewDidDisappear], of: .leavesTop, beforeAnothers: [.viewWillAppear], by: .pushed),
                ])
            ],
            perhaps: [
                .putsOne(
                    [.viewWillDisappear], of: .leavesTop, beforeAnothers: .loading + .moving, by: .pushed)
            ]
        ),
        Misconception(
            "new-loads-after-old-will",
            "The pushed controller is loaded after the old one heard viewWillDisappear.",
            instead: "From iOS 12 on it loads first; do not rely on it, hand values over before the push.",
            breaks: .navigationHidesFirst,
            sources: [
                .questions,
                .page(
                    "viewController方法的调用 (readke log of push and pop)",
                    "http://readke.com/c/0Z41505102021.html"),
            ],
            after: Setting.stack, predicting: "push detail",
            answer: """
                detail.willMove(toParent:) feed.viewWillDisappear detail.loadView detail.viewDidLoad \
                detail.viewWillAppear nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                feed.viewDidDisappear detail.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.putsOne([.viewWillDisappear], of: .covered, beforeAnothers: .loading, by: .pushed)]
        ),
        Misconception(
            "didMove-at-once", "didMove(toParent:) follows willMove at once in a push.",
            instead: "It tells that the transition is over: the last call of all.",
            breaks: .didMoveFollowsTransition,
            sources: [
                .page(
                    "FeatherweightRouter pull 9: only didMove tells that it has gone",
                    "https://github.com/FeatherweightLabs/FeatherweightRouter/pull/9"),
                .questions,
            ],
            after: Setting.stack, predicting: "push detail",
            answer: """
                detail.willMove(toParent:) detail.didMove(toParent:) detail.loadView \
                detail.viewDidLoad feed.viewWillDisappear detail.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews detail.viewIsAppearing \
                detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews feed.viewDidDisappear \
                detail.viewDidAppear
                """,
            shows: [.puts([.didMoveToParent], before: .loading + [.viewWillAppear], by: .pushed)]
        ),
        Misconception(
            "didMove-before-didAppear", "In a push didMove(toParent:) comes before viewDidAppear.",
            instead: "It tells that the transition is over: after viewDidAppear.",
            breaks: .didMoveFollowsTransition, after: Setting.stack, predicting: "push detail",
            answer: """
                detail.willMove(toParent:) detail.loadView detail.viewDidLoad feed.viewWillDisappear \
                detail.viewWillAppear nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                feed.viewDidDisappear detail.didMove(toParent:) detail.viewDidAppear
                """,
            shows: [.puts([.didMoveToParent], before: [.viewDidAppear], by: .pushed)],
            when: [.unless(.puts([.didMoveToParent], before: .loading + [.viewWillAppear], by: .pushed))]
        ),
        Misconception(
            "covered-leaves-parent",
            "A controller that is covered by a push leaves its parent: willMove(toParent: nil) comes.",
            instead: "It stays in the stack and in children: only what is popped leaves.",
            breaks: .pushTellsThePushedFirst,
            sources: [
                .page(
                    "FeatherweightRouter pull 9: only didMove tells that it has gone",
                    "https://github.com/FeatherweightLabs/FeatherweightRouter/pull/9"),
                .page(
                    "openradar 18002763: willMove and setViewControllers",
                    "https://github.com/lionheart/openradar-mirror/issues/12177"),
            ],
            after: Setting.stack, predicting: "push detail",
            answer: """
                feed.willMove(toParent:) detail.willMove(toParent:) detail.loadView detail.viewDidLoad \
                feed.viewWillDisappear detail.viewWillAppear nav.viewWillLayoutSubviews \
                nav.viewDidLayoutSubviews detail.viewIsAppearing detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews feed.viewDidDisappear detail.viewDidAppear \
                detail.didMove(toParent:) feed.didMove(toParent:)
                """,
            shows: [.hears(.moving, by: .covered)], when: [.given(.push, .setStack)]
        ),
        Misconception(
            "unanimated-skips-appearance", "Without animation a push sends no viewWillAppear, only loading.",
            instead: "All four come, animated or not.", breaks: .navigationHidesFirst, sources: [.questions],
            after: Setting.stack, predicting: "push detail not animated",
            answer: "detail.willMove(toParent:) detail.loadView detail.viewDidLoad detail.didMove(toParent:)",
            shows: [.misses(.appearing, by: .both(.pushed, .comes))],
            perhaps: [.misses(.disappearing, by: .covered), .misses(.layout)], when: [.unanimated]
        ),
    ]
}
