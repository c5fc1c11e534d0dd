extension Simulation {
    /// The rule by which a callback did not come, as the world stands now.
    ///
    /// - Parameters:
    ///   - callback: The callback that was missed.
    ///   - controller: The controller that did not hear it.
    /// - Returns: The most telling rule; nil if nothing stands in the way but that nobody gave cause.
    package func ruleForAbsence(of callback: Callback, on controller: Controller.ID) -> Rule? {
        let view = world.controllers[controller].view
        switch callback {
        case .viewWillUnload, .viewDidUnload:
            return ruleForAbsence(ofUnload: callback, on: controller)
        case .loadView, .viewDidLoad:
            if view != nil { return .getterReturnsExistingView }
            if world.window.root == controller, !world.window.isVisible {
                return .hiddenWindowLeavesRootUnloaded
            }
            return .getterLoadsMissingView
        case .viewIsAppearing where !holds(.isAppearingFollowsGeometry): return .isAppearingFollowsGeometry
        case .viewWillLayoutSubviews where !holds(.layoutPairFramesLayout),
            .viewDidLayoutSubviews where !holds(.layoutPairFramesLayout):
            return .layoutPairFramesLayout
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            .viewWillLayoutSubviews, .viewDidLayoutSubviews:
            return .windowMoveDrivesAppearance
        case .loadViewIfNeeded: return .navigationCallsLoadViewIfNeeded
        case .updateProperties: return .propertiesPrecedeLayout
        case .willAnimateFirstHalfOfRotation, .didAnimateFirstHalfOfRotation,
            .willAnimateSecondHalfOfRotation:
            return .rotationHasTwoSteps
        case .willRotate, .willAnimateRotation, .didRotate:
            return holds(.rotationTellsWill) ? .rotationNeedsPermission : .sizeTransitionTellsSize
        case .viewWillTransition, .willTransitionToTraits:
            return holds(.sizeTransitionTellsSize) ? .sizeTransitionSkipsSameSize : .rotationTellsWill
        case .traitCollectionDidChange: return .traitsDidChange
        case .updateViewConstraints: return .constraintsPrecedeLayout
        case .viewSafeAreaInsetsDidChange: return .safeAreaChangeIsTold
        case .viewLayoutMarginsDidChange: return .layoutMarginsChangeIsTold
        case .prepareForSegue: return .prepareFollowsAwaking
        case .shouldPerformSegue: return .tapAsksShouldPerform
        case .canPerformUnwindSegueAction, .unwindAction: return .unwindSearchGoesUpwards
        case .decodeRestorableState: return .restorationDecodesAfterLoading
        case .didReceiveMemoryWarning: return .memoryWarningReachesEveryController
        case .deinitialize: return .lastReferenceEndsObject
        case .initCoder, .awakeFromNib: return .initIsDesignated
        default: return nil
        }
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
