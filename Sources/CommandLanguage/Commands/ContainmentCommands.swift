import Lifecycle

extension CommandTable {
    static let containment: [CommandForm] = [
        CommandForm(.showing, "embed <controller> in <controller>") { (captures) throws(CommandError) in
            let (child, parent) = try pair(captures)
            return .simulate(.containment(.embed(child, in: parent)))
        },
        CommandForm(.showing, "add child <controller> [in <controller>]") { (captures) throws(CommandError) in
            let (child, parent) = try pair(captures)
            return .simulate(.containment(.addChild(child, to: parent)))
        },
        CommandForm(.showing, "add subview <controller> in <place>") { (captures) throws(CommandError) in
            let child = try captures.controller(), place = captures.text(.place) ?? ""
            if let parent = captures.context.world.controller(named: place) {
                return .simulate(.containment(.addSubview(child, to: parent)))
            }
            return .simulate(.containment(.addSubviewToView(child, try captures.view(named: place))))
        },
        CommandForm(.showing, "will move <controller> (nil | <controller>)") {
            (captures) throws(CommandError) in
            let (child, parent) = try childAndParent(captures)
            return .simulate(.containment(.willMove(child, toParent: parent)))
        },
        CommandForm(.showing, "did move <controller> (nil | <controller>)") {
            (captures) throws(CommandError) in
            let (child, parent) = try childAndParent(captures)
            return .simulate(.containment(.didMove(child, toParent: parent)))
        },
        CommandForm(.showing, "remove child [<controller>]", of: { .containment(.unembed($0)) }),
        CommandForm(
            .showing, "remove from parent [<controller>]", of: { .containment(.removeFromParent($0)) }),
        CommandForm(.showing, "flip from <controller> to <controller> [animated | not animated]") {
            (captures) throws(CommandError) in
            let (old, new) = try pair(captures)
            return .simulate(.containment(.flip(from: old, to: new, animated: animated(captures))))
        },
        CommandForm(
            .showing, "begin appearance [<controller>] [appearing | disappearing] [animated | not animated]"
        ) { (captures) throws(CommandError) in
            .simulate(
                .containment(
                    .beginAppearance(
                        try captures.controller(), isAppearing: !captures.has("disappearing"),
                        animated: animated(captures))))
        },
        CommandForm(.showing, "end appearance [<controller>]", of: { .containment(.endAppearance($0)) }),
        CommandForm(.setUp, "forward appearance by hand [in <classOfApp>]") {
            (captures) throws(CommandError) in
            .simulate(.containment(.forwardByHand(try captures.classToChange())))
        },
    ]

    private static func pair(_ captures: Captures) throws(CommandError) -> (Controller.ID, Controller.ID) {
        let names = captures.texts(.controller)
        let first = try captures.controller(named: names[0])
        if names.count > 1 { return (first, try captures.controller(named: names[1])) }
        guard let current = captures.context.current, current != first else {
            throw CommandError("Name the controller too, for example: \(names[0]) in vc")
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
}

extension Wording {
    func line(for command: ContainmentCommand) -> String? {
        switch command {
        case .addSubview(let child, let parent): "add subview \(name(child)) in \(name(parent))"
        case .addSubviewToView(let child, let view):
            "add subview \(name(child)) in \(world.viewName(view))"
        case .addChild(let child, let parent): "add child \(name(child)) in \(name(parent))"
        case .willMove(let child, let parent): "will move \(name(child)) to \(parent.map(name) ?? "nil")"
        case .didMove(let child, let parent): "did move \(name(child)) to \(parent.map(name) ?? "nil")"
        case .removeFromParent(let child): "remove from parent \(name(child))"
        case .embed(let child, let parent): "embed \(name(child)) in \(name(parent))"
        case .unembed(let child): "remove child \(name(child))"
        case .flip(let old, let new, let animated):
            "flip from \(name(old)) to \(name(new))" + animationSuffix(animated)
        case .beginAppearance(let controller, let isAppearing, let animated):
            "begin appearance \(name(controller)) \(isAppearing ? "appearing" : "disappearing")"
                + animationSuffix(animated)
        case .endAppearance(let controller): "end appearance \(name(controller))"
        case .forwardByHand(let classID): "forward appearance by hand in \(name(classID))"
        }
    }
}
