extension Simulation {
    /// `UIView(frame:)`, or `init(frame:)` of a class of the app's own.
    package mutating func makeView(
        _ className: String, frame: Rectangle, name: String? = nil
    ) throws(Interruption) -> View.ID {
        let view = world.views.append(View(className: className, origin: .code, frame: frame))
        _ = keep(.view(view))
        if let name {
            world.views[view].name = name
            world.viewsByName.set(name, to: view)
        }
        try adoptDeclaredClass(view)
        if world.views[view].isOfOwnClass { try send(.initFrame, to: view, by: .viewHearsInitFrame) }
        return view
    }

    /// A view whose class the learner's source declares has the properties and overrides of that class.
    package mutating func adoptDeclaredClass(_ view: View.ID) throws(Interruption) {
        guard let classID = world.code.objectClass(named: world.views[view].className),
            let baseClassName = world.code.viewClass(of: classID)
        else { return }
        world.views[view].classID = classID
        world.views[view].baseClassName = baseClassName
        if world.views[view].ignoresTouchesByItself { world.views[view].isUserInteractionEnabled = false }
        try run(.initializeProperties(of: .view(view)))
    }

    /// `UIView.addSubview(_:)` and `insertSubview(_:at:)`, into another view or straight into the window: 0 is the back.
    /// One that is there already only moves.
    package mutating func addSubview(
        _ view: View.ID, to superview: View.ID?, in window: Window.ID = Window.first, at index: Int = .max
    ) throws(Interruption) {
        if let superview { cost.countVisits(world.visits(above: superview)) }
        if let superview, world.contains(view, superview, whileViewsMove: progress.insertions > 0) { return }
        let caller = recorder.enter(.addSubview)
        progress.insertions += 1
        defer {
            progress.insertions -= 1
            recorder.leave(caller)
        }
        if world.hasSuperview(view) {
            let isThere =
                world.views[view].superview == superview
                && (superview != nil || world.views[view].directWindow == window)
            guard !isThere else { return moveSubview(view, at: index) }
            try removeFromSuperview(view)
        }
        let entersWindow = superview.map { world.views[$0].isInWindow } ?? world.windows[window].isVisible
        world.views[view].superview = superview
        let windowWill =
            entersWindow
            ? try willMoveToWindow(view, superview.flatMap { world.window(of: $0) } ?? window) : 0..<0
        let superviewWill = trace.count
        try send(.willMoveToSuperview, to: view, .superview(superview), by: .viewHearsSuperviewSteps)
        if superview == nil { world.views[view].directWindow = window }
        world.stack(view, at: index)
        // The override that ran just now may have dropped the view, but whoever adds it holds it.
        world.views[view].isAlive = true
        let windowDid = trace.count
        if entersWindow { try didMoveToWindow(view, isThere: true) }
        if let superview {
            if entersWindow { recordRule(.addedSubviewNeedsLayout) }
            setNeedsLayout(superview)
        }
        let superviewDid = trace.count
        try send(.didMoveToSuperview, to: view, by: .viewHearsSuperviewSteps)
        // How the window's and the superview's callbacks mix is open; each kind keeps its own order.
        for window in [windowWill, windowDid..<superviewDid] {
            for own in [superviewWill..<windowDid, superviewDid..<trace.count] {
                let isFirst = window.lowerBound < own.lowerBound
                trace.leaveOrderOpen(
                    isFirst ? window : own, isFirst ? own : window, by: .viewHearsSuperviewSteps)
            }
        }
        if let superview {
            try send(.didAddSubview, to: superview, .subview(view), by: .superviewHearsOfSubviews)
        }
    }

    /// A view gets its superview in a wrapper of a container's, which enters the window only after a step between.
    mutating func addSubview(
        _ view: View.ID, to superview: View.ID,
        beforeEntering step: (inout Simulation) throws(Interruption) -> Void
    ) throws(Interruption) {
        cost.countVisits(world.visits(above: superview))
        guard !world.contains(view, superview) else { return }
        let caller = recorder.enter(.addSubview)
        defer { recorder.leave(caller) }
        if world.hasSuperview(view) { try removeFromSuperview(view) }
        world.views[view].superview = superview
        try send(.willMoveToSuperview, to: view, .superview(superview), by: .viewHearsSuperviewSteps)
        world.stack(view, at: .max)
        world.views[view].isAlive = true
        setNeedsLayout(superview)
        try send(.didMoveToSuperview, to: view, by: .viewHearsSuperviewSteps)
        try step(&self)
        // The step is the app's own code, which may have moved the view elsewhere.
        guard world.views[view].superview == superview, world.views[superview].isInWindow,
            !world.views[view].isInWindow
        else { return }
        try willMoveToWindow(view, world.window(of: superview) ?? Window.first)
        try didMoveToWindow(view, isThere: true)
    }

    /// A subview moves to the front or back of its siblings: it hears nothing of it, and the superview is laid out.
    private mutating func moveSubview(_ view: View.ID, at index: Int) {
        let old = world.views[view].superview.map { world.views[$0].subviews }
        world.changeSiblings(of: view) { $0.removeAll { $0 == view } }
        world.stack(view, at: index)
        guard let superview = world.views[view].superview, old != world.views[superview].subviews else {
            return
        }
        setNeedsLayout(ofChanged: superview)
    }

    /// The subviews of a view became fewer, or stand in another order. What the views of containers of UIKit's own hold
    /// lies in wrappers, so they are not concerned.
    mutating func setNeedsLayout(ofChanged superview: View.ID) {
        guard !world.holdsWrappers(superview) else { return }
        if world.views[superview].isInWindow { recordRule(.removedSubviewNeedsLayout) }
        setNeedsLayout(superview)
    }

    /// `UIView.removeFromSuperview()`
    package mutating func removeFromSuperview(_ view: View.ID) throws(Interruption) {
        let caller = recorder.enter(.removeFromSuperview)
        defer { recorder.leave(caller) }
        let wasInWindow = world.views[view].isInWindow
        if wasInWindow { try forEachController(below: view, isEntering: false) }
        let superviewWill = trace.count
        // A superview that goes has been told already.
        let superview = world.views[view].superview.flatMap { world.views[$0].isAlive ? $0 : nil }
        if let superview {
            try send(.willRemoveSubview, to: superview, .subview(view), by: .superviewHearsOfSubviews)
        }
        let viewWill = trace.count
        try send(.willMoveToSuperview, to: view, .superview(nil), by: .viewLeavesSuperviewFirst)
        if wasInWindow {
            try sendWindowCallback(.willMoveToWindow, viewsBelow: view, nil)
        }
        trace.leaveOrderOpen(superviewWill..<viewWill, viewWill..<trace.count, by: .superviewHearsOfSubviews)
        try deactivateConstraints(intoTreeOf: view)
        world.changeSiblings(of: view) { $0.removeAll { $0 == view } }
        world.views[view].superview = nil
        world.views[view].directWindow = nil
        if let superview { setNeedsLayout(ofChanged: superview) }
        if wasInWindow { try didMoveToWindow(view, isThere: false) }
        try send(.didMoveToSuperview, to: view, by: .viewLeavesSuperviewFirst)
    }

    /// `-[UIView _willMoveToWindow:withAncestorView:]`, private: the controllers first, then the views.
    ///
    /// - Returns: The entries of the views.
    @discardableResult
    mutating func willMoveToWindow(_ view: View.ID, _ window: Window.ID) throws(Interruption) -> Range<Int> {
        let caller = recorder.enter(.viewMovesToWindow)
        defer { recorder.leave(caller) }
        try forEachController(below: view, isEntering: true)
        let start = trace.count
        try sendWindowCallback(.willMoveToWindow, viewsBelow: view, window)
        return start..<trace.count
    }

    /// `-[UIView _didMoveFromWindow:toWindow:]`, private: the deepest controllers finish first.
    mutating func didMoveToWindow(_ view: View.ID, isThere: Bool) throws(Interruption) {
        var controllers = Worklist<Controller.ID>()
        forEachView(below: view) { simulation, below in
            simulation.world.views[below].isInWindow = isThere
            if isThere { simulation.enterWindow(below) }
            if let controller = simulation.world.views[below].controller { controllers.append(controller) }
        }
        try sendWindowCallback(.didMoveToWindow, viewsBelow: view, isThere ? world.window(of: view) : nil)
        if isThere, world.views[view].controller == nil, world.views[view].superview == nil {
            world.runLoop.atCommit.append(.layoutIfNeeded(view))
        }
        while let controller = controllers.next() {
            world.viewDidMoveToWindow(of: controller, isThere: isThere)
        }
    }

    /// Marks a view that enters a window as needing layout and display.
    private mutating func enterWindow(_ view: View.ID) {
        let isFirst = !world.views[view].hasBeenInWindow
        world.views[view].hasBeenInWindow = true
        if !world.views[view].needsLayout {
            if !holds(.returningViewIsNotLaidOut) {
                world.views[view].needsLayout = true
            } else if isFirst, world.views[view].isEmpty {
                recordRule(.emptyViewIsNotLaidOut)
            } else if isFirst, applies(.firstWindowNeedsLayout) {
                world.views[view].needsLayout = true
            } else {
                recordRule(.returningViewIsNotLaidOut)
            }
        }
        world.drawAtCommit(view)
    }

    /// Tells a view and all below it of a window; which of them hears first is left open.
    mutating func sendWindowCallback(
        _ callback: Callback, viewsBelow root: View.ID, _ window: Window.ID?,
        by rule: Rule = .viewHearsWindowSteps
    ) throws(Interruption) {
        guard callback == .didMoveToWindow else {
            let start = trace.count
            return try forEachView(below: root) { (simulation, below) throws(Interruption) in
                let last = simulation.trace.count
                try simulation.send(callback, to: below, .window(window), by: rule)
                simulation.trace.leaveOrderOpen(from: start, upTo: last, by: .viewHearsWindowSteps)
            }
        }
        // What the overrides move elsewhere hears of that itself.
        let start = trace.count
        let isInWindow = world.views[root].isInWindow
        if !world.views[root].subviews.isEmpty { recordRule(.deepestViewIsToldFirst) }
        for view in world.viewsLeafFirst(below: root, &cost) where world.views[view].isInWindow == isInWindow
        {
            let last = trace.count
            try send(.didMoveToWindow, to: view, .window(window), by: .viewHearsWindowSteps)
            trace.leaveOrderOpen(from: start, upTo: last, by: .viewHearsWindowSteps)
        }
    }

    /// Visits a view and all below it, parents first, without recursion: a tree may be very deep.
    private mutating func forEachView<Failure>(
        below root: View.ID, _ visit: (inout Simulation, View.ID) throws(Failure) -> Void
    ) throws(Failure) {
        var waiting = Worklist(root)
        while let view = waiting.next() {
            cost.countVisits()
            try visit(&self, view)
            waiting.append(subviewsOf: view, in: world.views)
        }
    }

    /// Tells the controllers of a view and all below it, parents first. What they do may change the tree.
    private mutating func forEachController(below root: View.ID, isEntering: Bool) throws(Interruption) {
        var controllers: [Controller.ID] = []
        forEachView(below: root) { simulation, below in
            if let controller = simulation.world.views[below].controller { controllers.append(controller) }
        }
        for controller in controllers {
            guard let view = world.controllers[controller].view,
                view == root || world.views[view].superview != nil
            else { continue }
            try viewWillMoveToWindow(of: controller, isEntering: isEntering)
        }
    }

    // Exchanging views: in the order of their siblings, and one for another.

    /// `UIView.exchangeSubview(at:withSubviewAt:)`
    package mutating func exchangeSubviews(of view: View.ID, _ one: Int, _ other: Int) {
        let subviews = world.views[view].subviews
        guard one != other, subviews.indices.contains(one), subviews.indices.contains(other) else { return }
        world.views[view].subviews.swapAt(one, other)
        setNeedsLayout(ofChanged: view)
    }

    /// `UIView.transition(from:to:duration:options:completion:)`: the one goes and the other takes its place, at once; or
    /// both stay, and the one is hidden while the other is shown.
    package mutating func transition(
        from old: View.ID, to new: View.ID, showsAndHides: Bool
    ) throws(Interruption) {
        recordRule(.viewTransitionExchanges)
        guard !showsAndHides else {
            world.setHidden(true, of: old)
            return world.setHidden(false, of: new)
        }
        guard old != new, world.hasSuperview(old) else { return }
        let superview = world.views[old].superview, window = world.views[old].directWindow ?? Window.first
        let siblings =
            superview.map { world.views[$0].subviews } ?? world.views[old].directWindow.map {
                world.windows[$0].subviews
            } ?? []
        let index = siblings.firstIndex(of: old) ?? .max
        try addSubview(new, to: superview, in: window, at: index == .max ? index : index + 1)
        guard world.hasSuperview(old) else { return }
        retain(.view(old))
        try removeFromSuperview(old)
        try release(.view(old))
    }
}

extension World {
    /// A view may have another size, and those in it that follow it other places.
    package mutating func markPlacesUnknown(below view: View.ID, _ cost: inout Cost) {
        for inner in viewsLeafFirst(below: view, &cost) where inner != view {
            guard
                !views[inner].autoresizingMask.isEmpty
                    || !views[inner].translatesAutoresizingMaskIntoConstraints
            else { continue }
            markGeometryUnknown(inner)
        }
    }

    /// Nothing is known from now on of where a view lies, or of what is named.
    package mutating func markGeometryUnknown(_ view: View.ID, _ names: Set<String> = UIKitName.geometry) {
        code.uncertainty.markUncertain(names, of: .view(view))
    }

    /// Changes the subviews among which a view is, or is to be: those of its superview, or of the window.
    fileprivate mutating func changeSiblings(of view: View.ID, _ change: (inout [View.ID]) -> Void) {
        if let superview = views[view].superview {
            change(&views[superview].subviews)
        } else if let window = views[view].directWindow {
            change(&windows[window].subviews)
        }
    }

    /// Puts a view among its siblings: 0 is the back.
    fileprivate mutating func stack(_ view: View.ID, at index: Int) {
        changeSiblings(of: view) { $0.insert(view, at: min(max(0, index), $0.count)) }
    }

    /// Indicates whether a view is another one or its ancestor, so that it can't become its subview.
    ///
    /// Most views that are added have no subviews, and need no walk up from the other view. During a move, a
    /// view may already have a superview that doesn't list it yet.
    package func contains(_ view: View.ID, _ other: View.ID, whileViewsMove: Bool = false) -> Bool {
        view == other || (whileViewsMove || !views[view].subviews.isEmpty) && isBelow(other, view)
    }

    /// `UIView.isHidden`, the setter: what waited to be drawn until it shows is drawn.
    package mutating func setHidden(_ isHidden: Bool, of view: View.ID) {
        views[view].isHidden = isHidden
        if !isHidden { drawAtCommit(view) }
    }
}
