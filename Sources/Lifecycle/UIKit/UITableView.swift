// Tables and collection views: what they ask their data source for, and when.

/// The methods that a table or a collection view calls, which differ only in their names.
struct ListCalls: Sendable {
    let count, cell, willDisplay, didEndDisplaying, willSelect, didSelect, didDeselect: Callback
    let isTable: Bool

    static let table = ListCalls(
        count: .tableRowCount, cell: .tableCellForRow, willDisplay: .tableWillDisplay,
        didEndDisplaying: .tableDidEndDisplaying, willSelect: .tableWillSelectRow,
        didSelect: .tableDidSelectRow, didDeselect: .tableDidDeselectRow, isTable: true)
    static let collection = ListCalls(
        count: .collectionItemCount, cell: .collectionCellForItem, willDisplay: .collectionWillDisplay,
        didEndDisplaying: .collectionDidEndDisplaying, willSelect: .collectionShouldSelectItem,
        didSelect: .collectionDidSelectItem, didDeselect: .collectionDidDeselectItem, isTable: false)
}

extension Simulation {
    /// `dataSource` or `delegate` of a list, which it doesn't retain.
    package mutating func setListObject(_ object: Value, _ property: String, of list: View.ID) {
        guard world.isList(list) else { return }
        let known = object == .nothing ? nil : object
        if object == .unknown,
            !world.code.textMembers.functions.isDisjoint(with: ["tableView", "collectionView"])
        {
            skipUnknown(".\(property) = …", .assignment)
        }
        if property == "delegate" { world.lists[list, default: ListState()].delegate = known }
        guard property == "dataSource" else { return }
        world.lists[list, default: ListState()].dataSource = known
        expectReload(of: list)
    }

    /// `UITableView.reloadData()`: a table in a window asks for the numbers at once, and everything else in its next layout.
    package mutating func reloadData(of list: View.ID) throws(Interruption) {
        guard world.lists[list] != nil else { return }
        world.lists[list]?.selected = []
        expectReload(of: list)
        if !world.listCalls(of: list).isTable {
            if world.hasCodeForRows(list) { _ = applies(.collectionAsksInLayout) }
        } else if world.views[list].isInWindow {
            try askForNumbers(list, by: .reloadAsksForNumbersAtOnce)
        }
    }

    /// Lets the next layout of a list ask for everything again.
    package mutating func expectReload(of list: View.ID) {
        world.lists[list]?.counts = nil
        world.lists[list]?.sizes = [:]
        world.lists[list]?.needsReload = true
        setNeedsLayout(list)
    }

    /// The number of rows in each section, for which a list asks if it hasn't; nil if it isn't known.
    package mutating func numbers(of list: View.ID) throws(Interruption) -> [Int]? {
        if world.lists[list]?.dataSource != nil, world.lists[list]?.counts == nil {
            try askForNumbers(list, by: .numbersComeFirst)
        }
        return world.lists[list]?.counts
    }

    /// `UITableView.layoutSubviews()`, UIKit's own: the rows that become visible get cells, the others lose theirs.
    mutating func layoutRows(of list: View.ID) throws(Interruption) {
        guard let state = world.lists[list], let source = state.dataSource, world.isAlive(source) else {
            return
        }
        let needed = world.views[list].needsLayout, marked = progress.markedInLayout
        if state.counts == nil { try askForNumbers(list, by: .numbersComeFirst) }
        let visible = try visibleRows(of: list)
        let old = world.lists[list]?.shown ?? [:]
        let isReload = world.lists[list]?.needsReload == true
        let stays = isReload ? [] : Set(visible.map { $0.path })
        for path in old.keys.sorted() where !stays.contains(path) { try endDisplaying(path, of: list) }
        world.lists[list]?.needsReload = false
        for (path, frame) in visible {
            if let cell = world.lists[list]?.shown[path] {
                if case .view(let cell) = cell { setFrame(frame, of: cell, byConstraints: true) }
            } else {
                try show(path, at: frame, in: list)
            }
        }
        // What the list does to its own subviews is part of this layout.
        progress.markedInLayout = marked
        world.views[list].needsLayout = needed
    }

    /// Asks how many sections there are and how many rows in each.
    mutating func askForNumbers(_ list: View.ID, by rule: Rule) throws(Interruption) {
        if let snapshot = world.snapshot(of: list) {
            recordRule(rule)
            world.lists[list]?.counts = snapshot.map { $0.count }
            return
        }
        var sections = 1, counts: [Int] = []
        if let answer = try ask(list, .listSectionCount, [], by: rule) {
            guard case .integer(let count) = answer else { return }
            sections = count
        }
        for section in 0..<min(max(0, sections), ExhaustedResource.mostRows) {
            let answer = try ask(list, world.listCalls(of: list).count, [.integer(section)], by: rule)
            guard case .integer(let count)? = answer else {
                // A subclass of UIKit's own data sources, or an object of a library's.
                if answer == nil, case .instance? = world.lists[list]?.dataSource {
                    skipUnknown("how many rows there are", .method)
                }
                return
            }
            counts.append(min(max(0, count), ExhaustedResource.mostRows))
        }
        world.lists[list]?.counts = counts
    }

    /// A row becomes visible: the data source gives a cell, and the delegate is told before it is in the list.
    private mutating func show(
        _ path: ListState.Path, at frame: Rectangle, in list: View.ID
    ) throws(Interruption) {
        let mark = progress.temporaries.count
        let answer = try cell(for: path, in: list)
        guard let answer, world.lists[list]?.shown[path] == nil else {
            return try dropTemporaries(to: mark)
        }
        world.lists[list]?.shown[path] = answer
        if case .view(let cell) = answer {
            setFrame(frame, of: cell, byConstraints: true)
            world.setHidden(false, of: cell)
        }
        let calls = world.listCalls(of: list)
        _ = try ask(list, calls.willDisplay, [answer, Value(path)], at: path, by: .displayIsAnnounced)
        if case .view(let cell) = answer { try addSubview(cell, to: list) }
        try dropTemporaries(to: mark)
    }

    private mutating func cell(
        for path: ListState.Path, in list: View.ID
    ) throws(Interruption) -> Value? {
        guard let snapshot = world.snapshot(of: list) else {
            return try ask(
                list, world.listCalls(of: list).cell, [Value(path)], at: path, by: .cellsComeInLayout)
        }
        guard let provider = world.cellProvider(of: list), snapshot.indices.contains(path.section),
            snapshot[path.section].indices.contains(path.item)
        else { return nil }
        recordRule(.cellsComeInLayout)
        let given = [.view(list), Value(path), snapshot[path.section][path.item]]
        return try run(.invoke(provider, given.map { PassedArgument(nil, $0) })) ?? .void
    }

    /// A row is no longer visible: its cell waits to be used for another one.
    mutating func endDisplaying(_ path: ListState.Path, of list: View.ID) throws(Interruption) {
        guard let answer = world.lists[list]?.shown.removeValue(forKey: path) else { return }
        if holds(.endOfDisplayIsTold) {
            let callback = world.listCalls(of: list).didEndDisplaying
            _ = try ask(list, callback, [answer, Value(path)], at: path, by: .endOfDisplayIsTold)
        }
        guard case .view(let cell) = answer, world.views[cell].superview == list else { return }
        guard case .string(let identifier)? = world.views[cell].attributes["reuseIdentifier"] else {
            return try removeFromSuperview(cell)
        }
        world.setHidden(true, of: cell)
        world.lists[list]?.reusable[identifier, default: []].append(cell)
    }

    // MARK: - Asking

    /// Calls a method of a list's data source or delegate, if the app has code for it.
    ///
    /// - Parameters:
    ///   - list: The list, which every such method is given first.
    ///   - callback: The method.
    ///   - values: What it is given behind the list.
    ///   - path: The row that it is about.
    ///   - rule: What makes it happen.
    /// - Returns: What the app's method returned; nil if there is none.
    /// - Throws: The end of the app, if the code ends it.
    @discardableResult
    mutating func ask(
        _ list: View.ID, _ callback: Callback, _ values: [Value], at path: ListState.Path? = nil,
        by rule: Rule
    ) throws(Interruption) -> Value? {
        guard let (object, function, level) = world.answer(to: callback, values, of: list) else { return nil }
        let receiver = object.controller.map { Receiver.controller($0) } ?? .view(object.view ?? list)
        let arguments = callback.arguments([.view(list)] + values)
        let entry = begin(
            .callback(callback, path.map { .indexPath($0) } ?? .none), to: receiver, by: rule)
        let result = try run(.function(function, on: object, level: level, arguments))
        recorder.end(entry)
        if result == .unknown, rule != .cellsComeInLayout {
            skipUnknown("what \(callback.signature) returns", .condition)
        }
        return result
    }
}

extension World {
    /// Indicates whether a view is a table or a collection view.
    package func isList(_ view: View.ID) -> Bool {
        let base = UIKitName.viewAncestry(of: views[view].baseClassName)
        return base.contains("UITableView") || base.contains("UICollectionView")
    }

    /// Indicates whether a view is a list that asks an object for its rows.
    func hasRows(_ view: View.ID) -> Bool { !lists.isEmpty && lists[view]?.dataSource != nil }

    func listCalls(of list: View.ID) -> ListCalls {
        UIKitName.viewAncestry(of: views[list].baseClassName).contains("UITableView") ? .table : .collection
    }

    /// The method of the app's code that a list calls; nil if there is none.
    func answer(
        to callback: Callback, _ values: [Value], of list: View.ID
    ) -> (Value, Function, CodeLevel)? {
        guard let state = lists[list],
            let object = callback.isOfDataSource ? state.dataSource : state.delegate,
            object.isObject, isAlive(object),
            let (function, level) = function(
                callback.baseName, of: object, callback.arguments([.view(list)] + values))
        else { return nil }
        return (object, function, level)
    }

    /// Indicates whether the app has code that gives a list its rows.
    func hasCodeForRows(_ list: View.ID) -> Bool {
        answer(to: listCalls(of: list).count, [.integer(0)], of: list) != nil || snapshot(of: list) != nil
    }

    /// The items of a diffable data source, section by section; nil if the list has another one.
    func snapshot(of list: View.ID) -> [[Value]]? {
        guard case .instance(let source)? = lists[list]?.dataSource,
            code.isDiffable(source)
        else { return nil }
        guard case .array(let sections)? = code.instances[source].properties["items"]?.value else {
            return []
        }
        return sections.elements.map { if case .array(let items) = $0 { items.elements } else { [] } }
    }

    fileprivate func cellProvider(of list: View.ID) -> Value? {
        guard case .instance(let source)? = lists[list]?.dataSource else { return nil }
        return code.instances[source].properties["cellProvider"]?.value
    }
}

extension AppCode {
    /// Indicates whether an object is a diffable data source, of UIKit's class or of one of the text below it.
    package func isDiffable(_ object: Instance.ID) -> Bool {
        switch instances[object].type {
        case .named(let name): UIKitName.isDiffable(name)
        case .object(let classID):
            protocols(of: classID).contains { UIKitName.isDiffable(String($0.prefix { $0 != "<" })) }
        case .controller, .view: false
        }
    }
}

extension UIKitName {
    /// Returns whether a class of UIKit's is that of diffable data sources, which retain a closure that gives the cells.
    package static func isDiffable(_ name: String) -> Bool {
        name == "UITableViewDiffableDataSource" || name == "UICollectionViewDiffableDataSource"
    }
}

extension Callback {
    /// Indicates whether a list asks its data source by it, not its delegate.
    fileprivate var isOfDataSource: Bool {
        [
            .listSectionCount, .tableRowCount, .tableCellForRow, .collectionItemCount, .collectionCellForItem,
        ].contains(self)
    }

    /// Values with the labels that the method has for them.
    func arguments(_ values: [Value]) -> [PassedArgument] {
        let labels = signature.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ":")
        return zip(labels, values).map { PassedArgument($0 == "_" ? nil : String($0), $1) }
    }
}
