/// An element of a storyboard's or nib's file.
struct InterfaceElement {
    let name: String
    let attributes: [String: String]
    /// The line on which it begins.
    let line: Int
    /// The elements in it, in their order.
    var children: [InterfaceElement] = []

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The first element in it with a name.
    func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The elements in it with a name, however deep, in the order of the file.
    func descendants(named wanted: String) -> [InterfaceElement] {
        var found: [InterfaceElement] = [], waiting = Array(children.reversed())
        while let next = waiting.popLast() {
            if next.name == wanted { found.append(next) }
            waiting += next.children.reversed()
        }
        return found
    }
}
