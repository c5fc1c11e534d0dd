import Lifecycle

extension Misconception {
    /// Beliefs about appearing, geometry and the app around the controllers.
    static let appearance: [Misconception] = [
        Misconception(
            "background-disappears", "The home screen makes the controller disappear.",
            instead: "The app leaves, not the view: listen to the scene or the application for it.",
            breaks: .backgroundKeepsAppearance, claims: ["L25"], after: "launch", predicting: "background",
            answer: "viewWillDisappear viewDidDisappear"
        ) { wrong in
            wrong.has { $0 == .application(.background) }
                && !wrong.wronglyHeard(.viewWillDisappear, .viewDidDisappear).isEmpty
        },
        Misconception(
            "foreground-appears", "Coming back to the app makes the controller appear again.",
            instead: "Refresh on willEnterForeground: viewWillAppear does not come.",
            breaks: .backgroundKeepsAppearance, claims: ["L25"], after: "launch; background",
            predicting: "foreground", answer: "viewWillAppear viewDidAppear"
        ) { wrong in
            wrong.has { $0 == .application(.foreground) }
                && !wrong.wronglyHeard(.viewWillAppear, .viewDidAppear).isEmpty
        },
        Misconception(
            "rotation-appears", "Turning the device makes the controller disappear and appear again.",
            instead:
                "It hears of its new size and is laid out anew: from iOS 8 on act in viewWillTransition(to:with:).",
            breaks: .rotationKeepsAppearance, claims: ["L25", "L45"], after: "launch",
            predicting: "rotate landscape",
            answer: "viewWillDisappear viewDidDisappear viewWillAppear viewDidAppear"
        ) { wrong in
            wrong.turns
                && !wrong.wronglyHeard(.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear)
                    .isEmpty
        },
        Misconception(
            "willRotate-still-exists", "A rotation is still told by willRotate and didRotate.",
            instead:
                "From iOS 8 on override viewWillTransition(to:with:) and animate alongside its coordinator.",
            breaks: .sizeTransitionTellsSize, after: "launch", predicting: "rotate landscape",
            answer: "willRotate viewWillLayoutSubviews viewDidLayoutSubviews didRotate"
        ) { wrong in
            wrong.turns && wrong.holds(.sizeTransitionTellsSize)
                && !wrong.wronglyHeard(.willRotate, .willAnimateRotation, .didRotate).isEmpty
        },
        Misconception(
            "isAppearing-is-everywhere", "viewIsAppearing is called on every release.",
            instead: "It begins with iOS 13. Before, use the layout callbacks for geometry.",
            breaks: .isAppearingFollowsGeometry, after: "ios 12", predicting: "launch",
            answer: "loadView viewDidLoad viewWillAppear viewIsAppearing viewWillLayoutSubviews "
                + "viewDidLayoutSubviews viewDidAppear"
        ) { wrong in
            !wrong.holds(.isAppearingFollowsGeometry) && !wrong.wronglyHeard(.viewIsAppearing).isEmpty
        },
        Misconception(
            "layout-pair-is-everywhere", "The layout callbacks are as old as UIViewController.",
            instead: "They begin with iOS 5. Before, layoutSubviews of the view was the place.",
            breaks: .layoutPairFramesLayout, after: "ios 4", predicting: "launch",
            answer:
                "loadView viewDidLoad viewWillAppear viewWillLayoutSubviews viewDidLayoutSubviews viewDidAppear"
        ) { wrong in
            !wrong.holds(.layoutPairFramesLayout)
                && !wrong.wronglyHeard(.viewWillLayoutSubviews, .viewDidLayoutSubviews).isEmpty
        },
        Misconception(
            "appears-before-loading", "The view is told to appear first and is loaded then.",
            instead: "There has to be a view before anything can appear: viewDidLoad comes first.",
            breaks: .viewDidLoadFollowsLoadView, claims: ["T7"], predicting: "launch",
            answer: "loadView viewWillAppear viewDidLoad viewIsAppearing viewWillLayoutSubviews "
                + "viewDidLayoutSubviews viewDidAppear"
        ) { $0.puts(.viewWillAppear, before: .viewDidLoad) },
        Misconception(
            "geometry-in-didLoad", "Geometry is known in viewDidLoad.",
            instead:
                "Layout comes after viewWillAppear. Compute frames in viewDidLayoutSubviews, or use constraints.",
            breaks: .rootViewLaysOutAtCommit, claims: ["L16", "L17", "L39", "L43"], predicting: "launch",
            answer: "loadView viewWillLayoutSubviews viewDidLayoutSubviews viewDidLoad viewWillAppear "
                + "viewIsAppearing viewDidAppear"
        ) { $0.laysOut(before: .viewDidLoad) },
        Misconception(
            "geometry-in-willAppear", "Geometry is known in viewWillAppear.",
            instead:
                "Layout comes later: from viewIsAppearing on the view has its size, after layout its subviews have theirs.",
            breaks: .rootViewLaysOutAtCommit, claims: ["L23", "L24", "L43"], predicting: "launch",
            answer: "loadView viewDidLoad viewWillLayoutSubviews viewDidLayoutSubviews viewWillAppear "
                + "viewIsAppearing viewDidAppear"
        ) { $0.laysOut(before: .viewWillAppear) && !$0.laysOut(before: .viewDidLoad) },
        Misconception(
            "isAppearing-first", "viewIsAppearing comes before viewWillAppear.",
            instead: "Will, is, did: it comes when the view is in the window, before layout.",
            breaks: .isAppearingFollowsGeometry, predicting: "launch",
            answer: "loadView viewDidLoad viewIsAppearing viewWillAppear viewWillLayoutSubviews "
                + "viewDidLayoutSubviews viewDidAppear"
        ) { $0.puts(.viewIsAppearing, before: .viewWillAppear) },
        Misconception(
            "isAppearing-after-layout", "viewIsAppearing comes after layout.",
            instead: "The view has its size by then, but its subviews are not laid out yet.",
            breaks: .isAppearingFollowsGeometry, predicting: "launch",
            answer: "loadView viewDidLoad viewWillAppear viewWillLayoutSubviews viewDidLayoutSubviews "
                + "viewIsAppearing viewDidAppear"
        ) { $0.laysOut(before: .viewIsAppearing) && !$0.laysOut(before: .viewWillAppear) },
        Misconception(
            "layout-after-didAppear", "Layout comes when the view has appeared.",
            instead: "By viewDidAppear people see the view already: layout is done before.",
            breaks: .didAppearFollowsCommit, claims: ["L31"], predicting: "launch",
            answer:
                "loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear viewWillLayoutSubviews "
                + "viewDidLayoutSubviews"
        ) { wrong in
            wrong.puts(.viewDidAppear, before: .viewWillLayoutSubviews)
                || wrong.puts(.viewDidAppear, before: .viewDidLayoutSubviews)
        },
    ]
}

extension WrongAnswer {
    /// Whether the answer has layout before a callback that it has to follow.
    fileprivate func laysOut(before callback: Callback) -> Bool {
        puts(.viewWillLayoutSubviews, before: callback) || puts(.viewDidLayoutSubviews, before: callback)
    }

    /// Whether the device is turned or the app resized.
    fileprivate var turns: Bool {
        has {
            guard case .device(let command) = $0 else { return false }
            return switch command {
            case .rotate, .resize: true
            case .allowOrientations: false
            }
        }
    }
}
