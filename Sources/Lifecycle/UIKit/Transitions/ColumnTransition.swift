/// Columns of a split view controller come and go.
struct ColumnTransition: Hashable, Sendable {
    let hidden: [Controller.ID]
    let shown: [Controller.ID]
    /// Indicates whether no appearance callbacks are sent to the columns when it begins.
    let sendsNoWill: Bool
    /// The column whose place another one takes: it leaves the split view controller.
    var replaced: Controller.ID?
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
            logUnbalancedCollapse(of: transition.container, controller)
            if !columns.sendsNoWill, !world.controllers[controller].appearance.isAppearingOrAppeared {
                try beginAppearanceTransition(
                    controller, isAppearing: true, animated: transition.isAnimated,
                    by: .columnsHearUnsettled)
            }
            try addSubview(view, to: superview)
            world.runLoop.atCommit.append(.showView(controller))
        }
    }

    /// On iOS 9 a column that went away in a collapse comes back with a complaint.
    private mutating func logUnbalancedCollapse(of split: Controller.ID, _ controller: Controller.ID) {
        guard world.controllers[split].columns.hasHiddenColumn else { return }
        world.controllers[split].columns.hasHiddenColumn = false
        guard holds(.collapsedColumnIsUnbalanced) else { return }
        note(
            .console(.unbalancedCalls(controller)), to: .controller(controller),
            by: .collapsedColumnIsUnbalanced)
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
