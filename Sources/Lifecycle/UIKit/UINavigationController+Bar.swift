// The bar of a navigation controller, as far as it covers what the stack shows.

extension Simulation {
    /// `UINavigationController.setNavigationBarHidden(_:animated:)`: what the stack shows gets another safe area, in its
    /// next layout.
    mutating func setNavigationBarHidden(_ isHidden: Value, of navigation: Controller.ID) {
        let old = world.controllers[navigation].attributes["isNavigationBarHidden"] ?? .bool(false)
        guard isHidden != old else { return }
        world.controllers[navigation].attributes["isNavigationBarHidden"] = isHidden
        for controller in world.visibleTree(below: navigation) {
            if let view = world.controllers[controller].view { setNeedsLayout(view) }
        }
    }
}

extension World {
    /// `UINavigationController.isNavigationBarHidden`, if code has said so.
    func hidesNavigationBar(_ navigation: Controller.ID) -> Bool {
        kind(of: navigation) == .navigation
            && controllers[navigation].attributes["isNavigationBarHidden"] == .bool(true)
    }

    /// The height of the bar of a navigation or tab bar controller, in points.
    func barHeight(of container: Controller.ID) -> Double {
        let isShort = sizeClasses.vertical == .compact && environment.device.idiom == .phone
        return switch kind(of: container) {
        case .navigation where hidesNavigationBar(container): 0
        case .navigation: points(isShort ? .compactNavigationBarHeight : .navigationBarHeight)
        case .tabBar: points(isShort ? .compactTabBarHeight : .tabBarHeight)
        case .plain, .page, .split, .search, .alert: 0
        }
    }
}
