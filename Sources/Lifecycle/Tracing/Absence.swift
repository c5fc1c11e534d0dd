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
        let deciding = trace.rules(in: entries)
        let view = world.controllers[controller].view
        switch callback {
        case .viewWillUnload, .viewDidUnload:
            return ruleForAbsence(ofUnload: callback, on: controller)
        case .loadView, .viewDidLoad:
            if view != nil { return .getterReturnsExistingView }
            if world.windows.first(where: { $0.root == controller && !$0.isVisible }) != nil {
                return .hiddenWindowLeavesRootUnloaded
            }
            if deciding.contains(.settingStackPushesOrPops), world.controllers[controller].parent != nil {
                return .settingStackPushesOrPops
            }
            return .getterLoadsMissingView
        case .viewIsAppearing where !holds(.isAppearingFollowsGeometry): return .isAppearingFollowsGeometry
        case .viewWillLayoutSubviews where !holds(.layoutPairFramesLayout),
            .viewDidLayoutSubviews where !holds(.layoutPairFramesLayout):
            return .layoutPairFramesLayout
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews:
            return ruleForAbsenceOfLayout(on: controller, deciding)
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            return ruleForAbsence(ofAppearance: callback, on: controller, in: entries, deciding)
        case .loadViewIfNeeded: return .navigationCallsLoadViewIfNeeded
        case .updateProperties: return .propertiesPrecedeLayout
        case .willAnimateFirstHalfOfRotation, .didAnimateFirstHalfOfRotation,
            .willAnimateSecondHalfOfRotation:
            return .rotationHasTwoSteps
        case .didRotate where deciding.contains(.launchTurnEndsUntold): return .launchTurnEndsUntold
        case .willRotate, .willAnimateRotation, .didRotate:
            return holds(.rotationTellsWill) ? .rotationNeedsPermission : .sizeTransitionTellsSize
        case .viewWillTransition, .willTransitionToTraits:
            if !holds(.sizeTransitionTellsSize) { return .rotationTellsWill }
            return deciding.contains(.sizeTransitionSkipsSameSize)
                && world.controllers[controller].parent != nil
                ? .sizeTransitionSkipsSameSize : .rotationNeedsPermission
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
        case .initCoder, .awakeFromNib:
            return world.controllers[controller].isFromStoryboard
                ? .storyboardAwakesControllerBeforeItsViewLoads : .initIsDesignated
        case .touchesBegan, .touchesEnded:
            return deciding.contains(.controlKeepsTouches) ? .controlKeepsTouches : nil
        default: return nil
        }
    }

    private func ruleForAbsence(
        ofAppearance callback: Callback, on controller: Controller.ID, in entries: Range<Int>,
        _ deciding: Set<Rule>
    ) -> Rule {
        let facts = world.controllers[controller]
        if callback == .viewIsAppearing, facts.parent != nil, !holds(.childIsAppearingAfterParent) {
            return .childIsAppearingAfterParent
        }
        if facts.parent != nil {
            if deciding.contains(.optingOutSilencesChildren) { return .optingOutSilencesChildren }
            if deciding.contains(.recipeSendsTheOtherCall), !world.isViewInWindow(controller) {
                return .recipeSendsTheOtherCall
            }
        }
        let candidates: [Rule] = [
            .blockedSheetTellsOfAttempt, .imbalanceIsComplainedOf, .lateChildMissesWill,
            .popoverPresenterStays,
            .backgroundKeepsAppearance, .rotationKeepsAppearance,
        ]
        if let rule = candidates.first(where: deciding.contains) { return rule }
        let begins = entries.contains {
            trace[$0].rule == .beginSendsWill && trace[$0].receiver == .controller(controller)
        }
        if begins { return .beginSendsWill }
        if deciding.contains(.sheetKeepsPresenterVisible), facts.appearance == .appeared {
            return .sheetKeepsPresenterVisible
        }
        if deciding.contains(.appearanceStepsAlternate) { return .appearanceStepsAlternate }
        return .windowMoveDrivesAppearance
    }

    private func ruleForAbsenceOfLayout(on controller: Controller.ID, _ deciding: Set<Rule>) -> Rule {
        if deciding.contains(.returningViewIsNotLaidOut) { return .returningViewIsNotLaidOut }
        if deciding.contains(.layoutWaitsForCommit) { return .layoutWaitsForCommit }
        return world.isViewInWindow(controller)
            && !deciding.contains(.rootViewLaysOutAtCommit) ? .layoutWaitsForCommit : .rootViewLaysOutAtCommit
    }

    private func ruleForAbsence(ofUnload callback: Callback, on controller: Controller.ID) -> Rule {
        if holds(.memoryWarningKeepsViews) { return .memoryWarningKeepsViews }
        if callback == .viewWillUnload, !holds(.willUnloadPrecedesUnload) { return .willUnloadPrecedesUnload }
        if holds(.unloadIsSilent) { return .unloadIsSilent }
        guard let view = world.controllers[controller].view else { return .memoryWarningUnloadsViews }
        if world.hasSuperview(view) { return .unloadNeedsNoSuperview }
        if !world.canReloadView(of: controller) { return .unloadNeedsWayBack }
        return overridesWithoutSuper(.didReceiveMemoryWarning, on: controller)
            ? .overrideReplacesBase : .memoryWarningUnloadsViews
    }

    private func overridesWithoutSuper(_ callback: Callback, on controller: Controller.ID) -> Bool {
        let chain = world.ancestry(of: world.controllers[controller].classID)
        return chain.lazy.compactMap { world.classes[$0].overrides[callback] }.first.map { !$0.callsSuper }
            ?? false
    }
}

extension Trace {
    /// The rules by which something came, or was decided, in a part of what happened.
    fileprivate func rules(in entries: Range<Int>) -> Set<Rule> {
        let decisions = influences.reversed().lazy.drop { $0.position > entries.upperBound }
            .prefix { $0.position >= entries.lowerBound }
        return Set(entries.map { self[$0].rule }).union(decisions.map(\.rule))
    }
}
