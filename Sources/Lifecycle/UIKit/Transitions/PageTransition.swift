/// The turn of a page: the new one hears first that it comes, and the record stays until the dids are out.
package struct PageTransition: Hashable, Sendable {
    /// The animation style of the pages.
    package enum Style: String, CaseIterable, Hashable, Sendable { case scroll, curl }

    let style: Style
    let from: Controller.ID
    let to: Controller.ID
}

extension Simulation {
    mutating func startPageTurn(_ turn: PageTransition, of transition: Transition) throws(Interruption) {
        guard let superview = world.controllers[transition.container].view,
            let view = world.controllers[turn.to].view
        else { return }
        let rule = Rule.pageShowsBeforeItHides
        try beginAppearanceTransition(turn.to, isAppearing: true, animated: transition.isAnimated, by: rule)
        try beginAppearanceTransition(
            turn.from, isAppearing: false, animated: transition.isAnimated, by: rule)
        try addSubview(view, to: superview)
        world.runLoop.atCommit.append(.showView(turn.to))
    }

    mutating func finishPageTurn(
        _ turn: PageTransition, of transition: Transition, _ id: Transition.ID
    ) throws(Interruption) {
        switch turn.style {
        case .scroll:
            try endAppearanceTransition(turn.to, by: .scrolledPageEndsWithNew)
            try removeViewFromSuperview(of: turn.from)
            try endAppearanceTransition(turn.from, by: .scrolledPageEndsWithNew)
        case .curl:
            try removeViewFromSuperview(of: turn.from)
            try endAppearanceTransition(turn.from, by: .curledPageEndsWithOld)
            try endAppearanceTransition(turn.to, by: .curledPageEndsWithOld)
        }
        world.transitions.remove(id)
        try didMove(turn.to, toParent: transition.container, by: .pageMovesAreUnsettled)
        world.retain(turn.from)
        try dismissPage(turn.from)
        try tellDelegate(ofEndOf: turn, transition, isCompleted: true)
        try keepPages(after: turn, of: transition.container, isSwipe: transition.isInteractive)
        try release(.controller(turn.from))
        guard transition.completion != .nothing else { return }
        try runAlone(.invoke(transition.completion, [PassedArgument(nil, .bool(true))]))
        try release(transition.completion)
    }

    /// Only of a turn that a finger made.
    private mutating func tellDelegate(
        ofEndOf turn: PageTransition, _ transition: Transition, isCompleted: Bool
    ) throws(Interruption) {
        guard transition.isInteractive else { return }
        try askDelegate(
            of: transition.container, .pageDidFinishAnimating,
            [.bool(true), .array([.controller(turn.from)]), .bool(isCompleted)], by: .pageDelegateHearsOfEnd)
    }

    /// The finger lets go before the end: the old page stays.
    mutating func cancelPageTurn(
        _ turn: PageTransition, of transition: Transition, _ id: Transition.ID
    ) throws(Interruption) {
        switch turn.style {
        case .scroll:
            try restoreOutgoing(turn.from, by: .cancelledScrollTurnsBack)
            try removeIncoming(turn.to, by: .cancelledScrollTurnsBack)
        case .curl:
            let rule = Rule.cancelledCurlTurnsBack
            try beginAppearanceTransition(turn.to, isAppearing: false, animated: true, by: rule)
            try beginAppearanceTransition(turn.from, isAppearing: true, animated: true, by: rule)
            try showOutsideCommit(turn.from)
            try removeViewFromSuperview(of: turn.to)
            try endAppearanceTransition(turn.to, by: rule)
            try endAppearanceTransition(turn.from, by: rule)
        }
        world.transitions.remove(id)
        try dismissPage(turn.to)
        try tellDelegate(ofEndOf: turn, transition, isCompleted: false)
    }

    /// Another turn begins before this one is over.
    mutating func finishInterruptedPageTurn(of container: Controller.ID) throws(Interruption) {
        guard let (id, turn) = world.transitions.page(of: container) else { return }
        log(.unbalancedCalls(turn.to), of: turn.to, by: .turnDuringTurnIsUnbalanced)
        try showOutsideCommit(turn.to)
        try finishEarly(id)
    }
}
