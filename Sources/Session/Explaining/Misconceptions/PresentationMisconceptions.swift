import Lifecycle

extension Misconception {
    private static let ready = "class Detail; launch vc; new Detail as detail; use vc"
    private static let sheet = ready + "; present detail as pageSheet"
    private static let fullScreen = ready + "; present detail as fullScreen"
    private static let appears =
        "detail.viewWillAppear detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews "
        + "detail.viewDidAppear"

    /// Beliefs about presentations and their ends.
    static let presentation: [Misconception] = [
        Misconception(
            "sheet-hides-presenter", "Presenting a sheet hides the presenter.",
            instead:
                "fullScreen and currentContext take it off the screen, and a sheet only where it fills an iPhone: "
                + "before iOS 13, or in landscape. To act when a sheet covers it, do so where you present.",
            breaks: .sheetKeepsPresenterVisible, claims: ["L33"], after: ready,
            predicting: "present detail as pageSheet",
            answer: "detail.loadView detail.viewDidLoad vc.viewWillDisappear \(appears) vc.viewDidDisappear"
        ) { wrong in
            !wrong.presented.isEmpty
                && wrong.wronglyHeard(.viewWillDisappear, .viewDidDisappear).contains { controller in
                    !wrong.presented.contains(controller) && wrong.isOnScreen(controller)
                }
        },
        Misconception(
            "sheet-dismissal-shows-presenter", "When a sheet goes, its presenter hears viewWillAppear.",
            instead:
                "It was never gone. Refresh it in presentationControllerDidDismiss or by a callback of your own.",
            breaks: .sheetKeepsPresenterVisible, claims: ["L21", "L22"], after: sheet, predicting: "dismiss",
            answer: "detail.viewWillDisappear vc.viewWillAppear detail.viewDidDisappear vc.viewDidAppear"
        ) { wrong in
            wrong.has { if case .presentation(.dismiss) = $0 { true } else { false } }
                && wrong.wronglyHeard(.viewWillAppear, .viewDidAppear).contains(where: wrong.wasOnScreen)
        },
        Misconception(
            "full-screen-leaves-presenter", "A full-screen presentation leaves the presenter as it is.",
            instead: "Its view leaves the window, so it disappears, and appears again later.",
            breaks: .fullScreenHidesPresenter, claims: ["L21"], after: ready,
            predicting: "present detail as fullScreen",
            answer: "detail.loadView detail.viewDidLoad \(appears)"
        ) { wrong in
            wrong.notHeard(.viewWillDisappear, .viewDidDisappear).contains { controller in
                !wrong.presented.isEmpty && !wrong.presented.contains(controller)
            } && wrong.answer.contains { wrong.presented.contains($0.controller) }
        },
        Misconception(
            "full-screen-dismissal-is-silent",
            "The presenter does not hear that a full-screen controller is dismissed.",
            instead: "It comes back on screen: viewWillAppear is the place to refresh it.",
            breaks: .dismissalShowsPresenter, claims: ["L21"], after: fullScreen, predicting: "dismiss",
            answer: "detail.viewWillDisappear detail.viewDidDisappear"
        ) { wrong in
            wrong.has { if case .presentation(.dismiss) = $0 { true } else { false } }
                && !wrong.notHeard(.viewWillAppear, .viewIsAppearing, .viewDidAppear).isEmpty
        },
        Misconception(
            "present-loads-late", "The presented view is loaded after the presenter began to disappear.",
            instead:
                "present itself loads it. Hand plain values over before the call: then the moment does not matter.",
            breaks: .presentLoadsAtOnce, after: ready, predicting: "present detail as fullScreen",
            answer: "vc.viewWillDisappear detail.loadView detail.viewDidLoad detail.viewWillAppear "
                + "detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews "
                + "detail.viewDidAppear vc.viewDidDisappear"
        ) { wrong in
            !wrong.presented.isEmpty
                && (wrong.putsOne(.viewWillDisappear, beforeAnothers: .loadView)
                    || wrong.putsOne(.viewWillDisappear, beforeAnothers: .viewDidLoad))
        },
        Misconception(
            "presentation-ends-like-push",
            "The presenter has disappeared before the presented controller has appeared.",
            instead: "That is the order of a push. Do not rely on it in code that must work in both.",
            breaks: .presentedEndsFirst, after: ready, predicting: "present detail as fullScreen",
            answer: "detail.loadView detail.viewDidLoad vc.viewWillDisappear detail.viewWillAppear "
                + "detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews "
                + "vc.viewDidDisappear detail.viewDidAppear"
        ) { wrong in
            !wrong.presented.isEmpty && wrong.putsOne(.viewDidDisappear, beforeAnothers: .viewDidAppear)
        },
        Misconception(
            "drag-dismisses", "A sheet that a finger begins to drag is dismissed.",
            instead:
                "It hears viewWillDisappear only, and may come back: undo in viewWillAppear what you did.",
            breaks: .draggedSheetBeginsToDisappear, claims: ["L48"], after: sheet, predicting: "drag sheet",
            answer: "detail.viewWillDisappear detail.viewDidDisappear"
        ) { wrong in
            wrong.has { $0 == .presentation(.dragSheet) } && !wrong.wronglyHeard(.viewDidDisappear).isEmpty
        },
        Misconception(
            "spring-back-is-silent", "A sheet that springs back hears nothing, as it was never gone.",
            instead: "viewWillAppear and viewDidAppear come again, without a viewDidDisappear between.",
            breaks: .sheetSpringsBack, claims: ["L41"], after: sheet + "; drag sheet", predicting: "cancel",
            answer: "nothing"
        ) { wrong in
            wrong.has { $0 == .touch(.cancel) }
                && wrong.notHeard(.viewWillAppear, .viewDidAppear).contains { controller in
                    wrong.before.controllers[controller].presenter != nil
                }
        },
    ]
}
