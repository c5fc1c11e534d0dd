// The methods and properties of tables and collection views that code uses.

import Lifecycle

extension Interpreter {
    /// The structure that a diffable data source shows.
    static let snapshot = "NSDiffableDataSourceSnapshot"

    /// A method of UITableView or UICollectionView.
    ///
    /// - Returns: Nil if it is another one, or the view is no list.
    mutating func callList(
        _ name: String, of list: View.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        guard app.world.isList(list) else { return nil }
        let path = (arguments["at"] ?? arguments["for"])?.path
        switch name {
        case "reloadData": try app.reloadData(of: list)
        case "register":
            let identifier = arguments["forCellReuseIdentifier"] ?? arguments["forCellWithReuseIdentifier"]
            guard case .string(let identifier)? = identifier, let type = arguments.unlabeled() else {
                return nil
            }
            app.world.register(type, for: identifier, in: list)
        case "dequeueReusableCell":
            guard
                case .string(let identifier)? = arguments["withIdentifier"]
                    ?? arguments["withReuseIdentifier"]
            else { return nil }
            if let cell = try app.dequeueReusableCell(identifier, from: list) { return cell }
            // Only a list that code makes certainly has no prototype in a storyboard.
            let isOfCode = app.world.views[list].origin == .code
            if arguments["for"] == nil, isOfCode { return .nothing }
            return skipped("the cell \(identifier)", .nib)
        case "setEditing": app.world.code.occasions.insert("rows")
        case "beginUpdates": app.world.beginUpdates(of: list)
        case "endUpdates": try app.endUpdates(of: list)
        case "performBatchUpdates": try performBatchUpdates(of: list, arguments)
        case "insertRows", "insertItems": try update(.insert, arguments, in: list)
        case "deleteRows", "deleteItems": try update(.delete, arguments, in: list)
        case "reloadRows", "reloadItems": try update(.reload, arguments, in: list)
        case "insertSections", "deleteSections", "reloadSections", "moveSection", "moveRow", "moveItem":
            guard app.world.lists[list]?.counts != nil else { break }
            skipNotSimulated(name)
            app.expectReload(of: list)
        case "selectRow", "selectItem": app.selectRow(path, in: list)
        case "deselectRow", "deselectItem":
            guard let path else { return nil }
            app.deselectRow(path, in: list)
        case "scrollToRow", "scrollToItem":
            guard let path else { return nil }
            try app.scrollToRow(path, in: list)
        case "cellForRow", "cellForItem":
            guard let path, app.world.lists[list]?.needsReload == false else { return outsideResult() }
            return app.world.lists[list]?.shown[path] ?? .nothing
        case "indexPath":
            guard let cell = arguments["for"], cell.view != nil,
                app.world.lists[list]?.needsReload == false
            else { return outsideResult() }
            return app.world.lists[list]?.shown.first { $0.value == cell }.map { Value($0.key) } ?? .nothing
        case "numberOfRows", "numberOfItems":
            guard case .integer(let section)? = arguments["inSection"],
                let counts = try app.numbers(of: list), counts.indices.contains(section)
            else { return nil }
            return .integer(counts[section])
        default: return nil
        }
        return .void
    }

    /// A property of UITableView or UICollectionView that tells of its rows; nil if it is another one.
    mutating func readList(_ name: String, of list: View.ID) throws(Interruption) -> Value? {
        guard let state = app.world.lists[list] else { return nil }
        func values(_ paths: [ListState.Path]) -> Value { .list(paths.map { Value($0) }) }
        switch name {
        case "dataSource", "delegate":
            let object = name == "delegate" ? state.delegate : state.dataSource
            return object.map { app.world.isAlive($0) ? $0 : .nothing } ?? .nothing
        case "indexPathForSelectedRow": return state.selected.first.map { Value($0) } ?? .nothing
        case "indexPathsForSelectedRows": return state.selected.isEmpty ? .nothing : values(state.selected)
        case "indexPathsForSelectedItems": return values(state.selected)
        case "numberOfSections": return try app.numbers(of: list).map { .integer($0.count) }
        case "visibleCells", "indexPathsForVisibleRows", "indexPathsForVisibleItems":
            // Until the next layout nothing says which rows are visible.
            if state.needsReload { return outsideResult() }
            guard name == "visibleCells" else { return values(state.shown.keys.sorted()) }
            let cells = state.shown.sorted { $0.key < $1.key }.map { $0.value }
            return cells.contains(.unknown) ? nil : .list(cells)
        default: return nil
        }
    }

    /// Rows that code inserts, deletes or reloads. If it isn't known which, the list asks for all of them again.
    private mutating func update(
        _ change: RowUpdate, _ arguments: [PassedArgument], in list: View.ID
    ) throws(Interruption) {
        if let paths = arguments["at"]?.paths { return try app.update(change, paths, in: list) }
        app.skipUnknown("which rows change", .argument)
        app.expectReload(of: list)
    }

    private mutating func performBatchUpdates(
        of list: View.ID, _ arguments: [PassedArgument]
    ) throws(Interruption) {
        app.world.beginUpdates(of: list)
        let block = arguments.unlabeled() ?? (arguments["completion"] == nil ? nil : arguments["{}"])
        if let block = block ?? arguments["{}"], block.closure != nil { try invoke(block, []) }
        try app.endUpdates(of: list)
        runLater(completion: arguments["completion"], of: arguments)
    }

    // MARK: - Diffable data sources

    /// `UITableViewDiffableDataSource(tableView:cellProvider:)`: it becomes the list's data source.
    mutating func connectDiffable(_ source: Value, _ arguments: [PassedArgument]) {
        guard let list = (arguments["tableView"] ?? arguments["collectionView"])?.view else { return }
        app.world.assignDelegate(source, to: "dataSource", of: .view(list))
        app.setListObject(source, "dataSource", of: list)
        guard case .instance(let source) = source else { return }
        app.world.code.instances[source].properties["list"] = StoredValue(.view(list), .unowned)
    }

    /// A method of a diffable data source or of its snapshot; nil if it is another one.
    mutating func callDiffable(
        _ name: String, of instance: Instance.ID, _ type: String, _ arguments: [PassedArgument]
    ) throws(Interruption) -> Value? {
        var sections = parts("sections", of: instance), items = parts("items", of: instance)
        switch name {
        case "apply", "applySnapshotUsingReloadData":
            guard app.world.code.isDiffable(instance), case .instance(let snapshot)? = arguments.unlabeled()
            else {
                return nil
            }
            let old = items
            app.world.code.instances[instance].properties["items"] =
                app.world.code.instances[snapshot].properties["items"]
            app.world.code.instances[instance].properties["sections"] =
                app.world.code.instances[snapshot].properties["sections"]
            if let list = app.world.code.instances[instance].properties["list"]?.value.view {
                try app.apply(
                    parts("items", of: instance), after: old, to: list, reloads: name != "apply",
                    animated: arguments["animatingDifferences"] ?? .bool(true))
            }
            runLater(completion: arguments["completion"] ?? arguments["{}"], of: arguments)
            return .void
        case "snapshot":
            let properties = app.world.code.instances[instance].properties
            return app.keep(
                .instance(
                    app.world.code.add(
                        Interpreter.snapshot, properties.filter { $0.key == "items" || $0.key == "sections" })
                ))
        case "itemIdentifier":
            guard let path = arguments["for"]?.path else { return nil }
            return items.indices.contains(path.section) && items[path.section].indices.contains(path.item)
                ? items[path.section][path.item] : .nothing
        case "appendSections":
            guard case .array(let new)? = arguments.unlabeled() else { return nil }
            sections += new.elements.map { [$0] }
            items += new.elements.map { _ in [] }
        case "appendItems":
            guard case .array(let new)? = arguments.unlabeled(), !items.isEmpty else { return nil }
            let wanted = arguments["toSection"]
            let index = wanted.map { section in sections.firstIndex { $0 == [section] } } ?? items.count - 1
            guard let index else { return nil }
            items[index] += new.elements
        case "deleteItems":
            guard case .array(let gone)? = arguments.unlabeled() else { return nil }
            items = items.map { $0.filter { !gone.elements.contains($0) } }
        case "deleteAllItems": (sections, items) = ([], [])
        default:
            let changes = ["delete", "insert", "move", "reload"].contains { name.hasPrefix($0) }
            guard type == Interpreter.snapshot, changes else { return nil }
            skipNotSimulated(name)
        }
        store(sections, in: instance, "sections")
        store(items, in: instance, "items")
        return .void
    }

    private func parts(_ name: String, of instance: Instance.ID) -> [[Value]] {
        guard case .array(let sections)? = app.world.code.instances[instance].properties[name]?.value else {
            return []
        }
        return sections.elements.map { if case .array(let values) = $0 { values.elements } else { [] } }
    }

    private mutating func store(_ sections: [[Value]], in instance: Instance.ID, _ name: String) {
        let value = Value.list(sections.map { .array(ArrayValue($0)) })
        app.world.code.instances[instance].properties[name] = StoredValue(value)
    }
}
