import Lifecycle

extension Misconception {
    /// Beliefs about appearing and disappearing.
    static let appearance: [Misconception] = [
        Misconception(
            "isAppearing-is-everywhere", "viewIsAppearing is called on every release.",
            instead: "It begins with iOS 13. Before, use the layout callbacks for geometry.",
            breaks: .isAppearingFollowsGeometry, after: "ios 12", predicting: "launch",
            answer: """
                loadView viewDidLoad viewWillAppear viewIsAppearing viewWillLayoutSubviews \
                viewDidLayoutSubviews viewDidAppear
                """,
            shows: [.hears([.viewIsAppearing])], when: [.lacks(.isAppearingFollowsGeometry)]
        ),
        Misconception(
            "appears-before-loading", "The view is told to appear first and is loaded then.",
            instead: "There has to be a view before anything can appear: viewDidLoad comes first.",
            breaks: .viewDidLoadFollowsLoadView, claims: ["T7"], predicting: "launch",
            answer: """
                loadView viewWillAppear viewDidLoad viewIsAppearing viewWillLayoutSubviews \
                viewDidLayoutSubviews viewDidAppear
                """,
            shows: [.puts([.viewWillAppear], before: [.viewDidLoad])]
        ),
        Misconception(
            "isAppearing-first", "viewIsAppearing comes before viewWillAppear.",
            instead: "Will, is, did: it comes when the view is in the window, before layout.",
            breaks: .isAppearingFollowsGeometry, predicting: "launch",
            answer: """
                loadView viewDidLoad viewIsAppearing viewWillAppear viewWillLayoutSubviews \
                viewDidLayoutSubviews viewDidAppear
                """,
            shows: [.puts([.viewIsAppearing], before: [.viewWillAppear])]
        ),
        Misconception(
            "isAppearing-after-layout", "viewIsAppearing comes after layout.",
            instead: "The view has its size by then, but its subviews are not laid out yet.",
            breaks: .isAppearingFollowsGeometry, sources: [.questions], predicting: "launch",
            answer: """
                loadView viewDidLoad viewWillAppear viewWillLayoutSubviews viewDidLayoutSubviews \
                viewIsAppearing viewDidAppear
                """,
            shows: [.puts(.layout, before: [.viewIsAppearing])],
            when: [
                .unless(
                    .oneOf([
                        .puts(.layout, before: [.viewWillAppear]),
                        .puts([.viewDidAppear], before: [.viewIsAppearing]),
                    ]))
            ]
        ),
        Misconception(
            "isAppearing-after-didAppear", "viewIsAppearing follows viewDidAppear.",
            instead: "Will, is, did: it comes before the animation, viewDidAppear after it.",
            breaks: .isAppearingFollowsGeometry, predicting: "launch",
            answer: """
                loadView viewDidLoad viewWillAppear viewWillLayoutSubviews viewDidLayoutSubviews \
                viewDidAppear viewIsAppearing
                """,
            shows: [.puts([.viewDidAppear], before: [.viewIsAppearing])]
        ),
        Misconception(
            "isAppearing-once-in-life", "viewIsAppearing comes once in a controller's life.",
            instead: "It comes with every appearance; use a flag for what is to happen once.",
            breaks: .isAppearingFollowsGeometry,
            sources: [
                .page(
                    "Apple: viewIsAppearing(_:)",
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)"),
                .questions,
            ],
            after: Setting.pushed, predicting: "pop",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear feed.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews detail.viewDidDisappear \
                feed.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.misses([.viewIsAppearing], by: .both(.wasShown, .comes))],
            when: [.both(.answers([.viewDidAppear], by: .comes), .addsNothing)]
        ),
        Misconception(
            "isAppearing-at-each-layout", "viewIsAppearing comes at each change of size, too.",
            instead: "Once per appearance; for every size use the layout callbacks.",
            breaks: .isAppearingFollowsGeometry,
            sources: [
                .page(
                    "Apple: viewIsAppearing(_:)",
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)"),
                .questions,
            ],
            after: "launch", predicting: "rotate landscape",
            answer: """
                willTransition(toTraits:) viewWillTransition viewIsAppearing viewWillLayoutSubviews \
                viewDidLayoutSubviews
                """,
            shows: [.hears([.viewIsAppearing], by: .stays)], when: [.given(.turn)]
        ),
        Misconception(
            "isAppearing-replaces-will", "From iOS 17 on viewIsAppearing comes in place of viewWillAppear.",
            instead: "Both come; coordinators and balanced work stay in viewWillAppear.",
            breaks: .willAppearPrecedesWindow,
            sources: [
                .page(
                    "WWDC23 10055, What is new in UIKit",
                    "https://developer.apple.com/videos/play/wwdc2023/10055/"),
                .questions,
            ],
            predicting: "launch",
            answer: """
                loadView viewDidLoad viewIsAppearing viewWillLayoutSubviews viewDidLayoutSubviews \
                viewDidAppear
                """,
            shows: [.misses([.viewWillAppear], by: .comes)],
            when: [.answers([.viewIsAppearing]), .not(.answers([.viewWillAppear]))]
        ),
        Misconception(
            "isAppearing-needs-17", "viewIsAppearing is called on iOS 17 and later only.",
            instead: "The SDK of iOS 17 made it public; it runs from iOS 13 on.",
            breaks: .isAppearingFollowsGeometry,
            sources: [
                .page(
                    "WWDC23 10055, What is new in UIKit",
                    "https://developer.apple.com/videos/play/wwdc2023/10055/"),
                .page(
                    "Apple: viewIsAppearing(_:)",
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)"),
            ],
            after: "ios 15", predicting: "launch",
            answer: """
                loadView viewDidLoad viewWillAppear viewWillLayoutSubviews viewDidLayoutSubviews \
                viewDidAppear
                """,
            shows: [.misses([.viewIsAppearing], by: .comes)],
            when: [.lacks(.traitsComeFromSuperview), .answers([.viewDidAppear], by: .comes)]
        ),
        Misconception(
            "hiding-disappears", "Hiding a controller's view sends viewWillDisappear and viewDidDisappear.",
            instead: "Appearance follows the window, not visibility: act where you hide it.",
            breaks: .windowMoveDrivesAppearance,
            sources: [
                .page(
                    "UIViewController.h as quoted: \"dismissed, covered or otherwise hidden\"",
                    "http://jeqvl.baihongyu.com"),
                .page(
                    "openradar 17707286: child under a hidden container", "http://www.openradar.me/17707286"),
            ],
            after: "launch", predicting: "hidden vc", answer: "viewWillDisappear viewDidDisappear",
            shows: [.hears(.disappearing, by: .stays)], when: [.given(.hide)]
        ),
        Misconception(
            "covering-view-disappears",
            "A view that another view covers disappears: viewWillDisappear comes.",
            instead: "A view on top tells nothing; only leaving the window does.",
            breaks: .windowMoveDrivesAppearance,
            sources: [
                .page(
                    "UIViewController.h as quoted: \"dismissed, covered or otherwise hidden\"",
                    "http://jeqvl.baihongyu.com"),
                .page(
                    "View lifecycle, a quick summary (covered or hidden is not told)",
                    "https://navbarbar.medium.com/view-lifecycle-a-quick-summary-df92d708efaa"),
            ],
            after: "launch vc", predicting: "view cover in vc frame 0 0 393 852",
            answer: "viewWillDisappear viewDidDisappear",
            shows: [.hears(.disappearing, by: .both(.stays, .not(.added)))], perhaps: [.misses(.layout)],
            when: [.given(.makeView, .embed, .addSubview)]
        ),
        Misconception(
            "removing-view-is-silent",
            "Taking a controller's view out of its superview by hand calls nothing on the controller.",
            instead: "It leaves the window: both disappear callbacks come.",
            breaks: .willDisappearPrecedesRemoval,
            sources: [.containmentOfIOS5, .questions],
            after: "launch", predicting: "remove view vc", answer: "nothing", shows: [.nothing],
            when: [.given(.removeView), .calls(.disappearing)]
        ),
        Misconception(
            "begin-sends-did", "beginAppearanceTransition sends both will and did.",
            instead: "The did comes from endAppearanceTransition: call it when the animation ends.",
            breaks: .beginSendsWill,
            sources: [
                .page(
                    "XLPagerTabStrip issue 172: viewDidAppear called twice",
                    "https://github.com/xmartlabs/XLPagerTabStrip/issues/172"),
                .page(
                    "mullvadvpn-app pull 2802: double endAppearanceTransition",
                    "https://github.com/mullvad/mullvadvpn-app/pull/2802"),
            ],
            after: "access view", predicting: "begin appearance vc appearing",
            answer: "viewWillAppear viewDidAppear", shows: [.hears([.viewDidAppear, .viewDidDisappear])],
            when: [.given(.beginAppearance)]
        ),
        Misconception(
            "end-always-sends-did", "endAppearanceTransition sends viewDidAppear whatever came before.",
            instead: "Without its begin it only complains of unbalanced calls.",
            breaks: .imbalanceIsComplainedOf,
            sources: [
                .page(
                    "Parchment pull 373: unbalanced appearance transitions",
                    "https://github.com/rechsteiner/Parchment/pull/373"),
                .page(
                    "mullvadvpn-app pull 2802: double endAppearanceTransition",
                    "https://github.com/mullvad/mullvadvpn-app/pull/2802"),
            ],
            after: "access view", predicting: "end appearance vc", answer: "viewDidAppear",
            shows: [.hears([.viewDidAppear, .viewDidDisappear])], when: [.given(.endAppearance)]
        ),
        Misconception(
            "willAppear-only-first",
            "viewWillAppear comes when a screen is first shown, not when one comes back to it.",
            instead: "It comes at every return of a view to the window.", breaks: .navigationHidesFirst,
            sources: [
                .questions,
                .page(
                    "onmyway133/notes issue 167: appears, but not from dismissal",
                    "https://github.com/onmyway133/notes/issues/167"),
            ],
            after: Setting.pushed, predicting: "pop",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear nav.viewWillLayoutSubviews \
                nav.viewDidLayoutSubviews detail.viewDidDisappear detail.didMove(toParent:)
                """,
            shows: [.misses([.viewWillAppear], by: .both(.wasShown, .comes))],
            perhaps: [.misses([.viewIsAppearing, .viewDidAppear], by: .both(.wasShown, .comes))],
            when: [
                .answers([.viewWillDisappear]), .not(.given(.dismiss, .swipeBack, .selectTab)),
                .not(.unwindsPresentation),
            ]
        ),
        Misconception(
            "nothing-without-super",
            "Where an override leaves super out, as in viewWillAppear, the rest of the callbacks does not come.",
            instead:
                "They are independent calls; super is due all the same, for containers and base classes.",
            breaks: .superIsExpected,
            sources: [
                .page(
                    "EBPhotoPages issue 18: should call super",
                    "https://github.com/EddyBorja/EBPhotoPages/issues/18"),
                .page(
                    "uservoice-ios-sdk pull 320: call super",
                    "https://github.com/uservoice/uservoice-ios-sdk/pull/320"),
            ],
            after: "override viewWillAppear without super", predicting: "launch",
            answer: "loadView viewDidLoad viewWillAppear",
            shows: [
                .misses(
                    [.viewDidAppear, .viewDidDisappear, .viewDidLayoutSubviews], by: .skipsSuperSomewhere)
            ],
            perhaps: [.misses([.viewIsAppearing] + .layout)],
            when: [.answers([.viewWillAppear, .viewWillDisappear, .viewWillLayoutSubviews])]
        ),
        Misconception(
            "nothing-without-super-didLoad", "Without super.viewDidLoad the view does not appear.",
            instead: "UIViewController's viewDidLoad does nothing; call it for the classes between.",
            breaks: .superIsExpected,
            sources: [
                .page(
                    "EBPhotoPages issue 18: should call super",
                    "https://github.com/EddyBorja/EBPhotoPages/issues/18"),
                .questions,
            ],
            after: "override viewDidLoad without super", predicting: "launch", answer: "loadView viewDidLoad",
            shows: [.misses([.viewWillAppear], by: .skipsSuper(.viewDidLoad))],
            perhaps: [.misses(.appearing + .layout)], when: [.answers([.viewDidLoad])]
        ),
    ]
}
