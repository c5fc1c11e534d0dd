import Lifecycle

extension DecidingReason {
    /// Of stacks, tabs, pages and the children of containers of the app's own.
    static let containers: [DecidingReason] = [
        .init(
            .absence, of: .appearing, by: .starved(of: .viewWillAppear),
            because: .containerForwardsFromItsOwnMethod),
        .init(
            .absence, of: [.viewDidAppear], by: .starved(of: .viewDidAppear),
            because: .containerForwardsFromItsOwnMethod),
        .init(
            .absence, of: .disappearing, by: .starved(of: .viewWillDisappear),
            because: .containerForwardsFromItsOwnMethod),
        .init(
            .absence, of: [.viewDidDisappear], by: .starved(of: .viewDidDisappear),
            because: .containerForwardsFromItsOwnMethod),
        .init(
            .absence, of: .showing, by: .inContainerOffScreen,
            when: .given(.push, .pop, .popToRoot, .setStack, .selectTab),
            because: .windowMoveDrivesAppearance),
        .init(
            .absence, of: .showing, by: .inNavigation, when: .selectsSelectedTab, because: .tapShowsRootOfTab),
        .init(
            .absence, of: .showing, by: .buried, when: .given(.selectTab), because: .tapShowsRootOfTab),
        .init(
            .absence, of: .showing, by: .both(.inTabs, .changesPlace), when: .given(.selectTab),
            because: .tabShowsBeforeItHides),
        .init(
            .absence, of: .disappearing, by: .both(.contained, .not(.wasOnScreen)),
            when: .given(.present, .dismiss, .setRoot), because: .appearanceStepsAlternate),
        .init(
            .absence, of: .showing, by: .inNavigation, when: .given(.setStack),
            because: .settingStackPushesOrPops),
        .init(
            .absence, of: .disappearing, by: .both(.child, .stays),
            when: .given(.embed, .addSubview, .addChild),
            because: .windowMoveDrivesAppearance),
        // Whoever is on its way through a push or pop is told of its parent when that is over.
        .init(
            .absence, of: [.didMoveToParent], by: .both(.inNavigation, .isAppearing),
            when: .given(.push, .launch), .animationIsHeld, because: .didMoveFollowsTransition),
        .init(
            .absence, of: [.didMoveToParent], by: .both(.inNavigation, .isDisappearing),
            when: .given(.pop, .popToRoot), because: .didMoveFollowsTransition),
        // What code calls by hand tells of a parent, and takes no view anywhere.
        .init(
            .absence, of: .showing, by: .child, when: .given(.willMove, .didMove), .not(.movesViews),
            because: .recipeSendsTheOtherCall),
        .init(
            .absence, of: .disappearing, by: .both(.inTabs, .not(.wasOnScreen)), when: .given(.setTabs),
            because: .shownTabDisappearsWhenTakenOut),
        .init(
            .absence, of: .moving, by: .inTabs, when: .given(.make), because: .tabsAreToldAtOnce),
        .init(
            .absence, of: .moving, by: .both(.contained, .keepsParent), when: .given(.make),
            because: .tabsAreToldAtOnce
        ),
        .init(
            .absence, of: .moving, when: .given(.flip), because: .recipeSendsTheOtherCall),
        // Whoever is on top again was in the stack all the time.
        .init(
            .absence, of: .moving, by: .inNavigation, when: .given(.cancel), because: .cancelledPopTurnsBack),
        .init(
            .absence, of: .loading + .showing, by: .collapsedAway, when: .given(.launch),
            because: .splitViewCollapses),
        // Whoever lies deeper in a tab keeps its parent as well.
        .init(
            .absence, of: .moving, by: .both(.inNavigation, .keepsParent), when: .given(.selectTab),
            .not(.selectsSelectedTab), because: .tabsAreToldAtOnce),
        .init(
            .absence, of: [.viewDidAppear], by: .both(.inPages, .isSentBack), when: .given(.cancel),
            because: .cancelledScrollTurnsBack),
        .init(
            .absence, of: .showing, when: .given(.beginAppearance), .decided(.transitionsNest),
            because: .transitionsNest),
    ]
}
