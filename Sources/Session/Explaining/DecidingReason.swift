import Lifecycle

/// What decides about a call in a situation of which neither the call's own rule nor that of its absence speaks: that a
/// push loads nothing, say, because its stack is in no window.
///
/// Those rules tell what brought a call, or what nobody gave cause for. These look at the commands and at the world
/// before and after them as well.
struct DecidingReason: Sendable {
    /// What is asked of a call.
    enum Matter { case absence, presence, novelty, remnant }

    private let matter: Matter
    private let callbacks: [Callback]
    private let role: Role
    private let circumstances: [Circumstance]
    private let rule: Rule

    /// Why calls do not come, or not as often.
    static func absence(
        of callbacks: [Callback], by role: Role = .anyone, when circumstances: Circumstance...,
        because rule: Rule
    ) -> DecidingReason {
        DecidingReason(
            matter: .absence, callbacks: callbacks, role: role, circumstances: circumstances, rule: rule)
    }

    /// Why calls do not come where other releases have them, in a situation of which their own rule says nothing.
    static func novelty(
        of callbacks: [Callback], by role: Role = .anyone, when circumstances: Circumstance...,
        because rule: Rule
    ) -> DecidingReason {
        DecidingReason(
            matter: .novelty, callbacks: callbacks, role: role, circumstances: circumstances, rule: rule)
    }

    /// Why calls still come that a later release does without.
    static func remnant(
        of callbacks: [Callback], by role: Role = .anyone, when circumstances: Circumstance...,
        because rule: Rule
    ) -> DecidingReason {
        DecidingReason(
            matter: .remnant, callbacks: callbacks, role: role, circumstances: circumstances, rule: rule)
    }

    /// Why calls come, and come there.
    static func presence(
        of callbacks: [Callback], by role: Role = .anyone, when circumstances: Circumstance...,
        because rule: Rule
    ) -> DecidingReason {
        DecidingReason(
            matter: .presence, callbacks: callbacks, role: role, circumstances: circumstances, rule: rule)
    }

    /// The rule that decides about a call; nil if no situation is given that says more than the call itself.
    static func rule(for matter: Matter, of call: Call, in wrong: WrongAnswer) -> Rule? {
        all.first { $0.matter == matter && $0.applies(to: call, in: wrong) }?.rule
    }

    private func applies(to call: Call, in wrong: WrongAnswer) -> Bool {
        callbacks.contains(call.callback) && wrong.holds(rule) == matter.isOfThisRelease
            && role.includes(wrong, call.controller)
            && circumstances.allSatisfy { $0.holds(wrong) }
    }

    /// All of them, by subject; the first that applies counts.
    private static let all = loading + containers + presentations + sizes + lifetimes + others
}

extension DecidingReason.Matter {
    /// Whether the rule that decides holds on the release of the answer; else it is one of another release.
    fileprivate var isOfThisRelease: Bool { self == .absence || self == .presence }
}

extension DecidingReason {
    private static let loading: [DecidingReason] = [
        .absence(
            of: [.loadView], by: .both(.overrides(.loadView), .not(.skipsSuper(.loadView))),
            when: .calls([.loadView]), because: .superReachesBase),
        .absence(
            of: .loading, by: .inNavigation, when: .asksForView, because: .firstChildComesInLayout),
        .absence(
            of: .loading, by: .inContainerOffScreen, when: .answers(.appearing),
            because: .windowMoveDrivesAppearance),
        .absence(
            of: .loading, by: .both(.inTabs, .not(.isLoaded)), when: .given(.selectTab, .launch),
            because: .tabsAreToldAtOnce),
        .presence(of: .loading, by: .wasUnloaded, because: .memoryWarningUnloadsViews),
        .presence(of: .loading, by: .tabBar, when: .given(.make), because: .tabBarControllerLoadsAtOnce),
    ]

    private static let containers: [DecidingReason] = [
        .absence(
            of: .appearing, by: .starved(of: .viewWillAppear), because: .containerForwardsFromItsOwnMethod),
        .absence(
            of: [.viewDidAppear], by: .starved(of: .viewDidAppear),
            because: .containerForwardsFromItsOwnMethod),
        .absence(
            of: .disappearing, by: .starved(of: .viewWillDisappear),
            because: .containerForwardsFromItsOwnMethod),
        .absence(
            of: [.viewDidDisappear], by: .starved(of: .viewDidDisappear),
            because: .containerForwardsFromItsOwnMethod),
        .absence(
            of: .showing, by: .inContainerOffScreen,
            when: .given(.push, .pop, .popToRoot, .setStack, .selectTab),
            because: .windowMoveDrivesAppearance),
        .absence(
            of: .showing, by: .inNavigation, when: .selectsSelectedTab, because: .tapShowsRootOfTab),
        .absence(of: .showing, by: .buried, when: .given(.selectTab), because: .tapShowsRootOfTab),
        .absence(
            of: .showing, by: .both(.inTabs, .changesPlace), when: .given(.selectTab),
            because: .tabShowsBeforeItHides),
        .absence(
            of: .disappearing, by: .both(.contained, .not(.wasOnScreen)),
            when: .given(.present, .dismiss, .setRoot), because: .appearanceStepsAlternate),
        .absence(
            of: .showing, by: .inNavigation, when: .given(.setStack), because: .settingStackPushesOrPops),
        .absence(
            of: .disappearing, by: .both(.child, .stays), when: .given(.embed, .addSubview, .addChild),
            because: .windowMoveDrivesAppearance),
        .absence(of: .moving, by: .inTabs, when: .given(.make), because: .tabsAreToldAtOnce),
        .absence(
            of: .moving, by: .both(.contained, .keepsParent), when: .given(.make), because: .tabsAreToldAtOnce
        ),
        .absence(of: .moving, when: .given(.flip), because: .recipeSendsTheOtherCall),
        // Whoever is on top again was in the stack all the time.
        .absence(of: .moving, by: .inNavigation, when: .given(.cancel), because: .cancelledPopTurnsBack),
        .absence(
            of: .loading + .showing, by: .collapsedAway, when: .given(.launch), because: .splitViewCollapses),
        // Whoever lies deeper in a tab keeps its parent as well.
        .absence(
            of: .moving, by: .both(.inNavigation, .keepsParent), when: .given(.selectTab),
            .not(.selectsSelectedTab), because: .tabsAreToldAtOnce),
        .absence(
            of: [.viewDidAppear], by: .both(.inPages, .isSentBack), when: .given(.cancel),
            because: .cancelledScrollTurnsBack),
        .absence(
            of: .showing, when: .given(.beginAppearance), .decided(.transitionsNest),
            because: .transitionsNest),
    ]

    private static let presentations: [DecidingReason] = [
        .absence(
            of: .disappearing, by: .both(.toldToDismiss, .hadPresented), when: .given(.dismiss),
            because: .dismissalNeedsAPresentation),
        .presence(
            of: .showing, by: .both(.wasPresented, .changesPlace), when: .given(.selectTab),
            because: .contextKeepsPresentationInPlace),
        .absence(
            of: .disappearing, by: .both(.stays, .not(.inPresenter)), when: .given(.present, .performSegue),
            .style(.currentContext), because: .presenterIsSuitableAncestor),
        .absence(
            of: .disappearing, by: .both(.wasPresented, .both(.stays, .not(.container))),
            when: .given(.pop, .popToRoot, .setStack),
            because: .presenterIsSuitableAncestor),
        .absence(
            of: .showing, by: .hadPresented, when: .given(.dismiss), .meets(.dismissalShowsPresenter),
            because: .dismissalShowsPresenter),
        .absence(
            of: .appearing, by: .buried, when: .given(.dismiss), .meets(.dismissalShowsPresenter),
            because: .dismissalShowsPresenter),
        .presence(
            of: .disappearing, by: .both(.wasPresented, .not(.toldToDismiss)), when: .given(.dismiss),
            because: .dismissalNeedsAPresentation),
        .presence(
            of: .disappearing, by: .goes, when: .given(.present), .decided(.sheetFillsPhone),
            because: .sheetFillsPhone),
        .presence(
            of: .disappearing, by: .goes, when: .given(.setRoot), because: .replacingRootRemovesOldView),
    ]

    private static let sizes: [DecidingReason] = [
        // Who forbids a turn that comes all the same was not asked.
        .presence(
            of: .turning + .layout, when: .given(.turn), .saysNothing,
            .some(.both(.isOnScreen, .ofPortraitClass)), because: .rotationAsksTopmost),
        .absence(
            of: .turning, by: .viewOnly, when: .given(.turn), because: .sizeTransitionReachesChildren),
        // A presenter heard of the new size under what covered it.
        .absence(
            of: .turning, by: .hadPresented, when: .given(.dismiss), .turnedBefore,
            because: .sizeTransitionReachesPresented),
        .presence(of: .turning, when: .decided(.snapshotsTurnPad), because: .snapshotsTurnPad),
        .presence(of: .turning, by: .hearsWithFamily, because: .sizeTransitionReachesChildren),
        .presence(of: [.didReceiveMemoryWarning], because: .memoryWarningReachesEveryController),
    ]

    private static let lifetimes: [DecidingReason] = [
        .absence(of: .end, by: .heldByTimer, because: .timerHoldsItsBlock),
        .absence(of: .end, by: .heldByNotificationCenter, because: .centerHoldsObserverBlocks),
        .absence(of: .end, by: .inNavigation, when: .given(.swipeBack), because: .swipeBackExists),
        .absence(
            of: .end, by: .wasPresented, when: .given(.dragSheet), because: .draggedSheetBeginsToDisappear),
        .absence(of: .end, by: .presentsOrIsPresented, because: .presentationKeepsPresenter),
        .absence(of: .end, when: .given(.memoryWarning), because: .strongReferenceKeepsAlive),
    ]

    private static let others: [DecidingReason] = [
        .absence(
            of: [.viewDidAppear], by: .isAppearing, when: .animationIsHeld, because: .didAppearFollowsCommit),
        .absence(
            of: [.viewDidDisappear], by: .isDisappearing, when: .animationIsHeld,
            because: .didDisappearFollowsRemoval),
        .absence(of: .layout, when: .given(.fade), because: .sizeChangeNeedsLayout),
        .absence(of: .layout, when: .given(.moveView), .subview, because: .sizeChangeNeedsLayout),
        .presence(
            of: .layout, when: .given(.moveView), .decided(.sizeChangeNeedsLayout),
            because: .sizeChangeNeedsLayout),
        .absence(
            of: .layout, when: .given(.turn), .silence, .decided(.appLimitsOrientations),
            because: .appLimitsOrientations),
        .absence(
            of: .layout, when: .given(.turn), .silence, .decided(.rotationNeedsPermission),
            because: .rotationNeedsPermission),
        .presence(
            of: .layout, when: .given(.addSubview), .decided(.addedSubviewNeedsLayout),
            because: .addedSubviewNeedsLayout),
        .presence(
            of: .layout, when: .subview, .decided(.removedSubviewNeedsLayout),
            because: .removedSubviewNeedsLayout),
        .presence(of: .layout, by: .returnsResized, because: .sizeChangeNeedsLayout),
        .remnant(
            of: .layout, by: .both(.comes, .wasShown), when: .changesContent,
            because: .returningViewIsNotLaidOut),
        .absence(of: .layout, when: .given(.background), because: .snapshotsLayOut),
        .novelty(of: .layout, by: .isOnScreen, when: .given(.background), because: .snapshotsLayOut),
        // What leaves the screen returns to no window, whatever it uncovers.
        .absence(of: .layout, by: .goes, because: .rootViewLaysOutAtCommit),
        .absence(of: .moving, by: .inNavigation, when: .given(.swipeBack), because: .swipeBackExists),
        .absence(
            of: [.prepareForSegue] + .making + .loading + .showing, when: .forbiddenSegue, .not(.inCode),
            because: .tapAsksShouldPerform),
        .presence(of: .layout, when: .decided(.constantAsksForLayout), because: .constantAsksForLayout),
        .absence(
            of: .showing, by: .stays, when: .severalWindows, .given(.setLevel),
            because: .windowsAreApart),
        .presence(
            of: .layout + [.updateViewConstraints], when: .decided(.constraintRequestGoesUp),
            because: .constraintRequestGoesUp),
        .presence(of: .touches, when: .deafView, because: .touchPassesDisabledViews),
        .presence(of: .touches, when: .clearViewIsHit, because: .clearColourCatchesTouches),
    ]
}
