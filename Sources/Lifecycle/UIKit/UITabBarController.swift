extension Simulation {
    /// `UITabBarController.viewControllers`, the setter: nothing loads but the selected one, when it is shown.
    mutating func setTabs(_ tabs: [Controller.ID], of container: Controller.ID) throws(Interruption) {
        for child in tabs {
            try attach(child, to: container, saysMoving: false, by: .tabsAreToldAtOnce)
            try didMove(child, toParent: container, by: .tabsAreToldAtOnce)
        }
    }

    /// `UITabBarController.selectedIndex`, the setter.
    mutating func selectTab(_ index: Int, of container: Controller.ID) throws(Interruption) -> Outcome {
        let tabs = world.controllers[container].children
        guard tabs.indices.contains(index) else { return .ignored(.noSuchTab(index + 1, of: tabs.count)) }
        let old = world.visibleChildren(of: container).first, new = tabs[index]
        guard let old, old != new else { return .done }
        world.controllers[container].selectedIndex = index
        guard world.controllers[container].isOnStage, let superview = world.controllers[container].view,
            let view = try view(of: new)
        else { return .done }
        if holds(.tabShowsBeforeItHides) {
            try beginAppearanceTransition(new, isAppearing: true, animated: false, by: .tabShowsBeforeItHides)
            try beginAppearanceTransition(
                old, isAppearing: false, animated: false, by: .tabShowsBeforeItHides)
        } else {
            try beginAppearanceTransition(old, isAppearing: false, animated: true, by: .tabOrderIsUnsettled)
            try beginAppearanceTransition(new, isAppearing: true, animated: true, by: .tabOrderIsUnsettled)
        }
        try addSubview(view, to: superview)
        world.runLoop.atCommit.append(.showView(new))
        schedule(.finishTab(from: old, to: new), animated: heeds(.tabSwitchIsAnimated))
        return .done
    }

    /// A finger taps a tab, perhaps the one that is selected already.
    mutating func tapTab(_ index: Int, of container: Controller.ID) throws(Interruption) -> Outcome {
        let start = trace.count
        let outcome = try selectTab(index, of: container)
        guard outcome == .done, heeds(.tappedTabIsTold) else { return outcome }
        let told = trace.count
        tellDelegate(of: container, .tabBarDidSelect, by: .tappedTabIsTold)
        if !heeds(.tapIsToldAfterWills) {
            trace.leaveOpen(start..<told, told..<trace.count, by: .tappedTabIsTold)
        }
        return .done
    }

    mutating func finishTab(from old: Controller.ID, to new: Controller.ID) throws(Interruption) {
        let rule: Rule = holds(.tabShowsBeforeItHides) ? .tabEndsWithOldFirst : .tabOrderIsUnsettled
        if let view = world.controllers[old].view, world.hasSuperview(view) { try removeFromSuperview(view) }
        if world.controllers[old].appearance == .disappearing { try endAppearanceTransition(old, by: rule) }
        if world.controllers[new].appearance == .appearing { try endAppearanceTransition(new, by: rule) }
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
