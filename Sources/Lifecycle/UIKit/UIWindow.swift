extension Simulation {
    /// `UIWindow.rootViewController`, the setter.
    package mutating func setRootViewController(
        _ controller: Controller.ID?, of window: Window.ID = Window.first
    ) throws(Interruption) -> Outcome {
        guard applies(.rootViewControllerExists) else {
            return .ignored(.unavailable(.rootViewControllerExists))
        }
        let caller = recorder.enter(.setRootViewController)
        defer { recorder.leave(caller) }
        world.recreateFirstWindow(window)
        let old = world.windows[window].root
        world.setRoot(controller, of: window)
        if let old, old != controller, world.controllers[old].presented != nil {
            recordRule(.newRootLeavesPresentation)
        }
        let removing = trace.count
        if let old, old != controller, let view = world.controllers[old].view,
            world.views[view].directWindow == window
        {
            recordRule(.replacingRootRemovesOldView)
            try removeFromSuperview(view)
        }
        let adding = trace.count
        if let old { try endIfUnreferenced(.controller(old)) }
        let isVisible = world.windows[window].isVisible
        recordRule(isVisible ? .visibleWindowLoadsRootAtOnce : .hiddenWindowLeavesRootUnloaded)
        if isVisible { try addRootViewControllerViewIfPossible(of: window) }
        trace.leaveOrderOpen(removing..<adding, adding..<trace.count, by: .replacingRootRemovesOldView)
        return .done
    }

    /// `UIWindow.makeKeyAndVisible()`
    package mutating func makeKeyAndVisible(_ window: Window.ID = Window.first) throws(Interruption)
        -> Outcome
    {
        guard world.keyWindow != window || world.visibleWindows.last != window else {
            return .ignored(.alreadyVisible)
        }
        let caller = recorder.enter(.makeKeyAndVisible)
        defer { recorder.leave(caller) }
        makeKey(window)
        guard !world.windows[window].isVisible else {
            recordRule(.windowsAreApart)
            world.bringToFront(window)
            return .done
        }
        try show(window)
        return .done
    }

    /// `UIWindow.makeKey()`: whose window the keyboard belongs to does not show anything.
    package mutating func makeKey(_ window: Window.ID) {
        if world.windows.count > 1 { recordRule(.oneWindowIsKey) }
        if let old = world.keyWindow, old != window { world.code.occasions.insert("resigning") }
        world.code.occasions.insert("keying")
        world.keyWindow = window
    }

    /// `UIWindow.isHidden`, the setter.
    package mutating func setHidden(_ isHidden: Bool, of window: Window.ID) throws(Interruption) -> Outcome {
        guard world.windows[window].isVisible == isHidden else {
            return .ignored(isHidden ? .windowIsHidden : .alreadyVisible)
        }
        guard isHidden else {
            try show(window)
            return .done
        }
        recordRule(.hiddenWindowKeepsContents)
        takeOffScreen(window)
        return .done
    }

    /// Takes a window off the screen; what lies in it stays there.
    mutating func takeOffScreen(_ window: Window.ID) {
        world.windows[window].isVisible = false
        guard world.keyWindow == window else { return }
        world.code.occasions.insert("resigning")
        world.keyWindow = world.visibleWindows.last
        recordRule(.oneWindowIsKey)
    }

    /// `-[UIWindow _setHidden:forced:]`, private, with NO.
    private mutating func show(_ window: Window.ID) throws(Interruption) {
        world.recreateFirstWindow(window)
        if !world.visibleWindows.isEmpty { recordRule(.windowsAreApart) }
        world.bringToFront(window)
        let isReturning = world.windows[window].hasBeenShown
        world.windows[window].isVisible = true
        world.windows[window].hasBeenShown = true
        // A window that is shown in the background does not bring the app to the front.
        if world.application == .notLaunched { (world.application, world.activation) = (.active, .active) }
        for view in world.windows[window].subviews where !world.views[view].isInWindow {
            try willMoveToWindow(view, window)
            try didMoveToWindow(view, isThere: true)
        }
        if let root = world.windows[window].root {
            recordRule(.showingWindowAddsRootView)
            let isThere = world.controllers[root].view.map { world.views[$0].directWindow == window } ?? false
            if !isReturning || !isThere { try addRootViewControllerViewIfPossible(of: window) }
        }
        if world.windows[window].subviews.isEmpty, holds(.windowExpectsRoot) {
            note(.console(.windowsExpectRoot), to: .application, by: .windowExpectsRoot)
        }
    }

    /// `-[UIWindow addRootViewControllerViewIfPossible]`, private.
    private mutating func addRootViewControllerViewIfPossible(of window: Window.ID) throws(Interruption) {
        guard let root = world.windows[window].root else { return }
        let caller = recorder.enter(.addRootView)
        defer { recorder.leave(caller) }
        if applies(.launchAsksForOrientation), world.controllers[root].view == nil {
            _ = try allowsByAsking(root, isLandscape: false)
        }
        guard let view = try view(of: root) else {
            note(.change(.viewIsMissing), to: .controller(root), by: .rootWithoutViewShowsNothing)
            return
        }
        try checkHierarchy(of: root, newSuperview: nil)
        resize(view, of: root, to: world.rootViewFrame)
        try addSubview(view, to: nil, in: window)
    }

    /// `window.addSubview(controller.view)`, as code did before there was a root controller.
    mutating func addViewToWindow(
        of controller: Controller.ID, _ window: Window.ID = Window.first
    ) throws(Interruption) {
        recordRule(.windowTakesViewDirectly)
        world.recreateFirstWindow(window)
        guard let view = try view(of: controller) else { return }
        try checkHierarchy(of: controller, newSuperview: nil)
        try addSubview(view, to: nil, in: window)
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
    /// The first window is there for every launch: one that has gone is made again.
    fileprivate mutating func recreateFirstWindow(_ window: Window.ID) {
        guard window == Window.first, !windows[window].isAlive else { return }
        windows[window] = Window(name: nil)
    }

    /// `UIWindow.windowLevel`, the setter.
    package mutating func setLevel(_ level: Double, of window: Window.ID) { windows[window].level = level }

    fileprivate mutating func bringToFront(_ window: Window.ID) {
        let front = windows.identifiers.map { windows[$0].order }.max() ?? 0
        windows[window].order = front + 1
    }

    /// The frame of the root view controller's view in its window.
    var rootViewFrame: Rectangle {
        holds(.rootViewLeavesStatusBarFree) ? applicationFrame : Rectangle(size: screen)
    }
}
