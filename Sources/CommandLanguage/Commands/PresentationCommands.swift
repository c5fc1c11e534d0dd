import Lifecycle

extension CommandTable {
    static let presentation: [CommandForm] = [
        CommandForm(
            .showing,
            "present <controller> [from <controller>] [as <style>] [animated | not animated] [and hold]"
        ) { (captures) throws(CommandError) in
            let names = captures.texts(.controller)
            let presented = try captures.controller(named: names[0])
            let source =
                names.count > 1
                ? try captures.controller(named: names[1]) : presenter(of: presented, captures)
            guard let source else {
                throw CommandError("There is no controller to present from. Launch one first.")
            }
            return held(
                .presentation(
                    .present(
                        presented, from: source, style: captures.style ?? .automatic,
                        animated: animated(captures))), captures)
        },
        CommandForm(.showing, "dismiss [<controller>] [animated | not animated] [and hold]") {
            (captures) throws(CommandError) in
            let world = captures.context.world
            let named = captures.text(.controller) == nil ? world.frontmost : try captures.controller()
            guard let controller = named else { throw CommandError("There is nothing on screen to dismiss.") }
            return held(.presentation(.dismiss(controller, animated: animated(captures))), captures)
        },
        CommandForm(
            .showing, "present nil [from <controller>]", of: { .presentation(.presentNil(from: $0)) }),
        CommandForm(.showing, "swipe away [<controller>]", of: { .presentation(.swipeAway($0)) }),
        CommandForm(.showing, "set modal in presentation [<controller>] [true | false]") {
            (captures) throws(CommandError) in
            .simulate(
                .presentation(.setModalInPresentation(!captures.has("false"), of: try captures.controller())))
        },
        CommandForm(.showing, "detents [<controller>] (medium | large) [medium | large]") {
            (captures) throws(CommandError) in
            let detents = Detent.allCases.filter { captures.has($0.rawValue) }
            return .simulate(.presentation(.setDetents(detents, of: try captures.controller())))
        },
        CommandForm(
            .showing, "refuse dismissal [<controller>]", of: { .presentation(.refuseDismissal(of: $0)) }),
        CommandForm(.setUp, "define presentation context [in <classOfApp>]") {
            (captures) throws(CommandError) in
            .simulate(.presentation(.definePresentationContext(in: try captures.classToChange())))
        },
        CommandForm(.showing, "drag sheet") { _ in .simulate(.presentation(.dragSheet)) },
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
