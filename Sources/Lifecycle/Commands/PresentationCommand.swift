/// Presenting and dismissing.
package enum PresentationCommand: Hashable, Sendable {
    /// Calls `present(_:animated:completion:)`.
    case present(Controller.ID, from: Controller.ID, style: Controller.ModalStyle, animated: Bool)
    /// Calls `dismiss(animated:completion:)`.
    case dismiss(Controller.ID, animated: Bool)
    /// Calls `present(_:animated:completion:)` with nil, as Objective-C can.
    case presentNil(from: Controller.ID)
    case setModalInPresentation(Bool, of: Controller.ID)
    /// Sets the detents of a controller's sheet.
    case setDetents([Detent], of: Controller.ID)
    /// Lets the delegate of a controller's presentation return false from `presentationControllerShouldDismiss(_:)`.
    case refuseDismissal(of: Controller.ID)
    /// Lets a class set `definesPresentationContext`.
    case definePresentationContext(in: ControllerClass.ID)
    /// A finger begins to drag a sheet down.
    case dragSheet
    /// A finger begins a dismissal that the app itself animates.
    case swipeAway(Controller.ID)

    var facts: CommandFacts {
        switch self {
        case .present(_, _, _, let animated), .dismiss(_, let animated): .animated(animated)
        case .presentNil, .dragSheet: CommandFacts()
        case .swipeAway: CommandFacts(existence: .customTransitionsExist)
        case .setModalInPresentation, .refuseDismissal: CommandFacts(existence: .blockedSheetTellsOfAttempt)
        case .setDetents: CommandFacts(existence: .sheetHasDetents)
        case .definePresentationContext: .preparation()
        }
    }

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .present(let presented, let source, let style, let animated):
            return try app.present(presented, from: source, style: style, animated: animated)
        case .dismiss(let controller, _) where app.world.presenterToDismiss(from: controller) == nil:
            app.recordRule(.dismissalNeedsAPresentation)
        case .dismiss(let controller, let animated):
            return try app.dismiss(from: controller, animated: animated)
        case .presentNil(let source):
            throw app.crash(.presentedNil(on: source), of: source, by: .presentingNilRaises)
        case .setModalInPresentation(let isModal, let controller):
            app.world.controllers[controller].isModalInPresentation = isModal
        case .setDetents(let detents, let controller): return app.setDetents(detents, of: controller)
        case .refuseDismissal(let controller): app.world.controllers[controller].refusesDismissal = true
        case .definePresentationContext(let classID):
            app.world.classes[classID].definesPresentationContext = true
        case .dragSheet: return try app.dragSheet()
        case .swipeAway(let controller):
            return try app.dismiss(from: controller, animated: true, isInteractive: true)
        }
        return .done
    }
}
