// The one door for everything that comes onto or off the screen: here it begins, ends, is taken back or cut short.

extension Simulation {
    /// Sets a transition going. The wills come at once, in the layout of the commit, or after it, by kind.
    mutating func begin(_ transition: Transition) throws(Interruption) {
        // Only navigation controllers do one thing after the other.
        let isBehindAnother =
            transition.navigation != nil && world.transitions.navigation(of: transition.container) != nil
        for controller in transition.retained { world.retain(controller) }
        let id = world.transitions.append(transition)
        guard !isBehindAnother else { return }
        world.transitions[id]?.phase = .begun
        switch transition.kind {
        case .navigation:
            // `-[UINavigationController _startDeferredTransitionIfNeeded:]`, private.
            guard applies(.pushWorksInLayout) else { return try start(id) }
            layOutTabs(around: transition.container)
            world.runLoop.atCommit.append(.start(id))
        case .presentation:
            // What the keyboard does below a presentation isn't known.
            if world.code.firstResponder.isObject { world.code.firstResponder = .unknown }
            startPresentationAfterCommit(id)
        case .dismissal(let dismissal):
            if !transition.isAnimated, applies(.unanimatedDismissalTellsAtOnce) {
                world.transitions[id]?.hasToldWills = true
                try tell(of: dismissal, in: transition)
            }
            world.runLoop.afterCommit.append(.start(id))
        case .sheetDrag, .page, .tab, .childSwap, .columns: try start(id)
        }
    }

    /// The wills, and the views. The end comes with that of the animation, after the commit, or when a finger lets go.
    mutating func start(_ id: Transition.ID) throws(Interruption) {
        guard var transition = world.transitions[id], transition.phase == .begun else { return }
        if transition.navigation != nil {
            try showFirstChildIfNeeded(of: transition.container)
            if transition.isAnimated {
                transition.custom = try customAnimation(of: transition.kind, in: transition.container)
                world.transitions[id]?.custom = transition.custom
            }
        }
        world.transitions[id]?.phase = .running
        switch transition.kind {
        case .navigation(let change): try startNavigation(change, of: transition, id)
        case .presentation(let presentation): try startPresentation(presentation, of: transition)
        case .dismissal(let dismissal): try startDismissal(dismissal, of: transition)
        case .sheetDrag(let sheet): try startDrag(of: sheet)
        case .page(let turn): try startPageTurn(turn, of: transition)
        case .tab(let old, let new): try startTab(from: old, to: new, of: transition)
        case .childSwap(let old, let new): try startChildSwap(from: old, to: new, of: transition)
        case .columns(let columns): try startColumnChange(columns, of: transition)
        }
        guard world.transitions[id] != nil else { return }
        guard transition.custom == nil else { return try animate(id) }
        if transition.isInteractive {
            world.runLoop.held.append(id)
        } else if !transition.isAnimated, let presented = transition.presented, world.isSheet(presented),
            applies(.unanimatedSheetTakesTurn)
        {
            world.runLoop.afterCommit.append(.finishInNextTurn(id))
        } else {
            world.schedule(.finish(id), animated: transition.isAnimated)
        }
    }

    /// `completeTransition(true)`: the dids, and what goes is let go.
    mutating func finish(_ id: Transition.ID) throws(Interruption) {
        guard let transition = world.transitions[id] else { return }
        guard transition.custom?.didComplete != false else { return try cancel(id) }
        if !transition.outlastsDids { world.transitions.remove(id) }
        switch transition.kind {
        case .navigation(let change): try finishNavigation(change, of: transition, id)
        case .presentation(let presentation): try finishPresentation(presentation, of: transition)
        case .dismissal(let dismissal): try finishDismissal(dismissal, of: transition)
        case .sheetDrag(let sheet): try finishDrag(of: sheet)
        case .page(let turn): try finishPageTurn(turn, of: transition, id)
        case .tab(let old, let new): try finishTab(from: old, to: new, isAnimated: transition.isAnimated)
        case .childSwap(let old, let new): try finishChildSwap(from: old, to: new)
        case .columns(let columns): try finishColumnChange(columns)
        }
        try endAnimation(of: transition, didComplete: true)
    }

    /// `cancelInteractiveTransition()`, then `completeTransition(false)`: the finger lets go before the end, and
    /// everything goes back to where it was.
    private mutating func cancel(_ id: Transition.ID) throws(Interruption) {
        guard let transition = world.transitions[id] else { return }
        world.transitions[id]?.custom?.didComplete = true
        switch transition.kind {
        case .navigation(let change):
            // A controller that another parent has taken in the meantime doesn't return.
            guard !change.setsStack,
                !change.popped.contains(where: { world.isHeld($0, byOtherThan: transition.container) })
            else { return try finish(id) }
            world.transitions.remove(id)
            try cancelNavigation(change, of: transition.container)
        case .dismissal(let dismissal):
            world.transitions.remove(id)
            try cancelDismissal(dismissal, of: transition)
        case .sheetDrag(let sheet):
            world.transitions.remove(id)
            try restoreOutgoing(sheet, by: .sheetSpringsBack)
        case .page(let turn): try cancelPageTurn(turn, of: transition, id)
        case .presentation(let presentation) where transition.custom != nil:
            world.transitions.remove(id)
            try cancelPresentation(presentation, of: transition)
        case .tab(let old, let new) where transition.custom != nil:
            world.transitions.remove(id)
            try cancelTab(from: old, to: new, in: transition.container)
        // No finger drives these.
        case .presentation, .tab, .childSwap, .columns: return try finish(id)
        }
        try endAnimation(of: transition, didComplete: false)
    }

    /// Finishes a transition early, because the next one doesn't wait. Only this method takes back the
    /// scheduled end.
    mutating func finishEarly(_ id: Transition.ID) throws(Interruption) {
        world.runLoop.animations.removeAll { $0.work == .finish(id) }
        world.runLoop.afterCommit.removeAll { $0 == .finish(id) || $0 == .finishInNextTurn(id) }
        world.runLoop.held.removeAll { $0 == id }
        try finish(id)
    }

    /// Of a transition that turns back: a controller that was going comes back.
    mutating func restoreOutgoing(_ controller: Controller.ID, by rule: Rule) throws(Interruption) {
        try beginAppearanceTransition(controller, isAppearing: true, animated: true, by: rule)
        try showOutsideCommit(controller)
        try endAppearanceTransition(controller, by: rule)
    }

    /// Of a transition that turns back: a controller that was coming goes back.
    mutating func removeIncoming(_ controller: Controller.ID, by rule: Rule) throws(Interruption) {
        try beginAppearanceTransition(controller, isAppearing: false, animated: true, by: rule)
        try removeViewFromSuperview(of: controller)
        try endAppearanceTransition(controller, by: rule)
    }

    /// A controller on its way to the screen again, outside of a commit.
    mutating func showOutsideCommit(_ controller: Controller.ID) throws(Interruption) {
        if world.isViewInWindow(controller), world.controllers[controller].appearance == .appearing {
            try viewIsAppearing(controller)
        }
    }

    /// A controller's view goes, if it is anywhere.
    mutating func removeViewFromSuperview(of controller: Controller.ID) throws(Interruption) {
        guard let view = world.controllers[controller].view, world.hasSuperview(view) else { return }
        try removeFromSuperview(view)
    }

    /// The finger lets go.
    mutating func endInteractiveTransition(_ id: Transition.ID, isCancelled: Bool) throws(Interruption) {
        world.runLoop.held.removeAll { $0 == id }
        try endInteraction(isCancelled: isCancelled)
        guard let custom = world.transitions[id]?.custom else {
            return isCancelled ? try cancel(id) : try finish(id)
        }
        // What the animator does at the end of its animations ends it.
        guard let context = custom.context else { return }
        world.code.instances[context].properties["transitionWasCancelled"] = StoredValue(.bool(isCancelled))
        world.code.instances[context].properties["isInteractive"] = StoredValue(.bool(false))
        world.transitions[id]?.custom?.held = []
        for work in custom.held { world.schedule(work, animated: true) }
    }
}
