extension Rule {
    static let transitionRules: [RuleFacts] = [
        RuleFacts(
            .transitionsNest, "appearance.transitions-nest",
            "A second begin in the same direction is counted and calls nothing; only the last end tells that it is "
                + "over.", .from(5), .likely, facts: ["F5.13", "F8.22"],
            traces: ["ytpage-begin-breaks-didappear", "jianshu-begin-end-semantics"]),
        RuleFacts(
            .imbalanceIsComplainedOf, "appearance.imbalance",
            "A begin or end that does not fit the state draws a complaint of unbalanced calls on the console.",
            .from(5), observed: true, facts: ["F5.13"], traces: ["mmdrawer-196-set-center-twice"]),
        RuleFacts(
            .beginSendsWill, "appearance.begin-sends-will",
            "beginAppearanceTransition sends viewWillAppear or viewWillDisappear.", .from(5),
            facts: ["F8.22"],
            traces: ["swiftmodals-visibility-disappeared-to-appearing", "jianshu-begin-end-semantics"]),
        RuleFacts(
            .endSendsDid, "appearance.end-sends-did",
            "endAppearanceTransition sends the did that belongs to the last will.", .from(5),
            facts: ["F8.22"],
            traces: ["swiftmodals-visibility-appearing-to-appeared"]),
        RuleFacts(
            .orphanIsDrivenByWindow, "appearance.orphan",
            "From iOS 5 on a controller without a parent hears of its appearance even if its view sits in another "
                + "controller's view.", .from(5), facts: ["F5.5", "F5.6", "F8.23"],
            traces: [
                "phchan9-child-without-addChild", "jianshu-addSubview-auto", "bctabbar-ios5-double-callbacks",
            ]),
        RuleFacts(
            .childOfVisibleParentAppears, "appearance.child-of-visible-parent",
            "A child whose view is added to a parent on screen appears at once.", .from(5), facts: ["F5.9"],
            traces: ["so-48653763-pagevc-setvc-in-viewDidLoad-animated"]),
        RuleFacts(
            .lateChildMissesWill, "appearance.late-child-misses-will",
            "A child whose view is added while its parent is on the way to the screen, and in the window already, "
                + "misses viewWillAppear, and with it viewIsAppearing, and hears viewDidAppear.", .from(5),
            .likely,
            observed: true, facts: ["F5.19", "F17.5"],
            traces: ["radar-12322346-child-swap-right-after-push", "ytpage-begin-breaks-didappear"],
            documentation: ["12207480/TYPagerController, issue 7"]),
        RuleFacts(
            .childFollowsParent, "appearance.child-follows-parent",
            "A child in its parent's view follows each step of the parent, right after it.", .from(5),
            facts: ["F5.7", "F5.8"], traces: ["phchan9-child-with-addChild"], frames: ["S9"]),
        RuleFacts(
            .childIsAppearingAfterParent, "appearance.child-is-appearing",
            "From iOS 16 on a child hears viewIsAppearing as well; before, it reached the outermost controller only. "
                + "Whether the parent's comes first is not documented.", .from(16), .likely, observed: true,
            facts: ["F6.11"], traces: ["zotero-913-viewIsAppearing-nested-ios15"], open: ["Q2"]),
        RuleFacts(
            .shownByHandIsAppearing, "appearance.by-hand-is-appearing",
            "From iOS 13 on a controller whose appearance a container drives by hand hears viewIsAppearing as well, once "
                + "its view is in the window and before its viewDidAppear.", .from(13), .likely,
            observed: true,
            facts: ["F6.1", "F8.22"],
            documentation: ["GitHub, study notes on UIViewController of July 2026, run on iPadOS 26.5"]),
        RuleFacts(
            .parentForwardsAppearance, "containment.parent-forwards",
            "From iOS 5 on a container forwards its appearance to its children unless it opts out; before, it had to "
                + "do so by hand.", .from(5), facts: ["F8.22", "F8.23"],
            traces: ["bctabbar-ios5-double-callbacks"]),
        RuleFacts(
            .optingOutSilencesChildren, "containment.opting-out",
            "A container that opts out has to drive its children itself: UIKit sends them nothing.", .from(5),
            facts: ["F8.22"], traces: ["material-940-no-forwarding-initial"]),
        RuleFacts(
            .optingOutFailsAtFirst, "containment.opting-out-fails-at-first",
            "On iOS 5.0 opting out is forgotten where a child's view enters or leaves the window: the child hears of "
                + "that move from UIKit as well.", .from(Release(5), before: Release(5, 1)), .likely,
            observed: true, facts: ["F8.24"]),
    ]

    static let containmentRules: [RuleFacts] = [
        RuleFacts(
            .containmentExists, "containment.exists",
            "Child controllers, and the calls by which a container drives them, exist from iOS 5 on.",
            .from(5),
            facts: ["F0", "F8.23"]),
        RuleFacts(
            .addChildSendsWillMove, "containment.add-sends-will-move",
            "addChild sends willMove(toParent:) first; didMove(toParent:) is the container's to call.",
            .from(5),
            facts: ["F8.19", "F5.10"],
            traces: ["apple-addchild-willmove-auto", "workflow-child-swap-view-not-loaded"]),
        RuleFacts(
            .addChildLeavesOldParent, "containment.add-leaves-old-parent",
            "A child that has a parent is removed from it before it is added to another one, which holds it from then on.",
            .from(5), facts: ["F8.19", "F17.6"], traces: ["apple-addchild-willmove-auto"]),
        RuleFacts(
            .removeFromParentSendsDidMove, "containment.remove-sends-did-move",
            "removeFromParent sends didMove(toParent: nil) last; willMove(toParent: nil) is the container's to call.",
            .from(5), facts: ["F8.19"], traces: ["apple-addchild-willmove-auto"]),
        RuleFacts(
            .recipeSendsTheOtherCall, "containment.recipe",
            "The recipe: addChild, addSubview, didMove(toParent:); and willMove(toParent: nil), removeFromSuperview, "
                + "removeFromParent.", .from(5), facts: ["F8.19"],
            traces: ["workflow-child-swap-view-not-loaded"]),
        RuleFacts(
            .hierarchyIsChecked, "containment.hierarchy-is-checked",
            "From iOS 5 on a child's view may lie below its parent's view only; anything else raises an exception.",
            .from(5), facts: ["F8.21"],
            traces: ["msg-hierarchy-requested-parent", "msg-hierarchy-actual-parent"],
            frames: ["S13"]),
        RuleFacts(
            .flipNeedsSiblings, "containment.flip-needs-siblings",
            "transition(from:to:) works between children of one parent; otherwise it raises an exception.",
            .from(5),
            facts: ["F8.20"]),
        RuleFacts(
            .flipHidesFirst, "containment.flip-hides-first",
            "transition(from:to:) tells the old child first that it will disappear, then the new one that it will "
                + "appear.", .from(5), observed: true, facts: ["F8.20"],
            traces: ["devtang-ios5-transition-and-unload"]),
        RuleFacts(
            .flipEndsWithNewFirst, "containment.flip-ends-with-new",
            "At its end the new child hears viewDidAppear before the old one hears viewDidDisappear.",
            .from(5),
            observed: true, facts: ["F8.20"], traces: ["devtang-ios5-transition-and-unload"]),
    ]

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
            .popKeepsTheRoot, "navigation.pop-keeps-root",
            "The root of a stack cannot be popped: popViewController does nothing there and returns nil.",
            facts: ["F17.7"], documentation: ["UIKit: UINavigationController.popViewController(animated:)"]),
        RuleFacts(
            .popTellsTheTopFirst, "navigation.pop-tells-top",
            "A pop tells the top first, with willMove(toParent: nil); those between hear nothing.", .from(5),
            .likely, facts: ["F8.6"], traces: ["neuburg-ios6-pop-single", "arm1-pop-B-to-A"]),
        RuleFacts(
            .pushWorksInLayout, "navigation.works-in-layout",
            "From iOS 7 on a push only notes what to do; loading and appearance come in the layout of the next "
                + "commit, after your code has returned.", .from(7), .likely, observed: true,
            facts: ["F8.11b"],
            traces: ["mumu-push-xib-view-untouched"], frames: ["S7"]),
        RuleFacts(
            .pushLoadsBeforeOrAfterHiding, "navigation.loads-before-or-after",
            "On iOS 7 to 11 the pushed view loads before or after the covered controller's viewWillDisappear, "
                + "depending on whether something touches it first.", .from(Release(7), before: Release(12)),
            .likely, observed: true, facts: ["F8.1"], traces: ["md2016-push-pop", "iosbaselearn-push"],
            frames: ["S7"]),
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
            "When the first controller of a stack hears didMove(toParent:) is not settled.", .from(5),
            .doubtful,
            observed: true, facts: ["F8.6"], open: ["Q4"]),
        RuleFacts(
            .containerForwardsFromItsOwnMethod, "containers.forward-inside",
            "UIKit's containers forward to their visible child from inside their own viewWillAppear and its "
                + "siblings: a subclass that leaves super out starves the child.", facts: ["F8.10", "F9.22"],
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
            "Setting the stack looks like a pop if the new top was on it, else like a push; those between never "
                + "load.", facts: ["F8.7"], traces: ["radar-18002763-setVCs-willmove"]),
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
                + "comes ahead of its layout pair.", .from(12), .likely, observed: true, facts: ["F7.3"],
            traces: ["jianshu-ff7ded-push-nonanimated-ios12"],
            documentation: ["GitHub, study notes on UIViewController of July 2026, run on iPadOS 26.5"]),
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
            .interruptedPushCompletes, "navigation.interrupted-push",
            "From iOS 18 on a pop in the middle of a push completes the push at once: its dids come, and the pop begins "
                + "in the same turn.", .from(18), facts: ["F8.4"]),
        RuleFacts(
            .pushDoesNotWait, "navigation.push-does-not-wait",
            "From iOS 18 on a push in the middle of a push or pop does not wait either: what runs is brought to its end "
                + "first.", .from(18), .likely, facts: ["F17.8"],
            documentation: ["Apple, Enhancing your app with fluid transitions"]),
        RuleFacts(
            .stackChangesAtOnce, "navigation.stack-changes-at-once",
            "A push or pop changes viewControllers before it returns, whatever is still under way. From iOS 7 on a pop "
                + "takes back what was pushed in the same turn: that is never shown.", .always, .likely,
            observed: true,
            facts: ["F17.7", "F8.11b"], documentation: ["zijiebao.com, question 832071"]),
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

    static let tabRules: [RuleFacts] = [
        RuleFacts(
            .tabsAreToldAtOnce, "tabs.told-at-once",
            "Tabs hear of their parent when they are set, and of none when they are taken out; only the selected one "
                + "loads.", .from(5), .likely,
            facts: ["F8.12"], traces: ["rtroot-36-nested-container-pop"]),
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
    ]
}
