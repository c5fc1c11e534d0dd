/// An array that grows at its end and whose copies share all but what changes: a bookmark of a long trace is cheap.
///
/// An array copied before each append would copy all its elements each time. Here the elements stand in chunks and
/// these in groups, so that a change after a copy moves one chunk and one group, however long the array is.
package struct ChunkedArray<Element> {
    private var groups: [[[Element]]] = []
    /// The number of elements.
    package private(set) var count = 0

    private static var chunkSize: Int { 32 }
    private static var groupSize: Int { chunkSize * 32 }

    /// Makes an array without elements.
    package init() {}

    /// Adds an element behind the others.
    package mutating func append(_ element: consuming Element) {
        if count.isMultiple(of: Self.groupSize) { groups.append([]) }
        let group = groups.count - 1
        if count.isMultiple(of: Self.chunkSize) {
            groups[group].append([])
            // Who has filled one chunk will fill another: it does not have to grow.
            if count > 0 { groups[group][groups[group].count - 1].reserveCapacity(Self.chunkSize) }
        }
        groups[group][groups[group].count - 1].append(element)
        count += 1
    }

    /// Forgets the elements from a position on.
    ///
    /// - Parameter count: The number of elements that stay, if there are as many.
    package mutating func truncate(to count: Int) {
        while self.count > count {
            let group = groups.count - 1, chunk = groups[group].count - 1
            let surplus = Swift.min(self.count - count, groups[group][chunk].count)
            groups[group][chunk].removeLast(surplus)
            self.count -= surplus
            if groups[group][chunk].isEmpty { groups[group].removeLast() }
            if groups[group].isEmpty { groups.removeLast() }
        }
    }
}

extension ChunkedArray: RandomAccessCollection {
    /// The position of the first element.
    package var startIndex: Int { 0 }
    /// The position behind the last element.
    package var endIndex: Int { count }

    /// The element at a position.
    package subscript(position: Int) -> Element {
        get {
            let place = position % Self.groupSize
            return groups[position / Self.groupSize][place / Self.chunkSize][place % Self.chunkSize]
        }
        _modify {
            let place = position % Self.groupSize
            yield &groups[position / Self.groupSize][place / Self.chunkSize][place % Self.chunkSize]
        }
    }
}

extension ChunkedArray: Sendable where Element: Sendable {}
extension ChunkedArray: Equatable where Element: Equatable {}
extension ChunkedArray: Hashable where Element: Hashable {}
