extension Simulation {
    /// `UINavigationController.pushViewController(_:animated:)`
    package mutating func push(
        _ pushed: Controller.ID, onto navigation: Controller.ID, animated: Bool, hasWaited: Bool = false
    ) throws(Interruption) -> Outcome {
        let caller = recorder.enter(.pushViewController)
        defer { recorder.leave(caller) }
        guard !world.controllers[navigation].children.contains(pushed) else {
            throw crash(.pushedTwice(pushed), of: navigation, by: .sameControllerTwiceRaises)
        }
        guard world.kind(of: pushed) != .navigation else {
            throw crash(.pushedNavigationController, of: navigation, by: .navigationInNavigationRaises)
        }
        try completeIfInterrupted(of: navigation, by: .pushDoesNotWait)
        if !hasWaited, postpone([pushed], isPush: true, of: navigation, animated: animated) {
            if animated, world.transitions.isChanging(navigation) {
                log(.nestedPush, of: navigation, by: .nestedPushIsComplainedOf)
            }
            return .done
        }
        _ = try adopt("hidesBottomBarWhenPushed", of: pushed)
        let covered = world.controllers[navigation].children.last
        let isFirst = isBeforeFirstChild(navigation)
        if let covered, isFirst { try sendDidMoveToParent(ofCovered: covered, in: navigation) }
        guard try attach(pushed, to: navigation, by: .pushTellsThePushedFirst) else {
            return .ignored(.containsItself(pushed, inside: navigation))
        }
        guard !isFirst else {
            if let covered, !world.controllers[navigation].appearance.isAppearingOrAppeared {
                try removeChildOfHiddenContainer(covered)
            }
            layOutFirstChild(of: navigation)
            return .done
        }
        world.code.occasions.insert("pushing")
        var push = Transition(
            container: navigation,
            kind: .navigation(NavigationTransition(isPush: true, from: covered, to: pushed)),
            isAnimated: animated)
        push.isNested = animated && world.transitions.isChanging(navigation)
        if push.isNested, !hasWaited {
            log(.nestedPush, of: navigation, by: .nestedPushIsComplainedOf)
        }
        try begin(push)
        return .done
    }

    /// Pushes the root of `UINavigationController.init(rootViewController:)`. It calls the stack's own
    /// method, which a subclass in the app may override.
    package mutating func pushRoot(_ root: Controller.ID, onto navigation: Controller.ID) throws(Interruption)
    {
        let arguments = [PassedArgument(nil, .controller(root)), PassedArgument("animated", .bool(false))]
        guard world.function("pushViewController", of: .controller(navigation), arguments) != nil else {
            _ = try push(root, onto: navigation, animated: false)
            return
        }
        recordRule(.rootIsPushedByMethod)
        _ = try runOverride(of: "pushViewController", on: navigation, arguments)
    }

    /// `UINavigationController.popViewController(animated:)`, `popToViewController(_:animated:)` and
    /// `popToRootViewController(animated:)`
    package mutating func pop(
        to target: Controller.ID?, of navigation: Controller.ID, animated: Bool, isInteractive: Bool = false
    ) throws(Interruption) -> Outcome {
        if world.transitions.navigation(of: navigation)?.change.isPush == true {
            try completeIfInterrupted(of: navigation, by: .interruptedPushCompletes)
        }
        try listPostponedPushes(of: navigation)
        let stack = world.controllers[navigation].children
        if let target, !stack.contains(target) {
            throw crash(.poppedToMissing, of: navigation, by: .missingPopTargetRaises)
        }
        guard stack.count > 1, let top = stack.last else { return .ignored(.nothingToPop(navigation)) }
        let target = target ?? stack[stack.count - 2]
        guard let index = stack.firstIndex(of: target), target != top else {
            return .ignored(.nothingToPop(navigation))
        }
        guard !isInteractive || world.transitions.navigation(of: navigation) == nil else {
            return .ignored(.transitionInFlight(navigation))
        }
        world.code.occasions.insert("popping")
        let popped = Array(stack[(index + 1)...].reversed())
        try willMove(top, toParent: nil, by: .popTellsTheTopFirst)
        world.controllers[navigation].children.removeLast(popped.count)
        // The top keeps its parent until it has gone: in its viewWillDisappear navigationController is still there.
        for controller in popped.dropFirst() { world.controllers[controller].parent = nil }
        guard world.transitions.navigation(of: navigation) == nil else {
            return try popDuringTransition(popped, of: navigation, animated: animated)
        }
        let change = NavigationTransition(isPush: false, popped: popped, from: top, to: target)
        guard world.controllers[navigation].appearance.isAppearingOrAppeared else {
            recordRule(.leavingTakesTheViewAlong)
            for middle in popped.dropFirst() {
                try removeViews(inPlaceOf: middle)
                try release(.controller(middle))
            }
            world.leaveStack(change, navigation)
            try removeChildOfHiddenContainer(top)
            try finishPop(change)
            return .done
        }
        try begin(
            Transition(
                container: navigation, kind: .navigation(change), isAnimated: animated || isInteractive,
                isInteractive: isInteractive))
        return .done
    }

    /// A pop while something else is under way: the stack is what it is to be already. What has not begun is taken
    /// back, and one transition leads from what is shown by then to the new top.
    private mutating func popDuringTransition(
        _ popped: [Controller.ID], of navigation: Controller.ID, animated: Bool
    ) throws(Interruption) -> Outcome {
        recordRule(.stackChangesAtOnce)
        let stack = world.controllers[navigation].children
        guard let target = stack.last else { return .done }
        let unbegun = world.transitions.removeUnbegunNavigations(of: navigation)
        let shown = unbegun.first.map { $0.from } ?? world.transitions.navigation(of: navigation)?.change.to
        let gone = unbegun.reversed().flatMap { $0.popped } + popped
        let place = gone.firstIndex { $0 == shown } ?? gone.endIndex
        for controller in gone[..<place] {
            world.controllers[controller].parent = nil
            if controller == popped.first {
                try didMove(controller, toParent: nil, by: .didMoveFollowsTransition)
            }
            try release(.controller(controller))
        }
        for covered in stack.dropLast() where covered != shown {
            try sendDidMoveToParent(ofCovered: covered, in: navigation)
        }
        guard shown != target else { return .done }
        let left = Array(gone[place...])
        for controller in left.dropFirst() { world.controllers[controller].parent = nil }
        let change = NavigationTransition(
            isPush: left.isEmpty, setsStack: left.isEmpty, popped: left, from: shown, to: target)
        var pop = Transition(container: navigation, kind: .navigation(change), isAnimated: animated)
        pop.isNested = animated && world.transitions.isChanging(navigation)
        try begin(pop)
        return .done
    }

    /// From iOS 18 on what comes in the middle of a transition does not wait: that is over at once.
    private mutating func completeIfInterrupted(
        of navigation: Controller.ID, by rule: Rule
    ) throws(Interruption) {
        guard let (id, _) = world.transitions.navigation(of: navigation),
            world.transitions[id]?.phase == .running, world.transitions.isChanging(navigation),
            applies(rule)
        else { return }
        try finishEarly(id)
    }

    /// `UINavigationController.setViewControllers(_:animated:)`
    package mutating func setStack(
        _ stack: [Controller.ID], of navigation: Controller.ID, animated: Bool, hasWaited: Bool = false
    ) throws(Interruption) -> Outcome {
        var seen: Set<Controller.ID> = []
        if let twice = stack.first(where: { !seen.insert($0).inserted }) {
            throw crash(
                .pushedTwice(twice, inNewStack: stack), of: navigation, by: .sameControllerTwiceRaises)
        }
        var stack = stack.filter { !world.isAbove($0, navigation) }
        guard let top = stack.last else { return .ignored(.nothingToPop(navigation)) }
        try completeIfInterrupted(of: navigation, by: .pushDoesNotWait)
        if !hasWaited, postpone(stack, isPush: false, of: navigation, animated: animated) { return .done }
        let old = world.controllers[navigation].children
        for controller in stack where !old.contains(controller) {
            guard try attach(controller, to: navigation, isListed: false, by: .pushTellsThePushedFirst) else {
                stack.removeAll { $0 == controller }
                continue
            }
            if controller != top { try sendDidMoveToParent(ofCovered: controller, in: navigation) }
        }
        let isFirst = isBeforeFirstChild(navigation)
        world.controllers[navigation].children = stack
        let gone = Array(old.filter { !stack.contains($0) }.reversed())
        for controller in gone {
            if controller != old.last { world.controllers[controller].parent = nil }
            world.controllers[controller].appearanceTransition = .isMovingFromParent
        }
        guard old.last != top, !isFirst else {
            if let visible = old.last, gone.contains(visible) { world.controllers[visible].parent = nil }
            if !gone.isEmpty { recordRule(.leavingTakesTheViewAlong) }
            for controller in gone {
                try removeChildOfHiddenContainer(controller)
                try release(.controller(controller))
            }
            if let covered = old.last, covered != top, stack.contains(covered),
                !world.controllers[navigation].appearance.isAppearingOrAppeared
            {
                try removeChildOfHiddenContainer(covered)
            }
            if isFirst { layOutFirstChild(of: navigation) } else { recordRule(.settingStackPushesOrPops) }
            return .done
        }
        recordRule(old.isEmpty ? .emptyContainerShowsWhatItIsGiven : .settingStackPushesOrPops)
        let change = NavigationTransition(
            isPush: !old.contains(top), setsStack: true, popped: gone, from: old.last, to: top)
        try begin(Transition(container: navigation, kind: .navigation(change), isAnimated: animated))
        return .done
    }

    /// `viewControllers` of a container, as code reads it: in the middle of a pop not always what it will be.
    package mutating func viewControllers(of container: Controller.ID) -> [Controller.ID] {
        let children = world.controllers[container].children
        guard let change = world.transitions.navigation(of: container)?.change, !change.isPush,
            !change.setsStack, change.popped.count > 1, applies(.popOverSeveralReadsTopFirst)
        else { return children }
        return change.popped.prefix(1) + children
    }
}

// The bar of a navigation controller, as far as it covers what the stack shows.

extension Simulation {
    /// `UINavigationController.setNavigationBarHidden(_:animated:)`: what the stack shows gets another safe area, in its
    /// next layout.
    package mutating func setNavigationBarHidden(_ isHidden: Value, of navigation: Controller.ID) {
        let old = world.controllers[navigation].attributes["isNavigationBarHidden"] ?? .bool(false)
        guard isHidden != old else { return }
        world.controllers[navigation].attributes["isNavigationBarHidden"] = isHidden
        for controller in world.visibleTree(below: navigation) {
            if let view = world.controllers[controller].view { setNeedsLayout(view) }
        }
    }
}

extension World {
    /// `UINavigationController.isNavigationBarHidden`, if code has said so.
    func hidesNavigationBar(_ navigation: Controller.ID) -> Bool {
        kind(of: navigation) == .navigation
            && controllers[navigation].attributes["isNavigationBarHidden"] == .bool(true)
    }

    /// The height of the bar of a navigation or tab bar controller, in points.
    func barHeight(of container: Controller.ID) -> Double {
        let isShort = sizeClasses.vertical == .compact && environment.device.idiom == .phone
        return switch kind(of: container) {
        case .navigation where hidesNavigationBar(container): 0
        case .navigation: points(isShort ? .compactNavigationBarHeight : .navigationBarHeight)
        case .tabBar: points(isShort ? .compactTabBarHeight : .tabBarHeight)
        case .plain, .page, .split, .search, .alert: 0
        }
    }
}
