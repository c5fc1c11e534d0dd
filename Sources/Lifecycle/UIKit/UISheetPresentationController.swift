extension Simulation {
    /// The finger begins to drag a sheet down.
    mutating func dragSheet() throws(Interruption) -> Outcome {
        guard let sheet = world.topmostPresented, let presenter = world.controllers[sheet].presenter,
            !world.transitions.contains(where: { $0.presented != nil }),
            holds(.draggedSheetBeginsToDisappear),
            world.isSheet(sheet), world.controllers[sheet].appearance == .appeared
        else { return .ignored(.noSheet) }
        if world.effectiveStyle(of: sheet) == .popover { cite(.compactPopoverIsSheet) }
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
        try begin(
            Transition(
                container: presenter, kind: .sheetDrag(of: sheet), isAnimated: true, isInteractive: true))
        return .done
    }
}

extension World {
    /// Whether a presented controller is a sheet that a finger can drag.
    func isSheet(_ presented: Controller.ID) -> Bool {
        let style = effectiveStyle(of: presented)
        if style == .popover, !isInPopover(presented), holds(.compactPopoverIsSheet) { return true }
        return style == .pageSheet || style == .formSheet
    }
}
