extension Simulation {
    /// `UIViewController.showDetailViewController(_:sender:)`: a split view controller above takes it, or it is presented.
    mutating func showDetail(
        _ detail: Controller.ID, from source: Controller.ID
    ) throws(Interruption) -> Outcome {
        guard follows(.detailTakesSecondaryColumn) else {
            return .ignored(.unavailable(.detailTakesSecondaryColumn))
        }
        let split = world.kind(of: source) == .split ? source : world.container(.split, above: source)
        guard let split else {
            return try present(
                detail, from: source, style: world.controllers[detail].modalStyle, animated: true)
        }
        guard !world.isAbove(detail, split), detail != split else {
            return .ignored(.containsItself(detail, inside: split))
        }
        guard world.controllers[split].columns.isCollapsed else { return try setDetail(detail, of: split) }
        cite(.collapsedSplitShowsDetail)
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
            if world.kind(of: replaced) == .navigation { cite(.stackAsDetailIsReplaced) }
            try willMove(replaced, toParent: nil, by: .columnsAreToldAtOnce)
            world.removeChild(replaced, of: split)
        }
        try setColumns([detail], of: split)
        let after = world.visibleColumns(of: split)
        guard world.controllers[split].appearance.isOnStage, world.controllers[split].view != nil else {
            if let replaced { try detach(replaced, from: split, by: .columnsAreToldAtOnce) }
            return .done
        }
        let columns = ColumnTransition(
            hidden: before.filter { !after.contains($0) }, shown: after.filter { !before.contains($0) },
            isSilent: false, replaced: replaced)
        try begin(Transition(container: split, kind: .columns(columns), isAnimated: false))
        return .done
    }
}
