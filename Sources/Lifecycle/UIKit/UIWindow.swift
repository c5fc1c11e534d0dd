extension Simulation {
    /// `UIWindow.rootViewController`, the setter.
    mutating func setRootViewController(_ controller: Controller.ID) throws(Interruption) -> Outcome {
        guard follows(.rootViewControllerExists) else {
            return .ignored(.unavailable(.rootViewControllerExists))
        }
        let caller = enter(.setRootViewController)
        defer { leave(caller) }
        let old = world.window.root
        world.window.root = controller
        if let old, old != controller, world.controllers[old].presented != nil {
            cite(.newRootLeavesPresentation)
        }
        if let old, old != controller, let view = world.controllers[old].view,
            world.views[view].isWindowSubview
        {
            cite(.replacingRootRemovesOldView)
            try removeFromSuperview(view)
        }
        if let old { try endIfUnreferenced(old) }
        cite(world.window.isVisible ? .visibleWindowLoadsRootAtOnce : .hiddenWindowLeavesRootUnloaded)
        if world.window.isVisible { try addRootViewControllerViewIfPossible() }
        return .done
    }

    /// `UIWindow.makeKeyAndVisible()`
    mutating func makeKeyAndVisible() throws(Interruption) -> Outcome {
        guard !world.window.isVisible else { return .ignored(.alreadyVisible) }
        let caller = enter(.makeKeyAndVisible)
        defer { leave(caller) }
        world.window.isVisible = true
        world.application = .active
        for view in world.window.subviews {
            try willMoveToWindow(view)
            try didMoveToWindow(view, isThere: true)
        }
        if world.window.root != nil {
            cite(.showingWindowAddsRootView)
            try addRootViewControllerViewIfPossible()
        }
        if world.window.subviews.isEmpty, holds(.windowExpectsRoot) {
            note(.console(.windowsExpectRoot), to: .application, by: .windowExpectsRoot)
        }
        return .done
    }

    /// `-[UIWindow addRootViewControllerViewIfPossible]`, private.
    private mutating func addRootViewControllerViewIfPossible() throws(Interruption) {
        guard let root = world.window.root else { return }
        let caller = enter(.addRootView)
        defer { leave(caller) }
        if follows(.launchAsksForOrientation), world.controllers[root].view == nil {
            _ = try allowsByAsking(root, isLandscape: false)
        }
        guard let view = try view(of: root) else {
            note(.change(.viewIsMissing), to: .controller(root), by: .rootWithoutViewShowsNothing)
            return
        }
        resize(view, of: root, to: world.rootViewFrame)
        try addSubview(view, to: nil)
    }

    /// `window.addSubview(controller.view)`, as code did before there was a root controller.
    mutating func addViewToWindow(of controller: Controller.ID) throws(Interruption) {
        cite(.windowTakesViewDirectly)
        guard let view = try view(of: controller) else { return }
        try checkHierarchy(of: controller, newSuperview: nil)
        try addSubview(view, to: nil)
    }

    /// `controller.view.removeFromSuperview()`
    mutating func removeView(of controller: Controller.ID) throws(Interruption) -> Outcome {
        guard let view = world.controllers[controller].view, world.hasSuperview(view) else {
            return .ignored(.notInHierarchy(controller))
        }
        try removeFromSuperview(view)
        return .done
    }

    private mutating func resize(_ view: View.ID, of controller: Controller.ID, to frame: Rectangle) {
        guard world.views[view].frame != frame else { return }
        let rule =
            holds(.rootViewLeavesStatusBarFree) ? Rule.rootViewLeavesStatusBarFree : .rootViewCoversScreen
        note(.change(.resized(frame)), to: .controller(controller), by: rule)
        setFrame(frame, of: view)
    }
}

extension World {
    /// Where the root controller's view lies in its window.
    var rootViewFrame: Rectangle {
        holds(.rootViewLeavesStatusBarFree) ? applicationFrame : Rectangle(size: screen)
    }

    /// The root, or before there were roots, the controller whose view lies lowest in the window.
    var bottomController: Controller.ID? {
        window.root ?? window.subviews.first.flatMap { views[$0].controller }
    }
}
