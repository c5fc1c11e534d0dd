// The steps of a launch, and what the app's property list has to do with them.

extension Rule {
    static let launchRules: [RuleFacts] = [
        RuleFacts(
            .willFinishIsFirst, "app.will-finish-first",
            "From iOS 6 on application(_:willFinishLaunchingWithOptions:) is the first call of a launch that the delegate "
                + "hears. Without scenes the main storyboard's first controller has been made before; a restored state "
                + "and everything of the window come after.", .from(6), facts: ["F19.1", "F13.1"],
            documentation: ["Apple, About the App Launch Sequence"]),
        RuleFacts(
            .launchCallsDelegate, "app.launch-calls-delegate",
            "A launch calls the delegate's application(_:didFinishLaunchingWithOptions:) before anything of the window.",
            facts: ["F5.15"],
            traces: ["swift2023-scene-launch", "iosbaselearn-launch-becomeActive-first"]),
        RuleFacts(
            .launchConnectsScene, "app.launch-connects-scene",
            "From iOS 13 on an app has scenes unless its Info.plist leaves them out: scene(_:willConnectTo:options:) "
                + "follows.", .from(13), facts: ["F5.15"], traces: ["swift2023-scene-launch"]),
        RuleFacts(
            .delegateSetsWindowUp, "app.delegate-sets-window-up",
            "Without a storyboard the delegate makes the window and shows it inside its method: up to iOS 12 the "
                + "app's, then the scene's. With one UIKit shows it when that method has returned.", .always,
            .likely, observed: true, traces: ["iosbaselearn-view-load-trigger"], frames: ["S2"]),
        RuleFacts(
            .mainStoryboardLoadsFirst, "app.main-storyboard-first",
            "UIKit makes the first controller of the main storyboard before it tells the delegate of the launch; with "
                + "scenes, before the scene connects.", .from(5), .likely, facts: ["F13.1"],
            documentation: ["Apple, About the App Launch Sequence"]),
        RuleFacts(
            .delegateRunsOwnCode, "app.delegate-code",
            "UIKit makes an object of the app's class for its delegate, and for its scene's, holds it, and calls those "
                + "methods that the class has.",
            documentation: ["Apple, UIApplicationDelegate", "Apple, UISceneDelegate"]),
        RuleFacts(
            .containerCallsItsDelegate, "app.container-delegate",
            "A container, and what controls a presentation, calls those methods of its delegate that the object's class "
                + "has, and does not hold it.",
            documentation: [
                "Apple, UINavigationController, delegate", "Apple, UITabBarController, delegate",
                "Apple, UIPresentationController, delegate",
            ]),
        RuleFacts(
            .activationFollowsLaunch, "app.becomes-active",
            "An app without scenes becomes active in the course of its launch; where among the root's callbacks, varied "
                + "by release and is not promised.", .always, .doubtful, observed: true,
            facts: ["F5.15"],
            traces: ["iosbaselearn-launch-becomeActive-first"]),
        RuleFacts(
            .activationFollowsAppearance, "app.becomes-active-on-8",
            "On iOS 8 the app becomes active after the root's viewDidAppear, before and right after that release ahead "
                + "of it.", .from(Release(8), before: Release(9)), .likely, observed: true, facts: ["F5.15"],
            documentation: ["carljparker/hw1-app-state-change-cp125-uw, readme.md"]),
        RuleFacts(
            .activationFollowsAppearanceAgain, "app.becomes-active-from-11",
            "From iOS 11 to 12 the app becomes active after the root's viewDidAppear, as on iOS 8.",
            .from(Release(11), before: Release(13)), .likely, observed: true, facts: ["F5.15"]),
        RuleFacts(
            .sceneEntersForegroundAtLaunch, "app.scene-enters-foreground",
            "From iOS 13 on the scene enters the foreground once it has connected: after the wills of a root that its "
                + "delegate shows, and before the first controller of a stack loads.", .from(13), .likely,
            observed: true, facts: ["F17.1", "F5.15"], traces: ["swift2023-scene-launch"]),
        RuleFacts(
            .sceneActivationFollowsLaunch, "app.scene-becomes-active",
            "From iOS 13 on the scene becomes active in the course of a launch. Three logs have it at three places among "
                + "the root's callbacks.", .from(13), .doubtful, observed: true,
            facts: ["F19.2", "F5.15"], traces: ["swift2023-scene-launch"]),
        RuleFacts(
            .notificationFollowsDelegate, "background.notification-follows",
            "The application posts a notification of each step between background and active, the one of a launch "
                + "included, right after the delegate's method has returned; with scenes as well as without.",
            .always, .likely, observed: true, facts: ["F19.2", "F5.15"], traces: ["scene-foreground-order"],
            documentation: ["OpenRadar 49817144, of iOS 12"]),
        RuleFacts(
            .windowNeedsRoot, "window.needs-root",
            "From iOS 9 to 12 a launch that ends with a window on screen and no root controller raises an exception. With "
                + "scenes, from iOS 13 on, no source tells of one.", .from(Release(9), before: Release(13)),
            observed: true, facts: ["F19.4"]),
        RuleFacts(
            .launchKeepsMainQueueWaiting, "app.launch-keeps-main-queue",
            "On iOS 9.3 to 11 what the root's viewDidLoad and viewWillAppear give to the main queue runs after its "
                + "viewDidAppear: the queue is not served before the launch is over.",
            .from(Release(9, 3), before: Release(12)), observed: true, facts: ["F22.6"]),
    ]

    static let launchTurnRules: [RuleFacts] = [
        RuleFacts(
            .launchBeginsAsHeld, "rotation.launch-as-held",
            "From iOS 11 on a launch begins as the device is held, if the app's Info.plist lists that orientation. Up to "
                + "iOS 10 it begins in the first that is listed; only a phone whose home screen turns begins as it is "
                + "held.", .from(11), .likely, observed: true, facts: ["F19.5"],
            traces: ["level49-plus-launch-landscape-no-transition"],
            documentation: ["Matt Neuburg, Programming iOS 8 to 10, launch into rotation"]),
        RuleFacts(
            .launchTurnsOnceAppeared, "rotation.launch-turns-once-appeared",
            "From iOS 8 to 10 an app that is launched on a device that lies otherwise turns once its root has appeared, "
                + "as at any other time.", .from(Release(8), before: Release(11)), observed: true,
            facts: ["F19.5"],
            documentation: ["Matt Neuburg, Programming iOS 8 to 10, launch into rotation"]),
        RuleFacts(
            .launchTurnsBeforeLayout, "rotation.launch-turns-before-layout",
            "Up to iOS 5 such an app turns between its root's viewWillAppear, which sees the upright size, and layout; "
                + "willRotate and willAnimateRotation come.", .before(6), .likely,
            observed: true, facts: ["F19.5"],
            documentation: ["stackoverflow.com 9539676", "stackoverflow.com 12133903"]),
        RuleFacts(
            .launchTurnEndsUntold, "rotation.launch-turn-ends-untold",
            "Up to iOS 7 didRotate does not come at the end of such a turn. Of iOS 5 two logs disagree: an iPad's has "
                + "none, another has it after viewDidAppear, and says by a comment that iOS 6 has none.",
            .before(8), .doubtful, observed: true, facts: ["F19.5"],
            documentation: [
                "stackoverflow.com 9539676",
                "hayate-works.blogspot.jp, 2 March 2012, of iOS 5, with didRotate",
            ]),
        RuleFacts(
            .launchTurnsBeforeLayoutAsBefore, "rotation.launch-turns-on-6",
            "On iOS 6 and 7 it is taken to turn as before; no log tells of more than the missing didRotate.",
            .from(Release(6), before: Release(8)),
            .doubtful, observed: true, facts: ["F19.5"]),
        RuleFacts(
            .screenStaysUpright, "rotation.screen-stays-upright",
            "Up to iOS 7 the screen and the window stay upright, and a rotation turns the root's view in them by a "
                + "transform: its frame stays in portrait coordinates, its bounds turn. A view that loadView makes on "
                + "its side has such a frame until it is shown.", .before(8), .likely, observed: true,
            facts: ["F19.6"],
            documentation: [
                "stackoverflow.com 6757018, frames printed in July 2011",
                "qanswer.space, The inner workings of iOS landscape orientation management",
            ]),
        RuleFacts(
            .appLimitsOrientations, "rotation.app-limits",
            "From iOS 6 on the interface turns only to what the app's Info.plist and the controller that is asked both "
                + "allow.", .from(6), facts: ["F11.2"],
            documentation: ["Apple, UIViewController.supportedInterfaceOrientations"]),
    ]

    static let suspensionRules: [RuleFacts] = [
        RuleFacts(
            .snapshotsLayOut, "background.snapshots-lay-out",
            "From iOS 13 on, in an app with scenes, the visible controllers are laid out twice once it is in the "
                + "background: for pictures of its light and its dark look.", .from(13), .likely,
            observed: true,
            facts: ["F19.3"],
            documentation: [
                "GitHub, hdk2200/UIViewControllerLifeCycle, README of 2024", "stackoverflow.com 63372828",
                "OpenRadar FB8734191",
            ]),
        RuleFacts(
            .snapshotsTellTraits, "background.snapshots-tell-traits",
            "Each of those pictures has another look, so that traitCollectionDidChange comes twice, ahead of the "
                + "layout: the app turns to the other of light and dark, and back. One whose Info.plist fixes its look "
                + "stays as it is.",
            .from(13), .likely, observed: true, facts: ["F19.3"],
            documentation: [
                "GitHub, scenee/FloatingPanel, pull request 228 (2019); TextureGroup/Texture, issue 1686 (2019)",
                "GitHub, microsoft/FluentDarkModeKit, pull request 97 (2020); Tencent/QMUI_iOS, issue 1491 (2023)",
                "GitHub, react/react-native, pull request 39439 (2023)",
            ]),
        RuleFacts(
            .snapshotsTurnPad, "background.snapshots-turn-pad",
            "From iOS 9 on going to the background turns the interface of an app on an iPad to the other orientation and "
                + "back, for a picture of each: viewWillTransition comes twice.", .from(9), observed: true,
            facts: ["F22.7"],
            documentation: ["OpenRadar 23010208", "GitHub, mozilla-mobile/firefox-ios, issue 1516"]),
        RuleFacts(
            .suspendedAppHearsNothing, "background.suspended-hears-nothing",
            "None of a suspended app's code runs. If it is ended in the meantime, neither its controllers nor its delegate "
                + "hear of it.", .from(4), facts: ["F19.7"],
            documentation: ["Apple, UIApplicationDelegate.applicationWillTerminate(_:)"]),
        RuleFacts(
            .exitsOnSuspendIsHeeded, "background.exits-on-suspend",
            "From iOS 4 to 12 an app with UIApplicationExitsOnSuspend in its Info.plist ends when it is left: it goes to "
                + "the background, its root disappears, and its delegate hears of the end.",
            .from(Release(4), before: Release(13)), .likely, observed: true, facts: ["F19.7"],
            documentation: [
                "Apple, Information Property List, UIApplicationExitsOnSuspend",
                "a learner's notes on the life of views with their logs, July 2015 (iOS 8)",
            ]),
    ]
}
