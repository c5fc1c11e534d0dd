import Lifecycle

extension Misconception {
    private static let stack =
        "class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; new Feed as detail"
    private static let tabs =
        "class Feed; new Feed as feed; new Feed as detail; new UITabBarController as tabs with feed detail"
    private static let child = "launch vc; class Feed; new Feed as feed"
    private static let layout =
        "detail.viewIsAppearing detail.viewWillLayoutSubviews detail.viewDidLayoutSubviews"

    /// Beliefs about navigation, tabs and children.
    static let containers: [Misconception] = [
        Misconception(
            "swipe-pops-at-once", "A swipe back has popped as soon as it begins.",
            instead: "Only the wills come while the finger is down. Wait for viewDidDisappear.",
            breaks: .swipeBackExists, after: stack + "; push detail", predicting: "swipe back",
            answer:
                "detail.willMove(toParent:) detail.viewWillDisappear feed.viewWillAppear feed.viewIsAppearing "
                + "detail.viewDidDisappear feed.viewDidAppear"
        ) { wrong in
            wrong.has { if case .navigation(.swipeBack) = $0 { true } else { false } }
                && !wrong.wronglyHeard(.viewDidDisappear, .viewDidAppear).isEmpty
        },
        Misconception(
            "cancelled-swipe-is-silent", "A swipe that is given up leaves no trace.",
            instead: "Both hear the way back: pair your work in viewWillAppear with viewWillDisappear.",
            breaks: .cancelledPopTurnsBack, claims: ["L41"], after: stack + "; push detail; swipe back",
            predicting: "cancel", answer: "nothing"
        ) { wrong in
            wrong.has { $0 == .touch(.cancel) }
                && wrong.notHeard(.viewWillAppear, .viewDidAppear).contains { controller in
                    wrong.before.controllers[controller].presenter == nil
                }
        },
        Misconception(
            "all-tabs-load", "A tab bar controller loads the views of all its tabs.",
            instead: "Each tab loads when it is first selected.", breaks: .tabsAreToldAtOnce, after: tabs,
            predicting: "launch tabs",
            answer: "feed.loadView feed.viewDidLoad detail.loadView detail.viewDidLoad tabs.viewWillAppear "
                + "feed.viewWillAppear tabs.viewIsAppearing feed.viewIsAppearing tabs.viewDidAppear "
                + "feed.viewDidAppear"
        ) { wrong in
            wrong.wronglyHeard(.loadView, .viewDidLoad).contains { controller in
                wrong.world.controllers[controller].parent.map(wrong.isTabBar) ?? false
                    && wrong.world.controllers[controller].view == nil
            }
        },
        Misconception(
            "tab-hides-first", "Switching tabs tells the old one first that it will disappear.",
            instead: "That is the order of a push; tabs do it the other way round.",
            breaks: .tabShowsBeforeItHides, after: tabs + "; launch tabs", predicting: "select tab 2",
            answer:
                "detail.loadView detail.viewDidLoad feed.viewWillDisappear detail.viewWillAppear \(layout) "
                + "feed.viewDidDisappear detail.viewDidAppear"
        ) { wrong in
            wrong.has { if case .tabs(.select) = $0 { true } else { false } }
                && wrong.putsOne(.viewWillDisappear, beforeAnothers: .viewWillAppear)
        },
        Misconception(
            "return-loads-again", "A controller that comes back on screen runs viewDidLoad again.",
            instead: "Its view is still there. What every appearance needs belongs in viewWillAppear.",
            breaks: .getterReturnsExistingView, claims: ["T16", "L20", "Z10"], after: stack + "; push detail",
            predicting: "pop",
            answer:
                "detail.willMove(toParent:) detail.viewWillDisappear feed.viewDidLoad feed.viewWillAppear "
                + "feed.viewIsAppearing detail.viewDidDisappear feed.viewDidAppear detail.didMove(toParent:)"
        ) { wrong in
            wrong.wronglyHeard(.loadView, .viewDidLoad).contains { controller in
                wrong.wasLoaded(controller)
                    && wrong.expected.calls.contains(Call(controller, .viewWillAppear))
            }
        },
        Misconception(
            "push-shows-first",
            "A push tells the new controller that it will appear before the old one is told "
                + "that it will disappear.",
            instead: "The old top hears first, at the beginning and at the end.",
            breaks: .navigationHidesFirst,
            after: stack, predicting: "push detail",
            answer: "detail.willMove(toParent:) detail.loadView detail.viewDidLoad detail.viewWillAppear "
                + "feed.viewWillDisappear \(layout) feed.viewDidDisappear detail.viewDidAppear "
                + "detail.didMove(toParent:)"
        ) { wrong in
            wrong.navigates && wrong.putsOne(.viewWillAppear, beforeAnothers: .viewWillDisappear)
        },
        Misconception(
            "push-ends-with-old",
            "After a push the old controller is the last to hear that it has disappeared.",
            instead:
                "That is the order of a presentation. In a push viewDidDisappear of the old one comes first.",
            breaks: .navigationEndsWithOldFirst, after: stack, predicting: "push detail",
            answer: "detail.willMove(toParent:) detail.loadView detail.viewDidLoad feed.viewWillDisappear "
                + "detail.viewWillAppear \(layout) detail.viewDidAppear feed.viewDidDisappear "
                + "detail.didMove(toParent:)"
        ) { wrong in
            wrong.navigates && wrong.putsOne(.viewDidAppear, beforeAnothers: .viewDidDisappear)
        },
        Misconception(
            "addChild-shows", "addChild puts the child's view on screen.",
            instead: "It only makes a child. Adding its view to yours loads and shows it.",
            breaks: .recipeSendsTheOtherCall, after: child, predicting: "add child feed in vc",
            answer:
                "feed.willMove(toParent:) feed.loadView feed.viewDidLoad feed.viewWillAppear feed.viewDidAppear"
        ) { wrong in
            wrong.has { if case .containment(.addChild) = $0 { true } else { false } }
                && !wrong.wronglyHeard(.loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear).isEmpty
        },
        Misconception(
            "addChild-finishes", "addChild sends didMove(toParent:) itself.",
            instead: "It sends willMove only; call didMove(toParent:) when the view is in place.",
            breaks: .addChildSendsWillMove, after: child, predicting: "add child feed in vc",
            answer: "feed.willMove(toParent:) feed.didMove(toParent:)"
        ) { wrong in
            wrong.has { if case .containment(.addChild) = $0 { true } else { false } }
                && !wrong.wronglyHeard(.didMoveToParent).isEmpty
        },
        Misconception(
            "remove-sends-will", "removeFromParent sends willMove(toParent: nil) itself.",
            instead: "Call willMove(toParent: nil) first; removeFromParent sends didMove only.",
            breaks: .removeFromParentSendsDidMove, after: child + "; embed feed in vc",
            predicting: "remove from parent feed",
            answer: "feed.willMove(toParent:) feed.didMove(toParent:)"
        ) { wrong in
            wrong.has { if case .containment(.removeFromParent) = $0 { true } else { false } }
                && !wrong.wronglyHeard(.willMoveToParent).isEmpty
        },
        Misconception(
            "subview-stays-silent", "Without addChild a controller does not hear that its view appears.",
            instead: "It does, from the window; what it misses is its parent. Use the whole recipe.",
            breaks: .orphanIsDrivenByWindow, after: child, predicting: "add subview feed in vc",
            answer: "feed.loadView feed.viewDidLoad"
        ) { wrong in
            wrong.has { if case .containment(.addSubview) = $0 { true } else { false } }
                && wrong.notHeard(.viewWillAppear, .viewDidAppear).contains { controller in
                    wrong.world.controllers[controller].parent == nil
                }
        },
    ]
}

extension WrongAnswer {
    fileprivate func isTabBar(_ controller: Controller.ID) -> Bool {
        world.kind(of: controller) == .tabBar
    }

    /// Whether a navigation controller's stack changes.
    fileprivate var navigates: Bool {
        has {
            guard case .navigation(let command) = $0 else { return false }
            return switch command {
            case .push, .pop, .popToRoot, .setStack, .tapBack: true
            case .swipeBack: false
            }
        }
    }
}
