import Lifecycle

extension CommandTable {
    static let containment: [CommandForm] = [
        CommandForm(
            .showing, "embed <controller> in <controller>", "adds a child by the whole recipe",
            example: "embed feed in vc", after: "class Feed; use vc; access view; new Feed as feed"
        ) { (captures) throws(CommandError) in
            let (child, parent) = try pair(captures)
            return .simulate(.embed(child, in: parent))
        },
        CommandForm(
            .showing, "add child <controller> [in <controller>]", "calls addChild(_:)",
            example: "add child feed in vc",
            after: "class Feed; use vc; access view; new Feed as feed"
        ) { (captures) throws(CommandError) in
            let (child, parent) = try pair(captures)
            return .simulate(.addChild(child, to: parent))
        },
        CommandForm(
            .showing, "add subview <controller> in <controller>", "adds a controller's view to another one's",
            example: "add subview feed in vc", after: "class Feed; use vc; access view; new Feed as feed"
        ) { (captures) throws(CommandError) in
            let (child, parent) = try pair(captures)
            return .simulate(.addSubview(child, to: parent))
        },
        CommandForm(
            .showing, "will move <controller> (nil | <controller>)", "calls willMove(toParent:)",
            example: "will move feed to nil", after: "class Feed; use vc; access view; new Feed as feed"
        ) { (captures) throws(CommandError) in
            let (child, parent) = try childAndParent(captures)
            return .simulate(.willMove(child, toParent: parent))
        },
        CommandForm(
            .showing, "did move <controller> (nil | <controller>)", "calls didMove(toParent:)",
            example: "did move feed to vc", after: "class Feed; use vc; access view; new Feed as feed"
        ) { (captures) throws(CommandError) in
            let (child, parent) = try childAndParent(captures)
            return .simulate(.didMove(child, toParent: parent))
        },
        CommandForm(
            .showing, "remove child [<controller>]", "removes a child by the whole recipe",
            example: "remove child feed",
            after: "class Feed; use vc; access view; new Feed as feed; embed feed in vc"
        ) { (captures) throws(CommandError) in .simulate(.unembed(try captures.controller())) },
        CommandForm(
            .showing, "remove from parent [<controller>]", "calls removeFromParent()",
            example: "remove from parent feed",
            after: "class Feed; use vc; access view; new Feed as feed; embed feed in vc"
        ) { (captures) throws(CommandError) in .simulate(.removeFromParent(try captures.controller())) },
        CommandForm(
            .showing, "flip from <controller> to <controller> [animated | not animated]",
            "calls transition(from:to:)",
            example: "flip from feed to detail",
            after: "class Feed; use vc; launch; new Feed as feed; new Feed as detail; embed feed in vc; "
                + "add child detail in vc"
        ) { (captures) throws(CommandError) in
            let (old, new) = try pair(captures)
            return .simulate(.flip(from: old, to: new, animated: animated(captures)))
        },
        CommandForm(
            .showing, "begin appearance [<controller>] [appearing | disappearing] [animated | not animated]",
            "calls beginAppearanceTransition", example: "begin appearance vc appearing"
        ) { (captures) throws(CommandError) in
            .simulate(
                .beginAppearance(
                    try captures.controller(), isAppearing: !captures.has("disappearing"),
                    animated: animated(captures)))
        },
        CommandForm(
            .showing, "end appearance [<controller>]", "calls endAppearanceTransition",
            example: "end appearance vc",
            after: "begin appearance vc appearing"
        ) { (captures) throws(CommandError) in .simulate(.endAppearance(try captures.controller())) },
        CommandForm(
            .setUp, "forward appearance by hand [in <classOfApp>]",
            "lets a class return false from shouldAutomaticallyForwardAppearanceMethods",
            example: "forward appearance by hand"
        ) { (captures) throws(CommandError) in .simulate(.forwardByHand(try captures.classToChange())) },
    ]

    static let navigation: [CommandForm] = [
        CommandForm(
            .showing, "push <controller> [onto <controller>] [animated | not animated] [and hold]",
            "pushes a controller; and hold stops before the animation ends", example: "push detail",
            after: "class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; "
                + "new Feed as detail"
        ) { (captures) throws(CommandError) in
            let names = captures.texts(.controller)
            let navigation = try container(.navigation, named: names.count > 1 ? names[1] : nil, captures)
            return held(
                .push(try captures.controller(), onto: navigation, animated: animated(captures)), captures)
        },
        CommandForm(
            .showing, "pop [to <controller>] [animated | not animated] [and hold]",
            "pops the top, or down to a controller", example: "pop", after: stack
        ) { (captures) throws(CommandError) in
            let navigation = try container(.navigation, named: nil, captures)
            let target = captures.text(.controller) == nil ? nil : try captures.controller()
            if let target, captures.context.world.kindOfController(target) == .navigation {
                return held(.pop(target, to: nil, animated: animated(captures)), captures)
            }
            return held(.pop(navigation, to: target, animated: animated(captures)), captures)
        },
        CommandForm(
            .showing, "pop to root [animated | not animated] [and hold]", "pops all but the first",
            example: "pop to root",
            after: stack
        ) { (captures) throws(CommandError) in
            held(
                .popToRoot(try container(.navigation, named: nil, captures), animated: animated(captures)),
                captures)
        },
        CommandForm(
            .showing, "set stack <controller> [<controller>]* [animated | not animated] [and hold]",
            "sets the whole stack, the bottom first", example: "set stack detail feed", after: stack
        ) { (captures) throws(CommandError) in
            var controllers: [Controller.ID] = []
            for name in captures.texts(.controller) {
                controllers.append(try captures.controller(named: name))
            }
            let navigation = try container(.navigation, named: nil, captures)
            return held(.setStack(controllers, of: navigation, animated: animated(captures)), captures)
        },
        CommandForm(
            .showing, "swipe back", "begins to swipe back; finish or cancel ends it", example: "swipe back",
            after: stack
        ) { (captures) throws(CommandError) in
            .simulate(.swipeBack(try container(.navigation, named: nil, captures)))
        },
        CommandForm(
            .showing, "select tab <number> [of <controller>]", "selects a tab, counted from 1",
            example: "select tab 2",
            after: "class Feed; new Feed as feed; new Feed as detail; "
                + "new UITabBarController as tabs with feed detail; launch tabs"
        ) { (captures) throws(CommandError) in
            let tabs = try container(.tabBar, named: captures.text(.controller), captures)
            return .simulate(.selectTab(captures.number(or: 1) - 1, of: tabs))
        },
        CommandForm(
            .showing, "tap tab <number> [of <controller>]",
            "taps a tab, counted from 1; the delegate hears of it",
            example: "tap tab 2",
            after: "class Feed; new Feed as feed; new Feed as detail; "
                + "new UITabBarController as tabs with feed detail; launch tabs"
        ) { (captures) throws(CommandError) in
            let tabs = try container(.tabBar, named: captures.text(.controller), captures)
            return .simulate(.tapTab(captures.number(or: 1) - 1, of: tabs))
        },
    ]

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
        CommandForm(.world, "wait <seconds>", "lets time pass, in seconds", example: "wait 0.35") {
            captures in
            .simulate(.wait(captures.text(.seconds).flatMap(Double.init) ?? 0))
        },
        CommandForm(
            .world, "hold <statement>",
            "carries a command out without waiting for what it sets going: the next one comes in the same turn",
            example: "hold dismiss vc not animated",
            after: "launch vc; class Detail; new Detail as detail; present detail from vc"
        ) { (captures) throws(CommandError) in
            let words = captures.text(.statement) ?? ""
            guard case .simulate(let command) = try CommandParser.parse(words, in: captures.context),
                command.actsAtOnce
            else { throw CommandError("That cannot be held: \(words). A push or a dismissal can.") }
            return .simulate(.hold(command))
        },
        CommandForm(.world, "next turn", "lets the run loop turn once", example: "next turn") { _ in
            .simulate(.nextTurn)
        },
    ]

    private static let stack =
        "class Feed; new Feed as feed; new UINavigationController as nav with feed; launch nav; "
        + "new Feed as detail; push detail"

    private static func animated(_ captures: Captures) -> Bool { !captures.has("not") }

    private static func held(_ command: Command, _ captures: Captures) -> Instruction {
        .simulate(captures.has("hold") ? .hold(command) : command)
    }

    private static func pair(_ captures: Captures) throws(CommandError) -> (Controller.ID, Controller.ID) {
        let names = captures.texts(.controller)
        let first = try captures.controller(named: names[0])
        if names.count > 1 { return (first, try captures.controller(named: names[1])) }
        guard let current = captures.context.current, current != first else {
            throw CommandError("Say in which controller, such as \(names[0]) in vc.")
        }
        return (first, current)
    }

    private static func childAndParent(
        _ captures: Captures
    ) throws(CommandError) -> (Controller.ID, Controller.ID?) {
        let names = captures.texts(.controller)
        return (
            try captures.controller(named: names[0]),
            captures.has("nil") ? nil : try captures.controller(named: names[1])
        )
    }

    /// The container that is named, or the nearest one of a kind: above the current controller, or the only one.
    static func container(
        _ kind: ControllerClass.Kind, named name: String?, _ captures: Captures
    ) throws(CommandError) -> Controller.ID {
        let world = captures.context.world
        if let name {
            let controller = try captures.controller(named: name)
            guard world.kindOfController(controller) == kind else {
                throw CommandError("\(name) is no \(kind.rawValue).")
            }
            return controller
        }
        let all = world.controllers.identifiers.filter {
            world.controllers[$0].isAlive && world.kindOfController($0) == kind
        }
        var next = captures.context.current
        while let current = next {
            if all.contains(current) { return current }
            next = world.controllers[current].parent
        }
        guard let container = all.last(where: { world.controllers[$0].appearance == .appeared }) ?? all.last
        else {
            throw CommandError(
                "There is no \(kind.rawValue): make one, such as new \(kind.rawValue) as nav with feed.")
        }
        return container
    }

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
    /// What UIKit sees in a controller.
    ///
    /// - Parameter controller: The controller.
    /// - Returns: Plain, or the kind of container.
    public func kindOfController(_ controller: Controller.ID) -> ControllerClass.Kind {
        classes[controllers[controller].classID].kind
    }

    /// The controller that is presented last, or else the root.
    var frontmost: Controller.ID? {
        var next = window.root
        while let current = next, let presented = controllers[current].presented { next = presented }
        return next
    }
}
