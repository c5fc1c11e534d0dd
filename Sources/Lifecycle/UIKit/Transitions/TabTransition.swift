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
        if transition.custom == nil { try addViews(inPlaceOf: new, to: superview) }
        // The wrapper in which a tab's view lies takes the layout that its coming asks for.
        if !waits, applies(.tabViewLiesInWrapper) { world.views[superview].needsLayout = false }
        world.showAtCommit(inPlaceOf: new)
    }

    mutating func finishTab(
        from old: Controller.ID, to new: Controller.ID, isAnimated: Bool
    ) throws(Interruption) {
        let isAnimated = isAnimated && holds(.animatedTabEndsWithNewFirst)
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

    /// The animator has not completed the switch: the old tab is selected again.
    mutating func cancelTab(
        from old: Controller.ID, to new: Controller.ID, in container: Controller.ID
    ) throws(Interruption) {
        if let index = world.controllers[container].children.firstIndex(of: old) {
            world.controllers[container].selectedIndex = index
        }
        try removeIncoming(new, by: .incompleteTransitionTurnsBack)
        try restoreOutgoing(old, by: .incompleteTransitionTurnsBack)
    }
}
