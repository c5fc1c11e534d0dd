extension Simulation {
    /// Adds the view of a presented controller to the presentation's container view, since iOS 8.
    ///
    /// The container view is in the window, or in the place of the context that the presentation covers.
    mutating func addToContainerView(
        _ view: View.ID, of presented: Controller.ID, on presenter: Controller.ID
    ) throws(Interruption) {
        var place: View.ID?
        if world.presentedInPlace(of: presenter) == presented, follows(.contextKeepsPresentationInPlace) {
            place = world.viewInPlace(of: presenter).flatMap { world.views[$0].superview }
        }
        let window = world.window(showing: presenter)
        guard follows(.presentationHasContainerView) else {
            return try addSubview(view, to: place, in: window)
        }
        let size = place.map { world.views[$0].frame.size } ?? world.screen
        let container = world.views.append(
            View(className: World.containerViewClass, origin: .plain, frame: Rectangle(size: size)))
        try addSubview(container, to: place, in: window)
        guard let frame = world.sheetFrame(of: presented) else {
            return try addSubview(view, to: container)
        }
        let shadow = world.views.append(
            View(className: World.sheetShadowClass, origin: .plain, frame: frame))
        try addSubview(shadow, to: container)
        try addSubview(view, to: shadow)
    }

    /// The view of a presented controller goes, and the presentation's own with it.
    mutating func removeFromContainerView(_ presented: Controller.ID) throws(Interruption) {
        guard let view = world.controllers[presented].view, world.hasSuperview(view) else { return }
        var next = world.views[view].superview
        try removeFromSuperview(view)
        while let container = next, world.hasSuperview(container),
            [World.sheetShadowClass, World.containerViewClass].contains(world.views[container].className)
        {
            next = world.views[container].superview
            try removeFromSuperview(container)
            world.views[container].isAlive = false
        }
    }
}

extension World {
    /// The class of the view in which a presentation puts what it presents.
    static var containerViewClass: String { "UITransitionView" }

    /// The class of the view in which a sheet lies in there.
    static var sheetShadowClass: String { "UIDropShadowView" }
}
