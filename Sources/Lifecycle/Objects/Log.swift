/// What is written down at the end and read back later: a ``ChunkedArray`` whose newest elements wait in one plain array
/// until they fill a chunk, so that adding an element costs as little as it does there.
package struct Log<Element> {
    private var chunks = ChunkedArray<Element>()
    private var newest: [Element] = []

    /// Makes a log with nothing in it.
    package init() {}

    /// Adds an element behind the others.
    package mutating func append(_ element: Element) {
        if newest.isEmpty { newest.reserveCapacity(ChunkedArray<Element>.chunkSize) }
        newest.append(element)
        guard newest.count == ChunkedArray<Element>.chunkSize else { return }
        chunks.append(chunk: newest)
        newest = []
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
}

extension Log: RandomAccessCollection {
    /// The position of the first element.
    package var startIndex: Int { 0 }
    /// The position behind the last element.
    package var endIndex: Int { chunks.count + newest.count }

    /// The element at a position.
    package subscript(position: Int) -> Element {
        position < chunks.count ? chunks[position] : newest[position - chunks.count]
    }
}

extension Log: Sendable where Element: Sendable {}
extension Log: Equatable where Element: Equatable {}
extension Log: Hashable where Element: Hashable {}
