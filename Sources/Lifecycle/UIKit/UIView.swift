extension Simulation {
    /// `UIView.addSubview(_:)`, for a view that goes straight into the window.
    mutating func addSubviewToWindow(_ view: View.ID) throws(Interruption) {
        guard !world.hasSuperview(view) else { return }
        let frame = enter(.addSubview)
        defer { leave(frame) }
        let entersWindow = world.window.isVisible
        if entersWindow { try willMoveToWindow(view) }
        send(.willMoveToSuperview, to: view, .superview(nil), by: .viewHearsSuperviewSteps)
        world.window.subviews.append(view)
        world.views[view].isWindowSubview = true
        // The override that ran just now may have dropped the view, but whoever adds it holds it.
        world.views[view].isAlive = true
        if entersWindow { didMoveToWindow(view, isThere: true) }
        send(.didMoveToSuperview, to: view, by: .viewHearsSuperviewSteps)
    }

    /// `UIView.removeFromSuperview()`, for a view that sits straight in the window.
    mutating func removeFromWindow(_ view: View.ID) throws(Interruption) {
        let frame = enter(.removeFromSuperview)
        defer { leave(frame) }
        if world.views[view].isInWindow { try willLeaveWindow(view) }
        send(.willMoveToSuperview, to: view, .superview(nil), by: .viewLeavesSuperviewFirst)
        let wasInWindow = world.views[view].isInWindow
        world.window.subviews.removeAll { $0 == view }
        world.views[view].isWindowSubview = false
        if wasInWindow {
            forEachView(below: view) { simulation, below in
                simulation.send(.willMoveToWindow, to: below, .window(false), by: .viewHearsWindowSteps)
            }
            didMoveToWindow(view, isThere: false)
        }
        send(.didMoveToSuperview, to: view, by: .viewLeavesSuperviewFirst)
    }

    /// `-[UIView _willMoveToWindow:withAncestorView:]`, private: the controller first, then the views.
    mutating func willMoveToWindow(_ view: View.ID) throws(Interruption) {
        let frame = enter(.viewMovesToWindow)
        defer { leave(frame) }
        if let controller = world.views[view].controller { try viewWillMoveToWindow(of: controller) }
        forEachView(below: view) { simulation, below in
            simulation.send(.willMoveToWindow, to: below, .window(true), by: .viewHearsWindowSteps)
        }
    }

    private mutating func willLeaveWindow(_ view: View.ID) throws(Interruption) {
        let frame = enter(.viewMovesToWindow)
        defer { leave(frame) }
        if let controller = world.views[view].controller { try viewWillLeaveWindow(of: controller) }
    }

    mutating func didMoveToWindow(_ view: View.ID, isThere: Bool) {
        forEachView(below: view) { simulation, below in
            simulation.world.views[below].isInWindow = isThere
            simulation.send(.didMoveToWindow, to: below, .window(isThere), by: .viewHearsWindowSteps)
        }
    }

    /// Visits a view and all below it, parents first, without recursion: a tree may be very deep.
    private mutating func forEachView(below root: View.ID, _ visit: (inout Simulation, View.ID) -> Void) {
        var waiting = [root]
        while let view = waiting.popLast() {
            visit(&self, view)
            waiting += world.views[view].subviews.reversed()
        }
    }
}
