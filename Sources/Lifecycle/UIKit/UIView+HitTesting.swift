// The view that gets a touch. The app's own hitTest(_:with:) and point(inside:with:) are called if a class
// has them.

extension Simulation {
    /// `UIView.hitTest(_:with:)`, the app's own if its class has one: the view or one below it, or what the override
    /// answers; nil if the touch passes. The point is in the coordinates of the view.
    package mutating func hitTest(_ point: Point, in view: View.ID) throws(Interruption) -> View.ID? {
        guard world.overrides(.hitTest, in: view) else { return try baseHitTest(point, in: view) }
        switch try send(.hitTest, to: view, .point(point), by: .hitTestOverrideDecides) {
        case .view(let answer): return answer
        case .nothing: return nil
        default:
            skipUnknown("hitTest(_:with:)", .method)
            return try baseHitTest(point, in: view)
        }
    }

    /// UIKit's own hitTest(_:with:).
    mutating func baseHitTest(_ point: Point, in view: View.ID) throws(Interruption) -> View.ID? {
        guard try ruleAgainstTouch(view, at: point) == nil else { return nil }
        return try frontmost(of: world.views[view].subviews, at: point, otherwise: view)
    }

    /// `UIView.point(inside:with:)`, the app's own if its class has one.
    package mutating func isInside(_ point: Point, of view: View.ID) throws(Interruption) -> Bool {
        guard world.overrides(.pointInside, in: view) else { return world.contains(point, inside: view) }
        let answer = try send(.pointInside, to: view, .point(point), by: .pointInsideOverrideDecides)
        if case .bool(let isInside) = answer { return isInside }
        skipUnknown("point(inside:with:)", .method)
        return world.contains(point, inside: view)
    }

    /// Goes through views from front to back, and down into the first one that accepts the point.
    ///
    /// UIKit's own method gives the touch to a subview or to the view itself, so nothing has to be taken back on the
    /// way down; only the app's own may let it pass.
    mutating func frontmost(
        of views: [View.ID], at point: Point, otherwise outer: View.ID?
    ) throws(Interruption) -> View.ID? {
        var hit = outer, point = point, candidates = views
        while true {
            var next: (view: View.ID, point: Point)?
            cost.work += candidates.count
            for view in candidates.reversed() {
                guard let inner = world.convert(point, to: view) else {
                    note(.change(.passedByTouch), to: .view(view), by: .touchStaysInBounds)
                    continue
                }
                if world.overrides(.hitTest, in: view) {
                    if let answer = try hitTest(inner, in: view) { return answer }
                    note(.change(.passedByTouch), to: .view(view), by: .hitTestOverrideDecides)
                    continue
                }
                guard let rule = try ruleAgainstTouch(view, at: inner) else {
                    next = (view, inner)
                    break
                }
                note(.change(.passedByTouch), to: .view(view), by: rule)
            }
            guard let next else { return hit }
            hit = next.view
            point = next.point
            candidates = world.views[next.view].subviews
        }
    }

    /// The rule that keeps touches at a point from a view and from all below it; nil if it accepts them.
    private mutating func ruleAgainstTouch(
        _ view: View.ID, at point: Point
    ) throws(Interruption) -> Rule? {
        let object = world.views[view]
        if object.isHidden { return .touchPassesHiddenViews }
        // A layer keeps its opacity with single precision, in which 0.01 is a little less.
        if Double(Float(object.alpha)) < View.leastTouchableAlpha { return .touchPassesTransparentViews }
        if !object.isUserInteractionEnabled {
            return object.ignoresTouchesByItself ? .labelsIgnoreTouches : .touchPassesDisabledViews
        }
        if try isInside(point, of: view) { return nil }
        return world.overrides(.pointInside, in: view) ? .pointInsideOverrideDecides : .touchStaysInBounds
    }
}

extension World {
    /// UIKit's own `UIView.point(inside:with:)`.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the view.
    ///   - view: The view.
    /// - Returns: Whether it lies in the bounds; the right and lower edges do not belong to them.
    package func contains(_ point: Point, inside view: View.ID) -> Bool {
        views[view].bounds.contains(point)
    }

    /// Indicates whether a view's class or one of its superclasses overrides a method.
    package func overrides(_ callback: Callback, in view: View.ID) -> Bool {
        guard let classID = views[view].classID else { return false }
        return code.objectAncestry(of: classID).contains {
            code.objectClasses[$0].overrides.keys.contains(callback)
        }
    }
}

extension View {
    /// `alpha` below which a view gets no touches.
    static let leastTouchableAlpha = 0.01
}
