extension Rule {
    static let presentationRules: [RuleFacts] = [
        RuleFacts(
            .presentLoadsAtOnce, "present.loads-at-once",
            "present loads the presented view before it returns.", .always, .likely, observed: true,
            facts: ["F9.14"], traces: ["kiwix-16333731-present-loads-synchronously"]),
        RuleFacts(
            .fullScreenHidesPresenter, "present.full-screen-hides",
            "A full-screen presentation hides its presenter: that hears viewWillDisappear first, then the presented "
                + "one viewWillAppear.", facts: ["F9.1", "F9.5"],
            traces: [
                "swift2023-fullscreen", "wlgusdn700-present-fullscreen", "wwdc19-224-appearance-callbacks",
            ],
            frames: ["S5"]),
        RuleFacts(
            .sheetIsTheDefault, "present.sheet-is-default",
            "In apps linked with iOS 13 or later a presentation that names no style is a sheet; before, it fills "
                + "the screen.", ReleaseRange(first: Release(13), end: nil, countsLinked: true),
            facts: ["F9.4"],
            claims: ["L42"], traces: ["ho8487-automatic", "swift2023-sheet-present-dismiss"]),
        RuleFacts(
            .sheetKeepsPresenterVisible, "present.sheet-keeps-presenter",
            "A sheet, a popover or an over-style leaves its presenter on screen, so the presenter hears nothing.",
            facts: ["F9.1", "F9.7"], claims: ["L21", "L33"],
            traces: ["reswift-412-ios13-presenter", "ho8487-over-styles", "ho8487-formsheet"]),
        RuleFacts(
            .sheetFillsPhone, "present.sheet-fills-phone",
            "Up to iOS 12 sheets and popovers fill the screen of a phone, and the presenter is hidden.",
            .before(13), facts: ["F9.2", "F9.3"], traces: ["regularberry-style-matrix-ios12"]),
        RuleFacts(
            .sheetHasOwnSize, "present.sheet-size",
            "From iOS 13 on a sheet is smaller than the screen: a card below the status bar on a phone, centred on an "
                + "iPad. Its view gets that size before viewIsAppearing, in a UIDropShadowView of the presentation's; "
                + "viewWillAppear may still see the screen's size. The figures are not promised.",
            .from(13), .likely, observed: true, facts: ["F6.2", "F1.12"],
            documentation: [
                "UIModalPresentationStyle, pageSheet and formSheet",
                "OpenRadar 26311655, a form sheet in viewWillAppear and viewDidAppear",
                "hacknicity.medium.com, View Controller Presentation Changes in iOS 13",
            ]),
        RuleFacts(
            .sheetHasDetents, "present.sheet-detents",
            "From iOS 15 on a sheet on a phone rests at detents: large, unless its presentation controller is given "
                + "others. It begins at the smallest, or at the one that is selected; medium is about half the screen.",
            .from(15), .likely, observed: true, facts: ["F6.2"],
            documentation: [
                "UISheetPresentationController, detents and selectedDetentIdentifier",
                "Human Interface Guidelines, Sheets",
            ]),
        RuleFacts(
            .sheetHasOwnDetents, "present.own-detents",
            "From iOS 16 on a detent can be the app's own: its block gives the height above the bottom of the safe area, or "
                + "nil where it does not count. When UIKit asks the block is not promised.",
            .from(16), .likely, observed: true,
            documentation: [
                "UISheetPresentationController.Detent, custom(identifier:resolver:)",
                "UISheetPresentationControllerDetentResolutionContext, maximumDetentValue",
                "the49ltd/The49.Maui.BottomSheet, issue 86: none on iOS 15",
            ]),
        RuleFacts(
            .wideSheetKeepsSize, "present.wide-sheet-detents",
            "In regular width a sheet on an iPad keeps its size here, whatever its detents. The guidelines call detents "
                + "made for iPhone; apps of 2023 take the large one out for an iPad, as if they counted.",
            .from(15), .doubtful, observed: true, facts: ["F6.2"],
            documentation: [
                "Human Interface Guidelines, Sheets", "woocommerce-ios, pull request 10995",
            ]),
        RuleFacts(
            .padSheetIsSmaller, "present.pad-sheet-size",
            "Up to iOS 12 a page sheet on an iPad is as wide as the screen is in portrait and leaves the status bar "
                + "free; a form sheet is smaller, in the middle.", .before(13), .likely, observed: true,
            facts: ["F1.12"],
            documentation: [
                "UIModalPresentationStyle, pageSheet and formSheet",
                "OpenRadar 17950846, a page sheet and the status bar",
            ]),
        RuleFacts(
            .oldPhonesShowAllFullScreen, "present.old-phones",
            "Up to iOS 7 an iPhone shows every presentation full screen, whatever style is named; the over-styles and the "
                + "style of popovers begin with iOS 8.", .before(8), .likely, facts: ["F9.3"],
            documentation: ["UIKit: UIModalPresentationStyle"]),
        RuleFacts(
            .presentedEndsFirst, "present.presented-ends-first",
            "At the end the presented controller's viewDidAppear comes before the presenter's viewDidDisappear: the "
                + "other way round than in a push.", facts: ["F9.5"],
            traces: ["swift2023-fullscreen", "yagamo-ios12-present-modally-segue"], frames: ["S6"]),
        RuleFacts(
            .presenterEndsFirst, "dismiss.presenter-ends-first",
            "At the end of a dismissal the presenter's viewDidAppear comes before the dismissed one's "
                + "viewDidDisappear. For iOS 5 to 8 one log says otherwise.", .always, .likely,
            observed: true,
            facts: ["F9.6"], traces: ["swift2023-fullscreen", "vn-exercise-screenA-B-2020"], open: ["Q3"]),
        RuleFacts(
            .dismissalShowsPresenter, "dismiss.shows-presenter",
            "Dismissing a full-screen presentation tells the dismissed one first, then the presenter that it will "
                + "appear.", facts: ["F9.6"], claims: ["L21"], traces: ["swift2023-fullscreen"]),
        RuleFacts(
            .dismissalNeedsAPresentation, "dismiss.needs-presentation",
            "dismiss takes away what its receiver, or a container around that, presents, with all that lies above; if that "
                + "is nothing, the presentation that the receiver itself came with. Where there is neither it does "
                + "nothing: what was pushed goes by a pop.",
            documentation: ["UIKit: UIViewController.dismiss(animated:completion:)"]),
        RuleFacts(
            .completionFollowsDids, "present.completion-last",
            "The completion block runs after the did callbacks.", facts: ["F9.5", "F9.6"],
            traces: ["winobjc-modal-events-contract", "apple-dismiss-stack"]),
        RuleFacts(
            .draggedSheetBeginsToDisappear, "sheet.drag-begins",
            "Dragging a sheet sends it viewWillDisappear at once; viewDidDisappear only if it goes.",
            .from(13),
            facts: ["F9.8"], traces: ["ho8487-automatic-swipe-cancel"]),
        RuleFacts(
            .sheetSpringsBack, "sheet.springs-back",
            "A sheet that springs back hears viewWillAppear and viewDidAppear again, without a viewDidDisappear "
                + "between.", .from(13), facts: ["F9.8", "F6.7"], claims: ["L41"],
            traces: ["ho8487-automatic-swipe-cancel"]),
        RuleFacts(
            .sheetDelegateHearsOfDrags, "sheet.delegate",
            "The presentation's delegate hears of dismissals by the user only, never of dismiss in code.",
            .from(13),
            facts: ["F9.9"], traces: ["pagesheet-swipe-isModalInPresentation"]),
        RuleFacts(
            .presenterHasToBeInWindow, "present.presenter-in-window",
            "Where the view of the one that would present is in no window, a warning is all that comes. That is the "
                + "suitable container of the one asked: what another controller covers on a stack still presents.",
            observed: true, facts: ["F9.11", "F9.15", "F9.18"]),
        RuleFacts(
            .onePresentationAtATime, "present.one-at-a-time",
            "A controller that presents something already presents nothing else: a warning is all that comes.",
            observed: true, facts: ["F9.15"], traces: ["msg-already-presenting-ios11"]),
        RuleFacts(
            .presentationHasToWait, "present.has-to-wait",
            "From iOS 14 on a controller that is on its way to the screen presents nothing: a warning says that a "
                + "presentation is in progress.", .from(14), .likely, observed: true,
            facts: ["F9.15", "F18.8"],
            documentation: ["GitHub, console lines quoted in code and notes of 2020 to 2026"]),
        RuleFacts(
            .presentationPrecedesWindowDids, "present.before-window-dids",
            "A presentation begins right after the commit, before what came into the window with that commit hears "
                + "viewDidAppear: one that hides its presenter then crosses with that one's own appearance, which ends "
                + "in unbalanced calls.", .always, .likely, observed: true, facts: ["F17.1"], frames: ["S5"],
            documentation: ["A note on the view and app life cycle, run on iOS 10 and 11"]),
        RuleFacts(
            .dismissalDelaysPresentation, "present.waits-for-dismissal",
            "From iOS 14 on a presentation while the last one is on its way out is refused with that warning, too; before, "
                + "the presenter was said to present (null) already.", .from(14), .likely, observed: true,
            facts: ["F9.15"],
            documentation: ["GitHub, ericberman/MyFlightbookiOS, issue 370; console lines of 2020 to 2026"]),
        RuleFacts(
            .chainIsDismissedStepByStep, "dismiss.chain-step-by-step",
            "On iOS 8 a chain that is dismissed from below goes in steps: the top without animation, then what lies under "
                + "it, which has appeared in between. Before and later it goes at once.",
            .from(Release(8), before: Release(9)), .likely, observed: true, facts: ["F9.12"],
            documentation: [
                "GitHub, a demonstration of presenting on iOS 7 and 8, with both logs",
                "OpenRadar 18696859, 18421969",
            ]),
        RuleFacts(
            .refusalNamesWhoWasAsked, "present.refusal-names-who-was-asked",
            "From iOS 14 on the warning of a refused presentation names two: the controller that would present, and "
                + "the one that was asked to. Before, it names the one that was asked and what that one presents "
                + "itself: (null) if a container presents for it.",
            .from(14), observed: true, facts: ["F9.15"],
            documentation: [
                "GitHub, console lines quoted in code and notes of 2015 to 2025",
                "kukumaluCN/JXTAlertTools, JXTViewController.m (2016)",
                "uservoice/uservoice-ios-sdk, pull request 347",
            ]),
        RuleFacts(
            .dismissalHasToWait, "dismiss.has-to-wait",
            "A dismissal in the middle of a presentation does nothing but print a warning.", observed: true,
            facts: ["F9.15"], traces: ["msg-dismiss-while-presenting"]),
        RuleFacts(
            .presentingActiveControllerRaises, "present.active-raises",
            "Presenting a controller that has a parent or is presented already raises an exception.",
            observed: true, facts: ["F9.16"], traces: ["msg-present-active-controller-ios12"]),
        RuleFacts(
            .presentingNilRaises, "present.nil-raises",
            "Presenting nil raises an exception; only Objective-C can try.", observed: true, facts: ["F9.16"]),
        RuleFacts(
            .presenterIsSuitableAncestor, "present.finds-presenter",
            "The controller that presents in the end is the outermost container, or for a style that covers a context "
                + "the nearest one that defines it.", facts: ["F9.11", "F9.10"],
            traces: ["fantageek-presentation-context-forwarding"]),
        RuleFacts(
            .presentationKeepsPresenter, "present.keeps-alive",
            "While a controller presents, both it and what it presents stay alive.", .always, .likely,
            observed: true, facts: ["F9.10"], traces: ["so-26763020-root-swap-while-presenting"]),
        RuleFacts(
            .presentationHasContainerView, "present.container-view",
            "From iOS 8 on what is presented lies in a view of the presentation's own, a UITransitionView in the "
                + "window.", .from(8), .likely, observed: true, facts: ["F9.21"],
            traces: ["so-26763020-root-swap-while-presenting"]),
        RuleFacts(
            .coveredPresenterLaysOut, "present.presenter-lays-out",
            "A presenter that is being covered is laid out once more after what covers it.", .always, .likely,
            observed: true, facts: ["F7.8"], traces: ["yagamo-ios12-present-modally-segue"]),
        RuleFacts(
            .presentationControllerHears, "present.presentation-controller",
            "The app's own presentation controller, from iOS 8 on, hears that a transition will begin before the wills, "
                + "and that it ended before the dids.", .from(8), .likely, facts: ["F9.20"]),
        RuleFacts(
            .modalDidIsNotAnimated, "present.did-is-not-animated",
            "On iOS 8 the dids of a controller that presents say animated: false, whatever the presentation was.",
            .from(Release(8), before: Release(9)), observed: true, facts: ["F5.19"],
            documentation: ["carljparker/hw1-app-state-change-cp125-uw, readme.md"]),
        RuleFacts(
            .popoverPresenterStays, "present.from-popover",
            "A controller inside a popover that presents another one hears neither of its coming nor of its going.",
            .from(3, 2), .likely, facts: ["F9.19"], claims: ["L22"], traces: ["apple-popover-note"]),
        RuleFacts(
            .detachedPresenterIsDiscouraged, "present.detached-is-discouraged",
            "On iOS 8 to 15 presenting from a controller that is on screen without being below the root controller "
                + "works, but is discouraged on the console.", .from(Release(8), before: Release(16)),
            observed: true, facts: ["F9.17"]),
        RuleFacts(
            .detachedPresenterIsNotSupported, "present.detached-is-not-supported",
            "From iOS 16 on the console calls such a presentation not supported and announces an exception for some "
                + "later release.", .from(16), observed: true, facts: ["F9.17"]),
    ]

    static let dismissalRules: [RuleFacts] = [
        RuleFacts(
            .dismissalUnlinksAtOnce, "dismiss.unlinks-at-once",
            "A dismissal that is not animated clears presentedViewController at once, so that a second one in the same "
                + "turn reaches the next presenter.", .always, .likely, observed: true, facts: ["F9.13"],
            traces: ["radar-30284135-double-dismiss", "winobjc-modal-events-contract"]),
        RuleFacts(
            .customTransitionsExist, "dismiss.by-finger-of-the-app",
            "From iOS 7 on an app may animate presentations itself and let a finger drive a dismissal.",
            .from(7),
            facts: ["F0", "F9.20"], traces: ["nyt-302-interactive-dismiss-fullscreen"]),
        RuleFacts(
            .cancelledDismissalTurnsBack, "dismiss.cancelled",
            "A dismissal of the app's own that is given up turns the transition back: both controllers hear the "
                + "opposite will and did. In which order is not known.", .from(7), .doubtful, observed: true,
            facts: ["F9.20", "F8.3"], traces: ["nyt-302-interactive-dismiss-fullscreen"]),
        RuleFacts(
            .blockedSheetTellsOfAttempt, "sheet.blocked",
            "A sheet with isModalInPresentation, its own or that of a controller shown inside it, or whose delegate "
                + "refuses, cannot be dragged away: the delegate hears of the attempt and the sheet hears nothing.",
            .from(13), facts: ["F9.9"],
            traces: ["pagesheet-swipe-isModalInPresentation"],
            documentation: ["Apple, Disabling the Pull-Down Gesture for a Sheet"]),
        RuleFacts(
            .tapBesideSheetDismisses, "sheet.tap-beside",
            "A tap beside a sheet dismisses it as a finger that drags it away does: its delegate is asked. Of a tap on "
                + "one that stays, the delegate hears nothing more.", .from(15), .likely,
            observed: true,
            facts: ["F9.9"],
            documentation: [
                "GitHub, software-mansion/react-native-screens, test-form-sheet-prevent-native-dismiss, on iOS 18.6 "
                    + "and 26.5",
                "GitHub, software-mansion/react-native-screens, pull requests 3771 and 4022: it needs a recognizer of "
                    + "its own to hear of a tap that is refused",
                "Apple, UIViewController.isModalInPresentation: while it is true, touches outside are ignored",
            ]),
        RuleFacts(
            .newRootLeavesPresentation, "window.new-root-leaves-presentation",
            "A new root does not end what the old one presents: that stays in the window, behind the new root's view.",
            .from(4), .likely, observed: true, facts: ["F9.21"],
            traces: ["so-26763020-root-swap-while-presenting"]),
        RuleFacts(
            .movingIsTrueInsideCallbacks, "moving.inside-callbacks",
            "isBeingPresented and isMovingToParent are true inside the appearing callbacks of the controller that is "
                + "presented or added itself, isBeingDismissed and isMovingFromParent inside the disappearing ones.",
            .from(5),
            facts: ["F10.1", "F10.2", "F10.3", "F10.4", "F10.5"],
            traces: ["winobjc-modal-events-contract"]),
        RuleFacts(
            .flagsLastForPresentation, "moving.lasts-for-presentation",
            "Outside of the callbacks isBeingPresented and isBeingDismissed are true for as long as the presentation or "
                + "dismissal is under way, from the call on; isMovingToParent and isMovingFromParent are false there.",
            .from(5), .likely, observed: true, facts: ["F10.1"],
            documentation: [
                "GitHub, ekazaev/route-composer#20, on iOS 12: isBeingDismissed is met as true in another turn",
                "GitHub, pointfreeco/swift-navigation#295, on iOS 18: it is true right after the call",
            ]),
    ]
}
