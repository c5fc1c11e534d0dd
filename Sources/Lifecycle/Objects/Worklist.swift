/// A list of elements still to be visited, the latest first.
struct Worklist<Element>: Sequence, IteratorProtocol {
    private var waiting: [Element] = []

    /// Begins with one element, or with none.
    init(_ first: Element? = nil) { if let first { waiting = [first] } }

    /// Adds an element: it comes next.
    mutating func append(_ element: Element) { waiting.append(element) }

    /// Adds elements, the last of them first, so that they come in their order.
    mutating func append(reversing elements: [Element]) { waiting += elements.reversed() }

    /// Takes the element that comes next.
    mutating func next() -> Element? { waiting.popLast() }
}

extension Worklist<View.ID> {
    /// Adds what lies directly in a view, so that the backmost comes next.
    mutating func append(subviewsOf view: View.ID, in views: Table<View>) {
        append(reversing: views[view].subviews)
    }
}
