/// What a controller class allows the interface to be turned to.
package enum Orientations: String, CaseIterable, Hashable, Sendable {
    case portrait, landscape, all

    /// Whether an interface may stand so.
    ///
    /// - Parameter isLandscape: Whether it would lie on its side.
    /// - Returns: False if the class does not want it so.
    package func allows(isLandscape: Bool) -> Bool { self == .all || (self == .landscape) == isLandscape }
}
