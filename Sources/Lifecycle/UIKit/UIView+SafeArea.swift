// What bars, the status bar, the home indicator and margins cover.

extension Simulation {
    /// Tells a controller of a new safe area, if its view is in a window.
    mutating func updateSafeArea(of controller: Controller.ID) throws(Interruption) {
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
        for parent in ancestors(of: controller) {
            switch kind(of: parent) {
            case .navigation: insets.top += barHeight(of: .navigation)
            case .tabBar: insets.bottom += barHeight(of: .tabBar)
            case .plain, .page, .split, .search, .alert: break
            }
        }
        return insets
    }

    /// What the device itself covers of the window.
    private var windowSafeArea: Insets {
        let device = environment.device
        if device.hasNotch, isLandscape {
            return Insets(
                top: 0, left: device.topInset, bottom: points(.landscapeHomeIndicatorHeight),
                right: device.topInset)
        }
        let hasBar = device.hasNotch || !info.hidesStatusBar
        return Insets(
            top: isCompactHeight || !hasBar ? 0 : device.topInset, left: 0, bottom: device.bottomInset,
            right: 0)
    }

    /// `safeAreaInsets`: of a view inside a controller's, the part of its superview's that reaches into it.
    func safeAreaInsets(of view: View.ID) -> Insets {
        let path = viewAndSuperviews(of: view)
        let first = path.firstIndex { views[$0].controller != nil } ?? path.count - 1
        var insets = views[path[first]].safeArea
        for inner in path[..<first].reversed() {
            guard let superview = views[inner].superview else { break }
            let frame = views[inner].frame, outer = views[superview].frame.size
            insets = Insets(
                top: max(0, insets.top - frame.y), left: max(0, insets.left - frame.x),
                bottom: max(0, insets.bottom - (outer.height - frame.y - frame.size.height)),
                right: max(0, insets.right - (outer.width - frame.x - frame.size.width)))
        }
        return insets
    }

    /// `layoutMargins`: 8 all around, at the sides of a controller's view 16 or 20; from iOS 11 on the safe area too.
    func layoutMargins(of view: View.ID) -> Insets {
        let isRoot = views[view].controller != nil
        let isWide = sizeClasses.horizontal == .regular || screen.width >= points(.wideScreenWidth)
        let side = points(isRoot ? (isWide ? .wideRootMargin : .rootMargin) : .margin)
        let end = isRoot ? 0 : points(.margin)
        let safe = holds(.layoutMarginsChangeIsTold) ? safeAreaInsets(of: view) : .zero
        return Insets(
            top: end + safe.top, left: side + safe.left, bottom: end + safe.bottom, right: side + safe.right)
    }

    /// The height of the bar of a navigation or tab bar controller, in points.
    func barHeight(of kind: ControllerClass.Kind) -> Double {
        let isShort = isCompactHeight && environment.device.idiom == .phone
        return switch kind {
        case .navigation: points(isShort ? .compactNavigationBarHeight : .navigationBarHeight)
        case .tabBar: points(isShort ? .compactTabBarHeight : .tabBarHeight)
        case .plain, .page, .split, .search, .alert: 0
        }
    }

    private var isCompactHeight: Bool { sizeClasses.vertical == .compact }
}
