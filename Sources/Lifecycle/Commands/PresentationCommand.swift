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
        case .presentNil, .dragSheet, .swipeAway: CommandFacts()
        case .setModalInPresentation, .refuseDismissal: CommandFacts(existence: .blockedSheetTellsOfAttempt)
        case .setDetents: CommandFacts(existence: .sheetHasDetents)
        case .definePresentationContext: .preparation()
        }
    }
}

extension PresentationCommand {
    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .present(let presented, let source, let style, let animated):
            return try app.present(presented, from: source, style: style, animated: animated)
        case .dismiss(let controller, _) where app.world.presenterToDismiss(from: controller) == nil:
            app.recordRule(.dismissalNeedsAPresentation)
        case .dismiss(let controller, let animated):
            return try app.dismiss(from: controller, animated: animated)
        case .presentNil(let source): throw app.presentNil(from: source)
        case .setModalInPresentation(let isModal, let controller):
            app.world.controllers[controller].isModalInPresentation = isModal
        case .setDetents(let detents, let controller): return app.setDetents(detents, of: controller)
        case .refuseDismissal(let controller): app.world.controllers[controller].refusesDismissal = true
        case .definePresentationContext(let classID):
            app.world.classes[classID].definesPresentationContext = true
        case .dragSheet: return try app.dragSheet()
        case .swipeAway(let controller): return try app.swipeAway(controller)
        }
        return .done
    }
}

extension CandidateCommands {
    static let presentation = kinds(
        Command.presentation,
        { $0.presentations },
        { now in
            now.controllers.filter { now.world.presenterToDismiss(from: $0) != nil }.flatMap { controller in
                either.map { .dismiss(controller, animated: $0) }
            }
        },
        { $0.controllers.map { .presentNil(from: $0) } },
        {
            $0.controllers.flatMap { controller in either.map { .setModalInPresentation($0, of: controller) }
            }
        },
        { $0.controllers.map { .refuseDismissal(of: $0) } },
        {
            $0.controllers.flatMap { controller in
                [[Detent.medium], [.medium, .large]].map { .setDetents($0, of: controller) }
            }
        },
        { $0.classes.map { .definePresentationContext(in: $0) } },
        { $0.controllers.map { .swipeAway($0) } },
        { _ in [.dragSheet] })

    private var presentations: [PresentationCommand] {
        let free = Set(free)
        return pairs.flatMap { presented, source in
            presentations(of: presented, from: source, isFree: free.contains(presented))
        }
    }

    /// Every style where it can go well, and one where UIKit objects.
    private func presentations(
        of presented: Controller.ID, from source: Controller.ID, isFree: Bool
    ) -> [PresentationCommand] {
        guard isFree, !world.isAbove(presented, source) else {
            return [.present(presented, from: source, style: .automatic, animated: true)]
        }
        return Controller.ModalStyle.allCases.flatMap { style in
            CandidateCommands.either.map { .present(presented, from: source, style: style, animated: $0) }
        }
    }
}
