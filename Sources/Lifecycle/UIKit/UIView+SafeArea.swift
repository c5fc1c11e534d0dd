// The areas that bars, the status bar, the home indicator and margins cover.

extension Simulation {
    /// Tells a controller of a new safe area, if its view is in a window.
    mutating func updateSafeArea(of controller: Controller.ID) throws(Interruption) {
        guard holds(.safeAreaChangeIsTold), let view = world.controllers[controller].view,
            world.views[view].isInWindow
        else { return }
        let insets = world.safeArea(of: controller)
        guard world.views[view].safeArea != insets else { return }
        if let tabs = world.ancestors(of: controller).first(where: { world.kind(of: $0) == .tabBar }),
            world.hidesBottomBar(of: tabs, over: controller)
        {
            recordRule(.pushedControllerHidesBottomBar)
        }
        if world.ancestors(of: controller).contains(where: { world.hidesNavigationBar($0) }) {
            recordRule(.hiddenBarCoversNothing)
        }
        world.views[view].safeArea = insets
        let start = trace.count, tellsView = world.hasOtherSafeArea(view)
        try tell(.layoutMarginsDidChange, to: tellsView ? view : nil, from: start)
        try tell(.viewLayoutMarginsDidChange, to: controller, from: start, by: .layoutMarginsChangeIsTold)
        try tell(.safeAreaInsetsDidChange, to: tellsView ? view : nil, from: start)
        try tell(.viewSafeAreaInsetsDidChange, to: controller, from: start, by: .safeAreaChangeIsTold)
        for inner in world.ownViews(below: view, &cost)
        where inner != view && world.views[inner].classID != nil {
            let last = trace.count
            try sendSafeAreaInsetsDidChange(inner)
            trace.leaveOrderOpen(from: start, upTo: last, by: .viewHearsOfSafeArea)
        }
    }

    /// Tells a controller, after its view; which of all these calls is first is not promised.
    private mutating func tell(
        _ callback: Callback, to controller: Controller.ID, from start: Int, by rule: Rule
    ) throws(Interruption) {
        let last = trace.count
        try send(callback, to: controller, by: rule)
        trace.leaveOrderOpen(from: start, upTo: last, by: rule)
    }

    private mutating func tell(_ callback: Callback, to view: View.ID?, from start: Int) throws(Interruption)
    {
        guard let view, world.overrides(callback, in: view) else { return }
        let last = trace.count
        try send(callback, to: view, by: .viewHearsOfSafeArea)
        trace.leaveOrderOpen(from: start, upTo: last, by: .viewHearsOfSafeArea)
    }

    /// Tells a view of the app's own class that its safe area, and its margins with it, are others than before.
    mutating func sendSafeAreaInsetsDidChange(_ view: View.ID) throws(Interruption) {
        guard world.hasOtherSafeArea(view) else { return }
        let start = trace.count
        try tell(.layoutMarginsDidChange, to: view, from: start)
        try tell(.safeAreaInsetsDidChange, to: view, from: start)
    }
}

extension World {
    /// A controller's view and those below it that belong to no other controller's.
    func ownViews(below root: View.ID, _ cost: inout Cost) -> [View.ID] {
        var found: [View.ID] = []
        var waiting = Worklist(root)
        while let view = waiting.next() {
            cost.countVisits()
            guard view == root || views[view].controller == nil else { continue }
            found.append(view)
            waiting.append(subviewsOf: view, in: views)
        }
        return found
    }

    /// The occasion that bars cover another part than they do here.
    package static let otherBars = "bars"

    /// Indicates whether code has changed what bars cover: no safe area is known then.
    package var hasOtherBars: Bool { code.occasions.contains(World.otherBars) }

    /// Indicates whether the safe area of a view of the app's own class has changed since it was last
    /// reported, and marks it as reported. False for a subview without a size, such as one that its
    /// constraints haven't placed yet.
    fileprivate mutating func hasOtherSafeArea(_ view: View.ID) -> Bool {
        let size = views[view].frame.size
        guard views[view].classID != nil, views[view].isInWindow, holds(.safeAreaChangeIsTold),
            views[view].controller != nil || size.width > 0 && size.height > 0
        else { return false }
        let insets = safeAreaInsets(of: view)
        guard insets != views[view].toldSafeArea else { return false }
        views[view].toldSafeArea = insets
        return true
    }

    /// Returns the insets of a controller's view that the status bar, the home indicator and the bars of its
    /// containers cover.
    func safeArea(of controller: Controller.ID) -> Insets {
        let path = Array(controllerAndAncestors(of: controller))
        var insets = windowSafeArea
        if let sheet = path.last.flatMap({ sheetFrame(of: $0) }) {
            insets = insets.covering(sheet, of: Rectangle(size: screen))
        }
        for index in path.indices.dropFirst().reversed() {
            let parent = path[index]
            switch kind(of: parent) {
            case .navigation: insets.top += barHeight(of: parent)
            case .tabBar where hidesBottomBar(of: parent, over: controller): break
            case .tabBar: insets.bottom += barHeight(of: parent)
            case .plain: insets = covering(path[index - 1], in: parent, insets)
            case .page, .split, .search, .alert: break
            }
        }
        return insets
    }

    /// Returns the part of a parent's insets that reaches into the view of a child, where the parent lays out
    /// the child itself.
    private func covering(_ child: Controller.ID, in parent: Controller.ID, _ insets: Insets) -> Insets {
        guard let view = controllers[child].view, let outer = controllers[parent].view else { return insets }
        let path = viewAndSuperviews(of: view).prefix { $0 != outer }
        guard let last = path.last, views[last].superview == outer else { return insets }
        return path.reversed().reduce(insets) { insets, inner in
            views[inner].superview.map { insets.covering(views[inner].frame, of: views[$0].bounds) } ?? insets
        }
    }

    /// `hidesBottomBarWhenPushed`: whether a controller on a stack between a tab bar controller and another one has put the
    /// bar away.
    fileprivate func hidesBottomBar(of tabs: Controller.ID, over controller: Controller.ID) -> Bool {
        ancestors(of: controller).prefix { $0 != tabs }.contains { parent in
            kind(of: parent) == .navigation
                && controllers[parent].children.contains {
                    controllers[$0].attributes["hidesBottomBarWhenPushed"] == .bool(true)
                }
        }
    }

    /// The insets of the window that the device itself covers.
    private var windowSafeArea: Insets {
        let device = environment.device
        if device.hasNotch, isLandscape {
            return Insets(
                top: 0, left: device.topInset, bottom: points(.landscapeHomeIndicatorHeight),
                right: device.topInset)
        }
        let hasBar = device.hasNotch || !bundle.info.hidesStatusBar
        return Insets(
            top: sizeClasses.vertical == .compact || !hasBar ? 0 : device.topInset, left: 0,
            bottom: device.bottomInset,
            right: 0)
    }

    /// `safeAreaInsets`: of a view inside a controller's, the part of its superview's that reaches into it.
    package func safeAreaInsets(of view: View.ID) -> Insets {
        let path = viewAndSuperviews(of: view)
        let first = path.firstIndex { views[$0].controller != nil } ?? path.count - 1
        var insets = views[path[first]].safeArea
        for inner in path[..<first].reversed() {
            guard let superview = views[inner].superview else { break }
            insets = insets.covering(views[inner].frame, of: views[superview].bounds)
        }
        return insets
    }

    /// `layoutMargins`: 8 all around, at the sides of a controller's view 16 or 20; from iOS 11 on the safe area too.
    package func layoutMargins(of view: View.ID) -> Insets {
        let isRoot = views[view].controller != nil
        let isWide = sizeClasses.horizontal == .regular || screen.width >= points(.wideScreenWidth)
        let side = points(isRoot ? (isWide ? .wideRootMargin : .rootMargin) : .margin)
        let end = isRoot ? 0 : points(.margin)
        let safe = holds(.layoutMarginsChangeIsTold) ? safeAreaInsets(of: view) : .zero
        return Insets(
            top: end + safe.top, left: side + safe.left, bottom: end + safe.bottom, right: side + safe.right)
    }
}
