// Another tab is selected.

extension Simulation {
    mutating func startTab(
        from old: Controller.ID, to new: Controller.ID, of transition: Transition
    ) throws(Interruption) {
        let container = transition.container, isAnimated = transition.isAnimated
        guard let superview = world.controllers[container].view, world.controllers[new].view != nil else {
            return
        }
        let showing = trace.count
        try beginAppearanceTransitions(
            inPlaceOf: new, isAppearing: true, animated: isAnimated, by: .tabShowsBeforeItHides)
        let hiding = trace.count
        try beginAppearanceTransitions(
            inPlaceOf: old, isAppearing: false, animated: isAnimated, by: .tabShowsBeforeItHides)
        if holds(.tabSwitchIsAnimated) {
            trace.leaveOrderOpen(showing..<hiding, hiding..<trace.count, by: .tabShowsBeforeItHides)
        }
        let waits = world.views[superview].needsLayout
        try addViews(inPlaceOf: new, to: superview)
        // The wrapper in which a tab's view lies takes the layout that its coming asks for.
        if !waits, applies(.tabViewLiesInWrapper) { world.views[superview].needsLayout = false }
        world.showAtCommit(inPlaceOf: new)
    }

    mutating func finishTab(
        from old: Controller.ID, to new: Controller.ID, isAnimated: Bool
    ) throws(Interruption) {
        let rule: Rule = isAnimated ? .animatedTabEndsWithNewFirst : .tabEndsWithOldFirst
        let start = trace.count
        if isAnimated { try endAppearanceTransitions(inPlaceOf: new, isAppearing: true, by: rule) }
        let shown = start..<trace.count
        // Selected again meanwhile, it stays.
        let container = world.controllers[old].parent
        if container.flatMap({ world.visibleChildren(of: $0).first }) != old {
            try removeViews(inPlaceOf: old)
        }
        try endAppearanceTransitions(inPlaceOf: old, isAppearing: false, by: rule)
        trace.leaveOrderOpen(shown, shown.upperBound..<trace.count, by: rule)
        try endAppearanceTransitions(inPlaceOf: new, isAppearing: true, by: rule)
    }
}
