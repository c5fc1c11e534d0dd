extension Rule {
    static let windowRules: [RuleFacts] = [
        RuleFacts(
            .rootViewControllerExists, "window.root-exists",
            "A window has a rootViewController from iOS 4 on; before, code added the controller's view itself.",
            .from(4), facts: ["F5.5"]),
        RuleFacts(
            .windowTakesViewDirectly, "window.takes-view",
            "Adding a controller's view to a window brings its appearance callbacks, root or not.",
            facts: ["F5.5"], traces: ["regularberry-add-view-directly"]),
        RuleFacts(
            .hiddenWindowLeavesRootUnloaded, "window.hidden-loads-nothing",
            "Setting the root of a window that is still hidden does not load the root's view.", .from(4),
            claims: ["Z11"], traces: ["iosbaselearn-view-load-trigger"]),
        RuleFacts(
            .visibleWindowLoadsRootAtOnce, "window.visible-loads-at-once",
            "Setting the root of a window that is on screen loads and shows the root's view at once.",
            .from(4),
            facts: ["F5.5"]),
        RuleFacts(
            .showingWindowAddsRootView, "window.showing-adds-root-view",
            "makeKeyAndVisible adds the root controller's view to the window, and that reads view.", .from(4),
            claims: ["T13", "Z4", "Z11"], traces: ["iosbaselearn-view-load-trigger"], frames: ["S2"]),
        RuleFacts(
            .rootIsShownBySceneStep, "window.shown-by-scene",
            "From iOS 13 on a scene shows the window of its storyboard; before, the app did while it launched.",
            .from(13),
            observed: true, frames: ["S2"]),
        RuleFacts(
            .rootViewLeavesStatusBarFree, "window.status-bar-stays-free",
            "Up to iOS 6 the root's view ends below the status bar unless it asks for the full screen.",
            .before(7),
            facts: ["F0"], traces: ["so-who-resized-my-view"]),
        RuleFacts(
            .rootViewCoversScreen, "window.root-covers-screen",
            "From iOS 7 on the root's view covers the window, status bar included.", .from(7), .likely,
            facts: ["F0", "F1.11"]),
        RuleFacts(
            .rootWithoutViewShowsNothing, "window.no-view-shows-black",
            "A root controller whose loadView leaves view nil shows nothing but a black screen. Reports from iOS 4 "
                + "to 10 tell of loadView called without end.", .always, .doubtful, observed: true,
            facts: ["F1.6"],
            claims: ["L5", "L7"], traces: ["medium-aliakhtar-loadview-no-super-black"]),
        RuleFacts(
            .windowExpectsRoot, "window.expects-root",
            "A launch that ends without the view of a root controller in the window is complained of on the "
                + "console.", .from(Release(5), before: Release(9)), .likely, observed: true, facts: ["F1.6"]),
        RuleFacts(
            .replacingRootRemovesOldView, "window.new-root-removes-old",
            "A new root takes the old root's view out of the window. Which of the two controllers hears first is "
                + "not known.", .from(4), .doubtful, observed: true, facts: ["F5.5"]),
        RuleFacts(
            .viewHearsSuperviewSteps, "views.hears-superview",
            "A view hears willMove(toSuperview:) before and didMoveToSuperview() after it is added. How these steps "
                + "mix with those of the window is not promised.", .always, .likely, observed: true,
            claims: ["T15"],
            traces: ["ecomnet-uiview-add-then-subview"]),
        RuleFacts(
            .superviewHearsOfSubviews, "views.hears-of-subviews",
            "A view hears didAddSubview(_:) once a subview has been added, and willRemoveSubview(_:) before one goes. "
                + "Whether it hears that before the subview does is not promised.", .always, .likely,
            observed: true,
            traces: ["ecomnet-uiview-add-then-subview"],
            documentation: ["UIView, Observing view-related changes"]),
        RuleFacts(
            .viewHearsWindowSteps, "views.hears-window",
            "A view and all below it hear willMove(toWindow:) and didMoveToWindow() when they enter or leave a "
                + "window.", observed: true, claims: ["T15"],
            traces: ["mumu-push-xib-view-untouched", "ecomnet-uiview-add-then-subview"]),
        RuleFacts(
            .viewLeavesSuperviewFirst, "views.leaves-superview-first",
            "A view that is removed hears the superview's will step first and its did step last.", .always,
            .likely,
            observed: true, traces: ["jianshu-uiview-add-remove"]),
        RuleFacts(
            .goingViewRemovesSubviews, "views.going-removes-subviews",
            "A view that goes takes its subviews out of itself: after its own deinit each is sent removeFromSuperview() "
                + "and so hears willMove(toSuperview: nil) and didMoveToSuperview().", .always, .likely,
            observed: true,
            documentation: [
                "GitHub, two study notes on the life of a UIView, of 2018 and 2022",
                "Jianshu, UIViewLifeDemo, printed on 12 April 2019; easck.com 459843, printed on 16 June 2017",
            ]),
    ]

    static let appearanceRules: [RuleFacts] = [
        RuleFacts(
            .windowMoveDrivesAppearance, "appearance.window-drives",
            "Appearing is about the window, not about what can be seen: a controller appears when its view enters a window and "
                + "disappears when it leaves. A child gets these calls from its parent.",
            facts: ["F5.5", "F5.7"], claims: ["L47"], frames: ["S4"]),
        RuleFacts(
            .appearanceStepsAlternate, "appearance.steps-alternate",
            "A controller that appears or has appeared is not told so again before it disappears, nor the other way "
                + "round.", .always, .likely, facts: ["F5.3", "F5.2"]),
        RuleFacts(
            .willAppearPrecedesWindow, "appearance.will-precedes-window",
            "viewWillAppear runs before the view is in the window.", facts: ["F5.5", "F6.3"],
            claims: ["T15", "L35"], traces: ["apple-displaying-managing-sequence"],
            frames: ["S4"]),
        RuleFacts(
            .isAppearingFollowsGeometry, "appearance.is-appearing",
            "From iOS 13 on viewIsAppearing follows once the view is in the hierarchy with its true size and traits, "
                + "before layout.", .from(13), facts: ["F6.1", "F6.2", "F6.3", "F6.4", "F6.6", "F6.9"],
            traces: ["apple-displaying-managing-sequence"]),
        RuleFacts(
            .coordinatorLastsForTransition, "appearance.coordinator",
            "From iOS 7 on transitionCoordinator is there from the will of an animated transition to its did, and of a "
                + "stack from the push or pop itself until didShow has returned; outside of one it is that of the "
                + "nearest controller above, or nil.", .from(7), .likely,
            facts: ["F6.5", "F17.9"],
            documentation: [
                "Apple, UIViewControllerTransitionCoordinator",
                "GitHub, radianttap/Coordinator#11, on iOS 10: a stack's is there in willShow",
                "GitHub, ekazaev/route-composer#62, on iOS 14: it is there right after setViewControllers",
            ]),
        RuleFacts(
            .alongsideNeedsWillAppear, "appearance.alongside-in-will",
            "Animations beside a transition have to be given to its coordinator in viewWillAppear: in viewIsAppearing "
                + "it is too late.", .from(13), facts: ["F6.5"],
            documentation: ["Apple, UIViewController.viewIsAppearing(_:)"]),
        RuleFacts(
            .rootViewLaysOutAtCommit, "layout.at-commit",
            "The root view's layoutSubviews runs when the transaction is committed, after viewWillAppear and before "
                + "viewDidAppear, once or more.", mayRepeat: true, facts: ["F6.3", "F7.1"],
            claims: ["L31", "T15"]),
        RuleFacts(
            .layoutPairFramesLayout, "layout.pair",
            "viewWillLayoutSubviews and viewDidLayoutSubviews frame each layout of the controller's own view, once "
                + "or more. They exist from iOS 5 on.", .from(5), mayRepeat: true,
            facts: ["F7.1", "F7.3", "F5.17"], claims: ["L46", "L30", "L29"], frames: ["S11"]),
        RuleFacts(
            .subviewsLayOutAfterPair, "layout.subviews-after-pair",
            "The subviews lay out their own contents after the controller's viewDidLayoutSubviews.", .always,
            .likely, observed: true, mayRepeat: true, facts: ["F7.2", "F7.5"], claims: ["L28"],
            traces: ["mumu-push-xib-view-untouched"]),
        RuleFacts(
            .returningViewIsNotLaidOut, "layout.return-is-clean",
            "From iOS 9 on a view that comes back to the window as it left is not laid out again: a pop brings no "
                + "layout pair of the controller that it uncovers.", .from(9), .likely, observed: true,
            facts: ["F7.3"],
            traces: ["md2016-push-pop"],
            documentation: [
                "http://readke.com/c/0Z41505102021.html", "https://juejin.cn/post/6844904181753446408",
            ]),
        RuleFacts(
            .didAppearFollowsCommit, "appearance.did-follows-commit",
            "viewDidAppear comes after the view is in the window and laid out, in a later step of the run loop.",
            facts: ["F5.5", "F6.1", "F6.3"], claims: ["L31", "T17", "T15", "L47"]),
        RuleFacts(
            .willDisappearPrecedesRemoval, "appearance.will-disappear",
            "viewWillDisappear runs while the view is still in the window.", facts: ["F5.5"], claims: ["L47"],
            traces: ["jianshu-addSubview-auto"]),
        RuleFacts(
            .didDisappearFollowsRemoval, "appearance.did-disappear",
            "viewDidDisappear comes after the view has left the window.", facts: ["F5.5"], claims: ["L47"],
            traces: ["jianshu-addSubview-auto"]),
        RuleFacts(
            .appearanceByHandIsMisuse, "appearance.by-hand",
            "Calling an appearance callback by hand runs it and, on newer systems, draws a complaint on the "
                + "console; begin/endAppearanceTransition is the way.", .from(13), .likely, observed: true,
            facts: ["F5.14", "F17.10"],
            traces: ["lnpopup-521-direct-call-message", "jianshu-begin-end-semantics"]),
    ]
}
