extension Simulation {
    /// The view of a presented controller goes into a view of the presentation's own, from iOS 8 on.
    ///
    /// That lies in the window, or in the place of the context that the presentation covers.
    mutating func addToContainerView(
        _ view: View.ID, of presented: Controller.ID, on presenter: Controller.ID
    ) throws(Interruption) {
        var place: View.ID?
        if world.presentedInPlace(of: presenter) == presented, follows(.contextKeepsPresentationInPlace) {
            place = world.viewInPlace(of: presenter).flatMap { world.views[$0].superview }
        }
        guard follows(.presentationHasContainerView) else { return try addSubview(view, to: place) }
        let size = place.map { world.views[$0].frame.size } ?? world.screen
        let container = world.views.append(
            View(className: World.containerViewClass, origin: .plain, frame: Rectangle(size: size)))
        try addSubview(container, to: place)
        try addSubview(view, to: container)
    }

    /// The view of a presented controller goes, and the presentation's own with it.
    mutating func removeFromContainerView(_ presented: Controller.ID) throws(Interruption) {
        guard let view = world.controllers[presented].view, world.hasSuperview(view) else { return }
        let container = world.views[view].superview
        try removeFromSuperview(view)
        if let container, world.views[container].className == World.containerViewClass,
            world.hasSuperview(container)
        {
            try removeFromSuperview(container)
            world.views[container].isAlive = false
        }
    }
}

extension World {
    /// The class of the view in which a presentation puts what it presents.
    static var containerViewClass: String { "UITransitionView" }
}
