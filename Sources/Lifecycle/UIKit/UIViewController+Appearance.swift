extension Simulation {
    /// `-[UIViewController viewWillMoveToWindow:]`, private: a view that enters a window lets its controller appear.
    mutating func viewWillMoveToWindow(of controller: Controller.ID) throws(Interruption) {
        let frame = enter(.controllerMovesToWindow)
        defer { leave(frame) }
        heed(.windowMoveDrivesAppearance)
        switch world.controllers[controller].appearance {
        case .appearing, .appeared: return heed(.appearanceStepsAlternate)
        case .disappearing, .disappeared: break
        }
        try beginAppearanceTransition(controller, isAppearing: true, by: .willAppearPrecedesWindow)
        world.runLoop.atCommit.append(.showView(controller))
        world.runLoop.afterCommit.append(.endAppearanceTransition(controller, .didAppearFollowsCommit))
    }

    /// `-[UIViewController viewWillMoveToWindow:]` with nil, private: a view that leaves lets it disappear.
    mutating func viewWillLeaveWindow(of controller: Controller.ID) throws(Interruption) {
        let frame = enter(.controllerMovesToWindow)
        defer { leave(frame) }
        heed(.windowMoveDrivesAppearance)
        switch world.controllers[controller].appearance {
        case .appearing, .appeared: break
        case .disappearing, .disappeared: return heed(.appearanceStepsAlternate)
        }
        try beginAppearanceTransition(controller, isAppearing: false, by: .willDisappearPrecedesRemoval)
        world.runLoop.afterCommit.append(.endAppearanceTransition(controller, .didDisappearFollowsRemoval))
    }

    /// `UIViewController.beginAppearanceTransition(_:animated:)`
    mutating func beginAppearanceTransition(
        _ controller: Controller.ID, isAppearing: Bool, by rule: Rule
    ) throws(Interruption) {
        let frame = enter(isAppearing ? .willAppear : .willDisappear)
        defer { leave(frame) }
        world.controllers[controller].appearance = isAppearing ? .appearing : .disappearing
        try send(
            isAppearing ? .viewWillAppear : .viewWillDisappear, to: controller, .animated(false), by: rule)
    }

    /// `UIViewController.endAppearanceTransition()`
    mutating func endAppearanceTransition(_ controller: Controller.ID, by rule: Rule) throws(Interruption) {
        switch world.controllers[controller].appearance {
        case .appearing:
            let frame = enter(.didAppear)
            defer { leave(frame) }
            world.controllers[controller].appearance = .appeared
            try send(.viewDidAppear, to: controller, .animated(false), by: rule)
        case .disappearing:
            let frame = enter(.didDisappear)
            defer { leave(frame) }
            world.controllers[controller].appearance = .disappeared
            try send(.viewDidDisappear, to: controller, .animated(false), by: rule)
        case .appeared, .disappeared: break
        }
    }

    /// The part of the commit that concerns one controller on its way to the screen: size, traits, layout.
    mutating func showView(of controller: Controller.ID) throws(Interruption) {
        guard world.controllers[controller].appearance == .appearing,
            let view = world.controllers[controller].view, world.views[view].isInWindow
        else { return }
        if holds(.isAppearingFollowsGeometry) {
            try send(.viewIsAppearing, to: controller, .animated(false), by: .isAppearingFollowsGeometry)
        }
        try layoutSubviews(of: controller, view)
    }

    /// `-[UIView layoutSublayersOfLayer:]`: the pair around the layout of the root view, then the views below.
    private mutating func layoutSubviews(of controller: Controller.ID, _ view: View.ID) throws(Interruption) {
        let frame = enter(.layout)
        defer { leave(frame) }
        if holds(.layoutPairFramesLayout) {
            try send(.viewWillLayoutSubviews, to: controller, by: .layoutPairFramesLayout)
        }
        send(.layoutSubviews, to: view, by: .layoutPairFramesLayout)
        if holds(.layoutPairFramesLayout) {
            try send(.viewDidLayoutSubviews, to: controller, by: .layoutPairFramesLayout)
        }
        var waiting = Array(world.views[view].subviews.reversed())
        while let below = waiting.popLast() {
            send(.layoutSubviews, to: below, by: .subviewsLayOutAfterPair)
            waiting += world.views[below].subviews.reversed()
        }
    }
}
