/// A page turn that is under way.
public struct PageTurn: Hashable, Sendable {
    /// How the pages move.
    public enum Style: String, CaseIterable, Hashable, Sendable { case scroll, curl }

    let style: Style
    let from: Controller.ID
    let to: Controller.ID
}

extension Simulation {
    /// `setViewControllers(_:direction:animated:completion:)`, or a finger that does the same.
    mutating func turnPage(
        of container: Controller.ID, to page: Controller.ID, style: PageTurn.Style, animated: Bool,
        isInteractive: Bool = false
    ) throws(Interruption) -> Outcome {
        guard heeds(.pageViewControllerExists) else {
            return .ignored(.unavailable(.pageViewControllerExists))
        }
        if world.pageTurns[container] != nil { try cutShort(turnOf: container) }
        guard page != container, world.controllers[container].children.last != page else {
            return .ignored(.isCurrentPage(page))
        }
        guard let current = world.controllers[container].children.last, world.controllers[container].isOnStage
        else {
            try install(page, in: container)
            return .done
        }
        try attach(
            page, to: container, checksHierarchy: true, saysMoving: false, by: .pageMovesAreUnsettled)
        guard let superview = world.controllers[container].view, let view = try view(of: page) else {
            try dismissPage(page)
            return .done
        }
        world.pageTurns[container] = PageTurn(style: style, from: current, to: page)
        try beginAppearanceTransition(
            page, isAppearing: true, animated: animated, by: .pageShowsBeforeItHides)
        try beginAppearanceTransition(
            current, isAppearing: false, animated: animated, by: .pageShowsBeforeItHides)
        try addSubview(view, to: superview)
        world.runLoop.atCommit.append(.showView(page))
        if isInteractive {
            world.runLoop.held.append(.finishPage(container))
        } else {
            schedule(.finishPage(container), animated: animated)
        }
        return .done
    }

    /// The page that is there before the page view controller is on screen.
    mutating func install(_ page: Controller.ID, in container: Controller.ID) throws(Interruption) {
        guard world.controllers[container].children.last != page else { return }
        if let old = world.controllers[container].children.last { try dismissPage(old) }
        try attach(
            page, to: container, checksHierarchy: true, saysMoving: false, by: .pageMovesAreUnsettled)
        guard let superview = world.controllers[container].view, let view = try view(of: page) else { return }
        heed(.firstPageIsSynchronous)
        try beginAppearanceTransition(page, isAppearing: true, animated: false, by: .firstPageIsSynchronous)
        try addSubview(view, to: superview)
        if world.views[view].isInWindow { try viewIsAppearing(page) }
        try endAppearanceTransition(page, by: .firstPageIsSynchronous)
        try didMove(page, toParent: container, by: .pageMovesAreUnsettled)
    }

    mutating func finishPage(of container: Controller.ID) throws(Interruption) {
        guard let turn = world.pageTurns[container] else { return }
        switch turn.style {
        case .scroll:
            try endAppearanceTransition(turn.to, by: .scrolledPageEndsWithNew)
            try removePageView(turn.from)
            try endAppearanceTransition(turn.from, by: .scrolledPageEndsWithNew)
        case .curl:
            try removePageView(turn.from)
            try endAppearanceTransition(turn.from, by: .curledPageEndsWithOld)
            try endAppearanceTransition(turn.to, by: .curledPageEndsWithOld)
        }
        world.pageTurns[container] = nil
        try didMove(turn.to, toParent: container, by: .pageMovesAreUnsettled)
        try dismissPage(turn.from)
    }

    /// The finger lets go before the end: the old page stays.
    mutating func cancelPage(of container: Controller.ID) throws(Interruption) {
        guard let turn = world.pageTurns[container] else { return }
        let old = turn.from, new = turn.to
        switch turn.style {
        case .scroll:
            let rule = Rule.cancelledScrollTurnsBack
            try beginAppearanceTransition(old, isAppearing: true, animated: true, by: rule)
            try showAgain(old)
            try endAppearanceTransition(old, by: rule)
            try beginAppearanceTransition(new, isAppearing: false, animated: true, by: rule)
            try removePageView(new)
            try endAppearanceTransition(new, by: rule)
        case .curl:
            let rule = Rule.cancelledCurlTurnsBack
            try beginAppearanceTransition(new, isAppearing: false, animated: true, by: rule)
            try beginAppearanceTransition(old, isAppearing: true, animated: true, by: rule)
            try showAgain(old)
            try removePageView(new)
            try endAppearanceTransition(new, by: rule)
            try endAppearanceTransition(old, by: rule)
        }
        world.pageTurns[container] = nil
        try dismissPage(new)
    }

    /// Another turn begins before this one is over.
    private mutating func cutShort(turnOf container: Controller.ID) throws(Interruption) {
        if holds(.turnDuringTurnIsUnbalanced), let turn = world.pageTurns[container] {
            note(
                .console(.unbalancedCalls(turn.to)), to: .controller(turn.to),
                by: .turnDuringTurnIsUnbalanced)
        }
        let work = RunLoop.Work.finishPage(container)
        world.runLoop.animations.removeAll { $0.work == work }
        world.runLoop.afterCommit.removeAll { $0 == work }
        world.runLoop.held.removeAll { $0 == work }
        if let page = world.pageTurns[container]?.to { try showAgain(page) }
        try finishPage(of: container)
    }

    private mutating func showAgain(_ page: Controller.ID) throws(Interruption) {
        let isInWindow = world.controllers[page].view.map { world.views[$0].isInWindow } ?? false
        if isInWindow, world.controllers[page].appearance == .appearing { try viewIsAppearing(page) }
    }

    private mutating func removePageView(_ page: Controller.ID) throws(Interruption) {
        guard let view = world.controllers[page].view, world.hasSuperview(view) else { return }
        try removeFromSuperview(view)
    }

    private mutating func dismissPage(_ page: Controller.ID) throws(Interruption) {
        guard let parent = world.controllers[page].parent else { return }
        try willMove(page, toParent: nil, by: .pageMovesAreUnsettled)
        if world.controllers[page].isOnStage {
            try beginAppearanceTransition(
                page, isAppearing: false, animated: false, by: .firstPageIsSynchronous)
        }
        try removePageView(page)
        if world.controllers[page].appearance == .disappearing {
            try endAppearanceTransition(page, by: .firstPageIsSynchronous)
        }
        try detach(page, from: parent, by: .pageMovesAreUnsettled)
    }
}
