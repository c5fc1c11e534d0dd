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

    init(of size: Size, in environment: Environment) {
        switch environment.device.idiom {
        case .pad:
            horizontal = size.width >= environment.points(.regularPadWidth) ? .regular : .compact
            vertical = .regular
        case .phone:
            let isLandscape = size.width > size.height
            horizontal =
                isLandscape && size.height >= environment.points(.regularPhoneHeight) ? .regular : .compact
            vertical = isLandscape ? .compact : .regular
        }
    }
}
