import Lifecycle

extension Misconception {
    /// Beliefs about who keeps a controller alive, and the end of one.
    static let lifetime: [Misconception] = [
        Misconception(
            "pop-frees-first", "A pop frees the controller first, then the one below appears.",
            instead: "The stack lets go when the transition is over: deinit is the last call.",
            breaks: .lastReferenceEndsObject,
            sources: [
                .page(
                    "UINavigationController and dealloc (machine-written answer)",
                    "https://errorhandle.ai/uinavigationcontroller-and-uiviewcontroller-dealloc"),
                .questions,
            ],
            after: "\(Setting.pushed); release detail", predicting: "pop",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear detail.deinit feed.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews feed.viewIsAppearing \
                detail.viewDidDisappear feed.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.puts(.end, before: [.viewDidDisappear], by: .inNavigation)]
        ),
        Misconception(
            "pop-keeps-controller",
            "A popped controller stays in memory; the navigation controller keeps it for next time.",
            instead: "Nobody keeps it: it goes, unless something of yours holds it.",
            breaks: .lastReferenceEndsObject,
            sources: [
                .page(
                    "UINavigationController and dealloc (machine-written answer)",
                    "https://errorhandle.ai/uinavigationcontroller-and-uiviewcontroller-dealloc"),
                .page("控制器 dealloc 不调用 (javashuo)", "http://www.javashuo.com/article/p-zzvlajjs-gx.html"),
            ],
            after: "\(Setting.pushed); release detail", predicting: "pop",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear feed.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews feed.viewIsAppearing \
                detail.viewDidDisappear feed.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.misses(.end, by: .leavesStackCleanly)],
            when: [.either(.given(.pop, .popToRoot), .both(.given(.finish), .some(.leavesStack)))]
        ),
        Misconception(
            "pop-frees-what-is-held", "A popped controller is freed, whoever else holds it.",
            instead: "Your variable or property keeps it: set it to nil, or make it weak.",
            breaks: .strongReferenceKeepsAlive,
            sources: [
                .page(
                    "UINavigationController and dealloc (machine-written answer)",
                    "https://errorhandle.ai/uinavigationcontroller-and-uiviewcontroller-dealloc"),
                .page(
                    "Need assistance regarding UIViewController (Stack Overflow 16333731)",
                    "https://stackoverflow.com/questions/16333731"),
            ],
            after: Setting.pushed, predicting: "pop",
            answer: """
                detail.willMove(toParent:) detail.viewWillDisappear feed.viewWillAppear \
                nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews feed.viewIsAppearing \
                detail.viewDidDisappear feed.viewDidAppear detail.didMove(toParent:) detail.deinit
                """,
            shows: [.hears(.end, by: .both(.leavesStack, .heldByOthers))],
            when: [.given(.pop, .popToRoot, .finish)]
        ),
        Misconception(
            "covering-frees", "A controller that a push covers is freed; only the root stays.",
            instead: "The stack holds it with its view; free big data in viewDidDisappear if you must.",
            breaks: .strongReferenceKeepsAlive,
            sources: [
                .page(
                    "ViewController의 생명주기 (clamp-coding): every view but the root leaves memory when it disappears",
                    "https://clamp-coding.tistory.com/tag/Q"),
                .page(
                    "IOS UIViewController 生命周期 (cnblogs 4730443): on return all starts from alloc",
                    "https://cnblogs.com/naray/p/4730443.html"),
            ],
            after: "\(Setting.navigation); release feed; new Feed as detail", predicting: "push detail",
            answer: """
                detail.willMove(toParent:) detail.loadView detail.viewDidLoad feed.viewWillDisappear \
                detail.viewWillAppear nav.viewWillLayoutSubviews nav.viewDidLayoutSubviews \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                feed.viewDidDisappear feed.deinit detail.viewDidAppear detail.didMove(toParent:)
                """,
            shows: [.hears(.end, by: .both(.covered, .goes))], when: [.changesStack]
        ),
        Misconception(
            "didDisappear-means-deinit",
            """
            After viewDidDisappear the controller is destroyed: the presenter under a full-screen one, for \
            example.
            """,
            instead: "Disappearing and being freed are two things; deinit comes when nothing holds it.",
            breaks: .strongReferenceKeepsAlive,
            sources: [
                .page(
                    "UIViewController的生命周期 (jianshu 9df2cd7920c6): removal ends with dealloc",
                    "http://reibang.com/p/9df2cd7920c6"),
                .page(
                    "ViewController life (zoukankan 4791402): removal ends with dealloc",
                    "http://t.zoukankan.com/zfg-technology-p-4791402.html"),
            ],
            after: "launch vc; class Detail; new Detail as detail; use vc",
            predicting: "present detail from vc as fullScreen",
            answer: """
                detail.loadView detail.viewDidLoad vc.viewWillDisappear detail.viewWillAppear \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                vc.viewWillLayoutSubviews vc.viewDidLayoutSubviews detail.viewDidAppear \
                vc.viewDidDisappear vc.deinit
                """,
            shows: [.hears(.end, by: .goes)],
            when: [
                .either(
                    .given(.present, .selectTab, .turnPage, .performSegue),
                    .both(.given(.removeView), .none(.both(.inside, .goes))))
            ]
        ),
        Misconception(
            "release-frees-root", "Setting the variable to nil frees the controller that is on screen.",
            instead: "The window holds its root: take it out there.", breaks: .strongReferenceKeepsAlive,
            sources: [
                .page(
                    "Need assistance regarding UIViewController (Stack Overflow 16333731)",
                    "https://stackoverflow.com/questions/16333731"),
                .questions,
            ],
            after: "launch vc", predicting: "release vc", answer: "deinit", shows: [.hears(.end, by: .root)],
            when: [.given(.release)]
        ),
        Misconception(
            "release-frees-child", "A child goes when the variable that held it is released.",
            instead: "Its parent holds it: remove it by the recipe.", breaks: .strongReferenceKeepsAlive,
            sources: [
                .questions,
                .page(
                    "Why addChild if viewDidLoad comes anyway? (Stack Overflow answer 60386750: the controller vanished)",
                    "https://coderapp.vercel.app/answer/60386750"),
            ],
            after: Setting.embedded, predicting: "release feed", answer: "feed.deinit",
            shows: [.hears(.end, by: .both(.child, .released))]
        ),
        Misconception(
            "addSubview-holds-controller",
            "Adding a controller's view to another view keeps the controller alive.",
            instead: "A view does not hold its controller: addChild does.", breaks: .lastReferenceEndsObject,
            sources: [
                .page(
                    "Why addChild if viewDidLoad comes anyway? (Stack Overflow answer 60386750: the controller vanished)",
                    "https://coderapp.vercel.app/answer/60386750"),
                .questions,
            ],
            after: "\(Setting.child); add subview feed in vc", predicting: "release feed", answer: "nothing",
            shows: [.misses(.end, by: .both(.hasNoParent, .wasAddedAsViewOnly))],
            when: [.both(.given(.release), .none(.wasPresented))]
        ),
        Misconception(
            "dismissal-frees-what-is-held", "A dismissed controller is freed, whoever holds it.",
            instead: "Your property keeps it, with its view and its state.",
            breaks: .strongReferenceKeepsAlive,
            sources: [
                .page(
                    "Need assistance regarding UIViewController (Stack Overflow 16333731)",
                    "https://stackoverflow.com/questions/16333731"),
                .questions,
            ],
            after: "\(Setting.presenter); present detail; use vc", predicting: "dismiss",
            answer: "detail.viewWillDisappear detail.viewDidDisappear detail.deinit",
            shows: [.hears(.end, by: .both(.wasPresented, .held))], when: [.given(.dismiss)]
        ),
        Misconception(
            "dismissal-keeps-controller", "A dismissed controller stays in memory.",
            instead: "The presentation held it: it goes with it.", breaks: .lastReferenceEndsObject,
            sources: [
                .page(
                    "What happens to the presenting controller (Michael Long)",
                    "https://michaellong.medium.com/do-you-remember-what-happens-to-the-uikit-presentingviewcontroller-of-a-modally-presented-vc-8bb997340c86"
                ),
                .questions,
            ],
            after: "\(Setting.presenter); present detail; release detail; use vc", predicting: "dismiss",
            answer: "detail.viewWillDisappear detail.viewDidDisappear",
            shows: [.misses(.end, by: .wasPresented)]
        ),
        Misconception(
            "dismissal-frees-first", "A dismissed controller is freed before it has disappeared.",
            instead: "deinit is the last call.", breaks: .lastReferenceEndsObject, sources: [.questions],
            after: "\(Setting.presenter); present detail; release detail; use vc", predicting: "dismiss",
            answer: "detail.viewWillDisappear detail.deinit detail.viewDidDisappear",
            shows: [.puts(.end, before: .disappearing, by: .wasPresented)]
        ),
        Misconception(
            "children-freed-first", "A container that goes frees its children before its own deinit.",
            instead: "deinit of the owner runs first, then what it held is let go.",
            breaks: .lastReferenceEndsObject, sources: [.questions],
            after: """
                use vc; class Box; class Feed; new Box as box; access view box; new Feed as feed; embed \
                feed in box; release feed
                """,
            predicting: "release box", answer: "feed.deinit box.deinit",
            shows: [.putsOne(.end, of: .inside, beforeAnothers: .end, by: .contains)]
        ),
        Misconception(
            "killing-frees", "When the app is thrown out, its controllers are freed: deinit comes.",
            instead: "The process just ends; save when you leave the screen.",
            breaks: .killedSceneTakesRootAway, or: [.strongReferenceKeepsAlive, .suspendedAppHearsNothing],
            sources: [
                .page(
                    "When will applicationWillTerminate be called",
                    "https://seacode.uk/swift/when-will-applicationwillterminate-be-called"),
                .page(
                    "뷰 컨트롤러의 생명주기 (colinch4): viewWillDisappear also when the app ends",
                    "https://colinch4.github.io/2023-12-18/10-10-52-345458-%EB%B7%B0%EC%99%80-%EB%B7%B0-%EC%BB%A8%ED%8A%B8%EB%A1%A4%EB%9F%AC%EC%9D%98-%EC%83%9D%EB%AA%85%EC%A3%BC%EA%B8%B0%EB%8A%94-%EB%AC%B4%EC%97%87%EC%9D%B8%EA%B0%80%EC%9A%94/"
                ),
            ],
            after: "launch", predicting: "terminate", answer: "viewWillDisappear viewDidDisappear deinit",
            shows: [.hears(.end)], when: [.given(.terminate)]
        ),
        Misconception(
            "warning-frees-controllers", "On a memory warning the system frees controllers that are covered.",
            instead: "It frees none: whoever holds them does.", breaks: .memoryWarningReachesEveryController,
            sources: [
                .page(
                    "UIViewController的生命周期 (cnblogs 3067898)",
                    "https://www.cnblogs.com/wangshengl9263/p/3067898.html"),
                .questions,
            ],
            after: Setting.pushed, predicting: "memory warning",
            answer: """
                feed.didReceiveMemoryWarning feed.deinit nav.didReceiveMemoryWarning \
                detail.didReceiveMemoryWarning
                """,
            shows: [.hears(.end)], when: [.given(.memoryWarning)]
        ),
        Misconception(
            "mutual-references-free",
            "Two controllers that hold each other go when both variables are released.",
            instead: "Make one way weak, as delegates are.", breaks: .strongReferenceKeepsAlive,
            sources: [
                .page(
                    "LNPopupController issue 48: a strong delegate keeps the controller",
                    "https://github.com/LeoNatan/LNPopupController/issues/48"),
                .page("控制器 dealloc 不调用 (javashuo)", "http://www.javashuo.com/article/p-zzvlajjs-gx.html"),
            ],
            after: """
                class Feed; property other: UIViewController in Feed; new Feed as a; new Feed as b; set \
                a.other to b; set b.other to a; release b
                """,
            predicting: "release a", answer: "a.deinit b.deinit", shows: [.hears(.end, by: .inCircle)],
            when: [.given(.release, .pop, .popToRoot, .dismiss)]
        ),
        Misconception(
            "weak-property-holds", "A weak property keeps the controller while it is set.",
            instead: "Somebody has to hold it strongly.", breaks: .weakReferenceBecomesNil,
            sources: [
                .page("控制器 dealloc 不调用 (javashuo)", "http://www.javashuo.com/article/p-zzvlajjs-gx.html"),
                .questions,
            ],
            after: """
                class Feed; property weak other: UIViewController in Feed; new Feed as a; new Feed as \
                b; set a.other to b
                """,
            predicting: "release b", answer: "nothing",
            shows: [.misses(.end, by: .both(.released, .weaklyReferenced))]
        ),
        Misconception(
            "release-frees-presented", "A presented controller goes when the variable that held it does.",
            instead: "The presentation holds it: dismiss it.", breaks: .strongReferenceKeepsAlive,
            sources: [.questions], after: "\(Setting.presenter); present detail",
            predicting: "release detail", answer: "detail.deinit",
            shows: [.hears(.end, by: .both(.wasPresented, .released))],
            perhaps: [.hears(.disappearing, by: .released)]
        ),
    ]
}
