/// Something that may lie in another thing of its kind: a controller in its parent, a view in its superview.
package protocol Nested: Hashable, Sendable {
    /// What it lies in, directly.
    var container: Identifier<Self>? { get }
}

extension Controller: Nested {
    /// The parent.
    package var container: ID? { parent }
}

extension View: Nested {
    /// The superview.
    package var container: ID? { superview }
}

/// What something lies in, and what that lies in, and so on: the nearest first.
package struct Ascent<Object: Nested>: Sequence, IteratorProtocol, Sendable {
    private let objects: Table<Object>
    private var following: Identifier<Object>?

    init(_ objects: Table<Object>, from first: Identifier<Object>?) {
        self.objects = objects
        following = first
    }

    /// The next one outwards.
    package mutating func next() -> Identifier<Object>? {
        guard let current = following else { return nil }
        following = objects[current].container
        return current
    }
}
