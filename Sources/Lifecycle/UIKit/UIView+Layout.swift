extension Simulation {
    /// `UIView.frame`, the setter.
    mutating func setFrame(_ frame: Rectangle, of view: View.ID) {
        let old = world.views[view].frame
        guard old != frame else { return }
        world.views[view].frame = frame
        if old.size != frame.size { setNeedsLayout(view) }
    }

    /// `UIView.setNeedsLayout()`: the next commit lays the view out.
    mutating func setNeedsLayout(_ view: View.ID) {
        world.views[view].needsLayout = true
    }

    /// `UIView.layoutIfNeeded()`: what waits for layout is laid out at once, from the topmost superview that waits.
    mutating func layoutIfNeeded(_ view: View.ID) throws(Interruption) {
        var root = view
        while let superview = world.views[root].superview, world.views[superview].needsLayout {
            root = superview
        }
        try layout(below: root)
    }

    /// `UIView.setNeedsUpdateConstraints()`
    mutating func setNeedsUpdateConstraints(_ view: View.ID) {
        world.views[view].needsUpdateConstraints = true
    }

    /// `-[UIView layoutSublayersOfLayer:]` from a view down: a controller's pair frames the layout of its own view.
    mutating func layout(below root: View.ID) throws(Interruption) {
        let frame = enter(.layout)
        defer { leave(frame) }
        try updateProperties(below: root)
        try updateConstraints(below: root)
        var waiting = [root]
        while let view = waiting.popLast() {
            try layoutSubviews(of: view, isRoot: view == root)
            waiting += world.views[view].subviews.reversed()
        }
    }

    private mutating func layoutSubviews(of view: View.ID, isRoot: Bool) throws(Interruption) {
        let owner = world.views[view].controller.flatMap { world.controllers[$0].view == view ? $0 : nil }
        let rule: Rule = isRoot || owner != nil ? .rootViewLaysOutAtCommit : .subviewsLayOutAfterPair
        let hasPair = owner != nil && holds(.layoutPairFramesLayout)
        let start = trace.count
        if let owner, hasPair { try send(.viewWillLayoutSubviews, to: owner, by: .layoutPairFramesLayout) }
        let will = start..<trace.count
        world.views[view].needsLayout = false
        if let owner { try updateConstraints(insideLayoutOf: owner, after: will) }
        try send(.layoutSubviews, to: view, by: rule)
        if let owner, hasPair { try send(.viewDidLayoutSubviews, to: owner, by: .layoutPairFramesLayout) }
    }
}
