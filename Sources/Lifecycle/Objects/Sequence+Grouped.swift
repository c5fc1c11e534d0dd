extension Sequence {
    /// The elements in groups of neighbours that belong together.
    package func grouped(by belong: (Element, Element) -> Bool) -> [[Element]] {
        reduce(into: []) { groups, element in
            if let last = groups.last?.last, belong(last, element) {
                groups[groups.count - 1].append(element)
            } else {
                groups.append([element])
            }
        }
    }
}
