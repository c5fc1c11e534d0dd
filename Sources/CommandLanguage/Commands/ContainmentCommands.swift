import Lifecycle

extension CommandTable {
    static let containment: [AppForm<ContainmentCommand>] = [
        AppForm(.showing, "embed <controller> in <controller>") { (captures) throws(CommandError) in
            let (child, parent) = try pair(captures)
            return .embed(child, in: parent)
        },
        AppForm(.showing, "add child <controller> [in <controller>]") { (captures) throws(CommandError) in
            let (child, parent) = try pair(captures)
            return .addChild(child, to: parent)
        },
        AppForm(.showing, "add subview <controller> in <place>") { (captures) throws(CommandError) in
            let child = try captures.controller(), place = captures.name(.place)
            if let parent = captures.context.world.controller(named: place) {
                return .addSubview(child, to: parent)
            }
            return .addSubviewToView(child, try captures.view(named: place))
        },
        AppForm(.showing, "will move <controller> (nil | <controller>)") {
            (captures) throws(CommandError) in
            let (child, parent) = try childAndParent(captures)
            return .willMove(child, toParent: parent)
        },
        AppForm(.showing, "did move <controller> (nil | <controller>)") {
            (captures) throws(CommandError) in
            let (child, parent) = try childAndParent(captures)
            return .didMove(child, toParent: parent)
        },
        AppForm(.showing, "remove child [<controller>]", of: { .unembed($0) }),
        AppForm(
            .showing, "remove from parent [<controller>]", of: { .removeFromParent($0) }),
        AppForm(.showing, "flip from <controller> to <controller> [animated | not animated]") {
            (captures) throws(CommandError) in
            let (old, new) = try pair(captures)
            return .flip(from: old, to: new, animated: captures.isAnimated)
        },
        AppForm(
            .showing, "begin appearance [<controller>] [appearing | disappearing] [animated | not animated]"
        ) { (captures) throws(CommandError) in
            .beginAppearance(
                try captures.controller(), isAppearing: !captures.has("disappearing"),
                animated: captures.isAnimated)
        },
        AppForm(.showing, "end appearance [<controller>]", of: { .endAppearance($0) }),
        AppForm(.setUp, "forward appearance by hand [in <classOfApp>]") {
            (captures) throws(CommandError) in
            .forwardByHand(try captures.classToChange())
        },
    ]

    private static func pair(_ captures: Captures) throws(CommandError) -> (Controller.ID, Controller.ID) {
        let named = try captures.controllers()
        if named.count > 1 { return (named[0], named[1]) }
        guard let current = captures.context.current, current != named[0] else {
            throw CommandError("Name the controller too, for example: \(captures.name(.controller)) in vc")
        }
        return (named[0], current)
    }

    private static func childAndParent(
        _ captures: Captures
    ) throws(CommandError) -> (Controller.ID, Controller.ID?) {
        let named = try captures.controllers()
        return (named[0], captures.has("nil") ? nil : named[1])
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
