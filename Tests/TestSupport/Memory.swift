import Foundation

/// Values that several tests need, computed once by the first.
package final class Memory<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Key: Value] = [:]

    package init() {}

    package func value(for key: Key, _ make: (Key) -> Value) -> Value {
        if let known = lock.withLock({ values[key] }) { return known }
        // Not while others wait: what two make at once is the same.
        let made = make(key)
        return lock.withLock {
            values[key] = made
            return made
        }
    }
}
