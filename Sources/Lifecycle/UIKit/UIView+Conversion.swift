// Coordinates: of a superview, of a view, of the window.

extension World {
    /// A point of a view's superview, or of the window, in the view's own coordinates.
    ///
    /// - Returns: Nil if the view's transform makes a line or a point of it.
    func convert(_ point: Point, to view: View.ID) -> Point? {
        let object = views[view], center = object.center, bounds = object.bounds
        var distance = Point(x: point.x - center.x, y: point.y - center.y)
        if object.transform != .identity {
            guard let back = object.transform.inverse else { return nil }
            distance = back.apply(to: distance)
        }
        return Point(
            x: distance.x + bounds.x + bounds.size.width / 2,
            y: distance.y + bounds.y + bounds.size.height / 2)
    }

    /// A point of a view in the coordinates of its superview, or of the window.
    func convert(_ point: Point, from view: View.ID) -> Point {
        let object = views[view], center = object.center, bounds = object.bounds
        let distance = object.transform.apply(
            to: Point(
                x: point.x - bounds.x - bounds.size.width / 2, y: point.y - bounds.y - bounds.size.height / 2)
        )
        return Point(x: center.x + distance.x, y: center.y + distance.y)
    }

    /// `UIView.convert(_:to:)`: a point of a view in the coordinates of another one, or of the window.
    ///
    /// - Returns: Nil if the transform of a view on the way makes a line or a point of it.
    package func convert(_ point: Point, from view: View.ID?, to other: View.ID?) -> Point? {
        var point = point
        if let view {
            for outer in viewAndSuperviews(of: view) { point = convert(point, from: outer) }
        }
        guard let other else { return point }
        for outer in viewAndSuperviews(of: other).reversed() {
            guard let inner = convert(point, to: outer) else { return nil }
            point = inner
        }
        return point
    }

    /// The same of a rectangle: what encloses its corners.
    package func convert(_ part: Rectangle, from view: View.ID?, to other: View.ID?) -> Rectangle? {
        let right = part.x + part.size.width, bottom = part.y + part.size.height
        let corners = [
            Point(x: part.x, y: part.y), Point(x: right, y: part.y), Point(x: part.x, y: bottom),
            Point(x: right, y: bottom),
        ]
        .compactMap { convert($0, from: view, to: other) }
        guard corners.count == 4, let left = corners.map({ $0.x }).min(),
            let top = corners.map({ $0.y }).min(),
            let end = corners.map({ $0.x }).max(), let foot = corners.map({ $0.y }).max()
        else { return nil }
        return Rectangle(x: left, y: top, size: Size(width: end - left, height: foot - top))
    }

    /// The middle of a view, in the coordinates of the window.
    ///
    /// - Parameter view: The view.
    /// - Returns: The point that a person aims at who taps the view.
    package func center(of view: View.ID) -> Point {
        let bounds = views[view].bounds
        let middle = Point(x: bounds.x + bounds.size.width / 2, y: bounds.y + bounds.size.height / 2)
        return convert(middle, from: view, to: nil) ?? middle
    }
}
