/// Something that may lie in another thing of its kind: a controller in its parent, a view in its superview, a class in
/// the one that it derives from.
package protocol Containable: Hashable, Sendable {
    /// The object that directly contains it.
    var container: Identifier<Self>? { get }
}

/// An object's container, the container's container, and so on, the nearest first.
package struct AncestorSequence<Object: Containable>: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let objects: Table<Object>
    @usableFromInline var following: Identifier<Object>?

    init(_ objects: Table<Object>, from first: Identifier<Object>?) {
        self.objects = objects
        following = first
    }

    /// The next one outwards.
    @inlinable package mutating func next() -> Identifier<Object>? {
        guard let current = following else { return nil }
        following = objects[current].container
        return current
    }

    /// The one that lies in no other; nil if there is none at all.
    var outermost: Identifier<Object>? { reduce(nil) { $1 } }
}

extension Sequence {
    /// The first result for an element that isn't nil; nil if there is none.
    func first<Part>(having part: (Element) -> Part?) -> Part? {
        for element in self {
            if let found = part(element) { return found }
        }
        return nil
    }
}
