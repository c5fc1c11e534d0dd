// What a navigation or tab bar controller shows first.

extension Rule {
    static let firstChildRules: [RuleFacts] = [
        RuleFacts(
            .firstChildComesInLayout, "navigation.first-in-layout",
            "From iOS 7 on the first controller of a stack loads and hears that it will appear in the layout of the "
                + "stack's view in the window, like a pushed one: after the code that showed the stack has returned.",
            .from(7), observed: true,
            facts: ["F17.1", "F22.1"], frames: ["S7"],
            documentation: [
                "GitHub, hdk2200/UIViewControllerLifeCycle, README of 2024",
                "GitHub, rickytan/RTRootNavigationController, issue 275",
            ]),
        RuleFacts(
            .firstChildIsShownWithoutSuper, "navigation.first-without-super",
            "A navigation controller whose class leaves super out of viewWillAppear loads and shows its first child "
                + "all the same; only the callbacks of that child stay out.", .always, .likely,
            observed: true,
            facts: ["F17.1", "F8.10"]),
        RuleFacts(
            .firstViewHasSuperviewBeforeWill, "navigation.first-superview-before-will",
            "The view of a stack's first controller gets its superview before viewWillAppear, and its window after "
                + "it: what it lies in enters the window last.", .from(7), .likely, observed: true,
            facts: ["F22.1"]),
        RuleFacts(
            .coveredChildHasMovedAtOnce, "navigation.covered-has-moved",
            "Of a stack that is set, or filled before it is shown, the controllers below the top hear willMove and "
                + "didMove at once; only the top waits for its appearance.", .from(5), .likely,
            observed: true,
            facts: ["F22.4"]),
        RuleFacts(
            .emptyContainerShowsWhatItIsGiven, "containers.empty-shows-what-it-is-given",
            "What an empty stack or tab bar controller on screen is given is shown in the next layout, without "
                + "animation.", observed: true, facts: ["F22.2", "F8.18"],
            documentation: ["GitHub, ww-tech/lasso, lifecycle tests"]),
        RuleFacts(
            .pendingFirstChildIsReplaced, "navigation.pending-first-is-replaced",
            "From iOS 18 on a push in the turn in which its stack came on screen takes the place of the first "
                + "controller, which never loads. Before, the first one is shown, with viewIsAppearing, and then covered "
                + "without animation.",
            .from(18),
            .likely, observed: true, facts: ["F17.1"],
            documentation: [
                "devgem.io, iOS 18 UINavigationController Lifecycle Method Quirks",
                "VAndrJ/awesome-apple-bugs, LifeCyclePushedViewController, consoles of iOS 17.4 and 18.2",
            ]),
        RuleFacts(
            .delegateHearsOfFirstChild, "navigation.delegate-hears-of-first",
            "The delegate of a stack hears willShow and didShow of its first controller too, both before that hears "
                + "viewDidAppear.", .always, observed: true, facts: ["F17.2"],
            traces: ["vast-nav-delegate-push"]),
        RuleFacts(
            .delegateHearsOfAppearance, "navigation.delegate-hears-of-appearance",
            "Whenever a navigation controller has appeared, its delegate hears didShow of the top: at the first "
                + "appearance for a second time. Whether willShow comes at a later one is not known.",
            .always,
            observed: true, facts: ["F17.2"],
            documentation: ["OpenRadar 29912893, of iOS 10", "OpenRadar 44966342, of iOS 12"]),
    ]
}
