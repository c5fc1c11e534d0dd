import Lifecycle

extension CommandTable {
    static let presentation: [AppForm<PresentationCommand>] = [
        AppForm(
            .showing,
            "present <controller> [from <controller>] [as <style>] [animated | not animated] [and hold]"
        ) { (captures) throws(CommandError) in
            let named = try captures.controllers()
            guard let source = named.count > 1 ? named[1] : presenter(of: named[0], captures) else {
                throw CommandError("There's no controller to present from. Launch one first.")
            }
            return .present(
                named[0], from: source, style: captures.style ?? .automatic, animated: captures.isAnimated)
        },
        AppForm(.showing, "dismiss [<controller>] [animated | not animated] [and hold]") {
            (captures) throws(CommandError) in
            let world = captures.context.world
            let named = captures.text(.controller) == nil ? world.frontmost : try captures.controller()
            guard let controller = named else { throw CommandError("There's nothing on screen to dismiss.") }
            return .dismiss(controller, animated: captures.isAnimated)
        },
        AppForm(
            .showing, "present nil [from <controller>]", of: { .presentNil(from: $0) }),
        AppForm(.showing, "swipe away [<controller>]", of: { .swipeAway($0) }),
        AppForm(
            .showing, "set modal in presentation [<controller>] [true | false]", Captures.controller
        ) { .setModalInPresentation(!$1.has("false"), of: $0) },
        AppForm(
            .showing, "detents [<controller>] (medium | large) [medium | large]", Captures.controller
        ) { controller, captures in
            .setDetents(Detent.allCases.filter { captures.has($0.rawValue) }, of: controller)
        },
        AppForm(
            .showing, "refuse dismissal [<controller>]", of: { .refuseDismissal(of: $0) }),
        AppForm(.setUp, "define presentation context [in <classOfApp>]", Captures.classToChange) {
            classID, _ in .definePresentationContext(in: classID)
        },
        AppForm(.showing, "drag sheet", .dragSheet),
    ]

    /// Returns the presenter if none is named: the current controller if it is on screen, otherwise the
    /// frontmost one.
    private static func presenter(of presented: Controller.ID, _ captures: Captures) -> Controller.ID? {
        let world = captures.context.world
        if let current = captures.context.current, current != presented,
            world.controllers[current].appearance == .appeared
        {
            return current
        }
        return world.frontmost ?? captures.context.current.flatMap { $0 == presented ? nil : $0 }
    }
}

extension Wording {
    func line(for command: PresentationCommand) -> String? {
        switch command {
        case .present(let presented, let source, let style, let animated):
            "present \(name(presented)) from \(name(source))"
                + (style == .automatic ? "" : " as \(style.rawValue)") + animationSuffix(animated)
        case .dismiss(let controller, let animated): "dismiss \(name(controller))" + animationSuffix(animated)
        case .presentNil(let source): "present nil from \(name(source))"
        case .setModalInPresentation(let isModal, let controller):
            "set modal in presentation \(name(controller))" + (isModal ? "" : " false")
        case .setDetents(let detents, let controller):
            "detents \(name(controller)) \(detents.map { $0.rawValue }.joined(separator: " "))"
        case .refuseDismissal(let controller): "refuse dismissal \(name(controller))"
        case .definePresentationContext(let classID): "define presentation context in \(name(classID))"
        case .dragSheet: "drag sheet"
        case .swipeAway(let controller): "swipe away \(name(controller))"
        }
    }
}
