import Lifecycle

extension Misconception {
    /// Beliefs about the order in which the two controllers of a presentation hear.
    static let presentationOrder: [Misconception] = [
        Misconception(
            "present-loads-late", "The presented view is loaded after the presenter began to disappear.",
            instead: """
                present itself loads it. Hand plain values over before the call: then the moment does \
                not matter.
                """,
            breaks: .presentLoadsAtOnce, after: Setting.presenter, predicting: "present detail as fullScreen",
            answer: """
                vc.viewWillDisappear detail.loadView detail.viewDidLoad detail.viewWillAppear \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                detail.viewDidAppear vc.viewDidDisappear
                """,
            shows: [.putsOne([.viewWillDisappear], of: .goes, beforeAnothers: .loading, by: .presented)]
        ),
        Misconception(
            "presentation-ends-like-push",
            "The presenter has disappeared before the presented controller has appeared.",
            instead: "That is the order of a push. Do not rely on it in code that must work in both.",
            breaks: .presentedEndsFirst, after: Setting.presenter, predicting: "present detail as fullScreen",
            answer: """
                detail.loadView detail.viewDidLoad vc.viewWillDisappear detail.viewWillAppear \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                vc.viewDidDisappear detail.viewDidAppear
                """,
            shows: [
                .putsOne([.viewDidDisappear], of: .goes, beforeAnothers: [.viewDidAppear], by: .presented)
            ]
        ),
        Misconception(
            "presentation-shows-first",
            "In a full-screen presentation the presented controller hears first that it will appear.",
            instead: "Who leaves hears first, as in a push.", breaks: .fullScreenHidesPresenter,
            after: Setting.presenter, predicting: "present detail as fullScreen",
            answer: """
                detail.loadView detail.viewDidLoad detail.viewWillAppear vc.viewWillDisappear \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                detail.viewDidAppear vc.viewDidDisappear
                """,
            shows: [
                .putsOne([.viewWillAppear], of: .presented, beforeAnothers: [.viewWillDisappear], by: .goes)
            ]
        ),
    ]
}
