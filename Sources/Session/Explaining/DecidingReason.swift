import Lifecycle

/// What decides about a call in a situation of which neither the call's own rule nor that of its absence speaks: that a
/// push loads nothing, say, because its stack is in no window.
///
/// Those rules tell what brought a call, or what nobody gave cause for. These look at the commands and at the world
/// before and after them as well.
struct DecidingReason: Sendable {
    /// What is asked of a call.
    enum Matter {
        /// Why it does not come, or not as often.
        case absence
        /// Why it comes, and comes there.
        case presence
        /// Why it does not come where other releases have it, in a situation of which its own rule says nothing.
        case novelty
        /// Why it still comes, which a later release does without.
        case remnant
    }

    private let matter: Matter
    private let callbacks: [Callback]
    private let role: Role
    private let circumstances: [Circumstance]
    let rule: Rule

    /// Makes a row of the tables below.
    ///
    /// - Parameters:
    ///   - matter: What is asked of a call.
    ///   - callbacks: The callbacks that are decided about.
    ///   - role: Who hears them, or does not.
    ///   - circumstances: What has to be given as well.
    ///   - rule: What decides.
    init(
        _ matter: Matter, of callbacks: [Callback], by role: Role = .anyone,
        when circumstances: Circumstance..., because rule: Rule
    ) {
        self.matter = matter
        self.callbacks = callbacks
        self.role = role
        self.circumstances = circumstances
        self.rule = rule
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
    static let all = loading + containers + presentations + sizes + lifetimes + others
}

extension DecidingReason.Matter {
    /// Whether the rule that decides holds on the release of the answer; else it is one of another release.
    fileprivate var isOfThisRelease: Bool { self == .absence || self == .presence }
}

extension DecidingReason {
    private static let loading: [DecidingReason] = [
        .init(
            .absence, of: [.loadView], by: .both(.overrides(.loadView), .not(.skipsSuper(.loadView))),
            when: .calls([.loadView]), because: .superReachesBase),
        .init(
            .absence, of: .loading, by: .inNavigation, when: .asksForView, because: .firstChildComesInLayout),
        .init(
            .absence, of: .loading, by: .inContainerOffScreen, when: .answers(.appearing),
            because: .windowMoveDrivesAppearance),
        .init(
            .absence, of: .loading, by: .both(.inTabs, .not(.isLoaded)), when: .given(.selectTab, .launch),
            because: .tabsAreToldAtOnce),
        .init(
            .presence, of: .loading, by: .wasUnloaded, because: .memoryWarningUnloadsViews),
        .init(
            .presence, of: .loading, by: .tabBar, when: .given(.make), because: .tabBarControllerLoadsAtOnce),
    ]

    private static let presentations: [DecidingReason] = [
        .init(
            .absence, of: .disappearing, by: .both(.toldToDismiss, .hadPresented), when: .given(.dismiss),
            because: .dismissalNeedsAPresentation),
        .init(
            .presence, of: .showing, by: .both(.wasPresented, .changesPlace), when: .given(.selectTab),
            because: .contextKeepsPresentationInPlace),
        .init(
            .absence, of: .disappearing, by: .both(.stays, .not(.inPresenter)),
            when: .given(.present, .performSegue),
            .style(.currentContext), because: .presenterIsSuitableAncestor),
        .init(
            .absence, of: .disappearing, by: .both(.wasPresented, .both(.stays, .not(.container))),
            when: .given(.pop, .popToRoot, .setStack),
            because: .presenterIsSuitableAncestor),
        .init(
            .absence, of: .showing, by: .hadPresented, when: .given(.dismiss),
            .meets(.dismissalShowsPresenter),
            because: .dismissalShowsPresenter),
        .init(
            .absence, of: .appearing, by: .buried, when: .given(.dismiss), .meets(.dismissalShowsPresenter),
            because: .dismissalShowsPresenter),
        .init(
            .presence, of: .disappearing, by: .both(.wasPresented, .not(.toldToDismiss)),
            when: .given(.dismiss),
            because: .dismissalNeedsAPresentation),
        .init(
            .presence, of: .disappearing, by: .goes, when: .given(.present), .decided(.sheetFillsPhone),
            because: .sheetFillsPhone),
        .init(
            .presence, of: .disappearing, by: .goes, when: .given(.setRoot),
            because: .windowMoveDrivesAppearance),
    ]

    private static let sizes: [DecidingReason] = [
        // Who forbids a turn that comes all the same was not asked.
        .init(
            .presence, of: .turning + .layout, when: .given(.turn), .saysNothing,
            .some(.both(.isOnScreen, .ofPortraitClass)), because: .rotationAsksTopmost),
        .init(
            .absence, of: .turning, by: .viewOnly, when: .given(.turn),
            because: .sizeTransitionReachesChildren),
        // A presenter heard of the new size under what covered it.
        .init(
            .absence, of: .turning, by: .hadPresented, when: .given(.dismiss), .turnedBefore,
            because: .sizeTransitionReachesPresented),
        .init(
            .presence, of: .turning, when: .decided(.snapshotsTurnPad), because: .snapshotsTurnPad),
        .init(
            .presence, of: .turning, by: .hearsWithFamily, because: .sizeTransitionReachesChildren),
        .init(
            .presence, of: [.didReceiveMemoryWarning], because: .memoryWarningReachesEveryController),
    ]

    private static let lifetimes: [DecidingReason] = [
        .init(
            .absence, of: .end, by: .heldByTimer, because: .timerHoldsItsBlock),
        .init(
            .absence, of: .end, by: .heldByNotificationCenter, because: .centerHoldsObserverBlocks),
        .init(
            .absence, of: .end, by: .inNavigation, when: .given(.swipeBack), .not(.given(.finish)),
            because: .swipeBackExists),
        .init(
            .absence, of: .end, by: .wasPresented, when: .given(.dragSheet), .not(.given(.finish)),
            because: .draggedSheetBeginsToDisappear),
        .init(
            .absence, of: .end, by: .presentsOrIsPresented, because: .presentationKeepsPresenter),
        .init(
            .absence, of: .end, when: .given(.memoryWarning), because: .strongReferenceKeepsAlive),
    ]

    private static let others: [DecidingReason] = [
        .init(
            .absence, of: [.viewDidAppear], by: .isAppearing, when: .animationIsHeld,
            because: .didAppearFollowsCommit),
        .init(
            .absence, of: [.viewDidDisappear], by: .isDisappearing, when: .animationIsHeld,
            because: .didDisappearFollowsRemoval),
        .init(
            .absence, of: .layout, when: .given(.fade), because: .sizeChangeNeedsLayout),
        .init(
            .absence, of: .layout, when: .given(.moveView), .subview, because: .sizeChangeNeedsLayout),
        .init(
            .presence, of: .layout, when: .given(.moveView), .subview, .decided(.resizedViewMarksSuperview),
            because: .resizedViewMarksSuperview),
        .init(
            .presence, of: .layout, when: .given(.moveView), .decided(.sizeChangeNeedsLayout),
            because: .sizeChangeNeedsLayout),
        .init(
            .absence, of: .layout, when: .given(.turn), .silence, .decided(.appLimitsOrientations),
            because: .appLimitsOrientations),
        .init(
            .absence, of: .layout, when: .given(.turn), .silence, .decided(.rotationNeedsPermission),
            because: .rotationNeedsPermission),
        .init(
            .presence, of: .layout, when: .given(.addSubview), .decided(.addedSubviewNeedsLayout),
            because: .addedSubviewNeedsLayout),
        .init(
            .presence, of: .layout, when: .subview, .decided(.removedSubviewNeedsLayout),
            because: .removedSubviewNeedsLayout),
        .init(
            .presence, of: .layout, by: .returnsResized, because: .sizeChangeNeedsLayout),
        .init(
            .remnant, of: .layout, by: .both(.comes, .wasShown), when: .changesContent,
            because: .returningViewIsNotLaidOut),
        .init(
            .absence, of: .layout, when: .given(.background), because: .snapshotsLayOut),
        .init(
            .novelty, of: .layout, by: .isOnScreen, when: .given(.background), because: .snapshotsLayOut),
        // What leaves the screen returns to no window, whatever it uncovers.
        .init(
            .absence, of: .layout, by: .goes, because: .rootViewLaysOutAtCommit),
        .init(
            .absence, of: .moving, by: .inNavigation, when: .given(.swipeBack), .not(.given(.finish)),
            because: .swipeBackExists),
        .init(
            .absence, of: [.prepareForSegue] + .making + .loading + .showing, when: .forbiddenSegue,
            .not(.inCode),
            because: .tapAsksShouldPerform),
        .init(
            .presence, of: .layout, when: .decided(.constantAsksForLayout), because: .constantAsksForLayout),
        .init(
            .absence, of: .showing, by: .stays, when: .severalWindows, .given(.setLevel),
            because: .windowsAreApart),
        .init(
            .presence, of: .layout + [.updateViewConstraints], when: .decided(.constraintRequestGoesUp),
            because: .constraintRequestGoesUp),
        .init(
            .presence, of: .touches, when: .deafView, because: .touchPassesDisabledViews),
        .init(
            .presence, of: .touches, when: .clearViewIsHit, because: .clearColourCatchesTouches),
    ]
}
