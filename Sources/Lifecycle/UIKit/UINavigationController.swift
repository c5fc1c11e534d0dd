/// A change of a navigation controller's top that is under way.
struct NavigationTransition: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case push, pop }

    let kind: Kind
    /// The controller that goes; nil when the stack was empty.
    let from: Controller.ID?
    /// The controller that comes.
    let to: Controller.ID
    /// The controllers that a pop took off the stack, the top first.
    var popped: [Controller.ID] = []
    let animated: Bool
    /// Whether a finger drives it.
    var isInteractive = false
    /// Whether the whole stack was set: then those that leave it hear nothing of their parent.
    var setsStack = false
    /// Whether the wills are out.
    var hasStarted = false
}

extension Simulation {
    /// `UINavigationController.pushViewController(_:animated:)`
    mutating func push(
        _ pushed: Controller.ID, onto navigation: Controller.ID, animated: Bool
    ) throws(Interruption) -> Outcome {
        let frame = enter(.pushViewController)
        defer { leave(frame) }
        guard !world.controllers[navigation].children.contains(pushed) else {
            throw crash(.pushedTwice(pushed), of: navigation, by: .sameControllerTwiceRaises)
        }
        guard world.kind(of: pushed) != .navigation else {
            throw crash(.pushedNavigationController, of: navigation, by: .navigationInNavigationRaises)
        }
        let covered = world.controllers[navigation].children.last
        try attach(pushed, to: navigation, by: .pushTellsThePushedFirst)
        guard world.controllers[navigation].isOnStage else { return .done }
        if world.navigations[navigation] != nil, animated { complainOfNestedPush(onto: navigation) }
        try startOrDefer(
            NavigationTransition(kind: .push, from: covered, to: pushed, animated: animated), of: navigation)
        return .done
    }

    /// `UINavigationController.popViewController(animated:)`, `popToViewController(_:animated:)` and
    /// `popToRootViewController(animated:)`
    mutating func pop(
        to target: Controller.ID?, of navigation: Controller.ID, animated: Bool, isInteractive: Bool = false
    ) throws(Interruption) -> Outcome {
        try completePushIfInterrupted(of: navigation)
        let stack = world.controllers[navigation].children
        guard stack.count > 1, let top = stack.last else { return .ignored(.nothingToPop(navigation)) }
        let target = target ?? stack[stack.count - 2]
        guard let index = stack.firstIndex(of: target), target != top else {
            return .ignored(.nothingToPop(navigation))
        }
        if world.navigations[navigation] != nil { return .ignored(.transitionInFlight(navigation)) }
        let popped = Array(stack[(index + 1)...].reversed())
        try willMove(top, toParent: nil, by: .popTellsTheTopFirst)
        world.controllers[navigation].children.removeLast(popped.count)
        // The top keeps its parent until it has gone: in its viewWillDisappear navigationController is still there.
        for controller in popped.dropFirst() { world.controllers[controller].parent = nil }
        var transition = NavigationTransition(
            kind: .pop, from: top, to: target, popped: popped, animated: animated || isInteractive)
        transition.isInteractive = isInteractive
        guard world.controllers[navigation].isOnStage else {
            for middle in popped.dropFirst() { try release(reference: middle) }
            leaveStack(transition, navigation)
            try finishPop(transition)
            return .done
        }
        try startOrDefer(transition, of: navigation)
        return .done
    }

    /// From iOS 18 on a pop in the middle of a push does not wait: the push is over at once.
    private mutating func completePushIfInterrupted(of navigation: Controller.ID) throws(Interruption) {
        guard let running = world.navigations[navigation], running.kind == .push, running.hasStarted,
            heeds(.interruptedPushCompletes)
        else { return }
        let work = RunLoop.Work.finishNavigation(navigation)
        world.runLoop.animations.removeAll { $0.work == work }
        world.runLoop.afterCommit.removeAll { $0 == work }
        try finishNavigation(of: navigation)
    }

    /// `UINavigationController.setViewControllers(_:animated:)`
    mutating func setStack(
        _ stack: [Controller.ID], of navigation: Controller.ID, animated: Bool
    ) throws(Interruption) -> Outcome {
        let old = world.controllers[navigation].children
        guard let top = stack.last else { return .ignored(.nothingToPop(navigation)) }
        if world.navigations[navigation] != nil { return .ignored(.transitionInFlight(navigation)) }
        for controller in stack where !old.contains(controller) {
            try attach(controller, to: navigation, isListed: false, by: .pushTellsThePushedFirst)
        }
        world.controllers[navigation].children = stack
        let gone = Array(old.filter { !stack.contains($0) }.reversed())
        for controller in gone {
            if controller != old.last { world.controllers[controller].parent = nil }
            world.controllers[controller].doing = .isMovingFromParent
        }
        guard let visible = old.last, visible != top, world.controllers[navigation].isOnStage else {
            if let visible = old.last, gone.contains(visible) { world.controllers[visible].parent = nil }
            for controller in gone { try release(reference: controller) }
            return .done
        }
        heed(.settingStackPushesOrPops)
        var transition = NavigationTransition(
            kind: old.contains(top) ? .pop : .push, from: visible, to: top, animated: animated)
        transition.popped = gone
        transition.setsStack = true
        try startOrDefer(transition, of: navigation)
        return .done
    }

    /// `viewControllers` of a container, as code reads it: in the middle of a pop not always what it will be.
    mutating func viewControllers(of container: Controller.ID) -> [Controller.ID] {
        let children = world.controllers[container].children
        guard let transition = world.navigations[container], transition.kind == .pop, !transition.setsStack,
            transition.popped.count > 1, heeds(.popOverSeveralReadsTopFirst)
        else { return children }
        return transition.popped.prefix(1) + children
    }

    /// `-[UINavigationController _startDeferredTransitionIfNeeded:]`, private: at once, or in the layout of the commit.
    private mutating func startOrDefer(
        _ transition: NavigationTransition, of navigation: Controller.ID
    ) throws(Interruption) {
        guard world.navigations[navigation] == nil else {
            world.waitingNavigations[navigation, default: []].append(transition)
            return
        }
        world.navigations[navigation] = transition
        if heeds(.pushWorksInLayout) {
            world.runLoop.atCommit.append(.startNavigation(navigation))
        } else {
            try startNavigation(of: navigation)
        }
    }

    /// `-[UINavigationController _startTransition:fromViewController:toViewController:]`, private
    mutating func startNavigation(of navigation: Controller.ID) throws(Interruption) {
        guard var transition = world.navigations[navigation], !transition.hasStarted else { return }
        transition.hasStarted = true
        world.navigations[navigation] = transition
        let frame = enter(holds(.pushWorksInLayout) ? .startNavigationInLayout : .startNavigation)
        defer { leave(frame) }
        let loading = trace.count
        let loadsIfNeeded =
            !transition.animated && world.controllers[transition.to].view == nil
            && heeds(.unanimatedPushLoadsIfNeeded)
        if loadsIfNeeded { try send(.loadViewIfNeeded, to: transition.to, by: .unanimatedPushLoadsIfNeeded) }
        guard let view = try view(of: transition.to), let superview = world.controllers[navigation].view
        else {
            return try finishNavigation(of: navigation)
        }
        let loaded = loading..<trace.count
        if let from = transition.from {
            let hiding = trace.count
            try beginAppearanceTransition(
                from, isAppearing: false, animated: transition.animated, by: .navigationHidesFirst)
            if heeds(.leavingUpdatesConstraints) { world.runLoop.atCommit.append(.updateConstraints(from)) }
            if !loaded.isEmpty, heeds(.pushLoadsBeforeOrAfterHiding) {
                trace.leaveOpen(loaded, hiding..<trace.count, by: .pushLoadsBeforeOrAfterHiding)
            }
        }
        try beginAppearanceTransition(
            transition.to, isAppearing: true, animated: transition.animated, by: .navigationHidesFirst)
        if !loadsIfNeeded, holds(.navigationCallsLoadViewIfNeeded) {
            try send(.loadViewIfNeeded, to: transition.to, by: .navigationCallsLoadViewIfNeeded)
        }
        tellDelegate(of: navigation, .navigationWillShow, by: .navigationDelegateHearsAfterWill)
        try addSubview(view, to: superview)
        world.runLoop.atCommit.append(.showView(transition.to))
        for middle in transition.popped where middle != transition.from {
            world.runLoop.afterCommit.append(.release(middle))
        }
        if transition.isInteractive {
            world.runLoop.held.append(.finishNavigation(navigation))
        } else {
            schedule(.finishNavigation(navigation), animated: transition.animated)
        }
    }

    /// A transition without animation is over before the new top is laid out.
    mutating func finishNavigationBeforeLayout(of top: Controller.ID) throws(Interruption) {
        guard let navigation = world.controllers[top].parent,
            let transition = world.navigations[navigation], transition.hasStarted, transition.to == top,
            let work = world.runLoop.afterCommit.firstIndex(of: .finishNavigation(navigation)),
            heeds(.unanimatedTransitionEndsBeforeLayout)
        else { return }
        world.runLoop.afterCommit.remove(at: work)
        try finishNavigation(of: navigation)
    }

    /// `-[UINavigationController navigationTransitionView:didEndTransition:fromView:toView:]`, private
    mutating func finishNavigation(of navigation: Controller.ID) throws(Interruption) {
        guard let transition = world.navigations[navigation] else { return }
        let frame = enter(.finishNavigation)
        defer { leave(frame) }
        leaveStack(transition, navigation)
        if let from = transition.from {
            if let view = world.controllers[from].view, world.hasSuperview(view) {
                try removeFromSuperview(view)
            }
            if world.controllers[from].appearance == .disappearing {
                try endAppearanceTransition(from, by: .navigationEndsWithOldFirst)
            }
        }
        try endAppearanceTransition(transition.to, by: .navigationEndsWithOldFirst)
        if transition.kind == .push {
            try didMove(transition.to, toParent: navigation, by: .didMoveFollowsTransition)
        }
        tellDelegate(of: navigation, .navigationDidShow, by: .navigationDelegateHearsAfterDid)
        world.navigations[navigation] = nil
        try finishPop(transition)
        try startWaitingNavigation(of: navigation)
    }

    /// The controller that goes loses its parent.
    private mutating func leaveStack(_ transition: NavigationTransition, _ navigation: Controller.ID) {
        guard let top = transition.popped.first, world.controllers[top].parent == navigation,
            !world.controllers[navigation].children.contains(top)
        else { return }
        world.controllers[top].parent = nil
    }

    /// The popped controllers hear that they are out, and are let go.
    private mutating func finishPop(_ transition: NavigationTransition) throws(Interruption) {
        guard let top = transition.popped.first else { return }
        if !transition.setsStack { try didMove(top, toParent: nil, by: .didMoveFollowsTransition) }
        try release(reference: top)
    }

    private mutating func startWaitingNavigation(of navigation: Controller.ID) throws(Interruption) {
        guard let next = world.waitingNavigations[navigation]?.first else { return }
        world.waitingNavigations[navigation]?.removeFirst()
        if world.waitingNavigations[navigation]?.isEmpty == true {
            world.waitingNavigations[navigation] = nil
        }
        if holds(.nestedPushIsComplainedOf) {
            note(
                .console(.navigationEndsUnexpectedly), to: .controller(navigation),
                by: .nestedPushIsComplainedOf)
        }
        try startOrDefer(next, of: navigation)
    }

    /// The finger lets go before the end: both controllers go back to where they were.
    mutating func cancelNavigation(of navigation: Controller.ID) throws(Interruption) {
        guard let transition = world.navigations[navigation], let from = transition.from else { return }
        world.navigations[navigation] = nil
        try beginAppearanceTransition(
            transition.to, isAppearing: false, animated: true, by: .cancelledPopTurnsBack)
        if let view = world.controllers[transition.to].view, world.hasSuperview(view) {
            try removeFromSuperview(view)
        }
        try endAppearanceTransition(transition.to, by: .cancelledPopTurnsBack)
        for controller in transition.popped.reversed() {
            world.controllers[navigation].children.append(controller)
            world.controllers[controller].parent = navigation
            world.controllers[controller].isBetweenParents = false
        }
        try beginAppearanceTransition(from, isAppearing: true, animated: true, by: .cancelledPopTurnsBack)
        if world.controllers[from].view.map({ world.views[$0].isInWindow }) == true {
            try viewIsAppearing(from)
        }
        try endAppearanceTransition(from, by: .cancelledPopTurnsBack)
    }

    private mutating func complainOfNestedPush(onto navigation: Controller.ID) {
        guard holds(.nestedPushIsComplainedOf) else { return }
        note(.console(.nestedPush), to: .controller(navigation), by: .nestedPushIsComplainedOf)
    }

    mutating func tellDelegate(of controller: Controller.ID, _ callback: Callback, by rule: Rule) {
        note(.callback(callback, .none), to: .delegate(controller), by: rule)
    }
}
