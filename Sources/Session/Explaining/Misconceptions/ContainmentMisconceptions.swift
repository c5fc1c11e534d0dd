import Lifecycle

extension Misconception {
    /// Beliefs about children of the app's own containers.
    static let containment: [Misconception] = [
        Misconception(
            "addChild-shows", "addChild puts the child's view on screen.",
            instead: "It only makes a child. Adding its view to yours loads and shows it.",
            breaks: .recipeSendsTheOtherCall, after: Setting.child, predicting: "add child feed in vc",
            answer: """
                feed.willMove(toParent:) feed.loadView feed.viewDidLoad feed.viewWillAppear \
                feed.viewDidAppear
                """,
            shows: [.hears(.appearing)], perhaps: [.hears(.loading)], when: [.given(.addChild)]
        ),
        Misconception(
            "addChild-finishes", "addChild sends didMove(toParent:) itself.",
            instead: "It sends willMove only; call didMove(toParent:) when the view is in place.",
            breaks: .addChildSendsWillMove, after: Setting.child, predicting: "add child feed in vc",
            answer: "feed.willMove(toParent:) feed.didMove(toParent:)", shows: [.hears([.didMoveToParent])],
            when: [.given(.addChild)]
        ),
        Misconception(
            "remove-sends-will", "removeFromParent sends willMove(toParent: nil) itself.",
            instead: "Call willMove(toParent: nil) first; removeFromParent sends didMove only.",
            breaks: .removeFromParentSendsDidMove, after: Setting.embedded,
            predicting: "remove from parent feed", answer: "feed.willMove(toParent:) feed.didMove(toParent:)",
            shows: [.hears([.willMoveToParent])], when: [.given(.removeFromParent)]
        ),
        Misconception(
            "subview-stays-silent", "Without addChild a controller does not hear that its view appears.",
            instead: "It does, from the window; what it misses is its parent. Use the whole recipe.",
            breaks: .orphanIsDrivenByWindow, or: [.windowTakesViewDirectly],
            sources: [.containersAsScenes, .questions],
            after: Setting.child, predicting: "add subview feed in vc",
            answer: "feed.loadView feed.viewDidLoad", shows: [.misses(.appearing, by: .addedByView)],
            perhaps: [.misses(.layout, by: .addedByView)],
            when: [.either(.given(.addSubview), .some(.both(.viewOnly, .comes)))]
        ),
        Misconception(
            "addChild-is-silent", "addChild calls nothing on the child; willMove has to be called first.",
            instead: "addChild sends willMove itself: calling it by hand doubles it.",
            breaks: .addChildSendsWillMove,
            sources: [
                .page(
                    "mapbox-navigation-ios pull 3529: redundant willMove",
                    "https://github.com/mapbox/mapbox-navigation-ios/pull/3529"),
                .containmentOfIOS5,
            ],
            after: Setting.child, predicting: "add child feed in vc", answer: "nothing", shows: [.nothing],
            when: [.given(.addChild)]
        ),
        Misconception(
            "removeFromParent-is-silent",
            "After removeFromParent one has to call didMove(toParent: nil) oneself.",
            instead: "removeFromParent sends it: calling it by hand doubles it.",
            breaks: .removeFromParentSendsDidMove,
            sources: [
                .containmentOfIOS5,
                .page(
                    "PKRevealController pull 163: willMove before removeFromParent",
                    "https://github.com/pkluz/PKRevealController/pull/163"),
            ],
            after: Setting.embedded, predicting: "remove from parent feed", answer: "nothing",
            shows: [.nothing], when: [.given(.removeFromParent)]
        ),
        Misconception(
            "removeFromParent-removes-view", "removeFromParent takes the child's view off the screen.",
            instead: "Views and controllers are two trees: call removeFromSuperview as well.",
            breaks: .recipeSendsTheOtherCall,
            sources: [
                .page(
                    "Koloda issue 285: leak when removing a child",
                    "https://github.com/Yalantis/Koloda/issues/285"),
                .containmentOfIOS5,
            ],
            after: Setting.embedded, predicting: "remove from parent feed",
            answer: "feed.viewWillDisappear feed.viewDidDisappear feed.didMove(toParent:)",
            shows: [.hears(.disappearing)], when: [.given(.removeFromParent)]
        ),
        Misconception(
            "removing-view-removes-child",
            "Taking the child's view out also ends the containment, and the child goes.",
            instead: "The parent still holds the child: call removeFromParent.",
            breaks: .recipeSendsTheOtherCall,
            sources: [
                .page(
                    "Koloda issue 285: leak when removing a child",
                    "https://github.com/Yalantis/Koloda/issues/285"),
                .page(
                    "PKRevealController pull 163: willMove before removeFromParent",
                    "https://github.com/pkluz/PKRevealController/pull/163"),
            ],
            after: "\(Setting.embedded); release feed", predicting: "remove view feed",
            answer: "feed.viewWillDisappear feed.viewDidDisappear feed.didMove(toParent:) feed.deinit",
            shows: [.hears(.moving + .end, by: .child)], when: [.given(.removeView)]
        ),
        Misconception(
            "didMove-shows", "didMove(toParent:) puts the child on screen.",
            instead: "It only tells; addSubview shows.", breaks: .recipeSendsTheOtherCall,
            sources: [
                .page(
                    "ScrollingStackViewController pull 6: didMove \"not necessary\"",
                    "https://github.com/justeat/ScrollingStackViewController/pull/6"),
                .questions,
            ],
            after: "\(Setting.child); add child feed in vc", predicting: "did move feed to vc",
            answer: """
                feed.didMove(toParent:) feed.loadView feed.viewDidLoad feed.viewWillAppear \
                feed.viewDidAppear
                """,
            shows: [.hears(.loading + .appearing)], perhaps: [.hears(.layout)], when: [.given(.didMove)]
        ),
        Misconception(
            "embedding-shows-off-screen",
            "A child that is added appears even if its parent is not on screen.",
            instead: "It appears with its parent, when that enters a window.",
            breaks: .windowMoveDrivesAppearance,
            sources: [
                .questions,
                .page(
                    "TYPagerController issue 7: child added in layout misses viewWillAppear",
                    "https://github.com/12207480/TYPagerController/issues/7"),
            ],
            after: "access view vc; class Feed; new Feed as feed", predicting: "embed feed in vc",
            answer: """
                feed.willMove(toParent:) feed.loadView feed.viewDidLoad feed.viewWillAppear \
                feed.viewDidAppear feed.didMove(toParent:)
                """,
            shows: [.hears(.appearing, by: .both(.inside, .isOffScreen))],
            perhaps: [.hears(.layout + .appearing, by: .isOffScreen)],
            when: [.given(.embed), .none(.inHandForwarder)]
        ),
        Misconception(
            "child-loads-with-parent", "A child's view is loaded together with its parent's view.",
            instead: "Each view loads when it is read: addSubview(child.view) does that.",
            breaks: .getterLoadsMissingView,
            sources: [.isViewLoadedWhenEmbedding, .questions],
            after: "use vc; class Feed; new Feed as feed; add child feed in vc; use vc",
            predicting: "access view vc", answer: "vc.loadView vc.viewDidLoad feed.loadView feed.viewDidLoad",
            shows: [.hears(.loading, by: .both(.inLoadedParent, .not(.isLoaded)))], when: [.asksForView]
        ),
        Misconception(
            "new-parent-is-enough",
            "A child that is added to another parent hears only willMove; the old parent is not concerned.",
            instead: "addChild takes it from its old parent first.", breaks: .addChildLeavesOldParent,
            sources: [.containmentOfIOS5],
            after: "\(Setting.child); add child feed in vc; class Box; new Box as box",
            predicting: "add child feed in box", answer: "feed.willMove(toParent:)",
            shows: [.misses([.didMoveToParent])], perhaps: [.hears([.willMoveToParent], by: .changesParent)],
            when: [.given(.addChild), .some(.changesParent)]
        ),
        Misconception(
            "removing-child-is-silent",
            "Removing a visible child by the recipe sends willMove and didMove only.",
            instead: "Its view leaves the window, so it disappears.", breaks: .childOfVisibleParentAppears,
            sources: [
                .page(
                    "ScrollingStackViewController pull 6: didMove \"not necessary\"",
                    "https://github.com/justeat/ScrollingStackViewController/pull/6"),
                .questions,
            ],
            after: Setting.embedded, predicting: "remove child feed",
            answer: "feed.willMove(toParent:) feed.didMove(toParent:)",
            shows: [.misses(.disappearing, by: .goes)], when: [.given(.unembed)]
        ),
        Misconception(
            "flip-skips-wills", "transition(from:to:) sends only the dids.",
            instead: "It drives both, will and did.", breaks: .flipHidesFirst, sources: [.questions],
            after: """
                class Feed; use vc; launch; new Feed as feed; new Feed as detail; embed feed in vc; add \
                child detail in vc
                """,
            predicting: "flip from feed to detail",
            answer: """
                detail.loadView detail.viewDidLoad vc.viewWillLayoutSubviews vc.viewDidLayoutSubviews \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                detail.viewDidAppear feed.viewDidDisappear
                """,
            shows: [.misses([.viewWillDisappear, .viewWillAppear])], when: [.given(.flip)]
        ),
        Misconception(
            "flip-moves-children", "transition(from:to:) also takes the old child from its parent.",
            instead: "It drives appearance only: call willMove, addChild, removeFromParent and didMove too.",
            breaks: .recipeSendsTheOtherCall,
            sources: [
                .page(
                    "View controller containment (cnblogs, huahuahu)",
                    "https://cnblogs.com/huahuahu/p/ViewControllerContainment.html")
            ],
            after: """
                class Feed; use vc; launch; new Feed as feed; new Feed as detail; embed feed in vc; add \
                child detail in vc
                """,
            predicting: "flip from feed to detail",
            answer: """
                feed.willMove(toParent:) detail.loadView detail.viewDidLoad feed.viewWillDisappear \
                detail.viewWillAppear detail.viewIsAppearing detail.viewDidAppear feed.viewDidDisappear \
                feed.didMove(toParent:)
                """,
            shows: [.hears(.moving, by: .both(.child, .goes))], when: [.given(.flip)]
        ),
    ]
}
