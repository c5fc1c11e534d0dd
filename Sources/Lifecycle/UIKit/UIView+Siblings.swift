// Exchanging views: in the order of their siblings, and one for another.

extension Simulation {
    /// `UIView.exchangeSubview(at:withSubviewAt:)`
    mutating func exchangeSubviews(of view: View.ID, _ one: Int, _ other: Int) {
        let subviews = world.views[view].subviews
        guard one != other, subviews.indices.contains(one), subviews.indices.contains(other) else { return }
        world.views[view].subviews.swapAt(one, other)
        setNeedsLayout(ofChanged: view)
    }

    /// `UIView.transition(from:to:duration:options:completion:)`: the one goes and the other takes its place, at once; or
    /// both stay, and the one is hidden while the other is shown.
    mutating func transition(
        from old: View.ID, to new: View.ID, showsAndHides: Bool
    ) throws(Interruption) {
        cite(.viewTransitionExchanges)
        guard !showsAndHides else {
            world.setHidden(true, of: old)
            return world.setHidden(false, of: new)
        }
        guard old != new, world.hasSuperview(old) else { return }
        let superview = world.views[old].superview, window = world.views[old].directWindow ?? Window.first
        let siblings =
            superview.map { world.views[$0].subviews } ?? world.views[old].directWindow.map {
                world.windows[$0].subviews
            } ?? []
        let index = siblings.firstIndex(of: old) ?? .max
        try insertSubview(new, into: superview, of: window, at: index == .max ? index : index + 1)
        guard world.hasSuperview(old) else { return }
        retain(.view(old))
        try removeFromSuperview(old)
        try release(.view(old))
    }
}

extension World {
    /// `UIView.isHidden`, the setter: what waited to be drawn until it shows is drawn.
    mutating func setHidden(_ isHidden: Bool, of view: View.ID) {
        views[view].isHidden = isHidden
        if !isHidden { drawAtCommit(view) }
    }
}
