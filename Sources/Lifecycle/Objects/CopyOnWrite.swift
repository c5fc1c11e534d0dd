/// A value that copies share until one of them changes. What contains it is copied at the cost of one reference, however much the
/// value holds.
@propertyWrapper
package struct CopyOnWrite<Value: Sendable>: Sendable {
    @usableFromInline final class Storage: @unchecked Sendable {
        // Changed only while a single reference to it exists.
        @usableFromInline var value: Value

        @usableFromInline init(_ value: Value) { self.value = value }
    }

    @usableFromInline var storage: Storage

    package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    package var wrappedValue: Value {
        @inlinable _read { yield storage.value }
        @inlinable _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
            yield &storage.value
        }
    }
}
