// Another tab is selected.

extension Simulation {
    mutating func startTab(
        from old: Controller.ID, to new: Controller.ID, in container: Controller.ID
    ) throws(Interruption) {
        guard let superview = world.controllers[container].view, let view = world.controllers[new].view else {
            return
        }
        if holds(.tabShowsBeforeItHides) {
            try beginAppearanceTransition(new, isAppearing: true, animated: false, by: .tabShowsBeforeItHides)
            try beginAppearanceTransition(
                old, isAppearing: false, animated: false, by: .tabShowsBeforeItHides)
        } else {
            try beginAppearanceTransition(old, isAppearing: false, animated: true, by: .tabOrderIsUnsettled)
            try beginAppearanceTransition(new, isAppearing: true, animated: true, by: .tabOrderIsUnsettled)
        }
        try addSubview(view, to: superview)
        world.runLoop.atCommit.append(.showView(new))
        _ = follows(.tabSwitchIsAnimated)
    }

    mutating func finishTab(from old: Controller.ID, to new: Controller.ID) throws(Interruption) {
        let rule: Rule = holds(.tabShowsBeforeItHides) ? .tabEndsWithOldFirst : .tabOrderIsUnsettled
        try removeViewFromSuperview(of: old)
        if world.controllers[old].appearance == .disappearing { try endAppearanceTransition(old, by: rule) }
        if world.controllers[new].appearance == .appearing { try endAppearanceTransition(new, by: rule) }
    }
}
