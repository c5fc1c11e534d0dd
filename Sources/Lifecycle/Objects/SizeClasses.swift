/// A pair of size classes: the part of a trait collection that a rotation or a split screen changes.
package struct SizeClasses: Hashable, Sendable, CustomStringConvertible {
    /// The space in one dimension.
    package enum SizeClass: String, Hashable, Sendable { case compact, regular }

    /// The room from left to right.
    package let horizontal: SizeClass
    /// The room from top to bottom.
    package let vertical: SizeClass

    /// Both words, the horizontal one first.
    package var description: String { "\(horizontal) \(vertical)" }

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

    /// The names of the traits in which these differ from others.
    func traits(differingFrom other: SizeClasses) -> Set<String> {
        var names: Set<String> = []
        if horizontal != other.horizontal { names.insert("UITraitHorizontalSizeClass") }
        if vertical != other.vertical { names.insert("UITraitVerticalSizeClass") }
        return names
    }
}
