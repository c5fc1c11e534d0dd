// Rows that code inserts, deletes or reloads: the list asks for the new numbers and the new cells at the end of the updates.

/// A change of single rows.
package enum RowUpdate: Sendable {
    case insert, delete, reload
}

extension Simulation {
    /// `apply(_:animatingDifferences:completion:)` of a diffable data source: the cells of items that stay, stay.
    package mutating func apply(
        _ items: [[Value]], after old: [[Value]], to list: View.ID, reloads: Bool, animated: Value
    ) throws(Interruption) {
        guard holds(.snapshotAppliesDifferences), let state = world.lists[list], state.counts != nil,
            !state.needsReload, !reloads,
            animated == .bool(true) || !applies(.unanimatedSnapshotReloads)
        else { return expectReload(of: list) }
        recordRule(.snapshotAppliesDifferences)
        var places: [Value: ListState.Path] = [:]
        for (section, part) in items.enumerated() {
            for (item, value) in part.enumerated() {
                places[value] = ListState.Path(section: section, item: item)
            }
        }
        func moved(_ path: ListState.Path) -> ListState.Path? {
            guard old.indices.contains(path.section), old[path.section].indices.contains(path.item) else {
                return nil
            }
            return places[old[path.section][path.item]]
        }
        for path in state.shown.keys.sorted() where moved(path) == nil { try endDisplaying(path, of: list) }
        var shown: [ListState.Path: Value] = [:]
        for (path, cell) in world.lists[list]?.shown ?? [:] {
            if let place = moved(path) { shown[place] = cell }
        }
        world.lists[list]?.shown = shown
        world.lists[list]?.selected = state.selected.compactMap { moved($0) }
        world.lists[list]?.sizes = [:]
        world.lists[list]?.counts = nil
        setNeedsLayout(list)
    }

    /// `insertRows(at:with:)` and its siblings.
    package mutating func update(
        _ change: RowUpdate, _ paths: [ListState.Path], in list: View.ID
    ) throws(Interruption) {
        world.beginUpdates(of: list)
        switch change {
        case .insert: world.lists[list]?.updates.inserted += paths
        case .delete: world.lists[list]?.updates.deleted += paths
        case .reload: world.lists[list]?.updates.reloaded += paths
        }
        try endUpdates(of: list)
    }

    /// `endUpdates()`: the list asks again for the numbers, and for the cells of the rows that are new.
    package mutating func endUpdates(of list: View.ID) throws(Interruption) {
        guard var state = world.lists[list], state.updates.depth > 0 else { return }
        state.updates.depth -= 1
        world.lists[list]?.updates.depth -= 1
        guard state.updates.depth == 0 else { return }
        world.lists[list]?.updates = ListState.Updates()
        guard let before = state.counts, !state.needsReload else { return }
        let gone = state.updates.deleted + state.updates.reloaded
        for path in gone.sorted() { try endDisplaying(path, of: list) }
        let inserted = state.updates.inserted.sorted(), deleted = state.updates.deleted
        func moved(_ path: ListState.Path) -> ListState.Path {
            var item = path.item - deleted.count { $0.section == path.section && $0.item < path.item }
            for new in inserted where new.section == path.section && new.item <= item { item += 1 }
            return ListState.Path(section: path.section, item: item)
        }
        let shown = world.lists[list]?.shown ?? [:]
        world.lists[list]?.shown = Dictionary(
            shown.map { (moved($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
        world.lists[list]?.selected = state.selected.filter { !gone.contains($0) }.map { moved($0) }
        world.lists[list]?.sizes = [:]
        world.lists[list]?.counts = nil
        try askForNumbers(list, by: .updatesAskAtOnce)
        if let after = world.lists[list]?.counts, before.count == after.count {
            for (section, count) in after.enumerated() {
                let new = inserted.count { $0.section == section }
                let old = deleted.count { $0.section == section }
                guard count == before[section] + new - old else {
                    _ = applies(.updateReasonIsShort)
                    throw crash(
                        .invalidUpdate(
                            isTable: world.listCalls(of: list).isTable, section: section,
                            before: before[section], after: count, inserted: new, deleted: old),
                        by: .updatesAskAtOnce)
                }
            }
        }
        guard world.views[list].isInWindow else { return setNeedsLayout(list) }
        try layoutRows(of: list)
    }
}
