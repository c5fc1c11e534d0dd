/// Changing the stack of a navigation controller.
package enum NavigationCommand: Hashable, Sendable {
    /// Calls `pushViewController(_:animated:)`.
    case push(Controller.ID, onto: Controller.ID, animated: Bool)
    /// Calls `popViewController(animated:)`, or pops to a controller.
    case pop(Controller.ID, to: Controller.ID?, animated: Bool)
    /// Calls `popToRootViewController(animated:)`.
    case popToRoot(Controller.ID, animated: Bool)
    /// Calls `setViewControllers(_:animated:)`.
    case setStack([Controller.ID], of: Controller.ID, animated: Bool)
    /// A finger begins to swipe back.
    case swipeBack(Controller.ID)
    /// A finger taps the back button.
    case tapBack(Controller.ID)

    var facts: CommandFacts {
        switch self {
        case .push(let pushed, let navigation, let animated):
            .animated(animated, giving: [pushed], to: navigation)
        case .pop(_, _, let animated), .popToRoot(_, let animated): .animated(animated)
        case .setStack(let stack, let navigation, let animated):
            .animated(animated, giving: stack, to: navigation)
        case .swipeBack: CommandFacts(existence: .swipeBackExists)
        case .tapBack: .animated(true)
        }
    }

    func perform(in app: inout Simulation) throws(Interruption) -> Outcome {
        switch self {
        case .push(let pushed, let navigation, let animated):
            return try app.push(pushed, onto: navigation, animated: animated)
        case .pop(let navigation, nil, _) where app.world.isAtRoot(navigation),
            .popToRoot(let navigation, _) where app.world.isAtRoot(navigation):
            app.recordRule(.popKeepsTheRoot)
            return .returned(.controller(nil))
        case .pop(let navigation, let target, let animated):
            return try app.pop(to: target, of: navigation, animated: animated)
        case .popToRoot(let navigation, let animated):
            return try app.pop(
                to: app.world.controllers[navigation].children.first, of: navigation, animated: animated)
        case .setStack(let stack, let navigation, let animated):
            return try app.setStack(stack, of: navigation, animated: animated)
        case .swipeBack(let navigation):
            guard try app.recognizerBegins(in: navigation) else {
                app.recordRule(.swipeBackAsksRecognizer)
                return .done
            }
            return try popByUser(navigation, isInteractive: true, in: &app)
        case .tapBack(let navigation):
            guard app.world.controllers[navigation].appearance == .appeared else {
                return .ignored(.appIsNotOnScreen)
            }
            guard app.world.isAtRoot(navigation) || app.world.showsBackButton(of: navigation) else {
                return .ignored(.noBackButton(navigation))
            }
            if let action = app.world.backAction(of: navigation), app.applies(.backActionReplacesPop) {
                try app.sendAction(action, from: .unknown)
                return .done
            }
            guard try app.barPops(of: navigation) else {
                app.recordRule(.barAsksBeforePop)
                return .done
            }
            app.recordRule(.backButtonPops)
            return try popByUser(navigation, isInteractive: false, in: &app)
        }
    }

    /// A pop by the user: UIKit calls the stack's own method, which a class of the app's may have overridden.
    private func popByUser(
        _ navigation: Controller.ID, isInteractive: Bool, in app: inout Simulation
    ) throws(Interruption) -> Outcome {
        let arguments = [PassedArgument("animated", .bool(true))]
        guard app.world.controllers[navigation].children.count > 1,
            app.world.function("popViewController", of: .controller(navigation), arguments) != nil
        else { return try app.pop(to: nil, of: navigation, animated: true, isInteractive: isInteractive) }
        let underWay = app.world.transitions.navigation(of: navigation)
        let catchesPush = underWay?.change.isPush == true && app.holds(.interruptedPushCompletes)
        guard !isInteractive || underWay == nil || catchesPush else {
            return .ignored(.transitionInFlight(navigation))
        }
        app.recordRule(.fingerPopsByMethod)
        app.progress.swipedStack = isInteractive ? navigation : nil
        defer { app.progress.swipedStack = nil }
        _ = try app.runOverride(of: "popViewController", on: navigation, arguments)
        return .done
    }
}

extension Simulation {
    /// Indicates whether the recognizer of the swipe back begins: it is enabled, and its delegate lets it.
    fileprivate mutating func recognizerBegins(in navigation: Controller.ID) throws(Interruption) -> Bool {
        let held = world.controllers[navigation].properties["interactivePopGestureRecognizer"]?.value
        if case .instance(let recognizer)? = held,
            world.code.instances[recognizer].properties["isEnabled"]?.value == .bool(false)
        {
            return false
        }
        guard let held, let delegate = world.delegate(of: held) else {
            return world.showsBackButton(of: navigation)
        }
        return try ask("gestureRecognizerShouldBegin", of: delegate, [PassedArgument(nil, held)])
            != .bool(false)
    }

    /// Indicates whether the bar pops when the back button is tapped: a class of a stack may implement
    /// `navigationBar(_:shouldPop:)`, since a stack is its bar's delegate.
    fileprivate mutating func barPops(of navigation: Controller.ID) throws(Interruption) -> Bool {
        let item = world.controllers[navigation].children.last.flatMap {
            world.controllers[$0].properties["navigationItem"]?.value
        }
        let arguments = [PassedArgument(nil, .unknown), PassedArgument("shouldPop", item ?? .unknown)]
        return try ask("navigationBar", of: .controller(navigation), arguments) != .bool(false)
    }
}

extension World {
    /// `navigationItem.backAction` of the top of a stack.
    fileprivate func backAction(of navigation: Controller.ID) -> TargetAction? {
        guard case .instance(let action)? = topItem(of: navigation)["backAction"]?.value else { return nil }
        return code.instances[action].actions.first
    }

    /// What code has set of the `navigationItem` of the top of a stack.
    private func topItem(of navigation: Controller.ID) -> [String: StoredValue] {
        guard let top = controllers[navigation].children.last,
            case .instance(let item)? = controllers[top].properties["navigationItem"]?.value
        else { return [:] }
        return code.instances[item].properties
    }

    /// Indicates whether the bar of a stack shows the back button, and nothing in its place.
    fileprivate func showsBackButton(of navigation: Controller.ID) -> Bool {
        let item = topItem(of: navigation)
        let isReplaced = ["leftBarButtonItem", "leftBarButtonItems"].contains {
            item[$0] != nil && item[$0]?.value != .nothing
        }
        return !hidesNavigationBar(navigation) && item["hidesBackButton"]?.value != .bool(true)
            && (!isReplaced || item["leftItemsSupplementBackButton"]?.value == .bool(true))
    }

    /// Indicates whether a stack has nothing to pop.
    fileprivate func isAtRoot(_ navigation: Controller.ID) -> Bool {
        controllers[navigation].children.count < 2
    }
}
