extension Simulation {
    /// `-[UITabBarController initWithNibName:bundle:]`: a tab bar controller reads its view at once.
    mutating func loadViewOfTabBarControllerInInit(_ controller: Controller.ID) throws(Interruption) {
        guard world.kind(of: controller) == .tabBar, follows(.tabBarControllerLoadsAtOnce) else { return }
        _ = try view(of: controller)
    }

    /// `UITabBarController.viewControllers`, the setter: nothing loads but the selected one, when it is shown.
    mutating func setTabs(_ tabs: [Controller.ID], of container: Controller.ID) throws(Interruption) {
        for child in tabs {
            try attach(child, to: container, saysMoving: false, by: .tabsAreToldAtOnce)
            try didMove(child, toParent: container, by: .tabsAreToldAtOnce)
        }
        guard let view = world.controllers[container].view, world.controllers[container].isOnStage,
            let selected = world.visibleChildren(of: container).first,
            !world.isShown(selected, in: container)
        else { return }
        cite(.emptyContainerShowsWhatItIsGiven)
        setNeedsLayout(view)
    }

    /// `UITabBarController.selectedIndex`, the setter.
    ///
    /// Only what a finger does is animated, from iOS 18 on.
    mutating func selectTab(
        _ index: Int, of container: Controller.ID, byFinger: Bool = false
    ) throws(Interruption) -> Outcome {
        let tabs = world.controllers[container].children
        guard tabs.indices.contains(index) else { return .ignored(.noSuchTab(index + 1, of: tabs.count)) }
        let old = world.visibleChildren(of: container).first, new = tabs[index]
        guard let old, old != new else { return .done }
        world.controllers[container].selectedIndex = index
        guard world.controllers[container].isOnStage, world.controllers[container].view != nil,
            try view(of: new) != nil
        else { return .done }
        try begin(
            Transition(
                container: container, kind: .tab(from: old, to: new),
                isAnimated: byFinger && follows(.tabSwitchIsAnimated)))
        return .done
    }

    /// A finger taps a tab, perhaps the one that is selected already.
    mutating func tapTab(_ index: Int, of container: Controller.ID) throws(Interruption) -> Outcome {
        try tellOwnTabBar(of: container, didSelect: index)
        let start = trace.count
        let outcome = try selectTab(index, of: container, byFinger: true)
        guard outcome == .done, follows(.tappedTabIsTold) else { return outcome }
        let told = trace.count
        tellDelegate(of: container, .tabBarDidSelect, by: .tappedTabIsTold)
        if !follows(.tapIsToldAfterWills) {
            trace.leaveOpen(start..<told, told..<trace.count, by: .tappedTabIsTold)
        }
        return .done
    }
}

extension Simulation {
    /// `tabBar(_:didSelect:)` of a subclass, which is the delegate of its own tab bar.
    private mutating func tellOwnTabBar(
        of container: Controller.ID, didSelect index: Int
    ) throws(Interruption) {
        let arguments = [PassedArgument(nil, .unknown), PassedArgument("didSelect", .unknown)]
        guard world.controllers[container].children.indices.contains(index),
            world.function("tabBar", of: .controller(container), arguments) != nil,
            follows(.tabBarTellsItsController)
        else { return }
        _ = try call("tabBar", of: .controller(container), arguments)
    }
}

extension World {
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
