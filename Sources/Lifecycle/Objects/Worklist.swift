/// A list of elements still to be visited, the latest first.
///
/// It allocates no memory while it has only one element, as in a chain of superviews or parents, or only
/// elements of one array.
struct Worklist<Element>: Sequence, IteratorProtocol {
    private var last: Element?
    /// The elements after the last one, in the order of the array that was added.
    private var siblings: ArraySlice<Element> = []
    /// The elements after those, the last one first.
    private var others: [Element] = []

    /// Begins with one element, or with none.
    init(_ first: Element? = nil) { last = first }

    /// Adds an element: it comes next.
    mutating func append(_ element: Element) {
        if let last {
            setSiblingsAside()
            others.append(last)
        }
        last = element
    }

    /// Adds elements, the last of them first, so that they come in their order.
    mutating func append(reversing elements: [Element]) {
        guard let first = elements.first else { return }
        setSiblingsAside()
        if let last { others.append(last) }
        last = first
        siblings = elements.dropFirst()
    }

    /// Visits all elements in the order in which they were added.
    func forEachFromFirst<Failure>(_ visit: (Element) throws(Failure) -> Void) throws(Failure) {
        for element in others { try visit(element) }
        for element in siblings.reversed() { try visit(element) }
        if let last { try visit(last) }
    }

    /// Takes the element that comes next.
    mutating func next() -> Element? {
        guard let next = last else { return nil }
        last = siblings.popFirst() ?? others.popLast()
        return next
    }

    private mutating func setSiblingsAside() {
        guard !siblings.isEmpty else { return }
        others.append(contentsOf: siblings.reversed())
        siblings = []
    }
}

extension Worklist<View.ID> {
    /// Adds what lies directly in a view, so that the backmost comes next.
    mutating func append(subviewsOf view: View.ID, in views: Table<View>) {
        if !views[view].subviews.isEmpty { append(reversing: views[view].subviews) }
    }
}
