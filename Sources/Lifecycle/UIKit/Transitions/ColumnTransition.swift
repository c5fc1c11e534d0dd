/// Columns of a split view controller come and go.
struct ColumnTransition: Hashable, Sendable {
    let hidden: [Controller.ID]
    let shown: [Controller.ID]
    /// Indicates whether no appearance callbacks are sent to the columns when it begins.
    var sendsNoWill = false
    /// The column whose place another one takes: it leaves the split view controller.
    var replaced: Controller.ID?

    init(from before: [Controller.ID], to after: [Controller.ID]) {
        hidden = before.filter { !after.contains($0) }
        shown = after.filter { !before.contains($0) }
    }
}

extension Simulation {
    mutating func startColumnChange(_ columns: ColumnTransition, of transition: Transition)
        throws(Interruption)
    {
        guard let superview = world.controllers[transition.container].view else { return }
        if !columns.sendsNoWill {
            for controller in columns.hidden
            where world.controllers[controller].appearance.isAppearingOrAppeared {
                try beginAppearanceTransition(
                    controller, isAppearing: false, animated: transition.isAnimated,
                    by: .columnsHearUnsettled)
            }
        }
        for controller in columns.shown {
            guard let view = try view(of: controller) else { continue }
            if world.controllers[transition.container].columns.hasHiddenColumn {
                // It went away in a collapse.
                world.controllers[transition.container].columns.hasHiddenColumn = false
                log(.unbalancedCalls(controller), of: controller, by: .collapsedColumnIsUnbalanced)
            }
            if !columns.sendsNoWill, !world.controllers[controller].appearance.isAppearingOrAppeared {
                try beginAppearanceTransition(
                    controller, isAppearing: true, animated: transition.isAnimated,
                    by: .columnsHearUnsettled)
            }
            try addSubview(view, to: superview)
            world.runLoop.atCommit.append(.showView(controller))
        }
    }

    mutating func finishColumnChange(_ columns: ColumnTransition) throws(Interruption) {
        for controller in columns.hidden {
            guard let parent = world.controllers[controller].parent,
                !world.visibleChildren(of: parent).contains(controller)
            else { continue }
            try removeViewFromSuperview(of: controller)
            if world.controllers[controller].appearance == .disappearing {
                try endAppearanceTransition(controller, by: .columnsHearUnsettled)
            }
        }
        for controller in columns.shown where world.controllers[controller].appearance == .appearing {
            try endAppearanceTransition(controller, by: .columnsHearUnsettled)
        }
        if let replaced = columns.replaced, let split = world.controllers[replaced].parent,
            !world.controllers[split].children.contains(replaced)
        {
            try detach(replaced, from: split, by: .columnsAreToldAtOnce)
        }
    }
}
