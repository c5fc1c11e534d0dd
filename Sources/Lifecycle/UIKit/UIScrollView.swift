// Views that show a part of their content, chosen by the origin of their bounds.

extension Simulation {
    /// `UIView.bounds`, the setter: the size changes about the center, the origin shifts what is in the view.
    package mutating func setBounds(_ bounds: Rectangle, of view: View.ID) {
        let center = world.views[view].center
        setFrame(
            Rectangle(
                x: center.x - bounds.size.width / 2, y: center.y - bounds.size.height / 2, size: bounds.size),
            of: view)
        let origin = Point(x: bounds.x, y: bounds.y)
        guard world.views[view].boundsOrigin != origin else { return }
        world.views[view].boundsOrigin = origin
        recordRule(.boundsOriginShiftsContents)
        if world.views[view].isInWindow { recordRule(.scrollingNeedsLayout) }
        setNeedsLayout(view)
    }

    /// `UIScrollView.setContentOffset(_:animated:)`
    package mutating func setContentOffset(_ offset: Point, of view: View.ID, animated: Bool) {
        recordRule(.contentOffsetIsBoundsOrigin)
        world.code.occasions.insert("scrolling")
        guard animated, world.views[view].isInWindow else { return scroll(view, to: offset) }
        world.schedule(.scroll(view, offset), animated: true)
    }

    /// A scroll view shows another part of its contents.
    mutating func scroll(_ view: View.ID, to offset: Point) {
        setBounds(Rectangle(x: offset.x, y: offset.y, size: world.views[view].frame.size), of: view)
    }

    /// `UIView.transform`, the setter: the view itself is not laid out for it.
    package mutating func setTransform(_ transform: AffineTransform, of view: View.ID) {
        guard world.views[view].transform != transform else { return }
        world.views[view].transform = transform
        recordRule(.transformLeavesBounds)
        setNeedsLayout(around: view)
    }
}
