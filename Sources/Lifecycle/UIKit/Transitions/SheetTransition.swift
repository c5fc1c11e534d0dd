// A finger drags a sheet down, or taps beside it: only the sheet hears of it, for its presenter never left.

extension Simulation {
    mutating func startDrag(of sheet: Controller.ID) throws(Interruption) {
        world.controllers[sheet].appearanceTransition = .isBeingDismissed
        recordRule(.sheetKeepsPresenterVisible)
        try beginAppearanceTransition(
            sheet, isAppearing: false, animated: true, by: .draggedSheetBeginsToDisappear)
    }

    /// The sheet is gone.
    mutating func finishDrag(of sheet: Controller.ID) throws(Interruption) {
        guard let presenter = world.controllers[sheet].presenter else { return }
        recordRule(.sheetKeepsPresenterVisible)
        try removeFromContainerView(sheet)
        try endAppearanceTransition(sheet, by: .draggedSheetBeginsToDisappear)
        try tellDelegate(of: sheet, .presentationDidDismiss, by: .sheetDelegateHearsOfDrags)
        world.unlink([sheet], from: presenter)
        try release(.controller(sheet))
        try endIfUnreferenced(.controller(presenter))
    }
}
