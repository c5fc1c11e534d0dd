extension Simulation {
    /// `-[UIApplication _performMemoryWarning]`, private.
    mutating func performMemoryWarning() throws(Interruption) {
        let caller = recorder.enter(.performMemoryWarning)
        defer { recorder.leave(caller) }
        try tellDelegate(.applicationDidReceiveMemoryWarning, by: .memoryWarningReachesDelegateFirst)
        let notification = recorder.enter(.postNotification)
        defer { recorder.leave(notification) }
        let start = trace.count
        for controller in Array(world.livingControllers) where world.controllers[controller].isAlive {
            let last = trace.count
            try send(.didReceiveMemoryWarning, to: controller, by: .memoryWarningReachesEveryController)
            trace.leaveOrderOpen(from: start, upTo: last, by: .memoryWarningReachesEveryController)
        }
        try post(.symbol("didReceiveMemoryWarningNotification"), from: .nothing)
        guard holds(.memoryWarningDropsBitmaps) else { return }
        for controller in world.livingControllers
        where world.controllers[controller].view != nil && !world.isViewInWindow(controller) {
            note(.change(.droppedBitmap), to: .controller(controller), by: .memoryWarningDropsBitmaps)
        }
    }

    /// `UIViewController.didReceiveMemoryWarning()`, UIKit's own.
    mutating func baseDidReceiveMemoryWarning(
        _ controller: Controller.ID, isOverridden: Bool
    ) throws(Interruption) {
        guard holds(.memoryWarningUnloadsViews) else { return recordRule(.memoryWarningKeepsViews) }
        let method = recorder.enter(isOverridden ? .baseDidReceiveMemoryWarning : nil)
        defer { recorder.leave(method) }
        let caller = recorder.enter(.purgeMemory)
        defer { recorder.leave(caller) }
        try unloadViewIfReloadable(controller)
    }

    /// `-[UIViewController unloadViewIfReloadable]`, private, up to iOS 5.
    private mutating func unloadViewIfReloadable(_ controller: Controller.ID) throws(Interruption) {
        guard let view = world.controllers[controller].view else {
            return try sendUnloadCallbacks(ofDropped: controller)
        }
        if world.hasSuperview(view) {
            guard let parent = world.controllers[controller].parent, world.kind(of: parent) != .plain,
                !world.views[view].isInWindow
            else { return recordRule(.unloadNeedsNoSuperview) }
            recordRule(.coveredContainerLosesContents)
        }
        guard world.canReloadView(of: controller) else { return recordRule(.unloadNeedsWayBack) }
        let caller = recorder.enter(.unloadView)
        defer { recorder.leave(caller) }
        if holds(.willUnloadPrecedesUnload) {
            try send(.viewWillUnload, to: controller, by: .willUnloadPrecedesUnload)
        }
        if let view = world.controllers[controller].view {
            world.controllers[controller].view = nil
            world.detachView(view, from: controller)
            if world.hasSuperview(view) { try removeFromSuperview(view) }
            try endIfUnreferenced(.view(view))
        }
        let rule = holds(.unloadIsSilent) ? Rule.unloadIsSilent : .memoryWarningUnloadsViews
        note(.change(.droppedView), to: .controller(controller), by: rule)
        if holds(.didUnloadFollowsUnload) {
            try send(.viewDidUnload, to: controller, by: .didUnloadFollowsUnload)
        }
    }

    /// The override that called super has set view to nil itself.
    private mutating func sendUnloadCallbacks(ofDropped controller: Controller.ID) throws(Interruption) {
        guard let entry = recorder.innermost, holds(.unloadIsToldOfDroppedView) else { return }
        cost.countVisits(trace.count - entry)
        let wasDroppedHere = trace.entries[entry...].contains {
            $0.event == .change(.droppedView) && $0.receiver == .controller(controller)
        }
        if wasDroppedHere {
            try send(.viewDidUnload, to: controller, by: .unloadIsToldOfDroppedView)
        }
    }
}

extension World {
    /// Indicates whether a superview or a controller retains a view.
    ///
    /// In iOS 4 and earlier, several controllers may retain one view, of which the view knows only the last.
    func isInUse(_ view: View.ID) -> Bool {
        if hasSuperview(view) || views[view].controller != nil { return true }
        return !holds(.viewBelongsToOneController)
            && controllers.first { $0.isAlive && $0.view == view } != nil
    }

    /// `-[UIViewController _canReloadView]`, private: whether the view can be made again as it was.
    package func canReloadView(of controller: Controller.ID) -> Bool {
        controllers[controller].isFromStoryboard || controllers[controller].nibName != nil
            || nibMatchingClassName(of: controller) != nil
            || overrides(.loadView, in: controllers[controller].classID)
    }
}
