/// A change of a navigation controller's top: the old one goes first, and the record stays until the dids are out.
package struct NavigationTransition: Hashable, Sendable {
    let isPush: Bool
    /// Indicates whether the whole stack was set, as a push or as a pop: those that leave it hear nothing of their
    /// parent.
    var setsStack = false
    /// The controllers that are off the stack, the top first.
    var popped: [Controller.ID] = []
    /// The controller that goes; nil when the stack was empty.
    package internal(set) var from: Controller.ID?
    /// The controller that comes.
    package let to: Controller.ID
}

extension Transitions {
    /// The change of a navigation controller's stack that is under way, without those that wait behind it.
    func navigation(of container: Controller.ID) -> (id: Transition.ID, change: NavigationTransition)? {
        first {
            $0.container == container && ($0.phase == .begun || $0.phase == .running) ? $0.navigation : nil
        }
    }

    /// Indicates whether a navigation controller is in the middle of changing its stack: in a change that is
    /// in flight and not just ending, or in one that waits for such an end.
    func isChanging(_ container: Controller.ID) -> Bool {
        let isEnding = contains { $0.container == container && $0.navigation != nil && $0.isEnding }
        return contains {
            $0.container == container && $0.navigation != nil && !$0.isEnding
                && (isEnding || $0.phase == .begun || $0.phase == .running)
        }
    }

    /// The animated change of a navigation controller's stack that its coordinator speaks of: from the call that makes it
    /// until didShow has returned.
    package func coordinated(by container: Controller.ID) -> (
        transition: Transition, change: NavigationTransition
    )? {
        first { transition in
            guard transition.container == container, transition.isAnimated else { return nil }
            return transition.navigation.map { (transition, $0) }
        }?.1
    }

    /// Takes back the changes of a navigation controller's stack that have not begun to show, the oldest first.
    mutating func removeUnbegunNavigations(of container: Controller.ID) -> [NavigationTransition] {
        var taken: [NavigationTransition] = []
        while let id = first(where: {
            $0.container == container && $0.navigation != nil && [.waiting, .begun].contains($0.phase)
        }) {
            if let change = remove(id)?.navigation { taken.append(change) }
        }
        return taken
    }
}

extension Simulation {
    /// Lays a container out that has something to show, so that this begins.
    ///
    /// - Returns: False for all but a stack on screen.
    mutating func startInLayout(_ id: Transition.ID) throws(Interruption) -> Bool {
        world.transitions[id]?.waitsForFirstChild = false
        guard let transition = world.transitions[id], transition.navigation != nil,
            transition.phase == .begun,
            let view = world.controllers[transition.container].view, world.views[view].isInWindow
        else { return false }
        try layout(below: view)
        return true
    }

    /// `-[UINavigationController _startDeferredTransitionIfNeeded:]`, private, between the two halves of the container's
    /// layout pair. The views that it adds are laid out in the same pass.
    mutating func startDeferredTransitionIfNeeded(of navigation: Controller.ID) throws(Interruption) {
        guard let (id, _) = world.transitions.navigation(of: navigation),
            let transition = world.transitions[id], transition.phase == .begun,
            !transition.waitsForFirstChild, applies(.pushWorksInLayout),
            let view = world.controllers[navigation].view, world.views[view].isInWindow
        else { return }
        try start(id)
        world.views[view].needsLayout = false
    }

    /// `-[UINavigationController _startTransition:fromViewController:toViewController:]`, private
    mutating func startNavigation(
        _ change: NavigationTransition, of transition: Transition, _ id: Transition.ID
    ) throws(Interruption) {
        let caller = recorder.enter(holds(.pushWorksInLayout) ? .startNavigationInLayout : .startNavigation)
        defer { recorder.leave(caller) }
        let navigation = transition.container, isAnimated = transition.isAnimated
        let loading = trace.count
        let loadsIfNeeded =
            !isAnimated && world.controllers[change.to].view == nil && applies(.unanimatedPushLoadsIfNeeded)
        if loadsIfNeeded { try send(.loadViewIfNeeded, to: change.to, by: .unanimatedPushLoadsIfNeeded) }
        guard try view(of: change.to) != nil, let superview = world.controllers[navigation].view else {
            return try finish(id)
        }
        let loaded = loading..<trace.count
        if let from = change.from, !world.isChild(from, ofOtherThan: navigation) {
            let hiding = trace.count
            try beginAppearanceTransitions(
                inPlaceOf: from, isAppearing: false, animated: isAnimated, by: .navigationHidesFirst)
            if applies(.leavingUpdatesConstraints) { world.runLoop.atCommit.append(.updateConstraints(from)) }
            if !loaded.isEmpty, applies(.pushLoadsBeforeOrAfterHiding) {
                trace.leaveOrderOpen(loaded, hiding..<trace.count, by: .pushLoadsBeforeOrAfterHiding)
            }
        }
        try beginAppearanceTransitions(
            inPlaceOf: change.to, isAppearing: true, animated: isAnimated, by: .navigationHidesFirst)
        if !loadsIfNeeded, holds(.navigationCallsLoadViewIfNeeded) {
            try send(.loadViewIfNeeded, to: change.to, by: .navigationCallsLoadViewIfNeeded)
        }
        try tellDelegate(
            of: navigation, .navigationWillShow, [.controller(change.to), .bool(isAnimated)],
            by: .navigationDelegateHearsAfterWill)
        if transition.custom == nil { try addViews(inPlaceOf: change.to, to: superview) }
        if change.isPush, transition.custom == nil, let from = change.from, applies(.coveredViewLeavesTwice) {
            try moveCoveredViewThroughAnimationContainer(of: from)
        }
        world.showAtCommit(inPlaceOf: change.to)
        for middle in change.popped where middle != change.from {
            if !world.isChild(middle, ofOtherThan: navigation) { try removeViews(inPlaceOf: middle) }
            world.runLoop.afterCommit.append(.release(middle))
        }
    }

    /// The tab bar controller around a stack whose top changes is laid out before that and after.
    mutating func layOutTabs(around navigation: Controller.ID) {
        guard let tabs = world.controllers[navigation].parent, world.kind(of: tabs) == .tabBar,
            let view = world.controllers[tabs].view, world.views[view].isInWindow,
            applies(.tabBarIsLaidOutAroundPush)
        else { return }
        setNeedsLayout(view)
    }

    /// The view that a push covers goes over into a view of the animation's own: it leaves the window and returns.
    private mutating func moveCoveredViewThroughAnimationContainer(of controller: Controller.ID)
        throws(Interruption)
    {
        guard let view = world.controllers[controller].view, world.views[view].isInWindow else { return }
        let window = world.window(of: view)
        for isThere in [false, true] {
            try sendWindowCallback(
                .willMoveToWindow, viewsBelow: view, isThere ? window : nil, by: .coveredViewLeavesTwice)
            try sendWindowCallback(
                .didMoveToWindow, viewsBelow: view, isThere ? window : nil, by: .coveredViewLeavesTwice)
        }
    }

    /// A transition without animation is over before the new top is laid out.
    ///
    /// - Returns: Whether there was one.
    mutating func finishNavigationBeforeLayout(of top: Controller.ID) throws(Interruption) -> Bool {
        guard let navigation = world.controllers[top].parent,
            let (id, change) = world.transitions.navigation(of: navigation), change.to == top,
            world.runLoop.afterCommit.contains(.finish(id)), applies(.unanimatedTransitionEndsBeforeLayout)
        else { return false }
        try finishEarly(id)
        return true
    }

    /// A new top whose transition ends before the commit has shown it hears from that end that it is appearing, after
    /// the old one's did.
    private mutating func showBeforeEnd(of top: Controller.ID) throws(Interruption) {
        guard world.controllers[top].isAlive, world.controllers[top].appearance == .appearing,
            !world.controllers[top].hasHeardIsAppearing, world.isViewInWindow(top)
        else { return }
        try updateGeometry(below: top)
        try viewIsAppearing(top)
    }

    /// `-[UINavigationController navigationTransitionView:didEndTransition:fromView:toView:]`, private
    mutating func finishNavigation(
        _ change: NavigationTransition, of transition: Transition, _ id: Transition.ID
    ) throws(Interruption) {
        let caller = recorder.enter(.finishNavigation)
        defer { recorder.leave(caller) }
        let navigation = transition.container
        world.transitions[id]?.isEnding = true
        world.leaveStack(change, navigation)
        // Another parent that took it in meanwhile has its view.
        if let from = change.from, !world.isChild(from, ofOtherThan: navigation) {
            try removeViews(inPlaceOf: from)
            try endAppearanceTransitions(inPlaceOf: from, isAppearing: false, by: .navigationEndsWithOldFirst)
        }
        if !transition.isAnimated || transition.custom != nil { try showBeforeEnd(of: change.to) }
        if world.inPlace(of: change.to).elementsEqual([change.to]) {
            try endAppearanceTransition(change.to, by: .navigationEndsWithOldFirst)
        } else {
            try endAppearanceTransitions(
                inPlaceOf: change.to, isAppearing: true, by: .navigationEndsWithOldFirst)
        }
        // The pushed controller may have been removed and released since.
        if change.isPush, world.controllers[change.to].isAlive {
            try didMove(change.to, toParent: navigation, by: .didMoveFollowsTransition)
        }
        // A controller that the delegate pushes now doesn't have to wait.
        world.transitions[id]?.phase = .over
        try tellDelegate(
            of: navigation, .navigationDidShow, [.controller(change.to), .bool(transition.isAnimated)],
            by: .navigationDelegateHearsAfterDid)
        world.transitions.remove(id)
        world.endCoordination(of: navigation, isAppearing: true)
        layOutTabs(around: navigation)
        try finishPop(change)
        try beginNextNavigation(of: navigation)
    }

    /// The finger lets go before the end: both controllers go back to where they were.
    mutating func cancelNavigation(
        _ change: NavigationTransition, of navigation: Controller.ID
    ) throws(Interruption) {
        guard let from = change.from else { return }
        // The stack is whole again before anybody hears of it. What was pushed meanwhile lies above.
        let children = world.controllers[navigation].children
        let place = children.firstIndex(of: change.to).map { $0 + 1 } ?? children.endIndex
        let again = Set(change.popped).intersection(children)
        world.controllers[navigation].children.insert(
            contentsOf: change.popped.reversed().filter { !again.contains($0) }, at: place)
        for controller in change.popped {
            world.controllers[controller].parent = navigation
            world.controllers[controller].awaitsDidMoveToParent = false
            // Pushed once more meanwhile, it is held as a child already.
            if again.contains(controller) { try release(.controller(controller)) }
        }
        let isPushed = change.isPush && !change.setsStack
        if isPushed { world.controllers[navigation].children.removeAll { $0 == change.to } }
        if world.controllers[navigation].appearance.isAppearingOrAppeared {
            // UIKit's own gesture only pops; a canceled push has an animator that did not complete.
            let rule = change.isPush ? Rule.incompleteTransitionTurnsBack : .cancelledPopTurnsBack
            try removeIncoming(change.to, by: rule)
            try restoreOutgoing(from, by: rule)
        } else {
            // A stack that has been covered in the meantime shows neither of the two.
            try removeChildOfHiddenContainer(change.to)
            if world.controllers[navigation].appearance == .disappeared {
                try endAppearanceTransitions(
                    inPlaceOf: from, isAppearing: false, by: .navigationEndsWithOldFirst)
            }
        }
        world.endCoordination(of: navigation, isAppearing: false)
        if isPushed {
            world.controllers[change.to].parent = nil
            try release(.controller(change.to))
        }
        try beginNextNavigation(of: navigation, covering: from)
    }

    /// Begins a push that was waiting for another transition. If that one was canceled, the push covers the
    /// controller that is shown instead of the other one.
    private mutating func beginNextNavigation(
        of navigation: Controller.ID, covering shown: Controller.ID? = nil
    ) throws(Interruption) {
        let waiting = world.transitions.first(where: {
            $0.container == navigation && $0.navigation != nil && $0.phase == .waiting
        })
        guard let waiting, let next = world.transitions.remove(waiting), var change = next.navigation
        else { return try makePostponedChanges(of: navigation) }
        if next.isNested {
            log(.navigationEndsUnexpectedly, of: navigation, by: .nestedPushIsComplainedOf)
        }
        guard let shown, change.from != shown else { return try begin(next) }
        guard change.to != shown else { return try beginNextNavigation(of: navigation, covering: shown) }
        change.from = shown
        try begin(
            Transition(container: navigation, kind: .navigation(change), isAnimated: next.isAnimated))
    }

    /// The popped controllers hear that they are out, and are let go.
    mutating func finishPop(_ change: NavigationTransition) throws(Interruption) {
        guard let top = change.popped.first else { return }
        if !change.isPush, !change.setsStack, world.controllers[top].parent == nil {
            try didMove(top, toParent: nil, by: .didMoveFollowsTransition)
        }
        try release(.controller(top))
    }
}

extension World {
    /// The controller that goes loses its parent.
    mutating func leaveStack(_ change: NavigationTransition, _ navigation: Controller.ID) {
        guard let top = change.popped.first, controllers[top].parent == navigation,
            !controllers[navigation].children.contains(top)
        else { return }
        controllers[top].parent = nil
    }

    /// Indicates whether a controller has become another container's child.
    fileprivate func isChild(_ controller: Controller.ID, ofOtherThan container: Controller.ID) -> Bool {
        controllers[controller].parent.map { $0 != container } ?? false
    }

    /// Indicates whether a controller has become another container's child, or contains the container itself.
    func isHeld(_ controller: Controller.ID, byOtherThan container: Controller.ID) -> Bool {
        isChild(controller, ofOtherThan: container) || ancestors(of: container).contains(controller)
    }
}
