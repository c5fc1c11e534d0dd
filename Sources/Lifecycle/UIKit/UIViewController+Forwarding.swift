extension Simulation {
    /// UIKit's own appearance methods of a container: the visible child follows from inside them.
    mutating func forwardFromContainer(
        _ container: Controller.ID, to state: Controller.Appearance
    ) throws(Interruption) {
        if state == .appearing, world.kind(of: container) == .split { try fitColumns(of: container) }
        if state == .appearing || state == .disappeared {
            world.controllers[container].forwardsToFirstChild = state == .appearing
        }
        try forwardAppearanceToVisibleChildren(with: container, to: state)
        // The delegate hears didShow, whether or not anything was pushed.
        guard state == .appeared, world.kind(of: container) == .navigation,
            let top = world.controllers[container].children.last
        else { return }
        try tellDelegate(
            of: container, .navigationDidShow,
            [.controller(top), .bool(world.controllers[container].isTransitionAnimated)],
            by: .delegateHearsOfAppearance)
    }

    private mutating func forwardAppearanceToVisibleChildren(
        with container: Controller.ID, to state: Controller.Appearance
    ) throws(Interruption) {
        let children = world.visibleChildren(of: container).flatMap { world.inPlace(of: $0) }
        guard !children.isEmpty else { return }
        guard progress.bodyDepth < Simulation.stackLimit else { throw overflow() }
        progress.bodyDepth += 1
        defer { progress.bodyDepth -= 1 }
        recordRule(.containerForwardsFromItsOwnMethod)
        var earlier = trace.count
        for child in children {
            let start = trace.count
            try forwardFromContainer(container, child, to: state)
            if child != children.first {
                trace.leaveOrderOpen(from: earlier, upTo: start, by: .columnsHearUnsettled)
                recordRule(.columnsHearUnsettled)
            }
            earlier = min(earlier, start)
        }
    }

    private mutating func forwardFromContainer(
        _ container: Controller.ID, _ child: Controller.ID, to state: Controller.Appearance
    ) throws(Interruption) {
        let animated = world.controllers[container].isTransitionAnimated
        if state == .appearing, world.kind(of: container) == .navigation, !world.isShown(child, in: container)
        {
            guard !applies(.firstChildComesInLayout) else {
                if let view = world.controllers[container].view { setNeedsLayout(view) }
                return
            }
            return try showFirstChild(child, of: container)
        }
        if state == .appearing, let superview = world.controllers[container].view,
            try view(of: child) != nil
        {
            try forward(.appearing, to: child, animated)
            if let view = world.viewInPlace(of: child), world.views[view].superview != superview {
                try addSubview(view, to: superview)
            }
            return
        }
        let start = trace.count
        try forward(state, to: child, animated)
        if state == .appeared, world.controllers[child].awaitsDidMoveToParent,
            world.transitions.navigation(of: container) == nil
        {
            let appeared = trace.count
            try didMove(child, toParent: container, by: .firstChildDidMoveIsUnsettled)
            trace.leaveOrderOpen(from: start, upTo: appeared, by: .firstChildDidMoveIsUnsettled)
        }
    }

    // MARK: - Appearance by hand

    /// `beginAppearanceTransition(_:animated:)`, called by the app: a view in the window is shown by the next commit.
    package mutating func beginAppearanceByHand(
        _ controller: Controller.ID, isAppearing: Bool, animated: Bool
    ) throws(Interruption) {
        try beginAppearanceTransition(
            controller, isAppearing: isAppearing, animated: animated, by: .beginSendsWill)
        if world.isViewInWindow(controller) { showByHand(controller) }
    }

    /// `endAppearanceTransition()`, called by the app. A controller that hasn't had viewIsAppearing gets it first, in a
    /// window or not.
    package mutating func endAppearanceByHand(_ controller: Controller.ID) throws(Interruption) {
        cost.countQueue(world.runLoop.atCommit.count)
        if world.controllers[controller].nestedTransitions == 0, let view = world.controllers[controller].view
        {
            if let work = world.runLoop.atCommit.firstIndex(of: .showView(controller)) {
                world.runLoop.atCommit[work] = .layoutIfNeeded(view)
            }
            if world.controllers[controller].appearance == .appearing {
                if world.isViewInWindow(controller) { try updateGeometry(below: controller) }
                try viewIsAppearing(controller, by: .shownByHandIsAppearing)
            }
        }
        try endAppearanceTransition(controller, by: .endSendsDid)
    }

    /// Lets the next commit show a controller whose appearance the app drives.
    mutating func showByHand(_ controller: Controller.ID) {
        guard world.controllers[controller].appearance == .appearing,
            !world.controllers[controller].hasHeardIsAppearing,
            !world.runLoop.controllersToShow.contains(controller), applies(.shownByHandIsAppearing)
        else { return }
        world.runLoop.atCommit.append(.showView(controller))
    }
}

extension Controller.Appearance {
    /// Indicates whether it is on screen or about to be.
    var isAppearingOrAppeared: Bool { self == .appeared || self == .appearing }
}

extension World {
    /// `shouldAutomaticallyForwardAppearanceMethods`, as the class answers it.
    func forwardsAppearance(_ controller: Controller.ID) -> Bool {
        guard holds(.parentForwardsAppearance) else { return false }
        return !ancestry(of: controllers[controller].classID).contains { classes[$0].forwardsByHand }
    }

    /// The children that a container of UIKit's own shows: the top of the stack, or the selected tab.
    package func visibleChildren(of container: Controller.ID) -> [Controller.ID] {
        switch kind(of: container) {
        case .plain, .search, .alert: return inView(controllers[container].children, of: container)
        case .split: return visibleColumns(of: container)
        case .navigation:
            // The controller to which the transition leads may have left the stack since.
            let next = transitions.navigation(of: container)?.change.to
            let isThere = next.map { controllers[$0].parent == container } ?? false
            let top = isThere ? next : controllers[container].children.last
            return top.map { [$0] } ?? []
        case .tabBar:
            let (children, selected) = (controllers[container].children, controllers[container].selectedIndex)
            return children.indices.contains(selected) ? [children[selected]] : []
        case .page:
            let page = transitions.page(of: container)?.turn.to ?? controllers[container].children.last
            return page.map { [$0] } ?? []
        }
    }

    /// `shouldAutomaticallyForwardRotationMethods`, as the class answers it; before there was that method, one is asked
    /// about appearance and rotation together.
    func forwardsRotation(_ controller: Controller.ID) -> Bool {
        guard holds(.rotationForwardingIsSeparate) else { return forwardsAppearance(controller) }
        return !ancestry(of: controllers[controller].classID).contains { classes[$0].forwardsRotationByHand }
    }

    /// Indicates whether a controller gets rotation callbacks from a parent of the app's own that doesn't
    /// forward appearance to it.
    func rotatesWithoutAppearing(_ controller: Controller.ID) -> Bool {
        guard let parent = controllers[controller].parent, kind(of: parent) == .plain else { return false }
        return holds(.rotationForwardingIsSeparate) && !forwardsAppearance(parent)
    }

    /// The visible children to which a controller passes on what it hears: none if it opts out.
    func forwardedChildren(of controller: Controller.ID) -> [Controller.ID] {
        kind(of: controller) == .plain && !forwardsAppearance(controller)
            ? [] : visibleChildren(of: controller)
    }

    /// A controller and all that is visible inside it, each before what it contains. Sizes, traits and safe areas
    /// reach it, whoever tells it of its appearance.
    func visibleTree(below root: Controller.ID) -> [Controller.ID] {
        // As a closure: the method itself as a value would be one with a copy of the world.
        tree(below: root) { visibleChildren(of: $0) }
    }

    /// A controller and all to whom containers pass a rotation on.
    func rotationTree(below root: Controller.ID) -> [Controller.ID] {
        tree(below: root) {
            kind(of: $0) == .plain && !forwardsRotation($0) ? [] : visibleChildren(of: $0)
        }
    }

    /// A controller and all below it, each before what it contains.
    func tree(
        below root: Controller.ID, _ children: (Controller.ID) -> [Controller.ID]
    ) -> [Controller.ID] {
        var found: [Controller.ID] = []
        var waiting = Worklist(root)
        while let next = waiting.next() {
            found.append(next)
            waiting.append(reversing: children(next))
        }
        return found
    }
}
