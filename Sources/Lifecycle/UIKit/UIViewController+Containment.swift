// Adding and removing children, the same for every parent.

extension Simulation {
    /// Makes a controller the child of another one, which holds it from here on: what only an old parent held lives
    /// through the move. The child hears `willMove`; when `didMove` follows is the parent's affair.
    ///
    /// Not every parent lets `isMovingToParent` be true until the child has appeared; one that sets all its children
    /// at once lists them itself.
    ///
    /// - Returns: Whether it was taken in. What holds the parent itself, perhaps since it heard of the move, is
    ///   not: nothing is known of what UIKit makes of such a circle.
    mutating func attach(
        _ child: Controller.ID, to parent: Controller.ID, isListed: Bool = true, saysMoving: Bool = true,
        by rule: Rule
    ) throws(Interruption) -> Bool {
        cost.countVisits(world.visits(above: parent))
        guard !world.isAbove(child, parent) else { return false }
        world.retain(child)
        if world.controllers[child].parent != nil {
            _ = applies(.addChildLeavesOldParent)
            // A class of the app's may have overridden the method.
            let hasRun = try runOverride(of: "removeFromParent", on: child, [])
            if !hasRun { _ = try runOverride(of: "removeFromParentViewController", on: child, []) }
            // One that leaves super out breaks what UIKit asks of it: the child leaves all the same.
            try removeFromParent(child)
        }
        try checkHierarchy(of: child, requestedParent: parent)
        try willMove(child, toParent: parent, by: rule)
        guard !world.isAbove(child, parent) else {
            try release(.controller(child))
            return false
        }
        world.controllers[child].parent = parent
        if saysMoving { world.controllers[child].appearanceTransition = .isMovingToParent }
        if isListed { world.controllers[parent].children.append(child) }
        return true
    }

    /// Takes a child out of its parent, tells it, and lets it go.
    mutating func detach(
        _ child: Controller.ID, from parent: Controller.ID, by rule: Rule
    ) throws(Interruption) {
        world.removeChild(child, of: parent)
        world.controllers[child].parent = nil
        try didMove(child, toParent: nil, by: rule)
        try release(.controller(child))
    }

    /// `UIViewController.addChild(_:)`
    package mutating func addChild(_ child: Controller.ID, to parent: Controller.ID) throws(Interruption) {
        cost.countVisits(world.visits(above: parent))
        guard !world.isAbove(child, parent) else { return }
        let caller = recorder.enter(.addChild)
        defer { recorder.leave(caller) }
        guard world.controllers[child].parent == parent else {
            _ = try attach(child, to: parent, by: .addChildSendsWillMove)
            return
        }
        guard world.kind(of: parent) == .plain else { return }
        // Its own child is taken out and in again, and hears of both. On screen it does not move by that.
        let moving = world.controllers[child].appearanceTransition
        try willMove(child, toParent: nil, by: .addChildLeavesOldParent)
        _ = try attach(child, to: parent, by: .addChildSendsWillMove)
        if world.controllers[child].appearance.isAppearingOrAppeared {
            world.controllers[child].appearanceTransition = moving
        }
    }

    /// `UIViewController.removeFromParent()`
    package mutating func removeFromParent(_ child: Controller.ID) throws(Interruption) {
        guard let parent = world.controllers[child].parent else { return }
        let caller = recorder.enter(.removeFromParent)
        defer { recorder.leave(caller) }
        guard world.controllers[parent].children.contains(child) else {
            // A stack that pops it keeps it as long as that takes.
            world.controllers[child].parent = nil
            return
        }
        try detach(child, from: parent, by: .removeFromParentSendsDidMove)
    }

    /// `UIViewController.willMove(toParent:)`
    package mutating func willMove(_ child: Controller.ID, toParent parent: Controller.ID?, by rule: Rule)
        throws(Interruption)
    {
        guard holds(.containmentExists) else { return }
        world.controllers[child].awaitsDidMoveToParent = parent != nil
        if parent == nil { world.controllers[child].appearanceTransition = .isMovingFromParent }
        try send(.willMoveToParent, to: child, .parent(parent), by: rule)
    }

    /// `UIViewController.didMove(toParent:)`
    package mutating func didMove(_ child: Controller.ID, toParent parent: Controller.ID?, by rule: Rule)
        throws(Interruption)
    {
        guard holds(.containmentExists) else { return }
        // A call of the app's own doesn't replace that of a container of UIKit's.
        let isByHand = rule == .recipeSendsTheOtherCall
        let isUnderPlain = world.controllers[child].parent.map { world.kind(of: $0) == .plain } ?? true
        if !isByHand || isUnderPlain { world.controllers[child].awaitsDidMoveToParent = false }
        try send(.didMoveToParent, to: child, .parent(parent), by: rule)
    }

    /// The whole recipe: the child, its view, and the word that it is done.
    mutating func embed(_ child: Controller.ID, in parent: Controller.ID) throws(Interruption) {
        try addChild(child, to: parent)
        guard world.controllers[child].parent == parent else { return }
        try addSubview(of: child, to: parent)
        try didMove(child, toParent: parent, by: .recipeSendsTheOtherCall)
    }

    /// `parent.view.addSubview(child.view)`
    mutating func addSubview(of child: Controller.ID, to parent: Controller.ID) throws(Interruption) {
        guard let superview = try view(of: parent) else { return }
        try addView(of: child, to: superview)
    }

    /// `view.addSubview(child.view)`
    mutating func addView(of child: Controller.ID, to superview: View.ID) throws(Interruption) {
        guard let view = try view(of: child) else { return }
        guard !world.contains(view, superview) else { return }
        try checkHierarchy(of: child, newSuperview: superview)
        try callOverridable(.addSubview, on: superview, .subview(view))
    }

    /// The check of whoever takes a child in: the child's view must not lie in the hierarchy of another controller.
    mutating func checkHierarchy(
        of child: Controller.ID, requestedParent: Controller.ID
    ) throws(Interruption) {
        guard applies(.hierarchyIsChecked), let view = world.controllers[child].view,
            let above = world.controllerAbove(view), above != requestedParent
        else { return }
        throw crash(
            .wrongRequestedParent(child, should: above, requested: requestedParent), of: child,
            by: .hierarchyIsChecked)
    }

    /// The check of a view that enters a hierarchy: the nearest controller above has to be its controller's parent. A
    /// superview that lies in no controller's and in no window is no hierarchy yet.
    package mutating func checkHierarchy(of child: Controller.ID, newSuperview: View.ID?) throws(Interruption)
    {
        guard let parent = world.controllers[child].parent, applies(.hierarchyIsChecked) else { return }
        let above = newSuperview.flatMap { world.views[$0].controller ?? world.controllerAbove($0) }
        let isHierarchy = newSuperview.map { world.views[$0].isInWindow } ?? true
        guard above != parent, above != nil || isHierarchy else { return }
        throw crash(
            .wrongActualParent(child, should: above, actual: parent), of: child, by: .hierarchyIsChecked)
    }

    /// `UIViewController.transition(from:to:duration:options:animations:completion:)`
    package mutating func transition(
        from old: Controller.ID, to new: Controller.ID, animated: Bool
    ) throws(Interruption) -> Outcome {
        guard let parent = world.controllers[old].parent, world.controllers[new].parent == parent,
            world.kind(of: parent) == .plain
        else {
            throw crash(.childrenNeedCommonParent(old, new), of: old, by: .flipNeedsSiblings)
        }
        guard try view(of: parent) != nil, try view(of: new) != nil else { return .done }
        try begin(
            Transition(container: parent, kind: .childSwap(from: old, to: new), isAnimated: animated))
        return .done
    }
}
