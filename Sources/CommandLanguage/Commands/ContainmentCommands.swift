import Lifecycle

extension CommandTable {
    static let containment: [AppForm<ContainmentCommand>] = [
        AppForm(.showing, "embed <controller> in <controller>", Captures.pair) { pair, _ in
            .embed(pair.0, in: pair.1)
        },
        AppForm(.showing, "add child <controller> [in <controller>]", Captures.pair) { pair, _ in
            .addChild(pair.0, to: pair.1)
        },
        AppForm(.showing, "add subview <controller> in <place>") { (captures) throws(CommandError) in
            let child = try captures.controller(), place = captures.name(.place)
            if let parent = captures.context.world.controller(named: place) {
                return .addSubview(child, to: parent)
            }
            return .addSubviewToView(child, try captures.view(named: place))
        },
        AppForm(.showing, "will move <controller> (nil | <controller>)", Captures.controllers) {
            .willMove($0[0], toParent: $1.has("nil") ? nil : $0[1])
        },
        AppForm(.showing, "did move <controller> (nil | <controller>)", Captures.controllers) {
            .didMove($0[0], toParent: $1.has("nil") ? nil : $0[1])
        },
        AppForm(.showing, "remove child [<controller>]", of: { .unembed($0) }),
        AppForm(
            .showing, "remove from parent [<controller>]", of: { .removeFromParent($0) }),
        AppForm(
            .showing, "flip from <controller> to <controller> [animated | not animated]", Captures.pair
        ) {
            .flip(from: $0.0, to: $0.1, animated: $1.isAnimated)
        },
        AppForm(
            .showing, "begin appearance [<controller>] [appearing | disappearing] [animated | not animated]",
            Captures.controller
        ) {
            .beginAppearance($0, isAppearing: !$1.has("disappearing"), animated: $1.isAnimated)
        },
        AppForm(.showing, "end appearance [<controller>]", of: { .endAppearance($0) }),
        AppForm(.setUp, "forward appearance by hand [in <classOfApp>]", Captures.classToChange) {
            classID, _ in .forwardByHand(classID)
        },
    ]
}

extension Captures {
    /// The two controllers that are named; the current one if the second isn't.
    fileprivate func pair() throws(CommandError) -> (Controller.ID, Controller.ID) {
        let named = try controllers()
        if named.count > 1 { return (named[0], named[1]) }
        guard let current = context.current, current != named[0] else {
            throw CommandError("Name the controller too, for example: \(name(.controller)) in vc")
        }
        return (named[0], current)
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
