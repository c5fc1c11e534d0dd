// What a second window brings.
extension Rule {
    static let furtherWindowRules: [RuleFacts] = [
        RuleFacts(
            .windowsAreApart, "window.each-by-itself",
            "Each window has a root and a life of its own: when another one comes on screen over it, nobody in it "
                + "hears of that.", .always, .likely, facts: ["F5.5"],
            documentation: [
                "UIWindow",
                "Stack Overflow 8232398, a second UIWindow covers everything and is shown by itself",
                "Screen rotation and UIWindow, topic.alibabacloud.com 20206107: windows are independent",
            ]),
        RuleFacts(
            .oneWindowIsKey, "window.one-is-key",
            "One window at a time is the key window. makeKeyAndVisible() makes one key and shows it, isHidden = false shows "
                + "it only; when the key window is hidden, the one in front of the others becomes key.",
            .always, .likely,
            documentation: [
                "UIWindow, makeKeyAndVisible()", "UIWindow, isKeyWindow",
                "Siren, pull request 18, and DBAlertController, pull request 7: the window before becomes key again",
            ]),
        RuleFacts(
            .hiddenWindowKeepsContents, "window.hiding-is-unsettled",
            "Hiding a window moves no view out of it, so its root hears nothing here, nor when the window is shown again. "
                + "No log is known of either.", .always, .doubtful, observed: true,
            leavesOpen: [.viewWillDisappear, .viewDidDisappear], facts: ["F5.5"],
            documentation: ["UIWindow, and UIView, isHidden"]),
        RuleFacts(
            .windowGoesWithLastReference, "window.goes-with-last-reference",
            "UIKit holds no window. One that neither a property nor a variable holds goes, on screen or not, and lets its "
                + "root go: a window in a local variable is gone at the end of the method and never seen.",
            .always, .likely,
            documentation: [
                "jianshu 75befce85623: a window in a local variable is not shown, one in a property is",
                "553668.com 765036: the application's list of windows does not hold them",
                "jdisho/JDToaster, pull request 2 (2019): the toast is seen once a property holds its window",
                "Stack Overflow 8232398: a second window is removed by letting go of it",
                "omaralbeik/Drops, issue 43: a root that holds its window holds itself",
            ]),
        RuleFacts(
            .goingWindowLosesContents, "window.going-tells-contents",
            "What lies in a window on screen that goes leaves it and is told so here, as subviews of a view that goes are. "
                + "No log is known of that, and reports of iOS 13 and later tell of windows that stayed until they were "
                + "hidden or taken out of their scene.", .always, .doubtful, observed: true,
            leavesOpen: [.viewWillDisappear, .viewDidDisappear], facts: ["F5.5", "F20.2"],
            documentation: [
                "react-native, pull request 32305: an alert's window stays in its scene",
                "iTofu/LCActionSheet, issues 37 and 72: a window goes once it is hidden, or stays in the list of windows",
            ]),
        RuleFacts(
            .everyWindowTurns, "window.each-turns",
            "When the interface turns or takes another size, what each window shows follows and is told.",
            .always, .likely,
            documentation: [
                "Stack Overflow 8232398: the root of a second window sees to its rotation, as in the first",
                "TWMessageBarManager, pull request 29: what lies below the root of a second window turns",
            ]),
        RuleFacts(
            .hiddenWindowTurns, "window.hidden-turns",
            "From iOS 8 on a rotation reaches the root of a window that has been hidden, too; up to iOS 7 it does not.",
            .from(8), .likely, observed: true,
            documentation: ["OpenRadar 19592583, adding a second UIWindow breaks rotation logic in iOS 8"]),
        RuleFacts(
            .keyWindowIsAskedToTurn, "window.key-decides-rotation",
            "The root of the key window is asked whether the interface may turn. Reports of iOS 8 and later tell of roots "
                + "of other windows that were asked instead.", .always, .doubtful, observed: true,
            documentation: [
                "OpenRadar 19592583, adding a second UIWindow breaks rotation logic in iOS 8",
                "OpenRadar 18406156, a second UIWindow with constrained orientation",
                "smartdevicelink/sdl_ios, issue 1250",
            ]),
        RuleFacts(
            .frontWindowGetsTouches, "touch.front-window",
            "A touch goes to the window in front: that of the highest windowLevel, and among equals the one that was shown "
                + "last.", .always, .likely,
            documentation: ["UIWindow, windowLevel", "Stack Overflow 8232398"]),
    ]
}
