/// A width and a height, in points.
package struct Size: Hashable, Sendable {
    /// The horizontal extent, in points.
    package var width: Double
    /// The vertical extent, in points.
    package var height: Double

    /// The size without extent, with which `UIView()` starts.
    package static let zero = Size(width: 0, height: 0)

    /// Makes a size.
    ///
    /// - Parameters:
    ///   - width: The horizontal extent, in points.
    ///   - height: The vertical extent, in points.
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The same size, lying on its side.
    package var turned: Size { Size(width: height, height: width) }
}

/// A place and a size in the coordinates of the superview, in points.
package struct Rectangle: Hashable, Sendable {
    /// The distance from the superview's left edge, in points.
    package var x: Double
    /// The distance from the superview's top edge, in points.
    package var y: Double
    /// The extent, in points.
    package var size: Size

    /// The rectangle with which `UIView()` starts.
    package static let zero = Rectangle(x: 0, y: 0, size: .zero)

    /// Makes a rectangle.
    ///
    /// - Parameters:
    ///   - x: The distance from the superview's left edge, in points.
    ///   - y: The distance from the superview's top edge, in points.
    ///   - size: The extent, in points.
    package init(x: Double = 0, y: Double = 0, size: Size) {
        self.x = x
        self.y = y
        self.size = size
    }

    /// Indicates whether a point is inside; the right and bottom edges are outside.
    package func contains(_ point: Point) -> Bool {
        point.x >= x && point.y >= y && point.x < x + size.width && point.y < y + size.height
    }
}

/// A place in some view's coordinates, in points.
package struct Point: Hashable, Sendable {
    /// The distance from the left edge, in points.
    package var x: Double
    /// The distance from the top edge, in points.
    package var y: Double

    /// Makes a point.
    ///
    /// - Parameters:
    ///   - x: The distance from the left edge, in points.
    ///   - y: The distance from the top edge, in points.
    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// Distances from the edges of a view inwards, in points.
package struct Insets: Hashable, Sendable {
    /// The distance from the top edge, in points.
    package var top: Double
    /// The distance from the left edge, in points.
    package var left: Double
    /// The distance from the bottom edge, in points.
    package var bottom: Double
    /// The distance from the right edge, in points.
    package var right: Double

    /// No distance at all.
    package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    /// Returns the parts of a rectangle's insets that reach into a frame inside it; zero if the frame is
    /// outside.
    func covering(_ frame: Rectangle, of bounds: Rectangle) -> Insets {
        let x = frame.x - bounds.x, y = frame.y - bounds.y
        // A frame that starts at the same edge is inside, even if neither has a size yet.
        func isInside(_ start: Double, _ length: Double, _ whole: Double) -> Bool {
            start == 0 || start < whole && start + length > 0
        }
        guard isInside(x, frame.size.width, bounds.size.width),
            isInside(y, frame.size.height, bounds.size.height)
        else { return .zero }
        return Insets(
            top: max(0, top - y), left: max(0, left - x),
            bottom: max(0, bottom - (bounds.size.height - y - frame.size.height)),
            right: max(0, right - (bounds.size.width - x - frame.size.width)))
    }
}
