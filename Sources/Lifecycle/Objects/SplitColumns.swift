/// The state of the two columns of a split view controller.
package struct SplitColumns: Hashable, Sendable {
    /// One of the columns; a supplementary one is not simulated.
    package enum Column: String, CaseIterable, Hashable, Sendable { case primary, secondary }

    /// `UISplitViewController.DisplayMode`, under its names since iOS 14.
    package enum DisplayMode: String, CaseIterable, Hashable, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    }

    /// What `setViewController(_:for:)` has put into the columns.
    var assigned: [Column: Controller.ID] = [:]
    /// `preferredDisplayMode`.
    package internal(set) var preferred = DisplayMode.automatic
    /// `isCollapsed`: only one column has room.
    package internal(set) var isCollapsed = false
    /// The column that is seen while there is room for one.
    package internal(set) var top = Column.secondary
    /// Indicates whether the delegate keeps the primary column on top when the columns collapse.
    var prefersPrimary = false
    /// Indicates whether a column was hidden by a collapse and hasn't been shown since.
    var hasHiddenColumn = false
}
