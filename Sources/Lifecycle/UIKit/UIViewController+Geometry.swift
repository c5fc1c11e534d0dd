extension Simulation {
    /// `UIViewController.preferredContentSize`, the setter: what contains the controller, or presents it, is told.
    package mutating func setPreferredContentSize(
        _ size: Size, of controller: Controller.ID
    ) throws(Interruption) {
        let name = "preferredContentSize"
        guard world.controllers[controller].attributes.updateValue(.size(size), forKey: name) != .size(size)
        else { return }
        world.leavePlaceUnknown(around: controller)
        let container =
            world.controllers[controller].parent.map { Value.controller($0) }
            ?? world.ownPresentation(of: controller).map { .instance($0) }
        guard holds(.preferredSizeIsTold),
            try ask(
                name + "DidChange", of: container,
                [PassedArgument("forChildContentContainer", .controller(controller))]) != nil
        else { return }
        recordRule(.preferredSizeIsTold)
    }

    /// Traits, size and safe area of a controller and of all that is visible inside it, each before what it contains.
    mutating func updateGeometry(below root: Controller.ID) throws(Interruption) {
        for controller in world.visibleTree(below: root) {
            cost.countVisits(world.visitsToChildren(of: controller))
            guard world.controllers[controller].isAlive,
                controller == root || world.isViewInWindow(controller)
            else { continue }
            try updateTraits(of: controller)
            fillContainer(controller)
            try updateSafeArea(of: controller)
        }
    }

    /// A container of UIKit's own gives the visible child its own size, or a part of it; a presentation over the whole
    /// screen gives the screen's.
    mutating func fillContainer(_ controller: Controller.ID) {
        guard let view = world.controllers[controller].view, let frame = frameInContainer(of: controller)
        else { return }
        if let sheet = world.sheetFrame(of: controller), let shadow = world.views[view].superview,
            world.views[shadow].className == World.sheetShadowClass
        {
            setFrame(sheet, of: shadow)
        }
        guard world.views[view].frame != frame else { return }
        resize(view, to: frame, by: world.ruleForSize(of: controller))
    }

    /// The frame that a container or a presentation gives a controller's view; nil if it leaves that to others.
    private mutating func frameInContainer(of controller: Controller.ID) -> Rectangle? {
        guard let parent = world.controllers[controller].parent else {
            if let sheet = world.sheetFrame(of: controller) {
                recordRule(world.ruleForSize(of: controller))
                // An animator puts the view straight into the container view.
                let superview = world.controllers[controller].view.flatMap { world.views[$0].superview }
                let isInContainer =
                    superview != nil && superview == world.controllers[controller].containerView
                return isInContainer ? sheet : Rectangle(size: sheet.size)
            }
            guard world.controllers[controller].presenter != nil, world.fillsScreen(controller),
                applies(.presentationSizesWhatItCovers)
            else { return nil }
            return world.rootViewFrame
        }
        let kind = world.kind(of: parent)
        guard kind != .plain, let view = world.controllers[controller].view,
            let above = world.controllers[parent].view, world.views[view].superview == above
        else { return nil }
        if world.code.uncertainty.doubts("frame", of: .view(above)) { world.markGeometryUnknown(view) }
        let size = world.views[above].frame.size
        if applies(.containerSizesItsChild) {
            return kind == .split ? world.columnFrame(of: controller, in: size) : Rectangle(size: size)
        }
        guard kind == .navigation || kind == .tabBar, applies(.containerSizesChildBetweenBars) else {
            return nil
        }
        let bar = world.barHeight(of: parent)
        return Rectangle(size: Size(width: size.width, height: max(0, size.height - bar)))
    }
}

extension World {
    fileprivate func ruleForSize(of controller: Controller.ID) -> Rule {
        guard sheetFrame(of: controller) != nil else { return .viewsFollowWindow }
        if controllers[controller].sheet != nil, holds(.sheetHasDetents) {
            let isWide = environment.device.idiom == .pad && sizeClasses.horizontal == .regular
            return isWide && hasDetents(controller) ? .wideSheetKeepsSize : .sheetHasDetents
        }
        return holds(.sheetHasOwnSize) ? .sheetHasOwnSize : .padSheetIsSmaller
    }
}
