/// An array that grows at its end and whose copies share all but what changes: a bookmark of a long trace is cheap.
///
/// An array copied before each append would copy all its elements each time. Here the elements stand in chunks and
/// these in groups, so that a change after a copy moves one chunk and one group, however long the array is.
package struct ChunkedArray<Element>: RandomAccessCollection {
    // Other modules can see the storage, so that code there can read a part of an element without copying all
    // of it.
    @usableFromInline var groups: [[[Element]]] = []
    /// The number of elements.
    package private(set) var count = 0

    /// The number of elements in a chunk that is full.
    static var chunkSize: Int { 32 }
    private static var groupSize: Int { 1024 }

    /// Makes an array without elements.
    package init() {}

    /// Adds an element behind the others.
    package mutating func append(_ element: consuming Element) {
        if count.isMultiple(of: Self.groupSize) { groups.append([]) }
        let group = groups.count - 1
        if count.isMultiple(of: Self.chunkSize) {
            groups[group].append([])
            // A list that has filled one chunk will fill another, which then doesn't have to grow.
            if count > 0 { groups[group][groups[group].count - 1].reserveCapacity(Self.chunkSize) }
        }
        groups[group][groups[group].count - 1].append(element)
        count += 1
    }

    /// Adds the elements of a full chunk behind the others, which have to fill their chunks, too.
    mutating func append(chunk: [Element]) {
        precondition(count.isMultiple(of: Self.chunkSize) && chunk.count == Self.chunkSize)
        if count.isMultiple(of: Self.groupSize) { groups.append([]) }
        groups[groups.count - 1].append(chunk)
        count += chunk.count
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

    /// The position of the first element.
    @inlinable package var startIndex: Int { 0 }
    /// The position behind the last element.
    @inlinable package var endIndex: Int { count }

    /// The element at a position.
    package subscript(position: Int) -> Element {
        // In bits: five for the place in a chunk, five for that of the chunk in a group.
        @inlinable get { groups[position &>> 10][position &>> 5 & 31][position & 31] }
        _modify { yield &groups[position &>> 10][position &>> 5 & 31][position & 31] }
    }

    /// The chunk in which the element at a position stands.
    @inlinable subscript(chunkAt position: Int) -> [Element] { groups[position &>> 10][position &>> 5 & 31] }
}

extension ChunkedArray: Sendable where Element: Sendable {}
extension ChunkedArray: Equatable where Element: Equatable {}
extension ChunkedArray: Hashable where Element: Hashable {}
