import Lifecycle

extension Misconception {
    /// Beliefs about rotation, sizes and traits.
    static let rotation: [Misconception] = [
        Misconception(
            "added-view-hears-turn", "Whoever's view is on screen hears that the interface turns.",
            instead: "A new size goes from parents to children: add the controller with addChild.",
            breaks: .sizeTransitionReachesChildren,
            sources: [
                .page(
                    "SlideOutNavigation issue 14: without containment no rotation",
                    "https://github.com/andreamazz/SlideOutNavigation/issues/14"),
                .page(
                    "SlideOutNavigation issue 80: children hear of no new size",
                    "https://github.com/andreamazz/SlideOutNavigation/issues/80"),
            ],
            after: "\(Setting.child); add subview feed in vc", predicting: "rotate landscape",
            answer: """
                vc.willTransition(toTraits:) vc.viewWillTransition feed.viewWillTransition \
                vc.viewWillLayoutSubviews vc.viewDidLayoutSubviews feed.viewWillLayoutSubviews \
                feed.viewDidLayoutSubviews
                """,
            shows: [.hears(.turning, by: .viewOnly)],
            perhaps: [.misses(.layout), .hears(.layout, by: .viewOnly)],
            when: [.given(.turn)]
        ),
        Misconception(
            "rotation-appears", "Turning the device makes the controller disappear and appear again.",
            instead: """
                It hears of its new size and is laid out anew: from iOS 8 on act in \
                viewWillTransition(to:with:).
                """,
            breaks: .rotationKeepsAppearance, claims: ["L25"], after: "launch",
            predicting: "rotate landscape",
            answer: "viewWillDisappear viewDidDisappear viewWillAppear viewDidAppear",
            shows: [.hears(.showing)], when: [.given(.turn)]
        ),
        Misconception(
            "willRotate-still-exists", "A rotation is still told by willRotate and didRotate.",
            instead: """
                From iOS 8 on override viewWillTransition(to:with:) and animate alongside its \
                coordinator.
                """,
            breaks: .sizeTransitionTellsSize, after: "launch", predicting: "rotate landscape",
            answer: "willRotate viewWillLayoutSubviews viewDidLayoutSubviews didRotate",
            shows: [.hears([.willRotate, .willAnimateRotation, .didRotate])], perhaps: [.misses(.turning)],
            when: [.given(.turn), .holds(.sizeTransitionTellsSize)]
        ),
        Misconception(
            "super-unneeded-in-rotation",
            "viewWillTransition reaches the children whether or not an override calls super.",
            instead: "The inherited method passes it on: always call super.",
            breaks: .sizeTransitionReachesChildren,
            sources: [
                .page(
                    "FLEX pull 381: call super in viewWillTransition",
                    "https://github.com/FLEXTool/FLEX/pull/381"),
                .page(
                    "firefox-ios pull 1327: missing super kept a panel from viewWillTransitionToSize",
                    "https://github.com/mozilla-mobile/firefox-ios/pull/1327"),
            ],
            after: """
                class Box; class Feed; override viewWillTransition in Box without super; new Box as \
                box; launch box; new Feed as feed; embed feed in box
                """,
            predicting: "rotate landscape",
            answer: """
                box.willTransition(toTraits:) feed.willTransition(toTraits:) box.viewWillTransition \
                feed.viewWillTransition box.viewWillLayoutSubviews box.viewDidLayoutSubviews \
                feed.viewWillLayoutSubviews feed.viewDidLayoutSubviews
                """,
            shows: [.hears([.viewWillTransition], by: .inside)],
            when: [.some(.both(.contains, .skipsSuper(.viewWillTransition)))]
        ),
        Misconception(
            "traits-change-at-launch", "traitCollectionDidChange comes at every launch.",
            instead: "From iOS 13 on it tells real changes only: do first set-up elsewhere.",
            breaks: .traitsDidChange,
            sources: [
                .questions,
                .page(
                    "iOS8 Day-by-Day 14: rotation deprecation",
                    "https://www.shinobicharts.com/blog/ios8-day-by-day-day-14-rotation-deprecation/"),
            ],
            after: "override traitCollectionDidChange with super", predicting: "launch",
            answer: """
                loadView viewDidLoad viewWillAppear traitCollectionDidChange viewIsAppearing \
                viewWillLayoutSubviews viewDidLayoutSubviews viewDidAppear
                """,
            shows: [.hears([.traitCollectionDidChange], by: .comes)]
        ),
        Misconception(
            "new-size-before-transition", "In viewWillTransition the view has its new size already.",
            instead: "Use its size argument; layout comes alongside.", breaks: .sizeTransitionTellsSize,
            sources: [
                .page(
                    "UIViewController returns invalid frame?",
                    "https://newbe.dev/uiviewcontroller-returns-invalid-frame"),
                .page(
                    "gini-mobile-ios pull 920: size on entering in landscape, viewWillAppear too early",
                    "https://github.com/gini/gini-mobile-ios/pull/920"),
            ],
            after: "launch", predicting: "rotate landscape",
            answer:
                "willTransition(toTraits:) viewWillLayoutSubviews viewDidLayoutSubviews viewWillTransition",
            shows: [.puts(.layout, before: [.viewWillTransition])]
        ),
        Misconception(
            "rotation-skips-presenter",
            "A presenter does not hear of a rotation while something is presented over it.",
            instead:
                "It hears, and is asked for its size, covered or not: do not touch what is off screen there.",
            breaks: .sizeTransitionReachesPresented,
            sources: [
                .page(
                    "onmyway133/notes issue 202: presenter hears viewWillTransition under a modal",
                    "https://github.com/onmyway133/notes/issues/202")
            ],
            after: "\(Setting.presenter); present detail as fullScreen", predicting: "rotate landscape",
            answer: """
                detail.willTransition(toTraits:) detail.viewWillTransition \
                detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews
                """,
            shows: [.misses([.viewWillTransition], by: .both(.inPresenter, .wasThere))],
            perhaps: [.misses(.layout + [.willTransitionToTraits], by: .inPresenter)], when: [.given(.turn)]
        ),
        Misconception(
            "covered-is-told-of-size-on-return",
            "A controller that was covered during a rotation hears viewWillTransition when it comes back.",
            instead: "It heard when the device turned; on return it is only laid out.",
            breaks: .sizeTransitionReachesChildren, or: [.sizeTransitionReachesPresented],
            sources: [
                .questions,
                .page(
                    "gini-mobile-ios pull 920: size on entering in landscape, viewWillAppear too early",
                    "https://github.com/gini/gini-mobile-ios/pull/920"),
            ],
            after: "\(Setting.pushed); rotate landscape", predicting: "pop",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear feed.viewWillTransition \
                feed.viewWillAppear nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews \
                feed.viewIsAppearing feed.viewWillLayoutSubviews feed.viewDidLayoutSubviews \
                detail.viewDidDisappear feed.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.hears([.viewWillTransition], by: .both(.hadPlace, .comes))], when: [.turnedBefore]
        ),
        Misconception(
            "launch-on-its-side-transitions", "A launch in landscape sends viewWillTransition.",
            instead: "Nothing changes at launch: read the size in layout as well.",
            breaks: .sizeTransitionTellsSize,
            sources: [
                .page(
                    "gini-mobile-ios pull 920: size on entering in landscape, viewWillAppear too early",
                    "https://github.com/gini/gini-mobile-ios/pull/920"),
                .page(
                    "UIViewController returns invalid frame?",
                    "https://newbe.dev/uiviewcontroller-returns-invalid-frame"),
            ],
            after: "device iPhone 15 landscape", predicting: "launch",
            answer: """
                loadView viewDidLoad viewWillAppear viewIsAppearing viewWillLayoutSubviews \
                viewDidLayoutSubviews viewDidAppear viewWillTransition
                """,
            shows: [.hears([.viewWillTransition], by: .comes)], when: [.given(.launch), .onItsSide]
        ),
        Misconception(
            "refused-rotation-transitions",
            "A portrait-only controller hears of the turn of the device, too.",
            instead: "Without permission nothing turns; the device's orientation is a notification.",
            breaks: .rotationNeedsPermission, or: [.appLimitsOrientations],
            sources: [
                .page(
                    "ColorMatchTabs issue 9: willTransition and viewWillTransition not heard",
                    "https://github.com/Yalantis/ColorMatchTabs/issues/9"),
                .questions,
            ],
            after: "orientations portrait; launch", predicting: "rotate landscape",
            answer: "viewWillTransition viewWillLayoutSubviews viewDidLayoutSubviews",
            shows: [.hears([.viewWillTransition])], perhaps: [.hears(.layout + [.willTransitionToTraits])],
            when: [.given(.turn), .silence]
        ),
        Misconception(
            "stack-asks-its-top",
            "A navigation controller lets the controller on top decide which ways the device may turn.",
            instead: "Only the root, or what covers it, is asked: a container has to pass the question on.",
            breaks: .rotationAsksTopmost,
            sources: [
                .page(
                    "rdar 14080208: the stack's top is not asked about orientations",
                    "https://github.com/lionheart/openradar-mirror/issues/4921"),
                .page(
                    "Scandit pull 221: orientations of a picker in a navigation controller do not count",
                    "https://github.com/Scandit/barcodescanner-sdk-cordova/pull/221"),
            ],
            after: """
                class Feed; orientations portrait in Feed; new Feed as feed; new UINavigationController \
                as nav with feed; launch nav
                """,
            predicting: "rotate landscape", answer: "nothing", shows: [.nothing],
            when: [.given(.turn), .holds(.rotationAsksTopmost), .some(.allowsPortraitOnly)]
        ),
        Misconception(
            "children-turn-first", "Children hear viewWillTransition before their parent.",
            instead: "The parent hears first and passes it on through super.",
            breaks: .sizeTransitionReachesChildren,
            sources: [
                .page(
                    "firefox-ios pull 1327: missing super kept a panel from viewWillTransitionToSize",
                    "https://github.com/mozilla-mobile/firefox-ios/pull/1327")
            ],
            after: Setting.embedded, predicting: "rotate landscape",
            answer: """
                vc.willTransition(toTraits:) feed.willTransition(toTraits:) feed.viewWillTransition \
                vc.viewWillTransition vc.viewWillLayoutSubviews vc.viewDidLayoutSubviews \
                feed.viewWillLayoutSubviews feed.viewDidLayoutSubviews
                """,
            shows: [
                .oneOf([
                    .putsOne(
                        [.viewWillTransition], of: .child, beforeAnothers: [.viewWillTransition], by: .parent),
                    .putsOne(
                        [.viewWillTransition], of: .contained, beforeAnothers: [.viewWillTransition],
                        by: .container),
                ])
            ]
        ),
        Misconception(
            "every-rotation-changes-traits",
            "Every rotation sends willTransition(to:) for traits, on iPads, too.",
            instead: "A full-screen iPad is regular both ways: only its size changes.",
            breaks: .traitsAreToldFirst,
            sources: [
                .page(
                    "ColorMatchTabs issue 9: willTransition and viewWillTransition not heard",
                    "https://github.com/Yalantis/ColorMatchTabs/issues/9"),
                .page(
                    "iOS8 Day-by-Day 14: rotation deprecation",
                    "https://www.shinobicharts.com/blog/ios8-day-by-day-day-14-rotation-deprecation/"),
            ],
            after: "device iPad; launch", predicting: "rotate landscape",
            answer:
                "willTransition(toTraits:) viewWillTransition viewWillLayoutSubviews viewDidLayoutSubviews",
            shows: [.hears([.willTransitionToTraits, .traitCollectionDidChange])],
            when: [
                .given(.turn),
                .both(
                    .calls([.viewWillTransition]),
                    .not(.calls([.willTransitionToTraits, .traitCollectionDidChange]))),
            ]
        ),
        Misconception(
            "size-before-traits", "viewWillTransition comes before willTransition(to:) for traits.",
            instead: "Traits are told first.", breaks: .traitsAreToldFirst,
            sources: [
                .page(
                    "iOS8 Day-by-Day 14: rotation deprecation",
                    "https://www.shinobicharts.com/blog/ios8-day-by-day-day-14-rotation-deprecation/")
            ],
            after: "launch", predicting: "rotate landscape",
            answer:
                "viewWillTransition willTransition(toTraits:) viewWillLayoutSubviews viewDidLayoutSubviews",
            shows: [.puts([.viewWillTransition], before: [.willTransitionToTraits])]
        ),
        Misconception(
            "rotation-loads-again", "Turning the device loads the view again.",
            instead: "The view stays and gets another size: act in viewWillTransition(to:with:).",
            breaks: .getterReturnsExistingView, after: "launch",
            predicting: "rotate landscape",
            answer: """
                loadView viewDidLoad willTransition(toTraits:) viewWillTransition viewWillLayoutSubviews \
                viewDidLayoutSubviews
                """,
            shows: [.hears(.loading, by: .stays)], when: [.given(.turn)]
        ),
        Misconception(
            "size-needs-forwarding", "A container of one's own has to pass viewWillTransition on by hand.",
            instead: "What it inherits passes it on to all children: call super, no more.",
            breaks: .sizeTransitionReachesChildren, after: Setting.embedded,
            predicting: "rotate landscape",
            answer: """
                vc.willTransition(toTraits:) vc.viewWillTransition vc.viewWillLayoutSubviews \
                vc.viewDidLayoutSubviews feed.viewWillLayoutSubviews feed.viewDidLayoutSubviews
                """,
            shows: [.misses([.viewWillTransition], by: .child)],
            perhaps: [.misses([.willTransitionToTraits], by: .child)],
            when: [
                .given(.turn), .answers([.viewWillTransition], by: .parent), .none(.inHandForwarder),
            ]
        ),
    ]
}
