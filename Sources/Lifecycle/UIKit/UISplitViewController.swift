extension Simulation {
    /// `UISplitViewController.viewControllers`, the setter: the primary column first.
    package mutating func setColumns(_ columns: [Controller.ID], of split: Controller.ID) throws(Interruption)
    {
        for child in columns.prefix(2) {
            guard try attach(child, to: split, saysMoving: false, by: .columnsAreToldAtOnce) else { continue }
            try didMove(child, toParent: split, by: .columnsAreToldAtOnce)
        }
    }

    /// `UISplitViewController.setViewController(_:for:)`, before the split view controller is on screen: what is no
    /// navigation controller gets one around it.
    ///
    /// - Returns: False if it isn't known what becomes of it.
    package mutating func setViewController(
        _ child: Controller.ID, for name: String, of split: Controller.ID
    ) throws(Interruption) -> Bool {
        guard let column = SplitColumns.Column(rawValue: name), holds(.columnsAreShownByName),
            world.controllers[split].appearance == .disappeared,
            world.controllers[split].columns.assigned[column] == nil
        else { return false }
        var shown = child
        if world.kind(of: child) != .navigation {
            let name = ControllerClass.Kind.navigation.rawValue
            let root = PassedArgument("rootViewController", .controller(child))
            guard let classID = world.controllerClass(named: name),
                let stack = try run(.instantiate(.controller(classID), [root]))?.controller
            else { return false }
            recordRule(.columnGetsStack)
            shown = stack
        }
        world.controllers[split].columns.assigned[column] = shown
        let assigned = world.controllers[split].columns.assigned
        // The primary column comes first, whichever is set first.
        guard let primary = assigned[.primary] else {
            retain(.controller(shown))
            return true
        }
        if column == .primary { try setColumns([primary], of: split) }
        guard let secondary = assigned[.secondary] else { return true }
        try setColumns([secondary], of: split)
        if column == .primary { try release(.controller(secondary)) }
        return true
    }

    /// `UISplitViewController.preferredDisplayMode`, the setter.
    package mutating func setDisplayMode(
        _ mode: SplitColumns.DisplayMode, of split: Controller.ID
    ) throws(Interruption) -> Outcome {
        guard applies(.displayModeIsAnnounced) else { return .ignored(.unavailable(.displayModeIsAnnounced)) }
        let before = world.visibleColumns(of: split)
        world.controllers[split].columns.preferred = mode
        try columnsChange(of: split, from: before, isByMode: true)
        return .done
    }

    /// `UISplitViewController.hide(_:)`: the secondary column always stays.
    package mutating func hideColumn(
        _ column: SplitColumns.Column, of split: Controller.ID
    ) throws(Interruption) -> Outcome {
        guard column == .primary, !world.controllers[split].columns.isCollapsed else { return .done }
        return try setDisplayMode(.secondaryOnly, of: split)
    }

    /// `UISplitViewController.show(_:)`; of the secondary column `showDetailViewController(_:sender:)` as well.
    package mutating func showColumn(
        _ column: SplitColumns.Column, of split: Controller.ID
    ) throws(Interruption) -> Outcome {
        if column == .primary, !world.controllers[split].columns.isCollapsed {
            guard applies(.columnsAreShownByName) else {
                return .ignored(.unavailable(.columnsAreShownByName))
            }
            return try setDisplayMode(.oneBesideSecondary, of: split)
        }
        let before = world.visibleColumns(of: split)
        world.controllers[split].columns.top = column
        try columnsChange(of: split, from: before, isByMode: false)
        return .done
    }

    /// A split view controller on its way to the screen, or in a window of another size, finds out what fits in.
    mutating func fitColumns(of split: Controller.ID) throws(Interruption) {
        let isCompact = applies(.splitViewCollapses) && world.sizeClasses.horizontal == .compact
        guard isCompact != world.controllers[split].columns.isCollapsed else { return }
        world.controllers[split].columns.isCollapsed = isCompact
        if !world.controllers[split].columns.assigned.isEmpty {
            note(
                .skipped("how columns set by name collapse", .notSimulated), to: .controller(split),
                by: .unknownCodeIsSkipped)
        }
        guard world.controllers[split].children.count > 1 else { return }
        if isCompact {
            try collapse(split)
        } else if applies(.splitDelegateNamesTopColumn) {
            try tellDelegate(of: split, .splitDidExpand, by: .splitDelegateNamesTopColumn)
        } else {
            let primary = Value.controller(world.controllers[split].children[0])
            try tellDelegate(
                of: split, .splitSeparateSecondary, [primary], by: .splitDelegateCollapses)
        }
    }

    private mutating func collapse(_ split: Controller.ID) throws(Interruption) {
        let columns = world.controllers[split].children.map { Value.controller($0) }
        let both = [columns[1], columns[0]]
        var answer: Value?
        if holds(.splitDelegateNamesTopColumn) {
            answer = try tellDelegate(
                of: split, .splitTopColumnForCollapsing, [.symbol("secondary")],
                by: .splitDelegateNamesTopColumn)
            if answer == nil {
                answer = try askDelegate(
                    of: split, .splitCollapseSecondary, both, by: .splitWithoutStyleAsksToCollapse)
            }
            try tellDelegate(of: split, .splitDidCollapse, by: .splitDelegateNamesTopColumn)
        } else {
            answer = try tellDelegate(
                of: split, .splitCollapseSecondary, both, by: .splitDelegateCollapses)
        }
        let prefersPrimary =
            answer == .bool(true) || answer == .symbol("primary")
            || world.controllers[split].columns.prefersPrimary
        world.controllers[split].columns.top = prefersPrimary ? .primary : .secondary
        world.controllers[split].columns.hasHiddenColumn = true
    }

    /// The window got another size: each split view controller on screen gets other columns perhaps.
    mutating func fitColumns(of visible: [(split: Controller.ID, columns: [Controller.ID])])
        throws(Interruption)
    {
        for (split, before) in visible where world.controllers[split].isAlive {
            let wasCollapsed = world.controllers[split].columns.isCollapsed
            try fitColumns(of: split)
            let isByMode = wasCollapsed == world.controllers[split].columns.isCollapsed
            try columnsChange(of: split, from: before, isByMode: isByMode)
        }
    }

    /// Columns come and go on screen.
    private mutating func columnsChange(
        of split: Controller.ID, from before: [Controller.ID], isByMode: Bool
    ) throws(Interruption) {
        let after = world.visibleColumns(of: split)
        guard world.controllers[split].appearance.isAppearingOrAppeared, before != after,
            world.controllers[split].view != nil
        else {
            return
        }
        var columns = ColumnTransition(from: before, to: after)
        if isByMode { try announceColumns(of: split, isShowing: !columns.shown.isEmpty) }
        columns.sendsNoWill = isByMode && applies(.displayModeChangeIsSilent)
        try begin(Transition(container: split, kind: .columns(columns), isAnimated: true))
    }

    private mutating func announceColumns(
        of split: Controller.ID, isShowing: Bool
    ) throws(Interruption) {
        if holds(.displayModeIsAnnounced) {
            let mode: SplitColumns.DisplayMode = isShowing ? .oneBesideSecondary : .secondaryOnly
            try tellDelegate(
                of: split, .splitWillChangeDisplayMode, [.symbol(mode.rawValue)],
                by: .displayModeIsAnnounced)
        }
        if holds(.splitDelegateHearsOfColumns) {
            try tellDelegate(
                of: split, isShowing ? .splitWillShowColumn : .splitWillHideColumn, [.symbol("primary")],
                by: .splitDelegateHearsOfColumns)
        }
    }

    /// `UIViewController.showDetailViewController(_:sender:)`: a split view controller above takes it, or it is presented.
    package mutating func showDetail(
        _ detail: Controller.ID, from source: Controller.ID
    ) throws(Interruption) -> Outcome {
        guard applies(.detailTakesSecondaryColumn) else {
            return .ignored(.unavailable(.detailTakesSecondaryColumn))
        }
        let split = world.kind(of: source) == .split ? source : world.container(.split, above: source)
        guard let split else {
            return try present(detail, from: source, animated: true)
        }
        guard !world.isAbove(detail, split), detail != split else {
            return .ignored(.containsItself(detail, inside: split))
        }
        guard world.controllers[split].columns.isCollapsed else { return try setDetail(detail, of: split) }
        recordRule(.collapsedSplitShowsDetail)
        if let column = world.visibleColumns(of: split).first, world.kind(of: column) == .navigation {
            return try push(detail, onto: column, animated: true)
        }
        return try present(detail, from: split, style: .fullScreen, animated: true)
    }

    /// The secondary column becomes another one, at once.
    private mutating func setDetail(
        _ detail: Controller.ID, of split: Controller.ID
    ) throws(Interruption) -> Outcome {
        let children = world.controllers[split].children
        guard !children.contains(detail) else { return .done }
        guard !world.transitions.contains(where: { $0.container == split }) else {
            return .ignored(.transitionInFlight(split))
        }
        let before = world.visibleColumns(of: split)
        let replaced = children.count > 1 ? children[1] : nil
        if let replaced {
            if world.kind(of: replaced) == .navigation { recordRule(.stackAsDetailIsReplaced) }
            try willMove(replaced, toParent: nil, by: .columnsAreToldAtOnce)
            world.removeChild(replaced, of: split)
        }
        try setColumns([detail], of: split)
        let after = world.visibleColumns(of: split)
        guard world.controllers[split].appearance.isAppearingOrAppeared, world.controllers[split].view != nil
        else {
            if let replaced { try detach(replaced, from: split, by: .columnsAreToldAtOnce) }
            return .done
        }
        var columns = ColumnTransition(from: before, to: after)
        columns.replaced = replaced
        try begin(Transition(container: split, kind: .columns(columns), isAnimated: false))
        return .done
    }
}

extension World {
    /// The columns that are seen, the primary one first.
    func visibleColumns(of split: Controller.ID) -> [Controller.ID] {
        let children = controllers[split].children, columns = controllers[split].columns
        guard children.count > 1 else { return children }
        if columns.isCollapsed { return columns.top == .primary ? [children[0]] : [children[1]] }
        return showsPrimary(of: split) ? children : [children[1]]
    }

    private func showsPrimary(of split: Controller.ID) -> Bool {
        switch controllers[split].columns.preferred {
        case .automatic: screen.width > screen.height
        case .secondaryOnly: false
        case .oneBesideSecondary, .oneOverSecondary: true
        }
    }

    /// The split view controllers on screen below some controllers, with the columns that are seen of each.
    func splitsOnScreen(
        below roots: [Controller.ID]
    ) -> [(split: Controller.ID, columns: [Controller.ID])] {
        roots.flatMap { visibleTree(below: $0) }
            .filter { kind(of: $0) == .split && controllers[$0].appearance.isAppearingOrAppeared }
            .map { ($0, visibleColumns(of: $0)) }
    }

    /// Returns the frame of a column in a split view controller's view of the given size.
    func columnFrame(of child: Controller.ID, in size: Size) -> Rectangle {
        guard let split = controllers[child].parent else { return Rectangle(size: size) }
        let visible = visibleColumns(of: split)
        guard visible.count > 1 else { return Rectangle(size: size) }
        let width = points(.primaryColumnWidth)
        return visible.first == child
            ? Rectangle(size: Size(width: width, height: size.height))
            : Rectangle(x: width, size: Size(width: size.width - width, height: size.height))
    }
}
