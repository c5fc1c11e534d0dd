/// What hit testing found at a point, and what it passed over.
package struct HitTest: Hashable, Sendable {
    /// The view that gets the touch; nil if it is the window itself.
    package let view: View.ID?
    /// The views asked that the touch passes by, in the order in which they were asked, each with the rule.
    package let passed: [Passed]

    /// A view that a touch passes by.
    package struct Passed: Hashable, Sendable {
        package let view: View.ID
        /// What keeps the touch from it and from all that is below it.
        package let rule: Rule
    }
}

extension World {
    /// `UIWindow.hitTest(_:with:)`: the frontmost and innermost view that a touch at a point goes to.
    ///
    /// A view that accepts the point gives it to a subview or keeps it, so nothing has to be taken back on the way
    /// down.
    ///
    /// - Parameter point: The point, in the coordinates of the window.
    /// - Returns: The view, and those that were passed over.
    package func hitTest(_ point: Point) -> HitTest {
        var hit: View.ID?, passed: [HitTest.Passed] = []
        var point = point, candidates = window.subviews
        while true {
            var next: View.ID?
            for view in candidates.reversed() {
                let inner = convert(point, to: view)
                guard let rule = ruleAgainstTouch(view, at: inner) else {
                    next = view
                    break
                }
                passed.append(HitTest.Passed(view: view, rule: rule))
            }
            guard let next else { return HitTest(view: hit, passed: passed) }
            hit = next
            point = convert(point, to: next)
            candidates = views[next].subviews
        }
    }

    /// `UIView.point(inside:with:)`
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the view.
    ///   - view: The view.
    /// - Returns: Whether it lies in the bounds; the right and lower edges do not belong to them.
    package func contains(_ point: Point, inside view: View.ID) -> Bool {
        let size = views[view].bounds.size
        return point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
    }

    /// The rule that keeps touches at a point from a view and from all below it; nil if it accepts them.
    private func ruleAgainstTouch(_ view: View.ID, at point: Point) -> Rule? {
        let object = views[view]
        if object.isHidden { return .touchPassesHiddenViews }
        if object.alpha < View.leastTouchableAlpha { return .touchPassesTransparentViews }
        if !object.isUserInteractionEnabled {
            return object.ignoresTouchesByItself ? .labelsIgnoreTouches : .touchPassesDisabledViews
        }
        return contains(point, inside: view) ? nil : .touchStaysInBounds
    }

    /// A point of a view's superview, or of the window, in the view's own coordinates.
    private func convert(_ point: Point, to view: View.ID) -> Point {
        Point(x: point.x - views[view].frame.x, y: point.y - views[view].frame.y)
    }

    /// The middle of a view, in the coordinates of the window.
    ///
    /// - Parameter view: The view.
    /// - Returns: The point that a person aims at who taps the view.
    package func center(of view: View.ID) -> Point {
        let size = views[view].frame.size
        var point = Point(x: size.width / 2, y: size.height / 2)
        for outer in viewAndSuperviews(of: view) {
            point.x += views[outer].frame.x
            point.y += views[outer].frame.y
        }
        return point
    }
}

extension View {
    /// `alpha` below which a view gets no touches.
    static let leastTouchableAlpha = 0.01

    /// Whether it is of a class that begins with user interaction switched off.
    var ignoresTouchesByItself: Bool { ["UILabel", "UIImageView"].contains(className) }
}
