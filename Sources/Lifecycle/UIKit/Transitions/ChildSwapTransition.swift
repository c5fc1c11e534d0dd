// One child takes the place of another one in a container of the app's own.

extension Simulation {
    mutating func startChildSwap(
        from old: Controller.ID, to new: Controller.ID, of transition: Transition
    ) throws(Interruption) {
        let parent = transition.container, isAnimated = transition.isAnimated
        // The new view takes the old one's place, which need not be the parent's view itself.
        let place = world.controllers[old].view.flatMap { world.views[$0].superview }
        guard let superview = place ?? world.controllers[parent].view,
            let view = world.controllers[new].view, !world.contains(view, superview)
        else { return }
        let isShown = world.controllers[parent].appearance == .appeared
        if isShown {
            try beginAppearanceTransition(
                old, isAppearing: false, animated: isAnimated, by: .flipHidesFirst)
            try beginAppearanceTransition(new, isAppearing: true, animated: isAnimated, by: .flipHidesFirst)
        }
        try addSubview(view, to: superview)
        if isShown { world.runLoop.atCommit.append(.showView(new)) }
    }

    /// The old view goes, and both controllers hear that it is over.
    mutating func finishChildSwap(from old: Controller.ID, to new: Controller.ID) throws(Interruption) {
        let view = world.controllers[old].view
        if world.controllers[new].appearance == .appearing {
            try endAppearanceTransition(new, by: .flipEndsWithNewFirst)
        }
        if let view, world.hasSuperview(view) { try removeFromSuperview(view) }
        if world.controllers[old].appearance == .disappearing {
            try endAppearanceTransition(old, by: .flipEndsWithNewFirst)
        }
    }
}
