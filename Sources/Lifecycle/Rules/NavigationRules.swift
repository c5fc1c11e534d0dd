extension Rule {
    static let navigationRules: [RuleFacts] = [
        RuleFacts(
            .pushTellsThePushedFirst, "navigation.will-move-first",
            "A pushed controller hears willMove(toParent:) before anything else.", .from(5), .likely,
            facts: ["F8.6"], traces: ["neuburg-ios6-push-single"]),
        RuleFacts(
            .backButtonPops, "navigation.back-button",
            "A tap on the back button pops the top with an animation, as popViewController does; the root has no such "
                + "button.",
            documentation: ["UIKit: UINavigationController, the navigation interface"]),
        RuleFacts(
            .fingerPopsByMethod, "navigation.finger-pops-by-method",
            "A tap on the back button calls the stack's own popViewController(animated:), and so does a swipe back when it "
                + "begins: an override hears of both.", .always, .likely,
            documentation: [
                "microsoft/WinObjC, issue 1159 (2016): as UIKit does, the back button has to send popViewControllerAnimated:",
                "Tencent/MLeaksFinder, pull request 2 (2016): a swipe back calls it when it begins",
                "ReSwift/ReSwift-Router, pull request 74 (2017): a subclass sees both by overriding it",
            ]),
        RuleFacts(
            .rootIsPushedByMethod, "navigation.root-is-pushed-by-method",
            "init(rootViewController:) calls the stack's own pushViewController(_:animated:) for its controller: an "
                + "override hears of it, while the stack is still empty.", .always, .likely,
            documentation: [
                "microsoft/WinObjC, issue 1170 (2016): as in UIKit, the initializer has to send pushViewController",
                "comments in the code of ten apps whose stacks override it",
            ]),
        RuleFacts(
            .popKeepsTheRoot, "navigation.pop-keeps-root",
            "The root of a stack cannot be popped: popViewController does nothing there and returns nil.",
            facts: ["F17.7"], documentation: ["UIKit: UINavigationController.popViewController(animated:)"]),
        RuleFacts(
            .popTellsTheTopFirst, "navigation.pop-tells-top",
            "A pop tells the top first, with willMove(toParent: nil); those between hear nothing of appearing.",
            .from(5),
            .likely, facts: ["F8.6"], traces: ["neuburg-ios6-pop-single", "arm1-pop-B-to-A"]),
        RuleFacts(
            .pushWorksInLayout, "navigation.works-in-layout",
            "From iOS 7 on a push only notes what to do; loading and appearance come in the stack's layout of the next "
                + "commit, after your code has returned.", .from(7), .likely, observed: true,
            facts: ["F8.11b"],
            traces: ["mumu-push-xib-view-untouched"], frames: ["S7"],
            documentation: [
                "vineetchoudhary/iOS-in-Depth, ApplicationAndViewControllerLifeCycle (iOS 11 or 12)"
            ]),
        RuleFacts(
            .pushLoadsBeforeOrAfterHiding, "navigation.loads-before-or-after",
            "On iOS 7 to 11 the pushed view loads before or after the covered controller's viewWillDisappear, "
                + "depending on whether something touches it first.", .from(Release(7), before: Release(12)),
            .likely, observed: true, facts: ["F8.1", "F25.5"],
            traces: ["md2016-push-pop", "iosbaselearn-push"],
            frames: ["S7"],
            documentation: [
                "blog.csdn.net/wf96390, article 51045165 (2015): before it up to iOS 8, after it on 9",
                "Chinese and Korean notes (public files no. 30340784936 and 9968398242): an untouched view after it",
            ]),
        RuleFacts(
            .navigationHidesFirst, "navigation.hides-first",
            "A push or pop tells the old top first that it will disappear, then the new one that it will appear.",
            facts: ["F8.1", "F8.2"], traces: ["wangling-nav-normal", "wlgusdn700-push", "wlgusdn700-pop"]),
        RuleFacts(
            .navigationEndsWithOldFirst, "navigation.ends-with-old",
            "At the end of a push or pop the old top's viewDidDisappear comes before the new one's viewDidAppear.",
            facts: ["F8.1", "F8.2"], traces: ["wangling-nav-normal", "zh2013-push-A-push-B-pop-pop"],
            frames: ["S8"]),
        RuleFacts(
            .didMoveFollowsTransition, "navigation.did-move-last",
            "didMove(toParent:) comes when the transition is over.", .from(5), .likely, facts: ["F8.6"],
            traces: ["neuburg-ios6-push-single", "neuburg-ios6-pop-single"]),
        RuleFacts(
            .firstChildDidMoveIsUnsettled, "navigation.first-did-move",
            "When UIKit calls didMove(toParent:) on the first controller of a stack is not settled. A call by the app "
                + "doesn't replace it.", .from(5), .doubtful, observed: true, facts: ["F8.6", "F24.2"],
            open: ["Q4"]),
        RuleFacts(
            .containerForwardsFromItsOwnMethod, "containers.forward-inside",
            "UIKit's containers forward to their visible child from inside their own viewWillAppear and its "
                + "siblings: a subclass that leaves super out starves the child. Only the tab that a tab bar controller "
                + "has yet to show comes all the same, in its layout.", facts: ["F8.10", "F9.22"],
            traces: ["stacktrace-nav-didappear-forwarding"]),
        RuleFacts(
            .navigationDelegateHearsAfterWill, "navigation.will-show",
            "The delegate hears willShow after the new top's viewWillAppear.", observed: true,
            facts: ["F8.5"],
            traces: ["vast-nav-delegate-push"]),
        RuleFacts(
            .navigationDelegateHearsAfterDid, "navigation.did-show",
            "The delegate hears didShow after the new top's viewDidAppear.", observed: true, facts: ["F8.5"],
            traces: ["vast-nav-delegate-push"]),
        RuleFacts(
            .settingStackPushesOrPops, "navigation.set-stack",
            "Setting the stack looks like a pop if the new top was below the old one, and like a push if it is new; if "
                + "the top stays, nothing comes or goes. It is one transition, and those between never load.",
            facts: ["F8.7"], traces: ["radar-18002763-setVCs-willmove"]),
        RuleFacts(
            .popOverSeveralReadsTopFirst, "navigation.pop-reads-top-first",
            "From iOS 14 on viewControllers, read in the middle of a pop over several controllers, begins with the top "
                + "that goes: [c, a] for a pop from c over b to a. After a pop of one it reads as one expects.",
            .from(14), .likely, observed: true, facts: ["F8.8"],
            documentation: [
                "jianshu.com/p/4e94dd08623b, what push and popToRoot print",
                "qanswer.space, the order of view controllers after the long press on the back button in iOS 14",
            ]),
        RuleFacts(
            .navigationCallsLoadViewIfNeeded, "navigation.calls-load-if-needed",
            "From iOS 11 on a push or pop calls loadViewIfNeeded of the new top after its viewWillAppear, and the first "
                + "controller of a stack loads by it; a class that overrides it sees that.", .from(11),
            .likely,
            observed: true, facts: ["F5.18"],
            traces: ["jianshu-ff7ded-push-animated-ios12", "mumu-push-xib-view-untouched"],
            documentation: ["https://juejin.cn/post/6844904181753446408"]),
        RuleFacts(
            .unanimatedPushLoadsIfNeeded, "navigation.unanimated-loads-if-needed",
            "From iOS 12 on a push without animation calls loadViewIfNeeded first, which loads the view.",
            .from(12),
            .likely, observed: true, facts: ["F5.18"], traces: ["jianshu-ff7ded-push-nonanimated-ios12"]),
        RuleFacts(
            .unanimatedTransitionEndsBeforeLayout, "navigation.unanimated-ends-before-layout",
            "From iOS 12 on a push or pop without animation is over before the new top is laid out: its viewDidAppear "
                + "comes ahead of its layout pair. Its viewIsAppearing comes right before that, after viewDidDisappear "
                + "of the old top.", .from(12), .likely, observed: true, facts: ["F7.3"],
            traces: ["jianshu-ff7ded-push-nonanimated-ios12"],
            documentation: [
                "GitHub, study notes on UIViewController of July 2026, run on iPadOS 26.5",
                "VAndrJ/awesome-apple-bugs, LifeCyclePushedViewController, consoles of iOS 17.4 and 18.2",
            ]),
        RuleFacts(
            .swipeBackExists, "navigation.swipe-back",
            "From iOS 7 on a swipe from the edge pops, and may be given up half-way.", .from(7),
            facts: ["F8.11"],
            traces: ["wangling-nav-interactive-cancel"]),
        RuleFacts(
            .cancelledPopTurnsBack, "navigation.cancelled-pop",
            "A swipe that is given up sends the one below viewWillDisappear and viewDidDisappear, and the top "
                + "viewWillAppear and viewDidAppear: the top was never gone.", .from(7), facts: ["F8.3"],
            claims: ["L41"],
            traces: ["wangling-nav-interactive-cancel", "mo4tech-nav-cycles"]),
        RuleFacts(
            .sameControllerTwiceRaises, "navigation.same-twice-raises",
            "Pushing a controller that is on the stack already raises an exception, and so does setting a stack that has "
                + "one twice.", facts: ["F8.9"],
            documentation: ["GitHub, wordpress-mobile/WordPress-iOS, issue 15337"]),
        RuleFacts(
            .navigationInNavigationRaises, "navigation.in-navigation-raises",
            "Pushing a navigation controller raises an exception.", facts: ["F8.9"]),
        RuleFacts(
            .missingPopTargetRaises, "navigation.missing-target-raises",
            "Popping to a controller that is not on the stack raises an exception.", .always, .likely,
            documentation: [
                "GitHub, helpscout/beacon-ios-sdk, issue 132, a crash log of iOS 14.1",
                "GitHub, mercadopago/px-ios, issue 745 (2017)",
            ]),
        RuleFacts(
            .interruptedPushCompletes, "navigation.interrupted-push",
            "From iOS 18 on a pop in the middle of a push completes the push at once: its dids come, and the pop begins "
                + "in the same turn.", .from(18), facts: ["F8.4"]),
        RuleFacts(
            .pushDoesNotWait, "navigation.push-does-not-wait",
            "From iOS 18 on a push or a new stack in the middle of a push or pop does not wait either: what runs is "
                + "brought to its end first.", .from(18), .likely, facts: ["F17.8"],
            documentation: ["Apple, Enhancing your app with fluid transitions"]),
        RuleFacts(
            .stackChangesAtOnce, "navigation.stack-changes-at-once",
            "A push or pop changes viewControllers before it returns, whatever is still under way; an animated push may have "
                + "to wait. From iOS 7 on a pop takes back what was pushed in the same turn: that is never shown.",
            .always, .likely,
            observed: true,
            facts: ["F17.7", "F8.11b"], documentation: ["zijiebao.com, question 832071"]),
        RuleFacts(
            .animatedPushWaits, "navigation.animated-push-waits",
            "From iOS 11 to 17 an animated push that comes while another change of the stack, or a presentation that "
                + "covers it, is under way waits for it as a whole: viewControllers does not list what is pushed before that "
                + "is over.",
            .from(Release(11), before: Release(18)), .likely, observed: true, facts: ["F8.9"],
            documentation: [
                "GitHub, lionheart/openradar-mirror, issue 20368 (rdar 44091459, iOS 11.4)",
                "GitHub, Expensify/App, issue 102743 and pull request 103603 (iOS 16 and 17, not 18)",
                "GitHub, software-mansion/react-native-screens, pull request 409 (March 2020)",
            ]),
        RuleFacts(
            .newStackWaits, "navigation.new-stack-waits",
            "A stack that is set while another change is under way takes effect when that is over; viewControllers stays "
                + "what it was until then.", .always, .likely, observed: true, facts: ["F8.7"],
            documentation: [
                "GitHub, software-mansion/react-native-screens, pull request 409 (March 2020) and RNSScreenStack.mm"
            ]),
        RuleFacts(
            .leavingTakesTheViewAlong, "navigation.leaving-takes-view",
            "What leaves a stack that is not on screen leaves with its view: it hears nothing more when the stack comes "
                + "back.", .always, .likely, observed: true, facts: ["F8.2"],
            traces: ["radar-19747362-pop-in-a-hidden-tab"]),
        RuleFacts(
            .coveredViewLeavesTwice, "navigation.covered-view-leaves-twice",
            "From iOS 13 on the view that a push covers leaves the window, returns and leaves it again between its "
                + "controller's viewWillDisappear and viewDidDisappear. A pop moves a view once.", .from(13),
            .likely,
            observed: true, facts: ["F22.9"],
            documentation: ["GitHub, software-mansion/react-native-screens, issue 47"]),
        RuleFacts(
            .nestedPushIsComplainedOf, "navigation.nested-push",
            "Up to iOS 17 an animated push in the middle of another one waits for it and draws complaints on the console. "
                + "Pushes without animation, given in one turn, draw none.",
            .from(Release(5), before: Release(18)), .likely, observed: true, facts: ["F8.9", "F17.7"],
            traces: ["msg-nested-push-ios7"]),
    ]
}
