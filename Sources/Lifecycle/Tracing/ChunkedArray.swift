/// An array that grows at its end and whose copies share all but what changes: a bookmark of a long trace is cheap.
///
/// An array copied before each append would copy all its elements each time; here an append after a copy moves
/// one chunk at most.
public struct ChunkedArray<Element> {
    private var chunks: [[Element]] = []
    /// The number of elements.
    public private(set) var count = 0

    private static var chunkSize: Int { 256 }

    mutating func append(_ element: Element) {
        if count.isMultiple(of: Self.chunkSize) {
            chunks.append([])
            chunks[chunks.count - 1].reserveCapacity(Self.chunkSize)
        }
        chunks[chunks.count - 1].append(element)
        count += 1
    }

    /// Forgets the elements from a position on.
    mutating func truncate(to count: Int) {
        while self.count > count {
            let last = chunks.count - 1
            let surplus = Swift.min(self.count - count, chunks[last].count)
            chunks[last].removeLast(surplus)
            self.count -= surplus
            if chunks[last].isEmpty { chunks.removeLast() }
        }
    }
}

extension ChunkedArray: RandomAccessCollection {
    /// The position of the first element.
    public var startIndex: Int { 0 }
    /// The position behind the last element.
    public var endIndex: Int { count }

    /// The element at a position.
    public internal(set) subscript(position: Int) -> Element {
        get { chunks[position / Self.chunkSize][position % Self.chunkSize] }
        _modify { yield &chunks[position / Self.chunkSize][position % Self.chunkSize] }
    }
}

extension ChunkedArray: Sendable where Element: Sendable {}
extension ChunkedArray: Equatable where Element: Equatable {}
extension ChunkedArray: Hashable where Element: Hashable {}
