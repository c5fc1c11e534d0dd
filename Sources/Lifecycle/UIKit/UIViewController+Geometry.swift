extension Simulation {
    /// Traits, size and safe area of a controller and of all that is visible inside it, each before what it contains.
    mutating func updateGeometry(below root: Controller.ID) throws(Interruption) {
        for controller in world.visibleTree(below: root) where world.controllers[controller].isAlive {
            try updateTraits(of: controller)
            fillContainer(controller)
            try updateSafeArea(of: controller)
        }
    }

    private mutating func updateTraits(of controller: Controller.ID) throws(Interruption) {
        let known = world.controllers[controller].knownTraits, now = world.sizeClasses
        guard known != now else { return }
        world.controllers[controller].knownTraits = now
        if known != nil, heeds(.traitsDidChange) {
            try send(.traitCollectionDidChange, to: controller, by: .traitsDidChange)
        } else if known == nil, holds(.traitsChangeAtLaunch) {
            try send(.traitCollectionDidChange, to: controller, by: .traitsChangeAtLaunch)
        }
    }

    /// A container of UIKit's own gives the visible child its own size, or a part of it; a presentation over the whole
    /// screen gives the screen's.
    private mutating func fillContainer(_ controller: Controller.ID) {
        guard let view = world.controllers[controller].view, let frame = frameInContainer(of: controller),
            world.views[view].frame != frame
        else { return }
        resize(view, to: frame)
    }

    /// The frame that a container or a presentation gives a controller's view; nil if it leaves that to others.
    private mutating func frameInContainer(of controller: Controller.ID) -> Rectangle? {
        guard let parent = world.controllers[controller].parent else {
            guard world.controllers[controller].presenter != nil, world.fillsScreen(controller),
                heeds(.presentationSizesWhatItCovers)
            else { return nil }
            return world.rootViewFrame
        }
        let kind = world.kind(of: parent)
        guard kind != .plain, let view = world.controllers[controller].view,
            let above = world.controllers[parent].view, world.views[view].superview == above
        else { return nil }
        let size = world.views[above].frame.size
        if heeds(.containerSizesItsChild) {
            return kind == .split ? world.columnFrame(of: controller, in: size) : Rectangle(size: size)
        }
        guard kind == .navigation || kind == .tabBar, heeds(.containerSizesChildBetweenBars) else {
            return nil
        }
        let bar = world.barHeight(of: kind)
        return Rectangle(size: Size(width: size.width, height: max(0, size.height - bar)))
    }

    private mutating func updateSafeArea(of controller: Controller.ID) throws(Interruption) {
        guard holds(.safeAreaChangeIsTold), let view = world.controllers[controller].view,
            world.views[view].isInWindow
        else { return }
        let insets = world.safeArea(of: controller)
        guard world.views[view].safeArea != insets else { return }
        world.views[view].safeArea = insets
        let start = trace.count
        try send(.viewLayoutMarginsDidChange, to: controller, by: .layoutMarginsChangeIsTold)
        let middle = trace.count
        try send(.viewSafeAreaInsetsDidChange, to: controller, by: .safeAreaChangeIsTold)
        trace.leaveOpen(from: start, upTo: middle, by: .layoutMarginsChangeIsTold)
    }
}

extension World {
    /// What the status bar, the home indicator and the bars of the containers above cover.
    func safeArea(of controller: Controller.ID) -> Insets {
        var insets = windowSafeArea
        var next = controller
        while let parent = controllers[next].parent {
            switch kind(of: parent) {
            case .navigation: insets.top += barHeight(of: .navigation)
            case .tabBar: insets.bottom += barHeight(of: .tabBar)
            case .plain, .page, .split, .search, .alert: break
            }
            next = parent
        }
        return insets
    }

    /// The height of the bar of a navigation or tab bar controller, in points.
    fileprivate func barHeight(of kind: ControllerClass.Kind) -> Double {
        let isShort = isCompactHeight && environment.device.idiom == .phone
        return switch kind {
        case .navigation: isShort ? 32 : 44
        case .tabBar: isShort && holds(.safeAreaChangeIsTold) ? 32 : 49
        case .plain, .page, .split, .search, .alert: 0
        }
    }

    private var isCompactHeight: Bool { sizeClasses.vertical == .compact }

    private var windowSafeArea: Insets {
        let device = environment.device
        if device.hasNotch, isLandscape {
            return Insets(top: 0, left: device.topInset, bottom: 21, right: device.topInset)
        }
        return Insets(
            top: isCompactHeight ? 0 : device.topInset, left: 0, bottom: device.bottomInset, right: 0)
    }
}
