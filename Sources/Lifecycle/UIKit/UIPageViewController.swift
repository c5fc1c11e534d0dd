extension Simulation {
    /// `setViewControllers(_:direction:animated:completion:)`, or a finger that does the same.
    mutating func turnPage(
        of container: Controller.ID, to page: Controller.ID, style: PageTransition.Style, animated: Bool,
        isInteractive: Bool = false
    ) throws(Interruption) -> Outcome {
        guard page != container, world.controllers[container].children.last != page else {
            return .ignored(.isCurrentPage(page))
        }
        try finishInterruptedPageTurn(of: container)
        guard let current = world.controllers[container].children.last,
            world.controllers[container].appearance.isAppearingOrAppeared
        else {
            try install(page, in: container)
            return .done
        }
        if isInteractive {
            try askDelegate(
                of: container, .pageWillTransition, [.array([.controller(page)])],
                by: .pageDelegateHearsOfBeginning)
        }
        guard try attach(page, to: container, saysMoving: false, by: .pageMovesAreUnsettled) else {
            return .ignored(.containsItself(page, inside: container))
        }
        guard world.controllers[container].view != nil, try view(of: page) != nil else {
            try dismissPage(page)
            return .done
        }
        let turn = PageTransition(style: style, from: current, to: page)
        try begin(
            Transition(
                container: container, kind: .page(turn), isAnimated: animated, isInteractive: isInteractive))
        return .done
    }

    /// A finger turns to the next page or the one before. Pages that scroll have asked for both by then, and keep them.
    mutating func swipePage(
        of container: Controller.ID, isForward: Bool, style: PageTransition.Style
    ) throws(Interruption) -> Outcome {
        try finishInterruptedPageTurn(of: container)
        guard let current = world.controllers[container].children.last else {
            return .ignored(.noPage(beside: container))
        }
        let side: Callback = isForward ? .pageAfter : .pageBefore
        let start = trace.count
        for side in style == .scroll ? [.pageAfter, .pageBefore] : [side] {
            try askForPage(side, beside: current, of: container)
        }
        guard let answer = world.controllers[container].properties[side.rawValue]?.value else {
            return .ignored(.noPage(beside: current))
        }
        var outcome = trace.count > start ? Outcome.done : .ignored(.noPage(beside: current))
        if case .controller(let page) = answer {
            outcome = try turnPage(of: container, to: page, style: style, animated: true, isInteractive: true)
        }
        if style == .curl { try forgetPages(of: container) }
        return outcome
    }

    /// Asks the data source for the page on one side, unless it has said so before.
    private mutating func askForPage(
        _ side: Callback, beside page: Controller.ID, of container: Controller.ID
    ) throws(Interruption) {
        let arguments = side.arguments([.controller(container), .controller(page)])
        guard world.controllers[container].properties[side.rawValue] == nil,
            let source = world.delegate(of: .controller(container), "dataSource"), source.isObject,
            world.isAlive(source), world.function(side.baseName, of: source, arguments) != nil
        else { return }
        let entry = begin(
            .callback(side, .none), to: .controller(source.controller ?? container), by: .swipeAsksForPages)
        let answer = try ask(side.baseName, of: source, arguments) ?? .nothing
        recorder.end(entry)
        world.controllers[container].properties[side.rawValue] = StoredValue(answer, .strong)
    }

    /// After a finger has turned to a page that the data source gave, the old page is kept on the other side, and the one
    /// behind the new page is asked for. After other turns, all are asked for again.
    mutating func keepPages(
        after turn: PageTransition, of container: Controller.ID, isSwipe: Bool
    ) throws(Interruption) {
        let side = [Callback.pageAfter, .pageBefore].first {
            world.controllers[container].properties[$0.rawValue]?.value == .controller(turn.to)
        }
        try forgetPages(of: container)
        guard isSwipe, let side else { return }
        let other: Callback = side == .pageAfter ? .pageBefore : .pageAfter
        retain(.controller(turn.from))
        world.controllers[container].properties[other.rawValue] = StoredValue(
            .controller(turn.from), .strong)
        try askForPage(side, beside: turn.to, of: container)
    }

    private mutating func forgetPages(of container: Controller.ID) throws(Interruption) {
        for side in [Callback.pageAfter, .pageBefore] {
            guard let kept = world.controllers[container].properties.removeValue(forKey: side.rawValue)
            else { continue }
            try release(kept.value)
        }
    }

    /// The completion block of `setViewControllers(_:direction:animated:completion:)`: it runs when the turn is over,
    /// and at once where nothing turns.
    package mutating func completePageTurn(of container: Controller.ID, with block: Value)
        throws(Interruption)
    {
        guard block.closure != nil else { return }
        guard let (id, _) = world.transitions.page(of: container) else {
            try runAlone(.invoke(block, [PassedArgument(nil, .bool(true))]))
            return
        }
        retain(block)
        world.transitions[id]?.completion = block
    }

    /// The page that is there before the page view controller is on screen.
    mutating func install(_ page: Controller.ID, in container: Controller.ID) throws(Interruption) {
        guard world.controllers[container].children.last != page else { return }
        if let old = world.controllers[container].children.last { try dismissPage(old) }
        guard try attach(page, to: container, saysMoving: false, by: .pageMovesAreUnsettled) else { return }
        guard let superview = world.controllers[container].view, let view = try view(of: page) else { return }
        recordRule(.firstPageIsSynchronous)
        try beginAppearanceTransition(page, isAppearing: true, animated: false, by: .firstPageIsSynchronous)
        try addSubview(view, to: superview)
        if world.views[view].isInWindow { try viewIsAppearing(page) }
        try endAppearanceTransition(page, by: .firstPageIsSynchronous)
        try didMove(page, toParent: container, by: .pageMovesAreUnsettled)
    }

    /// A page goes, with its view.
    mutating func dismissPage(_ page: Controller.ID) throws(Interruption) {
        guard let parent = world.controllers[page].parent else { return }
        try willMove(page, toParent: nil, by: .pageMovesAreUnsettled)
        if world.controllers[page].appearance.isAppearingOrAppeared {
            try beginAppearanceTransition(
                page, isAppearing: false, animated: false, by: .firstPageIsSynchronous)
        }
        try removeViewFromSuperview(of: page)
        if world.controllers[page].appearance == .disappearing {
            try endAppearanceTransition(page, by: .firstPageIsSynchronous)
        }
        try detach(page, from: parent, by: .pageMovesAreUnsettled)
    }
}
