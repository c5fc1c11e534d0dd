// A controller presented over a context takes the place of the context's view, and leaves and returns with
// it.

extension Simulation {
    /// A child and what stands in its place, on the way to the screen or off it.
    mutating func beginAppearanceTransitions(
        inPlaceOf child: Controller.ID, isAppearing: Bool, animated: Bool, by rule: Rule
    ) throws(Interruption) {
        for controller in world.inPlace(of: child) {
            if controller != child { recordRule(.contextKeepsPresentationInPlace) }
            try beginAppearanceTransition(controller, isAppearing: isAppearing, animated: animated, by: rule)
        }
    }

    /// The same at its end.
    mutating func endAppearanceTransitions(
        inPlaceOf child: Controller.ID, isAppearing: Bool, by rule: Rule
    ) throws(Interruption) {
        for controller in world.inPlace(of: child)
        where world.controllers[controller].appearance == (isAppearing ? .appearing : .disappearing) {
            try endAppearanceTransition(controller, by: rule)
        }
    }

    /// The views of a child and of what stands in its place come into a container's view, if they are not there.
    mutating func addViews(inPlaceOf child: Controller.ID, to superview: View.ID) throws(Interruption) {
        for controller in world.inPlace(of: child) {
            guard let view = world.viewInPlace(of: controller), world.views[view].superview != superview
            else {
                continue
            }
            try addSubview(view, to: superview)
        }
    }

    /// They leave it.
    mutating func removeViews(inPlaceOf child: Controller.ID) throws(Interruption) {
        for controller in world.inPlace(of: child) {
            guard let view = world.viewInPlace(of: controller), world.hasSuperview(view) else { continue }
            try removeFromSuperview(view)
        }
    }

    /// The view of a presenter that was covered comes back to where it was: below what covered it.
    mutating func returnView(_ view: View.ID, below presented: Controller.ID) throws(Interruption) {
        guard !world.hasSuperview(view) else { return }
        guard let container = world.viewInPlace(of: presented), let place = world.views[container].superview
        else {
            return try addSubview(view, to: nil, in: world.window(showing: presented), at: 0)
        }
        let index = world.views[place].subviews.firstIndex(of: container) ?? 0
        try addSubview(view, to: place, at: index)
    }
}

extension World {
    /// Lets the commit show a child and what stands in its place.
    mutating func showAtCommit(inPlaceOf child: Controller.ID) {
        for controller in inPlace(of: child) { runLoop.atCommit.append(.showView(controller)) }
    }

    /// Returns the controller that is presented in place of a child controller's view, inside its container.
    func presentedInPlace(of presenter: Controller.ID) -> Controller.ID? {
        guard let presented = controllers[presenter].presented, coversContext(presented),
            controllers[presenter].parent != nil
        else { return nil }
        return presented
    }

    /// Indicates whether a presented controller covers a presentation context instead of the screen.
    func coversContext(_ presented: Controller.ID) -> Bool {
        let style = effectiveStyle(of: presented)
        return style == .currentContext || style == .overCurrentContext
    }

    /// The controllers that stand in the place of a child: itself and what it presents there, but for what is hidden.
    func inPlace(of child: Controller.ID) -> Worklist<Controller.ID> {
        guard let presented = presentedInPlace(of: child), controllers[presented].view != nil else {
            return Worklist(child)
        }
        var standing = Worklist(presented)
        let isHidden =
            effectiveStyle(of: presented) == .currentContext && controllers[child].appearance == .disappeared
            && controllers[child].view.map { !hasSuperview($0) } ?? true
        if !isHidden { standing.append(child) }
        return standing
    }

    /// The view of a controller as its superview knows it: of one that is presented, the presentation's own.
    func viewInPlace(of controller: Controller.ID) -> View.ID? {
        guard let view = controllers[controller].view else { return nil }
        guard let container = views[view].superview,
            views[container].className == World.containerViewClass
        else { return view }
        return container
    }

    /// Every controller that is presented on a chain of presentations, or in a place inside of it, the nearest first.
    func presentedControllers(above root: Controller.ID) -> [Controller.ID] {
        let chain = presentationChain(above: root)
        var found = chain
        for controller in [root] + chain {
            for inner in visibleTree(below: controller) where inner != controller {
                found += presentationChain(above: inner).filter { !found.contains($0) }
            }
        }
        return found
    }
}
