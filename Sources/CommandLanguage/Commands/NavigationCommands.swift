import Lifecycle

extension CommandTable {
    static let navigation: [AppForm<NavigationCommand>] = [
        AppForm(.showing, "push <controller> [onto <controller>] [animated | not animated] [and hold]") {
            (captures) throws(CommandError) in
            let names = captures.texts(.controller)
            let navigation = try captures.container(.navigation, named: names.count > 1 ? names[1] : nil)
            return .push(try captures.controller(), onto: navigation, animated: captures.isAnimated)
        },
        AppForm(.showing, "pop [to <controller>] [in <controller>] [animated | not animated] [and hold]") {
            (captures) throws(CommandError) in
            let target = try captures.controllers(before: "in").first
            if let target, captures.context.world.kind(of: target) == .navigation {
                return .pop(target, to: nil, animated: captures.isAnimated)
            }
            return .pop(try captures.navigation(), to: target, animated: captures.isAnimated)
        },
        AppForm(
            .showing, "pop to root [in <controller>] [animated | not animated] [and hold]",
            Captures.navigation
        ) { .popToRoot($0, animated: $1.isAnimated) },
        AppForm(
            .showing,
            "set stack <controller> [<controller>]* [in <controller>] [animated | not animated] [and hold]"
        ) { (captures) throws(CommandError) in
            let navigation = try captures.navigation()
            return .setStack(
                try captures.controllers(before: "in"), of: navigation, animated: captures.isAnimated)
        },
        AppForm(.showing, "swipe back [in <controller>]", Captures.navigation) { stack, _ in
            .swipeBack(stack)
        },
        AppForm(.showing, "tap back [in <controller>] [and hold]", Captures.navigation) { stack, _ in
            .tapBack(stack)
        },
    ]
}

extension Captures {
    /// The stack that is named behind `in`, or meant.
    fileprivate func navigation() throws(CommandError) -> Controller.ID {
        try container(.navigation, named: text(after: "in"))
    }

    /// The container that is named, or the nearest one of a kind: above the current controller, or the only one.
    func container(_ kind: ControllerClass.Kind, named name: String?) throws(CommandError) -> Controller.ID {
        let world = context.world
        if let name {
            let controller = try controller(named: name)
            guard world.kind(of: controller) == kind else {
                throw CommandError(
                    "\(name) isn't a \(kind.rawValue)\(Self.instead(of: controller, kind, world)).")
            }
            return controller
        }
        let around = context.current.flatMap { current in
            world.controllerAndAncestors(of: current).first {
                world.kind(of: $0) == kind && world.controllers[$0].isAlive
            }
        }
        if let around { return around }
        let all = world.newestControllers
        let shown = all.first {
            world.kind(of: $0) == kind && world.controllers[$0].appearance == .appeared
        }
        guard let container = shown ?? all.first(where: { world.kind(of: $0) == kind }) else {
            throw CommandError(
                "There's no \(kind.rawValue). Create one: new \(kind.rawValue) as "
                    + world.freshName(like: kind.usualName) + content)
        }
        return container
    }

    /// `with` and a controller that the statement doesn't name, to complete a suggested command; empty if
    /// there is none.
    private var content: String {
        let named = texts(.controller)
        let content = context.offeredControllers.filter { context.world.kind(of: $0) == .plain }
            .map { context.world.controllers[$0].name }
        return (content.first { !named.contains($0) } ?? content.first).map { " with \($0)" } ?? ""
    }

    /// Returns the consequence of using a controller that isn't a container of a kind, and the container that
    /// was probably meant.
    private static func instead(
        of controller: Controller.ID, _ kind: ControllerClass.Kind, _ world: World
    ) -> String {
        let name = world.controllers[controller].name
        let property: String? =
            switch kind {
            case .navigation: "navigationController"
            case .tabBar: "tabBarController"
            case .split: "splitViewController"
            default: nil
            }
        guard let property else { return "" }
        if let container = world.ancestors(of: controller).first(where: { world.kind(of: $0) == kind }) {
            return ": \(name).\(property) is \(world.controllers[container].name), so name that"
        }
        return
            ": \(name).\(property) is nil, so in code, the call would do nothing. Create one around it, such "
            + "as new \(kind.rawValue) as container with \(name)"
    }
}

extension ControllerClass.Kind {
    /// The usual name for a container of the kind.
    fileprivate var usualName: String {
        switch self {
        case .navigation: "nav"
        case .tabBar: "tabs"
        case .split: "split"
        case .page: "pages"
        case .plain, .search, .alert: "vc"
        }
    }
}

extension Wording {
    func line(for command: NavigationCommand) -> String? {
        switch command {
        case .push(let pushed, let stack, let animated):
            "push \(name(pushed)) onto \(name(stack))" + animationSuffix(animated)
        case .pop(let stack, nil, let animated): "pop in \(name(stack))" + animationSuffix(animated)
        case .pop(let stack, let target?, let animated):
            "pop to \(name(target)) in \(name(stack))" + animationSuffix(animated)
        case .popToRoot(let stack, let animated):
            "pop to \(word("root")) in \(name(stack))" + animationSuffix(animated)
        case .setStack(let contents, let stack, let animated):
            "set stack \(names(contents)) in \(name(stack))" + animationSuffix(animated)
        case .swipeBack(let stack): "swipe back in \(name(stack))"
        case .tapBack(let stack): "tap \(word("back")) in \(name(stack))"
        }
    }
}
