extension Simulation {
    /// The finger begins to drag a sheet down.
    mutating func dragSheet() throws(Interruption) -> Outcome {
        guard let sheet = world.topmostPresented, world.presentations.isEmpty, holds(.sheetIsTheDefault),
            world.isSheet(sheet), world.controllers[sheet].appearance == .appeared
        else { return .ignored(.noSheet) }
        guard !world.controllers[sheet].isModalInPresentation else {
            tellDelegate(of: sheet, .presentationDidAttemptToDismiss, by: .blockedSheetTellsOfAttempt)
            return .done
        }
        tellDelegate(of: sheet, .presentationShouldDismiss, by: .sheetDelegateHearsOfDrags)
        guard !world.controllers[sheet].refusesDismissal else {
            tellDelegate(of: sheet, .presentationDidAttemptToDismiss, by: .blockedSheetTellsOfAttempt)
            return .done
        }
        tellDelegate(of: sheet, .presentationWillDismiss, by: .sheetDelegateHearsOfDrags)
        world.controllers[sheet].doing = .isBeingDismissed
        try beginAppearanceTransition(
            sheet, isAppearing: false, animated: true, by: .draggedSheetBeginsToDisappear)
        world.runLoop.held.append(.finishSheet(sheet))
        return .done
    }

    /// The sheet springs back.
    mutating func cancelSheet(_ sheet: Controller.ID) throws(Interruption) {
        try beginAppearanceTransition(sheet, isAppearing: true, animated: true, by: .sheetSpringsBack)
        try viewIsAppearing(sheet)
        try endAppearanceTransition(sheet, by: .sheetSpringsBack)
    }

    /// The sheet is gone.
    mutating func finishSheet(_ sheet: Controller.ID) throws(Interruption) {
        guard let presenter = world.controllers[sheet].presenter else { return }
        try removeFromContainerView(sheet)
        try endAppearanceTransition(sheet, by: .draggedSheetBeginsToDisappear)
        tellDelegate(of: sheet, .presentationDidDismiss, by: .sheetDelegateHearsOfDrags)
        unlink([sheet], from: presenter)
        try release(reference: sheet)
        try endIfUnreferenced(presenter)
    }

    /// The finger begins a dismissal that the app itself animates.
    mutating func swipeAway(_ controller: Controller.ID) throws(Interruption) -> Outcome {
        guard heeds(.customTransitionsExist) else { return .ignored(.unavailable(.customTransitionsExist)) }
        return try dismiss(from: controller, animated: true, isInteractive: true)
    }
}
