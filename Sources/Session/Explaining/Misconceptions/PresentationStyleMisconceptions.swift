import Lifecycle

extension Misconception {
    /// Beliefs about which styles of presentation hide the presenter, on which releases.
    static let presentationStyles: [Misconception] = [
        Misconception(
            "over-style-hides", "overFullScreen covers all, so the presenter disappears.",
            instead: "The presenter stays in the window under every over-style.",
            breaks: .sheetKeepsPresenterVisible,
            sources: [.presentationsOfIOS13, .questions],
            after: Setting.presenter, predicting: "present detail as overFullScreen",
            answer: """
                detail.loadView detail.viewDidLoad vc.viewWillDisappear detail.viewWillAppear \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                detail.viewDidAppear vc.viewDidDisappear
                """,
            shows: [.hears(.disappearing, by: .stays)],
            when: [.given(.present), .style(.overFullScreen, .overCurrentContext)]
        ),
        Misconception(
            "default-is-full-screen", "present without a style is full screen, so the presenter disappears.",
            instead: "From iOS 13 on the default is a sheet: set .fullScreen if you rely on it.",
            breaks: .sheetIsTheDefault,
            sources: [.presentationsOfIOS13, .modalityOfIOS13],
            after: Setting.presenter, predicting: "present detail",
            answer: """
                detail.loadView detail.viewDidLoad vc.viewWillDisappear detail.viewWillAppear \
                detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews \
                detail.viewDidAppear vc.viewDidDisappear
                """,
            shows: [.hears(.disappearing, by: .stays)],
            when: [.given(.present), .style(.automatic), .none(.both(.alert, .presented))]
        ),
        Misconception(
            "old-page-sheet-keeps",
            "A page sheet left its presenter on screen on iPhones before iOS 13, too.",
            instead: "It filled the phone and hid the presenter.", breaks: .sheetFillsPhone,
            sources: [.presentationsOfIOS13, .modalityOfIOS13],
            after: "ios 12; class Detail; launch vc; new Detail as detail; use vc",
            predicting: "present detail as pageSheet",
            answer: """
                detail.loadView detail.viewDidLoad detail.viewWillAppear detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews detail.viewDidAppear
                """,
            shows: [.misses(.disappearing, by: .goes)], perhaps: [.misses(.layout, by: .goes)],
            when: [.given(.present), .style(.pageSheet, .formSheet)]
        ),
        Misconception(
            "popover-never-hides", "A popover never hides its presenter.",
            instead: "Before iOS 13 it filled the screen of a phone, and hid it.", breaks: .sheetFillsPhone,
            sources: [.presentationsOfIOS13],
            after: "ios 12; class Detail; launch vc; new Detail as detail; use vc",
            predicting: "present detail as popover",
            answer: """
                detail.loadView detail.viewDidLoad detail.viewWillAppear detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews detail.viewDidAppear
                """,
            shows: [.misses(.disappearing, by: .goes)], perhaps: [.misses(.layout, by: .goes)],
            when: [.given(.present), .style(.popover)]
        ),
        Misconception(
            "sheet-was-always-default",
            "present without a style has made a sheet on every release, so the presenter stays.",
            instead: "Before iOS 13 the default was full screen: the presenter disappeared, and came back.",
            breaks: .fullScreenHidesPresenter,
            sources: [.presentationsOfIOS13],
            after: "ios 12; class Detail; launch vc; new Detail as detail; use vc",
            predicting: "present detail",
            answer: """
                detail.loadView detail.viewDidLoad detail.viewWillAppear detail.viewWillLayoutSubviews \
                detail.viewDidLayoutSubviews detail.viewDidAppear
                """,
            shows: [.misses(.disappearing, by: .goes)], perhaps: [.misses(.layout, by: .goes)],
            when: [
                .either(.given(.present), .segue(.modal)), .not(.answers(.disappearing, by: .goes)),
                .both(.style(.automatic), .lacks(.sheetIsTheDefault)),
            ]
        ),
    ]
}
