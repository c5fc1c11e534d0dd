// The selected rows: a finger's choice is told to the delegate, that of code is not.

extension Simulation {
    /// `selectRow(at:animated:scrollPosition:)`, which tells nobody.
    package mutating func selectRow(_ path: ListState.Path?, in list: View.ID) {
        guard world.lists[list] != nil else { return }
        recordRule(.selectingByCodeIsUntold)
        if !world.allowsMultipleSelection(list) || path == nil { world.lists[list]?.selected = [] }
        if let path, world.lists[list]?.selected.contains(path) == false {
            world.lists[list]?.selected.append(path)
        }
    }

    /// `deselectRow(at:animated:)`, which tells nobody.
    package mutating func deselectRow(_ path: ListState.Path, in list: View.ID) {
        recordRule(.selectingByCodeIsUntold)
        world.lists[list]?.selected.removeAll { $0 == path }
    }

    /// A finger taps a row: the delegate may refuse, and hears of the row that loses the selection as well.
    mutating func selectRow(touching hit: View.ID) throws(Interruption) {
        guard !world.lists.isEmpty, let (list, tapped) = world.row(above: hit),
            world.views[list].attributes["allowsSelection"] != .bool(false)
        else { return }
        world.code.occasions.insert("selecting")
        let calls = world.listCalls(of: list)
        var path = tapped
        switch try ask(list, calls.willSelect, [Value(path)], at: path, by: .tapSelectsRow) {
        case nil, .bool(true)?: break
        case .nothing?, .bool(false)?: return recordRule(.tapSelectsRow)
        case let answer?:
            guard let other = answer.path else { return }
            path = other
        }
        if world.allowsMultipleSelection(list), world.lists[list]?.selected.contains(path) == true {
            deselectRow(path, in: list)
            return _ = try ask(list, calls.didDeselect, [Value(path)], at: path, by: .tapSelectsRow)
        }
        let old = world.allowsMultipleSelection(list) ? nil : world.lists[list]?.selected.first
        let first = trace.count
        if let old, old != path {
            if calls.isTable {
                _ = try ask(list, .tableWillDeselectRow, [Value(old)], at: old, by: .tapSelectsRow)
            }
            world.lists[list]?.selected = [path]
            _ = try ask(list, calls.didDeselect, [Value(old)], at: old, by: .tapSelectsRow)
        } else if old == nil {
            world.lists[list]?.selected.append(path)
        }
        let second = trace.count
        let told = try ask(list, calls.didSelect, [Value(path)], at: path, by: .tapSelectsRow)
        if told == nil { recordRule(.tapSelectsRow) }
        trace.leaveOrderOpen(first..<second, second..<trace.count, by: .tapSelectsRow)
    }

    /// `scrollToRow(at:at:animated:)`: the row is at the top, unless the contents end before.
    package mutating func scrollToRow(_ path: ListState.Path, in list: View.ID) throws(Interruption) {
        guard try numbers(of: list) != nil, let state = world.lists[list], state.contains(path) else {
            return
        }
        let size = world.views[list].frame.size
        let whole = Size(width: size.width, height: .greatestFiniteMagnitude)
        let all = try frames(of: list, in: Rectangle(x: 0, y: 0, size: whole))
        guard let row = all.first(where: { $0.path == path }), let last = all.last else { return }
        let bottom = last.frame.y + last.frame.size.height
        setContentOffset(
            Point(x: 0, y: max(0, min(row.frame.y, bottom - size.height))), of: list, animated: false)
    }
}

extension World {
    fileprivate func allowsMultipleSelection(_ list: View.ID) -> Bool {
        views[list].attributes["allowsMultipleSelection"] == .bool(true)
    }

    /// The list and the row whose cell a view is, or lies in.
    package func row(above view: View.ID) -> (View.ID, ListState.Path)? {
        var cell = view
        while let superview = views[cell].superview {
            if let path = lists[superview]?.shown.first(where: { $0.value == .view(cell) })?.key {
                return (superview, path)
            }
            cell = superview
        }
        return nil
    }

    /// The frontmost list in a window, below the view of a controller if one is given.
    func listOnScreen(of controller: Controller.ID?) -> View.ID? {
        let inWindow = lists.keys.filter { views[$0].isInWindow && views[$0].isAlive }
        let root = controller.flatMap { controllers[$0].view }
        let wanted = inWindow.filter { list in
            controller == nil || root.map { list == $0 || isBelow(list, $0) } == true
        }
        return wanted.max { $0.ordinal < $1.ordinal }
    }
}
