extension Rule {
    static let tabRules: [RuleFacts] = [
        RuleFacts(
            .tabsAreToldAtOnce, "tabs.told-at-once",
            "Tabs hear of their parent when they are set, and of none when they are taken out; only the selected one "
                + "loads.", .from(5), .likely,
            facts: ["F8.12"], traces: ["rtroot-36-nested-container-pop"]),
        RuleFacts(
            .shownTabDisappearsWhenTakenOut, "tabs.taken-out-disappears",
            "A tab that is taken out while it is shown disappears: its view is removed.", .always, .likely,
            observed: true, documentation: ["UIViewController, viewWillDisappear(_:)"]),
        RuleFacts(
            .tabShowsBeforeItHides, "tabs.shows-first",
            "Switching tabs tells the new one first that it will appear, then the old one that it will disappear. For "
                + "iOS 18 and later one measurement has the old one first, two logs the new one.", .always,
            .likely,
            facts: ["F8.13", "F8.14"],
            traces: ["pgzxc-tabbar-first-and-switch", "qiita-tab-1-2-1", "ghmd-tabbar-viewIsAppearing"],
            open: ["Q1"],
            documentation: [
                "GitHub, software-mansion/react-native-screens, test-tabs-lifecycle-events, on iOS 18.6 and 26.2"
            ]),
        RuleFacts(
            .tabEndsWithOldFirst, "tabs.ends-with-old",
            "At the end of a switch the old tab's viewDidDisappear comes before the new one's viewDidAppear, on iOS 18 and "
                + "later when code makes it, without animation.", facts: ["F8.13"],
            traces: ["qiita-tab-1-2-1", "ghmd-tabbar-viewIsAppearing"]),
        RuleFacts(
            .tabBarTellsItsController, "tabs.own-tab-bar",
            "A tab bar controller is the delegate of its own tab bar: tabBar(_:didSelect:) of a subclass is called for a tap, "
                + "before another tab is selected.", .always, .likely, observed: true,
            documentation: ["UIKit: UITabBarDelegate.tabBar(_:didSelect:)"]),
        RuleFacts(
            .tappedTabIsTold, "tabs.tap-is-told",
            "The delegate hears didSelect when a finger taps a tab, the selected one too, and not when code selects it.",
            .from(3), facts: ["F8.15"]),
        RuleFacts(
            .tapAsksDelegate, "tabs.tap-asks",
            "When a finger taps a tab, the selected one too, the delegate is asked shouldSelect before anything changes; "
                + "false leaves everything as it is. What code selects is not asked about.",
            .from(3), documentation: ["Apple, UITabBarControllerDelegate, tabBarController(_:shouldSelect:)"]),
        RuleFacts(
            .tapShowsRootOfTab, "tabs.selected-tab-shows-root",
            "A finger that taps the tab that is selected already takes a navigation controller in it back to its root, "
                + "animated. Where among the pop's callbacks the delegate hears of the tap is not promised.",
            .always, .likely, documentation: ["Apple, UITabBarController, Overview"]),
        RuleFacts(
            .tapIsToldAfterWills, "tabs.tap-is-told-after-wills",
            "Up to iOS 17 didSelect comes when both controllers have heard that they will, and before they hear that "
                + "they did. Later releases were not logged.", .from(Release(3), before: Release(18)),
            .likely,
            observed: true, facts: ["F8.15"],
            documentation: ["GitHub, a Korean study note on UITabBarController, Life cycle"]),
        RuleFacts(
            .tabBarControllerLoadsAtOnce, "tabs.load-while-initialized",
            "A tab bar controller made in code loads its view inside its initializer, so a subclass's viewDidLoad runs "
                + "before its own init is over.", .always, .likely, observed: true, facts: ["F1.1"],
            documentation: [
                "https://qiita.com/hicka04/items/e5ce253ce74fdea38378",
                "AndreyPanov/ApplicationCoordinator, issue 20",
            ]),
        RuleFacts(
            .tabSwitchIsAnimated, "tabs.switch-is-animated",
            "From iOS 18 on the switch to a tab that is tapped is a cross-dissolve, so the did callbacks come later.",
            .from(18), observed: true, facts: ["F8.14"]),
        RuleFacts(
            .animatedTabEndsWithNewFirst, "tabs.animated-ends-with-new",
            "At the end of an animated switch the new tab's viewDidAppear comes before the old one's "
                + "viewDidDisappear.", .from(18), .likely, observed: true, facts: ["F8.14"], open: ["Q1"],
            documentation: [
                "GitHub, software-mansion/react-native-screens, test-tabs-lifecycle-events, on iOS 18.6 and 26.2"
            ]),
        RuleFacts(
            .tabViewLiesInWrapper, "tabs.view-lies-in-wrapper",
            "From iOS 13 on a tab's view lies in a wrapper inside the tab bar controller's view, which is not laid out "
                + "when another tab comes.", .from(13), .likely, observed: true, facts: ["F22.10"]),
        RuleFacts(
            .tabBarIsLaidOutAroundPush, "tabs.laid-out-around-push",
            "On iOS 13, a log shows a tab bar controller laid out before and after each push and pop in its stack. We "
                + "don't know whether later releases do so.", .from(13), .doubtful, observed: true,
            mayRepeat: true, facts: ["F26.1"],
            documentation: ["GitHub, log of iOS 13.3.1 on an iPhone 11 (public file no. 31271874711)"]),
    ]
}
