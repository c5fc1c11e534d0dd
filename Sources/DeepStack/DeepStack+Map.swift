import Dispatch
import Foundation

extension DeepStack {
    /// Maps items on as many threads as there are processors, each with all the room.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - work: The work on one item, which may run beside that on others.
    /// - Returns: The results, in the order of the items.
    package static func map<Item: Sendable, Value>(
        _ items: [Item], _ work: @Sendable (Item) -> Value
    ) -> [Value] {
        let desk = Desk<Item, Value>(items)
        // The same item has to give the same whichever thread takes it.
        let tasks = prepare(min(ProcessInfo.processInfo.activeProcessorCount, items.count))
        DispatchQueue.concurrentPerform(iterations: min(tasks, items.count)) { _ in
            run { while let (number, item) = desk.next() { desk.put(work(item), number) } }
        }
        return desk.values
    }

    /// Where several threads take items and leave what came of them.
    private final class Desk<Item, Value>: @unchecked Sendable {
        private let items: [Item]
        private let lock = NSLock()
        private var taken = 0
        private var results: [Int: Value] = [:]

        init(_ items: [Item]) { self.items = items }

        /// The results, in the order of the items.
        var values: [Value] { items.indices.compactMap { results[$0] } }

        /// Takes the next item; nil if there is none.
        func next() -> (Int, Item)? {
            lock.withLock {
                guard taken < items.count else { return nil }
                defer { taken += 1 }
                return (taken, items[taken])
            }
        }

        func put(_ value: Value, _ number: Int) { lock.withLock { results[number] = value } }
    }
}
