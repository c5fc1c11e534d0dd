/// One fact about UIKit that the engine relies on, named by a statement that can be true or false.
///
/// What it says, where it holds and who says so stand in one of the tables beside this file; the engine names the
/// rule at each call that it justifies.
package enum Rule: Int, CaseIterable, Hashable, Sendable {
    // Making controllers
    case initIsDesignated
    case storyboardExists
    case storyboardDecodesController
    case storyboardAwakesControllerBeforeItsViewLoads
    case lastReferenceEndsObject
    case strongReferenceKeepsAlive
    case weakReferenceBecomesNil
    case unownedReferenceTraps
    case deallocationWaitsForMainThread
    case deallocatingObjectRefusesWeakReferences

    // The view getter
    case getterReturnsExistingView
    case getterLoadsMissingView
    case getterGoesThroughLoadViewIfRequired
    case isViewLoadedNeverLoads
    case viewIfLoadedNeverLoads
    case loadViewIfNeededLoads
    case settingNilDropsView
    case settingNilSendsNoUnload
    case viewSetterReplacesView
    case oldViewStaysInPlace
    case viewBelongsToOneController

    // loadView
    case overrideReplacesBase
    case superReachesBase
    case baseLoadViewUsesNib
    case storyboardCanvasIsPhoneOfTime
    case storyboardCanvasIsSquare
    case storyboardCanvasIsPhone
    case baseLoadViewMakesPlainView
    case plainViewHasApplicationFrame
    case plainViewHasScreenBounds
    case bareViewHasNoSize
    case superLoadViewMakesRootToo
    case emptyLoadViewLeavesViewNil
    case readingViewInLoadViewRecurses
    case loadViewByHandReplacesView
    case callByHandRunsOnlyThatMethod
    case superIsExpected
    case viewOverridesCallSuper

    // viewDidLoad
    case viewDidLoadFollowsLoadView
    case viewDidLoadIsSentByPrivateStep
    case viewDidLoadFollowsEvenWithoutView
    case viewDidLoadWithoutViewIsUnsettled

    // Nibs
    case nibNameComesFirst
    case nibIsFoundByClassName
    case nibHasTopLevelObjects
    case overrideSuppressesNibSearch
    case nibOfSuperclassIsLeft
    case moduleHidesNibOfSwiftClass
    case nibBundleIsMain
    case nibVariantFollowsIdiom
    case nibViewsEnterTheirSuperview
    case missingNibRaises
    case viewOutletMustBeSet
    case outletNeedsProperty
    case nibViewsAreDecodedFirst
    case nibViewsAwakeAfterOutlets
    case outletsAreSetBeforeViewDidLoad

    // Windows
    case rootViewControllerExists
    case windowTakesViewDirectly
    case hiddenWindowLeavesRootUnloaded
    case visibleWindowLoadsRootAtOnce
    case showingWindowAddsRootView
    case rootIsShownBySceneStep
    case rootViewLeavesStatusBarFree
    case rootViewCoversScreen
    case rootWithoutViewShowsNothing
    case windowExpectsRoot
    case replacingRootRemovesOldView
    case windowsAreApart
    case oneWindowIsKey
    case hiddenWindowKeepsContents
    case everyWindowTurns
    case hiddenWindowTurns
    case keyWindowIsAskedToTurn
    case windowGoesWithLastReference
    case goingWindowLosesContents
    case frontWindowGetsTouches

    // Views moving
    case viewHearsSuperviewSteps
    case superviewHearsOfSubviews
    case viewHearsWindowSteps
    case viewLeavesSuperviewFirst
    case goingViewRemovesSubviews

    // Appearance
    case windowMoveDrivesAppearance
    case appearanceStepsAlternate
    case willAppearPrecedesWindow
    case isAppearingFollowsGeometry
    case coordinatorLastsForTransition
    case alongsideNeedsWillAppear
    case interactionEndsBeforeWills
    case rootViewLaysOutAtCommit
    case layoutPairFramesLayout
    case subviewsLayOutAfterPair
    case returningViewIsNotLaidOut
    case didAppearFollowsCommit
    case willDisappearPrecedesRemoval
    case didDisappearFollowsRemoval
    case appearanceByHandIsMisuse

    case transitionsNest
    case transitionCallsAreOverridable
    case imbalanceIsComplainedOf
    case beginSendsWill
    case endSendsDid
    case orphanIsDrivenByWindow
    case coveredOrphanIsUnsettled
    case childOfVisibleParentAppears
    case lateChildMissesWill
    case childFollowsParent
    case childIsAppearingAfterParent
    case shownByHandIsAppearing
    case parentForwardsAppearance
    case parentRepeatsDid
    case windowDrivenChildHasMovedTwice
    case optingOutSilencesChildren
    case optingOutFailsAtFirst

    // Containment
    case containmentExists
    case addChildSendsWillMove
    case addChildLeavesOldParent
    case removeFromParentSendsDidMove
    case recipeSendsTheOtherCall
    case hierarchyIsChecked
    case flipNeedsSiblings
    case flipHidesFirst
    case flipEndsWithNewFirst

    // The learner's code
    case unwrappingNilTraps
    case indexOutOfRangeTraps
    case arithmeticTraps
    case forcedCastTraps
    case fatalCallTraps
    case endlessLoopEndsApp
    case endlessGrowthEndsApp
    case printWritesLine
    case unknownCodeIsSkipped
    case mainQueueRunsLater
    case otherQueuesRunMeanwhile
    case uiOnMainThreadOnly
    case timerHoldsItsBlock
    case sleepingTaskHoldsItsBlock
    case performAfterDelayComesLater
    case centerHoldsObserverBlocks

    // Navigation
    case pushTellsThePushedFirst
    case popTellsTheTopFirst
    case popKeepsTheRoot
    case backButtonPops
    case fingerPopsByMethod
    case pushWorksInLayout
    case pushLoadsBeforeOrAfterHiding
    case firstChildComesInLayout
    case firstChildIsShownWithoutSuper
    case firstViewHasSuperviewBeforeWill
    case coveredChildHasMovedAtOnce
    case emptyContainerShowsWhatItIsGiven
    case pendingFirstChildIsReplaced
    case delegateHearsOfFirstChild
    case delegateHearsOfAppearance
    case navigationHidesFirst
    case navigationEndsWithOldFirst
    case didMoveFollowsTransition
    case firstChildDidMoveIsUnsettled
    case containerForwardsFromItsOwnMethod
    case navigationDelegateHearsAfterWill
    case navigationDelegateHearsAfterDid
    case settingStackPushesOrPops
    case popOverSeveralReadsTopFirst
    case navigationCallsLoadViewIfNeeded
    case unanimatedPushLoadsIfNeeded
    case unanimatedTransitionEndsBeforeLayout
    case swipeBackExists
    case cancelledPopTurnsBack
    case sameControllerTwiceRaises
    case navigationInNavigationRaises
    case missingPopTargetRaises
    case nestedPushIsComplainedOf
    case interruptedPushCompletes
    case pushDoesNotWait
    case stackChangesAtOnce
    case leavingTakesTheViewAlong
    case coveredViewLeavesTwice

    // Tabs
    case tabsAreToldAtOnce
    case shownTabDisappearsWhenTakenOut
    case tabShowsBeforeItHides
    case tabEndsWithOldFirst
    case tappedTabIsTold
    case tapShowsRootOfTab
    case tabBarTellsItsController
    case tapIsToldAfterWills
    case tapAsksDelegate
    case tabBarControllerLoadsAtOnce
    case animatedTabEndsWithNewFirst
    case tabViewLiesInWrapper
    case tabSwitchIsAnimated

    // Presentation
    case presentLoadsAtOnce
    case fullScreenHidesPresenter
    case sheetIsTheDefault
    case sheetKeepsPresenterVisible
    case sheetFillsPhone
    case sheetHasOwnSize
    case sheetHasDetents
    case sheetHasOwnDetents
    case wideSheetKeepsSize
    case padSheetIsSmaller
    case oldPhonesShowAllFullScreen
    case presentedEndsFirst
    case presenterEndsFirst
    case dismissalShowsPresenter
    case dismissalNeedsAPresentation
    case completionFollowsDids
    case draggedSheetBeginsToDisappear
    case sheetSpringsBack
    case sheetDelegateHearsOfDrags
    case presenterHasToBeInWindow
    case onePresentationAtATime
    case presentationHasToWait
    case presentationPrecedesWindowDids
    case dismissalDelaysPresentation
    case chainIsDismissedStepByStep
    case presentationSizesWhatItCovers
    case refusalNamesWhoWasAsked
    case dismissalHasToWait
    case secondDismissalIsUnsettled
    case presentingActiveControllerRaises
    case presentingNilRaises
    case presenterIsSuitableAncestor
    case navigationDefinesContext
    case contextKeepsPresentationInPlace
    case assignedStyleCounts
    case presentingTwiceNamesPresenter
    case waitingPresentationIsUnsettled
    case dismissalBeginIsUnsettled
    case unanimatedDismissalTellsAtOnce
    case unanimatedPresentationEndsAtOnce
    case unanimatedSheetTakesTurn
    case dismissalLaysPresenterOut
    case coveredCustomFrameIsLost
    case dismissalTurnsBack
    case turnedPresenterStays
    case presentationIsReadFromAncestors
    case compactPopoverIsSheet
    case sheetOnItsSideIsUnsettled
    case presentationKeepsPresenter
    case presentationHasContainerView
    case coveredPresenterLaysOut
    case presentationControllerHears
    case modalDidIsNotAnimated
    case alertControllerExists
    case alertGoesBeforeHandler
    case alertLetsGoOfHandlers
    case alertLoadsWhileGoing
    case popoverPresenterStays
    case detachedPresenterIsDiscouraged
    case detachedPresenterIsNotSupported
    case dismissalUnlinksAtOnce
    case customTransitionsExist
    case cancelledDismissalTurnsBack
    case blockedSheetTellsOfAttempt
    case tapBesideSheetDismisses
    case actionSheetNeedsSource
    case newRootLeavesPresentation
    case movingIsTrueInsideCallbacks
    case flagsLastForPresentation

    // Split view controllers
    case splitViewControllerExists
    case splitViewControllerRunsOnPhones
    case splitViewCollapses
    case splitDelegateCollapses
    case splitDelegateNamesTopColumn
    case splitWithoutStyleAsksToCollapse
    case splitDelegateHearsOfColumns
    case displayModeIsAnnounced
    case displayModeChangeIsSilent
    case columnsAreShownByName
    case detailTakesSecondaryColumn
    case collapsedSplitShowsDetail
    case stackAsDetailIsReplaced
    case columnsAreToldAtOnce
    case columnsHearUnsettled
    case collapsedColumnIsUnbalanced

    // Search controllers
    case searchControllerExists
    case searchControllerLoadsWhileGoing
    case loadingWhileDeallocatingIsRefused

    // Memory warnings
    case memoryWarningReachesDelegateFirst
    case memoryWarningReachesEveryController
    case memoryWarningUnloadsViews
    case unloadNeedsNoSuperview
    case coveredContainerLosesContents
    case unloadNeedsWayBack
    case willUnloadPrecedesUnload
    case didUnloadFollowsUnload
    case unloadIsSilent
    case unloadIsToldOfDroppedView
    case memoryWarningKeepsViews
    case memoryWarningDropsBitmaps

    // The app
    case willFinishIsFirst
    case launchCallsDelegate
    case launchConnectsScene
    case delegateSetsWindowUp
    case mainStoryboardLoadsFirst
    case delegateRunsOwnCode
    case containerCallsItsDelegate
    case activationFollowsLaunch
    case activationFollowsAppearance
    case activationFollowsAppearanceAgain
    case sceneEntersForegroundAtLaunch
    case sceneActivationFollowsLaunch
    case windowNeedsRoot
    case launchKeepsMainQueueWaiting
    case exceptionEndsApp
    case endlessRecursionEndsApp

    // Rotation and size
    case launchAsksForOrientation
    case launchBeginsAsHeld
    case launchTurnsOnceAppeared
    case launchTurnsBeforeLayout
    case launchTurnEndsUntold
    case launchTurnsBeforeLayoutAsBefore
    case screenStaysUpright
    case appLimitsOrientations
    case visibleLeavesAreAsked
    case rotationAsksTopmost
    case shouldAutorotateIsAsked
    case rotationNeedsPermission
    case rotationKeepsAppearance
    case rotationTellsWill
    case rotationAnimates
    case rotationTellsDid
    case rotationReachesVisibleChildren
    case rotationHasTwoSteps
    case oldRotationMethodsSurvive
    case viewsFollowWindow
    case sizeTransitionTellsSize
    case sizeTransitionReachesChildren
    case sizeTransitionReachesCovered
    case sizeTransitionSkipsSameSize
    case sizeTransitionReachesPresented
    case traitsAreToldFirst
    case traitsDidChange
    case traitsChangeAtLaunch
    case traitsComeFromParent
    case traitsComeFromSuperview
    case alongsideRunsBeforeLayout
    case launchTurnsAfterWillAppear
    case turnedRootIsLaidOutTwice
    case splitScreenExists

    // Constraints and the safe area
    case propertiesPrecedeLayout
    case constraintsPrecedeLayout
    case constraintsComeInsideLayoutPair
    case turnLeavesConstraintsOfChildren
    case intrinsicSizeFillsWhatIsOpen
    case newSubviewsUpdateInsideLayoutPair
    case updateViewConstraintsReachesView
    case leavingUpdatesConstraints
    case safeAreaChangeIsTold
    case layoutMarginsChangeIsTold
    case containerSizesItsChild
    case containerSizesChildBetweenBars

    // Frames and layout
    case autoresizingFollowsSuperview
    case sizeChangeNeedsLayout
    case addedSubviewNeedsLayout
    case layoutWaitsForCommit
    case layoutIfNeededLaysOutAtOnce
    case layoutWithoutEndHangsApp
    case viewHearsInitFrame
    case constraintsExist
    case constraintsDecideFrames
    case masksBecomeConstraints
    case unsatisfiableConstraintIsBroken
    case ambiguousViewStays
    case constraintsNeedCommonAncestor
    case layoutGuidesExist
    case layoutMarginsGuideExists
    case safeAreaGuideExists

    case activeConstraintIsHeld
    case constantAsksForLayout
    case removalEndsConstraints
    case constraintRequestGoesUp
    case removedSubviewNeedsLayout
    case firstWindowNeedsLayout
    case drawingFollowsLayout
    case viewMethodIsOverridden
    case decodedViewAsksForDisplay
    case boundsOriginShiftsContents
    case contentOffsetIsBoundsOrigin
    case scrollingNeedsLayout
    case transformLeavesBounds
    case viewHearsOfSafeArea
    case deepestViewIsToldFirst
    case goingViewHearsOfSubviews
    case pushedControllerHidesBottomBar
    case hiddenBarCoversNothing
    case viewTransitionExchanges

    // Touch
    case hitTestOverrideDecides
    case pointInsideOverrideDecides
    case touchGoesToFrontmostView
    case touchStaysInBounds
    case touchPassesHiddenViews
    case touchPassesTransparentViews
    case touchPassesDisabledViews
    case clearColourCatchesTouches
    case labelsIgnoreTouches
    case touchTravelsUpResponders
    case touchEndsAtDelegate
    case controlKeepsTouches

    // Background
    case appLeavesScreen
    case appLeavingOldSystemEnds
    case sceneLeavesScreen
    case appReturns
    case sceneReturns
    case notificationFollowsDelegate
    case snapshotsLayOut
    case snapshotsTellTraits
    case snapshotsTurnPad
    case suspendedAppHearsNothing
    case exitsOnSuspendIsHeeded
    case backgroundKeepsAppearance
    case interruptionIsToldToDelegate
    case launchInBackgroundShowsRoot
    case applicationStateIsSetInSteps
    case applicationStateFollowsScene
    case turnIsMadeUpOnReturn
    case killedSceneTakesRootAway
    case killedAppTakesRootAway
    case killedAppHearsTermination

    // Pages
    case pageViewControllerExists
    case pageDelegateHearsOfBeginning
    case pageDelegateHearsOfEnd
    case pageShowsBeforeItHides
    case scrolledPageEndsWithNew
    case curledPageEndsWithOld
    case cancelledScrollTurnsBack
    case cancelledCurlTurnsBack
    case firstPageIsSynchronous
    case pageMovesAreUnsettled
    case turnDuringTurnIsUnbalanced

    // Segues
    case segueExists
    case segueMakesDestinationFirst
    case prepareFollowsAwaking
    case showSeguePushesOrPresents
    case unknownSegueRaises
    case tapAsksShouldPerform
    case embedSegueRunsWhileLoading
    case embedSegueRunsOnce
    case containerDecodesItsChildren
    case awakingOrderIsOpen
    case unwindExists
    case unwindSearchGoesUpwards
    case unwindSearchesContainers
    case unwindPreparesThenActs
    case unwindWithoutTakerEnds
    case unwindDismissesAndPops

    // State restoration
    case stateRestorationExists
    case restorationPrecedesLaunch
    case restorationMakesController
    case restorationDecodesAfterLoading
    case finishedRestoringFollowsDecoding
    case restorationGoesDownTheChain
    case stackDecodesItsChildren

    /// What is known about the rule.
    package var facts: RuleFacts { Rule.table[rawValue] }

    /// The rule with a printed name, such as `memory.views-stay`.
    ///
    /// - Parameter identifier: The printed name.
    package init?(identifier: String) {
        guard let facts = Rule.table.first(where: { $0.identifier == identifier }) else { return nil }
        self = facts.rule
    }

    /// The releases in which each rule holds, in the order of the rules.
    static let ranges = table.map(\.range)

    private static let table: [RuleFacts] = {
        // Read before the first prompt: added up and sorted, the rows would be copied time and again.
        let facts = [
            creationRules, ownershipRules, getterRules, loadViewRules, nibRules, windowRules,
            furtherWindowRules, appearanceRules, transitionRules, containmentRules, handDrivenRules,
            navigationRules, firstChildRules, tabRules, presentationRules, alertRules, contextRules,
            dismissalRules, splitRules, searchRules, memoryRules, launchRules, launchTurnRules,
            suspensionRules, applicationRules, codeRules, rotationRules, sizeRules, geometryRules,
            backgroundRules, pageRules, segueRules, unwindRules, restorationRules, layoutRules,
            constraintRules, touchRules, viewRules,
        ].flatMap(\.self)
        var places = [Int](repeating: 0, count: allCases.count)
        for (place, row) in facts.enumerated() { places[row.rule.rawValue] = place }
        return places.map { facts[$0] }
    }()
}
