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

    /// A container of UIKit's own gives the visible child its own size, or a column of it.
    private mutating func fillContainer(_ controller: Controller.ID) {
        guard let parent = world.controllers[controller].parent, world.kind(of: parent) != .plain,
            let view = world.controllers[controller].view, let above = world.controllers[parent].view,
            world.views[view].superview == above, heeds(.containerSizesItsChild)
        else { return }
        let size = world.views[above].frame.size
        let frame =
            world.kind(of: parent) == .split
            ? world.columnFrame(of: controller, in: size) : Rectangle(size: size)
        guard world.views[view].frame.size != frame.size else { return }
        resize(view, to: frame)
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
            case .navigation: insets.top += isCompactHeight ? 32 : 44
            case .tabBar: insets.bottom += isCompactHeight ? 32 : 49
            case .plain, .page, .split, .search, .alert: break
            }
            next = parent
        }
        return insets
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
