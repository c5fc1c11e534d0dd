extension Simulation {
    /// `UITabBarController.viewControllers`, the setter: nothing loads but the selected one, when it is shown. What is
    /// no longer in the list goes, what is new comes, and what was selected stays so if it is still there.
    package mutating func setTabs(_ tabs: [Controller.ID], of container: Controller.ID) throws(Interruption) {
        let old = world.controllers[container].children, wanted = Set(tabs), known = Set(old)
        if !known.isSubset(of: wanted) { try endTabSwitches(of: container) }
        let place = world.controllers[container].selectedIndex
        let shown = world.visibleChildren(of: container).first
        for child in old where !wanted.contains(child) {
            guard world.controllers[child].parent == container else { continue }
            try willMove(child, toParent: nil, by: .tabsAreToldAtOnce)
            try removeTab(child, isShown: child == shown && world.isViewInWindow(child))
            // Code that heard of it may have taken the child out itself.
            guard world.controllers[child].parent == container else { continue }
            try detach(child, from: container, by: .tabsAreToldAtOnce)
        }
        for child in tabs where world.controllers[child].parent != container {
            guard try attach(child, to: container, saysMoving: false, by: .tabsAreToldAtOnce) else {
                continue
            }
            try didMove(child, toParent: container, by: .tabsAreToldAtOnce)
        }
        world.arrange(tabs, of: container, selecting: shown, or: place)
        guard let view = world.controllers[container].view,
            world.controllers[container].appearance.isAppearingOrAppeared,
            let selected = world.visibleChildren(of: container).first,
            !world.isShown(selected, in: container)
        else { return }
        recordRule(.emptyContainerShowsWhatItIsGiven)
        setNeedsLayout(view)
    }

    private mutating func removeTab(_ child: Controller.ID, isShown: Bool) throws(Interruption) {
        guard isShown else { return try removeViews(inPlaceOf: child) }
        let rule = Rule.shownTabDisappearsWhenTakenOut
        try beginAppearanceTransitions(inPlaceOf: child, isAppearing: false, animated: false, by: rule)
        try removeViews(inPlaceOf: child)
        try endAppearanceTransitions(inPlaceOf: child, isAppearing: false, by: rule)
    }

    /// `UITabBarController.selectedIndex`, the setter.
    ///
    /// Only what a finger does is animated, from iOS 18 on.
    package mutating func selectTab(
        _ index: Int, of container: Controller.ID, byFinger: Bool = false
    ) throws(Interruption) -> Outcome {
        let tabs = world.controllers[container].children
        guard tabs.indices.contains(index) else {
            return .ignored(.noSuchTab(index == .max ? index : index + 1, of: tabs.count))
        }
        let old = world.visibleChildren(of: container).first, new = tabs[index]
        guard let old, old != new else {
            if !byFinger { recordRule(.tapShowsRootOfTab) }
            return .done
        }
        if index > 3, tabs.count > 5, world.environment.device.idiom == .phone {
            note(
                .skipped("the tab More", .notSimulated), to: .controller(container), by: .unknownCodeIsSkipped
            )
        }
        world.controllers[container].selectedIndex = index
        guard world.controllers[container].appearance.isAppearingOrAppeared else {
            try removeChildOfHiddenContainer(old, by: .tabEndsWithOldFirst)
            return .done
        }
        guard world.controllers[container].view != nil,
            try view(of: new) != nil
        else { return .done }
        let kind = Transition.Kind.tab(from: old, to: new)
        let custom = try customAnimation(of: kind, in: container)
        let isAnimated = custom != nil || byFinger && applies(.tabSwitchIsAnimated)
        var transition = Transition(container: container, kind: kind, isAnimated: isAnimated)
        transition.custom = custom
        try begin(transition)
        return .done
    }

    /// A finger taps a tab, perhaps the one that is selected already.
    mutating func tapTab(_ index: Int, of container: Controller.ID) throws(Interruption) -> Outcome {
        try sendDidSelectToOwnTabBar(of: container, didSelect: index)
        guard try delegateAllowsTab(index, of: container) else { return .done }
        let start = trace.count, shown = world.visibleChildren(of: container).first
        let outcome = try selectTab(index, of: container, byFinger: true)
        guard outcome == .done else { return outcome }
        var pops = false
        if let shown, world.visibleChildren(of: container).first == shown {
            pops = try popToRoot(ofTab: shown)
        }
        guard applies(.tappedTabIsTold) else { return .done }
        let told = trace.count
        let selected = world.visibleChildren(of: container).first
        try tellDelegate(
            of: container, .tabBarDidSelect,
            [selected.map { .controller($0) } ?? .nothing], by: .tappedTabIsTold)
        if pops {
            trace.leaveOrderOpen(start..<told, told..<trace.count, by: .tapShowsRootOfTab)
        } else if !applies(.tapIsToldAfterWills) {
            trace.leaveOrderOpen(start..<told, told..<trace.count, by: .tappedTabIsTold)
        }
        return .done
    }

    /// A finger on the tab that is selected already wants to see its root.
    ///
    /// - Returns: Whether there was something to pop.
    private mutating func popToRoot(ofTab child: Controller.ID) throws(Interruption) -> Bool {
        let stack = world.controllers[child].children
        guard world.kind(of: child) == .navigation, stack.count > 1 else { return false }
        recordRule(.tapShowsRootOfTab)
        _ = try pop(to: stack[0], of: child, animated: true)
        return true
    }

    /// Completes a container's tab switches before one of the controllers in them is removed.
    private mutating func endTabSwitches(of container: Controller.ID) throws(Interruption) {
        func isTabSwitch(_ transition: Transition) -> Bool {
            if case .tab = transition.kind { transition.container == container } else { false }
        }
        while let id = world.transitions.first(where: isTabSwitch) {
            try finishEarly(id)
        }
    }

    /// `tabBarController(_:shouldSelect:)`: a delegate that has the method decides whether a tap selects the tab.
    private mutating func delegateAllowsTab(
        _ index: Int, of container: Controller.ID
    ) throws(Interruption) -> Bool {
        let tabs = world.controllers[container].children
        guard tabs.indices.contains(index) else { return true }
        let answer = try askDelegate(
            of: container, .tabBarShouldSelect, [.controller(tabs[index])],
            by: .tapAsksDelegate)
        return answer != .bool(false)
    }

    /// `tabBar(_:didSelect:)` of a subclass, which is the delegate of its own tab bar.
    private mutating func sendDidSelectToOwnTabBar(
        of container: Controller.ID, didSelect index: Int
    ) throws(Interruption) {
        let arguments = [PassedArgument(nil, .unknown), PassedArgument("didSelect", .unknown)]
        guard world.controllers[container].children.indices.contains(index),
            world.function("tabBar", of: .controller(container), arguments) != nil,
            applies(.tabBarTellsItsController)
        else { return }
        try run(.call("tabBar", of: .controller(container), arguments))
    }
}

extension World {
    /// Brings the tabs into the order of a list; what code has added meanwhile comes last.
    ///
    /// - Parameters:
    ///   - tabs: The list.
    ///   - container: The tab bar controller.
    ///   - shown: What is to stay selected if it is there.
    ///   - place: What is selected otherwise, if there are so many.
    fileprivate mutating func arrange(
        _ tabs: [Controller.ID], of container: Controller.ID, selecting shown: Controller.ID?, or place: Int
    ) {
        let there = controllers[container].children, known = Set(there)
        var listed: Set<Controller.ID> = []
        let inOrder = tabs.filter { known.contains($0) && listed.insert($0).inserted }
        let children = inOrder + there.filter { !listed.contains($0) }
        controllers[container].children = children
        controllers[container].selectedIndex =
            shown.flatMap { children.firstIndex(of: $0) } ?? (children.indices.contains(place) ? place : 0)
    }

    /// Takes a child out of its parent's list; the tab that was selected stays selected as long as it is there.
    mutating func removeChild(_ child: Controller.ID, of parent: Controller.ID) {
        guard let place = controllers[parent].children.firstIndex(of: child) else { return }
        controllers[parent].children.remove(at: place)
        let selected = controllers[parent].selectedIndex
        if place < selected || selected >= controllers[parent].children.count {
            controllers[parent].selectedIndex = max(0, selected - 1)
        }
    }
}
