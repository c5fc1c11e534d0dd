extension Simulation {
    /// The finger begins to drag a sheet down.
    mutating func dragSheet() throws(Interruption) -> Outcome {
        guard let sheet = world.topmostPresented, let presenter = world.controllers[sheet].presenter,
            !world.transitions.contains(where: { $0.presented != nil }), holds(.sheetIsTheDefault),
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
        try begin(
            Transition(
                container: presenter, kind: .sheetDrag(of: sheet), isAnimated: true, isInteractive: true))
        return .done
    }

    /// The finger begins a dismissal that the app itself animates.
    mutating func swipeAway(_ controller: Controller.ID) throws(Interruption) -> Outcome {
        guard heeds(.customTransitionsExist) else { return .ignored(.unavailable(.customTransitionsExist)) }
        return try dismiss(from: controller, animated: true, isInteractive: true)
    }
}
