/// What a controller class allows the interface to be turned to.
public enum Orientations: String, CaseIterable, Hashable, Sendable {
    case portrait, landscape, all

    /// Whether an interface may stand so.
    ///
    /// - Parameter isLandscape: Whether it would lie on its side.
    /// - Returns: False if the class does not want it so.
    public func allows(isLandscape: Bool) -> Bool { self == .all || (self == .landscape) == isLandscape }
}

/// A pair of size classes: the part of a trait collection that a rotation or a split screen changes.
public struct SizeClasses: Hashable, Sendable, CustomStringConvertible {
    /// How much room there is in one direction.
    public enum SizeClass: String, Hashable, Sendable { case compact, regular }

    /// The room from left to right.
    public let horizontal: SizeClass
    /// The room from top to bottom.
    public let vertical: SizeClass

    /// Both words, the horizontal one first.
    public var description: String { "\(horizontal) \(vertical)" }

    init(of size: Size, on idiom: Device.Idiom) {
        switch idiom {
        case .pad:
            horizontal = size.width >= 668 ? .regular : .compact
            vertical = .regular
        case .phone:
            let isLandscape = size.width > size.height
            horizontal = isLandscape && size.height >= 414 ? .regular : .compact
            vertical = isLandscape ? .compact : .regular
        }
    }
}

/// Distances from the edges of a view inwards, in points.
public struct Insets: Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: Double
    /// The distance from the left edge, in points.
    public var left: Double
    /// The distance from the bottom edge, in points.
    public var bottom: Double
    /// The distance from the right edge, in points.
    public var right: Double

    /// No distance at all.
    public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
}
