// Which rows a list shows, and where: as far as code gives their sizes. What it doesn't give is assumed, and told.

extension Simulation {
    /// The rows in the visible part of a list, in order, and where they are.
    mutating func visibleRows(
        of list: View.ID
    ) throws(Interruption) -> [(path: ListState.Path, frame: Rectangle)] {
        guard let state = world.lists[list], state.counts != nil else { return [] }
        var part = Rectangle(
            x: 0, y: world.views[list].boundsOrigin.y, size: world.views[list].frame.size)
        if world.code.uncertainty.doubts("frame", of: .view(list)) {
            part.size = world.screen
            assumeSize("that a list is as large as the screen", of: list)
        } else if part.y == 0, holds(.safeAreaChangeIsTold) {
            // At rest the contents begin below the bar.
            part.size.height -= world.safeAreaInsets(of: list).top
        }
        return try frames(of: list, in: part)
    }

    /// The rows in a part of the contents of a list, in order, and where they are.
    mutating func frames(
        of list: View.ID, in part: Rectangle
    ) throws(Interruption) -> [(path: ListState.Path, frame: Rectangle)] {
        world.listCalls(of: list).isTable ? try rows(of: list, in: part) : try items(of: list, in: part)
    }

    private mutating func rows(
        of list: View.ID, in part: Rectangle
    ) throws(Interruption) -> [(path: ListState.Path, frame: Rectangle)] {
        let attributes = world.views[list].attributes
        let given = attributes["rowHeight"]?.double
        let usual = given ?? world.points(.rowHeight)
        let asksForAll = attributes["estimatedRowHeight"]?.double == 0 || holds(.heightsOfAllRowsComeFirst)
        var rows: [(path: ListState.Path, frame: Rectangle)] = [], y = 0.0, isKnown = given != nil
        for path in world.lists[list]?.paths ?? [] {
            try charge(1)
            let isBelow = y >= part.y + part.size.height
            if isBelow, !asksForAll { break }
            var height = usual
            if let known = world.lists[list]?.sizes[path] {
                (height, isKnown) = (known.height, true)
            } else if let answer = try ask(
                list, .tableHeightForRow, [Value(path)], at: path,
                by: holds(.heightsOfAllRowsComeFirst) ? .heightsOfAllRowsComeFirst : .cellsComeInLayout)?
                .double
            {
                (height, isKnown) = (answer, true)
                world.lists[list]?.sizes[path] = Size(width: part.size.width, height: answer)
            }
            if !isBelow, y + height > part.y {
                let size = Size(width: part.size.width, height: height)
                rows.append((path, Rectangle(x: 0, y: y, size: size)))
            }
            y += height
        }
        if !isKnown, y >= part.y + part.size.height {
            assumeSize("that rows are \(usual.brief) points high", of: list)
        }
        return rows
    }

    /// The items of a flow layout that fills line after line; those of another layout are as wide as the list.
    private mutating func items(
        of list: View.ID, in part: Rectangle
    ) throws(Interruption) -> [(path: ListState.Path, frame: Rectangle)] {
        world.code.occasions.insert("arranging")
        if world.hasOwnLayout(list) {
            skipUnknown("where a layout of the app's own puts items", .method)
            return []
        }
        let layout = world.flowLayout(of: list)
        if layout == nil { assumeSize("that items are as wide as the list and 44 points high", of: list) }
        let usual = layout?.itemSize ?? Size(width: part.size.width, height: world.points(.rowHeight))
        let gap = layout?.gap ?? (line: 0, item: 0)
        var items: [(path: ListState.Path, frame: Rectangle)] = []
        var x = 0.0, y = 0.0, lineHeight = 0.0, section = 0
        for path in world.lists[list]?.paths ?? [] {
            try charge(1)
            var size = world.lists[list]?.sizes[path] ?? usual
            if layout != nil, world.lists[list]?.sizes[path] == nil,
                case .size(let answer)? = try ask(
                    list, .collectionSizeForItem,
                    [world.views[list].attributes["collectionViewLayout"] ?? .unknown, Value(path)],
                    at: path,
                    by: holds(.collectionAsksInLayout) ? .collectionAsksInLayout : .cellsComeInLayout)
            {
                size = answer
                world.lists[list]?.sizes[path] = answer
            }
            if x > 0, path.section != section || x + size.width > part.size.width {
                (x, y, lineHeight) = (0, y + lineHeight + gap.line, 0)
            }
            section = path.section
            if y < part.y + part.size.height, y + size.height > part.y {
                items.append((path, Rectangle(x: x, y: y, size: size)))
            }
            x += size.width + gap.item
            lineHeight = max(lineHeight, size.height)
        }
        return items
    }

    private mutating func assumeSize(_ words: String, of list: View.ID) {
        guard world.lists[list]?.hasAssumedSize == false else { return }
        world.lists[list]?.hasAssumedSize = true
        assume(words)
    }
}

extension World {
    /// Indicates whether a class of the text says where the items of a list are.
    fileprivate func hasOwnLayout(_ list: View.ID) -> Bool {
        guard case .instance(let layout)? = views[list].attributes["collectionViewLayout"],
            case .object = code.instances[layout].type
        else { return false }
        return levels(of: .instance(layout)).contains { level in
            members(of: level).functions.contains { $0.name.hasPrefix("layoutAttributesFor") }
        }
    }

    /// The size of the items of a list with a flow layout, and the gaps between them; nil if it has another layout.
    fileprivate func flowLayout(
        of list: View.ID
    ) -> (itemSize: Size, gap: (line: Double, item: Double))? {
        var properties: [String: StoredValue] = [:]
        if case .instance(let layout)? = views[list].attributes["collectionViewLayout"] {
            guard case .named("UICollectionViewFlowLayout") = code.instances[layout].type else { return nil }
            properties = code.instances[layout].properties
        } else if views[list].attributes["collectionViewLayout"] != nil {
            return nil
        }
        let size: Size
        switch properties["itemSize"]?.value {
        case .size(let given)?: size = given
        case nil: size = Size(width: 50, height: 50)
        default: return nil
        }
        let gap = properties["minimumLineSpacing"]?.value.double ?? 10
        return (size, (gap, properties["minimumInteritemSpacing"]?.value.double ?? 10))
    }
}
