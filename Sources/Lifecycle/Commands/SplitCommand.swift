/// Showing and hiding the columns of a split view controller.
package enum SplitCommand: Hashable, Sendable {
    /// Sets `preferredDisplayMode`.
    case setDisplayMode(SplitColumns.DisplayMode, of: Controller.ID)
    /// Shows a column: in code, or as `showDetailViewController` does.
    case show(SplitColumns.Column, of: Controller.ID)
    /// Calls `hide(_:)`.
    case hide(SplitColumns.Column, of: Controller.ID)
    /// Calls `showDetailViewController(_:sender:)`.
    case showDetail(Controller.ID, from: Controller.ID)
    /// Lets the delegate keep the primary column when the controller collapses.
    case preferPrimary(of: Controller.ID)

    var facts: CommandFacts {
        switch self {
        case .setDisplayMode, .show, .preferPrimary: CommandFacts()
        case .hide: CommandFacts(existence: .columnsAreShownByName)
        case .showDetail: CommandFacts(existence: .detailTakesSecondaryColumn)
        }
    }

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .setDisplayMode(let mode, let split): return try app.setDisplayMode(mode, of: split)
        case .show(let column, let split): return try app.showColumn(column, of: split)
        case .hide(let column, let split): return try app.hideColumn(column, of: split)
        case .showDetail(let detail, let source): return try app.showDetail(detail, from: source)
        case .preferPrimary(let split):
            app.world.controllers[split].columns.prefersPrimary = true
            return .done
        }
    }
}
