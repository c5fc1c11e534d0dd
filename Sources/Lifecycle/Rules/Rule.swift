/// One fact about UIKit that the engine relies on, named by a statement that can be true or false.
///
/// `Rule+Facts.swift` has the releases in which it holds; its statement and sources are in a text that the program carries.
/// The engine names the rule at each call that it justifies.
package enum Rule: Int, CaseIterable, Hashable, Sendable {
    // Making controllers
    case initIsDesignated, storyboardExists, storyboardDecodesController,
        storyboardAwakesControllerBeforeItsViewLoads, lastReferenceEndsObject, strongReferenceKeepsAlive,
        weakReferenceBecomesNil, unownedReferenceTraps, deallocationWaitsForMainThread,
        deallocatingObjectRefusesWeakReferences

    // The view getter
    case getterReturnsExistingView, getterLoadsMissingView, getterGoesThroughLoadViewIfRequired,
        isViewLoadedNeverLoads, viewIfLoadedNeverLoads, loadViewIfNeededLoads, settingNilDropsView,
        settingNilSendsNoUnload, viewSetterReplacesView, oldViewStaysInPlace, viewBelongsToOneController

    // loadView
    case overrideReplacesBase, superReachesBase, baseLoadViewUsesNib, storyboardCanvasIsPhoneOfTime,
        storyboardCanvasIsSquare, storyboardCanvasIsPhone, baseLoadViewMakesPlainView,
        plainViewHasApplicationFrame, plainViewHasScreenBounds, bareViewHasNoSize, superLoadViewMakesRootToo,
        emptyLoadViewLeavesViewNil, readingViewInLoadViewRecurses, loadViewByHandReplacesView,
        callByHandRunsOnlyThatMethod, superIsExpected, viewOverridesCallSuper

    // viewDidLoad
    case viewDidLoadFollowsLoadView, viewDidLoadIsSentByPrivateStep, viewDidLoadFollowsEvenWithoutView,
        viewDidLoadWithoutViewIsUnsettled

    // Nibs
    case nibNameComesFirst, nibIsFoundByClassName, nibHasTopLevelObjects, overrideSuppressesNibSearch,
        nibOfSuperclassIsLeft, moduleHidesNibOfSwiftClass, nibBundleIsMain, nibVariantFollowsIdiom,
        nibViewsEnterTheirSuperview, missingNibRaises, viewOutletMustBeSet, outletNeedsProperty,
        nibViewsAreDecodedFirst, nibViewsAwakeAfterOutlets, outletsAreSetBeforeViewDidLoad

    // Windows
    case rootViewControllerExists, windowTakesViewDirectly, hiddenWindowLeavesRootUnloaded,
        visibleWindowLoadsRootAtOnce, showingWindowAddsRootView, rootIsShownBySceneStep,
        rootViewLeavesStatusBarFree, rootViewCoversScreen, rootViewIsWrapped, rootWithoutViewShowsNothing,
        windowExpectsRoot, replacingRootRemovesOldView, windowsAreApart, oneWindowIsKey,
        hiddenWindowKeepsContents, everyWindowTurns, hiddenWindowTurns, keyWindowIsAskedToTurn,
        windowGoesWithLastReference, goingWindowLosesContents, frontWindowGetsTouches

    // Views moving
    case viewHearsSuperviewSteps, superviewHearsOfSubviews, viewHearsWindowSteps, viewLeavesSuperviewFirst,
        goingViewRemovesSubviews

    // Appearance
    case windowMoveDrivesAppearance, appearanceStepsAlternate, willAppearPrecedesWindow,
        isAppearingFollowsGeometry, coordinatorLastsForTransition, alongsideNeedsWillAppear,
        interactionEndsBeforeWills, rootViewLaysOutAtCommit, layoutPairFramesLayout, subviewsLayOutAfterPair,
        returningViewIsNotLaidOut, didAppearFollowsCommit, willDisappearPrecedesRemoval,
        didDisappearFollowsRemoval, appearanceByHandIsMisuse, transitionsNest, transitionCallsAreOverridable,
        imbalanceIsComplainedOf, beginSendsWill, endSendsDid, orphanIsDrivenByWindow,
        coveredOrphanIsUnsettled, childOfVisibleParentAppears, lateChildMissesWill,
        lateChildAtLaunchIsUnsettled, childFollowsParent, childIsAppearingAfterParent, shownByHandIsAppearing,
        parentForwardsAppearance, parentRepeatsDid, windowDrivenChildHasMovedTwice, optingOutSilencesChildren,
        optingOutFailsAtFirst

    // Containment
    case containmentExists, addChildSendsWillMove, addChildLeavesOldParent, removeFromParentSendsDidMove,
        recipeSendsTheOtherCall, hierarchyIsChecked, flipNeedsSiblings, flipHidesFirst, flipEndsWithNewFirst

    // The learner's code
    case unwrappingNilTraps, indexOutOfRangeTraps, arithmeticTraps, forcedCastTraps, fatalCallTraps,
        endlessLoopEndsApp, endlessGrowthEndsApp, printWritesLine, unknownCodeIsSkipped, mainQueueRunsLater,
        otherQueuesRunMeanwhile, uiOnMainThreadOnly, timerHoldsItsBlock, sleepingTaskHoldsItsBlock,
        performAfterDelayComesLater, centerHoldsObserverBlocks, keyObserversHearAtOnce

    // Navigation
    case pushTellsThePushedFirst, popTellsTheTopFirst, popKeepsTheRoot, backButtonPops,
        backActionReplacesPop, barAsksBeforePop, swipeBackAsksRecognizer, fingerPopsByMethod,
        rootIsPushedByMethod, pushWorksInLayout, pushLoadsBeforeOrAfterHiding, firstChildComesInLayout,
        firstChildIsShownWithoutSuper, firstViewHasSuperviewBeforeWill, coveredChildHasMovedAtOnce,
        emptyContainerShowsWhatItIsGiven, pendingFirstChildIsReplaced, delegateHearsOfFirstChild,
        delegateHearsOfAppearance, navigationHidesFirst, navigationEndsWithOldFirst, didMoveFollowsTransition,
        firstChildDidMoveIsUnsettled, containerForwardsFromItsOwnMethod, navigationDelegateHearsAfterWill,
        navigationDelegateHearsAfterDid, settingStackPushesOrPops, popOverSeveralReadsTopFirst,
        navigationCallsLoadViewIfNeeded, unanimatedPushLoadsIfNeeded, unanimatedTransitionEndsBeforeLayout,
        swipeBackExists, cancelledPopTurnsBack, sameControllerTwiceRaises, navigationInNavigationRaises,
        missingPopTargetRaises, nestedPushIsComplainedOf, interruptedPushCompletes, pushDoesNotWait,
        stackChangesAtOnce, animatedPushWaits, newStackWaits, leavingTakesTheViewAlong,
        coveredViewLeavesTwice

    // Tabs
    case tabsAreToldAtOnce, shownTabDisappearsWhenTakenOut, tabShowsBeforeItHides, tabEndsWithOldFirst,
        tappedTabIsTold, tapShowsRootOfTab, tabBarTellsItsController, tapIsToldAfterWills, tapAsksDelegate,
        tabBarControllerLoadsAtOnce, animatedTabEndsWithNewFirst, tabViewLiesInWrapper,
        tabBarIsLaidOutAroundPush, tabSwitchIsAnimated

    // Presentation
    case presentLoadsAtOnce, fullScreenHidesPresenter, sheetIsTheDefault, sheetKeepsPresenterVisible,
        sheetFillsPhone, sheetHasOwnSize, sheetHasDetents, sheetHasOwnDetents, wideSheetKeepsSize,
        padSheetIsSmaller, oldPhonesShowAllFullScreen, presentedEndsFirst, presenterEndsFirst,
        dismissalShowsPresenter, dismissalNeedsAPresentation, completionFollowsDids,
        draggedSheetBeginsToDisappear, sheetSpringsBack, sheetDelegateHearsOfDrags, presenterHasToBeInWindow,
        onePresentationAtATime, presentationHasToWait, presentationPrecedesWindowDids,
        dismissalDelaysPresentation, chainIsDismissedStepByStep, presentationSizesWhatItCovers,
        refusalNamesWhoWasAsked, dismissalHasToWait, secondDismissalIsUnsettled,
        presentingActiveControllerRaises, presentingNilRaises, presenterIsSuitableAncestor,
        navigationDefinesContext, contextKeepsPresentationInPlace, assignedStyleCounts,
        presentingTwiceNamesPresenter, waitingPresentationIsUnsettled, dismissalBeginIsUnsettled,
        unanimatedDismissalTellsAtOnce, unanimatedPresentationEndsAtOnce, unanimatedSheetTakesTurn,
        dismissalLaysPresenterOut, presenterLayoutIsUnsettled, coveredCustomFrameIsLost, dismissalTurnsBack,
        turnedPresenterStays, presentationIsReadFromAncestors, compactPopoverIsSheet,
        sheetOnItsSideIsUnsettled, presentationKeepsPresenter, presentationHasContainerView,
        coveredPresenterLaysOut, presentationControllerHears, modalDidIsNotAnimated, alertControllerExists,
        alertGoesBeforeHandler, alertLetsGoOfHandlers, alertLoadsWhileGoing, popoverPresenterStays,
        detachedPresenterIsDiscouraged, detachedPresenterIsNotSupported, dismissalUnlinksAtOnce,
        customTransitionsExist, animatedTransitionAsksForAnimator, unanimatedAnimatorIsUnsettled,
        animatorAddsViews, animatorEndsTransition, fingerDrivesAnimator, incompleteTransitionTurnsBack,
        presentationControllerDecidesFrame, presentationControllerHidesPresenter,
        presentationControllerLaysOut, delegateDecidesAdaptiveStyle, cancelledDismissalTurnsBack,
        blockedSheetTellsOfAttempt,
        tapBesideSheetDismisses, actionSheetNeedsSource, newRootLeavesPresentation,
        movingIsTrueInsideCallbacks, flagsLastForPresentation

    // Split view controllers
    case splitViewControllerExists, splitViewControllerRunsOnPhones, splitViewCollapses,
        splitDelegateCollapses, splitDelegateNamesTopColumn, splitWithoutStyleAsksToCollapse,
        columnGetsStack, splitDelegateHearsOfColumns, displayModeIsAnnounced, displayModeChangeIsSilent,
        columnsAreShownByName,
        detailTakesSecondaryColumn, collapsedSplitShowsDetail, stackAsDetailIsReplaced, columnsAreToldAtOnce,
        columnsHearUnsettled, collapsedColumnIsUnbalanced

    // Search controllers
    case searchControllerExists, searchControllerLoadsWhileGoing, loadingWhileDeallocatingIsRefused

    // Memory warnings
    case memoryWarningReachesDelegateFirst, memoryWarningReachesEveryController, memoryWarningUnloadsViews,
        unloadNeedsNoSuperview, coveredContainerLosesContents, unloadNeedsWayBack, willUnloadPrecedesUnload,
        didUnloadFollowsUnload, unloadIsSilent, unloadIsToldOfDroppedView, memoryWarningKeepsViews,
        memoryWarningDropsBitmaps

    // The app
    case willFinishIsFirst, launchCallsDelegate, launchConnectsScene, delegateSetsWindowUp,
        mainStoryboardLoadsFirst, delegateRunsOwnCode, containerCallsItsDelegate, activationFollowsLaunch,
        activationFollowsAppearance, activationFollowsAppearanceAgain, sceneEntersForegroundAtLaunch,
        sceneActivationFollowsLaunch, windowNeedsRoot, launchKeepsMainQueueWaiting, exceptionEndsApp,
        endlessRecursionEndsApp

    // Rotation and size
    case launchAsksForOrientation, launchBeginsAsHeld, launchTurnsOnceAppeared, launchTurnsBeforeLayout,
        launchTurnEndsUntold, launchTurnsBeforeLayoutAsBefore, screenStaysUpright, appLimitsOrientations,
        delegatesLimitOrientations,
        visibleLeavesAreAsked, rotationAsksTopmost, shouldAutorotateIsAsked, rotationNeedsPermission,
        rotationKeepsAppearance, rotationTellsWill, rotationAnimates, rotationTellsDid,
        rotationReachesVisibleChildren, rotationForwardingIsSeparate, onlyRootsAreTurned, rotationHasTwoSteps,
        oldRotationMethodsSurvive, oldRotationMethodsAreUnsettled, viewsFollowWindow, sizeTransitionTellsSize,
        sizeTransitionReachesChildren, sizeTransitionReachesCovered, sizeTransitionSkipsSameSize,
        sizeTransitionReachesPresented, traitsAreToldFirst, traitsDidChange, traitsChangeAtLaunch,
        traitsComeFromParent, traitsComeFromSuperview, traitRegistrationsAreTold, alongsideRunsBeforeLayout,
        launchTurnsAfterWillAppear,
        turnedRootIsLaidOutTwice, splitScreenExists

    // Constraints and the safe area
    case propertiesPrecedeLayout, observationCallsAgain, constraintsPrecedeLayout,
        constraintsComeInsideLayoutPair,
        turnLeavesConstraintsOfChildren, intrinsicSizeFillsWhatIsOpen, newSubviewsUpdateInsideLayoutPair,
        constraintsMayComeInsideLayoutPair, updateViewConstraintsReachesView, leavingUpdatesConstraints,
        safeAreaChangeIsTold, layoutMarginsChangeIsTold, containerSizesItsChild,
        containerSizesChildBetweenBars, preferredSizeIsTold

    // Frames and layout
    case autoresizingFollowsSuperview, sizeChangeNeedsLayout, resizedViewMarksSuperview,
        resizedViewMarkedItselfAlone, emptyViewIsNotLaidOut, addedSubviewNeedsLayout, layoutWaitsForCommit,
        layoutIfNeededLaysOutAtOnce, layoutWithoutEndHangsApp, viewHearsInitFrame, constraintsExist,
        constraintsDecideFrames, masksBecomeConstraints, unsatisfiableConstraintIsBroken, ambiguousViewStays,
        constraintsNeedCommonAncestor, layoutGuidesExist, layoutMarginsGuideExists, safeAreaGuideExists,
        activeConstraintIsHeld, constantAsksForLayout, removalEndsConstraints, constraintRequestGoesUp,
        removedSubviewNeedsLayout, firstWindowNeedsLayout, drawingFollowsLayout, viewMethodIsOverridden,
        decodedViewAsksForDisplay, boundsOriginShiftsContents, contentOffsetIsBoundsOrigin,
        scrollingNeedsLayout, transformLeavesBounds, viewHearsOfSafeArea, deepestViewIsToldFirst,
        goingViewHearsOfSubviews, pushedControllerHidesBottomBar, hiddenBarCoversNothing,
        viewTransitionExchanges

    // Touch
    case hitTestOverrideDecides, pointInsideOverrideDecides, touchGoesToFrontmostView, touchStaysInBounds,
        touchPassesHiddenViews, touchPassesTransparentViews, touchPassesDisabledViews,
        clearColourCatchesTouches, labelsIgnoreTouches, touchTravelsUpResponders, touchEndsAtDelegate,
        controlKeepsTouches, recognizerGetsTouchesFirst, controlPreventsRecognizers, firstResponderIsAsked,
        textTellsOfEditing

    // Background
    case appLeavesScreen, appLeavingOldSystemEnds, sceneLeavesScreen, appReturns, sceneReturns,
        notificationFollowsDelegate, snapshotsLayOut, snapshotsTellTraits, snapshotsTurnPad,
        suspendedAppHearsNothing, exitsOnSuspendIsHeeded, backgroundKeepsAppearance,
        interruptionIsToldToDelegate, launchInBackgroundShowsRoot, applicationStateIsSetInSteps,
        applicationStateFollowsScene, turnIsMadeUpOnReturn, killedSceneTakesRootAway, killedAppTakesRootAway,
        killedAppHearsTermination, killedSceneOf13KeepsRoot, killedSceneBackgroundIsUnsettled

    // Pages
    case pageViewControllerExists, swipeAsksForPages, pageDelegateHearsOfBeginning, pageDelegateHearsOfEnd,
        pageShowsBeforeItHides, scrolledPageEndsWithNew, curledPageEndsWithOld, cancelledScrollTurnsBack,
        cancelledCurlTurnsBack, firstPageIsSynchronous, pageMovesAreUnsettled, turnDuringTurnIsUnbalanced

    // Segues
    case segueExists, segueMakesDestinationFirst, prepareFollowsAwaking, showSeguePushesOrPresents,
        unknownSegueRaises, tapAsksShouldPerform, embedSegueRunsWhileLoading, embedSegueRunsOnce,
        containerDecodesItsChildren, awakingOrderIsOpen, unwindExists, unwindSearchGoesUpwards,
        unwindSearchesContainers, unwindPreparesThenActs, unwindWithoutTakerEnds, unwindDismissesAndPops,
        unwindIntoStackLeavesSheet

    // Lists
    case numbersComeFirst, cellsComeInLayout, heightsOfAllRowsComeFirst, reloadAsksForNumbersAtOnce,
        collectionAsksInLayout, reusedCellIsPrepared, displayIsAnnounced, endOfDisplayIsTold, tapSelectsRow,
        selectingByCodeIsUntold, updatesAskAtOnce, updateReasonIsShort, snapshotAppliesDifferences,
        unanimatedSnapshotReloads, tableControllerIsItsDataSource, tableControllerReloadsAtFirst,
        tableControllerClearsSelection

    // State restoration
    case stateRestorationExists, restorationPrecedesLaunch, restorationMakesController,
        restorationDecodesAfterLoading, finishedRestoringFollowsDecoding, restorationGoesDownTheChain,
        stackDecodesItsChildren
}
