/// What a table or collection view knows of its rows: the numbers that its data source gave, and the cells that it shows.
package struct ListState: Hashable, Sendable {
    /// An index path: a section, and the place of a row or item in it.
    package struct Path: Hashable, Sendable, Comparable {
        package let section: Int
        package let item: Int

        package init(section: Int, item: Int) {
            self.section = section
            self.item = item
        }

        package static func < (one: Path, other: Path) -> Bool {
            (one.section, one.item) < (other.section, other.item)
        }
    }

    /// Rows that code inserts, deletes or reloads, up to the end of the updates.
    struct Updates: Hashable, Sendable {
        var inserted: [Path] = [], deleted: [Path] = [], reloaded: [Path] = []
        /// The blocks of updates that are open.
        var depth = 0
    }

    /// The object that it asks for its contents, which it doesn't retain.
    package internal(set) var dataSource: Value?
    /// The object that it tells what happens, which it doesn't retain.
    package internal(set) var delegate: Value?
    /// The classes and nibs that code registered for cells, by reuse identifier.
    package var registered: [String: Value] = [:]
    /// The number of rows in each section; nil until the data source gave it.
    package internal(set) var counts: [Int]?
    /// The sizes of rows and items that the delegate gave.
    var sizes: [Path: Size] = [:]
    /// The cells that it shows; one that isn't known is `.unknown`.
    package internal(set) var shown: [Path: Value] = [:]
    /// The cells that wait to be used again, by reuse identifier.
    var reusable: [String: [View.ID]] = [:]
    /// The selected rows, in the order in which they were selected.
    package internal(set) var selected: [Path] = []
    /// Indicates whether the next layout asks for all cells again.
    package internal(set) var needsReload = true
    var updates = Updates()
    /// Indicates whether a size that nothing gives has been assumed.
    var hasAssumedSize = false

    /// Indicates whether there is a row.
    func contains(_ path: Path) -> Bool {
        guard let counts, counts.indices.contains(path.section) else { return false }
        return (0..<counts[path.section]).contains(path.item)
    }

    /// The rows, in order.
    var paths: [Path] {
        (counts ?? []).enumerated().flatMap { section, count in
            (0..<count).map { Path(section: section, item: $0) }
        }
    }
}

extension Value {
    /// An index path, as code gets it.
    package init(_ path: ListState.Path) {
        self = .structure(
            StructureValue(
                type: "IndexPath",
                fields: [
                    "section": .integer(path.section), "row": .integer(path.item),
                    "item": .integer(path.item),
                ]))
    }

    /// The index path that it is; nil if it is none, or not known.
    package var path: ListState.Path? {
        guard case .structure(let structure) = self, structure.type == "IndexPath",
            case .integer(let section)? = structure.fields["section"],
            case .integer(let item)? = structure.fields["item"]
        else { return nil }
        return ListState.Path(section: section, item: item)
    }

    /// The index paths of an array; nil if one of them isn't known.
    package var paths: [ListState.Path]? {
        guard case .array(let array) = self else { return nil }
        let paths = array.elements.compactMap { $0.path }
        return paths.count == array.elements.count ? paths : nil
    }
}
