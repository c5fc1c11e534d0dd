/// The place of an object in its ``Table``: stable for ever, since dead objects keep their slot.
package struct Identifier<Object>: Hashable, Sendable {
    @usableFromInline let index: Int32

    init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

    /// The number of objects of this kind made before this one.
    package var ordinal: Int { Int(index) }
}

/// Objects of one kind, in the order in which they were made; dead ones stay, so that an identifier means one for ever.
package struct Table<Object: Sendable & Hashable>: Sendable, Hashable {
    @usableFromInline var objects = ChunkedArray<Object>()

    /// The number of objects ever made.
    package var count: Int { objects.count }

    /// The identifiers of all objects, oldest first.
    package var identifiers: Identifiers { Identifiers(endIndex: objects.count) }

    /// Identifiers without gaps, made when they are asked for.
    package struct Identifiers: RandomAccessCollection, Sendable {
        /// The place of the oldest.
        package let startIndex = 0
        /// One past the place of the newest.
        package let endIndex: Int

        /// The identifier of the object at a place.
        package subscript(position: Int) -> Identifier<Object> { Identifier(position) }
    }

    /// The object that an identifier stands for.
    package subscript(id: Identifier<Object>) -> Object {
        @inlinable get { objects[Int(id.index)] }
        @inlinable _modify { yield &objects[Int(id.index)] }
    }

    /// The first object that fits, with its identifier.
    ///
    /// - Parameter fits: What the object has to satisfy.
    /// - Returns: The oldest such object's identifier, or nil when there is none.
    package func first(where fits: (Object) -> Bool) -> Identifier<Object>? {
        objects.firstIndex(where: fits).map(Identifier.init)
    }

    package mutating func append(_ object: Object) -> Identifier<Object> {
        objects.append(object)
        return Identifier(objects.count - 1)
    }
}
