extension Simulation {
    /// `-[UIApplication _performMemoryWarning]`, private.
    mutating func performMemoryWarning() throws(Interruption) {
        let frame = enter(.performMemoryWarning)
        defer { leave(frame) }
        note(
            .callback(.applicationDidReceiveMemoryWarning, .none), to: .application,
            by: .memoryWarningReachesDelegateFirst)
        for controller in world.controllers.identifiers where world.controllers[controller].isAlive {
            try send(.didReceiveMemoryWarning, to: controller, by: .memoryWarningReachesEveryController)
        }
        if holds(.memoryWarningDropsBitmaps) { dropBitmaps() }
    }

    /// `UIViewController.didReceiveMemoryWarning()`, UIKit's own.
    mutating func baseDidReceiveMemoryWarning(_ controller: Controller.ID) throws(Interruption) {
        guard holds(.memoryWarningUnloadsViews) else { return }
        let frame = enter(.baseDidReceiveMemoryWarning)
        defer { leave(frame) }
        try unloadViewIfReloadable(controller)
    }

    /// `-[UIViewController unloadViewIfReloadable]`, private, up to iOS 5.
    private mutating func unloadViewIfReloadable(_ controller: Controller.ID) throws(Interruption) {
        guard let view = world.controllers[controller].view, !world.hasSuperview(view),
            world.canReloadView(of: controller)
        else { return }
        let frame = enter(.unloadView)
        defer { leave(frame) }
        if holds(.willUnloadPrecedesUnload) {
            try send(.viewWillUnload, to: controller, by: .willUnloadPrecedesUnload)
        }
        world.controllers[controller].view = nil
        world.views[view].controller = nil
        world.views[view].isAlive = false
        let rule = holds(.unloadIsSilent) ? Rule.unloadIsSilent : .memoryWarningUnloadsViews
        note(.change(.droppedView), to: .controller(controller), by: rule)
        if holds(.didUnloadFollowsUnload) {
            try send(.viewDidUnload, to: controller, by: .didUnloadFollowsUnload)
        }
    }

    private mutating func dropBitmaps() {
        for controller in world.controllers.identifiers {
            guard world.controllers[controller].isAlive, let view = world.controllers[controller].view,
                !world.views[view].isInWindow
            else { continue }
            note(.change(.droppedBitmap), to: .controller(controller), by: .memoryWarningDropsBitmaps)
        }
    }
}

extension World {
    /// Whether a view sits in another view or directly in the window.
    func hasSuperview(_ view: View.ID) -> Bool { views[view].superview != nil || views[view].isWindowSubview }

    /// `-[UIViewController _canReloadView]`, private: whether the view can be made again as it was.
    func canReloadView(of controller: Controller.ID) -> Bool {
        if case .storyboard = controllers[controller].source { return true }
        return controllers[controller].nibName != nil || nibMatchingClassName(of: controller) != nil
            || overrides(.loadView, in: controllers[controller].classID)
    }
}
