import Lifecycle

extension Misconception {
    /// Beliefs about dismissing and sheets under a finger.
    static let dismissal: [Misconception] = [
        Misconception(
            "sheet-dismissal-shows-presenter", "When a sheet goes, its presenter hears viewWillAppear.",
            instead: """
                It was never gone. Refresh it in presentationControllerDidDismiss or by a callback of \
                your own.
                """,
            breaks: .sheetKeepsPresenterVisible, claims: ["L21", "L22"],
            after: "\(Setting.presenter); present detail as pageSheet", predicting: "dismiss",
            answer: "detail.viewWillDisappear vc.viewWillAppear detail.viewDidDisappear vc.viewDidAppear",
            shows: [.hears(.appearing, by: .stays)],
            when: [
                .either(.given(.dismiss, .dragSheet, .finish), .unwindsPresentation),
                .some(.both(.both(.wasPresented, .not(.alert)), .goes)),
            ]
        ),
        Misconception(
            "full-screen-dismissal-is-silent",
            "The presenter does not hear that a full-screen controller is dismissed.",
            instead: "It comes back on screen: viewWillAppear is the place to refresh it.",
            breaks: .dismissalShowsPresenter, claims: ["L21"],
            after: "\(Setting.presenter); present detail as fullScreen", predicting: "dismiss",
            answer: "detail.viewWillDisappear detail.viewDidDisappear",
            shows: [.misses(.appearing, by: .comes)],
            perhaps: [.misses(.layout + [.prepareForSegue, .unwindAction])],
            when: [.endsPresentation, .not(.answers(.appearing))]
        ),
        Misconception(
            "drag-dismisses", "A sheet that a finger begins to drag is dismissed.",
            instead:
                "It hears viewWillDisappear only, and may come back: undo in viewWillAppear what you did.",
            breaks: .draggedSheetBeginsToDisappear, claims: ["L48"],
            after: "\(Setting.presenter); present detail as pageSheet", predicting: "drag sheet",
            answer: "detail.viewWillDisappear detail.viewDidDisappear",
            shows: [.hears([.viewDidDisappear] + .end)], when: [.given(.dragSheet)]
        ),
        Misconception(
            "spring-back-is-silent", "A sheet that springs back hears nothing, as it was never gone.",
            instead: "viewWillAppear and viewDidAppear come again, without a viewDidDisappear between.",
            breaks: .sheetSpringsBack, claims: ["L41"],
            after: "\(Setting.presenter); present detail as pageSheet; drag sheet", predicting: "cancel",
            answer: "nothing", shows: [.nothing],
            when: [.given(.cancel), .some(.both(.wasPresented, .turnsBack))]
        ),
        Misconception(
            "unanimated-dismissal-is-silent", "Dismissing without animation calls nothing.",
            instead: "animated: false changes the time, not the calls.", breaks: .dismissalShowsPresenter,
            or: [.unanimatedDismissalTellsAtOnce],
            sources: [.questions], after: "\(Setting.presenter); present detail as fullScreen; use vc",
            predicting: "dismiss not animated", answer: "nothing", shows: [.nothing],
            when: [.given(.dismiss), .unanimated]
        ),
        Misconception(
            "dismiss-takes-top-only", "dismiss on the first presenter takes only the topmost one away.",
            instead: "It takes everything above the receiver away.", breaks: .dismissalNeedsAPresentation,
            sources: [
                .page(
                    "dismissViewControllerAnimated in chains (javashuo)",
                    "http://www.javashuo.com/article/p-xbioamkd-cw.html"),
                .page(
                    "openradar 30263707: dismiss should not reach out to presentingViewController",
                    "https://github.com/lionheart/openradar-mirror/issues/16815"),
            ],
            after: Setting.chain, predicting: "dismiss vc",
            answer: """
                two.viewWillDisappear one.viewWillAppear one.viewIsAppearing one.viewDidAppear \
                two.viewDidDisappear
                """,
            shows: [
                .oneOf([
                    .hears(.appearing, by: .both(.between, .not(.comes))),
                    .misses(.disappearing, by: .both(.between, .goes)),
                ])
            ],
            perhaps: [.misses(.appearing, by: .comes)],
            when: [
                .given(.dismiss), .answers(.disappearing, by: .both(.wasPresented, .not(.between))),
                .none(.both(.toldToDismiss, .not(.hadPresented))),
            ]
        ),
        Misconception(
            "dismiss-in-the-middle-closes-self", "dismiss called on a controller closes that controller.",
            instead: "If it presents something, that goes: call dismiss on presentingViewController.",
            breaks: .dismissalNeedsAPresentation,
            sources: [
                .page(
                    "openradar 30263707: dismiss should not reach out to presentingViewController",
                    "https://github.com/lionheart/openradar-mirror/issues/16815"),
                .page(
                    "swift-navigation pull 176: dismiss the right controller",
                    "https://github.com/pointfreeco/swift-navigation/pull/176"),
            ],
            after: Setting.chain, predicting: "dismiss one",
            answer: """
                two.viewWillDisappear vc.viewWillAppear vc.viewIsAppearing vc.viewDidAppear \
                two.viewDidDisappear
                """,
            shows: [
                .oneOf([
                    .hears(.appearing, by: .presenterOfToldToDismiss),
                    .hears(.disappearing, by: .both(.toldToDismiss, .hadPresented)),
                ])
            ],
            perhaps: [.misses(.appearing, by: .toldToDismiss), .misses(.disappearing)],
            when: [
                .given(.dismiss), .some(.both(.toldToDismiss, .hadPresented)),
                .not(.answers(.appearing, by: .toldToDismiss)),
            ]
        ),
        Misconception(
            "dismissal-shows-those-between",
            "When a chain is dismissed, the controllers between appear for a moment.",
            instead: "From iOS 9 on only the top one is seen to leave.", breaks: .dismissalShowsPresenter,
            sources: [
                .page(
                    "dismissViewControllerAnimated in chains (javashuo)",
                    "http://www.javashuo.com/article/p-xbioamkd-cw.html"),
                .questions,
            ],
            after: Setting.chain, predicting: "dismiss vc",
            answer: """
                two.viewWillDisappear one.viewWillAppear one.viewDidAppear one.viewWillDisappear \
                one.viewDidDisappear vc.viewWillAppear vc.viewIsAppearing vc.viewDidAppear \
                two.viewDidDisappear
                """,
            shows: [.hears(.appearing, by: .both(.between, .not(.comes)))],
            perhaps: [.hears(.disappearing, by: .between)], when: [.given(.dismiss)]
        ),
        Misconception(
            "dismissal-order",
            "The dismissed controller has disappeared before the presenter begins to appear.",
            instead: "Wills first, dids later; use the completion for what comes after.",
            breaks: .dismissalShowsPresenter, sources: [.questions],
            after: "\(Setting.presenter); present detail as fullScreen; use vc", predicting: "dismiss",
            answer: """
                detail.viewWillDisappear detail.viewDidDisappear vc.viewWillAppear vc.viewIsAppearing \
                vc.viewDidAppear
                """,
            shows: [
                .putsOne(
                    [.viewDidDisappear], of: .wasPresented, beforeAnothers: [.viewWillAppear], by: .comes)
            ]
        ),
        Misconception(
            "dismissal-shows-first", "On dismissal the presenter hears first that it will appear.",
            instead: "Who leaves hears first.", breaks: .dismissalShowsPresenter, sources: [.questions],
            after: "\(Setting.presenter); present detail as fullScreen; use vc", predicting: "dismiss",
            answer: """
                vc.viewWillAppear detail.viewWillDisappear vc.viewIsAppearing vc.viewDidAppear \
                detail.viewDidDisappear
                """,
            shows: [
                .putsOne(
                    [.viewWillAppear], of: .comes, beforeAnothers: [.viewWillDisappear], by: .wasPresented)
            ]
        ),
        Misconception(
            "dismiss-pops", "dismiss takes a pushed controller off the stack.",
            instead: "dismiss ends presentations: call popViewController.",
            breaks: .dismissalNeedsAPresentation,
            sources: [
                .page(
                    "CTFeedback pull 3: dismiss makes no sense if pushed",
                    "https://github.com/rizumita/CTFeedback/pull/3"),
                .page(
                    "PinpointKit issue 92: do not assume that it was presented",
                    "https://github.com/Lickability/PinpointKit/issues/92"),
            ],
            after: Setting.pushed, predicting: "detail.dismiss(animated: true)",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear feed.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews feed.viewIsAppearing \
                detail.viewDidDisappear feed.viewDidAppear detail.didMove(toParent:)
                """,
            // The one below appears only if the stack itself stays.
            shows: [
                .oneOf([.hears(.disappearing, by: .inNavigation), .hears(.appearing, by: .buried)])
            ],
            perhaps: [.hears(.appearing + .layout + .moving), .misses(.showing)],
            when: [
                .given(.dismiss),
                .either(
                    .silence,
                    .both(.some(.both(.toldToDismiss, .inNavigation)), .answers(.appearing, by: .buried))),
            ]
        ),
        Misconception(
            "over-style-dismissal-shows",
            "When an overCurrentContext popup goes, the presenter hears viewWillAppear.",
            instead: "It was never gone: use a callback of your own.", breaks: .sheetKeepsPresenterVisible,
            sources: [.questions, .presentationsOfIOS13],
            after: "\(Setting.presenter); present detail as overCurrentContext; use vc",
            predicting: "dismiss",
            answer: "detail.viewWillDisappear vc.viewWillAppear vc.viewDidAppear detail.viewDidDisappear",
            shows: [.hears(.appearing, by: .stays)],
            when: [.given(.dismiss), .some(.wasPresented), .style(.overFullScreen, .overCurrentContext)]
        ),
        Misconception(
            "drag-is-silent", "A sheet that is dragged hears nothing before it goes.",
            instead: "viewWillDisappear comes at once, and may be taken back.",
            breaks: .draggedSheetBeginsToDisappear,
            sources: [.questions, .dismissingPageSheets],
            after: "\(Setting.presenter); present detail as pageSheet", predicting: "drag sheet",
            answer: "nothing", shows: [.nothing], when: [.given(.dragSheet)]
        ),
        Misconception(
            "locked-sheet-hears-drag",
            "A sheet with isModalInPresentation hears viewWillDisappear when it is dragged.",
            instead: "It does not begin to go; the delegate hears didAttemptToDismiss.",
            breaks: .blockedSheetTellsOfAttempt,
            sources: [.questions, .dismissingPageSheets],
            after: "\(Setting.presenter); present detail as pageSheet; set modal in presentation detail",
            predicting: "drag sheet", answer: "detail.viewWillDisappear",
            shows: [.hears(.disappearing, by: .lockedSheet)], when: [.given(.dragSheet)]
        ),
        Misconception(
            "locked-sheet-refuses-code",
            "isModalInPresentation also keeps dismiss in code from closing the sheet.",
            instead: "It holds the finger only.", breaks: .blockedSheetTellsOfAttempt,
            sources: [
                .page(
                    "Disable the interactive dismissal (programmatic dismissal still works)",
                    "https://codemia.io/knowledge-hub/path/disable_the_interactive_dismissal_of_presented_view_controller"
                ),
                .modalityOfIOS13,
            ],
            after: """
                \(Setting.presenter); present detail as pageSheet; set modal in presentation detail; \
                use vc
                """,
            predicting: "dismiss", answer: "nothing", shows: [.nothing],
            when: [.given(.dismiss), .some(.both(.wasPresented, .lockedSheet))]
        ),
        Misconception(
            "shouldDismiss-refuses-code",
            "presentationControllerShouldDismiss is asked for dismiss in code, too.",
            instead: "The delegate hears of the finger only: test the condition yourself.",
            breaks: .sheetDelegateHearsOfDrags,
            sources: [.dismissingPageSheets, .modalityOfIOS13],
            after: "\(Setting.presenter); present detail as pageSheet; refuse dismissal detail; use vc",
            predicting: "dismiss", answer: "nothing", shows: [.nothing],
            when: [.given(.dismiss), .some(.both(.wasPresented, .refusesDismissal))]
        ),
        Misconception(
            "finished-drag-repeats-will", "When a dragged sheet goes, viewWillDisappear comes once more.",
            instead: "It came when the drag began.", breaks: .appearanceStepsAlternate,
            sources: [.dismissingPageSheets, .questions],
            after: "\(Setting.presenter); present detail as pageSheet; drag sheet", predicting: "finish",
            answer: "detail.viewWillDisappear detail.viewDidDisappear",
            shows: [.hears([.viewWillDisappear], by: .both(.wasPresented, .goes))], when: [.given(.finish)]
        ),
    ]
}
