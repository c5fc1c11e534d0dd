/// The interface orientations that a controller class supports.
package enum Orientations: String, CaseIterable, Hashable, Sendable {
    case portrait, landscape, all

    /// Indicates whether an interface may be in this orientation.
    package func allows(isLandscape: Bool) -> Bool { self == .all || (self == .landscape) == isLandscape }
}
