/// How the two columns of a split view controller stand.
public struct SplitColumns: Hashable, Sendable {
    /// One of the columns; a supplementary one is not simulated.
    public enum Column: String, CaseIterable, Hashable, Sendable { case primary, secondary }

    /// `UISplitViewController.DisplayMode`, under its names since iOS 14.
    public enum DisplayMode: String, CaseIterable, Hashable, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    }

    /// `preferredDisplayMode`.
    public internal(set) var preferred = DisplayMode.automatic
    /// `isCollapsed`: only one column has room.
    public internal(set) var isCollapsed = false
    /// The column that is seen while there is room for one.
    public internal(set) var top = Column.secondary
    /// Whether the delegate keeps the primary column on top of a collapse.
    var prefersPrimary = false
    /// Whether a column went away in a collapse and has not been seen since.
    var hasHiddenColumn = false
}
