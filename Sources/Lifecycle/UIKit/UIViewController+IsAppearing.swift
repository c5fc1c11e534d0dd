extension Simulation {
    /// The part of the commit that concerns controllers on their way to the screen: size and traits, then layout.
    mutating func showViews(of controllers: [Controller.ID]) throws(Interruption) {
        let onTheirWay = controllers.filter {
            world.controllers[$0].appearance == .appearing && world.isViewInWindow($0)
        }
        try layoutSuperviews(of: onTheirWay)
        for controller in onTheirWay {
            if try finishNavigationBeforeLayout(of: controller) { continue }
            try updateGeometry(below: controller)
            try viewIsAppearing(controller)
        }
        for controller in onTheirWay {
            guard let view = world.controllers[controller].view, world.views[view].needsLayout else {
                continue
            }
            try layout(below: view)
        }
    }

    /// `UIViewController.viewIsAppearing(_:)`, then those of the children that appear with it.
    mutating func viewIsAppearing(
        _ controller: Controller.ID, by rule: Rule = .isAppearingFollowsGeometry
    ) throws(Interruption) {
        guard applies(rule) else { return }
        var waiting = Worklist((controller: controller, rule: rule, parent: 0..<0))
        while let (next, rule, parent) = waiting.next() {
            guard world.controllers[next].appearance == .appearing, !world.controllers[next].hasMissedWill,
                !world.controllers[next].hasHeardIsAppearing
            else { continue }
            world.controllers[next].hasHeardIsAppearing = true
            let start = trace.count
            try send(
                .viewIsAppearing, to: next, .animated(world.controllers[next].isTransitionAnimated), by: rule)
            trace.leaveOrderOpen(parent, start..<trace.count, by: .childIsAppearingAfterParent)
            leavePropertiesOpen(from: start, of: next)
            let isContainer = world.kind(of: next) != .plain
            guard isContainer || applies(.childIsAppearingAfterParent) else { continue }
            cost.countVisits(world.visitsToChildren(of: next))
            let children =
                isContainer
                ? world.visibleChildren(of: next).flatMap { world.inPlace(of: $0) }
                : world.controllersInView(of: next)
            let childRule: Rule = isContainer ? .isAppearingFollowsGeometry : .childIsAppearingAfterParent
            for child in children.reversed() { waiting.append((child, childRule, start..<trace.count)) }
        }
    }
}
