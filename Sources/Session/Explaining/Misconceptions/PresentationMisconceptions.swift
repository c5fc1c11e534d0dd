import Lifecycle

extension Misconception {
    /// Beliefs about presenting.
    static let presentation: [Misconception] = [
        Misconception(
            "sheet-hides-presenter", "Presenting a sheet hides the presenter.",
            instead: """
                fullScreen and currentContext take it off the screen, and a sheet only where it fills \
                an iPhone: before iOS 13, or in landscape. To act when a sheet covers it, do so where \
                you present.
                """,
            breaks: .sheetKeepsPresenterVisible, claims: ["L33"], after: Setting.presenter,
            predicting: "present detail as pageSheet",
            answer: """
                detail.loadView detail.viewDidLoad vc.viewWillDisappear detail.viewWillAppear \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                detail.viewDidAppear vc.viewDidDisappear
                """,
            shows: [.hears(.disappearing, by: .both(.stays, .inPresenter))],
            when: [
                .both(.given(.present, .performSegue), .not(.style(.fullScreen, .currentContext)))
            ]
        ),
        Misconception(
            "full-screen-leaves-presenter", "A full-screen presentation leaves the presenter as it is.",
            instead: "Its view leaves the window, so it disappears, and appears again later.",
            breaks: .fullScreenHidesPresenter, claims: ["L21"], after: Setting.presenter,
            predicting: "present detail as fullScreen",
            answer: """
                detail.loadView detail.viewDidLoad detail.viewWillAppear detail.viewIsAppearing \
                detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews detail.viewDidAppear
                """,
            shows: [.misses(.disappearing, by: .goes)],
            when: [
                .given(.present, .performSegue), .not(.answers(.disappearing)), .style(.fullScreen),
            ]
        ),
        Misconception(
            "alert-disappears",
            "An alert makes the controller below disappear, and appear again when it goes.",
            instead: "An alert lies over it: refresh in the action's handler.",
            breaks: .alertControllerExists,
            sources: [
                .questions,
                .page(
                    "UIAlertController loads its view when instantiated (machine-written answer)",
                    "https://taourl.com/read-3231028.html"),
            ],
            after: "launch vc; new UIAlertController as alert; use vc", predicting: "present alert from vc",
            answer: """
                alert.loadView alert.viewDidLoad vc.viewWillDisappear alert.viewWillAppear \
                alert.viewIsAppearing alert.viewWillLayoutSubviews alert.viewDidLayoutSubviews \
                alert.viewDidAppear vc.viewDidDisappear
                """,
            shows: [.hears(.showing, by: .both(.stays, .not(.alert)))],
            perhaps: [.misses(.loading + .appearing, by: .alert)],
            when: [.given(.present, .dismiss), .some(.both(.alert, .presentedOrWas))]
        ),
        Misconception(
            "present-anywhere", "A controller can present even if its own view is not on screen.",
            instead: "Only what is in the window can present: ask the visible controller.",
            breaks: .presenterHasToBeInWindow,
            sources: [
                .viewNotInHierarchy,
                .page(
                    "SwiftyOAuth issue 28: not in the window hierarchy",
                    "https://github.com/delba/SwiftyOAuth/issues/28"),
            ],
            after: "class Detail; access view vc; new Detail as detail", predicting: "present detail from vc",
            answer: """
                detail.loadView detail.viewDidLoad detail.viewWillAppear detail.viewIsAppearing \
                detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews detail.viewDidAppear
                """,
            shows: [.hears(.loading + .appearing, by: .presented)],
            perhaps: [.hears(.layout + .disappearing)],
            when: [.meets(.presenterHasToBeInWindow)]
        ),
        Misconception(
            "present-in-didLoad", "One can present from viewDidLoad.",
            instead: "The view has no window yet: present in viewDidAppear.",
            breaks: .presenterHasToBeInWindow,
            sources: [
                .page(
                    "BDGShare issue 4: view is not in the window hierarchy",
                    "https://github.com/BobDG/BDGShare/issues/4"),
                .viewNotInHierarchy,
            ],
            after: """
                use vc; class Detail; new Detail as detail; use vc; override viewDidLoad with super \
                then present detail from vc
                """,
            predicting: "launch vc",
            answer: """
                vc.loadView vc.viewDidLoad detail.loadView detail.viewDidLoad vc.viewWillAppear \
                vc.viewIsAppearing vc.viewWillLayoutSubviews vc.viewDidLayoutSubviews vc.viewDidAppear \
                detail.viewWillAppear detail.viewIsAppearing detail.viewDidAppear
                """,
            shows: [.hears(.appearing, by: .both(.wasThere, .not(.comes)))],
            perhaps: [.hears(.loading + .layout + .disappearing)],
            when: [.meets(.presenterHasToBeInWindow), .some(.presents(in: .viewDidLoad))]
        ),
        Misconception(
            "present-in-willAppear", "One can present from viewWillAppear.",
            instead: "The view enters the window after it: present in viewDidAppear.",
            breaks: .presenterHasToBeInWindow,
            sources: [
                .viewNotInHierarchy,
                .page(
                    "Non-repeatable viewDidAppear logic",
                    "https://ahmedk92.github.io/2019/02/05/Non-Repeatable-viewDidAppear-Logic.html"),
            ],
            after: """
                use vc; class Detail; new Detail as detail; use vc; override viewWillAppear with super \
                then present detail from vc
                """,
            predicting: "launch vc",
            answer: """
                vc.loadView vc.viewDidLoad vc.viewWillAppear detail.loadView detail.viewDidLoad \
                vc.viewIsAppearing vc.viewWillLayoutSubviews vc.viewDidLayoutSubviews vc.viewDidAppear \
                detail.viewWillAppear detail.viewIsAppearing detail.viewDidAppear
                """,
            shows: [.hears(.appearing, by: .both(.wasThere, .not(.comes)))],
            perhaps: [.hears(.loading + .layout + .disappearing)],
            when: [.meets(.presenterHasToBeInWindow), .some(.presents(in: .viewWillAppear))]
        ),
        Misconception(
            "present-several-from-one", "A controller can present a second one beside the first.",
            instead: "Present it from the topmost one, or dismiss first.", breaks: .onePresentationAtATime,
            sources: [
                .page("Alert queuing with windows", "https://williamboles.me/alert-queuing-with-windows/"),
                .viewNotInHierarchy,
            ],
            after: "class Detail; launch vc; new Detail as one; new Detail as two; present one from vc",
            predicting: "present two from vc",
            answer: """
                two.loadView two.viewDidLoad two.viewWillAppear two.viewIsAppearing \
                two.viewWillLayoutSubviews two.viewDidLayoutSubviews two.viewDidAppear
                """,
            shows: [.hears(.loading + .appearing, by: .presented)],
            perhaps: [.hears(.layout + .disappearing)],
            when: [.meets(.onePresentationAtATime)]
        ),
        Misconception(
            "present-while-dismissing", "One can present right after dismiss; UIKit queues it.",
            instead: "Present in the completion of dismiss.", breaks: .dismissalDelaysPresentation,
            sources: [
                .page(
                    "Modal view controllers: presenting and dismissing at once",
                    "http://www.kouhan.cn/en/article/00039248"),
                .page("Dismiss and push at the same time", "https://taourl.com/read-3889592.html"),
            ],
            after: """
                class Detail; launch vc; new Detail as one; new Detail as two; present one from vc as \
                fullScreen
                """,
            predicting: "hold dismiss vc; present two from vc as fullScreen",
            answer: """
                one.viewWillDisappear vc.viewWillAppear vc.viewIsAppearing vc.viewDidAppear \
                one.viewDidDisappear two.loadView two.viewDidLoad two.viewWillAppear two.viewDidAppear
                """,
            shows: [.hears(.loading + .appearing, by: .presented)],
            perhaps: [.hears(.layout + .disappearing)],
            when: [.given(.dismiss, .present), .meets(.dismissalDelaysPresentation)]
        ),
        Misconception(
            "presenting-again-shows-again",
            "Presenting a controller that is up already shows it anew, or does nothing.",
            instead: "It raises: look at presentingViewController first.",
            breaks: .presentingActiveControllerRaises,
            sources: [
                .questions,
                .page(
                    "WordPressAuthenticator-iOS issue 453: next screen pushed twice",
                    "https://github.com/wordpress-mobile/WordPressAuthenticator-iOS/issues/453"),
            ],
            after: "\(Setting.presenter); present detail", predicting: "present detail from vc",
            answer: "detail.viewWillAppear detail.viewDidAppear",
            shows: [.hears(.loading + .appearing, by: .presented)],
            perhaps: [.hears(.layout + .disappearing)],
            when: [.given(.present), .crash]
        ),
        Misconception(
            "only-the-asked-presenter-hides",
            """
            If a screen in a container presents full screen, only that screen disappears, not the container or what is on \
            top of it.
            """,
            instead: "The presentation covers the root of it all: containers hear, too.",
            breaks: .presenterIsSuitableAncestor, sources: [.questions],
            after: "\(Setting.navigation); class Detail; new Detail as detail",
            predicting: "present detail from feed as fullScreen",
            answer: """
                detail.loadView detail.viewDidLoad feed.viewWillDisappear detail.viewWillAppear \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                detail.viewDidAppear feed.viewDidDisappear
                """,
            shows: [
                .oneOf([
                    .misses(.disappearing, by: .both(.contains, .goes)),
                    .hears(.disappearing, by: .both(.askedToPresent, .not(.wasOnScreen))),
                ])
            ],
            perhaps: [.misses(.layout, by: .contains), .misses(.disappearing, by: .goes)],
            when: [
                .given(.present),
                .either(
                    .answers(.disappearing, by: .goes),
                    .answers(.disappearing, by: .both(.askedToPresent, .not(.wasOnScreen)))),
            ]
        ),
    ]
}
