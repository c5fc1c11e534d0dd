import Lifecycle

extension Misconception {
    /// Beliefs about the swipe from the edge that pops.
    static let swipes: [Misconception] = [
        Misconception(
            "swipe-pops-at-once", "A swipe back has popped as soon as it begins.",
            instead: "Only the wills come while the finger is down. Wait for viewDidDisappear.",
            breaks: .swipeBackExists, after: Setting.pushed, predicting: "swipe back",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear feed.viewWillAppear \
                feed.viewIsAppearing detail.viewDidDisappear feed.viewDidAppear
                """,
            shows: [.hears([.viewDidDisappear, .viewDidAppear, .didMoveToParent] + .end)],
            when: [.given(.swipeBack)]
        ),
        Misconception(
            "cancelled-swipe-is-silent", "A swipe that is given up leaves no trace.",
            instead: "Both hear the way back: pair your work in viewWillAppear with viewWillDisappear.",
            breaks: .cancelledPopTurnsBack, claims: ["L41"], after: "\(Setting.pushed); swipe back",
            predicting: "cancel", answer: "nothing", shows: [.nothing],
            when: [.given(.cancel), .some(.both(.inNavigation, .turnsBack)), .hasSwipedBack]
        ),
        Misconception(
            "finger-up-repeats-the-wills", "When a swipe back is completed, the wills come once more.",
            instead: "They came when the finger began; at the end come the dids.",
            breaks: .appearanceStepsAlternate,
            sources: [
                .swipingToPop,
                .page(
                    "BufferedNavigationController issue 5: pop gesture",
                    "https://github.com/Plasma/BufferedNavigationController/issues/5"),
            ],
            after: "\(Setting.pushed); swipe back", predicting: "finish",
            answer: """
                detail.viewWillDisappear feed.viewWillAppear detail.viewDidDisappear \
                feed.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.hears([.viewWillDisappear, .viewWillAppear], by: .inNavigation)],
            when: [.given(.finish), .hasSwipedBack]
        ),
        Misconception(
            "cancelled-swipe-disappears", "A swipe back that is given up has sent the top viewDidDisappear.",
            instead: """
                The top goes from will-disappear back to appearing: undo in viewWillAppear, end \
                things in viewDidDisappear.
                """,
            breaks: .cancelledPopTurnsBack,
            sources: [
                .swipingToPop,
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
            when: [.given(.cancel), .hasSwipedBack]
        ),
        Misconception(
            "cancelled-swipe-finishes-below",
            "When a swipe back is given up, the one below hears viewDidAppear first.",
            instead: "It never appeared: will-disappear and did-disappear follow its will-appear.",
            breaks: .cancelledPopTurnsBack,
            sources: [
                .swipingToPop,
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
            when: [.given(.cancel), .some(.both(.inNavigation, .turnsBack)), .hasSwipedBack]
        ),
        Misconception(
            "swipe-is-silent-until-end", "Nothing is called before a swipe back ends.",
            instead: "The wills come as it begins, and may be taken back.", breaks: .swipeBackExists,
            sources: [.questions], after: Setting.pushed, predicting: "swipe back", answer: "nothing",
            shows: [.nothing], when: [.given(.swipeBack)]
        ),
        Misconception(
            "swipe-tells-top-only",
            "Until a swipe back has ended only the top hears of it, not the one below.",
            instead: "Both wills come as soon as it begins, and both may be taken back.",
            breaks: .navigationHidesFirst, or: [.swipeBackExists], after: Setting.pushed,
            predicting: "swipe back", answer: "detail.willMove(toParent:) detail.viewWillDisappear",
            shows: [.misses(.appearing, by: .both(.inNavigation, .isAppearing))], perhaps: [.misses(.layout)],
            when: [.given(.swipeBack), .answers([.viewWillDisappear], by: .inNavigation)]
        ),
    ]
}
