import Lifecycle

extension CommandTable {
    static let presentation: [CommandForm] = [
        CommandForm(
            .showing,
            "present <controller> [from <controller>] [as <style>] [animated | not animated] [and hold]",
            "presents a controller, as a sheet or full screen and so on",
            example: "present detail as fullScreen",
            after: "launch vc; class Detail; new Detail as detail; use vc"
        ) { (captures) throws(CommandError) in
            let names = captures.texts(.controller)
            let presented = try captures.controller(named: names[0])
            let source =
                names.count > 1
                ? try captures.controller(named: names[1]) : presenter(of: presented, captures)
            guard let source else {
                throw CommandError("There is no controller to present from: launch one first.")
            }
            return held(
                .present(
                    presented, from: source, style: captures.style ?? .automatic,
                    animated: animated(captures)), captures)
        },
        CommandForm(
            .showing, "dismiss [<controller>] [animated | not animated] [and hold]", "ends a presentation",
            example: "dismiss", after: "launch vc; class Detail; new Detail as detail; present detail from vc"
        ) { (captures) throws(CommandError) in
            let world = captures.context.world
            let named = captures.text(.controller) == nil ? world.frontmost : try captures.controller()
            guard let controller = named else { throw CommandError("Nothing is on screen to dismiss.") }
            return held(.dismiss(controller, animated: animated(captures)), captures)
        },
        CommandForm(
            .showing, "present nil [from <controller>]", "presents nothing, as Objective-C can",
            example: "present nil from vc"
        ) { (captures) throws(CommandError) in
            .simulate(.presentNil(from: try captures.controller()))
        },
        CommandForm(
            .showing, "swipe away [<controller>]",
            "begins a dismissal that the app itself animates; finish or cancel ends it",
            example: "swipe away detail",
            after: "launch vc; class Detail; new Detail as detail; present detail from vc as fullScreen"
        ) { (captures) throws(CommandError) in .simulate(.swipeAway(try captures.controller())) },
        CommandForm(
            .showing, "set modal in presentation [<controller>] [true | false]",
            "sets isModalInPresentation: a finger cannot drag the sheet away",
            example: "set modal in presentation detail", after: "class Detail; new Detail as detail"
        ) { (captures) throws(CommandError) in
            .simulate(.setModalInPresentation(!captures.has("false"), of: try captures.controller()))
        },
        CommandForm(
            .showing, "refuse dismissal [<controller>]",
            "lets the delegate return false from presentationControllerShouldDismiss(_:)",
            example: "refuse dismissal detail", after: "class Detail; new Detail as detail"
        ) { (captures) throws(CommandError) in .simulate(.refuseDismissal(of: try captures.controller())) },
        CommandForm(
            .setUp, "define presentation context [in <classOfApp>]",
            "lets a class set definesPresentationContext", example: "define presentation context in Feed",
            after: "class Feed"
        ) { (captures) throws(CommandError) in
            .simulate(.definePresentationContext(in: try captures.classToChange()))
        },
        CommandForm(
            .showing, "drag sheet", "begins to drag a sheet down; finish or cancel ends it",
            example: "drag sheet",
            after: "launch vc; class Detail; new Detail as detail; present detail from vc"
        ) { _ in .simulate(.dragSheet) },
        CommandForm(
            .showing, "finish", "lets the finger go where the movement completes", example: "finish",
            after: stack + "; swipe back"
        ) { _ in .simulate(.finish) },
        CommandForm(
            .showing, "cancel", "lets the finger go where everything goes back", example: "cancel",
            after: stack + "; swipe back"
        ) { _ in .simulate(.cancel) },
    ]

    /// Who presents when nobody is named: the current controller if it is on screen, else the frontmost.
    private static func presenter(of presented: Controller.ID, _ captures: Captures) -> Controller.ID? {
        let world = captures.context.world
        if let current = captures.context.current, current != presented,
            world.controllers[current].appearance == .appeared
        {
            return current
        }
        return world.frontmost ?? captures.context.current
    }
}

extension World {
    /// The controller that is presented last, or else the root.
    var frontmost: Controller.ID? {
        var next = window.root
        while let current = next, let presented = controllers[current].presented { next = presented }
        return next
    }
}
