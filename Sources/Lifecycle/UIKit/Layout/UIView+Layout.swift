extension Simulation {
    /// `UIView.frame`, the setter: another size lets the masks of the subviews act, at once, and marks what has to be laid out.
    ///
    /// A frame that constraints give is a part of the superview's own layout, and does not mark the superview.
    package mutating func setFrame(_ frame: Rectangle, of view: View.ID, byConstraints: Bool = false) {
        var waiting = Worklist((view: view, frame: frame, isAutoresized: false))
        while let (view, frame, isAutoresized) = waiting.next() {
            cost.countVisits()
            let old = world.views[view].frame
            guard old != frame else { continue }
            world.views[view].frame = frame
            if byConstraints { world.code.occasions.insert("constraining") }
            if isAutoresized { noteResized(view, by: .autoresizingFollowsSuperview) }
            guard old.size != frame.size else { continue }
            if world.views[view].attributes["contentMode"] == .symbol("redraw") {
                world.setNeedsDisplay(view)
            }
            world.drawAtCommit(view)
            if isAutoresized {
                markForLayout(view)
            } else {
                if world.views[view].isInWindow { recordRule(.sizeChangeNeedsLayout) }
                setNeedsLayout(view)
                if !byConstraints { setNeedsLayout(around: view) }
            }
            guard world.views[view].attributes["autoresizesSubviews"] != .bool(false) else { continue }
            for subview in world.views[view].subviews
            where world.views[subview].translatesAutoresizingMaskIntoConstraints {
                let mask = world.views[subview].autoresizingMask
                let new = mask.frame(of: world.views[subview].frame, from: old.size, to: frame.size)
                waiting.append((subview, new, true))
            }
        }
    }

    /// Records the frame of a view that a learner can name.
    private mutating func noteResized(_ view: View.ID, by rule: Rule) {
        recordRule(rule)
        let frame = world.views[view].frame
        if let controller = world.views[view].controller {
            note(.change(.resized(frame)), to: .controller(controller), by: rule)
        } else if world.views[view].isNamed {
            note(.change(.resized(frame)), to: .view(view), by: rule)
        }
    }

    /// `UIView.setNeedsLayout()`: the next commit lays the view out, if it is in a window then.
    mutating func setNeedsLayout(_ view: View.ID) {
        guard !world.views[view].needsLayout else { return }
        markForLayout(view)
        if world.views[view].isInWindow { world.runLoop.atCommit.append(.layoutIfNeeded(view)) }
    }

    /// A view with a new size or transform marks what it lies in, even in the middle of that one's own layout.
    mutating func setNeedsLayout(around view: View.ID) {
        guard let superview = world.views[view].superview, !world.holdsWrappers(superview) else { return }
        guard holds(.resizedViewMarksSuperview) else { return recordRule(.resizedViewMarkedItselfAlone) }
        if world.views[superview].isInWindow { recordRule(.resizedViewMarksSuperview) }
        setNeedsLayout(superview)
    }

    private mutating func markForLayout(_ view: View.ID) {
        guard !world.views[view].needsLayout else { return }
        world.views[view].needsLayout = true
        progress.markedInLayout.insert(view)
    }

    /// `UIView.layoutIfNeeded()`: what waits for layout is laid out at once, from the topmost superview that waits.
    package mutating func layoutIfNeeded(_ view: View.ID) throws(Interruption) {
        cost.countVisits(world.visits(above: view))
        recordRule(.layoutIfNeededLaysOutAtOnce)
        let root = world.topmostWaiting(above: view)
        // It is being laid out already, and its controller hears of that first.
        guard !progress.beginningLayout.contains(root) else { return }
        try layout(below: root, isForced: false, isOnScreen: true)
    }

    /// Lays out a view at a commit.
    mutating func layoutAtCommit(_ view: View.ID) throws(Interruption) {
        guard world.views[view].isAlive, world.views[view].isInWindow, world.views[view].needsLayout else {
            return
        }
        cost.countVisits(world.visits(above: view))
        recordRule(.layoutWaitsForCommit)
        if world.runLoop.countLayoutPass(of: view) > Simulation.stackLimit {
            try endLayout(of: view)
            return
        }
        try layout(below: world.topmostWaiting(above: view), isForced: false, isOnScreen: true)
    }

    /// `UIView.setNeedsUpdateConstraints()`: the next pass updates the constraints, before layout. The views above it up
    /// to the controller's own do so as well.
    package mutating func setNeedsUpdateConstraints(_ view: View.ID) {
        cost.countVisits(world.visits(above: view))
        for above in world.viewAndSuperviews(of: view) {
            if above != view { recordRule(.constraintRequestGoesUp) }
            world.views[above].needsUpdateConstraints = true
            setNeedsLayout(above)
            guard world.views[above].controller == nil, holds(.constraintRequestGoesUp) else { return }
        }
    }

    /// `UIView.invalidateIntrinsicContentSize()`: the next pass asks for it again, and lays the superview out.
    package mutating func invalidateIntrinsicContentSize(_ view: View.ID) {
        world.views[view].intrinsicContentSize = nil
        setNeedsUpdateConstraints(view)
        if let superview = world.views[view].superview { setNeedsLayout(superview) }
    }

    /// The text or the image of a view is another one: whoever places it by its size is laid out.
    package mutating func contentHasChanged(in view: View.ID, _ property: String) {
        guard UIKitName.content.contains(property),
            !world.views[view].translatesAutoresizingMaskIntoConstraints,
            world.showsContent(view), world.code.uncertainty.doubts("frame", of: .view(view)),
            let superview = world.views[view].superview
        else { return }
        recordRule(.intrinsicSizeFillsWhatIsOpen)
        setNeedsLayout(superview)
    }

    /// Ends an app whose layout requests layout again each time, so that it never returns to the run loop. If
    /// something unknown in the last round may end it, the view is left as it is.
    private mutating func endLayout(of view: View.ID) throws(Interruption) {
        let round =
            trace.entries.lastIndex {
                $0.receiver == .view(view) && $0.event == .callback(.layoutSubviews, .none)
            } ?? 0
        // Constraints are updated by a later turn of the run loop: layout itself ends.
        let isOpen = holds(.constraintsExist) && world.views[view].needsUpdateConstraints
        guard !trace.hasUnknown(since: round), !isOpen else {
            skipUnknown("perhaps endless layout", .hang)
            world.views[view].needsLayout = false
            return
        }
        note(.endlessRecursion(of: round), to: .view(view), by: .layoutWithoutEndHangsApp)
        throw Interruption.ended(.overflowed(.layoutWithoutEndHangsApp))
    }

    /// Lays out the superviews of controllers' views that the commit is about to show, the outermost first.
    mutating func layoutSuperviews(of controllers: [Controller.ID]) throws(Interruption) {
        let shown = Set(controllers.compactMap { world.controllers[$0].view })
        for view in shown.sorted(by: { $0.ordinal < $1.ordinal }) {
            guard let root = world.topmostWaiting(above: view, below: shown) else { continue }
            try layout(below: root, isForced: false, except: shown)
        }
    }

    /// `-[UIView layoutSublayersOfLayer:]` from a view down, until nothing there waits for layout: what is marked in one pass
    /// has to wait for the next.
    ///
    /// The first view is laid out in any case if it is forced, the others only if they wait for it. Left for later, with
    /// all below them, are the views named and those that have still to be shown. Where the pass begins at a view that
    /// is on screen, what came below it updates its constraints inside the controller's pair.
    mutating func layout(
        below root: View.ID, isForced: Bool = true, isOnScreen: Bool = false,
        except skipped: Set<View.ID> = []
    ) throws(Interruption) {
        let caller = recorder.enter(.layout)
        let outer = progress.markedInLayout
        defer {
            progress.markedInLayout.formUnion(outer)
            recorder.leave(caller)
        }
        progress.markedInLayout = []
        var hasWork = try layOut(below: root, isForced: isForced, isOnScreen: isOnScreen, except: skipped)
        var passes = 0
        while hasWork, let again = world.firstWaiting(of: progress.markedInLayout, below: root) {
            passes += 1
            guard passes <= Simulation.stackLimit else { return try endLayout(of: again) }
            progress.markedInLayout = []
            hasWork = try layOut(below: root, isForced: false, isOnScreen: isOnScreen, except: skipped)
        }
    }

    /// One pass from a view down: a controller's pair frames the layout of its own view.
    ///
    /// - Returns: Whether it laid out any view.
    private mutating func layOut(
        below root: View.ID, isForced: Bool, isOnScreen: Bool, except skipped: Set<View.ID>
    ) throws(Interruption) -> Bool {
        try updateProperties(below: root)
        let isInsidePair =
            isOnScreen && world.hasNewConstraintsOnly(below: root, &cost)
            && applies(.newSubviewsUpdateInsideLayoutPair)
        let start = trace.count
        if !isInsidePair { try updateConstraints(below: root) }
        let updates = start..<trace.count
        var solution = isInsidePair ? [:] : try solveConstraints(around: root)
        var later = DeferredViews(skipped)
        later.insertViewsToShow(in: world, &cost)
        var waiting = Worklist(root)
        var hasWork = false
        while let view = waiting.next() {
            cost.countVisits()
            if view != root, later.contains(view) { continue }
            let isDue = world.views[view].needsLayout && !progress.markedInLayout.contains(view)
            if isDue || isForced && view == root {
                hasWork = true
                let count = world.runLoop.atCommit.count
                try layoutSubviews(
                    of: view, isRoot: view == root, after: view == root ? updates : 0..<0, &solution,
                    updatingConstraints: isInsidePair && view == root)
                if world.runLoop.atCommit.count != count { later.insertViewsToShow(in: world, &cost) }
            }
            waiting.append(subviewsOf: view, in: world.views)
        }
        return hasWork
    }

    private mutating func layoutSubviews(
        of view: View.ID, isRoot: Bool, after updates: Range<Int>, _ solution: inout [View.ID: Rectangle],
        updatingConstraints: Bool
    ) throws(Interruption) {
        let owner = world.views[view].controller.flatMap { world.controllers[$0].view == view ? $0 : nil }
        let rule: Rule = isRoot || owner != nil ? .rootViewLaysOutAtCommit : .subviewsLayOutAfterPair
        let hasPair = owner != nil && holds(.layoutPairFramesLayout)
        if let owner, let parent = world.controllers[owner].parent,
            [.plain, .navigation].contains(world.kind(of: parent))
        {
            try updateSafeArea(of: owner)
        }
        try sendSafeAreaInsetsDidChange(view)
        let start = trace.count
        if let owner, hasPair {
            progress.beginningLayout.append(view)
            // A crash inside has forgotten all of them.
            defer { _ = progress.beginningLayout.popLast() }
            let will = trace.count
            try send(.viewWillLayoutSubviews, to: owner, by: .layoutPairFramesLayout)
            if !updates.isEmpty, applies(.constraintsMayComeInsideLayoutPair) {
                trace.leaveOrderOpen(updates, will..<trace.count, by: .constraintsMayComeInsideLayoutPair)
            }
        }
        let will = start..<trace.count
        world.views[view].needsLayout = false
        if let owner { try updateConstraints(insideLayoutOf: owner, after: will) }
        if let owner {
            try showFirstChildIfNeeded(of: owner)
            try startDeferredTransitionIfNeeded(of: owner)
        }
        if updatingConstraints {
            try updateConstraints(below: view, by: .newSubviewsUpdateInsideLayoutPair)
            solution = try solveConstraints(around: view)
        }
        let isContainer = world.views[view].className == World.containerViewClass
        if isContainer { try tellPresentationController("containerViewWillLayoutSubviews", layingOut: view) }
        try send(.layoutSubviews, to: view, by: rule)
        try place(subviewsOf: view, as: solution)
        if isContainer { try tellPresentationController("containerViewDidLayoutSubviews", layingOut: view) }
        if let owner, hasPair { try send(.viewDidLayoutSubviews, to: owner, by: .layoutPairFramesLayout) }
    }

    /// UIKit's own layoutSubviews: the subviews get the frames that their constraints give them.
    private mutating func place(
        subviewsOf view: View.ID, as solution: [View.ID: Rectangle]
    ) throws(Interruption) {
        guard !solution.isEmpty else { return }
        // They are laid out in the same pass.
        let marked = progress.markedInLayout
        defer { progress.markedInLayout = marked }
        for subview in world.views[view].subviews {
            guard let frame = solution[subview], frame != world.views[subview].frame else { continue }
            setFrame(frame, of: subview, byConstraints: true)
            noteResized(subview, by: .constraintsDecideFrames)
            if world.views[subview].controller == nil { try sendSafeAreaInsetsDidChange(subview) }
        }
    }
}

/// The views that a pass of layout leaves for later: mostly none or one, for which a set would cost more than looking.
private struct DeferredViews {
    private var few: [View.ID] = []
    private var others: Set<View.ID>

    init(_ others: Set<View.ID>) { self.others = others }

    func contains(_ view: View.ID) -> Bool {
        few.contains(view) || !others.isEmpty && others.contains(view)
    }

    mutating func insert(_ view: View.ID) {
        guard !few.contains(view) else { return }
        if few.count < 4 { few.append(view) } else { others.insert(view) }
    }

    /// Inserts the views of the controllers that are shown later in the commit.
    mutating func insertViewsToShow(in world: World, _ cost: inout Cost) {
        cost.countQueue(world.runLoop.atCommit.count)
        for controller in world.runLoop.controllersToShow {
            if let view = world.controllers[controller].view { insert(view) }
        }
    }
}

extension World {
    /// The first of some views that still waits for layout and is a view or lies below it.
    fileprivate func firstWaiting(of marked: Set<View.ID>, below root: View.ID) -> View.ID? {
        marked.filter { views[$0].isAlive && views[$0].needsLayout && ($0 == root || isBelow($0, root)) }
            .min { $0.ordinal < $1.ordinal }
    }

    /// Indicates whether a view's subviews are in wrapper views, as those of UIKit's own containers are.
    func holdsWrappers(_ view: View.ID) -> Bool {
        views[view].controller.map { kind(of: $0) != .plain } ?? false
    }

    /// The topmost of a view and the views above it that waits for layout; the view itself if none does.
    func topmostWaiting(above view: View.ID) -> View.ID {
        topmostWaiting(above: view, below: []) ?? view
    }

    /// The topmost view above a view that waits for layout, not looking beyond some views; nil if none does.
    func topmostWaiting(above view: View.ID, below limits: Set<View.ID>) -> View.ID? {
        var topmost: View.ID?
        for superview in superviews(of: view) {
            if limits.contains(superview) { break }
            if views[superview].needsLayout { topmost = superview }
        }
        return topmost
    }
    /// Indicates whether a view of UIKit's is as large as what it shows, which isn't known.
    func showsContent(_ view: View.ID) -> Bool {
        let names = viewNames(of: view)
        guard views[view].intrinsicContentSize == nil,
            names.contains(where: UIKitName.sizedByContent.contains)
        else { return false }
        guard names.contains("UILabel") || names.contains("UIImageView") else { return true }
        return UIKitName.content.contains { name in
            views[view].attributes[name].map { $0 != .nothing && $0 != .string("") } ?? false
        }
    }
}
