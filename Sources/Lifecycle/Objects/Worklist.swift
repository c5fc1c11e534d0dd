/// What a walk has still to visit, the latest first; takes no memory as long as it is one at a time, as where views or
/// controllers lie one inside the other.
struct Worklist<Element> {
    private var last: Element?
    private var others: [Element] = []

    /// Begins with one element, or with none.
    init(_ first: Element? = nil) { last = first }

    /// Adds an element: it comes next.
    mutating func append(_ element: Element) {
        if let last { others.append(last) }
        last = element
    }

    /// Adds elements, the last of them first, so that they come in their order.
    mutating func append(reversing elements: [Element]) {
        guard !elements.isEmpty else { return }
        for element in elements.reversed() { append(element) }
    }

    /// Visits all elements in the order in which they were added.
    func forEachFromFirst<Failure>(_ visit: (Element) throws(Failure) -> Void) throws(Failure) {
        for element in others { try visit(element) }
        if let last { try visit(last) }
    }

    /// Takes the element that comes next.
    mutating func popLast() -> Element? {
        guard let next = last else { return nil }
        last = others.popLast()
        return next
    }
}
