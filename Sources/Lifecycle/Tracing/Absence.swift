extension Simulation {
    /// The rule by which a callback did not come, as the world stands now.
    ///
    /// - Parameters:
    ///   - callback: The callback that was missed.
    ///   - controller: The controller that did not hear it.
    ///   - entries: The part of the trace in which it was missed.
    /// - Returns: The most telling rule; nil if nothing stands in the way but that nobody gave cause.
    package func ruleForAbsence(
        of callback: Callback, on controller: Controller.ID, in entries: Range<Int>
    ) -> Rule? {
        Absence(world: world, trace: trace).rule(of: callback, on: controller, in: entries)
    }
}

/// The search for the reason why a callback was not sent.
private struct Absence {
    let world: World
    let trace: Trace

    func rule(of callback: Callback, on controller: Controller.ID, in entries: Range<Int>) -> Rule? {
        let deciding = trace.rules(in: entries)
        let view = world.controllers[controller].view
        switch callback {
        case .viewWillUnload, .viewDidUnload:
            return rule(ofUnload: callback, on: controller)
        case .loadView, .viewDidLoad:
            if isAssignedFromOutside(controller, in: entries) { return .viewSetterReplacesView }
            if view != nil { return .getterReturnsExistingView }
            let parent = world.controllers[controller].parent
            if let parent, world.controllers[parent].columns.isCollapsed { return .splitViewCollapses }
            if world.windows.first(where: { $0.root == controller && !$0.isVisible }) != nil {
                return .hiddenWindowLeavesRootUnloaded
            }
            if deciding.contains(.settingStackPushesOrPops), world.controllers[controller].parent != nil {
                return .settingStackPushesOrPops
            }
            return .getterLoadsMissingView
        case .viewIsAppearing where !world.holds(.isAppearingFollowsGeometry):
            return .isAppearingFollowsGeometry
        case .viewWillLayoutSubviews where !world.holds(.layoutPairFramesLayout),
            .viewDidLayoutSubviews where !world.holds(.layoutPairFramesLayout):
            return .layoutPairFramesLayout
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews:
            if view == nil, deciding.contains(.emptyLoadViewLeavesViewNil) {
                return .emptyLoadViewLeavesViewNil
            }
            return rule(ofLayoutOf: controller, deciding)
        case _ where callback.isAppearance:
            return rule(ofAppearance: callback, on: controller, in: entries, deciding)
        case .willMoveToParent, .didMoveToParent: return rule(ofMoveOf: controller, deciding)
        case .loadViewIfNeeded: return .navigationCallsLoadViewIfNeeded
        case .updateProperties: return .propertiesPrecedeLayout
        case .willAnimateFirstHalfOfRotation, .didAnimateFirstHalfOfRotation,
            .willAnimateSecondHalfOfRotation:
            return .rotationHasTwoSteps
        case .didRotate where deciding.contains(.launchTurnEndsUntold): return .launchTurnEndsUntold
        case .willRotate, .willAnimateRotation, .didRotate:
            if !world.holds(.rotationTellsWill) { return .sizeTransitionTellsSize }
            if callback == .willAnimateRotation {
                if !world.holds(.rotationAnimates) { return .rotationAnimates }
                if deciding.contains(.rotationHasTwoSteps), world.turnsInTwoSteps(controller) {
                    return .rotationHasTwoSteps
                }
            }
            if isHeard(callback, in: entries) { return .rotationReachesVisibleChildren }
            if deciding.contains(.appLimitsOrientations) { return .appLimitsOrientations }
            if deciding.contains(.rotationNeedsPermission) { return .rotationNeedsPermission }
            return callback == .willRotate
                ? .rotationTellsWill : callback == .didRotate ? .rotationTellsDid : .rotationAnimates
        case .viewWillTransition, .willTransitionToTraits:
            if !world.holds(.sizeTransitionTellsSize) { return .sizeTransitionTellsSize }
            if deciding.contains(.appLimitsOrientations) { return .appLimitsOrientations }
            if deciding.contains(.rotationNeedsPermission) { return .rotationNeedsPermission }
            if world.controllers[controller].parent != nil {
                if deciding.contains(.sizeTransitionSkipsSameSize) { return .sizeTransitionSkipsSameSize }
                if isHeard(callback, in: entries) { return .sizeTransitionReachesChildren }
            }
            return callback == .viewWillTransition ? .sizeTransitionTellsSize : .traitsAreToldFirst
        case .traitCollectionDidChange: return .traitsDidChange
        case .updateViewConstraints: return .constraintsPrecedeLayout
        case .viewSafeAreaInsetsDidChange: return .safeAreaChangeIsTold
        case .viewLayoutMarginsDidChange: return .layoutMarginsChangeIsTold
        case .prepareForSegue: return .prepareFollowsAwaking
        case .shouldPerformSegue: return .tapAsksShouldPerform
        case .canPerformUnwindSegueAction, .unwindAction: return .unwindSearchGoesUpwards
        case .decodeRestorableState: return .restorationDecodesAfterLoading
        case .didReceiveMemoryWarning: return .memoryWarningReachesEveryController
        case .deinitialize:
            return world.controllers[controller].isAlive
                ? .strongReferenceKeepsAlive : .lastReferenceEndsObject
        case .initNibName:
            return world.controllers[controller].isFromStoryboard
                ? .storyboardDecodesController : .initIsDesignated
        case .initCoder, .awakeFromNib:
            return world.controllers[controller].isFromStoryboard
                ? .storyboardAwakesControllerBeforeItsViewLoads : .initIsDesignated
        case .touchesBegan, .touchesEnded:
            if deciding.contains(.controlKeepsTouches) { return .controlKeepsTouches }
            let isKept = trace.receivers(of: callback, in: entries).contains {
                overridesWithoutSuper(callback, on: $0)
            }
            return isKept ? .overrideReplacesBase : .touchTravelsUpResponders
        default: return nil
        }
    }

    private func rule(
        ofAppearance callback: Callback, on controller: Controller.ID, in entries: Range<Int>,
        _ deciding: Set<Rule>
    ) -> Rule {
        let facts = world.controllers[controller]
        func isDriven(by rule: Rule) -> Bool {
            entries.contains { trace[$0].rule == rule && trace[$0].receiver == .controller(controller) }
        }
        let hearsAnything = entries.contains { trace[$0].receiver == .controller(controller) }
        if deciding.contains(.suspendedAppHearsNothing) { return .suspendedAppHearsNothing }
        if facts.view == nil, deciding.contains(.emptyLoadViewLeavesViewNil) {
            return .emptyLoadViewLeavesViewNil
        }
        if !facts.isAlive, !hearsAppearance(controller, in: entries) { return .lastReferenceEndsObject }
        // An appearance that code drives itself is explained by its own step.
        if isDriven(by: .endSendsDid) { return .endSendsDid }
        if callback == .viewIsAppearing, facts.parent != nil, !world.holds(.childIsAppearingAfterParent) {
            return .childIsAppearingAfterParent
        }
        if !world.holds(.orphanIsDrivenByWindow), facts.parent == nil, facts.presenter == nil,
            world.isViewInWindow(controller), world.isBelowAnotherController(controller)
        {
            return .orphanIsDrivenByWindow
        }
        if facts.parent != nil {
            if deciding.contains(.optingOutSilencesChildren) { return .optingOutSilencesChildren }
            if deciding.contains(.recipeSendsTheOtherCall), !world.isViewInWindow(controller) {
                return .recipeSendsTheOtherCall
            }
        }
        if let parent = facts.parent, world.kind(of: parent) == .navigation,
            !world.isViewInWindow(controller),
            deciding.contains(.navigationHidesFirst)
        {
            return .navigationHidesFirst
        }
        if facts.parent != nil, facts.view != nil, !world.isViewInWindow(controller),
            deciding.contains(.childFollowsParent) || facts.parent.map(world.isViewInWindow) == true
        {
            return .childFollowsParent
        }
        if [.viewDidAppear, .viewDidDisappear].contains(callback) {
            let turnsBack: [Rule] = [.sheetSpringsBack, .cancelledPopTurnsBack, .cancelledScrollTurnsBack]
            if let rule = turnsBack.first(where: deciding.contains) { return rule }
        }
        let isGoing = [.viewWillDisappear, .viewDidDisappear].contains(callback)
        if isGoing, deciding.contains(.oldViewStaysInPlace) { return .oldViewStaysInPlace }
        if !hearsAnything, deciding.contains(.settingStackPushesOrPops) { return .settingStackPushesOrPops }
        // If no controller appears or disappears, the released reference wasn't the last one.
        if deciding.contains(.strongReferenceKeepsAlive), !hearsAppearance(nil, in: entries) {
            return .strongReferenceKeepsAlive
        }
        let candidates: [Rule] = [
            .popKeepsTheRoot, .dismissalNeedsAPresentation,
            .blockedSheetTellsOfAttempt, .imbalanceIsComplainedOf, .lateChildMissesWill,
            .popoverPresenterStays,
            .interruptionIsToldToDelegate, .backgroundKeepsAppearance, .rotationKeepsAppearance,
        ]
        if let rule = candidates.first(where: deciding.contains) { return rule }
        if deciding.contains(.windowsAreApart), !hearsAnything { return .windowsAreApart }
        if isDriven(by: .beginSendsWill) { return .beginSendsWill }
        if deciding.contains(.sheetKeepsPresenterVisible), facts.appearance == .appeared {
            return .sheetKeepsPresenterVisible
        }
        // A controller that is covered, transparent or out of sight hasn't disappeared.
        let stays = facts.appearance == .appeared && world.isViewInWindow(controller)
        if let parent = facts.parent {
            let isRepeated = isGoing != [.appearing, .appeared].contains(facts.appearance)
            return isRepeated && world.isViewInWindow(parent)
                ? .appearanceStepsAlternate : .childFollowsParent
        }
        if stays, isGoing { return .windowMoveDrivesAppearance }
        // It speaks of a controller that has taken the step already, not of one that never began.
        let hasAppeared = [.appearing, .appeared].contains(facts.appearance)
        let isOfAppearing = [.viewWillAppear, .viewIsAppearing, .viewDidAppear].contains(callback)
        if deciding.contains(.appearanceStepsAlternate), hasAppeared == isOfAppearing {
            return .appearanceStepsAlternate
        }
        return .windowMoveDrivesAppearance
    }

    /// Indicates whether a controller, or any controller if nil, appears or disappears.
    private func hearsAppearance(_ controller: Controller.ID?, in entries: Range<Int>) -> Bool {
        Callback.appearances.contains { step in
            trace.receivers(of: step, in: entries).contains { controller == nil || $0 == controller }
        }
    }

    /// Indicates whether code gave a controller a view in addition to those that loading created.
    private func isAssignedFromOutside(_ controller: Controller.ID, in entries: Range<Int>) -> Bool {
        let assigned = entries.count { index in
            guard case .change(.assignedView) = trace[index].event else { return false }
            return trace[index].receiver == .controller(controller)
        }
        return assigned > trace.receivers(of: .loadView, in: entries).count { $0 == controller }
    }

    private func rule(ofLayoutOf controller: Controller.ID, _ deciding: Set<Rule>) -> Rule {
        if deciding.contains(.returningViewIsNotLaidOut) { return .returningViewIsNotLaidOut }
        if deciding.contains(.layoutIfNeededLaysOutAtOnce) { return .layoutIfNeededLaysOutAtOnce }
        // A view that nobody asked to lay out waits for nothing.
        let waits = world.controllers[controller].view.map { world.views[$0].needsLayout } ?? false
        if waits, deciding.contains(.layoutWaitsForCommit) { return .layoutWaitsForCommit }
        return world.isViewInWindow(controller) ? .layoutPairFramesLayout : .rootViewLaysOutAtCommit
    }

    private func rule(ofMoveOf controller: Controller.ID, _ deciding: Set<Rule>) -> Rule? {
        guard world.holds(.containmentExists) else { return .containmentExists }
        let containers: [Rule] = [.settingStackPushesOrPops, .tapShowsRootOfTab, .flipHidesFirst]
        if let rule = containers.first(where: deciding.contains) { return rule }
        if deciding.contains(.removeFromParentSendsDidMove) { return .removeFromParentSendsDidMove }
        if deciding.contains(.addChildSendsWillMove) { return .addChildSendsWillMove }
        guard let parent = world.controllers[controller].parent else {
            if deciding.contains(.popTellsTheTopFirst) { return .popTellsTheTopFirst }
            return deciding.contains(.showSeguePushesOrPresents)
                ? .showSeguePushesOrPresents : .recipeSendsTheOtherCall
        }
        switch world.kind(of: parent) {
        case .navigation: return .pushTellsThePushedFirst
        case .tabBar: return .tabsAreToldAtOnce
        case .plain: return .recipeSendsTheOtherCall
        default: return nil
        }
    }

    private func rule(ofUnload callback: Callback, on controller: Controller.ID) -> Rule {
        if world.holds(.memoryWarningKeepsViews) { return .memoryWarningKeepsViews }
        if callback == .viewWillUnload, !world.holds(.willUnloadPrecedesUnload) {
            return .willUnloadPrecedesUnload
        }
        if world.holds(.unloadIsSilent) { return .unloadIsSilent }
        guard let view = world.controllers[controller].view else { return .memoryWarningUnloadsViews }
        if world.hasSuperview(view) { return .unloadNeedsNoSuperview }
        if !world.canReloadView(of: controller) { return .unloadNeedsWayBack }
        return overridesWithoutSuper(.didReceiveMemoryWarning, on: controller)
            ? .overrideReplacesBase : .memoryWarningUnloadsViews
    }

    private func isHeard(_ callback: Callback, in entries: Range<Int>) -> Bool {
        !trace.receivers(of: callback, in: entries).isEmpty
    }

    private func overridesWithoutSuper(_ callback: Callback, on controller: Controller.ID) -> Bool {
        for level in world.ancestry(of: world.controllers[controller].classID) {
            if let body = world.classes[level].overrides[callback] { return !body.callsSuper }
        }
        return false
    }
}

extension Trace {
    /// The controllers that heard a callback in a part of what happened.
    fileprivate func receivers(of callback: Callback, in entries: Range<Int>) -> [Controller.ID] {
        entries.compactMap { index in
            guard case .callback(callback, _) = self[index].event,
                case .controller(let controller) = self[index].receiver
            else { return nil }
            return controller
        }
    }

    /// The rules by which something came, or was decided, in a part of what happened.
    package func rules(in entries: Range<Int>) -> Set<Rule> {
        let decisions = influences.reversed().lazy.drop { $0.position > entries.upperBound }
            .prefix { $0.position >= entries.lowerBound }
        return Set(entries.map { self[$0].rule }).union(decisions.map { $0.rule })
    }
}
