/// `CGAffineTransform`: what a view's `transform` does to a distance from its center.
package struct AffineTransform: Hashable, Sendable {
    /// `a`, `b`, `c` and `d`: how much of x and y comes from x and y.
    package var a, b, c, d: Double
    /// `tx` and `ty`: how far everything moves, in points.
    package var tx, ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The transform that changes nothing.
    package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// `CGAffineTransform(rotationAngle:)`, clockwise on the screen, in radians.
    package static func rotation(_ angle: Double) -> AffineTransform {
        let sine = angle.sine, cosine = (angle + Double.pi / 2).sine
        return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// `concatenating(_:)`: this one first, then the other.
    package func concatenating(_ other: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// `inverted()`; nil if it makes a line or a point of everything.
    package var inverse: AffineTransform? {
        let determinant = a * d - b * c
        guard determinant.magnitude > 1e-12, determinant.isFinite else { return nil }
        return AffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// `CGPoint.applying(_:)`
    func apply(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The size of what encloses a transformed size.
    func enclosing(_ size: Size) -> Size {
        Size(
            width: a.magnitude * size.width + c.magnitude * size.height,
            height: b.magnitude * size.width + d.magnitude * size.height)
    }
}

extension Double {
    /// The sine, by its series around the nearest multiple of pi; nothing is imported here that knows it.
    fileprivate var sine: Double {
        guard isFinite, magnitude < 1e9 else { return 0 }
        let halfTurns = (self / .pi).rounded()
        let rest = self - halfTurns * .pi
        var term = rest, sum = rest, index = 1.0
        while term.magnitude > 1e-17, index < 40 {
            term *= -rest * rest / ((index + 1) * (index + 2))
            sum += term
            index += 2
        }
        return halfTurns.truncatingRemainder(dividingBy: 2) == 0 ? sum : -sum
    }
}
