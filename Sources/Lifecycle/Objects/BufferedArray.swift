/// A list that only grows at its end and is read back later: a ``ChunkedArray`` whose newest elements wait in
/// a plain array until they fill a chunk, so that appending costs as little as to an array.
package struct BufferedArray<Element>: RandomAccessCollection {
    // Other modules can see the storage, so that code there can read a part of an element without copying all
    // of it.
    @usableFromInline var chunks = ChunkedArray<Element>()
    @usableFromInline var newest: [Element] = []

    /// Makes a log with nothing in it.
    package init() {}

    /// Adds an element behind the others.
    package mutating func append(_ element: consuming Element) {
        newest.append(element)
        guard newest.count == ChunkedArray<Element>.chunkSize else { return }
        chunks.append(chunk: newest)
        newest = []
        // A list that has filled one chunk will fill another, which then doesn't have to grow.
        newest.reserveCapacity(ChunkedArray<Element>.chunkSize)
    }

    /// Changes the element at a position.
    ///
    /// - Returns: What the change returns.
    @discardableResult
    mutating func change<Result>(at position: Int, _ change: (inout Element) -> Result) -> Result {
        position < chunks.count ? change(&chunks[position]) : change(&newest[position - chunks.count])
    }

    /// Forgets the elements from a position on.
    ///
    /// - Parameter count: The number of elements that stay, if there are as many.
    package mutating func truncate(to count: Int) {
        guard count < self.count else { return }
        if count < chunks.count {
            let whole = count - count % ChunkedArray<Element>.chunkSize
            newest = Array(chunks[whole..<count])
            chunks.truncate(to: whole)
        } else {
            newest.removeLast(self.count - count)
        }
    }

    /// The position of the first element.
    @inlinable package var startIndex: Int { 0 }
    /// The position behind the last element.
    @inlinable package var endIndex: Int { chunks.count + newest.count }
    /// The number of elements.
    @inlinable package var count: Int { endIndex }

    /// The element at a position.
    @inlinable package subscript(position: Int) -> Element {
        // Chosen is an array, not an element: that would be copied as a whole, even to read a part of it.
        @inline(__always) get {
            let isNew = position >= chunks.count
            let chunk = isNew ? newest : chunks[chunkAt: position]
            return chunk[isNew ? position - chunks.count : position & 31]
        }
    }
}

extension BufferedArray: Sendable where Element: Sendable {}
extension BufferedArray: Equatable where Element: Equatable {}
extension BufferedArray: Hashable where Element: Hashable {}
