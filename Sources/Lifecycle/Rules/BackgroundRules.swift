extension Rule {
    static let backgroundRules: [RuleFacts] = [
        RuleFacts(
            .appLeavesScreen, "background.app-leaves",
            "From iOS 4 on an app without scenes, as all are up to iOS 12, hears applicationWillResignActive and "
                + "applicationDidEnterBackground when it leaves the screen.", .from(4), .likely,
            facts: ["F5.11"]),
        RuleFacts(
            .appLeavingOldSystemEnds, "background.old-system-ends-app",
            "Before iOS 4 the home button ends the app.", .before(4), .likely, facts: ["F5.11"]),
        RuleFacts(
            .sceneLeavesScreen, "background.scene-leaves",
            "From iOS 13 on the scene's delegate hears sceneWillResignActive and sceneDidEnterBackground.",
            .from(13), .likely, facts: ["F5.11"], traces: ["swift2023-kill-app"]),
        RuleFacts(
            .appReturns, "background.app-returns",
            "From iOS 4 on an app without scenes, as all are up to iOS 12, hears applicationWillEnterForeground and "
                + "applicationDidBecomeActive when it returns.", .from(4), facts: ["F5.11"],
            traces: ["level49-rotate-in-background"]),
        RuleFacts(
            .sceneReturns, "background.scene-returns",
            "From iOS 13 on the scene's delegate hears sceneWillEnterForeground and sceneDidBecomeActive.",
            .from(13), facts: ["F5.15"], traces: ["scene-foreground-order"]),
        RuleFacts(
            .backgroundKeepsAppearance, "background.keeps-appearance",
            "Leaving the screen and coming back brings no appearance callbacks.", facts: ["F5.11"],
            claims: ["L25"],
            traces: ["yagamo-ios12-home-button", "scene-foreground-order"]),
        RuleFacts(
            .interruptionIsToldToDelegate, "background.interruption",
            "What the system shows over an app, such as Control Centre, a call or a question for permission, makes the app "
                + "inactive until it goes: the delegate of the app or of the scene is told, no controller is.",
            .always, .likely,
            documentation: [
                "UIApplicationDelegate, applicationWillResignActive(_:)",
                "UIScene, willDeactivateNotification",
                "onmyway133/notes, issue 8: Notification Center and Control Center resign activity, a banner does not",
            ]),
        RuleFacts(
            .launchInBackgroundShowsRoot, "background.launch-shows-root",
            "An app that the system launches in the background, from iOS 7 on, lets its root appear as any other: the "
                + "callbacks tell of the hierarchy, not of what a person sees.", .from(7), .likely,
            facts: ["F5.12"]),
        RuleFacts(
            .applicationStateIsSetInSteps, "background.application-state",
            "applicationState is inactive until the app is active, still active in willResignActive, background from "
                + "didEnterBackground to willEnterForeground, and from the beginning if the system launches the app "
                + "behind.", .from(4), .likely, observed: true,
            documentation: [
                "Apple, UIApplication.applicationState",
                "rdar 14295449 (July 2013), a launch in the background",
                "GitHub, bitstadium/HockeySDK-iOS#246, on iOS 9: inactive in didFinishLaunching",
                "GitHub, facebook/react-native, RCTAppState: which methods it is not yet the new one in",
            ]),
        RuleFacts(
            .applicationStateFollowsScene, "background.scene-application-state",
            "From iOS 13 on, in apps with scenes, applicationState is background until a scene has entered the "
                + "foreground, and active only when the scene has heard that it is.", .from(13), .likely,
            observed: true,
            documentation: [
                "GitHub, growingio/growingio-sdk-ios-autotracker#215 (July 2022)",
                "GitHub, the Swiss DP3T app (2020): no work in didFinishLaunching, as the state is still background",
            ]),
        RuleFacts(
            .turnIsMadeUpOnReturn, "background.turn-is-made-up",
            "A turn of the device that the app slept through is made up for before it is told that it returns.",
            .always, .likely, observed: true, facts: ["F5.11"], traces: ["level49-rotate-in-background"]),
        RuleFacts(
            .killedSceneTakesRootAway, "background.killed-scene",
            "Since iOS 14, an app that is thrown out of the app switcher loses its scene, and its root gets "
                + "viewWillDisappear and viewDidDisappear.", .from(14), .likely, observed: true,
            facts: ["F5.15"], traces: ["swift2023-kill-app"]),
        RuleFacts(
            .killedSceneOf13KeepsRoot, "background.killed-scene-13",
            "On iOS 13, an app that is thrown out of the app switcher loses its scene, and its root gets neither "
                + "viewWillDisappear nor viewDidDisappear.", .from(Release(13), before: Release(14)), .likely,
            observed: true, facts: ["F25.2"],
            documentation: [
                "markzhang, notes on scenes with the log (public file no. 9872552431)",
                "Notebook Swift, with the log (public file no. 22140671352)",
            ]),
        RuleFacts(
            .killedSceneBackgroundIsUnsettled, "background.killed-scene-background",
            "Since iOS 15, whether a scene that is thrown out of the app switcher gets sceneDidEnterBackground first is not "
                + "settled: one log has it, others don't.", .from(15), .doubtful, observed: true,
            leavesOpen: [.sceneDidEnterBackground], facts: ["F25.3"],
            documentation: ["Korean notes on scenes with code and log (public file no. 63474632482)"]),
        RuleFacts(
            .killedAppTakesRootAway, "background.killed-app",
            "From iOS 4 on an app without scenes that is thrown out of the app switcher enters the background first. "
                + "Whether its root then hears viewWillDisappear and viewDidDisappear is not settled: one log has them, "
                + "one note says no.", .from(4), .doubtful, observed: true, facts: ["F5.11"],
            documentation: [
                "carljparker/hw1-app-state-change-cp125-uw, readme.md",
                "jianshu.com 197e0dd37190, notes on the app and its controllers: no controller takes part",
            ]),
        RuleFacts(
            .killedAppHearsTermination, "background.killed-app-terminates",
            "From iOS 4 on an app that is thrown out of the app switcher while it runs hears applicationWillTerminate. "
                + "From iOS 13 on, where that comes among the callbacks of its root is not known.", .from(4),
            observed: true, facts: ["F5.11"],
            documentation: [
                "UIApplicationDelegate, applicationWillTerminate(_:)",
                "carljparker/hw1-app-state-change-cp125-uw, readme.md",
            ]),
    ]
}
