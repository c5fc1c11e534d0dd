extension Simulation {
    /// From iOS 26 on the pass begins with `UIViewController.updateProperties()`, once the traits are there.
    package mutating func updateProperties(below root: View.ID) throws(Interruption) {
        guard holds(.propertiesPrecedeLayout),
            world.hasView(below: root, &cost, where: { $0.needsUpdateProperties })
        else { return }
        for view in world.viewsLeafFirst(below: root, &cost).reversed()
        where world.views[view].needsUpdateProperties {
            world.views[view].needsUpdateProperties = false
            guard let controller = world.views[view].controller else { continue }
            let start = trace.count
            try send(.updateProperties, to: controller, by: .propertiesPrecedeLayout)
            leavePropertiesOpen(from: start, of: controller)
        }
    }

    /// Leaves open whether a controller updates its properties before or after viewIsAppearing: the later of
    /// the two callbacks, which starts at the given position, could also be first.
    mutating func leavePropertiesOpen(from start: Int, of controller: Controller.ID) {
        guard holds(.propertiesPrecedeLayout), world.controllers[controller].appearance == .appearing,
            world.levels(of: .controller(controller)).contains(where: {
                world.overrides(of: $0)[.updateProperties] != nil
            }),
            start < trace.count, case .callback(let later, _) = trace[start].event
        else { return }
        let earlier: Callback = later == .updateProperties ? .viewIsAppearing : .updateProperties
        for index in (0..<start).reversed() {
            cost.work += Simulation.workPerLink
            guard case .callback(let callback, _) = trace[index].event else { continue }
            if callback == .viewWillAppear, trace[index].receiver == .controller(controller) { return }
            guard callback == earlier else { continue }
            let end = min(trace[index].end ?? start, start)
            let next = later == .updateProperties ? start : end
            trace.leaveOrderOpen(index..<end, next..<trace.count, by: .propertiesPrecedeLayout)
        }
    }

    /// `setNeedsUpdateProperties()` of a view, and of a controller for its view: the next commit updates the properties, and
    /// lays out only what waits for layout.
    package mutating func setNeedsUpdateProperties(_ view: View.ID) {
        guard applies(.propertiesPrecedeLayout), !world.views[view].needsUpdateProperties else { return }
        world.views[view].needsUpdateProperties = true
        if world.views[view].isInWindow { world.runLoop.atCommit.append(.updateProperties(view)) }
    }

    /// Updates the properties of a view at a commit.
    mutating func updatePropertiesAtCommit(_ view: View.ID) throws(Interruption) {
        guard world.views[view].isAlive, world.views[view].isInWindow, world.views[view].needsUpdateProperties
        else { return }
        guard world.runLoop.countLayoutPass(of: view) <= Simulation.stackLimit else {
            // Code that requests another update each time may never end.
            world.views[view].needsUpdateProperties = false
            return skipUnknown("perhaps endless property updates", .hang)
        }
        try updateProperties(below: view)
    }

    /// The pass that comes before layout: what is below first, then the root of the controller.
    package mutating func updateConstraints(
        below root: View.ID, by rule: Rule = .constraintsPrecedeLayout
    ) throws(Interruption) {
        guard holds(.constraintsPrecedeLayout), !holds(.constraintsComeInsideLayoutPair),
            world.hasView(below: root, &cost, where: { $0.needsUpdateConstraints })
        else { return }
        for view in world.viewsLeafFirst(below: root, &cost) { try updateConstraints(of: view, by: rule) }
    }

    /// The same on iOS 8, where a log shows it between the two calls of the layout pair.
    /// The controller's viewWillLayoutSubviews is known by its entries.
    mutating func updateConstraints(
        insideLayoutOf controller: Controller.ID, after will: Range<Int>
    ) throws(Interruption) {
        guard holds(.constraintsComeInsideLayoutPair), let view = world.controllers[controller].view else {
            return
        }
        let start = trace.count
        for below in world.viewsLeafFirst(below: view, &cost)
        where below == view || world.views[below].controller == nil {
            try updateConstraints(of: below, by: .constraintsComeInsideLayoutPair)
        }
        trace.leaveOrderOpen(will, start..<trace.count, by: .constraintsComeInsideLayoutPair)
    }

    /// A controller that is about to leave the screen of a navigation controller updates its constraints once more.
    mutating func updateConstraints(ofLeaving controller: Controller.ID) throws(Interruption) {
        guard world.controllers[controller].isAlive, let view = world.controllers[controller].view else {
            return
        }
        world.views[view].needsUpdateConstraints = true
        try updateConstraints(
            of: view,
            by: holds(.constraintsComeInsideLayoutPair)
                ? .constraintsComeInsideLayoutPair : .constraintsPrecedeLayout)
    }

    /// Marks the views that a rotation resizes as needing to update their constraints, except those of
    /// children of the app's own containers.
    mutating func markConstraints(ofControllersIn controllers: [Controller.ID]) {
        for controller in controllers {
            if let parent = world.controllers[controller].parent, world.kind(of: parent) == .plain,
                applies(.turnLeavesConstraintsOfChildren)
            {
                continue
            }
            guard let view = world.controllers[controller].view else { continue }
            world.views[view].needsUpdateConstraints = true
        }
    }

    private mutating func updateConstraints(of view: View.ID, by rule: Rule) throws(Interruption) {
        guard world.views[view].isAlive, world.views[view].needsUpdateConstraints else { return }
        world.views[view].needsUpdateConstraints = false
        if let controller = world.views[view].controller, world.controllers[controller].view == view {
            try send(.updateViewConstraints, to: controller, by: rule)
        } else {
            try send(.updateConstraints, to: view, by: rule)
        }
        try readIntrinsicContentSize(of: view)
    }

    /// The size that a class of the app's gives a view by itself is asked for once.
    private mutating func readIntrinsicContentSize(of view: View.ID) throws(Interruption) {
        let name = "intrinsicContentSize"
        guard world.views[view].isAlive, !world.views[view].translatesAutoresizingMaskIntoConstraints,
            world.views[view].intrinsicContentSize == nil,
            world.computedProperty(name, of: .view(view)) != nil, applies(.intrinsicSizeFillsWhatIsOpen)
        else { return }
        let answer = try runAlone(.read(name, of: .view(view)))
        if case .size(let size)? = answer {
            world.views[view].intrinsicContentSize = size
        } else {
            world.markGeometryUnknown(view)
        }
    }
}

extension World {
    /// Indicates whether some views below a controller's view need to update their constraints, but no
    /// controller's view does.
    func hasNewConstraintsOnly(below root: View.ID, _ cost: inout Cost) -> Bool {
        guard let owner = views[root].controller, controllers[owner].view == root else {
            return false
        }
        return hasView(below: root, &cost) { $0.needsUpdateConstraints }
            && !hasView(below: root, &cost) { $0.needsUpdateConstraints && $0.controller != nil }
    }

    /// Indicates whether a view or one of its descendants fits.
    fileprivate func hasView(
        below root: View.ID, _ cost: inout Cost, where fits: (View) -> Bool
    ) -> Bool {
        var waiting = Worklist(root)
        while let view = waiting.next() {
            cost.countVisits()
            if fits(views[view]) { return true }
            waiting.append(subviewsOf: view, in: views)
        }
        return false
    }

    /// A view and all below it: each after those that lie in it.
    func viewsLeafFirst(below root: View.ID, _ cost: inout Cost) -> Worklist<View.ID> {
        var found = Worklist<View.ID>()
        var waiting = Worklist(root)
        while let view = waiting.next() {
            cost.countVisits()
            found.append(view)
            for subview in views[view].subviews { waiting.append(subview) }
        }
        return found
    }
}
